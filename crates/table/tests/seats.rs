//! Seats that change hands, resignations, and tables that are taken up again.

mod trial;

use orrery_bots::Kind;
use orrery_core::chance::Seeded;
use orrery_core::{Seat, Viewer};
use orrery_table::{BadRecord, Deed, Fault, How, Player, Stay, Table};
use trial::{answer, asked, play, play_any, secret, table};

fn finish(table: &mut Table) {
    let mut player = Seeded(3);
    while table.ended().is_none() {
        play_any(table, &mut player);
    }
}

#[test]
fn who_resigns_ranks_last_and_a_bot_plays_on() {
    let mut table = table(3, 4);
    play(&mut table, Seat(0), 0);
    table.resign(Seat(1), Kind::Greedy, 500).unwrap();
    assert_eq!(table.holder(Seat(1)), Some(&Player::bot("greedy")));
    assert!(table.has_resigned(Seat(1)));
    assert!(table.thought(Seat(1)).is_some(), "the bot is asked");
    assert!(table.thought(Seat(0)).is_none(), "a person thinks alone");
    assert!(matches!(table.person_takes_seat(Seat(1), "East", 0), Err(Fault::Resigned(_))), "for good");
    assert!(matches!(table.resign(Seat(1), Kind::Random, 0), Err(Fault::Resigned(_))));
    assert_eq!(table.may_claim(), None, "two are left");
    finish(&mut table);
    let standing = table.ended().unwrap();
    assert_eq!((standing.places[1], standing.points.len()), (3, 3));
    assert!(matches!(table.resign(Seat(0), Kind::Random, 0), Err(Fault::AfterEnd)));
    assert!(matches!(table.undo(Seat(0), 0), Err(Fault::Bound(_))));
}

#[test]
fn the_last_person_left_may_call_it_a_win() {
    let mut table = table(3, 4);
    play(&mut table, Seat(0), 0);
    table.resign(Seat(0), Kind::Random, 0).unwrap();
    assert!(matches!(table.claim(Seat(2), 0), Err(Fault::NotOver)));
    table.resign(Seat(1), Kind::Random, 0).unwrap();
    assert!(matches!(table.claim(Seat(1), 0), Err(Fault::NotOver)), "not who resigned");
    assert_eq!(table.may_claim(), Some(Seat(2)));
    table.claim(Seat(2), 0).unwrap();
    assert_eq!(table.ended().unwrap().places, [3, 2, 1]);
    assert!(matches!(table.entries().last().unwrap().deed, Deed::Ended { how: How::Conceded, .. }));
    assert!(orrery_table::verify(&table.record()).is_ok(), "the secret is told");
    assert!(asked(&table).is_none() && table.now().actions(Seat(2)).is_empty(), "nobody is asked any more");
    assert!(table.thought(Seat(0)).is_none(), "bots rest");
    let question = table.now().question(Seat(2));
    let late = orrery_shelf::Answer { seat: Seat(2), question, action: "Rock".into() };
    assert!(matches!(table.answer(&late, 0), Err(Fault::AfterEnd)));
    let last = table.entries().len() as u32 - 1;
    assert!(table.at(last).unwrap().outcome().is_some() && table.at(last - 1).unwrap().outcome().is_none());
}

#[test]
fn somebody_who_is_away_for_a_while_has_not_left() {
    let mut table = table(3, 4);
    table.resign(Seat(0), Kind::Random, 0).unwrap();
    table.bot_takes_seat(Seat(1), Kind::Random, Stay::Longer, 0).unwrap();
    assert_eq!(table.may_claim(), None, "the seat is still a person's");
    table.person_takes_seat(Seat(1), "East", 0).unwrap();
    table.person_takes_seat(Seat(1), "East's deputy", 0).unwrap();
    assert_eq!(table.holder(Seat(1)), Some(&Player::person("East's deputy")));
    assert!(matches!(
        table.bot_takes_seat(Seat(3), Kind::Random, Stay::Longer, 0),
        Err(Fault::NoSuchSeat(_))
    ));
}

#[test]
fn time_never_runs_back() {
    let mut table = table(2, 4);
    table.answer(&answer(&table, Seat(0), 0), 900).unwrap();
    table.answer(&answer(&table, Seat(1), 0), 500).unwrap();
    assert!(table.entries().is_sorted_by_key(|entry| entry.at));
}

#[test]
fn a_table_is_taken_up_where_it_was_left() {
    let (mut left, mut player) = (table(3, 11), Seeded(5));
    (0..9).for_each(|_| _ = play_any(&mut left, &mut player));
    let record = left.record();
    assert!(record.secret.is_none(), "the secret is told at the end");
    assert!(matches!(orrery_table::verify(&record), Err(BadRecord::NoSecret)));
    let mut again = Table::resume(left.kit(), record.clone(), secret(11)).unwrap();
    assert!(matches!(Table::resume(left.kit(), record, secret(12)), Err(BadRecord::OtherSecret)));
    let mut twin = player.clone();
    while asked(&left).is_some() {
        play_any(&mut left, &mut player);
        play_any(&mut again, &mut twin);
        assert_eq!(left.now().view(Viewer::Spectator), again.now().view(Viewer::Spectator));
    }
    assert_eq!(left.record(), again.record());
}

/// Whoever has a bot play a turn and gives up meanwhile does not come back when the turn is over: the game goes on.
#[test]
fn who_resigns_while_a_bot_plays_their_turn_is_not_seated_again() {
    let mut table = table(3, 4);
    table.bot_takes_seat(Seat(1), Kind::Random, Stay::Turn, 0).unwrap();
    table.resign(Seat(1), Kind::Greedy, 0).unwrap();
    finish(&mut table);
    assert_eq!(table.holder(Seat(1)), Some(&Player::bot("greedy")));
    assert!(orrery_table::verify(&table.record()).is_ok());
}

/// No draw is used twice: after an undo by consent the luck goes on.
#[test]
fn the_same_answer_after_an_undo_meets_other_luck() {
    let mut table = table(2, 5);
    let mut player = Seeded(1);
    while table.entries().last().unwrap().deed.luck().is_empty() || table.entries().len() < 3 {
        play_any(&mut table, &mut player);
    }
    let last = table.entries().last().unwrap().clone();
    let Deed::Answer(answered) = &last.deed else { panic!("it was just played") };
    table.request_undo(answered.seat, 0).unwrap();
    let request = table.request().expect("luck was drawn").clone();
    request.waiting.iter().for_each(|seat| table.accept(seat, request.id, 0).unwrap());
    let question = table.now().question(answered.seat);
    let action = answered.action.clone();
    table.answer(&orrery_shelf::Answer { seat: answered.seat, question, action }, 0).unwrap();
    let Deed::Answer(again) = &table.entries().last().unwrap().deed else { panic!("it was just played") };
    assert_ne!(answered.luck, again.luck);
    finish(&mut table);
    assert!(orrery_table::verify(&table.record()).is_ok());
}

/// Three at a table, the last of them a bot that plays anything.
fn beside_a_bot() -> Table {
    let seats = vec![Player::person("North"), Player::person("East"), Player::bot("random")];
    let opening = orrery_table::Opening { seats, ..Default::default() };
    Table::open(&orrery_shelf::Title::standard(orrery_shelf::toy::TOY), opening, secret(4)).unwrap()
}

/// Whoever plays may have it so, and whoever reads the record knows how the bot played from then on.
#[test]
fn a_bot_plays_at_another_level_from_now_on() {
    let mut table = beside_a_bot();
    let level: Kind = "level:5".parse().unwrap();
    table.other_level(Seat(2), Seat(0), level, 700).unwrap();
    assert_eq!(table.holder(Seat(2)), Some(&Player::bot("level:5")));
    let resumed = Table::resume(table.kit(), table.record(), secret(4)).unwrap();
    assert_eq!(resumed.holder(Seat(2)), Some(&Player::bot("level:5")));
    assert_eq!(resumed.record().seats[2], Player::bot("random"), "the head says how it began");
    finish(&mut table);
    assert!(matches!(table.other_level(Seat(2), Seat(0), Kind::Random, 0), Err(Fault::AfterEnd)));
}

#[test]
fn a_persons_seat_has_no_level_even_while_a_bot_plays_there() {
    let mut table = beside_a_bot();
    let set = |table: &mut Table, of, by| table.other_level(Seat(of), Seat(by), Kind::Greedy, 0);
    assert!(matches!(set(&mut table, 1, 0), Err(Fault::NotABots(Seat(1)))));
    assert!(matches!(set(&mut table, 7, 0), Err(Fault::NoSuchSeat(_))));
    assert!(matches!(set(&mut table, 2, 7), Err(Fault::NoSuchSeat(_))));
    assert!(matches!(set(&mut table, 2, 2), Err(Fault::NoPerson(_))), "bots have no say in it");
    for stay in [Stay::Turn, Stay::Longer] {
        table.bot_takes_seat(Seat(1), Kind::Random, stay, 0).unwrap();
        assert!(matches!(set(&mut table, 1, 0), Err(Fault::NotABots(Seat(1)))));
    }
    set(&mut table, 2, 1).expect("whoever has a bot play for them still plays");
    table.resign(Seat(1), Kind::Random, 0).unwrap();
    assert!(matches!(set(&mut table, 2, 1), Err(Fault::Resigned(_))));
    set(&mut table, 1, 0).expect("what somebody gave up for good is a bot's");
    assert_eq!(table.holder(Seat(1)), Some(&Player::bot("greedy")));
}

/// Others are asked for an undo whatever level a bot plays at.
#[test]
fn an_undo_that_is_asked_for_outlives_another_level() {
    let mut table = beside_a_bot();
    play(&mut table, Seat(0), 0);
    let mut player = Seeded(1);
    while !table.reach(Seat(0)).is_ok_and(|reach| reach.terms != orrery_table::Terms::Free) {
        play_any(&mut table, &mut player);
    }
    table.request_undo(Seat(0), 0).unwrap();
    let request = table.request().cloned();
    assert!(request.is_some(), "East has to agree");
    table.other_level(Seat(2), Seat(1), Kind::Greedy, 0).unwrap();
    assert_eq!(table.request().cloned(), request);
}
