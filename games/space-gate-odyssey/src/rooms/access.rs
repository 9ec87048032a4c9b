//! Access room: settlers come aboard.

use super::spend;
use crate::action::Action;
use crate::components::SpaceGateOdyssey;
use crate::event::Event;
use crate::state::State;
use crate::station::sides::Cell;
use orrery_core::rule::Message;
use orrery_core::{Arg, Clause, Refusal, Seat};

/// Each point fills one activated access module, the white one included.
pub const ACTIVATED_ACCESS: Clause = Clause("SGO-5.16");
/// A full module, or an empty reserve, is no choice; so none is filled twice in a turn (SGO-5.18).
pub const ROOM_AND_RESERVE: Clause = Clause("SGO-5.17");

/// The modules that a point can fill.
fn open<'a>(game: &'a SpaceGateOdyssey, state: &'a State, seat: Seat) -> impl Iterator<Item = usize> + 'a {
    let own = state.of(seat);
    let (station, modules) = (&own.station, if own.reserve.settlers > 0 { own.station.len() } else { 0 });
    let takes = move |at: &usize| {
        station.decks[*at].on && !station.is_full(game, *at) && station.is_access(game, *at)
    };
    (0..modules).filter(takes)
}

#[must_use]
pub fn has_use(game: &SpaceGateOdyssey, state: &State, seat: Seat) -> bool {
    open(game, state, seat).next().is_some()
}

/// The legal ones among the candidates.
pub fn legal(game: &SpaceGateOdyssey, state: &State, seat: Seat, out: &mut Vec<Action>) {
    let station = &state.of(seat).station;
    out.extend(open(game, state, seat).map(|at| Action::FillAccess { cell: station.cell(at) }));
}

pub fn candidates(game: &SpaceGateOdyssey, state: &State, seat: Seat, out: &mut Vec<Action>) {
    let station = &state.of(seat).station;
    let access = (0..station.len()).filter(|&at| station.is_access(game, at));
    out.extend(access.map(|at| Action::FillAccess { cell: station.cell(at) }));
}

pub fn allows(game: &SpaceGateOdyssey, state: &State, seat: Seat, cell: Cell) -> Result<(), Refusal> {
    let station = &state.of(seat).station;
    let access = station.layout.at(cell).filter(|&at| station.is_access(game, at));
    ACTIVATED_ACCESS.requires(access.is_some(), || Message::id("no-access-module"))?;
    let at = access.expect("it was just found");
    ACTIVATED_ACCESS.requires(station.decks[at].on, || Message::id("access-deactivated"))?;
    let capacity = i32::from(game.face(station.module(at)).capacity);
    ROOM_AND_RESERVE.requires(!station.is_full(game, at), || {
        Message::id("access-full").with("capacity", Arg::Number(capacity))
    })?;
    ROOM_AND_RESERVE.requires(state.of(seat).reserve.settlers > 0, || Message::id("reserve-empty"))
}

pub fn fill(game: &SpaceGateOdyssey, state: &mut State, seat: Seat, cell: Cell, events: &mut Vec<Event>) {
    spend(state);
    let own = state.of_mut(seat);
    let at = own.station.layout.at(cell).expect("the check found the module");
    let capacity = game.face(own.station.module(at)).capacity;
    let settlers = own.reserve.settlers.min(capacity - own.station.decks[at].settlers);
    own.reserve.settlers -= settlers;
    own.station.decks[at].settlers += settlers;
    events.push(Event::Filled { seat, cell, settlers });
}
