//! The toy under the laws: sealed answers, windows and free talks, which not every real game has.

use orrery_core::chance::Seeded;
use orrery_core::laws::{self, Trial};
use orrery_core::toy::{Action, Card, Skirmish, State};
use orrery_core::{Chance, Game, Seat, Turn};
use proptest::prelude::*;

struct SkirmishTrial(Skirmish);

impl Trial for SkirmishTrial {
    type Game = Skirmish;

    fn game(&self) -> &Skirmish {
        &self.0
    }

    /// Deals the deck, the other hands and face-down cards anew, and lets those who have answered answer anew.
    fn redeal(&self, state: &State, me: Seat, dice: &mut dyn Chance) -> State {
        let mut state = *state;
        let mut pool = std::mem::take(&mut state.deck).to_vec();
        for seat in me.others(state.seats()).map(Seat::index) {
            if !state.revealed {
                pool.extend(state.sealed[seat]);
            }
            pool.extend(&state.hands[seat]);
        }
        dice.shuffle(&mut pool);
        for seat in me.others(state.seats()).map(Seat::index) {
            if !state.revealed && state.sealed[seat].is_some() {
                let at = pool.iter().position(|card| *card != Card::Veto).expect("it was one of these");
                state.sealed[seat] = Some(pool.remove(at));
            }
        }
        for seat in me.others(state.seats()).map(Seat::index) {
            let size = state.hands[seat].len();
            state.hands[seat] = pool.drain(pool.len() - size..).collect();
            state.hands[seat].sort_unstable();
            let vetoes = state.hands[seat].contains(&Card::Veto) && dice.below(2) == 1;
            state.answers[seat] = state.answers[seat].map(|_| vetoes);
        }
        pool.sort_unstable();
        state.deck = pool.into_iter().collect();
        state
    }

    fn census(&self, state: &State) -> Vec<(&'static str, i64)> {
        let hands: usize = state.hands.iter().map(|hand| hand.len()).sum();
        let sealed = state.sealed.iter().flatten().count();
        vec![("cards", (state.deck.len() + state.discard.len() + hands + sealed) as i64)]
    }

    fn any_action(&self) -> BoxedStrategy<Action> {
        let card = prop_oneof![(0u8..22).prop_map(Card::Attack), Just(Card::Negotiate), Just(Card::Veto)];
        prop_oneof![
            card.prop_map(Action::Seal),
            Just(Action::Call),
            Just(Action::Veto),
            Just(Action::Pass),
            Just(Action::WalkAway),
            (0u8..4).prop_map(|gift| Action::Offer { gift }),
            (0u8..5).prop_map(|id| Action::Accept { id }),
        ]
        .boxed()
    }
}

#[test]
fn obeys_the_laws() {
    let trial = SkirmishTrial(Skirmish::default());
    for seats in 2..=4 {
        laws::suite(&trial, seats, 60);
    }
}

/// Once its buffers have grown, a random game leaves the heap alone: states, questions and refusals are flat.
#[test]
fn a_playout_does_not_allocate() {
    let game = Skirmish::default();
    let start = game.setup(&(), 4, &mut Seeded(1)).unwrap();
    let (mut actions, mut events) = (Vec::new(), Vec::new());
    let mut games = |n| {
        for seed in 0..n {
            let (mut state, mut dice) = (start, Seeded(seed));
            while let Turn::Ask { seats, .. } = game.turn(&state) {
                let seat = seats.iter().next().expect("somebody is asked");
                game.actions(&state, seat, &mut actions);
                let at = (&mut dice as &mut dyn Chance).below(actions.len() as u32) as usize;
                events.clear();
                game.apply(&mut state, seat, &actions[at], &mut dice, &mut events);
            }
        }
    };
    games(50);
    assert_eq!(allocation_counter::measure(|| games(50)).count_total, 0);
}

/// SKI-4.
#[test]
fn a_veto_cannot_be_sealed() {
    let game = Skirmish::default();
    let mut state = game.setup(&(), 2, &mut Seeded(7)).unwrap();
    state.hands[0] = [Card::Veto].into_iter().collect();
    let refusal = game.check(&state, Seat(0), &Action::Seal(Card::Veto)).unwrap_err();
    assert_eq!(refusal.to_string(), "SKI-4: artifact-face-down card=Term(\"card-veto\")");
}
