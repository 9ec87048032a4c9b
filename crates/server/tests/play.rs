//! Games over real sockets: sealed answers, undo, resuming, restarts.

use crate::common::{Guest, House, Socket};
use serde_json::{Value, json};
use std::time::Duration;

const GREEDY: &str = "greedy";

fn against_a_bot() -> Value {
    json!([{"kind": "me"}, {"kind": "bot", "bot": GREEDY}])
}

/// Two friends at one table, seats 0 and 1.
async fn friends(house: &House, game: &str) -> (Guest, Guest, String) {
    let (host, friend) = (house.guest().await, house.guest().await);
    let table = host.table(game, json!([{"kind": "me"}, {"kind": "open"}])).await;
    friend.sit(&table, 1).await;
    let (status, answer) = host.post(&format!("/api/tables/{table}/start"), json!({})).await;
    assert_eq!(status, 200, "{answer}");
    (host, friend, table)
}

/// Plays a whole game, the guest always with the first choice.
async fn play_out(guest: &Guest, table: &str) -> Socket {
    let mut socket = guest.enter(table).await;
    while !socket.is_over() {
        if !socket.is_asked() {
            socket.hear().await;
            continue;
        }
        let question = socket.play["question"].clone();
        let told = socket.choose(0).await;
        if told.to_string().contains("Too many requests") {
            // Quicker than any person: whoever waits a moment and comes again is believed again.
            tokio::time::sleep(Duration::from_millis(100)).await;
            socket = guest.enter(table).await;
            continue;
        }
        // In a free talk the other may have changed what is asked meanwhile.
        assert!(told["is"] == "done" || socket.play["question"] != question, "{told}");
    }
    socket
}

#[tokio::test]
async fn every_game_on_the_shelf_is_played_to_its_end_against_a_bot() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path()).await;
    for title in orrery_shelf::SHELF {
        // Somebody new each time: one who plays quicker than any person is held up.
        let guest = house.guest().await;
        let mut seats = against_a_bot();
        let least = usize::from(*title.seats().start());
        seats.as_array_mut().unwrap().truncate(least.max(1));
        let table = guest.table(title.slug(), seats).await;
        let (status, refused) = guest.get(&format!("/api/tables/{table}/record")).await;
        assert_eq!((status, &refused["code"]), (403, &json!("not-over")), "nobody gets it before the end");
        let socket = play_out(&guest, &table).await;
        assert!(!socket.log.is_empty() && !socket.play["scene"]["scores"].as_array().unwrap().is_empty());
        let (status, record) = guest.get(&format!("/api/tables/{table}/record")).await;
        assert_eq!(status, 200);
        let file = folder.path().join(format!("{}.json", title.slug()));
        std::fs::write(&file, record.to_string()).unwrap();
        let record = orrery_table::Record::read(&record.to_string()).unwrap();
        orrery_table::verify(&record).unwrap();
    }
    house.close().await;
}

#[tokio::test]
async fn a_sealed_question_may_be_answered_in_either_order_and_a_pending_answer_shows_to_nobody() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path()).await;
    for first in [0, 1] {
        let (host, friend, table) = friends(&house, "skirmish").await;
        let mut sockets = [host.enter(&table).await, friend.enter(&table).await];
        let mut spectator = house.guest().await.enter(&table).await;
        // Arrivals are told; let them pass.
        while !sockets[0].hears_nothing().await || !sockets[1].hears_nothing().await {
            drain(&mut sockets[0]).await;
            drain(&mut sockets[1]).await;
        }
        drain(&mut spectator).await;
        let second = 1 - first;
        assert!(sockets[0].is_asked() && sockets[1].is_asked(), "both seal a card");
        let before = sockets[second].seq;
        assert_eq!(sockets[first].choose(0).await["is"], "done");
        drain(&mut sockets[second]).await;
        assert!(sockets[second].seq <= before + 1, "at most that somebody has answered");
        let told = sockets[second].play.to_string();
        assert!(!told.contains("\"Sealed\""), "and never what");
        assert_eq!(sockets[second].choose(0).await["is"], "done");
    }
    house.close().await;
}

async fn drain(socket: &mut Socket) {
    while !socket.hears_nothing().await {
        socket.hear().await;
    }
}

#[tokio::test]
async fn a_stale_answer_is_refused_a_repeated_command_is_harmless_and_a_wrong_seat_is_not_heard() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let (host, friend, table) = friends(&house, "skirmish").await;
    let mut socket = host.enter(&table).await;
    let action = socket.choices()[0]["action"].clone();
    let answer = json!({"do": "answer", "id": "once", "seat": 0, "question": socket.play["question"], "action": action});
    assert_eq!(socket.say(answer.clone()).await["is"], "done");
    let entries = socket.log.len();
    assert_eq!(socket.say(answer.clone()).await["is"], "done", "said again, done already");
    assert_eq!(socket.log.len(), entries);
    let mut stale = answer.clone();
    stale["id"] = json!("late");
    assert_eq!(socket.say(stale).await["is"], "refused");
    let mut others = friend.enter(&table).await;
    let mut forged = answer.clone();
    (forged["id"], forged["question"]) = (json!("forged"), others.play["question"].clone());
    let told = others.say(forged).await;
    assert_eq!(told["is"], "refused", "seat 0 is not theirs");
    house.close().await;
}

/// A whole game, the shortest there is: after every answer the player loses the connection, and the server its memory.
#[tokio::test]
async fn a_lost_connection_and_a_restart_after_every_answer_show_the_same_scene() {
    let folder = tempfile::tempdir().unwrap();
    let title = orrery_shelf::SHELF.iter().min_by_key(|title| *title.seats().start()).unwrap();
    let mut house = House::open(folder.path()).await;
    let (player, watcher) = (house.guest().await, house.guest().await);
    let mut seats = against_a_bot();
    seats.as_array_mut().unwrap().truncate(usize::from(*title.seats().start()));
    let table = player.table(title.slug(), seats).await;
    for step in 0.. {
        let mut socket = player.clone().at(&house).enter(&table).await;
        if socket.is_over() {
            assert!(step > 0, "a game was played");
            break;
        }
        let at = (step * 31 + 7) % socket.choices().len();
        assert_eq!(socket.choose(at).await["is"], "done");
        let told = (socket.play["scene"].clone(), socket.log.clone());
        drop(socket);
        let seen = [looks(&player, &house, &table).await, looks(&watcher, &house, &table).await];
        assert_eq!(seen[0], told, "connected again after {step} answers");
        house.close().await;
        house = House::open(folder.path()).await;
        let again = [looks(&player, &house, &table).await, looks(&watcher, &house, &table).await];
        assert_eq!(again, seen, "started again after {step} answers");
    }
    house.close().await;
}

/// What somebody who arrives is shown: the scene and the log.
async fn looks(guest: &Guest, house: &House, table: &str) -> (Value, Vec<Value>) {
    let socket = guest.clone().at(house).enter(table).await;
    (socket.play["scene"].clone(), socket.log.clone())
}

/// What others touched is ringed until the viewer acts; one's own deeds are not news.
#[tokio::test]
async fn what_the_others_touched_last_is_marked() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let (host, friend, table) = friends(&house, orrery_shelf::SHELF[0].slug()).await;
    let mut ringed = [false; 2];
    for step in 0..60 {
        let sockets = [host.enter(&table).await, friend.enter(&table).await];
        let last = |socket: &Socket| socket.play["scene"]["last"].as_array().unwrap().len();
        let asked = usize::from(!sockets[0].is_asked());
        ringed[asked] |= last(&sockets[asked]) > 0;
        let [first, second] = sockets;
        let mut mover = if asked == 0 { first } else { second };
        let at = step % mover.choices().len();
        assert_eq!(mover.choose(at).await["is"], "done");
        assert_eq!(last(&mover), 0, "after one's own deed nothing is ringed");
    }
    assert_eq!(ringed, [true, true], "each was shown what the other had done");
    house.close().await;
}

#[tokio::test]
async fn an_undo_takes_back_the_last_answer_and_strikes_its_log_line() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let (host, _, table) = friends(&house, "skirmish").await;
    let mut socket = host.enter(&table).await;
    let before = socket.play["scene"]["choices"].clone();
    assert_eq!(socket.choose(0).await["is"], "done");
    drain(&mut socket).await;
    assert_eq!(socket.play["undo"]["can"], "free");
    assert_eq!(socket.say(json!({"do": "undo", "seat": 0})).await["is"], "done");
    drain(&mut socket).await;
    assert_eq!(socket.play["scene"]["choices"], before);
    assert!(socket.play["undo"]["redo"] == json!(true), "and may be played again");
    assert_eq!(socket.say(json!({"do": "redo", "seat": 0})).await["is"], "done");
    house.close().await;
}

#[tokio::test]
async fn the_language_changes_at_once() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let guest = house.guest().await;
    let slug = orrery_shelf::SHELF[0].slug();
    let table = guest.table(slug, against_a_bot()).await;
    let mut socket = guest.enter(&table).await;
    let english = socket.play["scene"]["prompt"].clone();
    assert_eq!(socket.say(json!({"do": "speak", "lang": "es"})).await["is"], "done");
    assert_eq!(socket.hear().await["is"], "whole");
    assert_ne!(socket.play["scene"]["prompt"], english);
    house.close().await;
}

/// Whoever is left alone may play on against the bots or call it a win; then nobody is asked any more, also after a restart.
#[tokio::test]
async fn the_last_person_left_may_end_the_game_as_won() {
    let folder = tempfile::tempdir().unwrap();
    let mut house = House::open(folder.path()).await;
    for title in orrery_shelf::SHELF {
        let (host, friend, table) = friends(&house, title.slug()).await;
        let (mut left, mut last) = (host.enter(&table).await, friend.enter(&table).await);
        let conclude = |seat: u8| json!({"do": "conclude", "seat": seat});
        assert_eq!(last.play["concludes"], false);
        assert_eq!(last.say(conclude(1)).await["is"], "refused", "two are left");
        assert_eq!(left.say(json!({"do": "resign", "seat": 0})).await["is"], "done");
        drain(&mut last).await;
        assert_eq!((&left.play["concludes"], &last.play["concludes"]), (&json!(false), &json!(true)));
        assert_eq!(left.say(conclude(0)).await["is"], "refused", "who resigned has not won");
        assert_eq!(last.say(conclude(1)).await["is"], "done");
        house.close().await;
        house = House::open(folder.path()).await;
        let last_again = friend.clone().at(&house).enter(&table).await;
        drain(&mut last).await;
        for last in [&last, &last_again] {
            assert_eq!((&last.play["places"], &last.table["stage"]), (&json!([2, 1]), &json!("over")));
            assert_eq!((&last.table["waiting"], last.choices().len()), (&json!([]), 0));
            assert_eq!((&last.play["concludes"], last.is_asked()), (&json!(false), false));
            assert_eq!(last.play["scene"]["over"], true);
            let scores = last.play["scene"]["scores"].as_array().unwrap();
            assert!(scores.iter().all(|score| score["ties"] == json!([])), "nobody has counted: {scores:?}");
            assert!(last.play["scene"]["prompt"]["help"].to_string().contains("Nobody else is left"));
            assert!(last.log.last().unwrap().to_string().contains("Nobody else is left"));
        }
        let (status, record) = friend.clone().at(&house).get(&format!("/api/tables/{table}/record")).await;
        assert_eq!(status, 200);
        let record = orrery_table::Record::read(&record.to_string()).unwrap();
        orrery_table::verify(&record).unwrap();
        assert!(orrery_table::Replay::of(&record, &title.standard()).unwrap().now().outcome().is_some());
    }
    house.close().await;
}
