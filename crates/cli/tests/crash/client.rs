//! Players who play at random, and come back by themselves when the line is cut.

use crate::dice::Dice;
use crate::house::House;
use crate::ledger::Ledger;
use futures_util::{SinkExt, StreamExt};
use orrery_shelf::SHELF;
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::task::JoinHandle;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

/// How long somebody waits at most before they knock again, in milliseconds: not all at once, as browsers do not either.
const REST: u64 = 200;
/// How long somebody thinks at most while a crash is looked into, in milliseconds.
const LULL: u64 = 400;
/// How often somebody who has just played takes it back, one time in so many.
const WAVERS: u64 = 6;

/// Whatever cuts the line.
type Cut = Box<dyn std::error::Error + Send + Sync>;

/// At a table of every game: a friend with bots at one, two friends at another. When a game is over they play the next.
pub async fn sit_down(house: &House, ledger: &Arc<Ledger>) -> Vec<JoinHandle<()>> {
    let mut companies = Vec::new();
    for title in SHELF {
        for friends in [1, 2] {
            let company = Company {
                game: title.slug(),
                seats: (*title.seats().start()).max(2),
                guests: Guest::company(&house.addresses(), friends).await,
                ledger: ledger.clone(),
            };
            companies.push(tokio::spawn(company.play()));
        }
    }
    companies
}

async fn rest(at_most: u64) {
    tokio::time::sleep(Duration::from_millis(Dice::shaken().below(at_most))).await;
}

struct Company {
    game: &'static str,
    seats: u8,
    guests: Vec<Guest>,
    ledger: Arc<Ledger>,
}

impl Company {
    async fn play(self) {
        loop {
            match self.lay().await {
                Ok(table) => self.play_at(&table).await,
                Err(_) => rest(REST).await,
            }
        }
    }

    /// A table at which all have sat down and whose game has begun.
    async fn lay(&self) -> Result<String, Cut> {
        let seats: Vec<Value> = (0..usize::from(self.seats))
            .map(|seat| match seat {
                0 => json!({"kind": "me"}),
                seat if seat < self.guests.len() => json!({"kind": "open"}),
                _ => json!({"kind": "bot", "bot": "random"}),
            })
            .collect();
        let host = &self.guests[0];
        let table = host.post("/api/tables", &json!({"game": self.game, "seats": seats})).await?;
        let id = table["id"].as_str().ok_or("no table")?.to_owned();
        self.ledger.lay(&id);
        for (seat, guest) in self.guests.iter().enumerate().skip(1) {
            guest.post(&format!("/api/tables/{id}/sit"), &json!({"seat": seat})).await?;
        }
        if self.guests.len() > 1 {
            host.post(&format!("/api/tables/{id}/start"), &json!({})).await?;
        }
        Ok(id)
    }

    async fn play_at(&self, table: &str) {
        let sit = |guest: &Guest| {
            let player = Player {
                guest: guest.clone(),
                table: table.to_owned(),
                // Among friends an undo takes consent, which is no entry until it is given.
                wavers: self.guests.len() == 1,
                ledger: self.ledger.clone(),
                pending: None,
            };
            player.play()
        };
        futures_util::future::join_all(self.guests.iter().map(sit)).await;
    }
}

#[derive(Clone, Debug)]
struct Guest {
    addresses: Arc<[SocketAddr]>,
    cookie: String,
    id: String,
}

impl Guest {
    async fn company(addresses: &Arc<[SocketAddr]>, friends: usize) -> Vec<Guest> {
        let mut guests = Vec::new();
        for _ in 0..friends {
            guests.push(Guest::come(addresses.clone()).await.expect("nobody was killed yet"));
        }
        guests
    }

    async fn come(addresses: Arc<[SocketAddr]>) -> Result<Guest, Cut> {
        let (head, body) = request(addresses[0], "GET", "/api/me", "", "").await?;
        let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: ")).ok_or("no cookie")?;
        let me: Value = serde_json::from_str(&body)?;
        let id = me["id"].as_str().ok_or("no id")?.to_owned();
        Ok(Guest { addresses, cookie: cookie.split(';').next().unwrap_or_default().to_owned(), id })
    }

    async fn post(&self, path: &str, body: &Value) -> Result<Value, Cut> {
        let (_, body) = request(self.door(), "POST", path, &self.cookie, &body.to_string()).await?;
        Ok(serde_json::from_str(&body)?)
    }

    /// Any door is as good as another.
    fn door(&self) -> SocketAddr {
        self.addresses[Dice::shaken().below(self.addresses.len() as u64) as usize]
    }
}

struct Player {
    guest: Guest,
    table: String,
    wavers: bool,
    ledger: Arc<Ledger>,
    /// What was said and not answered: it is said again, word by word.
    pending: Option<Value>,
}

impl Player {
    /// Plays until the game is over, however often the line is cut.
    async fn play(mut self) {
        let mut dice = Dice::shaken();
        while !matches!(self.attend(&mut dice).await, Ok(())) {
            rest(REST).await;
        }
    }

    /// Stays until the game is over, or the line is cut.
    async fn attend(&mut self, dice: &mut Dice) -> Result<(), Cut> {
        let address = format!("ws://{}/api/tables/{}/socket?lang=en", self.guest.door(), self.table);
        let mut request = address.into_client_request()?;
        request.headers_mut().insert("cookie", self.guest.cookie.parse()?);
        let (mut socket, _) = tokio_tungstenite::connect_async(request).await?;
        let (mut play, mut seq) = (Value::Null, None);
        loop {
            let Message::Text(text) = socket.next().await.ok_or("the line is cut")?? else { continue };
            let news: Value = serde_json::from_str(&text)?;
            let mut speaks = false;
            match news["is"].as_str() {
                Some("whole") => {
                    self.ledger.resume();
                    (play, seq) = (news["play"].clone(), news["seq"].as_u64());
                    speaks = self.pending.is_some();
                }
                Some("change") => {
                    let next = news["seq"].as_u64();
                    assert_eq!(next, seq.map(|seq| seq + 1), "no news is missed while the line holds");
                    seq = next;
                    let patch: json_patch::Patch = serde_json::from_value(news["play"].clone())?;
                    json_patch::patch(&mut play, &patch)?;
                }
                Some(answer) => self.is_answered(answer, &news["id"]),
                None => {}
            }
            if self.pending.is_none() && !play["places"].is_null() {
                return Ok(());
            }
            if speaks || self.decides(&play, dice) {
                if self.ledger.is_lull() {
                    rest(LULL).await;
                }
                let said = self.pending.as_ref().map(Value::to_string).unwrap_or_default();
                socket.send(Message::Text(said.into())).await?;
            }
        }
    }

    fn is_answered(&mut self, answer: &str, id: &Value) {
        let Some(said) = self.pending.take_if(|said| said["id"] == *id) else { return };
        if answer == "done" {
            self.ledger.promise(&self.table, &self.guest.id, said["id"].as_str().unwrap_or_default());
        }
    }

    /// Whether there is something to say that was not said yet.
    fn decides(&mut self, play: &Value, dice: &mut Dice) -> bool {
        let scene = &play["scene"];
        let choices = scene["choices"].as_array().filter(|_| scene["prompt"]["mine"] == true);
        let Some(choices) = choices.filter(|choices| !choices.is_empty() && self.pending.is_none()) else {
            return false;
        };
        let id = format!("{:016x}", dice.below(u64::MAX));
        let can_undo = matches!(play["undo"]["can"].as_str(), Some("free" | "asking"));
        self.pending = Some(if self.wavers && can_undo && dice.below(WAVERS) == 0 {
            json!({"do": "undo", "id": id, "seat": play["seat"]})
        } else {
            let action = &choices[dice.below(choices.len() as u64) as usize]["action"];
            json!({"do": "answer", "id": id, "seat": play["seat"], "question": play["question"], "action": action})
        });
        true
    }
}

/// One request over a connection of its own: head and body.
async fn request(
    address: SocketAddr,
    method: &str,
    path: &str,
    cookie: &str,
    body: &str,
) -> Result<(String, String), Cut> {
    let mut stream = TcpStream::connect(address).await?;
    let head = format!(
        "{method} {path} HTTP/1.1\r\nhost: {address}\r\ncookie: {cookie}\r\nconnection: close\r\n\
         content-type: application/json\r\ncontent-length: {}\r\n\r\n",
        body.len()
    );
    stream.write_all(head.as_bytes()).await?;
    stream.write_all(body.as_bytes()).await?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await?;
    let (head, body) = answer.split_once("\r\n\r\n").ok_or("no answer")?;
    if !head.starts_with("HTTP/1.1 2") {
        return Err(format!("{method} {path}: {head}").into());
    }
    Ok((head.to_owned(), body.to_owned()))
}
