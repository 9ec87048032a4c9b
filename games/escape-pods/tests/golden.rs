//! One whole game for each number of players, to be read and compared.

mod trial;

use orrery_core::laws;
use std::path::Path;
use trial::PodsTrial;

#[test]
fn playthroughs_are_as_they_were() {
    for seats in 1..=5 {
        let file = format!("{}/tests/golden/{seats}-seats.txt", env!("CARGO_MANIFEST_DIR"));
        laws::playthrough(&PodsTrial::default(), seats, u64::from(seats) * 40, Path::new(&file));
    }
}
