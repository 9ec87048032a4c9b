//! What action points buy in the control rooms (SGO-5).

pub mod access;
pub mod bonus;
pub mod modules;
pub mod sector;

use crate::action::Action;
use crate::agenda::{Flow, Step};
use crate::components::{RoomAction, SpaceGateOdyssey};
use crate::event::Event;
use crate::parts::Stacks;
use crate::state::State;
use orrery_core::{Refusal, Seat};

#[must_use]
pub fn action_of_room(game: &SpaceGateOdyssey, state: &State) -> RoomAction {
    let room = state.activated.expect("action points are spent in an activated room");
    game.rooms[room.index()].action
}

/// Asks while there are points and something to spend them on; what has no use is skipped (SGO-12.3).
pub fn act(game: &SpaceGateOdyssey, state: &mut State, seat: Seat, points: u8) -> Flow {
    if points > 0 && has_use(game, state, seat) {
        return Flow::Asks;
    }
    state.agenda.pop();
    Flow::GoesOn
}

/// Whether an action point buys the seat anything in the activated room.
#[must_use]
pub fn has_use(game: &SpaceGateOdyssey, state: &State, seat: Seat) -> bool {
    match action_of_room(game, state) {
        RoomAction::MoveSettler(sector) => sector::has_walk(game, &state.of(seat).station, sector),
        RoomAction::FillAccess => access::has_use(game, state, seat),
        RoomAction::AddModule => modules::has_use(game, state, barred(state)),
    }
}

/// SGO-5.14: the stacks from which the acting player has added a module in this turn.
fn barred(state: &State) -> Stacks {
    match *state.agenda.now() {
        Step::Act { barred, .. } => barred,
        _ => Stacks::NONE,
    }
}

/// SGO-4.7: a player may stop at any moment.
pub fn candidates(game: &SpaceGateOdyssey, state: &State, seat: Seat, out: &mut Vec<Action>) {
    out.push(Action::Stop);
    match action_of_room(game, state) {
        RoomAction::MoveSettler(_) => sector::candidates(&state.of(seat).station, out),
        RoomAction::FillAccess => access::candidates(game, state, seat, out),
        RoomAction::AddModule => modules::candidates(game, out),
    }
}

pub fn allows(game: &SpaceGateOdyssey, state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
    match (action_of_room(game, state), *action) {
        (_, Action::Stop) => Ok(()),
        (RoomAction::MoveSettler(sector), Action::Walk { from, to }) => {
            sector::allows(game, &state.of(seat).station, sector, (from, to))
        }
        (RoomAction::FillAccess, Action::FillAccess { cell }) => access::allows(game, state, seat, cell),
        (RoomAction::AddModule, Action::AddModule { stack }) => {
            modules::allows_add(state, seat, barred(state), stack)
        }
        (RoomAction::AddModule, Action::ReturnModule { stack }) => {
            modules::allows_draw(state, barred(state), stack)
        }
        _ => crate::answers_another_question(),
    }
}

pub fn stop(state: &mut State, seat: Seat, events: &mut Vec<Event>) {
    state.agenda.pop();
    events.push(Event::Stopped { seat });
}

/// One action point is spent.
fn spend(state: &mut State) {
    if let Step::Act { points, .. } = state.agenda.now_mut() {
        *points -= 1;
    }
}
