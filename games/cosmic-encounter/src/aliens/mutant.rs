//! Mutant: it fills its hand to seven, card by card, from the deck or from other hands (COS-10.11).
//! Whoever is robbed of the last encounter card is found out when cards are checked (COS-10.31).

use super::{Choices, Power};
use crate::Action;
use crate::agenda::Step;
use crate::board::Board;
use crate::state::State;
use crate::table::Table;
use crate::windows::{Moment, Use};
use orrery_core::Seat;

pub struct Mutant;

fn has_deck(board: &Board) -> bool {
    board.deck > 0 || !board.discard.is_empty()
}

fn robbed(board: &Board, owner: Seat) -> impl Iterator<Item = Seat> + '_ {
    owner.others(board.seats()).filter(|&seat| board.held[seat.index()] > 0)
}

impl Power for Mutant {
    fn applies(&self, board: &Board, owner: Seat, _moment: Moment) -> bool {
        board.held[owner.index()] < board.full_hand && (has_deck(board) || robbed(board, owner).next().is_some())
    }

    fn invoke(&self, table: &mut Table, call: Use) {
        table.then([Step::Choose(call)]);
    }

    fn choices(&self, state: &State, call: Use) -> Choices {
        let deck = has_deck(&state.board).then_some(Action::Draw);
        let hands = robbed(&state.board, call.owner).map(Action::Name);
        deck.into_iter().chain(hands).chain([Action::Pass]).collect()
    }

    fn chosen(&self, table: &mut Table, call: Use, action: Action) {
        match action {
            Action::Draw => _ = table.draw(call.owner),
            Action::Name(seat) => table.rob(seat, call.owner, 1),
            _ => {
                table.state.board.agenda.pop();
                return;
            }
        }
        if !self.applies(&table.state.board, call.owner, call.moment) {
            table.state.board.agenda.pop();
        }
    }
}
