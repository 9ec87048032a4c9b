//! Giant: each of its ships counts for four.

use super::{Duty, Power};
use crate::Seat;
use crate::toy::state::{Moment, State};

pub struct Giant;

impl Power for Giant {
    fn duty(&self, moment: Moment, state: &State, owner: Seat) -> Option<Duty> {
        (moment == Moment::Revealed && state.mains().contains(&owner)).then_some(Duty::Must)
    }

    fn ship_strength(&self) -> i32 {
        4
    }
}
