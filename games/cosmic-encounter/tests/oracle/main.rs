//! The leak oracle of a second author: section 15 of the rules, read without a look at how views are made.
//!
//! A witness keeps a notebook for everybody who looks on. At every question of random games the views must hold what the
//! notebooks hold and nothing else, and every dream must agree with them.

#[path = "../trial/mod.rs"]
#[allow(dead_code, reason = "the laws use the rest of it")]
mod trial;
mod witness;
mod worlds;

use orrery_core::chance::Seeded;
use orrery_core::laws::Trial;
use orrery_core::{Chance, Game, Turn, Viewer};
use orrery_cosmic_encounter::board::Laid;
use orrery_cosmic_encounter::{Card, Cards, CosmicEncounter, Event, Side, State, View};
use std::collections::BTreeSet;
use trial::CosmicTrial;
use witness::Witness;

const GAMES: u64 = 32;

/// COS-15.1, COS-15.2, COS-15.4, COS-15.6: own cards, all that lies open, and what was seen of the cards of others.
#[test]
fn a_view_holds_what_its_owner_may_know_and_nothing_else() {
    let seen = watch_games(GAMES, |game, state, witness, _| {
        for viewer in Viewer::all(state.board.seats()) {
            let view = game.view(state, viewer);
            for owner in state.board.everyone().filter(|&owner| !viewer.is(owner)) {
                let (known, may_know) = (view.known[owner.index()], witness.knows(viewer, owner));
                assert_eq!(known, may_know, "{viewer:?} of the cards of {owner:?}");
            }
            own_cards_are_shown_and_no_others(state, viewer, &view);
            assert_eq!(view.board, state.board, "the board lies open to {viewer:?}");
        }
    });
    for kind in ["Passed", "Handed", "Looked", "HandsSwapped", "SetAside", "Swapped", "Taken", "Proposed"] {
        assert!(seen.contains(kind), "no game had {kind}: nothing was tried");
    }
}

/// COS-5.1, COS-5.17: whoever was seen to hold an encounter card, or none, does so in every dream; and what is known to
/// be somebody's is theirs.
#[test]
fn a_dream_agrees_with_all_that_was_seen() {
    watch_games(GAMES / 2, |game, state, witness, dice| {
        for viewer in Viewer::all(state.board.seats()) {
            let dream = game.imagine(&game.view(state, viewer), dice);
            for owner in state.board.everyone() {
                if let Some(armed) = witness.armed(owner) {
                    assert_eq!(state.has_encounter_card(owner), armed, "{owner:?} was seen wrongly");
                    assert_eq!(dream.has_encounter_card(owner), armed, "{viewer:?} dreams of {owner:?}");
                }
                assert_eq!(dream.hand(owner).len(), state.hand(owner).len(), "hands are counted by all");
                let known = witness.knows(viewer, owner);
                assert!(viewer.is(owner) || belongings(&dream, owner).include(known), "known of {owner:?}");
            }
        }
    });
}

/// COS-15.2, COS-15.3: two worlds that differ only in what a seat must not know look the same to it, ask the same seats,
/// and keep the same pace.
#[test]
fn hidden_cards_may_lie_otherwise_and_nobody_can_tell() {
    let mut differing = 0;
    watch_games(GAMES, |game, state, witness, dice| {
        for me in state.board.everyone().filter(|_| dice.below(4) == 0).collect::<Vec<_>>() {
            let Some(other) = worlds::otherwise(state, witness, me, dice) else { continue };
            differing += u32::from(other.hands != state.hands);
            let look = |state: &State| {
                let mut legal = Vec::new();
                game.actions(state, me, &mut legal);
                (game.view(state, Viewer::Seat(me)), legal, game.turn(state), game.pace(state))
            };
            assert_eq!(look(state), look(&other), "{me:?}");
        }
    });
    assert!(differing > 1000, "only {differing} worlds really differed");
}

/// Plays random games; at every question the states and what a witness knows of them are tried. Says which kinds of
/// events there were.
fn watch_games(
    games: u64,
    mut tried: impl FnMut(&CosmicEncounter, &State, &Witness, &mut Seeded),
) -> BTreeSet<String> {
    let trial = CosmicTrial::default();
    let game = trial.game();
    let (mut legal, mut events, mut kinds) = (Vec::new(), Vec::new(), BTreeSet::new());
    for (seed, seats) in (0..games).flat_map(|seed| (2..=4).map(move |seats| (seed, seats))) {
        let (mut dice, mut player) = (Seeded(seed), Seeded(!seed));
        let mut state = game.setup(&trial.options(seats, seed), seats, &mut dice).expect("the options fit");
        let mut witness = Witness::at(&state);
        while let Turn::Ask { seats: asked, .. } = game.turn(&state) {
            tried(game, &state, &witness, &mut player);
            let seat = asked.iter().nth(player.below(asked.len()) as usize).expect("somebody is asked");
            game.actions(&state, seat, &mut legal);
            let action = legal[player.below(legal.len() as u32) as usize];
            let before = state;
            events.clear();
            game.apply(&mut state, seat, &action, &mut dice, &mut events);
            witness.watch(&before, &events);
            kinds.extend(events.iter().map(kind));
        }
    }
    kinds
}

fn kind(event: &Event) -> String {
    format!("{event:?}").split([' ', '{']).next().unwrap_or_default().to_owned()
}

fn own_cards_are_shown_and_no_others(state: &State, viewer: Viewer, view: &View) {
    let own = |cards: &[Cards]| viewer.seat().map_or(Cards::NONE, |seat| cards[seat.index()]);
    assert_eq!((view.hand, view.aside), (own(&state.hands), own(&state.asides)), "{viewer:?}");
    for side in Side::BOTH {
        let laid_by_me = matches!(state.board.laid(side), Laid::FaceDown { by } if viewer.is(by));
        let mine = state.face_down[side as usize].filter(|_| laid_by_me);
        assert_eq!(view.face_down[side as usize], mine, "{viewer:?} of the card on {side:?}");
    }
}

/// A player's cards: in hand, set aside, laid face down.
fn belongings(state: &State, owner: orrery_core::Seat) -> Cards {
    let lies = |side: &Side| state.board.laid(*side) == Laid::FaceDown { by: owner };
    let down = Side::BOTH.into_iter().filter(lies).filter_map(|side| state.face_down[side as usize]);
    state.hand(owner).plus(state.asides[owner.index()]).plus(down.collect::<Vec<Card>>().into())
}
