//! Ganymede under the laws of every game.

mod trial;

use orrery_core::chance::Seeded;
use orrery_core::laws;
use orrery_core::{Chance, Game, Seat, Seats, Turn, Viewer};
use orrery_ganymede::action::Action;
use orrery_ganymede::cards::{Set, Ship, Slot};
use orrery_ganymede::state::State;
use orrery_ganymede::{Ganymede, Options, memory};
use trial::GanymedeTrial;

/// What continuous integration plays for each number of seats.
const GAMES: u64 = 300;

#[test]
fn two_players_obey_the_laws() {
    laws::suite(&GanymedeTrial::standard(), 2, GAMES);
}

#[test]
fn three_players_obey_the_laws() {
    laws::suite(&GanymedeTrial::standard(), 3, GAMES);
}

#[test]
fn four_players_obey_the_laws() {
    laws::suite(&GanymedeTrial::standard(), 4, GAMES);
}

/// Plays a random game and looks at every state on the way.
fn random_game(game: &Ganymede, seats: u8, seed: u64, mut look: impl FnMut(&State)) {
    let mut dice = Seeded(seed);
    let mut state = game.setup(&Options::default(), seats, &mut dice).unwrap();
    let (mut actions, mut events) = (Vec::new(), Vec::new());
    while let Turn::Ask { seats, .. } = game.turn(&state) {
        look(&state);
        let seat = seats.iter().next().expect("somebody is asked");
        game.actions(&state, seat, &mut actions);
        let at = (&mut dice as &mut dyn Chance).below(actions.len() as u32) as usize;
        events.clear();
        game.apply(&mut state, seat, &actions[at], &mut dice, &mut events);
    }
    look(&state);
}

/// Once its buffers have grown, a random game leaves the heap alone.
#[test]
fn a_playout_does_not_allocate() {
    let game = Ganymede::standard();
    let start = game.setup(&Options::default(), 4, &mut Seeded(1)).unwrap();
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
    games(20);
    assert_eq!(allocation_counter::measure(|| games(20)).count_total, 0);
}

/// GAN-11.2, GAN-11.5: what anybody remembers is true, at every moment of a hundred games.
#[test]
fn memories_are_true() {
    let game = Ganymede::standard();
    let mut doubts = 0;
    for seed in 0..100 {
        random_game(&game, 2 + (seed % 3) as u8, seed, |state| {
            for viewer in Viewer::all(state.seats()) {
                let memory = state.memories[memory::place(viewer)];
                for seat in Seat::all(state.seats()) {
                    let (hand, at) = (state.hands[seat.index()], seat.index());
                    assert!(memory.held[at].without(hand).is_empty(), "{viewer:?} is wrong about {seat:?}");
                    let put = state.ship_deck.bottom().iter().zip(&state.beneath);
                    let beneath: Set<_> = put.filter(|&(_, by)| *by == seat).map(|(&ship, _)| ship).collect();
                    let possible = hand.and(beneath);
                    assert!(
                        memory.doubtful[at].without(possible).is_empty(),
                        "{viewer:?}, {seat:?}: {state:?}"
                    );
                    doubts += u32::from(memory.doubtful[at].len());
                }
            }
        });
    }
    assert!(doubts > 0, "random play makes somebody doubt");
}

/// GAN-11.2, GAN-11.3: a ship that comes into a hand from the row, or from where the viewer put it, is known there, and
/// stays so until its holder puts something under the deck (GAN-11.5).
#[test]
fn memories_forget_nothing() {
    let game = Ganymede::standard();
    let (mut taken, mut own) = (0, 0);
    for seed in 0..100 {
        let mut last: Option<State> = None;
        random_game(&game, 2 + (seed % 3) as u8, seed, |state| {
            let Some(before) = last.replace(*state) else { return };
            let shown: Set<Ship> = before.ship_row.iter().flatten().copied().collect();
            for (viewer, holder) in pairs(state.seats()) {
                let came = state.hands[holder.index()].without(before.hands[holder.index()]);
                let put = put_beneath(&before, viewer).both(came);
                let memory = state.memories[viewer.index()];
                let known = memory.held[holder.index()];
                assert!(shown.both(came).and(put).without(known).is_empty(), "{viewer:?} forgets: {state:?}");
                let kept =
                    before.memories[viewer.index()].held[holder.index()].both(state.hands[holder.index()]);
                let known = if put_beneath(state, holder).without(put_beneath(&before, holder)).is_empty() {
                    known
                } else {
                    known.and(memory.doubtful[holder.index()])
                };
                assert!(kept.without(known).is_empty(), "{viewer:?} forgets {kept:?}: {state:?}");
                taken += u32::from(shown.both(came).len());
                own += u32::from(put.len());
            }
        });
    }
    assert!(taken > 0 && own > 0, "random play shows both: {taken}, {own}");
}

/// Every seat with every other.
fn pairs(seats: u8) -> impl Iterator<Item = (Seat, Seat)> {
    Seat::all(seats).flat_map(move |seat| seat.others(seats).map(move |other| (seat, other)))
}

fn put_beneath(state: &State, by: Seat) -> Set<Ship> {
    let beneath = state.ship_deck.bottom().iter().zip(&state.beneath);
    beneath.filter(|&(_, owner)| *owner == by).map(|(&ship, _)| ship).collect()
}

/// GAN-8.3, GAN-11.5: whichever ship goes under the deck, nobody else sees, is told or is asked anything different. The
/// laws cannot try this: they play the same action in two worlds, not two actions in one.
#[test]
fn a_hidden_return_looks_the_same_whichever_ship_it_is() {
    let game = Ganymede::standard();
    let mut compared = 0;
    for seed in 0..200 {
        random_game(&game, 2 + (seed % 3) as u8, seed, |state| {
            let returns: Vec<_> = Vec::from(state.hand()).into_iter().map(Action::PutBeneath).collect();
            let mut legal = returns.iter().filter(|action| game.check(state, state.active, action).is_ok());
            let Some(first) = legal.next() else { return };
            let seen = |action| seen_by_others(&game, state, action);
            for other in legal {
                assert_eq!(seen(first), seen(other), "{first:?} and {other:?} can be told apart");
                compared += 1;
            }
        });
    }
    assert!(compared > 0, "random play exceeds the hand limit");
}

/// GAN-7.8, GAN-12.6: a ship that comes to light out of a hand teaches everybody who was not sure that it was there, so
/// that it cannot be taken back. The laws cannot try this either: in another world the hand lacks that ship.
#[test]
fn a_ship_that_comes_to_light_is_learnt() {
    let game = Ganymede::standard();
    let mut surprises = 0;
    for seed in 0..100 {
        random_game(&game, 2 + (seed % 3) as u8, seed, |state| {
            let docks = state
                .hand()
                .iter()
                .flat_map(|ship| Slot::ALL.map(|slot| (ship, Action::Dock { ship, slot })));
            for (ship, action) in docks {
                let (mut after, mut events) = (*state, Vec::new());
                if game.play(&mut after, state.active, &action, &mut Seeded(1), &mut events).is_err() {
                    continue;
                }
                let learnt = events.iter().map(|event| game.learnt(event)).fold(Seats::NONE, Seats::and);
                let unsure =
                    |seat: &Seat| !state.memories[seat.index()].held[state.active.index()].contains(ship);
                for seat in state.active.others(state.seats()).filter(unsure) {
                    assert!(learnt.contains(seat), "{action:?} is news to {seat:?}");
                    surprises += 1;
                }
            }
        });
    }
    assert!(surprises > 0, "random play surprises somebody");
}

/// What everybody but the active player sees after an action, is told of it, and who is asked next.
fn seen_by_others(
    game: &Ganymede,
    state: &State,
    action: &Action,
) -> impl PartialEq + std::fmt::Debug + use<> {
    let (mut state, mut events, mover) = (*state, Vec::new(), state.active);
    game.apply(&mut state, mover, action, &mut Seeded(1), &mut events);
    let told = |viewer| events.iter().filter_map(|event| game.notice(event, viewer)).collect::<Vec<_>>();
    let others = Viewer::all(state.seats()).filter(|viewer| !viewer.is(mover));
    let seen: Vec<_> = others.map(|viewer| (game.view(&state, viewer), told(viewer))).collect();
    (seen, game.turn(&state))
}

/// GAN-8.1, GAN-10.8: when the game is over no complete ship is left on a board. GAN-12.9: random play needs
/// far fewer than 200 rounds.
#[test]
fn every_complete_ship_has_left_when_the_game_ends() {
    let game = Ganymede::standard();
    for seed in 0..60 {
        random_game(&game, 2 + (seed % 3) as u8, seed, |state| {
            assert!(state.round < 200);
            if let Turn::Over(_) = game.turn(state) {
                assert!(state.ending);
                let identical = state.boards.iter().map(|board| board.aboard(Slot::Identical));
                assert!(identical.into_iter().all(|aboard| aboard.total() < 3));
            }
        });
    }
}
