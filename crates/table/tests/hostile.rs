//! Records that nobody wrote in good faith: they are refused, or they hold. Nothing falls over.

mod trial;

use orrery_core::chance::Seeded;
use orrery_mischief::{any_json, bent, torn, tries};
use orrery_shelf::toy::TOY;
use orrery_shelf::{SHELF, Title, find};
use orrery_table::{BadRecord, Record, Replay, verify};
use proptest::prelude::*;
use proptest::test_runner::TestRunner;
use serde_json::Value;
use std::path::Path;
use trial::{play_any, table};

/// Reads, replays and verifies, as the command line does.
fn accept(text: &str) -> Result<Replay, BadRecord> {
    let record = Record::read(text)?;
    let known = |slug: &str| if slug == TOY.slug() { Some(TOY) } else { find(slug) };
    let kit = record.title(known)?.standard();
    // Luck that does not follow from the secret is played all the same, to see what it does.
    let honest = verify(&record);
    let replay = Replay::of(&record, &kit)?;
    honest.map(|_| replay)
}

/// A short game of the toy, whole.
fn toy() -> Value {
    let (mut table, mut player) = (table(3, 21), Seeded(8));
    while table.ended().is_none() {
        play_any(&mut table, &mut player);
    }
    serde_json::to_value(table.record()).unwrap()
}

/// The first deeds of a recorded game: enough to bend, and soon replayed.
fn beginning_of(title: &dyn Title) -> Value {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
    let file = games.join(title.slug()).join("tests/games/random-fewest.json");
    let mut record: Value = serde_json::from_str(&std::fs::read_to_string(file).unwrap()).unwrap();
    record["entries"].as_array_mut().unwrap().truncate(40);
    record
}

/// It is taken or refused; nothing falls over.
fn survives(text: &str) -> Result<(), TestCaseError> {
    drop(accept(text));
    Ok(())
}

#[test]
fn what_is_no_record_is_refused() {
    let anything = prop_oneof![".{0,200}", any_json().prop_map(|json| json.to_string())];
    TestRunner::new(tries(500))
        .run(&anything, |text| {
            prop_assert!(accept(&text).is_err(), "{text}");
            Ok(())
        })
        .unwrap();
}

#[test]
fn a_torn_record_is_refused_or_holds() {
    TestRunner::new(tries(300)).run(&torn(toy().to_string()), |text| survives(&text)).unwrap();
}

#[test]
fn a_bent_record_is_refused_or_holds() {
    TestRunner::new(tries(300)).run(&bent(toy()), |json| survives(&json.to_string())).unwrap();
}

#[test]
fn bent_records_of_every_game_are_refused_or_hold() {
    for title in SHELF {
        let record = beginning_of(*title);
        TestRunner::new(tries(60)).run(&bent(record), |json| survives(&json.to_string())).unwrap();
    }
}
