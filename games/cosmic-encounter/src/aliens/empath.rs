//! Empath: an attack against a negotiate counts as negotiate, and a deal follows (COS-10.5). So it beats
//! a Pacifist, who finds no attack left (COS-10.23).

use super::Power;
use crate::board::{Board, Side};
use crate::event::Event;
use crate::table::Table;
use crate::windows::{Moment, Use};
use orrery_core::Seat;

pub struct Empath;

impl Power for Empath {
    fn applies(&self, board: &Board, _owner: Seat, _moment: Moment) -> bool {
        board.counts_as_attack(Side::Attack) != board.counts_as_attack(Side::Defense)
    }

    fn invoke(&self, table: &mut Table, _call: Use) {
        table.state.board.encounter.soothed = true;
        table.tell(Event::Soothed);
    }
}
