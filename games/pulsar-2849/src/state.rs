//! What is on the table, and the verbs that change what a player owns.

use crate::Pulsar;
use crate::action::End;
use crate::agenda::{Agenda, Step};
use crate::components::{Cluster, PULSARS, SYSTEMS};
use crate::event::Event;
use crate::ids::{
    BoardId, ExplorationId, Field, GoalId, HeadquartersId, NodeId, Side, Size, TileId, Token, TrackName,
    TransmitterId,
};
use crate::options::GOALS;
use crate::tracks::Track;
use orrery_core::{Chance, List, PerSeat, Seat};
use serde::{Deserialize, Serialize};

/// The whole table. Nothing of it is hidden: tiles that lie face down have no face until they are turned up, piles no
/// order until a tile is drawn (PUL-4.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    pub even_start: bool,
    pub gyrodyne_literal: bool,
    pub side: Side,
    /// A board side of each group.
    pub boards: [BoardId; 3],
    pub goals: [GoalId; GOALS],
    pub round: u8,
    /// The turn order; with two players each owns two slots (PUL-3.9).
    pub slots: List<Seat, 4>,
    /// Silver dice on the dice board, by value.
    pub dice: [u8; 6],
    pub marker: Marker,
    pub tracks: [Track; 2],
    pub systems: [System; SYSTEMS],
    /// System tiles not turned up yet.
    pub tiles: List<TileId, 17>,
    pub pulsars: [Claim; PULSARS],
    /// Gyrodyne tiles in the supply, by size.
    pub supply: [u8; 3],
    /// Construction awards taken, by size: the best first.
    pub awards_taken: [u8; 3],
    pub stack: Stack,
    pub shown: List<TransmitterId, 3>,
    pub passed_over: List<TransmitterId, 24>,
    /// Transmitters that players have taken, in the order in which they took them.
    pub held: List<Held, 24>,
    pub exploration: List<ExplorationId, 12>,
    pub explored: List<ExplorationId, 12>,
    /// Technologies with one icon patented for the first time this round (PUL-13.4).
    pub locked: u32,
    pub players: PerSeat<Player>,
    pub red: RedDie,
    pub agenda: Agenda,
}

/// The place of the median marker in half boxes: even on a box, odd between two (PUL-5.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Marker(pub u8);

/// What lies on a system's location, and who has a station on which planet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct System {
    pub tile: Option<TileId>,
    pub stations: [Option<Seat>; 4],
}

/// What became of a pulsar.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Claim {
    Free,
    Empty { by: Seat },
    Building { by: Seat, size: Size },
    Spinning { by: Seat, size: Size },
}

impl Claim {
    #[must_use]
    pub fn owner(self) -> Option<Seat> {
        match self {
            Claim::Free => None,
            Claim::Empty { by } | Claim::Building { by, .. } | Claim::Spinning { by, .. } => Some(by),
        }
    }

    /// The gyrodyne on it, building or spinning.
    #[must_use]
    pub fn gyrodyne(self) -> Option<Size> {
        match self {
            Claim::Free | Claim::Empty { .. } => None,
            Claim::Building { size, .. } | Claim::Spinning { size, .. } => Some(size),
        }
    }

    /// The gyrodyne spinning on it for this seat.
    #[must_use]
    pub fn spins_for(self, seat: Seat) -> Option<Size> {
        match self {
            Claim::Spinning { by, size } if by == seat => Some(size),
            Claim::Free | Claim::Empty { .. } | Claim::Building { .. } | Claim::Spinning { .. } => None,
        }
    }
}

/// The transmitters still to come: the top one is seen, the others lie in the order of their letters (PUL-3.6).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stack {
    pub top: Option<TransmitterId>,
    pub below: List<TransmitterId, 24>,
}

/// A transmitter in front of a player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Held {
    pub owner: Seat,
    pub tile: TransmitterId,
    /// Costs covered, as bits.
    pub covered: u8,
    pub online: bool,
    /// What each end is joined to.
    pub joined: [Option<(TransmitterId, End)>; 2],
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    pub ship: NodeId,
    pub silver: List<u8, 2>,
    pub cubes: u8,
    /// Modifier tokens, by kind.
    pub tokens: [u8; 2],
    pub rings: u8,
    /// Gyrodyne tiles waiting in front of the player, by size.
    pub waiting: [u8; 3],
    /// Systems with a station of this player, as bits.
    pub stations: u16,
    /// Technologies patented, as bits of their spots.
    pub patents: u32,
    pub headquarters: Headquarters,
    /// Projects completed, and gate runs flown, as bits of their fields.
    pub completed: u8,
    pub runs_flown: u8,
    pub kept: List<ExplorationId, 12>,
    pub awards: u8,
    /// Goals achieved in the final count, as bits, and bonuses bought of each.
    pub goals: u8,
    pub bonuses: [u8; 3],
    pub points: [i16; ORIGINS],
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Headquarters {
    #[default]
    None,
    /// Dealt, its side not chosen yet.
    Board(u8),
    Side(HeadquartersId),
}

/// The extra die of the turn (PUL-4.3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct RedDie {
    pub used: bool,
    pub committed: Option<u8>,
    /// Values offered this turn, as bits.
    pub offers: u8,
}

/// Where points came from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Origin {
    Start,
    Exploration,
    GateRun,
    Award,
    Transmitter,
    Gyrodyne,
    Technology,
    Project,
    Track,
    Legacy,
    Goal,
    Pulsar,
    GyrodyneTile,
    Cubes,
    Initiative,
    Station,
}

pub const ORIGINS: usize = 16;

impl Player {
    #[must_use]
    pub fn total(&self) -> i16 {
        self.points.iter().sum()
    }

    #[must_use]
    pub fn side(&self) -> Option<HeadquartersId> {
        match self.headquarters {
            Headquarters::Side(side) => Some(side),
            Headquarters::None | Headquarters::Board(_) => None,
        }
    }

    #[must_use]
    pub fn has_completed(&self, field: Field) -> bool {
        self.completed & field.bit() != 0
    }
}

impl State {
    #[must_use]
    pub fn step(&self) -> &Step {
        self.agenda.now()
    }

    #[must_use]
    pub fn seats(&self) -> u8 {
        self.players.len() as u8
    }

    #[must_use]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    pub fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    #[must_use]
    pub fn track(&self, name: TrackName) -> &Track {
        &self.tracks[name as usize]
    }

    #[must_use]
    pub fn cluster<'a>(&self, game: &'a Pulsar) -> &'a Cluster {
        game.cluster(self.side)
    }

    /// The players in turn order, each once (PUL-6.1).
    #[must_use]
    pub fn turn_order(&self) -> PerSeat<Seat> {
        let mut order = PerSeat::new();
        for &seat in &self.slots {
            if !order.contains(&seat) {
                order.push(seat);
            }
        }
        order
    }

    pub fn held_by(&self, seat: Seat) -> impl Iterator<Item = &Held> {
        self.held.iter().filter(move |held| held.owner == seat)
    }

    #[must_use]
    pub fn held(&self, tile: TransmitterId) -> Option<&Held> {
        self.held.iter().find(|held| held.tile == tile)
    }
}

/// The rules at work: the box, the table, the luck, and what is told of it.
pub(crate) struct Play<'a> {
    pub game: &'a Pulsar,
    pub state: &'a mut State,
    pub dice: &'a mut dyn Chance,
    pub events: &'a mut Vec<Event>,
}

impl Play<'_> {
    pub fn tell(&mut self, event: Event) {
        self.events.push(event);
    }

    /// Points that are nought are not told.
    pub fn score(&mut self, seat: Seat, origin: Origin, points: i16) {
        if points != 0 {
            self.state.player_mut(seat).points[origin as usize] += points;
            self.tell(Event::Scored { seat, origin, points });
        }
    }

    pub fn take_cubes(&mut self, seat: Seat, cubes: u8) {
        if cubes > 0 {
            let player = self.state.player_mut(seat);
            player.cubes = player.cubes.saturating_add(cubes);
            self.tell(Event::CubesTaken { seat, cubes });
        }
    }

    pub fn pay_cubes(&mut self, seat: Seat, cubes: u8) {
        if cubes > 0 {
            self.state.player_mut(seat).cubes -= cubes;
            self.tell(Event::CubesPaid { seat, cubes });
        }
    }

    /// Tokens are unlimited (PUL-2.4).
    pub fn take_tokens(&mut self, seat: Seat, token: Token, count: u8) {
        if count > 0 {
            let tokens = &mut self.state.player_mut(seat).tokens[token as usize];
            *tokens = tokens.saturating_add(count);
            self.tell(Event::ModifiersTaken { seat, token, count });
        }
    }
}
