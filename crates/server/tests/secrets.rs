//! What nobody may know stands nowhere: not in the log, the figures, the errors, the pages, nor in what others are sent.

mod common;

use common::disk::Disk;
use common::{Guest, House, Socket, request};
use orrery_store::Store;
use serde_json::{Value, json};
use std::io::Write;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex};

/// All that the server writes into its log.
#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<u8>>>);

impl Write for Log {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().unwrap().extend(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

impl Log {
    /// Everything of our own, and of others what a host sees.
    fn keep() -> Log {
        let log = Log::default();
        let writer = log.clone();
        let filter = "warn,orrery_server=trace,orrery_store=trace,orrery_table=trace";
        tracing_subscriber::fmt().with_env_filter(filter).with_writer(move || writer.clone()).init();
        log
    }

    fn text(&self) -> String {
        String::from_utf8(self.0.lock().unwrap().clone()).unwrap()
    }
}

/// The secret in somebody's cookie.
fn secret(guest: &Guest) -> String {
    guest.cookie.split_once('=').unwrap().1.to_owned()
}

/// What the cards of the toy and the answers with them are called: in all that is hidden and in all that is sealed one of
/// these words stands, and in nothing that a host should read.
const CARDS: [&str; 4] = ["Seal", "Attack", "Negotiate", "Veto"];

/// In so many turns whoever is asked tries what is not allowed.
const CHEATS: usize = 8;

/// Requests that go wrong, with all that a browser would send along; and pages, figures, lists.
async fn answers(house: &House, guest: &Guest, table: &str) -> Vec<String> {
    let asked = [
        ("GET", "/".to_owned(), ""),
        ("GET", format!("/table/{table}"), ""),
        ("GET", "/metrics".to_owned(), ""),
        ("GET", "/healthz".to_owned(), ""),
        ("GET", "/api/nope".to_owned(), ""),
        ("GET", "/api/tables".to_owned(), ""),
        ("GET", format!("/api/tables/{table}"), ""),
        ("GET", format!("/api/tables/{table}/record"), ""),
        ("GET", format!("/api/tables/{table}/record.txt"), ""),
        ("GET", format!("/api/tables/{table}/log"), ""),
        ("GET", format!("/api/tables/{table}/moments/0"), ""),
        ("POST", "/api/tables".to_owned(), "{"),
        ("POST", format!("/api/tables/{table}/start"), "{}"),
        ("POST", format!("/api/tables/{table}/sit"), r#"{"seat":0}"#),
        ("POST", "/api/recover".to_owned(), r#"{"secret":"x"}"#),
        ("PATCH", "/api/me".to_owned(), r#"{"name":""}"#),
    ];
    let mut told = Vec::new();
    for (method, path, body) in asked {
        let (_, head, body) = request(house.address, method, &path, &guest.cookie, Some(body.into())).await;
        told.push(format!("{method} {path}: {head}\n{body}"));
    }
    told
}

/// Answers with a card that nobody has, with none at all, and out of turn.
async fn cheats(socket: &mut Socket) {
    for action in [json!({"Seal": {"Attack": 99}}), json!({"Seal": "Attack"}), json!({"Accept": {"id": 99}})]
    {
        let (seat, question) = (socket.seat(), socket.play["question"].clone());
        let said = json!({"do": "answer", "seat": seat, "question": question, "action": action});
        assert_eq!(socket.say(said).await["is"], "refused");
    }
}

fn spoken(socket: &Socket) -> String {
    format!("{} {} {}", socket.table, socket.play, Value::from(socket.log.clone()))
}

#[tokio::test]
async fn secrets_stand_nowhere() {
    let log = Log::keep();
    let folder = tempfile::tempdir().unwrap();
    let disk = Disk::open(folder.path()).await;
    let house = House::over(disk.clone()).await;
    let (host, friend, stranger) = (house.guest().await, house.guest().await, house.guest().await);
    let table = host.table("skirmish", json!([{"kind": "me"}, {"kind": "open"}])).await;
    friend.sit(&table, 1).await;
    assert_eq!(host.post(&format!("/api/tables/{table}/start"), json!({})).await.0, 200);
    let mut sockets = [host.enter(&table).await, friend.enter(&table).await];
    let watcher = stranger.enter(&table).await;

    let luck = disk.table(&table).await.unwrap().unwrap().secret;
    let theirs = [secret(&host), secret(&friend), secret(&stranger)];
    let mut said = answers(&house, &stranger, &table).await;
    disk.full.store(true, Ordering::SeqCst);
    assert_eq!(sockets[0].choose(0).await["is"], "refused");
    said.extend(answers(&house, &stranger, &table).await);
    disk.full.store(false, Ordering::SeqCst);
    sockets[0] = host.enter(&table).await;
    let mut turns = 0;
    while !sockets.iter().all(Socket::is_over) {
        said.extend(sockets.iter().chain([&watcher]).map(spoken));
        match sockets.iter_mut().find(|socket| socket.is_asked() && !socket.is_over()) {
            Some(asked) => {
                if turns < CHEATS {
                    cheats(asked).await;
                }
                _ = asked.choose(turns % asked.choices().len()).await;
            }
            None => {
                let [one, other] = &mut sockets;
                tokio::select! { _ = one.hear() => {}, _ = other.hear() => {} }
            }
        }
        turns += 1;
        assert!(turns < 10_000, "the game comes to its end");
    }
    assert!(log.text().contains("no space left"), "the host is told what went wrong: {}", log.text());
    for card in CARDS {
        assert!(!log.text().contains(card), "the host is told of hands: {}", log.text());
    }
    said.push(log.text());
    for text in &said {
        assert!(!text.contains(&luck), "the luck is told before the end: {text}");
        for secret in &theirs {
            assert!(!text.contains(secret), "the secret of a cookie is told: {text}");
        }
    }
    let (status, record) = stranger.get(&format!("/api/tables/{table}/record")).await;
    assert_eq!((status, &record["secret"]), (200, &json!(luck)), "and after it everybody may check");
    house.close().await;
}
