//! A random game leaves the heap alone once its buffers have grown.

use orrery_core::chance::Seeded;
use orrery_core::{Chance, Game, Turn};
use orrery_escape_pods::{EscapePods, Options};

#[test]
fn a_playout_does_not_allocate() {
    let game = EscapePods::standard();
    for seats in 1..=5 {
        let start = game.setup(&Options::default(), seats, &mut Seeded(1)).unwrap();
        let (mut actions, mut events) = (Vec::new(), Vec::new());
        let mut games = |n| {
            for seed in 0..n {
                let (mut state, mut dice) = (start, Seeded(seed));
                while let Turn::Ask { seats, .. } = game.turn(&state) {
                    let seat = seats.iter().next().expect("somebody is asked");
                    game.actions(&state, seat, &mut actions);
                    assert!(actions.len() <= 100, "{} actions", actions.len());
                    let at = dice.below(actions.len() as u32) as usize;
                    events.clear();
                    game.apply(&mut state, seat, &actions[at], &mut dice, &mut events);
                }
            }
        };
        games(50);
        assert_eq!(allocation_counter::measure(|| games(50)).count_total, 0, "{seats} seats");
    }
}
