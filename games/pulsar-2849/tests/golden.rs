//! One whole random game for each number of players, as a text to be read.

mod trial;

use orrery_core::laws;
use std::path::Path;
use trial::PulsarTrial;

fn played(seats: u8, seed: u64, file: &str) {
    let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(file);
    laws::playthrough(&PulsarTrial::new(), seats, seed, &golden);
}

#[test]
fn two_players() {
    played(2, 4, "2-players.txt");
}

#[test]
fn three_players() {
    played(3, 8, "3-players.txt");
}

#[test]
fn four_players() {
    played(4, 3, "4-players.txt");
}
