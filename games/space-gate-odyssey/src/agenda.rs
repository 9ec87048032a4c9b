//! The course of the game: its steps, and which function runs each.

use crate::components::SpaceGateOdyssey;
use crate::event::Event;
use crate::parts::{Exoplanet, Gate, Module, Stack, Stacks};
use crate::planets::spaces::Spaces;
use crate::state::State;
use crate::{closing, ending, influence, rooms, setup, travel, turn};
use orrery_core::Seat;
use serde::{Deserialize, Serialize};

/// One item of the agenda (the states of SGO-4). It holds no secret.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Step {
    /// SGO-3.12: so many modules to take, from stacks not yet used.
    TakeInitial {
        seat: Seat,
        left: u8,
        used: Stacks,
    },
    /// Where the top module of the stack goes.
    PlaceModule {
        seat: Seat,
        stack: Stack,
    },
    StartTurn,
    /// An engineer and a room, or a reorganization before that.
    MoveEngineer,
    /// Which module of the station to lay next in the draft.
    Draft,
    /// Where it goes in the draft.
    LayModule {
        module: Module,
    },
    /// Action points to spend in the activated room; stacks from which the player has added are barred.
    Act {
        seat: Seat,
        points: u8,
        barred: Stacks,
    },
    Recruit {
        seat: Seat,
    },
    Promote {
        seat: Seat,
    },
    /// Full gate modules to empty.
    Travel {
        seat: Seat,
    },
    /// Settlers of one load, still to be placed; `load` are the spaces they have taken.
    Colonize {
        seat: Seat,
        exoplanet: Exoplanet,
        left: u8,
        load: Spaces,
    },
    /// Two tokens to exchange, any or neighboring ones.
    Swap {
        seat: Seat,
        which: Pair,
    },
    /// Influence to be paid.
    Pay {
        seat: Seat,
        exoplanet: Option<Exoplanet>,
        points: u16,
    },
    /// Ranks to be filled, from the next one up.
    FillRanks {
        seat: Seat,
        next: u16,
        last: u16,
    },
    /// The exoplanet leaves the game.
    Remove {
        seat: Seat,
        exoplanet: Exoplanet,
    },
    MoveGate {
        seat: Seat,
        gate: Gate,
    },
    /// Nothing is left but to say so.
    EndTurn,
    NextTurn,
    /// SGO-10.1: no exoplanet is left; what stands ready travels to Hawking.
    LastShipment {
        closer: Seat,
    },
    FinalScoring,
    #[default]
    Over,
}

/// Which predominance tokens may be exchanged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Pair {
    /// SGO-7.7.
    Any,
    /// SGO-9.24.
    Neighbors,
}

pub type Agenda = orrery_core::Agenda<Step, 24>;

/// Whether a step waits for a player or has let the game go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flow {
    Asks,
    GoesOn,
}

/// Runs the agenda until somebody must be asked.
///
/// No step draws luck: only players who take or return a module do.
pub fn advance(game: &SpaceGateOdyssey, state: &mut State, events: &mut Vec<Event>) {
    while run(game, state, events) == Flow::GoesOn {}
}

fn run(game: &SpaceGateOdyssey, state: &mut State, events: &mut Vec<Event>) -> Flow {
    match *state.agenda.now() {
        Step::PlaceModule { .. }
        | Step::MoveEngineer
        | Step::Draft
        | Step::LayModule { .. }
        | Step::Recruit { .. }
        | Step::Swap { .. }
        | Step::EndTurn
        | Step::Over => Flow::Asks,
        Step::TakeInitial { left, .. } => setup::take_initial(state, left),
        Step::StartTurn => turn::start(state),
        Step::Act { seat, points, .. } => rooms::act(game, state, seat, points),
        Step::Promote { seat } => rooms::bonus::promote_if_forced(state, seat, events),
        Step::Travel { seat } => travel::travel(game, state, seat, events),
        Step::Colonize { seat, exoplanet, .. } => travel::colonize(game, state, seat, exoplanet, events),
        Step::Pay { seat, exoplanet, points } => influence::pay(game, state, seat, exoplanet, points, events),
        Step::FillRanks { seat, next, last } => {
            influence::fill_ranks(game, state, seat, (next, last), events)
        }
        Step::Remove { seat, exoplanet } => closing::remove(state, seat, exoplanet),
        Step::MoveGate { seat, gate } => closing::move_gate_if_forced(state, seat, gate, events),
        Step::NextTurn => turn::next(state, events),
        Step::LastShipment { closer } => ending::last_shipment(game, state, closer, events),
        Step::FinalScoring => ending::score(game, state, events),
    }
}

/// Whose answer the step on top waits for; nobody's when the game is over.
#[must_use]
pub fn asked(state: &State) -> Option<Seat> {
    match *state.agenda.now() {
        Step::TakeInitial { seat, .. }
        | Step::PlaceModule { seat, .. }
        | Step::Act { seat, .. }
        | Step::Recruit { seat }
        | Step::Promote { seat }
        | Step::Travel { seat }
        | Step::Colonize { seat, .. }
        | Step::Swap { seat, .. }
        | Step::FillRanks { seat, .. }
        | Step::MoveGate { seat, .. } => Some(seat),
        Step::MoveEngineer | Step::Draft | Step::LayModule { .. } | Step::EndTurn => Some(state.active),
        Step::Over => None,
        step @ (Step::StartTurn
        | Step::Pay { .. }
        | Step::Remove { .. }
        | Step::NextTurn
        | Step::LastShipment { .. }
        | Step::FinalScoring) => unreachable!("{step:?} asks nobody and is run before the game stops to ask"),
    }
}
