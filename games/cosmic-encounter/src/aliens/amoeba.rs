//! Amoeba: with the cards down it changes the number of its ships in the encounter (COS-10.1).

use super::{Choices, Power};
use crate::Action;
use crate::board::{Board, Place, Planet, Spot};
use crate::state::State;
use crate::table::Table;
use crate::windows::{Moment, Use};
use orrery_core::Seat;

pub struct Amoeba;

/// Own colonies that are not the place of the encounter itself: a defender's planet is, an attacker's colony there is not.
fn elsewhere(board: &Board, owner: Seat) -> impl Iterator<Item = Planet> + '_ {
    board.havens(owner)
}

/// Where its ships of the encounter are.
fn post(board: &Board, owner: Seat) -> Place {
    match board.encounter.target {
        Some(target) if board.is_defender(owner) => Place::Planet(target),
        _ => Place::Mothership,
    }
}

impl Power for Amoeba {
    fn applies(&self, board: &Board, owner: Seat, _moment: Moment) -> bool {
        board.own_ships(owner) > 0 && elsewhere(board, owner).next().is_some()
    }

    /// Out to colonies or in from them, not both; the first ship says which.
    fn names(&self, state: &State, call: Use) -> Choices {
        let (board, draft, owner) = (&state.board, state.draft(call.owner), call.owner);
        let (taken, put) = (draft.taken(), draft.put());
        let done = (taken + put > 0).then_some(Action::Confirm);
        let out = put < board.own_ships(owner) && taken == 0;
        let leave = elsewhere(board, owner).filter(move |_| out);
        let join = elsewhere(board, owner)
            .filter(|planet| put == 0 && board.ships(owner, *planet) > draft.from[planet.index()]);
        done.into_iter()
            .chain(leave.map(|planet| Action::Put { planet, ships: 1 }))
            .chain(join.map(|planet| Action::Take(Spot::Planet(planet))))
            .collect()
    }

    fn named(&self, state: &mut State, call: Use, action: Action) -> Option<Use> {
        let draft = &mut state.drafts[call.owner.index()];
        match action {
            Action::Put { planet, ships } => draft.onto[planet.index()] += ships,
            Action::Take(spot) => draft.take(spot),
            _ => return Some(call),
        }
        None
    }

    /// Emptied planets take no ship back, and a colony may end with this.
    fn invoke(&self, table: &mut Table, call: Use) {
        let shift = table.state.board.encounter.shift;
        let post = post(&table.state.board, call.owner);
        for planet in Planet::all(table.state.board.seats()) {
            table.move_ships(call.owner, post, Place::Planet(planet), shift.onto[planet.index()]);
            table.move_ships(call.owner, Place::Planet(planet), post, shift.from[planet.index()]);
        }
    }
}
