//! What things are called, how they are marked, and the ids of all that can be pointed at.

use super::Stage;
use crate::components::{Bonus, Kind, SpaceGateOdyssey};
use crate::parts::{Exoplanet, Figure, Gate, Module, Room, Sector, Space, Stack, Token};
use crate::station::sides::{Cell, Rotation, Sides};
use orrery_core::Seat;
use orrery_scene::{Id, Span, Symbol, Teller, Text, Tone, Word, word};

type Speaker<'a> = Teller<'a, SpaceGateOdyssey>;

/// How a part of the box is named in a sentence.
pub fn part(family: &str, number: u16, teller: Speaker<'_>) -> Text {
    let at = number as u8;
    Text::plain(match family {
        "room" => room(Room(at), teller),
        "sector" => sector(Sector(at), teller),
        "stack" => teller.words.word("stack-quoted", &[("stack", stack(Stack(at), teller).into())]),
        "exoplanet" => exoplanet(Exoplanet(at), teller),
        "module" => module(Module(at), teller),
        _ => family.into(),
    })
}

/// Data can name a part that the box does not have: it is called by its number then.
fn named(list: Option<&str>, head: &str, teller: Speaker<'_>) -> Word {
    list.map_or_else(Word::default, |id| teller.word(&word!("{head}{id}")))
}

pub fn sector(sector: Sector, teller: Speaker<'_>) -> Word {
    named(teller.game.sector_ids.get(sector.index()).map(String::as_str), "sector-", teller)
}

pub fn room(room: Room, teller: Speaker<'_>) -> Word {
    named(teller.game.rooms.get(room.index()).map(|face| face.id.as_str()), "room-", teller)
}

pub fn short_room(room: Room, teller: Speaker<'_>) -> Word {
    named(teller.game.rooms.get(room.index()).map(|face| face.id.as_str()), "short-", teller)
}

pub fn stack(stack: Stack, teller: Speaker<'_>) -> Word {
    named(teller.game.stacks.get(stack.index()).map(|face| face.id.as_str()), "stack-", teller)
}

/// The planets bear the names of physicists, alike in all languages.
pub fn exoplanet(exoplanet: Exoplanet, teller: Speaker<'_>) -> Word {
    let id = teller.game.exoplanets.get(exoplanet.index()).map_or("", |face| face.id.as_str());
    Word::from(id).capitalized()
}

pub fn token(of: Token, teller: Speaker<'_>) -> Word {
    match of {
        Token::Sector(of) => sector(of, teller),
        Token::Balance => teller.word("token-balance"),
        Token::None => teller.word("token-none"),
    }
}

pub fn figure(figure: Figure, teller: Speaker<'_>) -> Word {
    teller.word(match figure {
        Figure::Engineer => "engineer",
        Figure::Chief => "chief",
    })
}

pub fn module(of: Module, teller: Speaker<'_>) -> Word {
    let Some(face) = teller.game.modules.get(of.index()) else { return Word::NONE };
    let sector = face.sector.map_or_else(Word::default, |of| sector(of, teller));
    let say = |id: &str| teller.words.word(id, &[("sector", sector.clone().into())]);
    match face.kind {
        Kind::Gate(gate) => teller
            .words
            .word("module-gate", &[("sector", sector.clone().into()), ("gate", letter(gate).into())]),
        Kind::Odyssey(Bonus::Recruit) => say("module-recruit"),
        Kind::Odyssey(Bonus::Promote) => say("module-promote"),
        Kind::Odyssey(Bonus::Robot(to)) => teller
            .words
            .word("module-robot", &[("sector", sector.clone().into()), ("room", room(to, teller).into())]),
        Kind::Access => say("module-access"),
        Kind::Initial => teller.word("module-initial"),
    }
}

pub fn letter(gate: Gate) -> &'static str {
    ["α", "β", "γ"][gate.index() % 3]
}

pub fn gate_symbol(gate: Gate) -> &'static str {
    ["o-circle", "o-triangle", "o-square"][gate.index() % 3]
}

pub fn gate_span(gate: Gate, teller: Speaker<'_>) -> Span {
    let name = teller.words.word("gate", &[("gate", letter(gate).into())]);
    Span::medal(gate_symbol(gate), Tone::Brass, name)
}

pub fn sector_symbol(sector: Sector) -> &'static str {
    ["o-water", "o-wildlife", "o-energy"][sector.index() % 3]
}

pub fn sector_tone(sector: Option<Sector>) -> Tone {
    sector.map_or(Tone::White, |sector| [Tone::Blue, Tone::Green, Tone::Purple][sector.index() % 3])
}

pub fn kind_symbol(kind: Kind) -> &'static str {
    match kind {
        Kind::Gate(gate) => gate_symbol(gate),
        Kind::Odyssey(Bonus::Recruit) => "o-recruit",
        Kind::Odyssey(Bonus::Promote) => "o-promote",
        Kind::Odyssey(Bonus::Robot(_)) => "o-robot",
        Kind::Access | Kind::Initial => "o-airlock",
    }
}

pub fn token_mark(token: Token) -> (&'static str, Tone) {
    match token {
        Token::Sector(sector) => (sector_symbol(sector), sector_tone(Some(sector))),
        Token::Balance => ("o-balance", Tone::Brass),
        Token::None => ("o-none", Tone::Dim),
    }
}

pub fn token_span(of: Token, teller: Speaker<'_>) -> Span {
    let (symbol, tone) = token_mark(of);
    Span::medal(symbol, tone, token(of, teller))
}

/// A module's face with its corridors as they lie.
pub fn tile_symbol(corridors: Sides, on: bool) -> Symbol {
    let bits = corridors.iter().map(|side| 1u8 << side as u8).sum::<u8>();
    let face = if on { "on" } else { "off" };
    word!("o-tile-{face}-{bits}")
}

pub fn figure_symbol(seat: Seat, figure: Figure) -> Symbol {
    let kind = match figure {
        Figure::Engineer => "eng",
        Figure::Chief => "chief",
    };
    word!("o-{kind}-{}", seat.0 % 4)
}

pub fn robot_symbol(seat: Seat) -> Symbol {
    word!("o-bot-{}", seat.0 % 4)
}

pub fn figure_span(seat: Seat, of: Figure, teller: Speaker<'_>) -> Span {
    Span::piece(figure_symbol(seat, of), Tone::Seat(seat), figure(of, teller))
}

pub fn settler_span(seat: Seat, teller: Speaker<'_>) -> Span {
    Span::piece("o-settler", Tone::Seat(seat), teller.word("settler"))
}

impl Stage<'_> {
    /// The module with its sector's icon, as it stands in a sentence.
    pub fn module_text(&self, of: Module) -> Text {
        let face = self.game.face(of);
        let name = module(of, self.teller);
        Text::from(Span::medal(kind_symbol(face.kind), sector_tone(face.sector), Word::NONE))
            .and(Span::text(word!(" {name}")))
    }

    /// Everybody's action points in a room, as it is or with somebody more.
    pub fn points_text(&self, points: impl Fn(Seat) -> u8) -> Text {
        let mut text = Text::none();
        for (nth, seat) in self.seats().enumerate() {
            text = text.and(Span::text(if nth == 0 { "" } else { " " }));
            text = text.and(Span::Crest(seat)).and(Span::Strong(points(seat).into()));
        }
        text
    }
}

pub fn room_id(room: Room) -> Id {
    Id::of("room", room.0)
}

pub fn figure_id(seat: Seat, room: Room, kind: &str) -> Id {
    Id(word!("figure/{}/{}/{kind}", seat.0, room.0))
}

pub fn engineer_id(seat: Seat, room: Room, figure: Figure) -> Id {
    figure_id(
        seat,
        room,
        match figure {
            Figure::Engineer => "engineer",
            Figure::Chief => "chief",
        },
    )
}

pub fn stack_id(stack: Stack) -> Id {
    Id::of("stack", stack.0)
}

/// The arrow on a stack that puts its top module beneath.
pub fn beneath_id(stack: Stack) -> Id {
    Id::of("beneath", stack.0)
}

pub fn cell_id(seat: Seat, cell: Cell) -> Id {
    Id(word!("cell/{}/{}/{}", seat.0, cell.x, cell.y))
}

pub fn turn_id(rotation: Rotation) -> Id {
    Id::of("turn", rotation.0)
}

pub fn module_id(module: Module) -> Id {
    Id::of("module", module.0)
}

pub fn planet_id(exoplanet: Exoplanet) -> Id {
    Id::of("planet", exoplanet.0)
}

pub fn space_id(exoplanet: Exoplanet, space: Space) -> Id {
    Id(word!("space/{}/{}", exoplanet.0, space.0))
}

pub fn slot_id(slot: u8) -> Id {
    Id::of("slot", slot)
}
