//! The course of a turn (SGO-4).

use crate::action::Action;
use crate::agenda::{Flow, Step};
use crate::components::{ROOMS, RoomAction, SpaceGateOdyssey};
use crate::event::Event;
use crate::options::ActionOrder;
use crate::parts::{Figure, Room, Stacks};
use crate::reorganization;
use crate::state::State;
use orrery_core::rule::Message;
use orrery_core::{Arg, Clause, PerSeat, Refusal, Seat};

/// One of your own engineers or chief engineers on the Odyssey moves; robots never do.
pub const OWN_ENGINEER: Clause = Clause("SGO-4.1");
/// It moves to a different room.
pub const OTHER_ROOM: Clause = Clause("SGO-4.2");

pub fn start(state: &mut State) -> Flow {
    state.agenda.pop();
    state.agenda.then([Step::MoveEngineer, Step::EndTurn, Step::NextTurn]);
    Flow::GoesOn
}

/// SGO-4.3: there is always a legal one.
pub fn candidates(game: &SpaceGateOdyssey, state: &State, out: &mut Vec<Action>) {
    moves(game, state, out);
    if state.options.reorganization_tokens {
        out.push(Action::Reorganize);
    }
}

/// The legal ones among them.
pub fn legal(game: &SpaceGateOdyssey, state: &State, out: &mut Vec<Action>) {
    moves(game, state, out);
    if state.options.reorganization_tokens && reorganization::allows_begin(state).is_ok() {
        out.push(Action::Reorganize);
    }
}

fn moves(game: &SpaceGateOdyssey, state: &State, out: &mut Vec<Action>) {
    for (from, figure) in state.of(state.active).odyssey.engineers() {
        let others = game.rooms().filter(|&to| to != from);
        out.extend(others.map(|to| Action::MoveEngineer { from, figure, to }));
    }
}

pub fn allows(state: &State, action: &Action) -> Result<(), Refusal> {
    match *action {
        Action::MoveEngineer { from, figure, to } => {
            let odyssey = &state.of(state.active).odyssey;
            let there = from.index() < ROOMS && odyssey.staff(from).count(figure) > 0;
            OWN_ENGINEER.requires(there, || about("no-such-engineer", from))?;
            let other = to.index() < ROOMS && to != from;
            OTHER_ROOM.requires(other, || about("same-room", from))
        }
        Action::Reorganize => reorganization::allows_begin(state),
        _ => crate::answers_another_question(),
    }
}

fn about(id: &'static str, room: Room) -> Message {
    Message::id(id).with("room", Arg::Part("room", u16::from(room.0)))
}

/// SGO-1.3: the engineer takes the stand of the other room, which works for all at once.
pub fn move_engineer(
    game: &SpaceGateOdyssey,
    state: &mut State,
    (from, figure, to): (Room, Figure, Room),
    events: &mut Vec<Event>,
) {
    let seat = state.active;
    let odyssey = &mut state.of_mut(seat).odyssey;
    *odyssey.staff_mut(from).count_mut(figure) -= 1;
    *odyssey.staff_mut(to).count_mut(figure) += 1;
    events.push(Event::Moved { seat, from, figure, to });
    state.agenda.pop();
    activate(game, state, to, events);
}

/// SGO-4.4, SGO-4.5: everybody's action points are counted now, once. SGO-4.8: after a sector room there is travel.
fn activate(game: &SpaceGateOdyssey, state: &mut State, room: Room, events: &mut Vec<Event>) {
    state.activated = Some(room);
    let each = &game.figures.action_points;
    let points: PerSeat<u8> =
        state.confederations.iter().map(|one| one.odyssey.staff(room).action_points(each)).collect();
    if matches!(game.rooms[room.index()].action, RoomAction::MoveSettler(_)) {
        for seat in state.clockwise(state.active).rev() {
            state.agenda.push(Step::Travel { seat });
        }
    }
    for seat in state.clockwise(first_to_act(state)).rev() {
        state.agenda.push(Step::Act { seat, points: points[seat.index()], barred: Stacks::NONE });
    }
    events.push(Event::RoomActivated { room, points });
}

/// SGO-4.6.
fn first_to_act(state: &State) -> Seat {
    match state.options.action_order {
        ActionOrder::ActiveFirst => state.active,
        ActionOrder::StartingFirst => state.starting,
    }
}

/// SGO-4.9: the engineer steps off the stand, and the player to the left has the next turn; unless nothing has
/// happened on the exoplanets for too long (SGO-11.6).
pub fn next(state: &mut State, events: &mut Vec<Event>) -> Flow {
    state.agenda.pop();
    events.push(Event::TurnEnded { seat: state.active });
    state.activated = None;
    state.quiet_turns = if state.settled_this_turn { 0 } else { state.quiet_turns.saturating_add(1) };
    state.settled_this_turn = false;
    let guard = u16::from(state.options.stall_guard_turns_per_player) * u16::from(state.seats());
    if guard > 0 && state.quiet_turns >= guard {
        events.push(Event::Stalled);
        state.agenda.push(Step::FinalScoring);
    } else {
        state.active = state.active.next(state.seats());
        state.agenda.push(Step::StartTurn);
    }
    Flow::GoesOn
}
