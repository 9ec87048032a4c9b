//! Cosmic Encounter under the laws, for every number of players (COS-1.1).

mod trial;

use orrery_core::Game;
use orrery_core::chance::Seeded;
use orrery_core::laws::{self, Trial};
use orrery_cosmic_encounter::Alien;
use trial::CosmicTrial;

const GAMES: u64 = 300;

#[test]
fn two_players_obey_the_laws() {
    laws::suite(&CosmicTrial::default(), 2, GAMES);
}

#[test]
fn three_players_obey_the_laws() {
    laws::suite(&CosmicTrial::default(), 3, GAMES);
}

#[test]
fn four_players_obey_the_laws() {
    laws::suite(&CosmicTrial::default(), 4, GAMES);
}

/// Each of the twenty is at the table in at least fifteen of the games of every number of players (COS-3.4).
#[test]
fn every_alien_is_on_trial_often_enough() {
    let trial = CosmicTrial::default();
    for seats in 2..=4 {
        let dealt = |seed| {
            let options = trial.options(seats, seed);
            trial.game().setup(&options, seats, &mut Seeded(seed)).expect("the options fit").board.aliens
        };
        let tables: Vec<_> = (0..GAMES).map(dealt).collect();
        for alien in Alien::ALL {
            let games = tables.iter().filter(|aliens| aliens.contains(alien)).count();
            assert!(games >= 15, "{alien:?} in {games} games of {seats}");
        }
    }
}
