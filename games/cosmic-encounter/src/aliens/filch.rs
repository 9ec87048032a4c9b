//! Filch: it may take the opponent's revealed card, unless it was kept (COS-10.6).

use super::Power;
use crate::board::Board;
use crate::table::Table;
use crate::windows::{Moment, Use};
use orrery_core::Seat;

pub struct Filch;

impl Power for Filch {
    fn applies(&self, board: &Board, owner: Seat, moment: Moment) -> bool {
        moment == Moment::EncounterEnd && board.has_laid(board.side_of(owner).other())
    }

    fn invoke(&self, table: &mut Table, call: Use) {
        let side = table.state.board.side_of(call.owner).other();
        if let Some(card) = table.pick_up(side) {
            table.take_open(call.owner, card);
        }
    }
}
