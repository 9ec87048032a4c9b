//! Clone: it may take its own revealed card back (COS-10.4), before anybody else can (COS-10.24).

use super::Power;
use crate::board::Board;
use crate::table::Table;
use crate::windows::{Moment, Use};
use orrery_core::Seat;

pub struct Clone;

impl Power for Clone {
    fn applies(&self, board: &Board, owner: Seat, moment: Moment) -> bool {
        moment == Moment::Keeping && board.has_laid(board.side_of(owner))
    }

    fn invoke(&self, table: &mut Table, call: Use) {
        let side = table.state.board.side_of(call.owner);
        if let Some(card) = table.pick_up(side) {
            table.take_open(call.owner, card);
        }
    }
}
