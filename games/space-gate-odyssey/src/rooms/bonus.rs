//! The bonuses of Odyssey modules.

use crate::action::Action;
use crate::agenda::{Flow, Step};
use crate::components::{Bonus, ROOMS, SpaceGateOdyssey};
use crate::event::Event;
use crate::figures::{Odyssey, Reserve};
use crate::parts::Room;
use crate::state::State;
use orrery_core::rule::Message;
use orrery_core::{Arg, Clause, Refusal, Seat};

/// An engineer from the reserve joins any control room.
pub const ANY_ROOM: Clause = Clause("SGO-5.9");
/// A suit goes to a plain engineer on the Odyssey, be it the one on the action stand.
pub const PLAIN_ENGINEER: Clause = Clause("SGO-5.10");

/// SGO-5.12: without the figure in the reserve, or without an engineer to promote, nothing comes of a bonus.
#[must_use]
pub fn comes_to_something(bonus: Bonus, reserve: &Reserve, odyssey: &Odyssey) -> bool {
    match bonus {
        Bonus::Recruit => reserve.engineers > 0,
        Bonus::Promote => reserve.suits > 0 && odyssey.plain_engineers().next().is_some(),
        Bonus::Robot(_) => reserve.robots > 0,
    }
}

/// SGO-5.8: gained if it can be.
pub fn gain(state: &mut State, seat: Seat, bonus: Bonus, events: &mut Vec<Event>) {
    let own = state.of(seat);
    if !comes_to_something(bonus, &own.reserve, &own.odyssey) {
        return;
    }
    match bonus {
        Bonus::Recruit => state.agenda.push(Step::Recruit { seat }),
        Bonus::Promote => state.agenda.push(Step::Promote { seat }),
        Bonus::Robot(room) => add_robot(state, seat, room, events),
    }
}

/// SGO-5.11: a robot joins the room shown on the module.
fn add_robot(state: &mut State, seat: Seat, room: Room, events: &mut Vec<Event>) {
    let own = state.of_mut(seat);
    own.reserve.robots -= 1;
    own.odyssey.staff_mut(room).robots += 1;
    events.push(Event::RobotAdded { seat, room });
}

pub fn recruit_candidates(game: &SpaceGateOdyssey, out: &mut Vec<Action>) {
    out.extend(game.rooms().map(|room| Action::Recruit { room }));
}

pub fn allows_recruit(action: &Action) -> Result<(), Refusal> {
    match *action {
        Action::Recruit { room } => ANY_ROOM.requires(room.index() < ROOMS, || about("no-such-room", room)),
        _ => crate::answers_another_question(),
    }
}

pub fn recruit(state: &mut State, seat: Seat, room: Room, events: &mut Vec<Event>) {
    state.agenda.pop();
    let own = state.of_mut(seat);
    own.reserve.engineers -= 1;
    own.odyssey.staff_mut(room).engineers += 1;
    events.push(Event::Recruited { seat, room });
}

pub fn promote_candidates(game: &SpaceGateOdyssey, out: &mut Vec<Action>) {
    out.extend(game.rooms().map(|room| Action::Promote { room }));
}

pub fn allows_promote(state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
    match *action {
        Action::Promote { room } => {
            let plain = state.of(seat).odyssey.plain_engineers().any(|one| one == room);
            PLAIN_ENGINEER.requires(plain, || about("no-plain-engineer", room))
        }
        _ => crate::answers_another_question(),
    }
}

/// SGO-12.3: with engineers in one room only there is nothing to choose.
pub fn promote_if_forced(state: &mut State, seat: Seat, events: &mut Vec<Event>) -> Flow {
    let mut rooms = state.of(seat).odyssey.plain_engineers();
    match (rooms.next(), rooms.next()) {
        (Some(room), None) => {
            promote(state, seat, room, events);
            Flow::GoesOn
        }
        _ => Flow::Asks,
    }
}

pub fn promote(state: &mut State, seat: Seat, room: Room, events: &mut Vec<Event>) {
    state.agenda.pop();
    let own = state.of_mut(seat);
    own.reserve.suits -= 1;
    let staff = own.odyssey.staff_mut(room);
    staff.engineers -= 1;
    staff.chiefs += 1;
    events.push(Event::Promoted { seat, room });
}

fn about(id: &'static str, room: Room) -> Message {
    Message::id(id).with("room", Arg::Part("room", u16::from(room.0)))
}
