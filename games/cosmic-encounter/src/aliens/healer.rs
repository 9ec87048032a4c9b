//! Healer: it may give another player's lost ships back, and draws a card (COS-10.7).

use super::Power;
use crate::board::{Board, Place};
use crate::losses;
use crate::table::Table;
use crate::windows::{Moment, Use};
use orrery_core::Seat;

pub struct Healer;

impl Power for Healer {
    /// Somebody else who really lost ships (COS-10.29, COS-10.38), and only if the owner has a colony that may take the ships.
    fn applies(&self, board: &Board, owner: Seat, moment: Moment) -> bool {
        let Moment::Lost(loser) = moment else { return false };
        loser != owner && board.loss[loser.index()] > 0 && board.havens(loser).next().is_some()
    }

    /// The loss still counts for compensation.
    fn invoke(&self, table: &mut Table, call: Use) {
        let Moment::Lost(loser) = call.moment else { unreachable!("it heals after a loss") };
        table.draw(call.owner);
        let ships = table.state.board.loss[loser.index()];
        table.move_ships(loser, Place::Warp, Place::Adrift, ships);
        losses::put_back(table);
    }
}
