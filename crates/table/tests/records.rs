//! Records that are read, and those that are refused.

mod trial;

use orrery_bots::{Kind, Means};
use orrery_core::Seat;
use orrery_core::chance::Seeded;
use orrery_scene::{Lang, Words};
use orrery_shelf::toy::TOY;
use orrery_shelf::{Answer, Title};
use orrery_table::{
    BadRecord, Deed, Drawn, Entry, FORMAT, Fault, How, LOCALES, Opening, Player, Record, Replay, Stay, Table,
    verify,
};
use serde_json::{Value, json};
use std::path::Path;
use trial::{play_any, secret, table};

fn find(slug: &str) -> Option<&'static dyn Title> {
    (slug == TOY.slug()).then_some(TOY)
}

/// Reads, replays and verifies, as the command line does.
fn accept(text: &str) -> Result<Replay, BadRecord> {
    let record = Record::read(text)?;
    let kit = record.title(find)?.standard();
    verify(&record)?;
    Replay::of(&record, &kit)
}

fn finished() -> Record {
    let (mut table, mut player) = (table(3, 21), Seeded(8));
    while table.ended().is_none() {
        play_any(&mut table, &mut player);
    }
    table.record()
}

fn edited(edit: impl FnOnce(&mut Value)) -> String {
    let mut json = serde_json::to_value(finished()).unwrap();
    edit(&mut json);
    json.to_string()
}

fn refused(text: &str) -> BadRecord {
    accept(text).expect_err("it should be refused")
}

#[test]
fn a_record_is_a_promise_kept() {
    let record = finished();
    let replay = accept(&record.write()).unwrap();
    assert_eq!(replay.entries(), record.entries);
    let Some(Deed::Ended { how: How::Finished, outcome }) = record.entries.last().map(|last| &last.deed)
    else {
        panic!("it has ended");
    };
    assert_eq!(replay.ended(), Some(outcome));
}

#[test]
fn what_is_no_record_cannot_be_read() {
    let whole = finished().write();
    assert!(matches!(refused(""), BadRecord::Truncated));
    assert!(matches!(refused(&whole[..whole.len() / 2]), BadRecord::Truncated));
    assert!(matches!(refused("PK\u{3}\u{4}"), BadRecord::Unreadable(_)));
    assert!(matches!(refused("[1, 2]"), BadRecord::Foreign));
    assert!(matches!(refused(r#"{"format": "pgn/1"}"#), BadRecord::Foreign));
    assert!(matches!(refused(r#"{"format": "orrery-record/x"}"#), BadRecord::Foreign));
    assert!(matches!(refused(r#"{"format": "orrery-record/2"}"#), BadRecord::NewerFormat(_)));
    assert!(matches!(refused(&format!(r#"{{"format": "{FORMAT}"}}"#)), BadRecord::Unreadable(_)));
    let nested = "[".repeat(100_000);
    assert!(matches!(refused(&nested), BadRecord::Unreadable(_)));
}

#[test]
fn a_record_of_another_game_rules_or_box_cannot_be_read() {
    assert!(matches!(refused(&edited(|json| json["game"] = json!("go"))), BadRecord::UnknownGame(_)));
    assert!(matches!(
        refused(&edited(|json| json["rules"] = json!(9))),
        BadRecord::NewerRules { found: 9, known: 1, .. }
    ));
    assert!(matches!(refused(&edited(|json| json["rules"] = json!(-1))), BadRecord::Unreadable(_)));
    let other_box = edited(|json| json["components"] = json!("ab".repeat(32)));
    assert!(matches!(refused(&other_box), BadRecord::OtherBox { .. }));
    assert!(refused(&other_box).is_unreadable());
}

#[test]
fn a_surplus_or_missing_field_cannot_be_read() {
    assert!(matches!(refused(&edited(|json| json["note"] = json!("hello"))), BadRecord::Unreadable(_)));
    assert!(matches!(
        refused(&edited(|json| json["entries"][1]["note"] = json!(1))),
        BadRecord::Unreadable(_)
    ));
    let nobody = edited(|json| _ = json.as_object_mut().unwrap().remove("seats"));
    assert!(matches!(refused(&nobody), BadRecord::Unreadable(_)));
}

/// Rules are corrected now and then. A game that they would not have changed is kept as it is; one that they would have
/// changed is named with both versions and with the entry where it parts.
#[test]
fn a_record_by_older_rules_is_good_if_it_plays_through_by_those_of_today() {
    let older = |json: &mut Value| json["rules"] = json!(0);
    assert!(accept(&edited(older)).unwrap().ended().is_some());
    let parts = refused(&edited(|json| {
        older(json);
        json["entries"][2]["action"] = json!("Castle");
    }));
    assert!(matches!(parts, BadRecord::OlderRules { found: 0, known: 1, entry: 2, .. }), "{parts}");
    assert!(!parts.is_unreadable());
}

/// Where a hand-edited record parts from the game.
fn parts(edit: impl FnOnce(&mut Value)) -> u32 {
    let text = edited(edit);
    let record = Record::read(&text).unwrap();
    match Replay::of(&record, &TOY.standard()).expect_err("it should not play through") {
        BadRecord::Differs { entry, .. } => entry,
        other => panic!("{other}"),
    }
}

#[test]
fn a_hand_edited_record_is_named_with_the_entry_where_it_parts() {
    let last = finished().entries.len() - 1;
    assert_eq!(parts(|json| json["entries"][3]["n"] = json!(7)), 3);
    assert_eq!(parts(|json| json["entries"][2]["seat"] = json!(200)), 2);
    assert_eq!(parts(|json| json["entries"][2]["action"] = json!("Castle")), 2);
    assert_eq!(parts(|json| json["entries"][2]["at"] = json!(0)), 2);
    assert_eq!(parts(|json| json["entries"][0]["luck"][0] = json!([9, 3])), 0);
    assert_eq!(parts(|json| json["entries"][1]["kind"] = json!("time-out")), 1);
    assert_eq!(parts(|json| json["seats"] = json!([])), 0);
    assert_eq!(parts(|json| json["options"] = json!({"blue": true})), 0);
    assert_eq!(parts(|json| json["entries"] = json!([])), 0);
    assert_eq!(parts(|json| json["entries"][last]["outcome"]["points"][0] = json!(99)) as usize, last);
    assert_eq!(parts(|json| _ = json["entries"].as_array_mut().unwrap().pop()) as usize, last - 1);
    let undo = json!({"n": 2, "at": 9000, "kind": "undo", "seat": 0, "takes_back": [0], "consent": []});
    assert_eq!(parts(|json| json["entries"][2] = undo), 2);
}

#[test]
fn altered_luck_is_named_with_its_entry() {
    let record = finished();
    for (at, entry) in record.entries.iter().enumerate().filter(|(_, entry)| !entry.deed.luck().is_empty()) {
        let Drawn(got, of) = entry.deed.luck()[0];
        let text = edited(|json| json["entries"][at]["luck"][0] = json!([(got + 1) % of, of]));
        if of > 1 {
            assert!(matches!(refused(&text), BadRecord::OtherLuck { entry } if entry as usize == at));
        }
    }
    let zero = edited(|json| json["entries"][0]["luck"][0] = json!([0, 0]));
    assert!(matches!(refused(&zero), BadRecord::OtherLuck { entry: 0 }));
    let other = edited(|json| json["secret"] = json!("00".repeat(32)));
    assert!(matches!(refused(&other), BadRecord::OtherSecret));
    let none = edited(|json| _ = json.as_object_mut().unwrap().remove("secret"));
    assert!(matches!(refused(&none), BadRecord::NoSecret));
}

/// Every way to refuse has its sentence in both languages, arguments filled in.
#[test]
fn refusals_are_told_in_both_languages() {
    let whole = finished().write();
    let texts = [
        whole[..99].to_owned(),
        "{]".to_owned(),
        "{}".to_owned(),
        r#"{"format": "orrery-record/2"}"#.to_owned(),
        edited(|json| json["game"] = json!("go")),
        edited(|json| json["rules"] = json!(9)),
        edited(|json| json["components"] = json!("ab".repeat(32))),
        edited(|json| json["secret"] = json!("00".repeat(32))),
    ];
    for lang in Lang::ALL {
        let words = Words::new(lang, &LOCALES);
        for text in &texts {
            let told = refused(text).tell(&words, None);
            assert!(told.contains(' ') && !told.contains("{$") && told.ends_with('.'), "{told}");
        }
    }
    let words = Words::new(Lang::Es, &LOCALES);
    let bad = Record::read(&edited(|json| json["entries"][2]["seat"] = json!(2))).unwrap();
    let told = Replay::of(&bad, &TOY.standard()).unwrap_err().tell(&words, Some(&*TOY.standard()));
    assert!(told.starts_with("La anotación 2 no se sostiene: "), "{told}");
}

const SAMPLE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/samples/skirmish.json");

/// A sealed card changed, an undo by consent, a time-out, a deputy for a while, a resignation.
fn eventful() -> Record {
    let seats = ["North", "East", "South"].map(Player::person).to_vec();
    let opening = Opening { seats, opened: Some(1_800_000_000_000), ..Opening::default() };
    let mut table = Table::open(&TOY.standard(), opening, secret(1)).unwrap();
    let mut player = Seeded(2);
    let answer = |table: &mut Table, seat: Seat, at: usize, time: u64| {
        let action = table.now().actions(seat)[at].clone();
        let question = table.now().question(seat);
        table.answer(&Answer { seat, question, action }, time).unwrap();
    };
    answer(&mut table, Seat(0), 0, 4_000);
    table.undo(Seat(0), 5_500).unwrap();
    answer(&mut table, Seat(0), 1, 7_000);
    table.bot_takes_seat(Seat(1), Kind::Greedy, Stay::Longer, 60_000).unwrap();
    let action = table.thought(Seat(1)).unwrap()(&mut Means::calm(&mut player));
    let question = table.now().question(Seat(1));
    table.answer(&Answer { seat: Seat(1), question, action }, 60_500).unwrap();
    table.person_takes_seat(Seat(1), "East's deputy", 90_000).unwrap();
    table.request_undo(Seat(1), 91_000).unwrap();
    let request = table.request().expect("the cards were turned up").clone();
    request.waiting.iter().for_each(|seat| table.accept(seat, request.id, 95_000).unwrap());
    answer(&mut table, Seat(1), 0, 99_000);
    table.person_takes_seat(Seat(1), "East", 120_000).unwrap();
    let asked = trial::asked(&table).unwrap().0.iter().next().unwrap();
    table.time_out(asked, 300_000).unwrap();
    table.resign(Seat(2), Kind::Random, 301_000).unwrap();
    for time in 0.. {
        let Some((asked, _)) = trial::asked(&table) else { break };
        let seat = trial::any(asked.iter(), &mut player);
        let at = orrery_core::Chance::below(&mut player, table.now().actions(seat).len() as u32) as usize;
        answer(&mut table, seat, at, 302_000 + 1_000 * time);
    }
    table.record()
}

/// With `ORRERY_BLESS` set, plays the sample anew and writes it.
#[test]
fn the_sample_is_still_read() {
    if std::env::var_os("ORRERY_BLESS").is_some() {
        std::fs::create_dir_all(Path::new(SAMPLE).parent().unwrap()).unwrap();
        std::fs::write(SAMPLE, eventful().write()).unwrap();
    }
    let text = std::fs::read_to_string(SAMPLE).unwrap();
    let replay = accept(&text).unwrap();
    assert_eq!(replay.ended().unwrap().places[2], 3, "who resigned is last");
    let record = Record::read(&text).unwrap();
    assert_eq!(record.write(), text, "it is written as it was read");
    let has = |wanted: fn(&Deed) -> bool| record.entries.iter().any(|entry| wanted(&entry.deed));
    assert!(has(|deed| matches!(deed, Deed::Undo { consent, .. } if consent.is_empty())));
    assert!(has(|deed| matches!(deed, Deed::Undo { consent, .. } if !consent.is_empty())));
    assert!(has(|deed| matches!(deed, Deed::Resign { .. })));
    assert!(has(|deed| matches!(deed, Deed::TimeOut(_))));
    assert!(has(|deed| matches!(deed, Deed::PersonTakesSeat { name, .. } if name == "East's deputy")));
}

/// Newer rules may say that somebody learnt what older ones did not count: what was taken back then is still taken back.
#[test]
fn an_undo_of_older_rules_stands_on_the_terms_it_had() {
    let mut record = eventful();
    let undo = |entry: &Entry| matches!(&entry.deed, Deed::Undo { consent, .. } if !consent.is_empty());
    let at = record.entries.iter().position(undo).expect("one undo had to be agreed to");
    let Deed::Undo { consent, .. } = &mut record.entries[at].deed else { unreachable!() };
    consent.clear();
    let differs = |record: &Record| Replay::of(record, &TOY.standard()).err();
    assert!(matches!(
        differs(&record),
        Some(BadRecord::Differs { entry, fault: Fault::OtherUndo }) if entry as usize == at
    ));
    record.rules -= 1;
    assert!(differs(&record).is_none());
    let Deed::Undo { takes_back, .. } = &mut record.entries[at].deed else { unreachable!() };
    takes_back.pop();
    assert!(matches!(differs(&record), Some(BadRecord::OlderRules { entry, .. }) if entry as usize == at));
}
