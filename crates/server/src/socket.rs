//! One socket: letters in, news out.

use crate::hall::Hall;
use crate::identity::Visitor;
use crate::limits::{Bucket, MESSAGE};
use crate::problem::Problem;
use crate::room::{Client, Door, Mail};
use crate::wire::{Command, News};
use axum::extract::ws::{Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::http::header::{HOST, ORIGIN};
use axum::response::Response;
use orrery_scene::{Lang, Text};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use tokio::sync::mpsc;

/// How much news may wait for a client before it counts as gone.
const OUTBOX: usize = 64;
/// How often a silent client is asked whether it is still there.
const PULSE: Duration = Duration::from_secs(30);
/// Refused commands after which a flood is cut off.
const PATIENCE: u32 = 200;

static CLIENTS: AtomicU64 = AtomicU64::new(1);

pub(crate) async fn open(
    State(hall): State<Arc<Hall>>,
    Path(id): Path<String>,
    visitor: Visitor,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Response {
    if !is_own_page(&headers) {
        return Problem::Elsewhere.answer(visitor.lang);
    }
    let door = match hall.room(&id).await {
        Ok(door) => door,
        Err(problem) => return problem.answer(visitor.lang),
    };
    // The default buffers cost 130 KB a connection; messages here are small.
    upgrade
        .read_buffer_size(4 * 1024)
        .write_buffer_size(0)
        .max_message_size(MESSAGE)
        .max_frame_size(MESSAGE)
        .on_upgrade(async move |socket| {
            hall.figures.sockets.add(1);
            attend(socket, door, visitor).await;
            hall.figures.sockets.less(1);
        })
}

/// A page of another site may not open sockets here in a visitor's name. Programs send no origin.
fn is_own_page(headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(ORIGIN) else { return true };
    let host = headers.get(HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    let origin = origin.to_str().ok().and_then(|origin| origin.split_once("://")).map(|(_, host)| host);
    !host.is_empty() && origin == Some(host)
}

async fn attend(mut socket: WebSocket, door: Door, visitor: Visitor) {
    let (outbox, mut news) = mpsc::channel(OUTBOX);
    let id = CLIENTS.fetch_add(1, Ordering::Relaxed);
    let lang = visitor.lang;
    let person = visitor.id();
    let name = visitor.person.as_ref().map(|person| person.name.clone());
    let client = Client { id, person: person.clone(), name, eye: None, lang, outbox };
    if door.post(Mail::Come(client)).await.is_err() {
        return;
    }
    let mut bucket = Bucket::full();
    let mut refused = 0;
    let mut pulse = tokio::time::interval(PULSE);
    loop {
        tokio::select! {
            told = news.recv() => {
                let Some(message) = told else { break };
                if socket.send(message).await.is_err() {
                    break;
                }
            }
            said = socket.recv() => match said {
                Some(Ok(Message::Text(text))) => {
                    let command = if bucket.take() { read(&text) } else { Err(Problem::TooMany) };
                    let answered = match command {
                        Ok(command) => door.post(Mail::Say { client: id, person: person.clone(), command }).await.is_ok(),
                        Err(problem) => {
                            refused += 1;
                            refused < PATIENCE && socket.send(refusal(&text, &problem, lang)).await.is_ok()
                        }
                    };
                    if !answered {
                        break;
                    }
                }
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                Some(Ok(Message::Binary(_) | Message::Close(_)) | Err(_)) | None => break,
            },
            _ = pulse.tick() => {
                if socket.send(Message::Ping(Default::default())).await.is_err() {
                    break;
                }
            }
        }
    }
    // A room that is gone needs no farewell.
    _ = door.post(Mail::Go { client: id }).await;
}

fn read(text: &str) -> Result<Command, Problem> {
    serde_json::from_str(text).map_err(|error| Problem::Malformed(error.to_string()))
}

/// Says no to a message that never reached the room; it names the command's id if one can be made out.
fn refusal(text: &str, problem: &Problem, lang: Lang) -> Message {
    let said: serde_json::Value = serde_json::from_str(text).unwrap_or_default();
    let id = said["id"].as_str().unwrap_or_default().chars().take(80).collect();
    let news = News::Refused { id, reason: Text::plain(problem.tell(lang)), clause: None };
    Message::Text(Utf8Bytes::from(serde_json::to_string(&news).expect("news are plain data")))
}
