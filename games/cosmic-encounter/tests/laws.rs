//! Cosmic Encounter under the laws, for every number of players (COS-1.1).

mod trial;

use orrery_core::laws;
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
