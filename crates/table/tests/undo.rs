//! How far back one may go.

mod trial;

use orrery_core::chance::Seeded;
use orrery_core::{Ask, Chance, Seat, Seats, Viewer};
use orrery_shelf::toy::TOY;
use orrery_shelf::{SHELF, Title};
use orrery_table::{Bots, Bound, Deed, Entry, Fault, Reach, Record, Replay, Table, Terms, verify};
use proptest::prelude::*;
use std::collections::BTreeMap;
use trial::{answer, asked, play, play_any, play_until, table, table_of};

fn is_free(table: &Table, seat: Seat) -> bool {
    matches!(table.reach(seat), Ok(Reach { terms: Terms::Free, .. }))
}

#[test]
fn a_sealed_choice_can_be_changed_until_the_last_has_chosen() {
    let mut table = table(2, 7);
    play(&mut table, Seat(0), 0);
    table.undo(Seat(0), 0).expect("the other has not chosen");
    play(&mut table, Seat(0), 1);
    play(&mut table, Seat(1), 0);
    assert!(matches!(
        table.undo(Seat(0), 0),
        Err(Fault::Bound(Bound::SomebodyAnswered(_) | Bound::WindowOpen))
    ));
    assert!(!is_free(&table, Seat(1)), "the cards were turned up");
}

#[test]
fn a_sealed_choice_can_be_changed_after_others_have_chosen() {
    let mut table = table(4, 7);
    let first = Seat(0);
    play(&mut table, first, 0);
    let others = asked(&table).unwrap().0;
    assert_eq!(others.len(), 1);
    let waiting = others.iter().next().unwrap();
    let number = table.now().question(waiting);
    table.undo(first, 0).unwrap();
    assert_eq!(table.now().question(waiting), number, "nothing has changed for the one who still thinks");
}

/// A number never stands for two questions: what was sent before an undo cannot answer what is asked after it.
#[test]
fn an_answer_from_before_an_undo_is_stale_after_it() {
    let mut table = table(2, 7);
    let sent_twice = answer(&table, Seat(0), 0);
    table.answer(&sent_twice, 0).unwrap();
    table.undo(Seat(0), 0).unwrap();
    assert!(matches!(table.answer(&sent_twice, 0), Err(Fault::Rejected(_))));
    play(&mut table, Seat(0), 0);
}

/// Whether the button is live must not tell whether somebody has answered.
#[test]
fn an_open_window_closes_undo_whoever_has_answered() {
    for seed in 0.. {
        let mut table = table(4, seed);
        if !play_until(&mut table, Ask::Open) {
            continue;
        }
        let caller = asked(&table).unwrap().0.iter().next().unwrap();
        play(&mut table, caller, 1);
        let (thinking, ask) = asked(&table).unwrap();
        assert_eq!(ask, Ask::Window, "a call may be vetoed");
        if thinking.len() == 1 {
            continue;
        }
        let terms = table.reach(caller).unwrap().terms;
        let everybody = Seat::all(4).collect::<Seats>().without(caller);
        assert_eq!(terms, Terms::Consent { of: everybody, because: Bound::WindowOpen });
        play(&mut table, thinking.iter().next().unwrap(), 0);
        assert_eq!(table.reach(caller).unwrap().terms, terms);
        assert!(is_free(&table, thinking.iter().next().unwrap()), "a pass can be taken back meanwhile");
        return;
    }
}

#[test]
fn what_is_no_longer_free_takes_the_consent_of_those_concerned() {
    let mut table = table(3, 5);
    play(&mut table, Seat(0), 0);
    play(&mut table, Seat(1), 0);
    let before = table.entries().len();
    table.request_undo(Seat(0), 9).unwrap();
    let request = table.request().expect("others must agree").clone();
    assert_eq!((request.by, table.entries().len()), (Seat(0), before), "a request is no entry");
    assert!(request.takes_back.contains(&1), "{request:?}");
    assert!(matches!(table.accept(Seat(0), request.id, 9), Err(Fault::NoRequest)), "not one's own");
    table.decline(request.waiting.iter().next().unwrap(), request.id).unwrap();
    assert!(table.request().is_none());
    table.request_undo(Seat(0), 9).unwrap();
    let again = table.request().unwrap().clone();
    assert!(matches!(table.accept(Seat(1), request.id, 9), Err(Fault::NoRequest)), "the old one is settled");
    again.waiting.iter().for_each(|seat| table.accept(seat, again.id, 9).unwrap());
    let Deed::Undo { seat, takes_back, consent } = &table.entries().last().unwrap().deed else {
        panic!("the granted undo is an entry");
    };
    assert_eq!((*seat, takes_back, consent.len() as u32), (Seat(0), &again.takes_back, again.waiting.len()));
    assert!(table.request().is_none());
    assert_eq!(table.reach(Seat(0)), Err(Bound::NothingToUndo));
}

#[test]
fn a_request_lapses_when_play_goes_on() {
    let mut table = table(2, 5);
    play(&mut table, Seat(0), 0);
    play(&mut table, Seat(1), 0);
    table.request_undo(Seat(0), 0).unwrap();
    let id = table.request().unwrap().id;
    let mut player = Seeded(1);
    while table.request().is_some() {
        play_any(&mut table, &mut player);
    }
    assert!(matches!(table.accept(Seat(1), id, 0), Err(Fault::NoRequest)));
}

#[test]
fn bots_agree_at_once() {
    let mut table = table(2, 5);
    play(&mut table, Seat(0), 0);
    play(&mut table, Seat(1), 0);
    table.bot_takes_seat(Seat(1), orrery_bots::Kind::Random, orrery_table::Stay::Longer, 0).unwrap();
    table.request_undo(Seat(0), 0).unwrap();
    assert!(table.request().is_none());
    assert!(matches!(table.entries().last().unwrap().deed, Deed::Undo { .. }));
}

/// Three have answered, and the first asks the others whether it may take that back.
fn asking() -> Table {
    let mut table = table(3, 5);
    play(&mut table, Seat(0), 0);
    play(&mut table, Seat(1), 0);
    table.request_undo(Seat(0), 0).unwrap();
    assert!(!table.request().expect("people are asked").waiting.is_empty());
    table
}

#[test]
fn whoever_leaves_a_seat_to_a_bot_holds_nobody_up_with_an_answer_that_is_owed() {
    let bot = orrery_bots::Kind::Random;
    for for_good in [true, false] {
        let mut table = asking();
        for seat in table.request().unwrap().waiting.iter() {
            let left = if for_good {
                table.resign(seat, bot, 0)
            } else {
                table.bot_takes_seat(seat, bot, orrery_table::Stay::Turn, 0)
            };
            left.unwrap();
        }
        assert!(table.request().is_none());
        let granted = |entry: &Entry| matches!(entry.deed, Deed::Undo { seat: Seat(0), .. });
        assert!(table.entries().iter().any(granted));
    }
}

/// What people would have to agree to is not won by having a bot sit down for one of them, whatever the others say then.
#[test]
fn in_a_serious_game_what_was_asked_for_lapses_when_a_bot_sits_down() {
    let bot = orrery_bots::Kind::Random;
    for for_good in [true, false] {
        let mut table = asking().where_bots(Bots::Mind);
        let asked = table.request().unwrap().clone();
        let mut others = asked.waiting.iter();
        let (one, other) = (others.next().unwrap(), others.next().unwrap());
        assert!(!table.bots_mind(Seat(0)), "people alone play");
        if for_good {
            table.resign(one, bot, 0).unwrap();
        } else {
            table.bot_takes_seat(one, bot, orrery_table::Stay::Turn, 0).unwrap();
        }
        assert!(table.bots_mind(Seat(0)));
        assert_eq!(table.request(), None);
        assert!(matches!(table.accept(other, asked.id, 0), Err(Fault::NoRequest)));
        assert!(!table.entries().iter().any(|entry| matches!(entry.deed, Deed::Undo { .. })));
        table.hear_request(asked.id, Some(asked.clone()));
        assert_eq!(table.request(), None, "nor is it asked for again by a host that has not heard yet");
    }
}

/// A bot that plays until the seat is no longer asked leaves it when the question is taken back, too.
#[test]
fn a_seat_that_was_lent_for_a_turn_is_given_back_when_the_turn_is_taken_back() {
    for seed in 0.. {
        let mut table = table(2, seed);
        if !play_until(&mut table, Ask::Open) {
            continue;
        }
        let caller = asked(&table).unwrap().0.iter().next().unwrap();
        play(&mut table, caller, 1);
        let (thinking, _) = asked(&table).unwrap();
        let Some(lent) = thinking.without(caller).iter().next() else { continue };
        table.bot_takes_seat(lent, orrery_bots::Kind::Random, orrery_table::Stay::Turn, 0).unwrap();
        table.request_undo(caller, 0).unwrap();
        let deeds: Vec<&Deed> = table.entries().iter().rev().take(2).map(|entry| &entry.deed).collect();
        assert!(
            matches!(deeds[..], [Deed::PersonTakesSeat { seat, .. }, Deed::Undo { .. }] if *seat == lent),
            "{deeds:?}"
        );
        return;
    }
}

#[test]
fn whoever_resigns_asks_for_nothing_more() {
    let mut table = asking();
    table.resign(Seat(0), orrery_bots::Kind::Random, 0).unwrap();
    assert!(table.request().is_none());
    assert!(matches!(table.entries().last().unwrap().deed, Deed::Resign { .. }), "and nothing is taken back");
}

#[test]
fn what_the_clock_played_is_not_freely_taken_back() {
    let mut table = table(2, 7);
    play(&mut table, Seat(0), 0);
    table.time_out(Seat(1), 0).unwrap();
    assert!(!is_free(&table, Seat(1)));
    assert!(matches!(table.time_out(Seat(9), 0), Err(Fault::NotAsked(_))));
}

/// A window to which several owe their answers; the seat that opened it, and two of those who are asked.
fn window() -> (Table, Seat, [Seat; 2]) {
    for seed in 0.. {
        let mut table = table(4, seed);
        if !play_until(&mut table, Ask::Open) {
            continue;
        }
        let caller = asked(&table).unwrap().0.iter().next().unwrap();
        play(&mut table, caller, 1);
        let (thinking, ask) = asked(&table).unwrap();
        let mut thinking = thinking.iter();
        if let (Ask::Window, Some(one), Some(other)) = (ask, thinking.next(), thinking.next()) {
            return (table, caller, [one, other]);
        }
    }
    unreachable!("sooner or later a call may be vetoed by two")
}

/// Whoever changes a secret answer would show by it that there was one.
#[test]
fn a_secret_answer_is_taken_back_without_a_trace_in_what_others_ask_for() {
    let (mut table, caller, [one, _]) = window();
    play(&mut table, one, 0);
    table.request_undo(caller, 0).unwrap();
    let asked_for = table.request().expect("a window is open").clone();
    table.request_undo(one, 0).unwrap();
    assert_eq!(table.request(), Some(&asked_for), "it does not lapse");
    play(&mut table, one, 0);
    table.undo(one, 0).unwrap();
    play(&mut table, one, 0);
    table.restart(one, 0).unwrap();
    assert_eq!(table.request(), Some(&asked_for));
    table.request_undo(caller, 0).unwrap();
    assert_eq!(table.request().unwrap().id, asked_for.id + 1, "nor is it counted");
    let again = table.request().unwrap().clone();
    again.waiting.iter().for_each(|seat| table.accept(seat, again.id, 0).unwrap());
    assert!(table.request().is_none());
}

/// Whoever asks to take something back, and then answers in secret, has asked for what they named.
#[test]
fn a_request_is_judged_by_what_it_names_not_by_what_its_asker_answered_since() {
    let (mut table, _, [one, other]) = window();
    table.request_undo(one, 0).unwrap();
    let asked_for = table.request().expect("a window is open").clone();
    play(&mut table, one, 0);
    let answered = table.entries().len() as u32 - 1;
    table.accept(other, asked_for.id, 0).unwrap();
    let still = table.request().expect("all the others are yet to be asked").clone();
    assert_eq!(
        still.waiting,
        asked_for.waiting.without(other),
        "nor does it show that somebody has answered"
    );
    still.waiting.iter().for_each(|seat| table.accept(seat, still.id, 0).unwrap());
    let Deed::Undo { seat, takes_back, consent } = &table.entries().last().unwrap().deed else {
        panic!("the granted undo is an entry");
    };
    assert_eq!(
        (*seat, takes_back.last()),
        (one, asked_for.takes_back.last()),
        "what was named is taken back"
    );
    assert!(takes_back.contains(&answered), "and what was answered to a question that is gone with it");
    assert_eq!(consent.iter().copied().collect::<Seats>(), asked_for.waiting);
    let followed = Replay::begin(&table.record(), table.kit()).map(|mut replay| {
        table.entries()[1..].iter().for_each(|entry| replay.follow(entry).unwrap());
        replay.now().view(Viewer::Spectator)
    });
    assert_eq!(followed.unwrap(), table.now().view(Viewer::Spectator), "as its record has it");
}

/// Talks give a seat several free actions in a row.
fn offers() -> (Table, Seat) {
    for seed in 0.. {
        let mut table = table(2, seed);
        if play_until(&mut table, Ask::Free) {
            let seat = asked(&table).unwrap().0.iter().next().unwrap();
            let offer = table.now().actions(seat).len() - 1;
            play(&mut table, seat, offer);
            play(&mut table, seat, offer);
            return (table, seat);
        }
    }
    unreachable!("sooner or later they talk")
}

#[test]
fn restart_takes_back_all_that_is_free_and_redo_lists_it() {
    let (mut table, seat) = offers();
    let before = table.now().view(Viewer::Spectator);
    let begun = table.entries().len();
    table.restart(seat, 0).unwrap();
    assert!(!is_free(&table, seat));
    let again: Vec<_> = table.redo(seat).into_iter().cloned().collect();
    assert!(again.len() >= 2, "{again:?}");
    for action in &again {
        assert_eq!(*table.redo(seat)[0], *action);
        let question = table.now().question(seat);
        table.answer(&orrery_shelf::Answer { seat, question, action: action.clone() }, 0).unwrap();
    }
    assert!(table.redo(seat).is_empty());
    assert_eq!(table.now().view(Viewer::Spectator), before);
    assert!(table.entries().len() > begun, "nothing is ever removed");
}

#[test]
fn doing_something_else_leaves_nothing_to_redo() {
    let (mut table, seat) = offers();
    table.undo(seat, 0).unwrap();
    assert_eq!(table.redo(seat).len(), 1);
    play(&mut table, seat, 1);
    assert!(table.redo(seat).is_empty());
}

/// Entries after which nobody changes their mind any more: every change is checked by replaying all before it.
const RESOLUTE: usize = 500;

/// A random game of people who change their minds, freely or by consent.
fn wavering(title: &'static dyn Title, seats: u8, seed: u64, mut see: impl FnMut(&Table)) -> Table {
    let (mut table, mut player) = (table_of(title, seats, seed), Seeded(!seed));
    let mut taught = BTreeMap::new();
    while table.ended().is_none() {
        let wavers = table.entries().len() < RESOLUTE;
        match player.below(6) {
            0 if wavers => {
                let seat = Seat(player.below(u32::from(seats)) as u8);
                free_undo(&mut table, seat, &taught);
            }
            1 if wavers && player.below(8) == 0 => {
                let seat = Seat(player.below(u32::from(seats)) as u8);
                if table.request_undo(seat, 0).is_ok() {
                    while let Some(request) = table.request().cloned() {
                        table.accept(request.waiting.iter().next().unwrap(), request.id, 0).unwrap();
                    }
                }
            }
            _ => {
                let n = table.entries().len() as u32;
                taught.insert(n, play_any(&mut table, &mut player).reach.learnt);
            }
        }
        see(&table);
    }
    table
}

/// Undoes if that is free, and checks that nothing was learnt, drawn or decided meanwhile.
fn free_undo(table: &mut Table, seat: Seat, taught: &BTreeMap<u32, Seats>) {
    let Ok(Reach { takes_back, terms: Terms::Free }) = table.reach(seat) else { return };
    assert_eq!(takes_back.len(), 1);
    let at = takes_back[0] as usize;
    assert!(table.entries()[at].deed.luck().is_empty(), "luck is never taken back for free");
    assert!(taught[&takes_back[0]].is_empty(), "what was learnt is never taken back for free");
    let everybody: Vec<_> = Viewer::all(table.now().seats()).collect();
    let mut replay = Replay::begin(&table.record(), table.kit()).unwrap();
    let mut views = Vec::new();
    for entry in &table.entries()[1..] {
        if entry.n as usize == at {
            views = everybody.iter().map(|&viewer| replay.now().view(viewer)).collect();
        }
        replay.follow(entry).unwrap();
    }
    let nothing_since = table.entries().len() == at + 1;
    table.undo(seat, 0).unwrap();
    if nothing_since {
        let now: Vec<_> = everybody.iter().map(|&viewer| table.now().view(viewer)).collect();
        assert!(views == now, "all are back where they were");
    }
}

/// Replays along with a game of people who change their minds, and compares after every entry.
fn replayed_alongside(title: &'static dyn Title, seats: u8, seed: u64) {
    let mut replay: Option<Replay> = None;
    let table = wavering(title, seats, seed, |table| {
        let replay = replay.get_or_insert_with(|| Replay::begin(&table.record(), table.kit()).unwrap());
        for entry in &table.entries()[replay.entries().len()..] {
            replay.follow(entry).unwrap();
        }
        for viewer in Viewer::all(seats) {
            assert!(replay.now().view(viewer) == table.now().view(viewer), "{viewer:?} sees something else");
        }
        assert_eq!(replay.now().questions(), table.now().questions());
    });
    let record = table.record();
    let read = Record::read(&record.write()).unwrap();
    assert!(read == record, "it is read as it was written");
    assert!(verify(&read).is_ok());
    assert_eq!(Replay::of(&read, table.kit()).unwrap().ended(), table.ended());
}

proptest! {
    #![proptest_config(orrery_mischief::tries(60))]

    #[test]
    fn a_free_undo_crosses_neither_luck_nor_learning(seats in 2u8..=4, seed: u64) {
        wavering(TOY, seats, seed, |_| {});
    }

    #[test]
    fn what_was_recorded_is_what_happened(seats in 2u8..=4, seed: u64) {
        replayed_alongside(TOY, seats, seed);
    }
}

/// Both laws of above, in a long game of each title and number of seats.
#[test]
fn every_game_on_the_shelf_can_be_undone_and_replayed() {
    for title in SHELF {
        for seats in title.seats() {
            replayed_alongside(*title, seats, 2849 + u64::from(seats));
        }
    }
}
