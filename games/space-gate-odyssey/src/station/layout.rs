//! How the modules of a station lie (SGO-6): geometry alone.

use super::sides::{Cell, Rotation, Side, Sides};
use crate::components::MODULES;
use crate::parts::Module;
use arrayvec::ArrayVec;
use orrery_core::List;
use serde::{Deserialize, Serialize};

/// SGO-6.7: a station may come to hold every module of the stacks beside the white one.
pub const MOST_MODULES: usize = MODULES + 1;

/// One module in its place.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Berth {
    pub module: Module,
    pub cell: Cell,
    pub rotation: Rotation,
    /// Its corridors as they lie, turned.
    pub corridors: Sides,
    /// Those that meet a corridor of the module behind them, and those that open on an empty cell.
    joined: Sides,
    void: Sides,
    /// Where the modules behind its sides lie in the list of the station; of use for the sides that are joined.
    around: [u8; 4],
}

/// An empty cell on which corridors of the station open, and the sides on which they do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Opening {
    pub cell: Cell,
    pub from: Sides,
}

/// Every opening of a station once. Each module opens on three new cells at most, the first one on four.
pub type Openings = ArrayVec<Opening, { 2 * MOST_MODULES + 2 }>;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Layout(List<Berth, MOST_MODULES>);

impl Layout {
    #[must_use]
    pub fn berths(&self) -> &[Berth] {
        &self.0
    }

    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    #[must_use]
    pub fn at(&self, cell: Cell) -> Option<usize> {
        self.0.iter().position(|berth| berth.cell == cell)
    }

    #[must_use]
    pub fn holds(&self, module: Module) -> bool {
        self.0.iter().any(|berth| berth.module == module)
    }

    pub fn lay(&mut self, module: Module, cell: Cell, rotation: Rotation, unturned: Sides) {
        let me = self.0.len();
        let corridors = unturned.turned(rotation);
        let mut new =
            Berth { module, cell, rotation, corridors, joined: Sides::NONE, void: corridors, around: [0; 4] };
        for side in Side::ALL {
            if let Some(at) = self.at(cell.beyond(side)) {
                let old = &mut self.0[at];
                new.border(side, at, old.corridors);
                old.border(side.opposite(), me, corridors);
            }
        }
        self.0.push(new);
    }

    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// SGO-6.4: the module behind this side, if both have a corridor there; a wall blocks for good (SGO-6.8).
    #[must_use]
    pub fn joined(&self, at: usize, side: Side) -> Option<usize> {
        let berth = &self.0[at];
        berth.joined.contains(side).then(|| usize::from(berth.around[side as usize]))
    }

    pub fn neighbors(&self, at: usize) -> impl Iterator<Item = usize> {
        let berth = &self.0[at];
        berth.joined.iter().map(|side| usize::from(berth.around[side as usize]))
    }

    /// The modules side by side with this one, with corridors between them or not.
    pub fn beside(&self, at: usize) -> impl Iterator<Item = usize> {
        let cell = self.0[at].cell;
        Side::ALL.into_iter().filter_map(move |side| self.at(cell.beyond(side)))
    }

    /// The empty cells that corridors open on, found from the corridors.
    #[must_use]
    pub fn openings(&self) -> Openings {
        let mut openings = Openings::new();
        for (cell, from) in self.0.iter().flat_map(Berth::void_ends) {
            match openings.iter_mut().find(|opening| opening.cell == cell) {
                Some(opening) => opening.from = opening.from.and(from),
                None => openings.push(Opening { cell, from }),
            }
        }
        openings
    }

    /// The sides of a cell on which corridors of the station end.
    #[must_use]
    pub fn corridors_into(&self, cell: Cell) -> Sides {
        let ends = |side: &Side| {
            let beyond = self.at(cell.beyond(*side));
            beyond.is_some_and(|at| self.0[at].corridors.contains(side.opposite()))
        };
        Side::ALL.into_iter().filter(ends).map(Sides::one).fold(Sides::NONE, Sides::and)
    }

    /// Whether any corridor opens on an empty cell (SGO-6.6).
    #[must_use]
    pub fn is_open(&self) -> bool {
        self.0.iter().any(|berth| !berth.void.is_empty())
    }

    /// Corridors that face an empty cell.
    #[must_use]
    pub fn corridors_to_void(&self) -> u16 {
        self.0.iter().map(|berth| berth.void.len() as u16).sum()
    }

    /// Corridors that are not joined to another, those against a wall included.
    #[must_use]
    pub fn unconnected_corridors(&self) -> u16 {
        self.0.iter().map(|berth| (berth.corridors.len() - berth.joined.len()) as u16).sum()
    }
}

impl Berth {
    /// A module with these corridors lies behind this side.
    fn border(&mut self, side: Side, at: usize, facing: Sides) {
        self.around[side as usize] = at as u8;
        self.void = self.void.without(side);
        if self.corridors.contains(side) && facing.contains(side.opposite()) {
            self.joined = self.joined.and(Sides::one(side));
        }
    }

    fn void_ends(&self) -> impl Iterator<Item = (Cell, Sides)> {
        self.void.iter().map(|side| (self.cell.beyond(side), Sides::one(side.opposite())))
    }
}
