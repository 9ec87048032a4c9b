//! Laser: random cards of the opponent's hand are out of use, up to one per ship (COS-10.8).

use super::{Choices, Power};
use crate::Action;
use crate::agenda::Step;
use crate::board::Board;
use crate::event::Event;
use crate::state::State;
use crate::table::Table;
use crate::windows::{Moment, Use};
use orrery_core::Seat;

pub struct Laser;

/// One card per ship the opponent has in the encounter now (COS-10.32), no more than the hand.
fn most(board: &Board, owner: Seat) -> u8 {
    board.opponent(owner).map_or(0, |seat| board.own_ships(seat).min(board.held[seat.index()]))
}

impl Power for Laser {
    fn applies(&self, board: &Board, owner: Seat, _moment: Moment) -> bool {
        most(board, owner) > 0
    }

    fn invoke(&self, table: &mut Table, call: Use) {
        table.then([Step::Choose(call)]);
    }

    fn choices(&self, state: &State, call: Use) -> Choices {
        (0..=most(&state.board, call.owner)).rev().map(Action::Number).collect()
    }

    /// With an encounter card set aside and none left, the opponent is blinded out and has lost. If not, everybody knows
    /// only of a hand that was seen to hold one before that it still does.
    fn chosen(&self, table: &mut Table, call: Use, action: Action) {
        let Action::Number(cards) = action else { unreachable!("the check saw a number") };
        table.state.board.agenda.pop();
        let opponent = table.state.board.opponent(call.owner).expect("a main player blinds the other");
        let armed = table.state.board.armed.contains(opponent);
        let mut blinding = false;
        for _ in 0..cards {
            blinding |= table.set_aside(opponent).is_some_and(crate::Card::is_encounter);
        }
        let blinded = blinding && !table.state.has_encounter_card(opponent);
        if blinded || armed {
            table.check_cards(opponent);
        }
        if blinded {
            table.state.board.encounter.blinded = Some(opponent);
            table.tell(Event::BlindedOut { seat: opponent });
        }
    }
}
