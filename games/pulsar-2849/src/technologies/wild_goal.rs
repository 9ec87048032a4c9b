//! One goal of the owner's choice counts as achieved (PUL-12.5).

use crate::Pulsar;
use crate::operations::Operation;
use crate::state::State;
use orrery_core::Seat;

impl Pulsar {
    #[must_use]
    pub fn has_wild_goal(&self, state: &State, seat: Seat) -> bool {
        self.sayings(state, seat).any(|operation| matches!(operation, Operation::WildGoal {}))
    }
}
