//! A toy to try the contract, hosts, bots and the laws on: secrets, interrupts, deals and powers in six encounters.

mod encounter;
mod state;
mod talents;
mod view;

use crate::rule::{Arg, Message};
use crate::{Ask, BadBox, Chance, Clause, Game, Meta, Outcome, Refusal, Seat, Seats, Turn, Viewer};
pub use state::{Action, Card, Cards, Event, Offer, State, Step};
pub use talents::Talent;
pub use view::View;

/// The box: what was in it before anybody drew.
#[derive(Debug)]
pub struct Skirmish {
    deck: Cards,
}

impl Default for Skirmish {
    fn default() -> Skirmish {
        let attacks = (1..=20).map(Card::Attack);
        let mut deck: Cards = attacks.chain([Card::Negotiate; 6]).chain([Card::Veto; 4]).collect();
        deck.sort_unstable();
        Skirmish { deck }
    }
}

/// The answer must fit the question.
pub const FITS: Clause = Clause("SKI-2");
/// You can only play a card you hold.
pub const HELD: Clause = Clause("SKI-3");
/// Only encounter cards are played face down.
pub const ENCOUNTER: Clause = Clause("SKI-4");
/// A player makes at most two proposals, and only a standing one can be accepted.
pub const OFFERED: Clause = Clause("SKI-5");

impl Game for Skirmish {
    type Options = ();
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Notice = Event;

    const META: Meta = Meta { slug: "skirmish", seats: 2..=4, components: "", rules: 1 };

    fn unpack(_components: &str) -> Result<Skirmish, BadBox> {
        Ok(Skirmish::default())
    }

    fn setup(&self, (): &(), seats: u8, dice: &mut dyn Chance) -> Result<State, Refusal> {
        Ok(State::new(self, seats, dice))
    }

    fn turn(&self, state: &State) -> Turn {
        match state.step() {
            Step::Seal => Turn::Ask { seats: state.unsealed(), ask: Ask::Sealed },
            Step::Offer { owner } => Turn::Ask { seats: Seats::one(*owner), ask: Ask::Open },
            Step::Window { .. } => Turn::Ask { seats: state.undecided(), ask: Ask::Window },
            Step::Talks => Turn::Ask { seats: state.mains().into_iter().collect(), ask: Ask::Free },
            Step::Finished => Turn::Over(Outcome::by_points(state.colonies)),
            step => {
                unreachable!("{step:?} asks nobody and is resolved before the game stops to ask")
            }
        }
    }

    fn candidates(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        match state.step() {
            Step::Seal => out.extend(state.distinct_cards(seat).map(Action::Seal)),
            Step::Offer { .. } => out.extend([Action::Pass, Action::Call]),
            Step::Window { .. } => out.extend([Action::Pass, Action::Veto]),
            Step::Talks => {
                let standing = state.standing_offer(state.opponent(seat));
                out.push(Action::WalkAway);
                out.extend(standing.map(|offer| Action::Accept { id: offer.id }));
                out.extend([1, 2].map(|gift| Action::Offer { gift }));
            }
            _ => {}
        }
    }

    fn allows(&self, state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        match (state.step(), *action) {
            (Step::Seal, Action::Seal(card)) => {
                HELD.requires(state.holds(seat, card), || {
                    Message::id("card-not-held").with("card", card.into())
                })?;
                ENCOUNTER.requires(card != Card::Veto, || {
                    Message::id("artifact-face-down").with("card", card.into())
                })
            }
            (Step::Window { .. }, Action::Veto) => HELD.requires(state.holds(seat, Card::Veto), || {
                Message::id("card-not-held").with("card", Card::Veto.into())
            }),
            (Step::Talks, Action::Offer { gift }) => {
                let made = state.offers[seat.index()].len() as i32;
                let most = i32::from(state::OFFERS);
                FITS.requires((1..=2).contains(&gift), || Message::id("gift-out-of-range"))?;
                OFFERED
                    .requires(made < most, || Message::id("offers-used-up").with("most", Arg::Number(most)))
            }
            (Step::Talks, Action::Accept { id }) => {
                let standing = state.standing_offer(state.opponent(seat)).is_some_and(|offer| offer.id == id);
                OFFERED.requires(standing, || Message::id("offer-gone"))
            }
            (Step::Offer { .. }, Action::Call | Action::Pass)
            | (Step::Window { .. }, Action::Pass)
            | (Step::Talks, Action::WalkAway) => Ok(()),
            _ => FITS.requires(false, || Message::id("answers-another-question")),
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
        encounter::answer(state, seat, action, events);
        encounter::advance(state, dice, events);
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        View::of(state, viewer)
    }

    fn notice(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        match *event {
            Event::Drew { seat, card } => Some(Event::Drew { seat, card: card.filter(|_| viewer.is(seat)) }),
            _ => Some(event.clone()),
        }
    }

    fn learnt(&self, event: &Event) -> Seats {
        match *event {
            Event::Drew { seat, .. } => Seats::one(seat),
            Event::Revealed { .. } | Event::InForce { .. } | Event::Vetoed { .. } => Seats::ALL,
            Event::Sealed { .. }
            | Event::Called { .. }
            | Event::Won { .. }
            | Event::Offered { .. }
            | Event::Dealt { .. }
            | Event::WalkedAway { .. } => Seats::NONE,
        }
    }

    fn imagine(&self, view: &View, dice: &mut dyn Chance) -> State {
        view.imagine(self, dice)
    }

    /// A share of the colonies, a little more for each one ahead.
    fn judge(&self, state: &State, seat: Seat) -> f32 {
        let mine = state.colonies[seat.index()] as f32 + 1.0;
        mine / state.colonies.iter().map(|&colonies| colonies as f32 + 1.0).sum::<f32>()
    }
}

impl From<Card> for Arg {
    fn from(card: Card) -> Arg {
        match card {
            Card::Attack(value) => Arg::Number(i32::from(value)),
            Card::Negotiate => Arg::Term("card-negotiate"),
            Card::Veto => Arg::Term("card-veto"),
        }
    }
}
