//! Windows on trial, over a clock that stands still: nothing that can be measured tells of a hand.

pub(super) use super::forgetful::person;

use super::bots::Matter;
use super::chronicle::Chronicle;
use super::forgetful::{self, Forgetful};
use super::windows::{Hours, patience};
use super::{Mail, Playing, Room};
use crate::Config;
use crate::hall::Hall;
use crate::wire::{Command, Order, Until};
use orrery_bots::Kind;
use orrery_core::chance::Seeded;
use orrery_core::{Ask, Chance, Seat, Turn, Viewer};
use orrery_shelf::{Answer, OpenBox, SHELF};
use orrery_store::{SeatRow, Stage, TableRow};
use orrery_table::{Deed, Opening, Player, Record, Secret, Stay, Table};
use serde_json::Value;
use std::cell::Cell;
use std::sync::{Arc, LazyLock};
use std::time::Duration;
use tokio::time::Instant;

const SEATS: u8 = 3;
const SECRET: [u8; 1] = [9];

/// Two samples of 10,000 windows each: hands with an answer and hands without.
const WINDOWS: usize = 10_000;
/// Kolmogorov and Smirnov: larger by chance in one of a thousand comparisons of such samples.
const SUSPICIOUS: f64 = 0.0276;

#[test]
fn the_delay_is_the_same_for_hands_with_an_answer_and_without() {
    let honest = |_holds: bool, dice: &mut dyn Chance| patience(PACE, dice);
    let distance = distance(honest);
    assert!(distance < SUSPICIOUS, "{distance}");
}

#[test]
fn a_delay_that_depends_on_the_hand_would_be_found_out() {
    let telltale = |holds: bool, dice: &mut dyn Chance| {
        patience(PACE, dice) + if holds { PACE / 20 } else { Duration::ZERO }
    };
    let distance = distance(telltale);
    assert!(distance > SUSPICIOUS, "{distance}");
}

const PACE: Duration = Duration::from_millis(900);

/// How far apart the delays of the two kinds of hands are distributed.
fn distance(delay: impl Fn(bool, &mut dyn Chance) -> Duration) -> f64 {
    let mut dice = Seeded(11);
    let mut sample = |holds| {
        let mut delays: Vec<Duration> = (0..WINDOWS).map(|_| delay(holds, &mut dice)).collect();
        delays.sort_unstable();
        delays
    };
    let (with, without) = (sample(true), sample(false));
    let share = |sample: &[Duration], at: Duration| {
        sample.partition_point(|&delay| delay <= at) as f64 / sample.len() as f64
    };
    let gaps = with.iter().chain(&without).map(|&at| (share(&with, at) - share(&without, at)).abs());
    gaps.fold(0.0, f64::max)
}

/// The host draws the same delay in worlds that look alike, whatever the hands are in them.
#[tokio::test]
async fn the_delay_is_drawn_without_reading_the_hand() {
    let (hall, record) = at(|position| silent(position).is_some());
    let mut dice = Seeded(5);
    let mut differing = 0;
    for nth in 0..40u8 {
        let [mut real, mut dream] = [(); 2].map(|()| room(&hall, &record, nth));
        let game = dream.game.as_mut().expect("it is played");
        game.table.suppose(Viewer::Spectator, &mut dice);
        let hands = |room: &Room| {
            let position = room.game.as_ref().expect("it is played").table.now();
            Seat::all(SEATS).map(|seat| position.actions(seat).len()).collect::<Vec<_>>()
        };
        differing += u32::from(hands(&real) != hands(&dream));
        real.keep_hours();
        dream.keep_hours();
        assert!(due(&real).is_some());
        assert_eq!(due(&real), due(&dream));
    }
    assert!(differing > 0, "some hands could answer in one world and not in the other");
}

/// Two nodes have the same table open: what the one lets pass, the other does at the same time.
#[tokio::test]
async fn every_node_draws_the_same_delay_for_a_window_and_another_for_the_next_table() {
    let (hall, record) = at(|position| silent(position).is_some());
    let delay = |luck| {
        let mut room = room(&hall, &record, luck);
        room.keep_hours();
        due(&room).expect("the window is open")
    };
    let delays: Vec<Instant> = (0..20).map(delay).collect();
    assert!((0..20).map(delay).eq(delays.iter().copied()));
    assert!(delays.iter().any(|other| *other != delays[0]), "{delays:?}");
}

#[tokio::test]
async fn the_host_lets_pass_for_whoever_cannot_answer_when_the_time_has_come_and_not_before() {
    let (hall, record) = at(|position| silent(position).is_some());
    let mut room = room(&hall, &record, 0);
    let seat = silent(table(&room).now()).expect("somebody can only let it pass");
    let (opened, entries) = (now(), table(&room).entries().len());
    room.after_a_change().await;
    assert_eq!(table(&room).entries().len(), entries, "nothing at once");
    let due = due(&room).expect("the window is open");
    assert!(due >= opened + PACE && due <= opened + PACE * 2);
    wait_until(&mut room, due).await;
    let passed = &table(&room).entries()[entries..];
    assert!(
        passed.iter().any(|entry| matches!(&entry.deed, Deed::Answer(answered) if answered.seat == seat))
    );
}

#[tokio::test]
async fn a_quick_answer_waits_for_its_time() {
    let (hall, record) = at(|position| speaker(position).is_some());
    let mut room = room(&hall, &record, 0);
    room.after_a_change().await;
    let seat = speaker(table(&room).now()).expect("somebody can answer");
    let entries = table(&room).entries().len();
    let (question, action) = (table(&room).now().question(seat), table(&room).now().actions(seat).remove(0));
    let answer = Command::Answer { id: "quick".into(), seat, question, action };
    room.hear(0, Some(person(seat)), answer).await;
    let due = due(&room).expect("the window is open");
    wait_until(&mut room, due).await;
    let answered = &table(&room).entries()[entries..];
    assert!(answered.iter().any(|entry| matches!(&entry.deed, Deed::Answer(a) if a.seat == seat)));
}

#[tokio::test]
async fn a_standing_order_is_carried_out_after_the_same_delay_and_told_to_its_owner_alone() {
    let (hall, record) = at(|position| speaker(position).is_some());
    let mut room = room(&hall, &record, 0);
    room.after_a_change().await;
    let seat = speaker(table(&room).now()).expect("somebody can answer");
    let (entries, due) = (table(&room).entries().len(), due(&room).expect("the window is open"));
    let order = Order { until: Until::Revoked, stops: Vec::new() };
    let command = Command::Order { id: "order".into(), seat, order: Some(order.clone()) };
    room.hear(0, Some(person(seat)), command).await;
    let since: Vec<&Deed> = table(&room).entries()[entries..].iter().map(|entry| &entry.deed).collect();
    assert!(
        matches!(since[..], [Deed::Order { .. }]),
        "it is kept, and must not show by its haste: {since:?}"
    );
    for other in Seat::all(SEATS) {
        let play = room.play(Some(&person(other)), orrery_scene::Lang::En).expect("it is played");
        assert_eq!(play.order, Some(order.clone()).filter(|_| other == seat));
    }
    wait_until(&mut room, due).await;
    let passed = &table(&room).entries()[entries..];
    assert!(passed.iter().any(|entry| matches!(&entry.deed, Deed::Answer(a) if a.seat == seat)));
}

#[tokio::test]
async fn talks_that_have_a_time_by_rule_end_when_it_is_over() {
    let (hall, record) = at(|position| position.pace().seconds.is_some());
    let mut room = room(&hall, &record, 0);
    let seconds = table(&room).now().pace().seconds.expect("talks have a time");
    let (began, entries) = (now(), table(&room).entries().len());
    room.after_a_change().await;
    let told = room.play(None, orrery_scene::Lang::En).expect("it is played").closes;
    assert!(told.is_some(), "everybody sees how long it may take");
    wait_until(&mut room, began + Duration::from_secs(seconds.into())).await;
    assert!(matches!(table(&room).entries()[entries].deed, Deed::TimeOut(_)), "as a recorded entry");
    assert_eq!(table(&room).now().pace().seconds, None, "the talks are over");
}

/// A window in which two have something to answer, after its time has come; and these two.
async fn answered_by_two() -> (Room, [Seat; 2]) {
    let two = |position: &dyn orrery_shelf::Position| {
        let Turn::Ask { seats, ask: Ask::Window } = position.asked() else { return None };
        let mut able = seats.iter().filter(|&seat| position.actions(seat).len() > 1);
        Some([able.next()?, able.next()?])
    };
    let (hall, record) = at(|position| two(position).is_some());
    let mut room = room(&hall, &record, 0);
    room.after_a_change().await;
    let due = due(&room).expect("the window is open");
    wait_until(&mut room, due).await;
    let two = two(table(&room).now()).expect("nobody has answered for them");
    (room, two)
}

fn answer(room: &Room, seat: Seat) -> Command {
    let (question, action) = (table(room).now().question(seat), table(room).now().actions(seat).remove(0));
    Command::Answer { id: format!("{} {question}", seat.0), seat, question, action }
}

/// Whoever takes an answer back would be found out if the others had to wait anew.
#[tokio::test]
async fn an_answer_that_is_taken_back_opens_no_other_window() {
    let (mut room, [one, other]) = answered_by_two().await;
    let said = answer(&room, one);
    room.hear(0, Some(person(one)), said).await;
    room.hear(0, Some(person(one)), Command::Undo { id: "undo".into(), seat: one }).await;
    let entries = table(&room).entries().len();
    assert!(matches!(table(&room).entries()[entries - 1].deed, Deed::Undo { .. }));
    assert_eq!(due(&room), None);
    let said = answer(&room, other);
    room.hear(0, Some(person(other)), said).await;
    assert_eq!(table(&room).entries().len(), entries + 1, "it is taken at once");
}

/// What is done in secret is drawn for nobody else: it would take its time, or a turn of others.
#[tokio::test]
async fn answers_that_are_given_taken_back_or_left_to_the_host_are_nobody_elses_business() {
    let (mut room, [one, other]) = answered_by_two().await;
    let mut outboxes = Vec::new();
    for (id, who) in [(1, Some(other)), (2, None)] {
        let (outbox, heard) = tokio::sync::mpsc::channel(64);
        outboxes.push(heard);
        let person = who.map(person);
        let lang = orrery_scene::Lang::En;
        room.come(super::Client { id, person, name: None, eye: None, lang, looks: true, outbox }).await;
    }
    let (outbox, _own) = tokio::sync::mpsc::channel(64);
    // Two pages of one's own, in two languages.
    for (id, lang) in [(3, orrery_scene::Lang::En), (4, orrery_scene::Lang::Es)] {
        let (person, outbox) = (Some(person(one)), outbox.clone());
        room.come(super::Client { id, person, name: None, eye: None, lang, looks: true, outbox }).await;
    }
    while outboxes.iter_mut().any(|outbox| outbox.try_recv().is_ok()) {}
    let first = answer(&room, one);
    let order = Order { until: Until::MyTurn, stops: Vec::new() };
    let deeds = [
        first.clone(),
        first,
        Command::Undo { id: "undo".into(), seat: one },
        Command::Order { id: "order".into(), seat: one, order: Some(order) },
    ];
    for deed in deeds {
        room.hear(3, Some(person(one)), deed.clone()).await;
        assert!(!room.eyes.iter().any(super::Eye::is_behind), "a turn is taken: {deed:?}");
        assert!(outboxes.iter().all(tokio::sync::mpsc::Receiver::is_empty), "somebody hears: {deed:?}");
    }
    let mark = room.game.as_ref().expect("it is played").mark();
    room.show_since(Some(&mark)).await;
    assert!(outboxes.iter().all(tokio::sync::mpsc::Receiver::is_empty), "nothing was left to be shown");
}

/// A bot that sits down when the window is open already thinks as long as any other, whatever it holds.
#[tokio::test]
async fn a_bot_that_comes_late_to_a_window_has_a_time_as_well() {
    let (room, _) = answered_by_two().await;
    let game = room.game.as_ref().expect("it is played");
    assert_eq!(game.hours.due(), None, "the time has come");
    let due = game.answers_due(Ask::Window, PACE).expect("it has a time");
    assert!(due >= now() + PACE && due <= now() + PACE * 2);
    assert_eq!(game.answers_due(Ask::Open, PACE), None);
}

/// The disk was full when the time came: nobody waits for ever for what the host would have done.
#[tokio::test]
async fn what_the_host_could_not_keep_in_its_time_it_keeps_when_it_can() {
    let (hall, record) = at(|position| silent(position).is_some());
    let mut room = room(&hall, &record, 0);
    let seat = silent(table(&room).now()).expect("somebody can only let it pass");
    room.after_a_change().await;
    let entries = table(&room).entries().len();
    LATE.set(due(&room).expect("the window is open").duration_since(*START));
    room.open(Mail::Outage).await;
    let passed = &table(&room).entries()[entries..];
    assert!(passed.iter().any(|entry| matches!(&entry.deed, Deed::Answer(a) if a.seat == seat)));
}

/// Whoever has their seat back while a window is open, and can only let it pass, has it let pass for them: nobody calls
/// them for it.
#[tokio::test]
async fn the_host_lets_pass_for_whoever_comes_back_in_the_middle_of_a_window() {
    let (hall, record) = at(|position| silent(position).is_some());
    let mut room = room(&hall, &record, 0);
    let seat = silent(table(&room).now()).expect("somebody can only let it pass");
    let sits = table_mut(&mut room).bot_takes_seat(seat, Kind::Random, Stay::Longer, 0);
    sits.expect("a bot sits down");
    room.persist(None).await.expect("it is kept");
    room.keep_hours();
    LATE.set(due(&room).expect("the window is open").duration_since(*START));
    room.hear(0, Some(person(seat)), Command::TakeBack { id: "back".into(), seat }).await;
    let mut bells = 0;
    while let Ok(Some(letter)) = tokio::time::timeout(PACE * 3, room.mailbox.recv()).await {
        bells += u32::from(matches!(letter, Mail::Bell));
    }
    assert_eq!(bells, 2, "one for the window and one for whoever is back");
    room.bell_rings().await;
    let passed = |entry: &orrery_table::Entry| matches!(&entry.deed, Deed::Answer(a) if a.seat == seat);
    assert!(table(&room).entries().iter().any(passed));
}

/// Nobody is told when talks will end that have ended with the game.
#[tokio::test]
async fn a_game_that_is_over_keeps_no_hours() {
    let (hall, record) = at(|position| position.pace().seconds.is_some());
    let mut room = room(&hall, &record, 0);
    room.after_a_change().await;
    let closes = |room: &Room| room.game.as_ref().expect("it is played").hours.closes();
    assert!(closes(&room).is_some(), "the rules give the talks a time");
    let winner = Seat(0);
    for seat in Seat::all(SEATS).filter(|&seat| seat != winner) {
        table_mut(&mut room).resign(seat, Kind::Greedy, 0).expect("a person sits there");
    }
    table_mut(&mut room).claim(winner, 0).expect("nobody else is left");
    room.after_a_change().await;
    assert_eq!((closes(&room), due(&room)), (None, None));
}

/// Whoever was quick is told that it came to nothing, and does not wait for an answer for ever.
#[tokio::test]
async fn an_answer_before_its_time_is_refused_when_the_game_ends_first() {
    let (hall, record) = at(|position| speaker(position).is_some());
    let mut room = room(&hall, &record, 0);
    room.after_a_change().await;
    let seat = speaker(table(&room).now()).expect("somebody can answer");
    let (outbox, mut heard) = tokio::sync::mpsc::channel(64);
    let (who, lang) = (Some(person(seat)), orrery_scene::Lang::En);
    room.come(super::Client { id: 1, person: who.clone(), name: None, eye: None, lang, looks: true, outbox })
        .await;
    let early = answer(&room, seat);
    room.hear(1, who, early.clone()).await;
    for loser in Seat::all(SEATS).filter(|&loser| loser != seat) {
        table_mut(&mut room).resign(loser, Kind::Greedy, 0).expect("a person sits there");
    }
    table_mut(&mut room).claim(seat, 0).expect("nobody else is left");
    room.after_a_change().await;
    let read = |news: tokio_tungstenite::tungstenite::Message| {
        serde_json::from_str::<Value>(news.to_text().expect("news are text")).expect("news are JSON")
    };
    let news = std::iter::from_fn(|| heard.try_recv().ok()).map(read);
    let refused: Vec<Value> = news.filter(|news| news["is"] == "refused").collect();
    assert_eq!(refused.len(), 1, "{refused:?}");
    assert_eq!(refused[0]["id"], early.id());
}

/// A thought that breaks down holds nobody up.
#[tokio::test]
async fn for_a_bot_that_cannot_decide_the_default_is_played() {
    let (hall, record) = at(|position| matches!(position.asked(), Turn::Ask { ask: Ask::Open, .. }));
    let mut room = room(&hall, &record, 0);
    let Turn::Ask { seats, .. } = table(&room).now().asked() else { panic!("the game goes on") };
    let seat = seats.iter().next().expect("somebody is asked");
    table_mut(&mut room).bot_takes_seat(seat, Kind::Random, Stay::Longer, 0).expect("a bot sits down");
    let (question, entries) = (table(&room).now().question(seat), table(&room).entries().len());
    let default = table(&room).now().actions(seat).remove(0);
    room.bot_answers(Matter { seat, question, bot: "random".into() }, None).await;
    let Deed::Answer(played) = &table(&room).entries()[entries].deed else { panic!("it has answered") };
    assert_eq!((played.seat, &played.action), (seat, &default));
}

/// Whoever answers is back, also with an answer that comes too late; and what everybody is told of that is kept.
#[tokio::test]
async fn who_answers_too_late_for_a_seat_that_a_bot_keeps_is_back_and_it_is_kept() {
    let (hall, record) = at(|position| matches!(position.asked(), Turn::Ask { ask: Ask::Open, .. }));
    let mut room = room(&hall, &record, 0);
    let Turn::Ask { seats, .. } = table(&room).now().asked() else { panic!("the game goes on") };
    let seat = seats.iter().next().expect("somebody is asked");
    table_mut(&mut room).bot_takes_seat(seat, Kind::Random, Stay::Longer, 0).expect("a bot sits down");
    room.persist(None).await.expect("it is kept");
    let late = Command::Answer { id: "late".into(), seat, question: 9999, action: Value::Null };
    room.hear(0, Some(person(seat)), late).await;
    let game = room.game.as_ref().expect("it is played");
    assert!(matches!(table(&room).entries().last().expect("it began").deed, Deed::PersonTakesSeat { .. }));
    assert_eq!(game.kept, table(&room).entries().len());
    assert!(!room.is_done(&format!("{} late", person(seat))), "the answer was not carried out");
}

/// A seat that is asked in a window and can only let it pass.
fn silent(position: &dyn orrery_shelf::Position) -> Option<Seat> {
    asked(position, |actions| actions == 1)
}

/// A seat that is asked in a window and can do more than let it pass.
fn speaker(position: &dyn orrery_shelf::Position) -> Option<Seat> {
    asked(position, |actions| actions > 1)
}

fn asked(position: &dyn orrery_shelf::Position, fits: impl Fn(usize) -> bool) -> Option<Seat> {
    let Turn::Ask { seats, ask: Ask::Window } = position.asked() else { return None };
    seats.iter().find(|&seat| fits(position.actions(seat).len()))
}

/// A random game on the shelf, up to the first question of this kind.
pub(super) fn at(fits: impl Fn(&dyn orrery_shelf::Position) -> bool) -> (Arc<Hall>, Record) {
    at_with(Value::Null, |table| fits(table.now()))
}

/// The same, where people have these settings.
pub(super) fn at_with(settings: Value, fits: impl Fn(&Table) -> bool) -> (Arc<Hall>, Record) {
    let games: Vec<Arc<dyn OpenBox>> = SHELF.iter().map(|title| title.standard()).collect();
    let found = games.iter().find_map(|kit| {
        let players = Seat::all(SEATS).map(|seat| Player::person(&person(seat))).collect();
        let opening = Opening { options: Value::Null, seats: players, opened: Some(0), ..Opening::default() };
        let secret = Secret::derived("patience", &SECRET);
        let mut table = Table::open(kit, opening, secret).ok()?;
        let mut dice = Seeded(3);
        for _ in 0..4_000 {
            let Turn::Ask { seats, .. } = table.now().asked() else { return None };
            if fits(&table) {
                return Some(table.record());
            }
            let seat = seats.iter().nth(dice.below(seats.len()) as usize)?;
            let mut actions = table.now().actions(seat);
            let action = actions.swap_remove(dice.below(actions.len() as u32) as usize);
            table.answer(&Answer { seat, question: table.now().question(seat), action }, 0).ok()?;
        }
        None
    });
    let config = Config { window_pace: PACE, ..Config::new(([127, 0, 0, 1], 0).into(), games) };
    let store = Forgetful { settings: Some(settings) };
    (Arc::new(Hall::new(config, Arc::new(store))), found.expect("some game asks so"))
}

/// A room at that question, whose host has this luck and a clock that stands still.
pub(super) fn room(hall: &Arc<Hall>, record: &Record, luck: u8) -> Room {
    let kit = hall.game(&record.game).expect("it is on the shelf");
    let table = Table::resume(kit, record.clone(), Secret::derived("patience", &SECRET)).expect("it replays");
    let row = TableRow {
        game: record.game.clone(),
        host: person(Seat(0)),
        stage: Stage::Playing,
        options: record.options.clone(),
        seats: Seat::all(SEATS)
            .map(|seat| SeatRow::Person { person: person(seat), name: person(seat) })
            .collect(),
        ..forgetful::row()
    };
    let (_, mut room) = Room::build(hall.clone(), row);
    let (chronicle, kept) = (Chronicle::retell(kit, record), table.entries().len());
    let hours = Hours::with(Secret::derived("patience", &[luck]), now);
    let (asked_for, thinking, asked) = (None, Default::default(), None);
    room.game = Some(Playing { table, chronicle, kept, asked_for, thinking, asked, hours });
    room
}

pub(super) fn table(room: &Room) -> &Table {
    &room.game.as_ref().expect("it is played").table
}

pub(super) fn table_mut(room: &mut Room) -> &mut Table {
    &mut room.game.as_mut().expect("it is played").table
}

fn due(room: &Room) -> Option<Instant> {
    room.game.as_ref().expect("it is played").hours.due()
}

/// The time comes that the host waits for: nothing happens a moment before it.
async fn wait_until(room: &mut Room, due: Instant) {
    let (entries, tick) = (table(room).entries().len(), Duration::from_millis(1));
    LATE.set(due.duration_since(*START) - tick);
    room.bell_rings().await;
    assert_eq!(table(room).entries().len(), entries, "not before its time");
    LATE.set(due.duration_since(*START));
    room.bell_rings().await;
}

static START: LazyLock<Instant> = LazyLock::new(Instant::now);
thread_local! {
    static LATE: Cell<Duration> = const { Cell::new(Duration::ZERO) };
}

fn now() -> Instant {
    *START + LATE.get()
}
