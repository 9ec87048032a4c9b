//! Mobius Tubes: every player with a colony takes all own ships out of the Warp (COS-9.4).

use super::Effect;
use crate::Action;
use crate::board::{Board, Place};
use crate::losses;
use crate::table::Table;
use orrery_core::Seat;

pub struct MobiusTubes;

fn freed(board: &Board, seat: Seat) -> u8 {
    if board.havens(seat).next().is_some() { board.fleet(seat).warp } else { 0 }
}

impl Effect for MobiusTubes {
    fn useful(&self, board: &Board, _seat: Seat) -> bool {
        board.everyone().any(|seat| freed(board, seat) > 0)
    }

    fn carry_out(&self, table: &mut Table, _seat: Seat, _named: Action) {
        for seat in table.state.board.everyone() {
            let ships = freed(&table.state.board, seat);
            table.move_ships(seat, Place::Warp, Place::Adrift, ships);
        }
        losses::put_back(table);
    }
}
