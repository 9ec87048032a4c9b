//! Once its buffers have grown, a random game leaves the heap alone: states, questions and refusals are flat.

use orrery_core::chance::Seeded;
use orrery_core::{Chance, Game, Turn};
use orrery_cosmic_encounter::{CosmicEncounter, Options};

#[test]
fn a_playout_does_not_allocate() {
    let game = CosmicEncounter::standard();
    let (mut actions, mut events) = (Vec::new(), Vec::new());
    for seats in 2..=4 {
        let start = game.setup(&Options::default(), seats, &mut Seeded(1)).unwrap();
        let mut games = |n| {
            for seed in 0..n {
                let (mut state, mut dice) = (start, Seeded(seed));
                while let Turn::Ask { seats, .. } = game.turn(&state) {
                    let seat = seats.iter().next().expect("somebody is asked");
                    game.actions(&state, seat, &mut actions);
                    let at = dice.below(actions.len() as u32) as usize;
                    events.clear();
                    game.apply(&mut state, seat, &actions[at], &mut dice, &mut events);
                }
            }
        };
        games(30);
        assert_eq!(allocation_counter::measure(|| games(30)).count_total, 0, "{seats} players");
    }
}
