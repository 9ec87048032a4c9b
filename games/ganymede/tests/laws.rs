//! Ganymede under the laws of every game.

mod trial;

use orrery_core::chance::Seeded;
use orrery_core::laws;
use orrery_core::{Chance, Game, Seat, Turn, Viewer};
use orrery_ganymede::cards::Set;
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
fn random_game(game: &Ganymede, seats: u8, seed: u64, mut look: impl FnMut(&orrery_ganymede::state::State)) {
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
            let (mut state, mut dice) = (start.clone(), Seeded(seed));
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
                let identical =
                    state.boards.iter().map(|board| board.aboard(orrery_ganymede::cards::Slot::Identical));
                assert!(identical.into_iter().all(|aboard| aboard.total() < 3));
            }
        });
    }
}
