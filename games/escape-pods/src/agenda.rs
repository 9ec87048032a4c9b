//! The course of play: what is asked, and what runs by itself.

use crate::EscapePods;
use crate::event::{Cause, Course, Event};
use crate::parts::{Beacon, Control, Pod, Sector, Shelter};
use crate::state::State;
use orrery_core::{Chance, Seat};
use serde::{Deserialize, Serialize};

/// One item on the agenda. The questions come first; the others are run.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Step {
    /// An action, a ride along a beacon, or the end of the turn (POD-4.2).
    Turn,
    /// What the action that was paid for does.
    Effect(Control),
    /// Where the beacon in hand goes.
    Moor(Beacon),
    /// Where a displaced pod goes; it may not go back to the origin of its causer (POD-7.4).
    Displace {
        pod: Pod,
        origin: Option<Sector>,
        course: Course,
    },
    /// Which hangar takes the empty pod (POD-8.6).
    Park(Pod),
    /// Which box a crew takes (POD-11.2).
    Assign {
        shelter: Shelter,
        space: u8,
    },
    /// The end: asks nobody and never leaves the agenda.
    #[default]
    Over,

    Land(Shelter),
    Explode(Cause),
    Aftermath(Cause),
    AfterAction,
    AfterRide,
    TakeBackAll,
    CloseTurn,
    NextTurn,
    /// The assignment of the crew on an arrival space, then of those after it.
    Count {
        shelter: Shelter,
        space: u8,
    },
}

pub type Agenda = orrery_core::Agenda<Step, 12>;

impl EscapePods {
    /// Who owes the answer to the question on top, if it is one.
    pub fn asked(&self, state: &State) -> Option<Seat> {
        match *state.step() {
            Step::Turn | Step::Effect(_) | Step::Moor(_) | Step::Displace { .. } | Step::Park(_) => {
                Some(state.table.active)
            }
            Step::Assign { shelter, space } => Some(state.crew_in(shelter)[usize::from(space)].owner),
            Step::Over
            | Step::Land(_)
            | Step::Explode(_)
            | Step::Aftermath(_)
            | Step::AfterAction
            | Step::AfterRide
            | Step::TakeBackAll
            | Step::CloseTurn
            | Step::NextTurn
            | Step::Count { .. } => None,
        }
    }

    /// Runs the agenda until somebody must be asked.
    pub fn advance(&self, state: &mut State, dice: &mut dyn Chance, events: &mut Vec<Event>) {
        while self.asked(state).is_none() && *state.step() != Step::Over {
            match state.table.agenda.pop() {
                Step::Land(shelter) => self.land(state, shelter, events),
                Step::Explode(cause) => self.explode(state, cause, dice, events),
                Step::Aftermath(cause) => self.aftermath(state, cause, events),
                Step::AfterAction => self.after_action(state, events),
                Step::AfterRide => self.after_ride(state, events),
                Step::TakeBackAll => state.take_back(state.table.active, |_| true, events),
                Step::CloseTurn => self.close_turn(state, events),
                Step::NextTurn => self.next_turn(state, events),
                Step::Count { shelter, space } => self.count(state, shelter, space, events),
                step @ (Step::Turn
                | Step::Effect(_)
                | Step::Moor(_)
                | Step::Displace { .. }
                | Step::Park(_)
                | Step::Assign { .. }
                | Step::Over) => unreachable!("{step:?} is answered, not run"),
            }
        }
    }
}
