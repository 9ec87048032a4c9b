//! Webhooks over real sockets: who is asked and does not look is called, and nobody is held up by whoever is called.

use crate::common::{Guest, House, request};
use orrery_server::{Allowed, Config};
use orrery_store::Sqlite;
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpListener;
use tokio::sync::mpsc;

/// Longer than any call takes on a busy machine.
const PATIENCE: Duration = Duration::from_secs(20);

/// Somewhere to be called: takes every call with this answer, or never answers.
struct Post {
    address: SocketAddr,
    calls: mpsc::UnboundedReceiver<Value>,
}

impl Post {
    async fn open(answer: Option<&'static str>) -> Post {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (taken, calls) = mpsc::unbounded_channel();
        tokio::spawn(async move {
            let mut held = Vec::new();
            while let Ok((mut stream, _)) = listener.accept().await {
                let mut heard = Vec::new();
                let body = loop {
                    let mut bytes = [0; 4096];
                    let count = stream.read(&mut bytes).await.unwrap_or(0);
                    heard.extend_from_slice(&bytes[..count]);
                    let text = String::from_utf8_lossy(&heard).into_owned();
                    let body = text.split_once("\r\n\r\n").map(|(_, body)| body);
                    match body.map(serde_json::from_str::<Value>) {
                        Some(Ok(body)) => break body,
                        _ if count == 0 => break Value::Null,
                        _ => {}
                    }
                };
                _ = taken.send(body);
                match answer {
                    Some(answer) => _ = stream.write_all(answer.as_bytes()).await,
                    None => held.push(stream),
                }
            }
        });
        Post { address, calls }
    }

    async fn call(&mut self) -> Value {
        tokio::time::timeout(PATIENCE, self.calls.recv()).await.expect("somebody calls").unwrap()
    }

    fn wish(&self, form: &str, only_away: bool) -> Value {
        let url = format!("http://localhost:{}/hook", self.address.port());
        json!({"url": url, "form": form, "onlyAway": only_away, "home": "https://orrery.example"})
    }
}

const TAKEN: &str = "HTTP/1.1 204 No Content\r\nconnection: close\r\n\r\n";

async fn house(patience: Duration) -> (House, tempfile::TempDir) {
    let folder = tempfile::tempdir().unwrap();
    let store = Arc::new(Sqlite::open(&folder.path().join("orrery.db")).await.unwrap());
    let hooks = Allowed { hosts: vec!["localhost".into()], patience: Some(patience), at_home: true };
    (House::with(store, move |config| Config { hooks, ..config }).await, folder)
}

async fn wish(guest: &Guest, settings: Value) -> (u16, Value) {
    let body = json!({"settings": settings}).to_string();
    let (status, _, body) = request(guest.address, "PATCH", "/api/me", &guest.cookie, Some(body)).await;
    (status, serde_json::from_str(&body).unwrap())
}

/// A table for two that has begun: the host is asked first or not, as the game has it.
async fn two(host: &Guest, friend: &Guest) -> String {
    let table = host.table("ganymede", json!([{"kind": "me"}, {"kind": "open"}])).await;
    friend.sit(&table, 1).await;
    assert_eq!(host.post(&format!("/api/tables/{table}/start"), json!({})).await.0, 200);
    table
}

#[tokio::test]
async fn whoever_is_asked_and_not_there_is_called_once() {
    let (house, _folder) = house(PATIENCE).await;
    let mut post = Post::open(Some(TAKEN)).await;
    let (host, friend) = (house.guest().await, house.guest().await);
    let settings = json!({"hook": post.wish("json", true), "lang": "es"});
    assert_eq!(wish(&friend, settings).await.0, 200);
    let table = two(&host, &friend).await;
    let mut socket = host.enter(&table).await;
    // The host plays until the friend is asked; the friend is nowhere to be seen.
    while socket.is_asked() {
        assert_eq!(socket.choose(0).await["is"], "done");
    }
    let call = post.call().await;
    assert_eq!((&call["event"], &call["seat"], &call["table"]), (&json!("asked"), &json!(1), &json!(table)));
    assert_eq!(call["link"], json!(format!("https://orrery.example/t/{table}")));
    assert!(call["text"].as_str().unwrap().contains("te toca"), "{call}");
    house.close().await;
    assert!(post.calls.try_recv().is_err(), "one call for one question");
}

#[tokio::test]
async fn whoever_looks_is_called_only_if_they_wish() {
    for (only_away, looks, expected) in [(true, true, false), (true, false, true), (false, true, true)] {
        let (house, _folder) = house(PATIENCE).await;
        let mut post = Post::open(Some(TAKEN)).await;
        let (host, friend) = (house.guest().await, house.guest().await);
        assert_eq!(wish(&friend, json!({"hook": post.wish("discord", only_away)})).await.0, 200);
        let table = two(&host, &friend).await;
        let (mut here, mut there) = (host.enter(&table).await, friend.enter(&table).await);
        if there.is_asked() {
            // They were not here yet when the game began and they were asked.
            assert!(post.call().await["content"].as_str().unwrap().contains(&table));
        }
        assert_eq!(there.say(json!({"do": "look", "looks": looks})).await["is"], "done");
        // Whoever begins, the friend is asked anew after the host has played.
        while there.is_asked() {
            assert_eq!(there.choose(0).await["is"], "done");
        }
        while !here.is_asked() {
            here.hear().await;
        }
        while here.is_asked() {
            assert_eq!(here.choose(0).await["is"], "done");
        }
        if expected {
            assert!(post.call().await["content"].as_str().unwrap().contains(&table));
        } else {
            // Had they been called, it would have come before this.
            assert_eq!(friend.post("/api/me/call", json!({})).await.0, 204);
            let first = post.call().await["content"].as_str().unwrap().to_owned();
            assert!(!first.contains(&table), "{first}");
        }
        house.close().await;
    }
}

#[tokio::test]
async fn a_table_that_is_hushed_calls_nobody() {
    let (house, _folder) = house(PATIENCE).await;
    let mut post = Post::open(Some(TAKEN)).await;
    let (host, friend) = (house.guest().await, house.guest().await);
    let table = host.table("ganymede", json!([{"kind": "me"}, {"kind": "open"}])).await;
    friend.sit(&table, 1).await;
    let settings = json!({"hook": post.wish("discord", true), "hushed": [table]});
    assert_eq!(wish(&friend, settings).await.0, 200);
    assert_eq!(host.post(&format!("/api/tables/{table}/start"), json!({})).await.0, 200);
    let mut socket = host.enter(&table).await;
    while socket.is_asked() {
        assert_eq!(socket.choose(0).await["is"], "done");
    }
    assert_eq!(friend.post("/api/me/call", json!({})).await.0, 204);
    let first = post.call().await;
    assert!(!first["content"].as_str().unwrap().contains(&table), "{first}");
    house.close().await;
}

/// Nobody at the table waits for somebody who is called and does not answer.
#[tokio::test]
async fn whoever_never_answers_holds_up_nobody() {
    let (house, _folder) = house(Duration::from_millis(300)).await;
    let mut post = Post::open(None).await;
    let (host, friend) = (house.guest().await, house.guest().await);
    assert_eq!(wish(&friend, json!({"hook": post.wish("json", true)})).await.0, 200);
    let table = two(&host, &friend).await;
    let mut socket = host.enter(&table).await;
    while socket.is_asked() {
        assert_eq!(socket.choose(0).await["is"], "done");
    }
    assert_eq!(post.call().await["event"], "asked");
    let (status, problem) = friend.post("/api/me/call", json!({})).await;
    assert_eq!((status, &problem["code"]), (502, &json!("hook-silent")));
    house.close().await;
}

#[tokio::test]
async fn a_redirection_is_not_followed() {
    let (house, _folder) = house(PATIENCE).await;
    let mut elsewhere = Post::open(Some(TAKEN)).await;
    let to = format!(
        "HTTP/1.1 307 Elsewhere\r\nlocation: http://{}/\r\nconnection: close\r\n\r\n",
        elsewhere.address
    );
    let mut post = Post::open(Some(to.leak())).await;
    let guest = house.guest().await;
    assert_eq!(wish(&guest, json!({"hook": post.wish("json", true)})).await.0, 200);
    assert_eq!(guest.post("/api/me/call", json!({})).await.0, 502);
    assert_eq!(post.call().await["event"], "tried");
    assert!(elsewhere.calls.try_recv().is_err());
    house.close().await;
}

/// A wish for a host that nobody allowed is refused with a sentence, and the settings stay as they were.
#[tokio::test]
async fn a_host_that_nobody_allowed_is_refused() {
    let (house, _folder) = house(PATIENCE).await;
    let guest = house.guest().await;
    assert_eq!(wish(&guest, json!({"theme": "day"})).await.0, 200);
    let hook = json!({"url": "http://169.254.169.254/", "form": "json", "onlyAway": true, "home": "https://o.example"});
    let (status, problem) = wish(&guest, json!({"theme": "night", "hook": hook})).await;
    assert_eq!((status, &problem["code"]), (400, &json!("hook-host")));
    let (_, me) = guest.get("/api/me").await;
    assert_eq!((&me["settings"], &me["hooks"]), (&json!({"theme": "day"}), &json!(["localhost"])));
    house.close().await;
}
