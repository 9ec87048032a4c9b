//! Travel and colonization (SGO-7).

use crate::action::Action;
use crate::agenda::{Flow, Pair, Step};
use crate::closing;
use crate::components::{Kind, SpaceGateOdyssey};
use crate::event::Event;
use crate::parts::{Exoplanet, Space};
use crate::planets::spaces::{MOST_SPACES, Spaces};
use crate::planets::{Arrival, FREE_SPACE};
use crate::state::{Post, State};
use crate::station::sides::Cell;
use orrery_core::rule::Message;
use orrery_core::{Arg, Clause, Refusal, Seat};

/// Full gate modules travel, all of them, in the order their owner likes.
pub const FULL_GATES: Clause = Clause("SGO-7.1");
/// Those that are not full keep their settlers.
pub const NOT_FULL: Clause = Clause("SGO-7.2");

/// SGO-12.3: nobody is asked about a single full module.
pub fn travel(game: &SpaceGateOdyssey, state: &mut State, seat: Seat, events: &mut Vec<Event>) -> Flow {
    let (first, second) = {
        let mut full = state.of(seat).station.full_gates(game);
        (full.next(), full.next())
    };
    match (first, second) {
        (None, _) => _ = state.agenda.pop(),
        (Some(at), None) => send(game, state, seat, at, events),
        _ => return Flow::Asks,
    }
    Flow::GoesOn
}

/// Every gate module with settlers: some are not full.
pub fn candidates(game: &SpaceGateOdyssey, state: &State, seat: Seat, out: &mut Vec<Action>) {
    let station = &state.of(seat).station;
    let peopled = station.peopled().filter(|&at| station.is_gate(game, at));
    out.extend(peopled.map(|at| Action::SendModule { cell: station.cell(at) }));
}

/// The legal ones among them.
pub fn legal(game: &SpaceGateOdyssey, state: &State, seat: Seat, out: &mut Vec<Action>) {
    let station = &state.of(seat).station;
    out.extend(station.full_gates(game).map(|at| Action::SendModule { cell: station.cell(at) }));
}

pub fn allows(game: &SpaceGateOdyssey, state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
    match *action {
        Action::SendModule { cell } => {
            let station = &state.of(seat).station;
            let gate = station.layout.at(cell).filter(|&at| station.is_gate(game, at));
            FULL_GATES.requires(gate.is_some(), || Message::id("no-gate-module"))?;
            let at = gate.expect("it was just found");
            let (settlers, capacity) = (station.decks[at].settlers, game.face(station.module(at)).capacity);
            NOT_FULL.requires(station.is_full(game, at), || {
                Message::id("gate-not-full")
                    .with("settlers", Arg::Number(i32::from(settlers)))
                    .with("capacity", Arg::Number(i32::from(capacity)))
            })
        }
        _ => crate::answers_another_question(),
    }
}

pub fn send_from(
    game: &SpaceGateOdyssey,
    state: &mut State,
    seat: Seat,
    cell: Cell,
    events: &mut Vec<Event>,
) {
    let at = state.of(seat).station.layout.at(cell).expect("the check found the module");
    send(game, state, seat, at, events);
}

/// SGO-7.3, SGO-7.10: the load goes to where the gate stands at this moment.
fn send(game: &SpaceGateOdyssey, state: &mut State, seat: Seat, at: usize, events: &mut Vec<Event>) {
    let station = &mut state.of_mut(seat).station;
    let Kind::Gate(gate) = game.face(station.module(at)).kind else {
        unreachable!("only gate modules are listed as full")
    };
    let settlers = std::mem::take(&mut station.decks[at].settlers);
    let cell = station.cell(at);
    let to = state.gates[gate.index()];
    events.push(Event::Sent { seat, cell, gate, settlers, to });
    match to {
        Post::On(exoplanet) => {
            state.agenda.push(Step::Colonize { seat, exoplanet, left: settlers, load: Spaces::NONE });
        }
        Post::Hawking => closing::arrive_on_hawking(game, state, seat, settlers, events),
        Post::Box | Post::InHand => {
            unreachable!("modules of an unused gate stay in the box, a gate in hand is put down")
        }
    }
}

/// Places the settlers of a load one after the other, asking where there is a choice. SGO-7.8: whether the exoplanet
/// closes is looked at after each, and after the swap that it may have brought.
pub fn colonize(
    game: &SpaceGateOdyssey,
    state: &mut State,
    seat: Seat,
    exoplanet: Exoplanet,
    events: &mut Vec<Event>,
) -> Flow {
    let (left, arrival) = load(state, seat);
    let colony = state.colony(exoplanet);
    let family = &game.side_of(colony).family;
    if family.closes(colony) {
        closing::close(game, state, seat, exoplanet, left, events);
    } else if left == 0 {
        state.agenda.pop();
    } else if family.gathers(arrival) {
        gather(state, seat, exoplanet, left, events);
    } else {
        let open = family.open_to(colony, arrival);
        match (open.is_empty(), open.only()) {
            (true, _) => leave_over(state, seat, exoplanet, left, events),
            (_, Some(space)) => settle(game, state, seat, space, events),
            (_, None) => return Flow::Asks,
        }
    }
    Flow::GoesOn
}

/// The load on its way down: how many are left, and where the others went.
fn load(state: &State, seat: Seat) -> (u8, Arrival) {
    match *state.agenda.now() {
        Step::Colonize { left, load, .. } => (left, Arrival { seat, load }),
        _ => (0, Arrival { seat, load: Spaces::NONE }),
    }
}

/// All others of the load go where no spaces are.
fn gather(state: &mut State, seat: Seat, exoplanet: Exoplanet, settlers: u8, events: &mut Vec<Event>) {
    state.agenda.pop();
    state.colony_mut(exoplanet).gathered[seat.index()] += settlers;
    state.settled_this_turn = true;
    events.push(Event::Gathered { seat, exoplanet, settlers });
}

/// SGO-7.6: settlers for whom there is no space go home.
fn leave_over(state: &mut State, seat: Seat, exoplanet: Exoplanet, settlers: u8, events: &mut Vec<Event>) {
    state.agenda.pop();
    state.send_home(seat, settlers);
    events.push(Event::LeftOver { seat, exoplanet, settlers });
}

/// Every free space: those the exoplanet allows, and those it keeps closed for a reason.
pub fn space_candidates(game: &SpaceGateOdyssey, state: &State, exoplanet: Exoplanet, out: &mut Vec<Action>) {
    let colony = state.colony(exoplanet);
    let spaces = game.side_of(colony).space_ids.len() as u8;
    let free = (0..spaces).map(Space).filter(|&space| !colony.occupied().contains(space));
    out.extend(free.map(|space| Action::PlaceSettler { space }));
}

/// The spaces that the exoplanet allows, without asking for reasons.
pub fn legal_spaces(
    game: &SpaceGateOdyssey,
    state: &State,
    seat: Seat,
    exoplanet: Exoplanet,
    out: &mut Vec<Action>,
) {
    let colony = state.colony(exoplanet);
    let (_, arrival) = load(state, seat);
    let open = game.side_of(colony).family.open_to(colony, arrival);
    out.extend(open.iter().map(|space| Action::PlaceSettler { space }));
}

pub fn allows_space(
    game: &SpaceGateOdyssey,
    state: &State,
    seat: Seat,
    exoplanet: Exoplanet,
    action: &Action,
) -> Result<(), Refusal> {
    let Action::PlaceSettler { space } = *action else { return crate::answers_another_question() };
    let colony = state.colony(exoplanet);
    let side = game.side_of(colony);
    let exists = space.index() < side.space_ids.len().min(MOST_SPACES);
    FREE_SPACE.requires(exists && !colony.occupied().contains(space), || {
        Message::id("space-taken").with("exoplanet", Arg::Part("exoplanet", u16::from(exoplanet.0)))
    })?;
    let (_, arrival) = load(state, seat);
    if side.family.open_to(colony, arrival).contains(space) {
        Ok(())
    } else {
        Err(side.family.forbids(colony, arrival, space))
    }
}

/// A settler takes the space. SGO-7.7: on a predominance space its owner must swap two tokens at once.
pub fn settle(game: &SpaceGateOdyssey, state: &mut State, seat: Seat, space: Space, events: &mut Vec<Event>) {
    let Step::Colonize { exoplanet, left, load, .. } = state.agenda.now_mut() else {
        unreachable!("settlers are placed out of a load")
    };
    *left -= 1;
    *load = load.and(Spaces::one(space));
    let exoplanet = *exoplanet;
    let colony = state.colony_mut(exoplanet);
    let held = &mut colony.held[seat.index()];
    *held = held.and(Spaces::one(space));
    let swaps = game.side_of(colony).predominance.contains(space);
    state.settled_this_turn = true;
    events.push(Event::Settled { seat, exoplanet, space });
    if swaps {
        state.agenda.push(Step::Swap { seat, which: Pair::Any });
    }
}
