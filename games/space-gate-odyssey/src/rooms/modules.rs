//! Module room: the top module of a stack is added or put beneath.

use super::spend;
use crate::action::Action;
use crate::agenda::Step;
use crate::building;
use crate::components::SpaceGateOdyssey;
use crate::event::Event;
use crate::parts::{Stack, Stacks};
use crate::state::State;
use orrery_core::{Chance, Clause, Refusal, Seat};

/// A stack from which you have added a module is barred to you for the rest of the turn.
pub const BARRED: Clause = Clause("SGO-5.14");

/// SGO-5.15: putting beneath is always possible where drawing is.
#[must_use]
pub fn has_use(game: &SpaceGateOdyssey, state: &State, barred: Stacks) -> bool {
    open(game, state, barred).next().is_some()
}

fn open(game: &SpaceGateOdyssey, state: &State, barred: Stacks) -> impl Iterator<Item = Stack> {
    game.stacks().filter(move |&stack| !barred.contains(stack) && state.top(stack).is_some())
}

/// SGO-5.13: either, for each of the nine stacks.
pub fn candidates(game: &SpaceGateOdyssey, out: &mut Vec<Action>) {
    out.extend(game.stacks().map(|stack| Action::AddModule { stack }));
    out.extend(game.stacks().map(|stack| Action::ReturnModule { stack }));
}

/// The legal ones among them: adding needs room, putting beneath does not.
pub fn legal(game: &SpaceGateOdyssey, state: &State, seat: Seat, barred: Stacks, out: &mut Vec<Action>) {
    if building::has_room(state, seat).is_ok() {
        out.extend(open(game, state, barred).map(|stack| Action::AddModule { stack }));
    }
    out.extend(open(game, state, barred).map(|stack| Action::ReturnModule { stack }));
}

pub fn allows_draw(state: &State, barred: Stacks, stack: Stack) -> Result<(), Refusal> {
    building::has_modules(state, stack)?;
    BARRED.requires(!barred.contains(stack), || building::about("stack-barred", stack))
}

pub fn allows_add(state: &State, seat: Seat, barred: Stacks, stack: Stack) -> Result<(), Refusal> {
    allows_draw(state, barred, stack)?;
    building::has_room(state, seat)
}

/// Until the module has its place nothing has happened.
pub fn take(state: &mut State, seat: Seat, stack: Stack) {
    spend(state);
    if let Step::Act { barred, .. } = state.agenda.now_mut() {
        *barred = barred.with(stack);
    }
    state.agenda.push(Step::PlaceModule { seat, stack });
}

pub fn put_beneath(
    state: &mut State,
    seat: Seat,
    stack: Stack,
    dice: &mut dyn Chance,
    events: &mut Vec<Event>,
) {
    spend(state);
    let module = state.draw(stack, dice);
    state.stacks[stack.index()].put_beneath(module);
    events.push(Event::Returned { seat, stack, module });
    state.turn_up(stack, dice, events);
}
