//! Trader: it may swap hands with the opponent (COS-10.17); cards set aside are not swapped (COS-10.28).

use super::Power;
use crate::board::Board;
use crate::table::Table;
use crate::windows::{Moment, Use};
use orrery_core::Seat;

pub struct Trader;

impl Power for Trader {
    fn applies(&self, board: &Board, owner: Seat, _moment: Moment) -> bool {
        board.mains().any(|seat| board.held[seat.index()] > 0) && board.is_main(owner)
    }

    fn invoke(&self, table: &mut Table, call: Use) {
        let opponent = table.state.board.opponent(call.owner).expect("a main player trades");
        table.swap_hands(call.owner, opponent);
    }
}
