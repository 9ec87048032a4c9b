//! Water, Wildlife and Energy rooms: settlers walk the station.

use super::{bonus, spend};
use crate::action::Action;
use crate::components::{Kind, SpaceGateOdyssey};
use crate::event::Event;
use crate::parts::Sector;
use crate::state::State;
use crate::station::Station;
use crate::station::sides::Cell;
use orrery_core::rule::Message;
use orrery_core::{Arg, Clause, Refusal, Seat};

/// A settler moves to a module of the activated room's sector. The white module matches all (SGO-5.3); the sector of
/// the module left does not matter, nor what kind it is (SGO-5.6).
pub const SECTOR: Clause = Clause("SGO-5.1");
/// The two modules are neighbors with corridors that meet.
pub const ADJACENT: Clause = Clause("SGO-5.2");
/// A full activated module lets nobody in, not even to cross it (SGO-5.5).
pub const CAPACITY: Clause = Clause("SGO-5.4");

/// Whether a settler next door may come in.
fn admits(game: &SpaceGateOdyssey, station: &Station, sector: Sector, to: usize) -> bool {
    game.matches(station.module(to), sector) & !station.is_full(game, to)
}

/// Whether there is such a step among those that may be taken, by the places of the modules in the station.
pub fn any_walk(
    game: &SpaceGateOdyssey,
    station: &Station,
    sector: Sector,
    mut is_such: impl FnMut(usize, usize) -> bool,
) -> bool {
    for from in station.peopled() {
        for to in station.layout.neighbors(from) {
            if admits(game, station, sector, to) && is_such(from, to) {
                return true;
            }
        }
    }
    false
}

#[must_use]
pub fn has_walk(game: &SpaceGateOdyssey, station: &Station, sector: Sector) -> bool {
    let leads_out = |from: usize| station.layout.neighbors(from).any(|to| admits(game, station, sector, to));
    (0..station.len()).any(|from| station.decks[from].settlers > 0 && leads_out(from))
}

/// Every step from a module with settlers to the one beside; some lead against a wall, to the wrong sector or to a full
/// module.
pub fn candidates(station: &Station, out: &mut Vec<Action>) {
    for from in station.peopled() {
        out.extend(station.layout.beside(from).map(|to| step(station, from, to)));
    }
}

/// The legal ones among the candidates, without looking cells up again.
pub fn legal(game: &SpaceGateOdyssey, station: &Station, sector: Sector, out: &mut Vec<Action>) {
    any_walk(game, station, sector, |from, to| {
        out.push(step(station, from, to));
        false
    });
}

fn step(station: &Station, from: usize, to: usize) -> Action {
    Action::Walk { from: station.cell(from), to: station.cell(to) }
}

pub fn allows(
    game: &SpaceGateOdyssey,
    station: &Station,
    sector: Sector,
    (from, to): (Cell, Cell),
) -> Result<(), Refusal> {
    let peopled = station.layout.at(from).filter(|&at| station.decks[at].settlers > 0);
    SECTOR.requires(peopled.is_some(), || Message::id("no-settler-there"))?;
    let neighbor = |at: usize| station.layout.neighbors(at).find(|&next| station.cell(next) == to);
    let next = peopled.and_then(neighbor);
    ADJACENT.requires(next.is_some(), || Message::id("modules-not-connected"))?;
    let next = next.expect("it was just found");
    SECTOR.requires(game.matches(station.module(next), sector), || {
        Message::id("wrong-sector").with("sector", Arg::Part("sector", u16::from(sector.0)))
    })?;
    let capacity = game.face(station.module(next)).capacity;
    CAPACITY.requires(!station.is_full(game, next), || {
        Message::id("module-full").with("capacity", Arg::Number(i32::from(capacity)))
    })
}

pub fn walk(
    game: &SpaceGateOdyssey,
    state: &mut State,
    seat: Seat,
    (from, to): (Cell, Cell),
    events: &mut Vec<Event>,
) {
    spend(state);
    let station = &mut state.of_mut(seat).station;
    let at = |cell| station.layout.at(cell).expect("the check found both modules");
    let (left, entered) = (at(from), at(to));
    station.decks[left].settlers -= 1;
    events.push(Event::Walked { seat, from, to });
    if station.decks[entered].on {
        station.decks[entered].settlers += 1;
    } else {
        activate(game, state, seat, entered, events);
    }
}

/// SGO-5.7: the module is turned over where it lies and the settler who entered is lost. SGO-5.8: an Odyssey module
/// gives its bonus now and never again.
fn activate(game: &SpaceGateOdyssey, state: &mut State, seat: Seat, at: usize, events: &mut Vec<Event>) {
    let station = &mut state.of_mut(seat).station;
    station.decks[at].on = true;
    let (cell, module) = (station.cell(at), station.module(at));
    state.send_home(seat, 1);
    events.push(Event::ModuleActivated { seat, cell, module });
    if let Kind::Odyssey(bonus) = game.face(module).kind {
        bonus::gain(state, seat, bonus, events);
    }
}
