//! The initiative and engineering tracks: counters in stacks, ahead before behind.

use crate::action::Which;

use orrery_core::{List, Seat};
use serde::{Deserialize, Serialize};

/// Counters from the foremost to the last: the lower space first, in a stack the upper first (PUL-11.2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Track(pub List<Marked, 4>);

/// A player's counter on a space.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Marked {
    pub seat: Seat,
    pub space: u8,
}

impl Track {
    /// All counters in one stack: the first slot at the bottom (PUL-3.10).
    pub fn stacked(slots: &[Seat], space: u8) -> Track {
        Track(slots.iter().rev().map(|&seat| Marked { seat, space }).collect())
    }

    /// The owners of the counters, foremost first.
    pub fn ranks(&self) -> impl Iterator<Item = Seat> + '_ {
        self.0.iter().map(|marked| marked.seat)
    }

    /// The rank of the player's foremost counter, nought for the first of all.
    #[must_use]
    pub fn rank(&self, seat: Seat) -> usize {
        self.ranks().position(|owner| owner == seat).expect("everybody has a counter on each track")
    }

    /// Where in the order a counter stands, if the player has it.
    #[must_use]
    pub fn find(&self, seat: Seat, which: Which) -> Option<usize> {
        let mut own = (0..self.0.len()).filter(|&at| self.0[at].seat == seat);
        match which {
            Which::Ahead => own.next(),
            Which::Behind => own.nth(1),
        }
    }

    /// Whether the two counters lie on each other, so that it makes no difference which of them moves.
    #[must_use]
    pub fn is_pair(&self, seat: Seat) -> bool {
        let (ahead, behind) = (self.find(seat, Which::Ahead), self.find(seat, Which::Behind));
        match (ahead, behind) {
            (Some(ahead), Some(behind)) => behind == ahead + 1 && self.0[ahead].space == self.0[behind].space,
            _ => false,
        }
    }

    /// Lifts a counter out of its stack and lays it on top of those on another space (PUL-5.7).
    pub fn lay_on_top(&mut self, at: usize, space: u8) {
        let seat = self.0.remove(at).seat;
        let to = self.0.iter().position(|marked| marked.space >= space).unwrap_or(self.0.len());
        self.0.insert(to, Marked { seat, space });
    }

    /// Lifts a counter out of its stack and puts it under all others on the last space (PUL-5.10).
    pub fn put_beneath(&mut self, at: usize, last: u8) {
        let seat = self.0.remove(at).seat;
        self.0.push(Marked { seat, space: last });
    }
}
