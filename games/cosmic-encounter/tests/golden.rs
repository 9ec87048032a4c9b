//! Whole games as texts that a person can read, one for each number of players.

mod trial;

use orrery_core::laws;
use std::path::Path;
use trial::CosmicTrial;

fn golden(seats: u8, seed: u64) {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/golden/{seats}-players.txt"));
    laws::playthrough(&CosmicTrial::default(), seats, seed, &file);
}

#[test]
fn two_players() {
    golden(2, 51);
}

#[test]
fn three_players() {
    golden(3, 54);
}

#[test]
fn four_players() {
    golden(4, 11);
}
