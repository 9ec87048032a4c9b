//! A seat's chance of winning at a glance.

use crate::components::SpaceGateOdyssey;
use crate::state::State;
use orrery_core::Seat;

pub fn chance(_game: &SpaceGateOdyssey, _state: &State, _seat: Seat) -> f32 {
    0.5
}
