//! Emotion Control: every attack card of the encounter counts as negotiate (COS-9.7), before or after the reveal.

use super::Effect;
use crate::Action;
use crate::board::{Board, Laid, Side};
use crate::cards::Card;
use crate::event::Event;
use crate::table::Table;
use orrery_core::Seat;

pub struct EmotionControl;

impl Effect for EmotionControl {
    /// A face-down card might be an attack: this looks at public facts only, and a second change has no object
    /// (COS-8.9).
    fn useful(&self, board: &Board, _seat: Seat) -> bool {
        let attack = |side| match board.laid(side) {
            Laid::FaceDown { .. } | Laid::FaceUp(Card::Attack(_)) | Laid::Virtual => true,
            Laid::FaceUp(_) | Laid::Nothing => false,
        };
        board.encounter.calmed.is_none() && !board.encounter.soothed && Side::BOTH.into_iter().any(attack)
    }

    fn carry_out(&self, table: &mut Table, seat: Seat, _named: Action) {
        table.state.board.encounter.calmed = Some(seat);
        table.tell(Event::Soothed);
    }
}
