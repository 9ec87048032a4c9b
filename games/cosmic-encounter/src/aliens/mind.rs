//! Mind: it may look at the whole hand of a main player (COS-10.10).

use super::{Choices, Power};
use crate::Action;
use crate::board::Board;
use crate::state::State;
use crate::table::Table;
use crate::windows::{Moment, Use};
use orrery_core::Seat;

pub struct Mind;

/// A main player's hand that holds anything to be seen; the opponent's, if Mind is a main player.
fn hands(board: &Board, owner: Seat) -> impl Iterator<Item = Seat> + '_ {
    board.mains().filter(move |&seat| seat != owner && board.held[seat.index()] > 0)
}

impl Power for Mind {
    fn applies(&self, board: &Board, owner: Seat, _moment: Moment) -> bool {
        hands(board, owner).next().is_some()
    }

    fn names(&self, state: &State, call: Use) -> Choices {
        hands(&state.board, call.owner).map(Action::Name).collect()
    }

    /// The hand as it is now: the whole of it before a blinding, the rest after it (COS-10.37).
    fn invoke(&self, table: &mut Table, call: Use) {
        table.look(call.owner, call.at.expect("a hand was named"));
    }
}
