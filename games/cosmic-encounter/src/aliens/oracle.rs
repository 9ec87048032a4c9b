//! Oracle: the opponent lays first and face up (COS-10.12).

use super::Power;
use crate::board::Board;
use crate::windows::Moment;
use orrery_core::Seat;

pub struct Oracle;

impl Power for Oracle {
    fn applies(&self, _board: &Board, _owner: Seat, _moment: Moment) -> bool {
        true
    }

    fn sees_first(&self) -> bool {
        true
    }
}
