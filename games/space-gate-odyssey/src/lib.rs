//! Space Gate Odyssey: the box and the rules.

pub mod action;
pub mod agenda;
mod building;
mod closing;
pub mod components;
mod ending;
pub mod event;
pub mod figures;
mod influence;
mod judge;
pub mod options;
pub mod parts;
pub mod planets;
mod predominance;
mod reorganization;
mod rooms;
mod scene;
mod setup;
pub mod state;
pub mod station;
mod travel;
mod turn;
pub mod view;

pub use action::Action;
pub use components::SpaceGateOdyssey;
pub use ending::{open_corridors, predominance_count};
pub use event::Event;
pub use options::Options;
pub use state::State;
pub use view::View;

use agenda::Step;
use components::RoomAction;
use orrery_core::rule::Message;
use orrery_core::{Ask, BadBox, Chance, Clause, Game, MAX_SEATS, Meta, Refusal, Seat, Seats, Turn, Viewer};
use state::Post;

/// The answer must be one of the kind that is asked for.
pub const DECISION: Clause = Clause("SGO-12.6");

fn answers_another_question() -> Result<(), Refusal> {
    DECISION.requires(false, || Message::id("answers-another-question"))
}

impl Game for SpaceGateOdyssey {
    type Options = Options;
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Notice = Event;

    const PLAY_ON: u32 = 30;
    const PLAY_ON_WELL: u32 = 30;
    const OPEN: bool = true;
    const META: Meta = Meta {
        slug: "space-gate-odyssey",
        seats: 2..=4,
        components: include_str!("../data/components.toml"),
        rules: 1,
    };

    fn unpack(components: &str) -> Result<SpaceGateOdyssey, BadBox> {
        SpaceGateOdyssey::read(components)
    }

    fn setup(&self, options: &Options, seats: u8, dice: &mut dyn Chance) -> Result<State, Refusal> {
        setup::lay_out(self, options, seats, dice)
    }

    /// SGO-12.2: exactly one player has a decision.
    fn turn(&self, state: &State) -> Turn {
        match agenda::asked(state) {
            Some(seat) => Turn::Ask { seats: Seats::one(seat), ask: Ask::Open },
            None => Turn::Over(ending::outcome(state)),
        }
    }

    fn candidates(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        match *state.agenda.now() {
            Step::TakeInitial { .. } => setup::candidates(self, out),
            Step::PlaceModule { stack, .. } => {
                let module = state.top(stack).expect("the stack was seen to have a module");
                building::placements(self, &state.of(seat).station.layout, module, out);
            }
            Step::MoveEngineer => turn::candidates(self, state, out),
            Step::Draft => reorganization::candidates(state, out),
            Step::LayModule { module } => reorganization::place_candidates(self, state, module, out),
            Step::Act { .. } => rooms::candidates(self, state, seat, out),
            Step::Recruit { .. } => rooms::bonus::recruit_candidates(self, out),
            Step::Promote { .. } => rooms::bonus::promote_candidates(self, out),
            Step::Travel { .. } => travel::candidates(self, state, seat, out),
            Step::Colonize { exoplanet, .. } => travel::space_candidates(self, state, exoplanet, out),
            Step::Swap { .. } => predominance::candidates(out),
            Step::FillRanks { .. } => influence::candidates(state, seat, out),
            Step::MoveGate { .. } => closing::candidates(state, out),
            Step::EndTurn => out.push(Action::EndTurn),
            Step::StartTurn
            | Step::Pay { .. }
            | Step::Remove { .. }
            | Step::NextTurn
            | Step::LastShipment { .. }
            | Step::FinalScoring
            | Step::Over => {}
        }
    }

    fn allows(&self, state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        match (*state.agenda.now(), *action) {
            (Step::TakeInitial { used, .. }, _) => setup::allows(state, seat, used, action),
            (Step::PlaceModule { stack, .. }, Action::Place { cell, rotation }) => {
                let module = state.top(stack).expect("the stack was seen to have a module");
                building::allows_place(self, &state.of(seat).station.layout, module, (cell, rotation))
            }
            (Step::MoveEngineer, _) => turn::allows(state, action),
            (Step::Draft, _) => reorganization::allows(state, action),
            (Step::LayModule { module }, _) => reorganization::allows_place(self, state, module, action),
            (Step::Act { .. }, _) => rooms::allows(self, state, seat, action),
            (Step::Recruit { .. }, _) => rooms::bonus::allows_recruit(action),
            (Step::Promote { .. }, _) => rooms::bonus::allows_promote(state, seat, action),
            (Step::Travel { .. }, _) => travel::allows(self, state, seat, action),
            (Step::Colonize { exoplanet, .. }, _) => {
                travel::allows_space(self, state, seat, exoplanet, action)
            }
            (Step::Swap { which, .. }, _) => predominance::allows(which, action),
            (Step::FillRanks { .. }, _) => influence::allows(state, seat, action),
            (Step::MoveGate { .. }, _) => closing::allows(state, action),
            (Step::EndTurn, Action::EndTurn) => Ok(()),
            _ => answers_another_question(),
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
        match (*state.agenda.now(), *action) {
            (_, Action::EndTurn) => _ = state.agenda.pop(),
            (_, Action::Stop) => rooms::stop(state, seat, events),
            (_, Action::MoveEngineer { from, figure, to }) => {
                turn::move_engineer(self, state, (from, figure, to), events);
            }
            (_, Action::Walk { from, to }) => rooms::sector::walk(self, state, seat, (from, to), events),
            (_, Action::FillAccess { cell }) => rooms::access::fill(self, state, seat, cell, events),
            (Step::TakeInitial { .. }, Action::AddModule { stack }) => setup::take(state, seat, stack),
            (_, Action::AddModule { stack }) => rooms::modules::take(state, seat, stack),
            (_, Action::ReturnModule { stack }) => {
                rooms::modules::put_beneath(state, seat, stack, dice, events);
            }
            (Step::LayModule { module }, Action::Place { cell, rotation }) => {
                reorganization::lay(self, state, module, (cell, rotation), events);
            }
            (step, Action::Place { cell, rotation }) => {
                let Step::PlaceModule { stack, .. } = step else { unreachable!("{step:?} places no module") };
                building::add(self, state, (seat, stack), (cell, rotation), dice, events);
            }
            (_, Action::Recruit { room }) => rooms::bonus::recruit(state, seat, room, events),
            (_, Action::Promote { room }) => rooms::bonus::promote(state, seat, room, events),
            (_, Action::SendModule { cell }) => travel::send_from(self, state, seat, cell, events),
            (_, Action::PlaceSettler { space }) => travel::settle(self, state, seat, space, events),
            (_, Action::Swap { slots }) => predominance::swap(state, seat, slots, events),
            (_, Action::GiveEngineer { room, figure }) => {
                influence::give_engineer(state, seat, (room, figure), events);
            }
            (step, Action::MoveGate { exoplanet }) => {
                let Step::MoveGate { gate, .. } = step else { unreachable!("{step:?} moves no gate") };
                closing::move_gate(state, seat, gate, Post::On(exoplanet), events);
            }
            (_, Action::Reorganize) => reorganization::begin(self, state, events),
            (_, Action::TakeUp { module }) => state.agenda.push(Step::LayModule { module }),
            (_, Action::Confirm) => reorganization::confirm(state, events),
            (_, Action::Abandon) => reorganization::abandon(state, events),
        }
        agenda::advance(self, state, events);
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        View::of(state, viewer)
    }

    fn notice(&self, event: &Event, _viewer: Viewer) -> Option<Event> {
        Some(event.clone())
    }

    fn learnt(&self, event: &Event) -> Seats {
        event.learnt()
    }

    fn imagine(&self, view: &View, _dice: &mut dyn Chance) -> State {
        view.imagine(self)
    }

    fn judge(&self, state: &State, seat: Seat) -> f32 {
        judge::chances(self, state)[seat.index()]
    }

    fn judge_all(&self, state: &State, _seats: Seats) -> [f32; MAX_SEATS] {
        let mut all = [0.0; MAX_SEATS];
        all.iter_mut().zip(judge::chances(self, state)).for_each(|(one, chance)| *one = chance);
        all
    }

    /// Most of what is asked is listed without checking each candidate again.
    fn actions(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        if agenda::asked(state) != Some(seat) {
            return;
        }
        match *state.agenda.now() {
            Step::PlaceModule { .. }
            | Step::LayModule { .. }
            | Step::Recruit { .. }
            | Step::FillRanks { .. }
            | Step::EndTurn => self.candidates(state, seat, out),
            Step::Travel { .. } => travel::legal(self, state, seat, out),
            Step::MoveEngineer => turn::legal(self, state, out),
            Step::Act { barred, .. } => {
                out.push(Action::Stop);
                match rooms::action_of_room(self, state) {
                    RoomAction::MoveSettler(sector) => {
                        rooms::sector::legal(self, &state.of(seat).station, sector, out);
                    }
                    RoomAction::FillAccess => rooms::access::legal(self, state, seat, out),
                    RoomAction::AddModule => rooms::modules::legal(self, state, seat, barred, out),
                }
            }
            Step::Colonize { exoplanet, .. } => travel::legal_spaces(self, state, seat, exoplanet, out),
            _ => self.checked_candidates(state, seat, out),
        }
    }
}

impl SpaceGateOdyssey {
    fn checked_candidates(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        self.candidates(state, seat, out);
        out.retain(|action| self.allows(state, seat, action).is_ok());
    }
}
