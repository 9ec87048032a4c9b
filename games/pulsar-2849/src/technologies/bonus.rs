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

    /// Points and cubes that all technologies of the player give for the occasion.
    #[must_use]
    pub fn bonus(&self, state: &State, seat: Seat, occasion: Occasion) -> (i16, u8) {
        self.sayings(state, seat).fold((0, 0), |(points, taken), operation| match *operation {
            Operation::On { event, vp, cubes } if event == occasion => {
                (points + i16::from(vp), taken + cubes)
            }
            _ => (points, taken),
        })
    }
}

impl Play<'_> {
    /// Something happened to the player so many times: all technologies that reward it do.
    pub fn reward(&mut self, seat: Seat, occasion: Occasion, times: u8) {
        let (points, cubes) = self.game.bonus(self.state, seat, occasion);
        self.score(seat, Origin::Technology, points * i16::from(times));
        self.take_cubes(seat, cubes * times);
    }
}
