//! A player's space station: modules in their places, and who stands on them.

pub mod berths;
pub mod layout;
pub mod sides;

use crate::components::{Kind, SECTORS, SpaceGateOdyssey};
use crate::parts::{Module, Sector};
use berths::Berths;
use layout::{Layout, MOST_MODULES};
use orrery_core::List;
use serde::{Deserialize, Serialize};
use sides::{Cell, Rotation};

/// What is on a module.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Deck {
    /// Whether the ACTIVATED side is up.
    pub on: bool,
    pub settlers: u8,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Station {
    pub layout: Layout,
    /// One for each berth of the layout.
    pub decks: List<Deck, MOST_MODULES>,
}

impl Station {
    pub fn add(
        &mut self,
        game: &SpaceGateOdyssey,
        module: Module,
        cell: Cell,
        rotation: Rotation,
        deck: Deck,
    ) {
        self.layout.lay(module, cell, rotation, game.face(module).corridors);
        self.decks.push(deck);
    }

    #[must_use]
    pub fn module(&self, at: usize) -> Module {
        self.layout.berths()[at].module
    }

    #[must_use]
    pub fn cell(&self, at: usize) -> Cell {
        self.layout.berths()[at].cell
    }

    #[must_use]
    pub fn len(&self) -> usize {
        self.decks.len()
    }

    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.decks.is_empty()
    }

    /// SGO-7.1: a module is full when it holds as many settlers as its capacity.
    #[must_use]
    pub fn is_full(&self, game: &SpaceGateOdyssey, at: usize) -> bool {
        self.decks[at].settlers >= game.face(self.module(at)).capacity
    }

    #[must_use]
    pub fn is_access(&self, game: &SpaceGateOdyssey, at: usize) -> bool {
        matches!(game.face(self.module(at)).kind, Kind::Access | Kind::Initial)
    }

    #[must_use]
    pub fn is_gate(&self, game: &SpaceGateOdyssey, at: usize) -> bool {
        matches!(game.face(self.module(at)).kind, Kind::Gate(_))
    }

    #[must_use]
    pub fn settlers(&self) -> u8 {
        self.decks.iter().map(|deck| deck.settlers).sum()
    }

    /// The modules with settlers.
    #[must_use]
    pub fn peopled(&self) -> Berths {
        Berths::those(self.decks.iter().map(|deck| deck.settlers > 0))
    }

    /// The gate modules that must travel.
    pub fn full_gates<'a>(&'a self, game: &'a SpaceGateOdyssey) -> impl Iterator<Item = usize> + 'a {
        self.peopled().filter(move |&at| self.is_full(game, at) && self.is_gate(game, at))
    }

    /// SGO-10.5: the activated modules of a sector, of whatever type; the white module is of none.
    #[must_use]
    pub fn activated(&self, game: &SpaceGateOdyssey, sector: Sector) -> u16 {
        let counts = |at: &usize| self.decks[*at].on && game.face(self.module(*at)).sector == Some(sector);
        (0..self.len()).filter(counts).count() as u16
    }

    /// The same for every sector at once.
    #[must_use]
    pub fn activated_by_sector(&self, game: &SpaceGateOdyssey) -> [u16; SECTORS] {
        let mut activated = [0; SECTORS];
        for at in (0..self.len()).filter(|&at| self.decks[at].on) {
            if let Some(sector) = game.face(self.module(at)).sector {
                activated[sector.index()] += 1;
            }
        }
        activated
    }

    #[must_use]
    pub fn activated_modules(&self) -> u16 {
        self.decks.iter().filter(|deck| deck.on).count() as u16
    }

    /// The same modules in another layout; each keeps its side and its settlers (SGO-11.2).
    pub fn rearrange(&mut self, layout: &Layout) {
        let deck = |module: Module| {
            let at = (0..self.len()).find(|&at| self.module(at) == module);
            self.decks[at.expect("a finished draft names the modules of the station")]
        };
        self.decks = layout.berths().iter().map(|berth| deck(berth.module)).collect();
        self.layout = *layout;
    }
}
