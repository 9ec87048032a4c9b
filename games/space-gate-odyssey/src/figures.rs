//! A player's figures: in the reserve, on the Odyssey, on government ranks.

use crate::components::{ActionPoints, ROOMS};
use crate::parts::{Figure, Room};
use orrery_core::List;
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reserve {
    pub settlers: u8,
    pub engineers: u8,
    pub suits: u8,
    pub robots: u8,
}

/// One player's figures in one control room; those of one kind are interchangeable (SGO-12.7).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Staff {
    pub engineers: u8,
    pub chiefs: u8,
    pub robots: u8,
}

impl Staff {
    #[must_use]
    pub fn count(&self, figure: Figure) -> u8 {
        match figure {
            Figure::Engineer => self.engineers,
            Figure::Chief => self.chiefs,
        }
    }

    pub fn count_mut(&mut self, figure: Figure) -> &mut u8 {
        match figure {
            Figure::Engineer => &mut self.engineers,
            Figure::Chief => &mut self.chiefs,
        }
    }

    /// SGO-4.4: what these figures can do when the room is activated.
    #[must_use]
    pub fn action_points(&self, each: &ActionPoints) -> u8 {
        self.engineers * each.engineer + self.chiefs * each.chief + self.robots * each.robot
    }
}

/// SGO-12.7: engineers, chiefs and robots, room by room.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Odyssey(pub [Staff; ROOMS]);

impl Odyssey {
    #[must_use]
    pub fn staff(&self, room: Room) -> &Staff {
        &self.0[room.index()]
    }

    pub fn staff_mut(&mut self, room: Room) -> &mut Staff {
        &mut self.0[room.index()]
    }

    /// Every room and kind of engineer to be found there, plain ones first in each room.
    pub fn engineers(&self) -> impl Iterator<Item = (Room, Figure)> + use<> {
        let staff = self.0;
        let kinds = [Figure::Engineer, Figure::Chief];
        let all = (0..ROOMS as u8).map(Room).flat_map(move |room| kinds.map(|figure| (room, figure)));
        all.filter(move |&(room, figure)| staff[room.index()].count(figure) > 0)
    }

    /// The rooms with a plain engineer.
    pub fn plain_engineers(&self) -> impl Iterator<Item = Room> + use<> {
        self.engineers().filter(|&(_, figure)| figure == Figure::Engineer).map(|(room, _)| room)
    }
}

/// What stands on a rank; `Nobody` only where the figures have run out (SGO-8.10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum RankFigure {
    Settler,
    Engineer(Figure),
    Nobody,
}

/// The figures on one's ranks. Settlers stand on the lowest ranks that are not for engineers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ranks {
    pub settlers: u8,
    /// In the order of the engineer ranks.
    pub engineers: List<Figure, 4>,
}
