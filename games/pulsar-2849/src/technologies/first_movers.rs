//! Initiative points scored a second time (PUL-12.8).

use crate::Pulsar;
use crate::operations::Operation;
use crate::state::State;
use orrery_core::Seat;

impl Pulsar {
    /// How often the player's initiative points count.
    #[must_use]
    pub fn initiative_counts(&self, state: &State, seat: Seat) -> i16 {
        let again = |operation: &&Operation| matches!(operation, Operation::RepeatInitiative {});
        1 + self.sayings(state, seat).filter(again).count() as i16
    }
}
