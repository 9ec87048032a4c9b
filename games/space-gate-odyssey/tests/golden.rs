//! Whole games as text, one for each number of seats.

mod trial;

use orrery_core::laws;
use std::path::Path;
use trial::OdysseyTrial;

fn compare(seats: u8, seed: u64) {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/golden/{seats}-seats.txt"));
    laws::playthrough(&OdysseyTrial::standard(), seats, seed, &file);
}

#[test]
fn two_seats() {
    compare(2, 5383);
}

#[test]
fn three_seats() {
    compare(3, 3732);
}

#[test]
fn four_seats() {
    compare(4, 4884);
}
