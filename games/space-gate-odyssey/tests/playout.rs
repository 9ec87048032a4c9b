//! The hot path of every search.

mod trial;

use orrery_core::chance::Seeded;
use orrery_core::laws::Trial;
use orrery_core::{Chance, Game, Turn};
use trial::OdysseyTrial;

/// Once its buffers have grown, a random game leaves the heap alone.
#[test]
fn a_playout_does_not_allocate() {
    let trial = OdysseyTrial::standard();
    let game = trial.game();
    let starts: Vec<_> = (0..8)
        .map(|seed| game.setup(&trial.options(4, seed), 4, &mut Seeded(seed)).expect("the options fit"))
        .collect();
    let (mut actions, mut events) = (Vec::with_capacity(512), Vec::with_capacity(512));
    let mut games = || {
        for (seed, start) in (0..).zip(&starts) {
            let (mut state, mut dice) = (*start, Seeded(seed));
            while let Turn::Ask { seats, .. } = game.turn(&state) {
                let seat = seats.iter().next().expect("somebody is asked");
                game.actions(&state, seat, &mut actions);
                let at = dice.below(actions.len() as u32) as usize;
                events.clear();
                game.apply(&mut state, seat, &actions[at], &mut dice, &mut events);
                assert!((0.0..=1.0).contains(&game.judge(&state, seat)));
            }
        }
    };
    games();
    assert_eq!(allocation_counter::measure(&mut games).count_total, 0);
}
