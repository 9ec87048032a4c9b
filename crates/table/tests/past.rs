//! Time travel: every moment is found again as it was, also behind an undo.

mod trial;

use orrery_core::chance::Seeded;
use orrery_core::{Chance, Seat, Viewer};
use orrery_table::{Replay, Table};
use serde_json::Value;
use trial::{asked, play_any, table};

fn views(position: &dyn orrery_shelf::Position) -> Vec<Value> {
    Viewer::all(position.seats()).map(|viewer| position.view(viewer)).collect()
}

#[test]
fn every_moment_looks_as_it_did() {
    let (mut table, mut player): (Table, _) = (table(3, 7), Seeded(2));
    let mut seen = vec![views(table.now())];
    while asked(&table).is_some() {
        play_any(&mut table, &mut player);
        seen.resize(table.entries().len(), views(table.now()));
        let undoer = Seat(player.below(3) as u8);
        if player.below(3) == 0 && table.undo(undoer, 0).is_ok() {
            seen.resize(table.entries().len(), views(table.now()));
        }
    }
    assert_eq!(seen.len(), table.entries().len());
    let struck = table.entries().iter().any(|entry| matches!(entry.deed, orrery_table::Deed::Undo { .. }));
    assert!(struck, "something was taken back on the way");
    let replay = Replay::of(&table.record(), table.kit()).unwrap();
    for (n, seen) in seen.iter().enumerate() {
        assert_eq!(&views(&*table.at(n as u32).unwrap()), seen, "entry {n}");
        assert_eq!(&views(&*replay.at(n as u32).unwrap()), seen, "entry {n}");
    }
    assert!(table.at(seen.len() as u32).is_none(), "no such moment");
}
