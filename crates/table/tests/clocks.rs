//! Clocks, claims, pauses, absences: entries like all others, which replay to the same.

mod trial;

use orrery_bots::Kind;
use orrery_core::{Ask, Seat};
use orrery_shelf::toy::TOY;
use orrery_table::{
    Deed, Fault, Opening, Order, Player, PlayerKind, Reading, Record, Replay, Stay, Table, Time, TimeRule,
    Until,
};
use trial::{answer, asked, play_until, secret};

const DAY: u64 = 24 * 3600 * 1000;
const MINUTE: TimeRule = TimeRule::Budget { seconds: 60, increment: 5 };

fn timed(rule: TimeRule) -> Table {
    let seats = ["North", "East", "South"].map(Player::person).to_vec();
    let opening = Opening { seats, clock: Some(rule), began: 1000, ..Opening::default() };
    Table::open(&TOY.standard(), opening, secret(4)).unwrap()
}

/// Somebody whom the game waits for, and somebody else.
fn sides(table: &Table) -> (Seat, Seat) {
    let (seats, _) = asked(table).unwrap();
    let late = seats.iter().next().unwrap();
    (late, Seat((late.0 + 1) % 3))
}

fn readings(table: &Table) -> Vec<Reading> {
    Seat::all(3).map(|seat| table.reading(seat).unwrap()).collect()
}

/// The record replays, and its clocks show the same.
fn proved(table: &Table) {
    let record = Record::read(&table.record().write()).unwrap();
    assert_eq!(record, table.record(), "it is written and read the same");
    let again = Table::resume(table.kit(), record, secret(4)).unwrap();
    assert_eq!(readings(&again), readings(table));
    assert_eq!(again.is_paused(), table.is_paused());
}

#[test]
fn time_is_up_when_another_player_says_so_and_not_before() {
    let mut table = timed(MINUTE);
    assert!(play_until(&mut table, Ask::Open));
    let (late, other) = sides(&table);
    let start = table.entries().last().unwrap().at;
    assert!(matches!(table.flag(late, other, start + 1000), Err(Fault::FlagStands(_))));
    let end = start + 70_000;
    assert!(matches!(table.flag(late, late, end), Err(Fault::WrongClaim)), "nobody flags oneself");
    assert!(matches!(table.flag(other, late, end), Err(Fault::FlagStands(_))), "who is not asked has time");
    assert!(matches!(table.flag(Seat(9), other, end), Err(Fault::NoSuchSeat(_))));
    assert!(matches!(table.flag(late, Seat(9), end), Err(Fault::NoSuchSeat(_))));
    let before = table.entries().len();
    assert!(table.flag_and_play(late, other, end).unwrap().is_some());
    let deeds: Vec<&Deed> = table.entries()[before..].iter().map(|entry| &entry.deed).collect();
    assert!(matches!(deeds[..], [Deed::Flag { .. }, Deed::TimeOut(_), ..]), "{deeds:?}");
    proved(&table);
    let mut untimed = trial::table(3, 4);
    assert!(matches!(untimed.flag(Seat(0), Seat(1), end), Err(Fault::NoClock)));
}

#[test]
fn a_false_claim_in_a_record_is_found_out() {
    let mut table = timed(MINUTE);
    assert!(play_until(&mut table, Ask::Open));
    let (late, other) = sides(&table);
    let end = table.entries().last().unwrap().at + 70_000;
    table.flag(late, other, end).unwrap();
    let mut record = table.record();
    record.entries.last_mut().unwrap().at = end - 69_000;
    assert!(Replay::of(&record, table.kit()).is_err());
}

#[test]
fn all_who_play_pause_together_and_one_goes_on() {
    let mut table = timed(MINUTE);
    assert!(play_until(&mut table, Ask::Open));
    let (late, other) = sides(&table);
    let start = table.entries().last().unwrap().at;
    let Time::Until(falls) = table.reading(late).unwrap().time else {
        panic!("it runs for whoever is asked")
    };
    for seat in Seat::all(3) {
        assert!(!table.is_paused());
        table.pause(seat, true, start + 10_000).unwrap();
    }
    assert!(table.is_paused());
    assert!(matches!(table.flag(late, other, start + DAY), Err(Fault::FlagStands(_))));
    table.pause(other, false, start + DAY).unwrap();
    assert_eq!(table.reading(late).unwrap().time, Time::Until(falls + DAY - 10_000));
    proved(&table);
}

#[test]
fn holidays_and_the_servers_faults_stop_the_clock() {
    let mut table = timed(TimeRule::Days { days: 1, banked: 1, holidays: 2 });
    assert!(play_until(&mut table, Ask::Open));
    let (late, other) = sides(&table);
    let start = table.entries().last().unwrap().at;
    table.holiday(late, 2, start).unwrap();
    assert!(matches!(table.holiday(late, 1, start), Err(Fault::NoHoliday(_))));
    table.outage((start + 3 * DAY, start + 4 * DAY), start + 4 * DAY).unwrap();
    assert!(matches!(table.outage((start + 9, start), start + 5 * DAY), Err(Fault::OddOutage)));
    assert!(matches!(table.flag(late, other, start + 5 * DAY - 1), Err(Fault::FlagStands(_))));
    table.flag(late, other, start + 5 * DAY).unwrap();
    proved(&table);
}

#[test]
fn a_bot_plays_one_turn_and_the_person_has_the_seat_again() {
    let mut table = timed(MINUTE);
    assert!(play_until(&mut table, Ask::Open));
    let (late, _) = sides(&table);
    let at = table.entries().last().unwrap().at;
    table.bot_takes_seat(late, Kind::Random, Stay::Turn, at).unwrap();
    assert_eq!(table.holder(late).unwrap().kind, PlayerKind::Bot);
    assert!(table.owner(late).is_some(), "the seat is still its person's");
    while asked(&table).is_some_and(|(seats, _)| seats.contains(late)) {
        assert_eq!(table.holder(late).unwrap().kind, PlayerKind::Bot, "the whole turn long");
        table.answer(&answer(&table, late, 0), at).unwrap();
    }
    assert_eq!(table.holder(late).unwrap().kind, PlayerKind::Person);
    proved(&table);
}

/// In a window nobody may see who has answered: neither by a clock nor by what a claim brings.
#[test]
fn a_secret_answer_shows_on_no_clock() {
    let mut table = timed(MINUTE);
    assert!(play_until(&mut table, Ask::Window));
    let (seats, _) = asked(&table).unwrap();
    let quick = seats.iter().next().unwrap();
    let (before, at) = (readings(&table), table.entries().last().unwrap().at);
    table.answer(&answer(&table, quick, 0), at + 3000).unwrap();
    assert!(asked(&table).is_some_and(|(_, ask)| ask == Ask::Window), "others still owe theirs");
    assert_eq!(readings(&table), before);
    let other = Seat::all(3).find(|&seat| seat != quick).unwrap();
    assert!(table.flag_and_play(quick, other, at + 400_000).unwrap().is_none(), "there is nothing to play");
    proved(&table);
}

#[test]
fn a_standing_order_is_an_entry_that_replays_equal_and_is_told_to_nobody() {
    let mut table = timed(MINUTE);
    assert!(play_until(&mut table, Ask::Open));
    let at = table.entries().last().unwrap().at;
    let order = Order { until: Until::Attacked, stops: vec![2] };
    table.give_order(Seat(1), Some(order.clone()), at).unwrap();
    assert!(matches!(table.give_order(Seat(9), None, at), Err(Fault::NoSuchSeat(_))));
    let record = Record::read(&table.record().write()).unwrap();
    let again = Table::resume(table.kit(), record, secret(4)).unwrap();
    assert_eq!((again.order(Seat(0)), again.order(Seat(1))), (None, Some(&order)));
    assert_eq!(table.entries().last().unwrap().deed.aside(orrery_scene::Lang::En), None);
    table.give_order(Seat(1), None, at).unwrap();
    assert_eq!(table.order(Seat(1)), None);
    proved(&table);
}
