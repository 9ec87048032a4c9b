//! Help for whoever asks, and games in which there is none.

use crate::common::{Guest, House, Socket};
use serde_json::{Value, json};

async fn hint(guest: &Guest, table: &str, seat: u8) -> (u16, Value) {
    guest.post(&format!("/api/tables/{table}/hint?lang=en"), json!({"seat": seat})).await
}

/// A game of Ganymede against a bot, in which the host is asked and nobody else.
async fn asked(host: &Guest, serious: bool) -> (String, Socket) {
    let seats = json!([{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]);
    let new = json!({"game": orrery_shelf::SHELF[0].slug(), "seats": seats, "serious": serious});
    let (status, table) = host.post("/api/tables", new).await;
    assert_eq!((status, &table["serious"]), (200, &json!(serious)), "{table}");
    let id = table["id"].as_str().unwrap().to_owned();
    let mut socket = host.enter(&id).await;
    while socket.play["scene"]["prompt"]["waiting"] != json!([0]) {
        socket.hear().await;
    }
    (id, socket)
}

#[tokio::test]
async fn whoever_is_asked_gets_moves_that_can_be_made_with_chances_and_a_reason() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let (host, stranger) = (house.guest().await, house.guest().await);
    let (table, mut socket) = asked(&host, false).await;
    let (status, found) = hint(&host, &table, 0).await;
    assert_eq!((status, &found["question"]), (200, &socket.play["question"]), "{found}");
    let tips = found["tips"].as_array().unwrap();
    assert!((1..=3).contains(&tips.len()), "{found}");
    for tip in tips {
        assert!(socket.choices().iter().any(|choice| choice["action"] == tip["action"]), "{tip}");
        assert!((0.0..=1.0).contains(&tip["chance"].as_f64().unwrap()), "{tip}");
        assert!(tip["why"].to_string().len() > 20, "{tip}");
    }
    let seq = socket.seq;
    assert!(socket.hears_nothing().await && socket.seq == seq, "asking changes nothing: {:?}", socket.news);
    let (status, problem) = hint(&stranger, &table, 0).await;
    assert_eq!((status, &problem["code"]), (403, &json!("not-yours")), "nobody sees through others' eyes");
    assert_eq!(hint(&host, &table, 1).await.0, 403, "nor does a bot tell what it would do");
    assert_eq!(hint(&host, &table, 9).await.0, 409);
    let action = tips[0]["action"].clone();
    let answer =
        json!({"do": "answer", "seat": 0, "question": socket.play["question"].clone(), "action": action});
    assert_eq!(socket.say(answer).await["is"], "done");
    house.close().await;
}

#[tokio::test]
async fn a_serious_game_has_no_hints_and_bots_take_nothing_back() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let host = house.guest().await;
    let (table, mut socket) = asked(&host, true).await;
    let (status, problem) = hint(&host, &table, 0).await;
    assert_eq!((status, &problem["code"]), (403, &json!("serious")), "{problem}");
    assert_eq!(socket.table["serious"], true);
    // Until a bot has answered after the host, or luck was drawn: then an undo is no longer free.
    for _ in 0..60 {
        if socket.is_asked() && socket.play["undo"]["can"] != "free" && socket.log.len() > 4 {
            break;
        }
        if socket.is_asked() {
            socket.choose(0).await;
        } else {
            socket.hear().await;
        }
    }
    assert_eq!(socket.play["undo"]["can"], "closed", "{}", socket.play["undo"]);
    let said = socket.say(json!({"do": "undo", "seat": 0})).await;
    assert_eq!(said["is"], "refused", "{said}");
    house.close().await;
}

#[tokio::test]
async fn nobody_is_helped_who_is_not_asked() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let (host, friend) = (house.guest().await, house.guest().await);
    let table = host.table(orrery_shelf::SHELF[0].slug(), json!([{"kind": "me"}, {"kind": "open"}])).await;
    assert_eq!(hint(&host, &table, 0).await.1["code"], "not-started");
    friend.sit(&table, 1).await;
    host.post(&format!("/api/tables/{table}/start"), json!({})).await;
    // The friend says nothing: sooner or later everything waits for them.
    let mut socket = host.enter(&table).await;
    while socket.is_asked() {
        socket.choose(0).await;
    }
    let (status, problem) = hint(&host, &table, 0).await;
    assert_eq!((status, &problem["code"]), (409, &json!("not-asked")), "{problem}");
    house.close().await;
}

/// Each search takes a thread that bots think with: one person has a few of them at once, and one address some.
#[tokio::test]
async fn who_asks_for_many_hints_at_once_waits_for_the_first() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let host = house.guest().await;
    let (table, _socket) = asked(&host, false).await;
    let many = futures_util::future::join_all((0..8).map(|_| hint(&host, &table, 0))).await;
    let refused = many.iter().filter(|(status, _)| *status == 429).count();
    assert!((1..8).contains(&refused), "{many:?}");
    assert_eq!(hint(&host, &table, 0).await.0, 200, "and may ask again when it is answered");
    house.close().await;
}
