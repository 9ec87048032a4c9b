//! Two hosts of one game: what one of them enters, the other follows entry by entry.

mod trial;

use orrery_bots::Kind;
use orrery_core::chance::Seeded;
use orrery_core::{Ask, Chance, Seat, Viewer};
use orrery_shelf::{Rejected, SHELF};
use orrery_table::{Deed, Drawn, Entry, Fault, Order, Stay, Table, Until};
use trial::{any, asked, play, play_any, play_until, secret, table, table_of};

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

/// An undo that is asked for at one host is asked for at the other, whatever is done meanwhile that does not settle it.
#[test]
fn a_request_outlives_the_same_at_every_host() {
    for seed in 0.. {
        let mut leads = table(4, seed);
        if !play_until(&mut leads, Ask::Open) {
            continue;
        }
        let caller = asked(&leads).unwrap().0.iter().next().unwrap();
        play(&mut leads, caller, 1);
        let (thinking, ask) = asked(&leads).unwrap();
        if ask != Ask::Window || thinking.len() < 2 {
            continue;
        }
        leads.request_undo(caller, 0).unwrap();
        let mut follows = other_host(&leads, seed);
        follows.hear_request(leads.request().cloned());
        let before = follows.clone();
        let (one, at) = (thinking.iter().next().unwrap(), 1_000_000);
        let mut hear = |leads: &Table| {
            for entry in &leads.entries()[follows.entries().len()..] {
                follows.follow(entry).unwrap();
            }
            assert_eq!(follows.request(), leads.request(), "{:?}", leads.entries().last());
            let mut again = other_host(leads, seed);
            again.go_on_from(&before);
            assert_eq!(again.request(), leads.request());
        };
        play(&mut leads, one, 0);
        hear(&leads);
        leads.undo(one, at).unwrap();
        hear(&leads);
        let order = Order { until: Until::Revoked, stops: Vec::new() };
        leads.give_order(one, Some(order), at).unwrap();
        hear(&leads);
        leads.bot_takes_seat(one, Kind::Random, Stay::Longer, at).unwrap();
        hear(&leads);
        assert!(!leads.request().expect("others are still to agree").waiting.contains(one), "bots agree");
        leads.resign(caller, Kind::Random, at).unwrap();
        hear(&leads);
        assert_eq!(leads.request(), None, "nobody wishes it any more");
        return;
    }
}
