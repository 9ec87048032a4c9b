//! The box (SGO-2): the components file, read once into flat tables.

pub mod drawing;
pub mod printed;
mod rows;
mod unpacking;

pub use rows::ActionPoints;

use crate::parts::{Exoplanet, Figure, Gate, Module, Room, Sector, Space, Stack, Token};
use crate::planets::{Colony, Family, spaces::Spaces};
use crate::station::sides::Sides;
use arrayvec::ArrayVec;
use drawing::Drawing;

/// SGO-2.1: the control rooms.
pub const ROOMS: usize = 5;
pub const SECTORS: usize = 3;
/// SGO-2.5: the space gates.
pub const GATES: usize = 3;
/// SGO-2.7: the compartments of the Worksite.
pub const STACKS: usize = 9;
/// SGO-2.3: the predominance tokens, and as many slots.
pub const TOKENS: usize = 5;
/// SGO-2.6: the modules that are drawn from stacks, and those of the largest stack.
pub const MODULES: usize = 81;
pub const LARGEST_STACK: usize = 12;
/// SGO-2.4.
pub const EXOPLANETS: usize = 8;
pub const MOST_PLAYERS: usize = 4;

/// The box, as it lies open: all that never changes.
#[derive(Debug)]
pub struct SpaceGateOdyssey {
    pub rooms: ArrayVec<RoomFace, ROOMS>,
    pub sector_ids: Vec<String>,
    pub gate_ids: Vec<String>,
    /// SGO-2.6: the 81 of the stacks, then the white ones in order of seats.
    pub modules: Vec<ModuleFace>,
    pub stacks: ArrayVec<StackFace, STACKS>,
    pub exoplanets: ArrayVec<ExoplanetFace, EXOPLANETS>,
    pub figures: Figures,
    pub hawking: Hawking,
}

#[derive(Debug)]
pub struct RoomFace {
    pub id: String,
    pub action: RoomAction,
}

/// What an action point buys in a room.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RoomAction {
    MoveSettler(Sector),
    FillAccess,
    AddModule,
}

#[derive(Debug)]
pub struct ModuleFace {
    pub id: String,
    pub kind: Kind,
    /// None for the white modules, which match all sectors (SGO-5.3).
    pub sector: Option<Sector>,
    pub stack: Option<Stack>,
    pub capacity: u8,
    /// The corridors before it is turned.
    pub corridors: Sides,
    /// How many rotations look different: those from 0 up to here.
    pub rotations: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Gate(Gate),
    Odyssey(Bonus),
    Access,
    Initial,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bonus {
    Recruit,
    Promote,
    Robot(Room),
}

#[derive(Debug)]
pub struct StackFace {
    pub id: String,
    pub modules: ArrayVec<Module, LARGEST_STACK>,
}

#[derive(Debug)]
pub struct ExoplanetFace {
    pub id: String,
    pub sides: Vec<Side>,
    /// Which of the sides is played with 2, 3, 4 players.
    by_players: [usize; MOST_PLAYERS - 1],
}

#[derive(Debug)]
pub struct Side {
    pub id: String,
    pub players: Vec<u8>,
    /// In order of their numbers; the scene and the tests speak of spaces by these.
    pub space_ids: Vec<String>,
    pub predominance: Spaces,
    pub family: Box<dyn Family>,
    pub drawing: Drawing,
}

/// SGO-2.9, SGO-3.5, SGO-3.10: what each player gets and where it starts.
#[derive(Debug)]
pub struct Figures {
    pub settlers_on_initial_module: u8,
    pub settlers_in_reserve: u8,
    pub engineers_in_reserve: u8,
    pub suits_in_reserve: u8,
    pub robots_in_reserve: u8,
    pub start_rooms: ArrayVec<(Room, Figure), ROOMS>,
    pub action_points: ActionPoints,
    /// SGO-2.8.
    pub reorganization_tokens: u8,
}

/// SGO-2.2: the central exoplanet.
#[derive(Debug)]
pub struct Hawking {
    pub points_per_settler: u16,
    pub engineer_ranks: ArrayVec<u16, 4>,
    /// The influence that makes a rank: once around the wheel.
    pub wheel: u16,
    pub values: [u16; TOKENS],
    /// SGO-3.6, SGO-3.7: the most valuable slot first.
    pub initial_order: [Token; TOKENS],
}

impl SpaceGateOdyssey {
    #[must_use]
    pub fn face(&self, module: Module) -> &ModuleFace {
        &self.modules[module.index()]
    }

    /// The initial module of a seat (SGO-3.10).
    #[must_use]
    pub fn initial(&self, seat: orrery_core::Seat) -> Module {
        Module((MODULES + seat.index()) as u8)
    }

    /// The side that is up in a game of so many (SGO-2.4).
    #[must_use]
    pub fn side(&self, exoplanet: Exoplanet, players: usize) -> &Side {
        let face = &self.exoplanets[exoplanet.index()];
        &face.sides[face.by_players[players - 2]]
    }

    #[must_use]
    pub fn side_of(&self, colony: &Colony) -> &Side {
        self.side(colony.exoplanet, colony.held.len())
    }

    pub fn rooms(&self) -> impl DoubleEndedIterator<Item = Room> + use<> {
        (0..ROOMS as u8).map(Room)
    }

    pub fn stacks(&self) -> impl DoubleEndedIterator<Item = Stack> + use<> {
        (0..STACKS as u8).map(Stack)
    }

    pub fn sectors(&self) -> impl DoubleEndedIterator<Item = Sector> + use<> {
        (0..SECTORS as u8).map(Sector)
    }

    #[must_use]
    pub fn matches(&self, module: Module, sector: Sector) -> bool {
        self.face(module).sector.is_none_or(|own| own == sector)
    }
}

impl Side {
    #[must_use]
    pub fn space(&self, id: &str) -> Option<Space> {
        self.space_ids.iter().position(|space| space == id).map(|at| Space(at as u8))
    }
}
