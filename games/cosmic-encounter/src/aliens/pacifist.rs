//! Pacifist: its negotiate wins against an attack (COS-10.13).

use super::Power;
use crate::board::Board;
use crate::windows::Moment;
use orrery_core::Seat;

pub struct Pacifist;

impl Power for Pacifist {
    fn applies(&self, board: &Board, owner: Seat, _moment: Moment) -> bool {
        let side = board.side_of(owner);
        !board.counts_as_attack(side) && board.counts_as_attack(side.other())
    }

    fn wins_by_negotiating(&self) -> bool {
        true
    }
}
