//! One whole game for each number of players, to be read and compared.

mod trial;

use orrery_core::laws;
use std::path::Path;
use trial::PodsTrial;

/// Short games with much in them: spies, pushes, rides, arrivals, last turns and choices in the count.
const SEEDS: [(u8, u64); 5] = [(1, 19692), (2, 12234), (3, 4652), (4, 9023), (5, 13943)];

#[test]
fn playthroughs_are_as_they_were() {
    for (seats, seed) in SEEDS {
        let file = format!("{}/tests/golden/{seats}-seats.txt", env!("CARGO_MANIFEST_DIR"));
        laws::playthrough(&PodsTrial::default(), seats, seed, Path::new(&file));
    }
}
