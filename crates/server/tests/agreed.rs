//! What a table has agreed on taking back.

use crate::common::{Guest, House, Socket};
use serde_json::{Value, json};

/// A game of Ganymede against a bot, in which that may be taken back.
async fn table(host: &Guest, undo: Option<&str>) -> (u16, Value) {
    let seats = json!([{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]);
    let mut new = json!({"game": orrery_shelf::SHELF[0].slug(), "seats": seats});
    if let Some(undo) = undo {
        new["undo"] = json!(undo);
    }
    host.post("/api/tables?lang=en", new).await
}

async fn enter(host: &Guest, undo: Option<&str>) -> Socket {
    let (status, table) = table(host, undo).await;
    assert_eq!((status, &table["undo"]), (200, &json!(undo.unwrap_or("consent"))), "{table}");
    host.enter(table["id"].as_str().unwrap()).await
}

/// Plays until the host is asked and something so can be said of the undo button.
async fn until(socket: &mut Socket, so: impl Fn(&Value) -> bool) {
    for _ in 0..400 {
        if socket.is_asked() && so(&socket.play["undo"]) {
            return;
        }
        if socket.is_asked() {
            assert_eq!(socket.choose(0).await["is"], "done");
        } else {
            socket.hear().await;
        }
    }
    panic!("it never came to that: {}", socket.play["undo"]);
}

fn has_played(socket: &Socket) -> bool {
    socket.log.len() > 4
}

async fn is_refused(socket: &mut Socket, deed: &str, because: &str) {
    let said = socket.say(json!({"do": deed, "seat": 0})).await;
    assert!(said["is"] == "refused" && said["reason"].to_string().contains(because), "{said}");
}

#[tokio::test]
async fn others_are_asked_if_nothing_else_is_agreed() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let mut socket = enter(&house.guest().await, None).await;
    until(&mut socket, |undo| undo["can"] == "asking").await;
    assert_eq!(socket.say(json!({"do": "undo", "seat": 0})).await["is"], "done", "and bots agree");
    house.close().await;
}

#[tokio::test]
async fn where_only_what_is_free_is_taken_back_nobody_is_asked_for_the_rest() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let mut socket = enter(&house.guest().await, Some("free")).await;
    until(&mut socket, |undo| undo["can"] == "free").await;
    assert_eq!(socket.say(json!({"do": "undo", "seat": 0})).await["is"], "done");
    until(&mut socket, |undo| undo["text"].to_string().contains("Nobody is asked")).await;
    assert_eq!(socket.play["undo"]["can"], "closed");
    is_refused(&mut socket, "undo", "Nobody is asked").await;
    is_refused(&mut socket, "restart", "Nobody is asked").await;
    house.close().await;
}

#[tokio::test]
async fn where_nothing_is_taken_back_the_button_says_so_and_the_server_sees_to_it() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let host = house.guest().await;
    let mut socket = enter(&host, Some("off")).await;
    // Neither at the beginning, when there is nothing to take back, nor later.
    for _ in 0..30 {
        if socket.is_asked() {
            assert_eq!(socket.play["undo"]["can"], "closed");
            assert!(socket.play["undo"]["text"].to_string().contains("nothing is taken back"));
            is_refused(&mut socket, "undo", "nothing is taken back").await;
            is_refused(&mut socket, "restart", "nothing is taken back").await;
            socket.choose(0).await;
        } else {
            socket.hear().await;
        }
    }
    assert!(has_played(&socket));
    house.close().await;
    let house = House::open(folder.path()).await;
    let id = socket.table["id"].as_str().unwrap();
    assert_eq!(host.at(&house).enter(id).await.table["undo"], "off", "it is kept");
    house.close().await;
}

#[tokio::test]
async fn nothing_else_can_be_agreed() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let (status, problem) = table(&house.guest().await, Some("sometimes")).await;
    assert_eq!((status, &problem["code"]), (400, &json!("malformed")), "{problem}");
    house.close().await;
}
