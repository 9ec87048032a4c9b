//! Zombie: its ships never go to the Warp (COS-10.20), not even by a Plague (COS-10.38).

use super::Power;
use crate::board::{Board, Place};
use crate::losses;
use crate::table::Table;
use crate::windows::{Moment, Use};
use orrery_core::Seat;

pub struct Zombie;

impl Power for Zombie {
    fn applies(&self, board: &Board, owner: Seat, moment: Moment) -> bool {
        moment == Moment::Doomed && (board.fleet(owner).falling > 0 || board.doom[owner.index()] > 0)
    }

    /// It chooses none where losers choose (COS-6.17), and puts back what falls (COS-6.8).
    fn invoke(&self, table: &mut Table, call: Use) {
        table.state.board.doom[call.owner.index()] = 0;
        let ships = table.state.board.fleet(call.owner).falling;
        table.move_ships(call.owner, Place::Falling, Place::Adrift, ships);
        losses::put_back(table);
    }

    fn frees_ships(&self) -> bool {
        true
    }
}
