//! A recorded game is played again over real sockets, and the server is started anew in the middle of everything.

use crate::common::{Guest, House, Socket};
use futures_util::future::join_all;
use orrery_core::{Ask, Turn};
use orrery_store::{Sqlite, Store};
use orrery_table::{Answered, Deed, Entry, Record, Replay};
use serde_json::{Value, json};
use std::collections::HashSet;
use std::path::Path;
use std::sync::Arc;

/// Four seats, windows, sealed answers and talks.
const RECORD: &str = include_str!("../../../games/cosmic-encounter/tests/games/greedy-most.json");

/// The server is started anew after every so many answers, and wherever one kind of question follows another for the
/// first time.
const EVERY: usize = 48;

/// How often somebody listens for what the host and the others do before they can answer.
const PATIENCE: usize = 50;

/// Everybody at the table, and somebody in the stands.
struct Trial<'a> {
    folder: &'a Path,
    store: Arc<Sqlite>,
    house: House,
    table: String,
    guests: Vec<Guest>,
    sockets: Vec<Socket>,
}

impl Trial<'_> {
    /// A table that draws the luck of the record, and is about to begin.
    async fn laid<'a>(record: &Record, folder: &'a Path) -> Trial<'a> {
        let (store, house) = opened(folder).await;
        let mut guests = Vec::new();
        for _ in 0..=record.seats.len() {
            guests.push(house.guest().await);
        }
        let mut seats = vec![json!({"kind": "open"}); record.seats.len()];
        seats[0] = json!({"kind": "me"});
        let new = json!({"game": record.game, "options": record.options, "seats": seats});
        let (status, table) = guests[0].post("/api/tables", new).await;
        assert_eq!(status, 200, "{table}");
        let table = table["id"].as_str().unwrap().to_owned();
        for (guest, seat) in guests[..record.seats.len()].iter().zip(0..).skip(1) {
            guest.sit(&table, seat).await;
        }
        let mut row = store.table(&table).await.unwrap().unwrap();
        row.secret = record.secret.clone().unwrap();
        row.revision += 1;
        store.keep_table(row).await.unwrap();
        house.close().await;

        let (store, house) = opened(folder).await;
        let mut trial = Trial { folder, store, house, table, guests, sockets: Vec::new() };
        let start = format!("/api/tables/{}/start", trial.table);
        assert_eq!(trial.guests[0].clone().at(&trial.house).post(&start, json!({})).await.0, 200);
        trial.sockets = trial.arrive().await;
        trial
    }

    async fn arrive(&self) -> Vec<Socket> {
        join_all(self.guests.iter().map(async |guest| guest.clone().at(&self.house).enter(&self.table).await))
            .await
    }

    /// The seat gives this answer, unless the host has given it for the seat by itself: whoever can only let a window pass
    /// is not waited for.
    async fn answers(&mut self, answered: &Answered, nth: usize) {
        let seat = answered.seat.index();
        let mut refused = Value::Null;
        for _ in 0..PATIENCE {
            if self.given(seat).await > nth {
                return;
            }
            let socket = &mut self.sockets[seat];
            let question = socket.play["question"].clone();
            let said = json!({"do": "answer", "seat": seat, "question": question, "action": answered.action});
            if socket.is_asked() {
                refused = socket.say(said).await;
                if refused["is"] == "done" {
                    return;
                }
            }
            if !socket.hears_nothing().await {
                socket.hear().await;
            }
        }
        let prompts: Vec<_> =
            self.sockets.iter().map(|socket| socket.play["scene"]["prompt"].to_string()).collect();
        let kept = self.store.entries(&self.table, 0).await.unwrap();
        let kept: Vec<&String> = kept.iter().map(|row| &row.body).rev().take(12).collect();
        panic!("seat {seat} could not answer {answered:?}: {refused}, {prompts:#?}, {kept:#?}");
    }

    /// How many answers of the seat are kept.
    async fn given(&self, seat: usize) -> usize {
        let entries = self.store.entries(&self.table, 0).await.unwrap();
        let read = entries.iter().map(|row| serde_json::from_str::<Entry>(&row.body).unwrap());
        read.filter(|entry| matches!(&entry.deed, Deed::Answer(answered) if answered.seat.index() == seat))
            .count()
    }

    /// All go, the server forgets everything, and all come back: they see what they saw.
    async fn starts_anew(mut self, about: &str) -> Self {
        let fall_silent = self.sockets.iter_mut().map(async |socket| {
            while !socket.hears_nothing().await {
                socket.hear().await;
            }
        });
        join_all(fall_silent).await;
        let seen: Vec<_> = self.sockets.drain(..).map(|socket| sees(&socket)).collect();
        let told: Vec<_> = self.arrive().await.iter().map(sees).collect();
        assert!(told == seen, "somebody who arrives sees something else {about}");
        self.house.close().await;
        (self.store, self.house) = opened(self.folder).await;
        self.sockets = self.arrive().await;
        for (at, (socket, seen)) in self.sockets.iter().zip(&seen).enumerate() {
            assert_eq!(&sees(socket), seen, "viewer {at} {about}");
        }
        self
    }
}

async fn opened(folder: &Path) -> (Arc<Sqlite>, House) {
    let store = Arc::new(Sqlite::open(&folder.join("orrery.db")).await.unwrap());
    (store.clone(), House::over(store).await)
}

/// All that somebody is shown of a game; but talks that are held begin anew with the server.
fn sees(socket: &Socket) -> (Value, Vec<Value>) {
    let mut play = socket.play.clone();
    play.as_object_mut().unwrap().remove("closes");
    (play, socket.log.clone())
}

fn kind(replay: &Replay) -> Option<Ask> {
    match replay.now().asked() {
        Turn::Ask { ask, .. } => Some(ask),
        Turn::Over(_) => None,
    }
}

#[tokio::test]
async fn a_restart_in_the_middle_of_a_long_game_shows_everybody_the_same() {
    let record = Record::read(RECORD).unwrap();
    let folder = tempfile::tempdir().unwrap();
    let mut trial = Trial::laid(&record, folder.path()).await;
    let kit = orrery_shelf::find(&record.game).unwrap().standard();
    let mut replay = Replay::begin(&record, &kit).unwrap();
    let (mut nth, mut known, mut restarts) = (vec![0; record.seats.len()], HashSet::new(), 0);
    for (entry, answers) in record.entries[1..].iter().zip(1..) {
        let before = kind(&replay);
        replay.follow(entry).unwrap();
        let Deed::Answer(answered) = &entry.deed else { break };
        trial.answers(answered, nth[answered.seat.index()]).await;
        nth[answered.seat.index()] += 1;
        let follows = format!("{before:?} {:?}", kind(&replay));
        if known.insert(follows.clone()) || answers % EVERY == 0 {
            trial = trial.starts_anew(&format!("after {answers} answers, {follows}")).await;
            restarts += 1;
        }
    }
    assert!(trial.sockets.iter().all(Socket::is_over), "the game came to its recorded end");
    let places = replay.ended().map(|standing| json!(standing.places));
    assert_eq!(Some(trial.sockets[0].play["places"].clone()), places);
    assert!(restarts > 15 && known.iter().any(|kinds| kinds.contains("Window")), "{restarts} {known:?}");
    trial.house.close().await;
}
