//! What things are called, how they are marked, and the ids of all that can be pointed at.

use super::Stage;
use crate::aliens::Alien;
use crate::artifacts::Artifact;
use crate::board::{Planet, Side, Spot};
use crate::cards::{Card, Cards};
use crate::components::{CosmicEncounter, PER_SYSTEM};
use crate::deal::Term;
use orrery_core::{Seat, Seats};
use orrery_scene::{Id, Lang, Span, Symbol, Teller, Text, Tone, Word, word};

/// Which system's names each seat's planets bear: those that sound like the colour of its crest.
const SYSTEM_NAMES: [usize; 4] = [2, 0, 1, 3];

/// How a part of the box is named in a sentence.
pub fn part(family: &str, number: u16, teller: Teller<'_, CosmicEncounter>) -> Text {
    let game = teller.game;
    match family {
        "planet" => Text::plain(planet_name(Planet(number as u8), teller)),
        "card" => match game.faces.get(usize::from(number)) {
            Some(face) => Text::plain(card_name(face.card, teller)),
            None => Text::plain(family),
        },
        "alien" => match Alien::ALL.iter().find(|alien| game.aliens[**alien as usize].row == number) {
            Some(alien) => Text::plain(alien_name(*alien, teller)),
            None => Text::plain(family),
        },
        _ => Text::plain(family),
    }
}

/// The planets of our box have a name in each language; those of another box are called as it calls them.
pub fn planet_name(planet: Planet, teller: Teller<'_, CosmicEncounter>) -> Word {
    let (system, nth) = (planet.index() / PER_SYSTEM, planet.index() % PER_SYSTEM);
    let row = SYSTEM_NAMES.get(system).map_or(planet.index(), |system| system * PER_SYSTEM + nth);
    let name = teller.game.planets.get(row).cloned().unwrap_or_default();
    let id = word!("planet-{}", name.to_lowercase());
    if teller.words.has(&id) { teller.word(&id) } else { name.into() }
}

fn by_language<'a>(teller: Teller<'_, CosmicEncounter>, en: &'a str, es: &'a str) -> Word {
    match teller.lang() {
        Lang::En => en,
        Lang::Es => es,
    }
    .into()
}

pub fn card_name(card: Card, teller: Teller<'_, CosmicEncounter>) -> Word {
    let face = teller.game.faces.iter().find(|face| face.card == card);
    face.map_or_else(Word::default, |face| by_language(teller, &face.name_en, &face.name_es))
}

pub fn artifact_text(artifact: Artifact, teller: Teller<'_, CosmicEncounter>) -> Word {
    let card = &teller.game.artifacts[artifact as usize];
    by_language(teller, &card.text_en, &card.text_es)
}

pub fn alien_name(alien: Alien, teller: Teller<'_, CosmicEncounter>) -> Word {
    let card = &teller.game.aliens[alien as usize];
    by_language(teller, &card.name_en, &card.name_es)
}

pub fn alien_text(alien: Alien, teller: Teller<'_, CosmicEncounter>) -> Word {
    let card = &teller.game.aliens[alien as usize];
    by_language(teller, &card.text_en, &card.text_es)
}

pub fn alien_symbol(alien: Alien) -> Symbol {
    word!("c-{}", alien.id())
}

pub fn card_symbol(card: Card) -> Symbol {
    match card {
        Card::Attack(_) => "c-attack".into(),
        Card::Negotiate => "c-negotiate".into(),
        Card::Artifact(artifact) => word!("c-{}", artifact.id()),
    }
}

pub fn card_tone(card: Card) -> Tone {
    match card {
        Card::Attack(_) => Tone::Red,
        Card::Negotiate => Tone::Blue,
        Card::Artifact(_) => Tone::Purple,
    }
}

/// A card in a sentence: its sign and its name.
pub fn card_text(card: Card, teller: Teller<'_, CosmicEncounter>) -> Text {
    Text::from([
        Span::icon(card_symbol(card), Word::NONE),
        Span::Strong(word!(" {}", card_name(card, teller))),
    ])
}

/// Several cards in a sentence.
pub fn cards_text(cards: Cards, teller: Teller<'_, CosmicEncounter>) -> Text {
    let mut text = Text::none();
    for (at, card) in cards.iter().enumerate() {
        if at > 0 {
            text = text.and(", ");
        }
        text = text.and(card_text(card, teller));
    }
    text
}

/// Several players in a sentence.
pub fn seats_text(seats: Seats) -> Text {
    let mut text = Text::none();
    for (at, seat) in seats.iter().enumerate() {
        if at > 0 {
            text = text.and(", ");
        }
        text = text.and(Span::Seat(seat));
    }
    text
}

/// So many ships of a player, drawn.
pub fn ships_text(seat: Seat, ships: u8) -> Text {
    Text::from([Span::Crest(seat), Span::Strong(word!("×{ships}"))])
}

impl Stage<'_> {
    pub fn planet(&self, planet: Planet) -> Word {
        planet_name(planet, self.teller)
    }

    pub fn alien_of(&self, seat: Seat) -> Word {
        alien_name(self.board().aliens[seat.index()], self.teller)
    }

    pub fn spot(&self, spot: Spot) -> Word {
        match spot {
            Spot::Mothership => self.word("mothership"),
            Spot::Planet(planet) => self.planet(planet),
        }
    }
}

fn side_key(side: Side) -> &'static str {
    match side {
        Side::Attack => "attack",
        Side::Defense => "defense",
    }
}

pub fn card_key(card: Card) -> Word {
    match card {
        Card::Attack(value) => word!("a{value}"),
        Card::Negotiate => "negotiate".into(),
        Card::Artifact(artifact) => artifact.id().into(),
    }
}

pub fn term_key(term: Term) -> Word {
    match term {
        Term::Named(card) => card_key(card),
        Term::Lowest => "lowest".into(),
        Term::Highest => "highest".into(),
        Term::Choice => "choice".into(),
        Term::Random => "random".into(),
        Term::Colony(planet) => word!("planet-{}", planet.0),
        Term::Release(seat) => word!("release-{}", seat.0),
    }
}

pub fn spot_key(spot: Spot) -> Word {
    match spot {
        Spot::Mothership => "mothership".into(),
        Spot::Planet(planet) => planet.0.into(),
    }
}

// The ids of all that can be pointed at.

pub fn planet_id(planet: Planet) -> Id {
    Id::of("planet", planet.0)
}

/// The ships of a player on a planet.
pub fn ships_id(seat: Seat, planet: Planet) -> Id {
    Id(word!("ships/{}/{}", seat.0, planet.0))
}

/// The ships of a player in the Mothership or in a carrier.
pub fn aboard_id(seat: Seat) -> Id {
    Id::of("aboard", seat.0)
}

pub fn mothership_id() -> Id {
    Id::from("mothership")
}

pub fn side_id(side: Side) -> Id {
    Id::of("side", side_key(side))
}

/// The encounter card of a side, on the board.
pub fn laid_id(side: Side) -> Id {
    Id::of("laid", side_key(side))
}

/// A card of the viewer's own hand: copies are counted.
pub fn hand_id(card: Card, copy: u8) -> Id {
    Id(word!("hand/{}/{copy}", card_key(card)))
}

pub fn alien_id(seat: Seat) -> Id {
    Id::of("alien", seat.0)
}

/// A side to join, and a colony to take ships from, in the builder of alliances.
pub fn with_id(side: Side) -> Id {
    Id::of("with", side_key(side))
}

pub fn from_id(planet: Planet) -> Id {
    Id::of("from", planet.0)
}

pub fn give_id(term: Term) -> Id {
    Id::of("give", term_key(term))
}

pub fn ask_id(term: Term) -> Id {
    Id::of("ask", term_key(term))
}

pub fn found_id(spot: Spot) -> Id {
    Id::of("found", spot_key(spot))
}

/// The standing proposal of a side.
pub fn proposal_id(side: Side) -> Id {
    Id::of("proposal", side_key(side))
}
