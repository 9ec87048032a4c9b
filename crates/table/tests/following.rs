//! Two hosts of one game: what one of them enters, the other follows entry by entry.

mod trial;

use orrery_core::chance::Seeded;
use orrery_core::{Chance, Seat, Viewer};
use orrery_shelf::{Rejected, SHELF};
use orrery_table::{Deed, Drawn, Entry, Fault, Table};
use trial::{any, asked, play_any, secret, table, table_of};

/// The same game, taken up by somebody else.
fn other_host(of: &Table, seed: u64) -> Table {
    Table::resume(of.kit(), of.record(), secret(seed)).unwrap()
}

fn looks_alike(one: &Table, other: &Table) {
    assert_eq!(one.entries(), other.entries());
    assert_eq!(one.now().questions(), other.now().questions());
    for viewer in Viewer::all(one.now().seats()) {
        assert_eq!(one.now().view(viewer), other.now().view(viewer));
    }
}

/// A long game of each title, in which people change their minds: the follower knows all that the other knows, and can
/// go on in its place with the same luck.
#[test]
fn whoever_follows_can_take_over_at_any_time() {
    for (title, seed) in SHELF.iter().zip(7..) {
        let (mut leads, mut player) = (table_of(*title, *title.seats().end(), seed), Seeded(seed));
        let mut follows = other_host(&leads, seed);
        for step in 0..120_u64 {
            if asked(&leads).is_none() {
                break;
            }
            let seat = any(Seat::all(leads.now().seats()), &mut player);
            // Whoever cannot take anything back plays on.
            if player.below(8) > 0 || leads.undo(seat, 120_000 + step).is_err() {
                play_any(&mut leads, &mut player);
            }
            for entry in &leads.entries()[follows.entries().len()..] {
                follows.follow(entry).unwrap();
            }
            looks_alike(&leads, &follows);
            if step % 10 == 0 {
                std::mem::swap(&mut leads, &mut follows);
            }
        }
    }
}

#[test]
fn luck_that_is_not_of_this_table_is_not_followed() {
    let mut leads = table(3, 5);
    let mut player = Seeded(5);
    let mut follows = other_host(&leads, 5);
    loop {
        play_any(&mut leads, &mut player);
        for entry in &leads.entries()[follows.entries().len()..] {
            let mut forged: Entry = entry.clone();
            if let Deed::Answer(answered) = &mut forged.deed
                && let Some(Drawn(got, of)) = answered.luck.first_mut()
                && *of > 1
            {
                *got = (*got + 1) % *of;
                let refused = follows.follow(&forged);
                assert!(matches!(refused, Err(Fault::Rejected(Rejected::OtherLuck))), "{refused:?}");
                return;
            }
            follows.follow(entry).unwrap();
        }
    }
}
