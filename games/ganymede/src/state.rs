//! The whole truth of a game.

use crate::action::Place;
use crate::agenda::Agenda;
use crate::cards::{Planet, Set, Ship, Shuttle, Slot, Tile};
use crate::memory::Memory;
use crate::payment::Payment;
use crate::settlers::Settlers;
use orrery_core::{List, PerSeat, Pile, Seat};
use serde::{Deserialize, Serialize};

/// No row of the table is longer.
pub const LONGEST_ROW: usize = 8;
/// No deck is thicker.
pub const THICKEST_DECK: usize = 32;
pub type ShipDeck = Pile<Ship, THICKEST_DECK>;
/// No table seats more (GAN-1.1).
pub const PLAYERS: usize = 4;

/// Cards face up beside their deck; a gap waits for the refill (GAN-8.4).
pub type Row<T> = List<Option<T>, LONGEST_ROW>;

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct State {
    /// Hand cards that a viewer has seen being taken are displayed (GAN-13.2).
    pub memory_aid: bool,
    pub first: Seat,
    pub active: Seat,
    pub round: u16,
    /// This round is the last (GAN-10.1).
    pub ending: bool,
    /// With the settlers on all boards, always as many of each color as at the start (GAN-12.1).
    pub supply: Settlers,
    pub boards: PerSeat<Board>,
    pub tile_row: Row<Tile>,
    pub tile_pile: Set<Tile>,
    /// Face up: anybody may look through them (GAN-5.1.5).
    pub tile_discard: Set<Tile>,
    /// One row and one deck for each planet.
    pub shuttle_rows: [Row<Shuttle>; 2],
    pub shuttle_decks: [Set<Shuttle>; 2],
    pub ship_row: Row<Ship>,
    /// The one deck under which cards are put.
    pub ship_deck: ShipDeck,
    /// Who put each of the settled cards beneath the ship deck, the first to come up first.
    pub beneath: List<Seat, THICKEST_DECK>,
    /// Secret of their owners (GAN-11.2).
    pub hands: PerSeat<Set<Ship>>,
    /// What each was dealt to begin with; after the choice, what each gave back (GAN-11.3).
    pub dealt: PerSeat<Set<Ship>>,
    pub choices: PerSeat<Option<Choice>>,
    /// What each seat, and last whoever looks on, knows of the hands of others.
    pub memories: [Memory; PLAYERS + 1],
    /// A purchase not yet paid in full: nothing has moved (GAN-4.7).
    pub payment: Option<Payment>,
    pub agenda: Agenda,
}

/// The ships to begin with (GAN-3.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Choice {
    pub identical: Ship,
    pub different: Ship,
}

/// All that lies open on and around one player board (GAN-2.3, GAN-11.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Board {
    pub tiles: Set<Tile>,
    pub earth: Settlers,
    pub mars: Settlers,
    /// On a shuttle, between two places.
    pub transit: Settlers,
    pub berths: [Berth; 2],
    pub shuttles: Set<Shuttle>,
    pub reputation: u8,
    pub launched: Set<Ship>,
}

/// What is at a ship slot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Berth {
    Docked {
        ship: Ship,
        aboard: Settlers,
    },
    /// Its bonus is being resolved (GAN-7.6).
    Departing(Ship),
    /// Its launch is about to fill it (GAN-7.6.4).
    Awaiting,
    /// There was no ship to be had; the next one comes here (GAN-7.9).
    Empty,
}

impl Board {
    /// An empty board (GAN-3.2).
    pub fn new() -> Board {
        Board {
            tiles: Set::new(),
            earth: Settlers::NONE,
            mars: Settlers::NONE,
            transit: Settlers::NONE,
            berths: [Berth::Empty; 2],
            shuttles: Set::new(),
            reputation: 0,
            launched: Set::new(),
        }
    }

    pub fn berth(&self, slot: Slot) -> Berth {
        self.berths[slot as usize]
    }

    pub fn planet(&self, planet: Planet) -> Settlers {
        match planet {
            Planet::Earth => self.earth,
            Planet::Mars => self.mars,
        }
    }

    pub fn at(&self, place: Place) -> Settlers {
        match place {
            Place::Earth => self.earth,
            Place::Mars => self.mars,
            Place::Ship(slot) => self.aboard(slot),
        }
    }

    pub fn aboard(&self, slot: Slot) -> Settlers {
        match self.berth(slot) {
            Berth::Docked { aboard, .. } => aboard,
            Berth::Departing(_) | Berth::Awaiting | Berth::Empty => Settlers::NONE,
        }
    }

    /// The place itself, for verbs that let settlers come and go.
    pub fn at_mut(&mut self, place: Place) -> &mut Settlers {
        match place {
            Place::Earth => &mut self.earth,
            Place::Mars => &mut self.mars,
            Place::Ship(slot) => match &mut self.berths[slot as usize] {
                Berth::Docked { aboard, .. } => aboard,
                berth => unreachable!("{berth:?} accepts nobody and holds nobody (GAN-7.1)"),
            },
        }
    }

    /// The ships that wait or depart.
    pub fn ships(&self) -> impl Iterator<Item = Ship> {
        self.berths.into_iter().filter_map(|berth| match berth {
            Berth::Docked { ship, .. } | Berth::Departing(ship) => Some(ship),
            Berth::Awaiting | Berth::Empty => None,
        })
    }

    /// The slots that hold a ship: what an immediate launch may choose from (GAN-12.4).
    pub fn docked(&self) -> impl Iterator<Item = Slot> {
        Slot::ALL.into_iter().filter(|&slot| matches!(self.berth(slot), Berth::Docked { .. }))
    }
}

impl Default for Board {
    fn default() -> Board {
        Board::new()
    }
}

impl State {
    pub fn seats(&self) -> u8 {
        self.boards.len() as u8
    }

    /// The board of the active player.
    pub fn board(&self) -> &Board {
        &self.boards[self.active.index()]
    }

    /// The hand of the active player.
    pub fn hand(&self) -> Set<Ship> {
        self.hands[self.active.index()]
    }

    /// Those who have not chosen their ships yet.
    pub fn undecided(&self) -> orrery_core::Seats {
        Seat::all(self.seats()).filter(|seat| self.choices[seat.index()].is_none()).collect()
    }
}

/// The cards that lie in a row.
pub fn cards<T: Copy>(row: &Row<T>) -> impl Iterator<Item = T> {
    row.iter().flatten().copied()
}
