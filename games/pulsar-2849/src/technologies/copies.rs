//! Copying a leftover die for fewer cubes.

use crate::Pulsar;
use crate::operations::Operation;
use crate::state::State;
use orrery_core::Seat;

impl Pulsar {
    /// Cubes that a copy of a leftover die costs the player (PUL-14.3).
    #[must_use]
    pub fn copy_cost(&self, state: &State, seat: Seat) -> u8 {
        let cheaper = self.sayings(state, seat).filter_map(|operation| match *operation {
            Operation::CopyCost { cubes } => Some(cubes),
            _ => None,
        });
        cheaper.fold(self.prices.copy_leftover_cubes, u8::min)
    }
}
