//! Anti-Matter: the lower total wins; its ships and all allied ships subtract (COS-10.2).
//! A product stays a product, and an allied Macron subtracts four a ship (COS-10.22).

use super::Power;
use crate::board::Board;
use crate::windows::Moment;
use orrery_core::Seat;

pub struct AntiMatter;

impl Power for AntiMatter {
    fn applies(&self, board: &Board, _owner: Seat, _moment: Moment) -> bool {
        board.is_fight()
    }

    fn core(&self, value: i32, ships: i32) -> i32 {
        value - ships
    }

    fn inverts(&self) -> bool {
        true
    }
}
