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
        follows.hear_request(leads.requests(), leads.request().cloned());
        let before = follows.clone();
        let (one, at) = (thinking.iter().next().unwrap(), 1_000_000);
        let mut hear = |leads: &Table| {
            for entry in &leads.entries()[follows.entries().len()..] {
                follows.follow(entry).unwrap();
            }
            assert_eq!(follows.request(), leads.request(), "{:?}", leads.entries().last());
            let mut again = other_host(leads, seed);
            again.go_on_from(&before, (before.entries().len(), before.request().cloned()));
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
        leads.person_takes_seat(one, "East", at).unwrap();
        hear(&leads);
        assert!(leads.request().expect("it is still open").waiting.contains(one), "whoever is back is asked");
        leads.resign(caller, Kind::Random, at).unwrap();
        hear(&leads);
        assert_eq!(leads.request(), None, "nobody wishes it any more");
        return;
    }
}

/// Three have something to agree about: the first has asked.
fn asking() -> Table {
    let mut table = table(3, 5);
    play(&mut table, Seat(0), 0);
    play(&mut table, Seat(1), 0);
    table.request_undo(Seat(0), 0).unwrap();
    assert!(table.request().is_some());
    table
}

/// Hosts speak past each other: that an undo was declined may be heard after the next one was asked for.
#[test]
fn news_of_an_undo_that_is_settled_does_not_end_the_next_one() {
    let mut table = asking();
    let first = table.request().unwrap().clone();
    table.decline(Seat(0), first.id).unwrap();
    table.request_undo(Seat(0), 0).unwrap();
    let second = table.request().cloned();
    table.hear_request(first.id, None);
    assert_eq!(table.request(), second.as_ref(), "it was said of the first");
    table.hear_request(first.id, Some(first));
    assert_eq!(table.request(), second.as_ref());
    table.hear_request(second.as_ref().unwrap().id, None);
    assert_eq!(table.request(), None);
}

/// Where two ask at the same time at two hosts, both hosts go on with the same.
#[test]
fn of_two_undos_that_cross_every_host_keeps_the_same() {
    let mut here = asking();
    let mut there = other_host(&here, 5);
    there.request_undo(Seat(1), 0).unwrap();
    let (ours, theirs) = (here.request().cloned(), there.request().cloned());
    assert_ne!(ours, theirs);
    here.hear_request(there.requests(), theirs);
    there.hear_request(1, ours.clone());
    assert_eq!((here.request(), there.request()), (ours.as_ref(), ours.as_ref()));
}

/// What a host could not keep has not happened: it goes on with the undo that was asked for before, and sees what another
/// host has entered in its place.
#[test]
fn a_host_that_was_too_late_goes_on_with_what_was_asked_for_before() {
    let mut here = asking();
    let there = here.clone();
    let (kept, asked) = (here.entries().len(), here.request().cloned());
    let agree = |table: &mut Table| {
        let request = table.request().unwrap().clone();
        request.waiting.iter().for_each(|seat| table.accept(seat, request.id, 0).unwrap());
    };
    agree(&mut here);
    assert_eq!(
        (here.request(), here.entries().len()),
        (None, kept + 1),
        "it is granted, and could not be kept"
    );
    let mut silent = there.clone();
    silent.outage((0, 0), 1_000_000).unwrap();
    let mut again = other_host(&silent, 5);
    again.go_on_from(&here, (kept, asked.clone()));
    assert_eq!(again.request(), asked.as_ref(), "nothing has settled it");
    let mut settled = there;
    while settled.request().is_some() {
        play_any(&mut settled, &mut Seeded(1));
    }
    let mut again = other_host(&settled, 5);
    again.go_on_from(&here, (kept, asked));
    assert_eq!(again.request(), None, "play has gone on elsewhere");
}
