//! Time travel over HTTP: what was seen is seen again, and nothing else.

use crate::common::{Guest, House, Socket};
use serde_json::{Value, json};

/// What of a position does not depend on the moment being now.
fn picture(play: &Value) -> Value {
    let scene = &play["scene"];
    json!([play["seat"], scene["heading"], scene["panels"], scene["mats"], scene["scores"]])
}

/// Plays to the end; for each entry of the log, the position as it was first shown with it.
async fn played(guest: &Guest, table: &str) -> (Socket, Vec<Value>) {
    let mut socket = guest.enter(table).await;
    let mut seen: Vec<Value> = vec![picture(&socket.play); socket.log.len()];
    while !socket.is_over() {
        if socket.is_asked() {
            socket.answers_in_time().await;
        } else {
            socket.hear().await;
        }
        let (now, known) = (picture(&socket.play), seen.len());
        seen.resize(socket.log.len(), now);
        // Several entries may come at once: only the last of them was seen.
        seen[known.min(socket.log.len())..]
            .iter_mut()
            .rev()
            .skip(1)
            .for_each(|skipped| *skipped = Value::Null);
    }
    (socket, seen)
}

#[tokio::test]
async fn every_moment_is_seen_again_with_ones_own_eyes_and_at_the_end_with_any() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let (guest, stranger) = (house.guest().await, house.guest().await);
    let seats = json!([{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]);
    let table = guest.table("skirmish", seats).await;
    let moment = |n: usize, eyes: &str| format!("/api/tables/{table}/moments/{n}?eyes={eyes}");
    for eyes in ["1", "open"] {
        let (status, refused) = guest.get(&moment(0, eyes)).await;
        assert_eq!((status, &refused["code"]), (403, &json!("others-eyes")), "not while it is played");
        let (status, _) = guest.get(&format!("/api/tables/{table}/log?eyes={eyes}")).await;
        assert_eq!(status, 403);
    }
    assert_eq!(guest.get(&format!("/api/tables/{table}/record.txt")).await.0, 403, "nor the record in words");
    let (status, _) = stranger.get(&moment(0, "0")).await;
    assert_eq!(status, 403, "a stranger has a spectator's eyes");
    let (socket, seen) = played(&guest, &table).await;
    let mut compared = 0;
    for (n, seen) in seen.iter().enumerate() {
        let (status, found) = guest.get(&moment(n, "mine")).await;
        assert_eq!(status, 200, "{found}");
        assert_eq!((&found["n"], &found["newest"]), (&json!(n), &json!(seen_newest(&socket))));
        assert_eq!(found["play"]["scene"]["choices"], json!([]), "nothing can be done there");
        if !seen.is_null() {
            assert_eq!(&picture(&found["play"]), seen, "entry {n}");
            compared += 1;
        }
    }
    assert!(compared > 3, "only {compared} moments were compared");
    for eyes in ["0", "1", "spectator", "open"] {
        let (status, found) = stranger.get(&moment(0, eyes)).await;
        assert_eq!(status, 200, "{eyes}: {found}");
        let (status, log) = stranger.get(&format!("/api/tables/{table}/log?eyes={eyes}")).await;
        assert!(status == 200 && !log.as_array().unwrap().is_empty(), "{eyes}: {log}");
    }
    for (n, code) in [(socket.log.len(), "no-such-moment"), (999_999_999_999, "no-such-moment")] {
        let (status, refused) = guest.get(&moment(n, "mine")).await;
        assert_eq!((status, &refused["code"]), (404, &json!(code)));
        assert!(refused["text"].as_str().unwrap().contains(&seen_newest(&socket).to_string()));
    }
    for (lang, word) in [("en", "point"), ("es", "punto")] {
        let (status, tale) = guest.get(&format!("/api/tables/{table}/record.txt?lang={lang}")).await;
        assert!(status == 200 && tale.as_str().unwrap().contains(word), "{tale}");
    }
    assert_eq!(guest.get(&moment(0, "9")).await.0, 409, "there is no such seat");
    assert_eq!(guest.get(&moment(0, "nobody")).await.0, 409);
    house.close().await;
}

fn seen_newest(socket: &Socket) -> usize {
    socket.log.len() - 1
}
