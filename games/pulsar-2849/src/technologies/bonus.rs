//! Points and cubes each time something happens to the owner (PUL-13.9, PUL-19.5).

use crate::Pulsar;
use crate::operations::{Occasion, Operation};
use crate::state::{Origin, Play, State};
use orrery_core::Seat;

impl Pulsar {
    /// Whether any technology of the player rewards the occasion.
    #[must_use]
    pub fn rewards(&self, state: &State, seat: Seat, occasion: Occasion) -> bool {
        let rewards =
            |operation: &Operation| matches!(operation, Operation::On { event, .. } if *event == occasion);
        self.sayings(state, seat).any(rewards)
    }
}

impl Play<'_> {
    /// Something happened to the player so many times: all technologies that reward it do.
    pub fn reward(&mut self, seat: Seat, occasion: Occasion, times: u8) {
        let (mut points, mut taken) = (0, 0);
        for operation in self.game.sayings(self.state, seat) {
            if let Operation::On { event, vp, cubes } = *operation
                && event == occasion
            {
                points += i16::from(vp) * i16::from(times);
                taken += cubes * times;
            }
        }
        self.score(seat, Origin::Technology, points);
        self.take_cubes(seat, taken);
    }
}
