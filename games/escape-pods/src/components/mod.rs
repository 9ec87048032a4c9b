//! The box, read once from its file into flat tables.

mod file;
mod read;

use crate::options::ShelterChoice;
use crate::parts::{
    ARRIVALS, BEACONS, BOXES, CARDS, Control, HANGARS, Kind, PODS, Pod, SECTORS, SHELTERS, SPACES, Sector,
    Sectors, Space,
};
use crate::parts::{Beacon, Card, KINDS, Place, Shelter};
use arrayvec::ArrayVec;
use orrery_core::{MAX_SEATS, Seat, Seats};
use serde::Deserialize;

/// The box: everything that is the same in every game.
#[derive(Clone, Debug)]
pub struct EscapePods {
    /// Which sectors share an edge (POD-2.5).
    pub adjacent: [Sectors; SECTORS],
    /// The sectors beside the ship (POD-2.4) and those beside a shelter (POD-2.7).
    pub beside_ship: Sectors,
    pub docks: Sectors,
    pub hangars: [HangarRow; HANGARS],
    pub pods: [PodRow; PODS],
    pub spaces: [[Sector; 2]; SPACES],
    pub shelters: [ShelterRow; SHELTERS],
    /// Whose colours each beacon shows; either half makes it theirs (POD-2.10).
    pub beacons: [Seats; BEACONS],
    pub cards: [CardRow; CARDS],
    /// How many tokens of each kind a player owns.
    pub copies: [u8; KINDS],
    pub controls: [ControlRow; Control::ALL.len()],
    /// The advanced panel comes back at the end of a turn when these are all occupied (POD-4.8).
    pub returns_requires: ArrayVec<Control, { Control::ALL.len() }>,
    pub shelter_cards: Vec<ShelterCardRow>,
    /// By number of players, less one: where the explosion tokens start, lateral and central (POD-3.8).
    pub token_starts: [Option<TokenStart>; MAX_SEATS],
    /// By number of players, less one: the actions of each one's first turn (POD-4.1).
    pub first_turns: [ArrayVec<u8, MAX_SEATS>; MAX_SEATS],
    pub limits: Limits,
    pub solo: Solo,
    /// The least points of each solo rank, best rank first (POD-12.12).
    pub solo_ranks: Vec<i32>,
    pub defaults: Defaults,
}

#[derive(Clone, Copy, Debug)]
pub struct HangarRow {
    pub capacity: u8,
    pub launch: Sector,
}

/// A pod and its seats (POD-2.3).
#[derive(Clone, Debug)]
pub struct PodRow {
    pub capacity: u8,
    pub home: Place,
    pub not_used_with: Vec<u8>,
}

#[derive(Clone, Copy, Debug)]
pub struct ShelterRow {
    pub side: Side,
    pub dock: Sector,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Side {
    Lateral,
    Central,
}

/// An explosion card and its sector (POD-2.9).
#[derive(Clone, Copy, Debug)]
pub struct CardRow {
    pub sector: Sector,
    pub solo_only: bool,
}

/// An action of a panel; its spaces are how often a turn can use it (POD-5.1).
#[derive(Clone, Copy, Debug)]
pub struct ControlRow {
    pub panel: Panel,
    pub spaces: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Panel {
    Basic,
    Advanced,
}

/// What a shelter's coloured boxes do (POD-11.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ShelterRule {
    None,
    GreenPair,
    RedPair,
    OrangeOne,
    PerPlayer,
}

#[derive(Clone, Debug)]
pub struct ShelterCardRow {
    pub id: String,
    pub rule: ShelterRule,
    pub starter: bool,
    pub chambers: [Chamber; BOXES],
}

/// A box of a shelter, where one crew is counted (POD-2.8).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chamber {
    /// Nothing for an X, which takes any kind.
    pub kind: Option<Kind>,
    pub points: i8,
    pub special: bool,
}

#[derive(Clone, Copy, Debug)]
pub struct TokenStart {
    pub lateral: u8,
    pub central: u8,
}

#[derive(Clone, Copy, Debug)]
pub struct Limits {
    pub actions_per_turn: u8,
    pub idle_rounds_to_end: u8,
    pub round_cap: u8,
}

#[derive(Clone, Copy, Debug)]
pub struct Solo {
    pub revealed_cards: u8,
    pub use_three_seat_pod: bool,
    pub return_both_panels: bool,
}

/// What a host who chooses nothing gets.
#[derive(Clone, Copy, Debug)]
pub struct Defaults {
    pub shelter_choice: ShelterChoice,
    pub trigger_player_last_turn: bool,
    pub quiet_rounds: u8,
}

impl EscapePods {
    pub fn capacity(&self, pod: Pod) -> u8 {
        self.pods[pod.index()].capacity
    }

    pub fn neighbours(&self, sector: Sector) -> Sectors {
        self.adjacent[sector.index()]
    }

    pub fn are_adjacent(&self, one: Sector, other: Sector) -> bool {
        self.neighbours(one).contains(other)
    }

    pub fn dock(&self, shelter: Shelter) -> Sector {
        self.shelters[shelter.index()].dock
    }

    pub fn sector_of(&self, card: Card) -> Sector {
        self.cards[card.index()].sector
    }

    pub fn shows(&self, beacon: Beacon, seat: Seat) -> bool {
        self.beacons[beacon.index()].contains(seat)
    }

    pub fn ends(&self, space: Space) -> [Sector; 2] {
        self.spaces[space.index()]
    }

    /// POD-12.12: the rank of a solo result, counted from the best.
    pub fn solo_rank(&self, points: i32) -> usize {
        let reached = self.solo_ranks.iter().position(|&least| points >= least);
        reached.unwrap_or(self.solo_ranks.len() - 1)
    }
}

/// An arrival space that every shelter has.
pub fn is_arrival_space(number: u8) -> bool {
    (1..=ARRIVALS as u8).contains(&number)
}
