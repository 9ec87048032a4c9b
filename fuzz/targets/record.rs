//! Reads, verifies and replays whatever claims to be a record.
#![no_main]

use libfuzzer_sys::fuzz_target;
use orrery_table::{Record, Replay, verify};

fuzz_target!(|text: &str| {
    let Ok(record) = Record::read(text) else { return };
    let Ok(title) = record.title(orrery_shelf::find) else { return };
    _ = verify(&record);
    _ = Replay::of(&record, &title.standard());
});
