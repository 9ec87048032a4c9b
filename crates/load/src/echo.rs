//! The yardstick: what sockets and a room cost when nothing is played, checked or kept.

use anyhow::Result;
use axum::Router;
use axum::extract::ws::{Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, Query, State};
use axum::response::Response;
use axum::routing::get;
use serde::Deserialize;
use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use tokio::sync::mpsc;

type Rooms = Arc<Mutex<HashMap<String, Vec<mpsc::Sender<Utf8Bytes>>>>>;

#[derive(Deserialize)]
struct Size {
    /// How long an update is.
    update: usize,
}

pub async fn serve() -> Result<()> {
    let app = Router::new().route("/rooms/{room}", get(enter)).with_state(Rooms::default());
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
    rooms.lock().expect("nobody panics with it").entry(room.clone()).or_default().push(outbox);
    upgrade
        .read_buffer_size(4 * 1024)
        .write_buffer_size(0)
        .on_upgrade(move |socket| attend(socket, rooms, room, news, size.update))
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
    loop {
        tokio::select! {
            told = news.recv() => {
                let Some(told) = told else { return };
                if socket.send(Message::Text(told)).await.is_err() { return }
            }
            said = socket.recv() => {
                let Some(Ok(Message::Text(said))) = said else { return };
                let members = rooms.lock().expect("nobody panics with it").get(&room).cloned().unwrap_or_default();
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
