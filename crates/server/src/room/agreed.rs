//! What a table has agreed on taking back, beside what the engine allows.

use super::Room;
use crate::problem::Problem;
use orrery_core::Seat;
use orrery_store::UndoRule;
use orrery_table::Terms;

impl Room {
    /// Says why not, where the seat may not take back what it could.
    pub(super) fn may_take_back(&self, seat: Seat) -> Result<(), Problem> {
        if self.row.undo == UndoRule::Off {
            return Err(Problem::NoUndo);
        }
        let reach = self.game.as_ref().and_then(|game| game.table.reach(seat).ok());
        // Where nothing can be taken back at all, the engine says why.
        reach.and_then(|reach| self.stands_in_the_way(seat, reach.terms)).map_or(Ok(()), Err)
    }

    /// Why nothing is taken back on these terms; nothing if it may be.
    pub(super) fn stands_in_the_way(&self, seat: Seat, terms: Terms) -> Option<Problem> {
        match (self.row.undo, terms) {
            (UndoRule::Off, _) => Some(Problem::NoUndo),
            (UndoRule::Free | UndoRule::Consent, Terms::Free) => None,
            (UndoRule::Free, Terms::Consent { because, .. }) => Some(Problem::OnlyFree(because)),
            (UndoRule::Consent, Terms::Consent { .. }) => {
                self.game.as_ref().is_some_and(|game| game.table.bots_mind(seat)).then_some(Problem::BotsMind)
            }
        }
    }
}
