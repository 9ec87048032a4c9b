//! Adding modules to a station (SGO-6).

use crate::action::Action;
use crate::components::{STACKS, SpaceGateOdyssey};
use crate::event::Event;
use crate::parts::{Module, Stack};
use crate::state::State;
use crate::station::Deck;
use crate::station::layout::Layout;
use crate::station::sides::{Cell, Rotation};
use orrery_core::rule::Message;
use orrery_core::{Arg, Chance, Clause, Refusal, Seat};

/// An empty stack cannot be drawn from.
pub const EMPTY_STACK: Clause = Clause("SGO-5.15");
/// One module a cell.
pub const ONE_A_CELL: Clause = Clause("SGO-6.1");
/// Rotations are quarter turns; those that look alike are one.
pub const QUARTER_TURNS: Clause = Clause("SGO-6.2");
/// One corridor at least of the new module meets a corridor of the station; the other sides do as they like.
pub const MEETS_CORRIDOR: Clause = Clause("SGO-6.3");
/// Without a corridor that opens on an empty cell nothing can be added.
pub const OPEN_CORRIDOR: Clause = Clause("SGO-6.6");

pub fn about(id: &'static str, stack: Stack) -> Message {
    Message::id(id).with("stack", Arg::Part("stack", u16::from(stack.0)))
}

pub fn has_modules(state: &State, stack: Stack) -> Result<(), Refusal> {
    let full = stack.index() < STACKS && state.top(stack).is_some();
    EMPTY_STACK.requires(full, || about("stack-empty", stack))
}

pub fn has_room(state: &State, seat: Seat) -> Result<(), Refusal> {
    OPEN_CORRIDOR.requires(state.of(seat).station.layout.is_open(), || Message::id("no-open-corridor"))
}

/// Every place where the module fits, found from the corridors that open on empty cells.
pub fn placements(game: &SpaceGateOdyssey, layout: &Layout, module: Module, out: &mut Vec<Action>) {
    let face = game.face(module);
    for opening in layout.openings() {
        let fits = |rotation: &Rotation| face.corridors.turned(*rotation).meet(opening.from);
        let rotations = (0..face.rotations).map(Rotation).filter(fits);
        out.extend(rotations.map(|rotation| Action::Place { cell: opening.cell, rotation }));
    }
}

/// Whether the module may lie there.
pub fn allows_place(
    game: &SpaceGateOdyssey,
    layout: &Layout,
    module: Module,
    (cell, rotation): (Cell, Rotation),
) -> Result<(), Refusal> {
    let face = game.face(module);
    let looks = |id| Message::id(id).with("rotations", Arg::Number(i32::from(face.rotations)));
    QUARTER_TURNS.requires(rotation.0 < face.rotations, || looks("rotation-looks-alike"))?;
    ONE_A_CELL.requires(layout.at(cell).is_none(), || Message::id("cell-taken"))?;
    let meets = face.corridors.turned(rotation).meet(layout.corridors_into(cell));
    MEETS_CORRIDOR.requires(meets, || Message::id("no-corridor-met"))
}

/// SGO-6.5: the top module of the stack enters the station DEACTIVATED, and the next one is shown.
pub fn add(
    game: &SpaceGateOdyssey,
    state: &mut State,
    (seat, stack): (Seat, Stack),
    (cell, rotation): (Cell, Rotation),
    dice: &mut dyn Chance,
    events: &mut Vec<Event>,
) {
    let module = state.draw(stack, dice);
    state.of_mut(seat).station.add(game, module, cell, rotation, Deck::default());
    events.push(Event::Added { seat, stack, module, cell, rotation });
    state.turn_up(stack, dice, events);
    state.agenda.pop();
}
