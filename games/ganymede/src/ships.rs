//! Ships at Ganymede (GAN-7): whom they accept, how they are launched, how their slots are filled again.

use crate::action::{Action, Source};
use crate::agenda::{Due, Next, Step, another_question};
use crate::cards::{Ship, Slot};
use crate::components::Ganymede;
use crate::operations;
use crate::settlers::{Color, Settlers};
use crate::state::{Berth, Board, State};
use crate::turns;
use crate::verbs::Table;
use orrery_core::{Arg, Clause, Message, Refusal};

/// A slot accepts a settler who agrees with those aboard, while its ship waits and is not complete.
pub const ACCEPTS: Clause = Clause("GAN-7.1");
/// A ship of your hand fills the empty slot.
pub const FILLS: Clause = Clause("GAN-7.8");

pub fn accepts(game: &Ganymede, board: &Board, slot: Slot, color: Color) -> Result<(), Refusal> {
    let Berth::Docked { aboard, .. } = board.berth(slot) else {
        return ACCEPTS.requires(false, || Message::id("no-ship-at-slot").with("slot", slot.into()));
    };
    let need = need(game, board, slot);
    ACCEPTS.requires(aboard.total() < need, || {
        Message::id("ship-complete").with("number", Arg::Number(i32::from(need)))
    })?;
    ACCEPTS.requires(agrees(slot, aboard, color), || {
        Message::id("slot-refuses-color").with("slot", slot.into()).with("color", color.into())
    })
}

/// Whether a settler may stand beside these: alone or like them all, or like none of them.
pub fn agrees(slot: Slot, aboard: Settlers, color: Color) -> bool {
    match slot {
        Slot::Identical => aboard.of(color) == aboard.total(),
        Slot::Different => !aboard.has(color),
    }
}

/// How many settlers complete the ship at this slot (GAN-7.2); some ships need one fewer (GAN-7.3).
pub fn need(game: &Ganymede, board: &Board, slot: Slot) -> u8 {
    match board.berth(slot) {
        Berth::Docked { ship, .. } => game.needs[slot as usize] - u8::from(game.ship(ship).one_fewer),
        Berth::Departing(_) | Berth::Awaiting | Berth::Empty => game.needs[slot as usize],
    }
}

/// Ships whose need is reached.
pub fn complete<'a>(game: &'a Ganymede, board: &'a Board) -> impl Iterator<Item = Slot> + 'a {
    board.docked().filter(|&slot| board.aboard(slot).total() >= need(game, board, slot))
}

/// Launches a ship, complete or not (GAN-7.4): its settlers return, its bonus is resolved, it is laid aside,
/// its own slot is filled (GAN-7.5 to GAN-7.8, GAN-9.6). What the bonus triggers is resolved inside it
/// (GAN-7.6.2).
pub fn launch(table: &mut Table<'_>, slot: Slot) {
    let ship = table.take_off(slot);
    let bonus = table.game.ship(ship).bonus.len() as u8;
    table.state.agenda.then([Step::LayAside(slot), Step::PickShip(slot), Step::DockShip(slot)]);
    (0..bonus).rev().for_each(|part| table.state.agenda.push(Step::Operate(Due::Bonus { ship, part })));
}

/// The ship counts as launched; a fourth one makes this round the last (GAN-10.1).
pub fn lay_aside(table: &mut Table<'_>, slot: Slot) -> Next {
    table.state.agenda.pop();
    table.lay_aside(slot);
    if table.state.board().launched.len() >= table.game.limits.launches_to_end {
        turns::trigger_end(table);
    }
    Next::GoOn
}

/// Takes a new ship, if there is one (GAN-7.7).
pub fn pick(table: &mut Table<'_>) -> Next {
    let mut sources = operations::sources(table.state);
    let (first, second) = (sources.next(), sources.next());
    drop(sources);
    match (first, second) {
        (None, _) => _ = table.state.agenda.pop(),
        (Some(only), None) => take(table, only),
        (Some(_), Some(_)) => return Next::Ask,
    }
    Next::GoOn
}

pub fn take(table: &mut Table<'_>, source: Source) {
    table.state.agenda.pop();
    table.gain_ship(source);
}

/// Fills the slot of a launch with a ship of the hand, if there is one (GAN-7.8).
pub fn dock(table: &mut Table<'_>, slot: Slot) -> Next {
    if table.state.board().berth(slot) != Berth::Awaiting {
        table.state.agenda.pop();
        table.state.agenda.push(Step::FillEmpty);
        return Next::GoOn;
    }
    let mut hand = table.state.hand().iter();
    match (hand.next(), hand.next()) {
        (None, _) => table.leave_empty(slot),
        (Some(ship), None) => table.dock_ship(table.seat(), slot, ship),
        (Some(_), Some(_)) => return Next::Ask,
    }
    Next::GoOn
}

/// A slot whose launch found no ship gets one as soon as the hand has one (GAN-7.9).
pub fn fill_empty(table: &mut Table<'_>) -> Next {
    let mut ways = dockings(table.state, Berth::Empty);
    let (first, second) = (ways.next(), ways.next());
    drop(ways);
    match (first, second) {
        (None, _) => _ = table.state.agenda.pop(),
        (Some((ship, slot)), None) => table.dock_ship(table.seat(), slot, ship),
        (Some(_), Some(_)) => return Next::Ask,
    }
    Next::GoOn
}

/// The ships of the hand, on each slot in such a state.
fn dockings(state: &State, berth: Berth) -> impl Iterator<Item = (Ship, Slot)> {
    let slots = Slot::ALL.into_iter().filter(move |&slot| state.board().berth(slot) == berth);
    slots.flat_map(|slot| state.hand().iter().map(move |ship| (ship, slot)))
}

pub fn docking_candidates(state: &State, berth: Berth, out: &mut Vec<Action>) {
    out.extend(dockings(state, berth).map(|(ship, slot)| Action::Dock { ship, slot }));
}

pub fn allows_docking(state: &State, berth: Berth, action: &Action) -> Result<(), Refusal> {
    let &Action::Dock { ship, slot } = action else { return another_question() };
    FILLS.requires(state.hand().contains(ship), || Message::id("ship-not-in-hand"))?;
    FILLS.requires(state.board().berth(slot) == berth, || {
        Message::id("slot-not-empty").with("slot", slot.into())
    })
}

pub fn allows_pick(state: &State, action: &Action) -> Result<(), Refusal> {
    match *action {
        Action::Pick(source) => operations::can_draw(state, source),
        _ => another_question(),
    }
}
