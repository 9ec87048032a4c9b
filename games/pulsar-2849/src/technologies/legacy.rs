//! Points at the end of the game (PUL-12.2), as the pictures of the boards are read (PUL-13.10).

use super::income::entry;
use crate::Pulsar;
use crate::operations::{Count, Operation};
use crate::state::State;
use orrery_core::Seat;

impl Pulsar {
    /// What the player's violet technologies give in the first step of the final count.
    #[must_use]
    pub fn legacy(&self, state: &State, seat: Seat) -> i16 {
        let legacy = |operation: &Operation| match *operation {
            Operation::LegacyPer { what: Count::Goals, .. } => 0,
            Operation::LegacyPer { n, per, what } => n * (self.count(state, seat, what) / per),
            Operation::LegacyTable { what, ref table } => entry(table, self.count(state, seat, what)),
            _ => 0,
        };
        self.sayings(state, seat).map(|operation| i16::from(legacy(operation))).sum()
    }

    /// What they give in the second step for so many goals achieved (PUL-12.11).
    #[must_use]
    pub fn goal_legacy(&self, state: &State, seat: Seat, goals: u8) -> i16 {
        let legacy = |operation: &Operation| match *operation {
            Operation::LegacyPer { n, per, what: Count::Goals } => n * (goals / per),
            _ => 0,
        };
        self.sayings(state, seat).map(|operation| i16::from(legacy(operation))).sum()
    }
}
