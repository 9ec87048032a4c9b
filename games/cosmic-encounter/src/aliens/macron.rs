//! Macron: each ship counts four when attack meets attack; it sends only one (COS-10.9).

use super::Power;
use crate::board::Board;
use crate::windows::Moment;
use orrery_core::Seat;

pub struct Macron;

impl Power for Macron {
    fn applies(&self, board: &Board, owner: Seat, _moment: Moment) -> bool {
        let has_ships = if board.is_main(owner) { board.own_ships(owner) > 0 } else { board.is_ally(owner) };
        has_ships && board.is_fight()
    }

    fn sends_one(&self) -> bool {
        true
    }

    fn ship_weight(&self) -> i32 {
        4
    }
}
