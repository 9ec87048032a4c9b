//! Philanthropist: it gives a card of its choice to a main player (COS-10.15), before any
//! hands are traded (COS-10.35).

use super::{Choices, Power};
use crate::Action;
use crate::agenda::Step;
use crate::board::Board;
use crate::hands;
use crate::state::State;
use crate::table::Table;
use crate::windows::{Moment, Use};
use orrery_core::Seat;

pub struct Philanthropist;

impl Power for Philanthropist {
    fn applies(&self, board: &Board, owner: Seat, _moment: Moment) -> bool {
        board.held[owner.index()] > 0
    }

    /// The opponent, or either main player for an ally; the card itself is not named (COS-8.10).
    fn names(&self, state: &State, call: Use) -> Choices {
        state.board.mains().filter(|&seat| seat != call.owner).map(Action::Name).collect()
    }

    fn invoke(&self, table: &mut Table, call: Use) {
        table.then([Step::Choose(call)]);
    }

    fn choices(&self, state: &State, call: Use) -> Choices {
        state.hand(call.owner).faces().map(Action::Pick).collect()
    }

    /// Only the two see the card. As a main player left without encounter cards it takes a new hand at once.
    fn chosen(&self, table: &mut Table, call: Use, action: Action) {
        let Action::Pick(card) = action else { unreachable!("the check saw a card") };
        table.state.board.agenda.pop();
        let gift = [card].into_iter().collect();
        table.pass_cards(call.owner, call.at.expect("a receiver was named"), gift);
        if table.state.board.is_main(call.owner) && !table.check_cards(call.owner) {
            hands::new_hand(table, call.owner, Moment::AlliancesFormed);
        }
    }
}
