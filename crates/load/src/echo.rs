//! The yardstick: what sockets and a room cost when nothing is played or checked, and nothing kept unless somebody asks
//! for it: then every word is in a store before anybody hears it, and what is left is what a durable answer costs.

use crate::sample;
use anyhow::Result;
use axum::Router;
use axum::extract::ws::{Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, Query, State};
use axum::response::Response;
use axum::routing::get;
use orrery_store::{Data, EntryRow, Store};
use serde::Deserialize;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard};
use tokio::sync::mpsc;

/// How long an entry of a game is.
const ENTRY: usize = 120;

type Members = HashMap<String, Vec<mpsc::Sender<Utf8Bytes>>>;

#[derive(Clone, Default)]
struct Rooms {
    members: Arc<Mutex<Members>>,
    /// Where what is said is kept, if it is.
    store: Option<Arc<dyn Store>>,
}

#[derive(Deserialize)]
struct Size {
    /// How long an update is.
    update: usize,
}

pub async fn serve(data: Option<&str>) -> Result<()> {
    let store = match data {
        Some(data) => Some(Data::from(data).open().await?),
        None => None,
    };
    let rooms = Rooms { store, ..Rooms::default() };
    let app = Router::new().route("/rooms/{room}", get(enter)).with_state(rooms);
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await?;
    println!("echo at http://{}/", listener.local_addr()?);
    Ok(axum::serve(listener, app).await?)
}

async fn enter(
    State(rooms): State<Rooms>,
    Path(room): Path<String>,
    Query(size): Query<Size>,
    upgrade: WebSocketUpgrade,
) -> Response {
    let (outbox, news) = mpsc::channel(64);
    rooms.lock().entry(room.clone()).or_default().push(outbox);
    upgrade
        .read_buffer_size(4 * 1024)
        .write_buffer_size(0)
        .on_upgrade(move |socket| attend(socket, rooms, room, news, size.update))
}

impl Rooms {
    fn lock(&self) -> MutexGuard<'_, Members> {
        self.members.lock().expect("nobody panics with it")
    }

    /// Keeps the word with this number, as long as an answer in a game is.
    async fn keep(&self, room: &str, n: u32) -> Result<()> {
        let Some(store) = &self.store else { return Ok(()) };
        if n == 0 {
            store.keep_table(sample::row(room)?).await?;
        }
        let row = EntryRow { body: "x".repeat(ENTRY), command: Some("0123456789abcdef 100".to_owned()) };
        Ok(store.append(room, n, vec![row]).await?)
    }
}

/// Every word is told to the whole room as long as an update is, and acknowledged to the one who said it.
async fn attend(
    mut socket: WebSocket,
    rooms: Rooms,
    room: String,
    mut news: mpsc::Receiver<Utf8Bytes>,
    update: usize,
) {
    let update = Utf8Bytes::from(format!("{{\"is\":\"change\",\"told\":\"{}\"}}", "x".repeat(update)));
    let mut words = 0..;
    loop {
        tokio::select! {
            told = news.recv() => {
                let Some(told) = told else { return };
                if socket.send(Message::Text(told)).await.is_err() { return }
            }
            said = socket.recv() => {
                let Some(Ok(Message::Text(said))) = said else { return };
                let Some(n) = words.next() else { return };
                if rooms.keep(&room, n).await.is_err() { return }
                let members = rooms.lock().get(&room).cloned().unwrap_or_default();
                for member in members {
                    // A member that is gone hears nothing.
                    _ = member.send(update.clone()).await;
                }
                let done = format!("{{\"is\":\"done\",\"id\":{said}}}");
                if socket.send(Message::Text(done.into())).await.is_err() { return }
            }
        }
    }
}
