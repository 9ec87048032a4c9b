//! Ganymede: settlers are recruited on Earth, carried to Mars and on to the ships that leave from Ganymede.
//!
//! The rules are in `rules/en.md`; each file here is one of their chapters.

pub mod action;
pub mod agenda;
mod bonuses;
pub mod cards;
pub mod components;
mod effects;
mod end_of_turn;
pub mod event;
mod judge;
pub mod memory;
mod operations;
pub mod payment;
mod scene;
pub mod scoring;
pub mod settlers;
mod setup;
mod ships;
mod shuttles;
pub mod state;
mod tiles;
mod turns;
mod verbs;
pub mod view;

use crate::action::Action;
use crate::agenda::{Step, another_question};
use crate::cards::{Id, Planet, Ship, Slot};
pub use crate::components::Ganymede;
use crate::event::Event;
use crate::settlers::Color;
pub use crate::setup::Options;
use crate::state::{Berth, State};
use crate::verbs::Table;
use crate::view::View;
use orrery_core::{Arg, Ask, BadBox, Chance, Game, Meta, Refusal, Seat, Seats, Turn, Viewer};

impl Game for Ganymede {
    type Options = Options;
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Notice = Event;

    const PLAY_ON: u32 = 8;
    const PLAY_ON_WELL: u32 = 24;
    const META: Meta = Meta {
        slug: "ganymede",
        seats: 2..=4,
        components: include_str!("../data/components.toml"),
        rules: 1,
    };

    fn unpack(components: &str) -> Result<Ganymede, BadBox> {
        components::unpack(components)
    }

    fn setup(&self, options: &Options, seats: u8, dice: &mut dyn Chance) -> Result<State, Refusal> {
        setup::lay_out(self, options, seats, dice)
    }

    /// After the choice of ships only the active player ever decides anything (GAN-1.5).
    fn turn(&self, state: &State) -> Turn {
        match state.agenda.now() {
            Step::ChooseShips => Turn::Ask { seats: state.undecided(), ask: Ask::Sealed },
            Step::Action
            | Step::Pay
            | Step::Transfer(_)
            | Step::Activate { .. }
            | Step::Operate(_)
            | Step::OfferLaunch(_)
            | Step::PickShip(_)
            | Step::DockShip(_)
            | Step::FillEmpty
            | Step::TakeOff
            | Step::HandLimit
            | Step::EndTurn => Turn::Ask { seats: Seats::one(state.active), ask: Ask::Open },
            Step::Over => Turn::Over(scoring::outcome(self, state)),
            step @ (Step::RevealShips | Step::LayAside(_) | Step::Refill | Step::EndCheck) => {
                unreachable!("{step:?} asks nobody and is resolved before the game stops to ask")
            }
        }
    }

    fn candidates(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        match *state.agenda.now() {
            Step::ChooseShips => setup::candidates(state, seat, out),
            Step::Action => turns::candidates(state, out),
            Step::Pay => payment::candidates(self, state, out),
            Step::Transfer(from) => shuttles::candidates(state, from, out),
            Step::Activate { card, .. } => effects::candidates(self, state, card, out),
            Step::Operate(due) => operations::answers(self, state, due, out),
            Step::OfferLaunch(_) => bonuses::candidates(out),
            Step::PickShip(_) => out.extend(operations::sources(state).map(Action::Pick)),
            Step::DockShip(_) => ships::docking_candidates(state, Berth::Awaiting, out),
            Step::FillEmpty => ships::docking_candidates(state, Berth::Empty, out),
            Step::TakeOff => end_of_turn::take_off_candidates(out),
            Step::HandLimit => end_of_turn::hand_limit_candidates(state, out),
            Step::EndTurn => out.push(Action::EndTurn),
            Step::RevealShips | Step::LayAside(_) | Step::Refill | Step::EndCheck | Step::Over => {}
        }
    }

    /// Every refusal names the clause that forbids the answer (GAN-12.8).
    fn allows(&self, state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        match *state.agenda.now() {
            Step::ChooseShips => setup::allows(state, seat, action),
            Step::Action => turns::allows(self, state, action),
            Step::Pay => payment::allows(self, state, action),
            Step::Transfer(from) => shuttles::allows(self, state, from, action),
            Step::Activate { card, left } => effects::allows(self, state, card, left, action),
            Step::Operate(due) => operations::allows_answer(self, state, due, action),
            Step::OfferLaunch(_) => bonuses::allows(state, action),
            Step::PickShip(_) => ships::allows_pick(state, action),
            Step::DockShip(_) => ships::allows_docking(state, Berth::Awaiting, action),
            Step::FillEmpty => ships::allows_docking(state, Berth::Empty, action),
            Step::TakeOff => end_of_turn::allows_take_off(self, state, action),
            Step::HandLimit => end_of_turn::allows_hand_limit(state, action),
            Step::EndTurn => end_of_turn::allows_end(action),
            Step::RevealShips | Step::LayAside(_) | Step::Refill | Step::EndCheck | Step::Over => {
                another_question()
            }
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
        let mut table = Table { game: self, state, dice, events };
        agenda::answer(&mut table, seat, action);
        agenda::advance(&mut table);
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        View::of(state, viewer)
    }

    fn notice(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        Some(event.told_to(viewer))
    }

    fn learnt(&self, event: &Event) -> Seats {
        event.learnt()
    }

    fn imagine(&self, view: &View, dice: &mut dyn Chance) -> State {
        view.imagine(self, dice)
    }

    fn judge(&self, state: &State, seat: Seat) -> f32 {
        judge::chance(self, state, seat)
    }
}

// What messages call the parts of the box.

impl From<Color> for Arg {
    fn from(color: Color) -> Arg {
        Arg::Part("color", u16::from(color.number()))
    }
}

impl From<Slot> for Arg {
    fn from(slot: Slot) -> Arg {
        Arg::Part("slot", slot as u16)
    }
}

impl From<Ship> for Arg {
    fn from(ship: Ship) -> Arg {
        Arg::Part("ship", u16::from(ship.number()))
    }
}

impl From<Planet> for Arg {
    fn from(planet: Planet) -> Arg {
        Arg::Term(match planet {
            Planet::Earth => "planet-earth",
            Planet::Mars => "planet-mars",
        })
    }
}
