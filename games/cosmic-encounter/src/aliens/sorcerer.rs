//! Sorcerer: it may swap the two encounter cards before they are revealed (COS-10.16).

use super::Power;
use crate::board::{Board, Side};
use crate::table::Table;
use crate::windows::{Moment, Use};
use orrery_core::Seat;

pub struct Sorcerer;

impl Power for Sorcerer {
    /// A virtual card cannot be swapped (COS-5.3); a card shown to an Oracle can (COS-10.25).
    fn applies(&self, board: &Board, _owner: Seat, _moment: Moment) -> bool {
        Side::BOTH.into_iter().all(|side| board.has_laid(side))
    }

    fn invoke(&self, table: &mut Table, _call: Use) {
        table.swap_laid();
    }
}
