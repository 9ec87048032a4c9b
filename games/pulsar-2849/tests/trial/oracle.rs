//! What a seat must not know, dealt anew.

use orrery_core::{Chance, Seat};
use orrery_pulsar_2849::{Pulsar, State};

/// Faces of tiles that lie face down, the order of piles and future rolls are hidden from everybody (PUL-4.5). None of
/// them is in a state: tiles and piles are bags whose content all can work out. So there is nothing to deal anew.
pub fn redeal(_game: &Pulsar, state: &State, _seat: Seat, _dice: &mut dyn Chance) -> State {
    *state
}
