//! Parasite: it may join either side uninvited (COS-10.14). Sent home, it has no further
//! moment to join (COS-10.36).

use super::Power;
use crate::alliance;
use crate::board::Board;
use crate::table::Table;
use crate::windows::{Moment, Use};
use orrery_core::Seat;

pub struct Parasite;

impl Power for Parasite {
    fn applies(&self, _board: &Board, _owner: Seat, moment: Moment) -> bool {
        moment == Moment::AllyAnswer
    }

    /// The ships named with the declaration go to the side it named.
    fn invoke(&self, table: &mut Table, call: Use) {
        let shift = table.state.board.encounter.shift;
        alliance::commit(table, call.owner, &shift);
    }
}
