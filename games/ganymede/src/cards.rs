//! Tiles and cards by their number in the box, and sets of them.

use orrery_core::Chance;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::marker::PhantomData;

/// A row of one of the box's tables.
pub trait Id: Copy {
    fn number(self) -> u8;
    fn numbered(number: u8) -> Self;

    fn index(self) -> usize {
        usize::from(self.number())
    }
}

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident,)*) => {$(
        $(#[$doc])*
        #[derive(
            Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize,
        )]
        pub struct $name(pub u8);

        impl Id for $name {
            fn number(self) -> u8 {
                self.0
            }

            fn numbered(number: u8) -> $name {
                $name(number)
            }
        }
    )*};
}

ids! {
    /// A settler tile.
    Tile,
    /// A shuttle card: those of Earth first, then those of Mars.
    Shuttle,
    /// A settler ship.
    Ship,
}

/// Where a shuttle takes settlers on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Planet {
    Earth,
    Mars,
}

impl Planet {
    pub const ALL: [Planet; 2] = [Planet::Earth, Planet::Mars];
}

/// The two places for a ship at Ganymede.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Slot {
    Identical,
    Different,
}

impl Slot {
    pub const ALL: [Slot; 2] = [Slot::Identical, Slot::Different];

    pub fn other(self) -> Slot {
        match self {
            Slot::Identical => Slot::Different,
            Slot::Different => Slot::Identical,
        }
    }
}

/// The five families of tiles and shuttles (GAN-2.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Class {
    Media,
    Command,
    Engineering,
    Care,
    Joint,
}

impl Class {
    pub const ALL: [Class; 5] = [Class::Media, Class::Command, Class::Engineering, Class::Care, Class::Joint];
}

/// A set of things of the box; none of its tables is longer than this is wide.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "Vec<T>", try_from = "Vec<T>", bound = "T: Id + Serialize + serde::de::DeserializeOwned")]
pub struct Set<T> {
    bits: u64,
    of: PhantomData<T>,
}

impl<T: Id> Set<T> {
    pub const WIDTH: usize = 64;

    pub fn new() -> Set<T> {
        Set { bits: 0, of: PhantomData }
    }

    pub fn one(id: T) -> Set<T> {
        [id].into_iter().collect()
    }

    pub fn contains(self, id: T) -> bool {
        id.index() < Self::WIDTH && self.bits & (1 << id.number()) != 0
    }

    pub fn insert(&mut self, id: T) {
        self.bits |= 1 << id.number();
    }

    pub fn remove(&mut self, id: T) {
        self.bits &= !(1 << id.number());
    }

    /// These and the others.
    pub fn and(self, others: Set<T>) -> Set<T> {
        Set { bits: self.bits | others.bits, of: PhantomData }
    }

    /// Those of these that are among the others too.
    pub fn both(self, others: Set<T>) -> Set<T> {
        Set { bits: self.bits & others.bits, of: PhantomData }
    }

    /// Those of these that are not among the others.
    pub fn without(self, others: Set<T>) -> Set<T> {
        Set { bits: self.bits & !others.bits, of: PhantomData }
    }

    pub fn len(self) -> u8 {
        self.bits.count_ones() as u8
    }

    pub fn is_empty(self) -> bool {
        self.bits == 0
    }

    /// Takes one of them, all equally likely: a deck of which nobody knows the order is just the set of its
    /// cards.
    pub fn draw(&mut self, dice: &mut dyn Chance) -> Option<T> {
        if self.is_empty() {
            return None;
        }
        let drawn = self.iter().nth(dice.below(u32::from(self.len())) as usize)?;
        self.remove(drawn);
        Some(drawn)
    }

    pub fn iter(self) -> impl Iterator<Item = T> + Clone {
        let rest = |bits: &u64| Some(bits & (bits - 1)).filter(|&bits| bits != 0);
        let all = std::iter::successors(Some(self.bits).filter(|&bits| bits != 0), rest);
        all.map(|bits| T::numbered(bits.trailing_zeros() as u8))
    }
}

impl<T: Id> Default for Set<T> {
    fn default() -> Set<T> {
        Set::new()
    }
}

impl<T: Id> FromIterator<T> for Set<T> {
    fn from_iter<I: IntoIterator<Item = T>>(ids: I) -> Set<T> {
        let mut set = Set::new();
        ids.into_iter().for_each(|id| set.insert(id));
        set
    }
}

impl<T: Id> From<Set<T>> for Vec<T> {
    fn from(set: Set<T>) -> Vec<T> {
        set.iter().collect()
    }
}

impl<T: Id> TryFrom<Vec<T>> for Set<T> {
    type Error = &'static str;

    fn try_from(ids: Vec<T>) -> Result<Set<T>, &'static str> {
        let fit = ids.iter().all(|id| id.index() < Self::WIDTH);
        if fit { Ok(ids.into_iter().collect()) } else { Err("there is no card of that number") }
    }
}

impl<T: Id + fmt::Debug> fmt::Debug for Set<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
