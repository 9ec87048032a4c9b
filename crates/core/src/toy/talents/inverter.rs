//! Inverter: between two attacks, the lower total wins.

use super::{Duty, Power};
use crate::Seat;
use crate::toy::encounter::{card, total};
use crate::toy::state::{Card, Moment, State};

pub struct Inverter;

impl Power for Inverter {
    fn duty(&self, moment: Moment, state: &State, owner: Seat) -> Option<Duty> {
        let both_attack = state.mains().iter().all(|&main| card(state, main) != Card::Negotiate);
        (moment == Moment::Revealed && both_attack && state.mains().contains(&owner)).then_some(Duty::Must)
    }

    fn verdict(&self, state: &State, _owner: Seat, winner: Option<Seat>) -> Option<Seat> {
        let [offense, defense] = state.mains();
        match total(state, offense).cmp(&total(state, defense)) {
            std::cmp::Ordering::Less => Some(offense),
            std::cmp::Ordering::Greater => Some(defense),
            std::cmp::Ordering::Equal => winner,
        }
    }
}
