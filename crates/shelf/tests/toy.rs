//! Positions and series without their types, tried on the toy: it asks every kind of question.

use orrery_bots::{Kind, Means};
use orrery_core::chance::{Roll, Seeded};
use orrery_core::toy::{Action, Card, Skirmish};
use orrery_core::{Ask, Game, Seat, Turn, Viewer};
use orrery_scene::Lang;
use orrery_shelf::toy::TOY;
use orrery_shelf::{Answer, OpenBox, Position, Rejected, Unfit, speaker};
use serde_json::{Value, json};
use std::sync::Arc;

fn position(seats: u8, seed: u64) -> Box<dyn Position> {
    TOY.standard().setup(&Value::Null, seats, &mut Seeded(seed)).unwrap()
}

fn answer(position: &dyn Position, seat: Seat, at: usize) -> Answer {
    Answer { seat, question: position.question(seat), action: position.actions(seat)[at].clone() }
}

#[test]
fn a_stale_answer_is_rejected_not_reinterpreted() {
    let mut position = position(2, 7);
    let stale = Answer { question: 9, ..answer(&*position, Seat(0), 0) };
    assert!(matches!(position.play(&stale, &mut Seeded(1)), Err(Rejected::Stale)));
}

#[test]
fn one_seats_answer_does_not_make_anothers_stale() {
    let mut position = position(2, 7);
    let (first, second) = (answer(&*position, Seat(0), 0), answer(&*position, Seat(1), 0));
    assert!(position.play(&first, &mut Seeded(1)).is_ok_and(|played| played.reach.pending));
    assert!(position.play(&second, &mut Seeded(1)).is_ok_and(|played| !played.reach.pending));
}

/// Both speak when they like; an acceptance that comes too late is refused by the rules, not by the host.
#[test]
fn talks_are_free_and_a_withdrawn_offer_cannot_be_accepted() {
    let mut position = talks();
    let Turn::Ask { seats, ask: Ask::Free } = position.asked() else { panic!("they talk") };
    let [one, other] = [seats.iter().next().unwrap(), seats.iter().nth(1).unwrap()];
    let (early, late) = (position.question(one), position.question(other));
    let mut say = |seat, question, action: Action| {
        position.play(&Answer { seat, question, action: json!(action) }, &mut Seeded(1))
    };
    assert!(say(one, early, Action::Offer { gift: 1 }).is_ok());
    assert!(say(one, early + 1, Action::Offer { gift: 2 }).is_ok());
    assert!(matches!(say(other, late, Action::Accept { id: 0 }), Err(Rejected::Refused(_))));
    assert!(say(other, late, Action::Accept { id: 1 }).is_ok());
}

/// The first position in which both sealed Negotiate and nobody's power made a difference.
fn talks() -> Box<dyn Position> {
    let peace = json!(Action::Seal(Card::Negotiate));
    for seed in 0.. {
        let mut position = position(2, seed);
        if !Seat::all(2).all(|seat| position.actions(seat).contains(&peace)) {
            continue;
        }
        while let Turn::Ask { seats, ask } = position.asked() {
            let seat = seats.iter().next().unwrap();
            let action = match ask {
                Ask::Free => return position,
                Ask::Sealed => peace.clone(),
                Ask::Open | Ask::Window => json!(Action::Pass),
            };
            if !position.actions(seat).contains(&action) {
                break;
            }
            let question = position.question(seat);
            position.play(&Answer { seat, question, action }, &mut Seeded(seed)).unwrap();
        }
    }
    unreachable!("sooner or later both want peace")
}

#[test]
fn a_bot_thinks_elsewhere_while_the_table_stands() {
    let position = position(3, 3);
    for bot in Kind::offered() {
        let thought = position.thought(Seat(0), bot).expect("it is asked");
        let chosen = std::thread::spawn(move || thought(&mut Means::calm(&mut Seeded(2))));
        assert!(position.actions(Seat(0)).contains(&chosen.join().unwrap()));
    }
    assert!(position.thought(Seat(2), Kind::Random).is_none(), "a bystander is not asked");
    assert!(position.thought(Seat(77), Kind::Random).is_none(), "there is no such seat");
}

#[test]
fn an_altered_record_is_refused_without_a_panic() {
    let mut position = position(2, 7);
    position.play(&answer(&*position, Seat(0), 0), &mut Seeded(1)).unwrap();
    let last = answer(&*position, Seat(1), 0);
    let mut luck = position.copy().play(&last, &mut Seeded(1)).unwrap().luck;
    assert!(position.copy().replay(Seat(1), &last.action, &luck).is_ok());
    luck.push(Roll { got: 9, of: 3 });
    assert!(matches!(position.copy().replay(Seat(1), &last.action, &luck), Err(Rejected::OtherLuck)));
    assert!(matches!(position.copy().replay(Seat(77), &last.action, &luck), Err(Rejected::Refused(_))));
    assert!(matches!(
        position.copy().replay(Seat(1), &json!({"Seal": 3}), &luck),
        Err(Rejected::Malformed(_))
    ));
}

#[test]
fn what_cannot_be_done_is_listed_with_its_reason() {
    let window = windows();
    let Turn::Ask { seats, .. } = window.asked() else { panic!("somebody is asked") };
    let listed = seats.iter().map(|seat| window.actions(seat).len() + window.refused(seat).len());
    assert!(listed.into_iter().all(|candidates| candidates == 2), "pass and veto, each somewhere");
    let clauses: Vec<_> =
        seats.iter().flat_map(|seat| window.refused(seat)).map(|(_, no)| no.clause.0).collect();
    assert!(clauses.iter().all(|clause| *clause == "SKI-3"), "{clauses:?}");
}

#[test]
fn nobody_sees_who_still_thinks_in_a_window() {
    let window = windows();
    let Turn::Ask { seats, .. } = window.turn(Viewer::Spectator) else { panic!("the game is on") };
    assert!(seats.is_empty());
}

fn windows() -> Box<dyn Position> {
    for seed in 0.. {
        let mut position = position(4, seed);
        while let Turn::Ask { seats, ask } = position.asked() {
            if ask == Ask::Window {
                return position;
            }
            let seat = seats.iter().next().unwrap();
            let answer = answer(&*position, seat, 0);
            position.play(&answer, &mut Seeded(seed)).unwrap();
        }
    }
    unreachable!("some power must be called sooner or later")
}

#[test]
fn scenes_and_lines_are_told_in_both_languages() {
    let mut position = position(2, 7);
    let heading = |lang| position.scene(Viewer::Spectator, lang).heading.spoken(&|_| String::new());
    assert_eq!([heading(Lang::En), heading(Lang::Es)], ["Toy", "Juguete"]);
    assert_eq!(
        position.scene(Viewer::Seat(Seat(0)), Lang::En).choices.len(),
        position.actions(Seat(0)).len()
    );
    let played = position.play(&answer(&*position, Seat(0), 0), &mut Seeded(1)).unwrap();
    let (viewer, told) = &played.notices[0];
    assert!(TOY.standard().line(&told[0], *viewer, Lang::Es).is_some());
    assert!(TOY.standard().line(&json!("nonsense"), *viewer, Lang::Es).is_none());
}

#[test]
fn a_table_is_laid_only_for_the_right_number() {
    let kit = TOY.standard();
    for seats in [0, 1, 5, 250] {
        let laid = kit.setup(&Value::Null, seats, &mut Seeded(1)).err();
        assert_eq!(laid, Some(Unfit::Seats { least: 2, most: 4, found: seats }));
    }
    assert!(kit.series(&Value::Null, &[Kind::Random; 9]).is_err());
}

#[test]
fn another_box_has_another_hash() {
    assert_ne!(TOY.standard().hash(), TOY.open("odd").unwrap().hash());
    assert_eq!(TOY.standard().hash(), blake3::hash(b"").to_hex().as_str());
}

/// The fast way and the slow way are the same game, also for a bot that goes on from what it found out before.
#[test]
fn a_series_plays_what_a_position_would() {
    let kit: Arc<dyn OpenBox> = TOY.standard();
    let search = Kind::Search(orrery_bots::Budget::Iterations(30));
    let bots = [search, Kind::Greedy, Kind::Random];
    let mut series = kit.series(&Value::Null, &bots).unwrap();
    for seed in 0..20 {
        let (mut dice, mut thinking) = (Seeded(seed), Seeded(!seed));
        let fast = series.play(&mut dice, &mut thinking);
        let (mut dice, mut thinking) = (Seeded(seed), Seeded(!seed));
        let mut position = kit.setup(&Value::Null, 3, &mut dice).unwrap();
        let mut actions = 0;
        while let Turn::Ask { seats, ask } = position.asked() {
            let seat = speaker(seats, ask, &mut thinking);
            let thought = position.thought(seat, bots[seat.index()]).unwrap();
            let action = thought(&mut Means::calm(&mut thinking));
            let question = position.question(seat);
            position.play(&Answer { seat, question, action }, &mut dice).unwrap();
            actions += 1;
        }
        assert_eq!((fast.outcome, fast.actions), (position.outcome(), actions));
    }
}

/// Once its buffers have grown, a series leaves the heap alone: all that is left is what the set-up takes.
#[test]
fn a_series_does_not_allocate() {
    let mut series = TOY.standard().series(&Value::Null, &[Kind::Random; 4]).unwrap();
    let mut games = |n| (0..n).for_each(|seed| _ = series.play(&mut Seeded(seed), &mut Seeded(!seed)));
    let toy = Skirmish::default();
    let setups = || (0..50).for_each(|seed| drop(toy.setup(&(), 4, &mut Seeded(seed))));
    games(50);
    let laid = allocation_counter::measure(setups).count_total;
    assert_eq!(allocation_counter::measure(|| games(50)).count_total, laid);
}
