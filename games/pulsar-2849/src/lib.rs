//! Pulsar 2849: the rules.

pub mod action;
pub mod agenda;
pub mod components;
mod dice;
pub mod effects;
pub mod event;
mod final_count;
mod flight;
mod goals;
mod gyrodynes;
mod headquarters;
pub mod ids;
mod judge;
mod landing;
pub mod operations;
pub mod options;
mod patents;
mod payment;
mod production;
mod scene;
mod setup;
pub mod state;
mod technologies;
pub mod tracks;
pub mod trails;
mod transmitters;
mod turn;
pub mod view;

pub use action::Action;
pub use components::Pulsar;
pub use event::Event;
pub use options::Options;
pub use state::State;
pub use view::View;

use action::{HeadquartersSide, Purchase, Reward};
use agenda::{Step, another_question};
use orrery_core::{Ask, BadBox, Chance, Game, Meta, Refusal, Seat, Seats, Turn, Viewer};
use state::Play;

impl Game for Pulsar {
    type Options = Options;
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Notice = Event;

    const META: Meta = Meta {
        slug: "pulsar-2849",
        seats: 2..=4,
        components: include_str!("../data/components.toml"),
        rules: 1,
    };

    fn unpack(components: &str) -> Result<Pulsar, BadBox> {
        Pulsar::read(components)
    }

    fn setup(&self, options: &Options, seats: u8, dice: &mut dyn Chance) -> Result<State, Refusal> {
        self.lay_out(options, seats, dice)
    }

    fn turn(&self, state: &State) -> Turn {
        match state.asked() {
            Some(seat) => Turn::Ask { seats: Seats::one(seat), ask: Ask::Open },
            None => Turn::Over(self.outcome(state)),
        }
    }

    fn candidates(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        match *state.step() {
            Step::Portal { .. } => self.offer_portals(state, out),
            Step::Side { .. } => {
                out.extend([HeadquartersSide::One, HeadquartersSide::Two].map(Action::ChooseSide));
            }
            Step::Draft { .. } => self.offer_dice(state, seat, out),
            Step::Act { .. } => self.offer_turn(state, seat, out),
            Step::Trail { to, .. } => self.offer_trails(state, seat, to, out),
            Step::GateRun { .. } => self.offer_runs(state, seat, out),
            Step::Link { tile, .. } => self.offer_links(state, seat, tile, out),
            Step::Pay { .. } => out.extend(self.offer_payments(state, seat).map(Action::Pay)),
            Step::Reward { .. } => out.extend([Reward::Printed, Reward::Drawn].map(Action::Reward)),
            Step::PickGyrodyne { sizes, .. } => self.offer_sizes(sizes, out),
            Step::PickTwoGyrodynes { .. } => self.offer_pairs(out),
            Step::Teleport { .. } => self.offer_teleports(state, seat, out),
            Step::ClaimIsolated { .. } => self.offer_isolated(out),
            Step::BuyPoints { .. } => {
                out.extend([Purchase::Decline, Purchase::Buy].map(Action::BuyPoints));
            }
            Step::FinalPurchase { .. } => {
                out.extend([Purchase::Decline, Purchase::Buy].map(Action::FinalPurchase));
            }
            Step::WildGoal { .. } => self.offer_goals(state, out),
            Step::GyrodyneGoal { wild, .. } => self.offer_conflict(state, seat, wild, out),
            Step::Bonuses { .. } => self.offer_bonuses(state, out),
            ref step => unreachable!("{step:?} asks nobody"),
        }
    }

    fn allows(&self, state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        match (state.step(), action) {
            (Step::Portal { .. }, Action::ChoosePortal(portal)) => self.allows_portal(state, *portal),
            (Step::Draft { .. }, Action::Draft { value, counter }) => {
                self.allows_draft(state, seat, *value, *counter)
            }
            (Step::Act { .. }, action) => self.allows_in_turn(state, seat, action),
            (Step::Trail { to, .. }, Action::Trail(path)) => self.allows_trail(state, seat, *to, path),
            (Step::GateRun { .. }, Action::GateRun(run)) => self.allows_run(state, seat, *run),
            (Step::Link { tile, .. }, Action::Link(link)) => self.allows_link(state, seat, *tile, *link),
            (Step::Pay { deed, .. }, Action::Pay(payment)) => {
                self.allows_payment(state, seat, deed, *payment)
            }
            (Step::Reward { system, .. }, Action::Reward(reward)) => {
                self.allows_reward(state, *system, *reward)
            }
            (Step::PickGyrodyne { sizes, .. }, Action::PickGyrodyne(size)) => {
                self.allows_size(state, *sizes, *size)
            }
            (Step::PickTwoGyrodynes { .. }, Action::PickTwoGyrodynes(one, other)) => {
                self.allows_pair(state, *one, *other)
            }
            (Step::Teleport { to: target, .. }, Action::Teleport { to, claim }) => {
                self.allows_teleport(state, seat, *target, *to, *claim)
            }
            (Step::ClaimIsolated { .. }, Action::ClaimIsolated(pulsar)) => {
                self.allows_isolated(state, *pulsar)
            }
            (Step::BuyPoints { .. }, Action::BuyPoints(purchase)) => {
                self.allows_buying_points(state, seat, *purchase)
            }
            (Step::FinalPurchase { technology, .. }, Action::FinalPurchase(purchase)) => {
                self.allows_final_purchase(state, seat, *technology, *purchase)
            }
            (Step::WildGoal { .. }, Action::WildGoal(goal)) => self.allows_wild(state, *goal),
            (Step::GyrodyneGoal { wild, .. }, Action::GyrodyneGoal(goal)) => {
                self.allows_conflict(state, seat, *wild, *goal)
            }
            (Step::Bonuses { .. }, Action::GoalBonus(goal)) => self.allows_bonus(state, seat, *goal),
            (Step::Side { .. }, Action::ChooseSide(_)) | (Step::Bonuses { .. }, Action::Done) => Ok(()),
            (_, action) => another_question(action),
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
        let mut play = Play { game: self, state, dice, events };
        play.answer(seat, action);
        play.advance();
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
        view.imagine()
    }

    fn judge(&self, state: &State, seat: Seat) -> f32 {
        self.chance(state, seat)
    }

    fn actions(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        match *state.step() {
            _ if state.asked() != Some(seat) => {}
            Step::Act { .. } => self.list_turn(state, seat, out),
            Step::Trail { to, .. } => self.offer_trails(state, seat, to, out),
            _ => {
                self.candidates(state, seat, out);
                out.retain(|action| self.allows(state, seat, action).is_ok());
            }
        }
    }
}
