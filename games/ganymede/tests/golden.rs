//! One whole game for each number of seats, as a text to be read.

mod trial;

use orrery_core::laws::playthrough;
use std::path::Path;
use trial::GanymedeTrial;

#[test]
fn games_go_as_they_went() {
    for seats in 2..=4 {
        let file = format!("{}/tests/golden/{seats}.txt", env!("CARGO_MANIFEST_DIR"));
        playthrough(&GanymedeTrial::standard(), seats, u64::from(seats), Path::new(&file));
    }
}
