//! Escape Pods: bring your crew from the burning ship to the shelters, in pods that you share with the others.

mod action;
mod advanced;
mod agenda;
mod arrival;
mod basic;
mod components;
mod crew;
mod ending;
mod event;
mod judge;
mod last_hopes;
mod movement;
mod options;
mod parts;
mod program;
mod scene;
mod scoring;
mod setup;
mod state;
mod turn;
mod view;

pub use action::Action;
pub use agenda::{Agenda, Step};
pub use components::{Chamber, EscapePods, Panel, ShelterCardRow, ShelterRule, Side};
pub use crew::{Crew, Crowd, Panels, SeenCrew};
pub use event::{Cause, Course, Ending, Event, Notice, Told};
pub use options::{HouseRules, Options, ShelterChoice};
pub use parts::*;
pub use scoring::Assigned;
pub use state::{Arrivals, Cabin, RIDES, State, Table};
pub use view::{Home, View};

use orrery_core::{Ask, BadBox, Chance, Game, Meta, Refusal, Seat, Seats, Turn, Viewer};
use turn::{no_such_part, out_of_place};

impl Game for EscapePods {
    type Options = Options;
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Notice = Notice;

    const META: Meta = Meta {
        slug: "escape-pods",
        seats: 1..=5,
        components: include_str!("../data/components.toml"),
        rules: 1,
    };

    fn unpack(components: &str) -> Result<EscapePods, BadBox> {
        EscapePods::read(components)
    }

    fn setup(&self, options: &Options, seats: u8, dice: &mut dyn Chance) -> Result<State, Refusal> {
        self.lay_out(options, seats, dice)
    }

    fn turn(&self, state: &State) -> Turn {
        match self.asked(state) {
            Some(seat) => Turn::Ask { seats: Seats::one(seat), ask: Ask::Open },
            None => Turn::Over(self.outcome(state)),
        }
    }

    fn candidates(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        match *state.step() {
            Step::Turn => self.turn_candidates(state, seat, out),
            Step::Effect(control) => {
                let mut list = |action| {
                    out.push(action);
                    std::ops::ControlFlow::Continue(())
                };
                let _ = self.each_effect(state, seat, control, &mut list);
            }
            Step::Moor(_) => self.moor_candidates(out),
            Step::Displace { pod, .. } => self.displace_candidates(&state.table, pod, out),
            Step::Park(_) => self.park_candidates(out),
            Step::Assign { .. } => self.assign_candidates(out),
            step => unreachable!("{step:?} asks nobody"),
        }
    }

    fn allows(&self, state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        if !action.exists() {
            return Err(no_such_part());
        }
        match (*state.step(), *action) {
            (Step::Turn, Action::EndTurn) => Ok(()),
            (Step::Turn, Action::Activate { control, with }) => self.may_activate(state, seat, control, with),
            (Step::Turn, Action::Ride { pod, to }) => self.may_ride(state, seat, pod, to),
            (Step::Effect(control), action) => {
                self.allows_effect(state, seat, control, &action, state.reserve(seat))
            }
            (Step::Moor(beacon), Action::Moor(space)) => self.may_moor(state, beacon, space),
            (Step::Displace { pod, origin, course }, Action::Displace { to }) => {
                self.may_displace(&state.table, (pod, origin, course), to)
            }
            (Step::Park(pod), Action::Park(hangar)) => self.may_park(state, pod, hangar),
            (Step::Assign { shelter, space }, Action::Assign { to }) => {
                self.may_assign(state, shelter, space, to)
            }
            _ => Err(out_of_place()),
        }
    }

    fn apply(
        &self,
        state: &mut State,
        seat: Seat,
        action: &Action,
        dice: &mut dyn Chance,
        events: &mut Vec<Event>,
    ) {
        match (*state.step(), *action) {
            (Step::Turn, Action::EndTurn) => self.end_turn(state, events),
            (Step::Turn, Action::Activate { control, with }) => {
                self.activate(state, seat, control, with, events);
            }
            (Step::Turn, Action::Ride { pod, to }) => self.ride(state, pod, to, events),
            (Step::Effect(control), action) => self.carry_out(state, seat, control, &action, dice, events),
            (Step::Moor(beacon), Action::Moor(space)) => self.moor(state, seat, beacon, space, events),
            (Step::Displace { pod, course, .. }, Action::Displace { to }) => {
                state.table.agenda.pop();
                self.displace(state, pod, to, course, events);
            }
            (Step::Park(pod), Action::Park(hangar)) => {
                state.table.agenda.pop();
                self.park(state, pod, hangar, events);
            }
            (Step::Assign { shelter, space }, Action::Assign { to }) => {
                state.table.agenda.pop();
                self.assign(state, shelter, space, Some(to), events);
            }
            (step, action) => unreachable!("{action:?} was refused at {step:?}"),
        }
        self.advance(state, dice, events);
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        View::of(state, viewer)
    }

    fn notice(&self, event: &Event, viewer: Viewer) -> Option<Notice> {
        Some(event.told_to(viewer))
    }

    fn learnt(&self, event: &Event) -> Seats {
        event.learnt()
    }

    fn imagine(&self, view: &View, dice: &mut dyn Chance) -> State {
        view.imagine(self, dice)
    }

    fn judge(&self, state: &State, seat: Seat) -> f32 {
        self.chance(state, seat)
    }

    fn actions(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        if self.asked(state) != Some(seat) {
            return;
        }
        if *state.step() == Step::Turn {
            return self.turn_actions(state, seat, out);
        }
        self.candidates(state, seat, out);
        out.retain(|action| self.allows(state, seat, action).is_ok());
    }
}
