//! Dove: revealing Negotiate against an attack, it wins.

use super::{Duty, Power};
use crate::Seat;
use crate::toy::encounter::card;
use crate::toy::state::{Card, Moment, State};

pub struct Dove;

impl Power for Dove {
    fn duty(&self, moment: Moment, state: &State, owner: Seat) -> Option<Duty> {
        let turns_the_cheek = moment == Moment::Revealed
            && state.mains().contains(&owner)
            && card(state, owner) == Card::Negotiate
            && card(state, state.opponent(owner)) != Card::Negotiate;
        turns_the_cheek.then_some(Duty::Must)
    }

    fn verdict(&self, _state: &State, owner: Seat, _winner: Option<Seat>) -> Option<Seat> {
        Some(owner)
    }
}
