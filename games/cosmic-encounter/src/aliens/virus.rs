//! Virus: card times ships instead of card plus ships (COS-10.18).

use super::Power;
use crate::board::Board;
use crate::windows::Moment;
use orrery_core::Seat;

pub struct Virus;

impl Power for Virus {
    fn applies(&self, board: &Board, _owner: Seat, _moment: Moment) -> bool {
        board.is_fight()
    }

    fn core(&self, value: i32, ships: i32) -> i32 {
        value * ships
    }
}
