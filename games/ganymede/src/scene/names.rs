//! What things are called and how they are marked.

use super::Stage;
use crate::action::Place;
use crate::cards::{Class, Id as _, Planet, Slot};
use crate::components::{Ganymede, Name};
use crate::settlers::{Color, Settlers};
use orrery_scene::{Id, Lang, Piece, Span, Teller, Text, Tone, Word, word};

/// How a part of the box is named in a sentence; settlers are drawn.
pub fn part(family: &str, number: u16, teller: Teller<'_, Ganymede>) -> Text {
    let Some(name) = teller.game.name(family, number) else { return Text::plain(family) };
    let text = word(name, teller.lang());
    match family {
        "color" => match Color::ALL.get(usize::from(number)) {
            Some(&color) => Text::from(Span::piece(symbol(color), tone(color), text)),
            None => Text::plain(text),
        },
        _ => Text::plain(text),
    }
}

pub fn word(name: &Name, lang: Lang) -> Word {
    match lang {
        Lang::En => (&name.en).into(),
        Lang::Es => (&name.es).into(),
    }
}

pub fn tone(color: Color) -> Tone {
    match color {
        Color::Blue => Tone::Blue,
        Color::Red => Tone::Red,
        Color::Yellow => Tone::Yellow,
        Color::Purple => Tone::Purple,
    }
}

pub fn symbol(color: Color) -> &'static str {
    match color {
        Color::Blue => "s-blue",
        Color::Red => "s-red",
        Color::Yellow => "s-yellow",
        Color::Purple => "s-purple",
    }
}

pub fn class_tone(class: Class) -> Tone {
    class_mark(class).1
}

fn class_mark(class: Class) -> (&'static str, Tone) {
    match class {
        Class::Media => ("g-media", Tone::Blue),
        Class::Command => ("g-command", Tone::Red),
        Class::Engineering => ("g-engineering", Tone::Yellow),
        Class::Care => ("g-care", Tone::Purple),
        Class::Joint => ("g-joint", Tone::White),
    }
}

impl Stage<'_> {
    pub fn color(&self, color: Color) -> Word {
        word(&self.game.colors[color.index()], self.teller.lang())
    }

    pub fn class(&self, class: Class) -> Word {
        word(&self.game.classes[class as usize], self.teller.lang())
    }

    pub fn slot(&self, slot: Slot) -> Word {
        word(&self.game.slots[slot as usize], self.teller.lang())
    }

    pub fn planet(&self, planet: Planet) -> Word {
        self.teller.word(match planet {
            Planet::Earth => "planet-earth",
            Planet::Mars => "planet-mars",
        })
    }

    pub fn place(&self, place: Place) -> Word {
        match place {
            Place::Earth => self.planet(Planet::Earth),
            Place::Mars => self.planet(Planet::Mars),
            Place::Ship(slot) => self.slot(slot),
        }
    }

    pub fn settler(&self, color: Color) -> Span {
        Span::piece(symbol(color), tone(color), self.color(color))
    }

    pub fn settlers(&self, settlers: Settlers) -> Text {
        each(settlers).map(|color| self.settler(color)).collect()
    }

    pub fn any_settler(&self) -> Span {
        Span::piece("s-any", Tone::White, self.teller.word("any-color"))
    }

    pub fn medal(&self, class: Class) -> Span {
        let (symbol, tone) = class_mark(class);
        Span::medal(symbol, tone, self.class(class))
    }

    /// The settlers of a board as pieces. A color is counted from the ships back to Earth, so that it is the settler
    /// who moves that keeps its id, and not its neighbors.
    pub fn pieces(&self, place: Place) -> Vec<Piece> {
        let board = self.board();
        let farther = |color: Color| -> u8 {
            let ahead = Place::ALL.into_iter().rev().take_while(|other| *other != place);
            ahead.map(|other| board.at(other).of(color)).sum()
        };
        let mut pieces = Vec::new();
        for color in Color::ALL {
            for n in 0..board.at(place).of(color) {
                let id = settler_id(self.seat().0, color, farther(color) + n);
                let name = word!("{}, {}", self.color(color), self.place(place));
                pieces.push(Piece::new(id, name, symbol(color), tone(color)));
            }
        }
        pieces
    }

    /// The ids of the settlers of one color in one place.
    pub fn settler_ids(&self, place: Place, color: Color) -> Vec<Id> {
        let of_color = |piece: &Piece| piece.symbol == symbol(color);
        self.pieces(place).into_iter().filter(of_color).map(|piece| piece.id).collect()
    }
}

fn settler_id(seat: u8, color: Color, n: u8) -> Id {
    Id(word!("settler/{seat}/{}/{n}", color.number()))
}

/// One color for each settler.
pub fn each(settlers: Settlers) -> impl Iterator<Item = Color> {
    Color::ALL.into_iter().flat_map(move |color| std::iter::repeat_n(color, usize::from(settlers.of(color))))
}

// The ids of all that can be pointed at.

pub fn tile_id(number: u8) -> Id {
    Id::of("tile", number)
}

pub fn shuttle_id(number: u8) -> Id {
    Id::of("shuttle", number)
}

pub fn ship_id(number: u8) -> Id {
    Id::of("ship", number)
}

pub fn ship_deck_id() -> Id {
    Id::from("ship-deck")
}

pub fn supply_id(color: Color) -> Id {
    Id::of("supply", color.number())
}

pub fn transit_id(color: Color) -> Id {
    Id::of("transit", color.number())
}

pub fn place_id(place: Place) -> Id {
    match place {
        Place::Earth => Id::from("earth"),
        Place::Mars => Id::from("mars"),
        Place::Ship(slot) => dock_id(slot),
    }
}

pub fn dock_id(slot: Slot) -> Id {
    Id::of("dock", slot as u8)
}
