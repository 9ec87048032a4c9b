//! Cosmic Zap: the power just declared is cancelled for the rest of the encounter (COS-9.2); what it did earlier stands.

use super::Effect;
use crate::Action;
use crate::board::Board;
use crate::table::Table;
use orrery_core::Seat;

pub struct Zap;

impl Effect for Zap {
    /// Any power may be hit, also one's own.
    fn useful(&self, board: &Board, _seat: Seat) -> bool {
        board.encounter.declared.is_some_and(|call| board.works(call.owner))
    }

    fn carry_out(&self, table: &mut Table, _seat: Seat, _named: Action) {
        let encounter = &mut table.state.board.encounter;
        if let Some(call) = encounter.declared {
            encounter.cancelled = encounter.cancelled.with(call.owner);
        }
    }
}
