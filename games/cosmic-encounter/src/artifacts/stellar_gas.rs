//! Stellar Gas: the claimant loses the right to compensation in this encounter (COS-9.6).

use super::Effect;
use crate::Action;
use crate::board::Board;
use crate::event::Event;
use crate::table::Table;
use orrery_core::Seat;

pub struct StellarGas;

impl Effect for StellarGas {
    fn useful(&self, board: &Board, _seat: Seat) -> bool {
        !board.encounter.gassed
    }

    fn carry_out(&self, table: &mut Table, _seat: Seat, _named: Action) {
        table.state.board.encounter.gassed = true;
        table.tell(Event::Gassed);
    }
}
