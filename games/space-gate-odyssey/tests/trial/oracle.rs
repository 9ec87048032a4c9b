//! What a seat must not know, by the rules alone (SGO-12.1).

use orrery_core::{Chance, Seat};
use orrery_space_gate_odyssey::State;

/// Every stack is a bag below its top: the order in it does not exist before it is drawn, its content is what the box
/// holds less what all have seen, and what was put beneath was put there before everybody's eyes. So there is nothing
/// to deal anew.
pub fn redeal(state: &State, _seat: Seat, _dice: &mut dyn Chance) -> State {
    *state
}
