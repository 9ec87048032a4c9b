//! Vulch: it takes the artifacts that others play or discard, and keeps its own (COS-10.19). A Zap
//! stops it for the encounter (COS-10.30); encounter cards are none of its business (COS-10.39).

use super::Power;
use crate::board::Board;
use crate::cards::Cards;
use crate::table::Table;
use crate::windows::{Moment, Use};
use orrery_core::Seat;

pub struct Vulch;

impl Power for Vulch {
    /// Another's artifacts, as far as they still lie on the discard pile.
    fn applies(&self, board: &Board, owner: Seat, moment: Moment) -> bool {
        let Moment::ArtifactDiscarded { by, artifacts } = moment else { return false };
        by != owner && Cards::from(artifacts).faces().any(|card| board.discard.holds(card))
    }

    /// All that were discarded together, with one use (COS-8.7).
    fn invoke(&self, table: &mut Table, call: Use) {
        let Moment::ArtifactDiscarded { artifacts, .. } = call.moment else {
            unreachable!("it takes artifacts as they are discarded")
        };
        for card in Cards::from(artifacts).iter() {
            if table.state.board.discard.remove(card) {
                table.take_open(call.owner, card);
            }
        }
    }

    fn keeps_artifacts(&self) -> bool {
        true
    }
}
