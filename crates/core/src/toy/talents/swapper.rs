//! Swapper: may swap the two encounter cards. (The real one must decide before they are revealed.)

use super::{Duty, Power};
use crate::Seat;
use crate::toy::state::{Moment, State};

pub struct Swapper;

impl Power for Swapper {
    fn duty(&self, moment: Moment, state: &State, owner: Seat) -> Option<Duty> {
        (moment == Moment::Revealed && state.mains().contains(&owner)).then_some(Duty::May)
    }

    fn invoke(&self, state: &mut State, _owner: Seat) {
        let [offense, defense] = state.mains();
        state.sealed.swap(offense.index(), defense.index());
    }
}
