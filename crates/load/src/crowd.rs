//! Many tables at once: each is played at its own pace, and every answer is timed until it is acknowledged.

use crate::client::{Guest, Socket};
use crate::figures::Times;
use anyhow::{Context, Result};
use futures_util::future::{join_all, try_join_all};
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::time::{Duration, Instant};
use tokio::sync::mpsc;

/// So many tables are laid at the same time.
const AT_ONCE: usize = 16;

/// What is said before this is not timed: tables have only just been laid, and programs warm up.
const WARM_UP: Duration = Duration::from_secs(3);

/// What to play.
#[derive(Clone, Debug)]
pub struct Load {
    pub game: String,
    pub tables: u32,
    pub seats: u8,
    pub spectators: u32,
    /// Between two commands at one table.
    pub pause: Duration,
    pub time: Duration,
}

/// What came of it.
#[derive(Debug, Default)]
pub struct Played {
    pub times: Times,
    /// Bytes and number of the updates that were heard.
    pub updates: (u64, u64),
    pub refused: u64,
    /// The table with the most answers.
    pub longest: String,
    pub most: u64,
}

impl Played {
    pub fn mean_update(&self) -> usize {
        (self.updates.0 / self.updates.1.max(1)) as usize
    }

    fn add(&mut self, other: Played) {
        if other.most > self.most || self.longest.is_empty() {
            (self.longest, self.most) = (other.longest, other.most);
        }
        self.times.add(other.times);
        self.updates = (self.updates.0 + other.updates.0, self.updates.1 + other.updates.1);
        self.refused += other.refused;
    }
}

/// A table with everybody at it.
pub struct Company {
    pub id: String,
    pub sockets: Vec<Socket>,
}

pub async fn play(address: SocketAddr, load: &Load) -> Result<Played> {
    let mut companies = Vec::new();
    while companies.len() < load.tables as usize {
        let batch = AT_ONCE.min(load.tables as usize - companies.len());
        companies.extend(try_join_all((0..batch).map(|_| gather(address, load))).await?);
    }
    let tables = companies.into_iter().enumerate();
    all(tables.map(|(n, company)| play_one(company, load.clone(), n as u32))).await
}

async fn all(
    tables: impl Iterator<Item = impl Future<Output = Result<Played>> + Send + 'static>,
) -> Result<Played> {
    let mut played = Played::default();
    for table in join_all(tables.map(tokio::spawn)).await {
        played.add(table??);
    }
    Ok(played)
}

/// Friends with an identity each sit down, spectators come by, and the game begins.
pub async fn gather(address: SocketAddr, load: &Load) -> Result<Company> {
    let guests = (0..u32::from(load.seats) + load.spectators).map(|_| Guest::come(address));
    let guests = try_join_all(guests).await?;
    let host = guests.first().context("somebody plays")?;
    let seats: Vec<Value> =
        (0..load.seats).map(|seat| json!({"kind": if seat == 0 { "me" } else { "open" }})).collect();
    let table = host.post("/api/tables", &json!({"game": load.game, "seats": seats})).await?;
    let id = table["id"].as_str().context("a table")?.to_owned();
    for (seat, guest) in guests.iter().enumerate().take(usize::from(load.seats)).skip(1) {
        guest.post(&format!("/api/tables/{id}/sit"), &json!({"seat": seat})).await?;
    }
    if load.seats > 1 {
        host.post(&format!("/api/tables/{id}/start"), &json!({})).await?;
    }
    let sockets = try_join_all(guests.iter().map(|guest| guest.enter(&id))).await?;
    Ok(Company { id, sockets })
}

/// Somebody at the table is given the word, and says that it was acknowledged.
type Acknowledged = mpsc::UnboundedSender<(Duration, bool)>;

async fn play_one(company: Company, load: Load, n: u32) -> Result<Played> {
    let (told, mut acknowledged) = mpsc::unbounded_channel();
    let start = Instant::now() + load.pause * n / load.tables;
    let end = start + WARM_UP + load.time;
    let seats = company
        .sockets
        .into_iter()
        .map(|socket| tokio::spawn(sit(socket, load.clone(), start, told.clone())));
    let seats: Vec<_> = seats.collect();
    drop(told);
    let mut played = Played { longest: company.id, ..Played::default() };
    while let Some((time, taken)) = acknowledged.recv().await {
        if start.elapsed() > WARM_UP {
            played.times.push(time);
        }
        played.most += 1;
        played.refused += u64::from(!taken);
    }
    for seat in seats {
        let (bytes, updates) = seat.await??;
        played.updates = (played.updates.0 + bytes, played.updates.1 + updates);
    }
    debug_assert!(Instant::now() >= end);
    Ok(played)
}

/// One seat or spectator: listens, and answers at the table's next beat whenever it is asked.
async fn sit(mut socket: Socket, load: Load, start: Instant, told: Acknowledged) -> Result<(u64, u64)> {
    let mut dice = start.elapsed().as_nanos() as usize | 1;
    let mut beat = tokio::time::interval_at(start.into(), load.pause);
    let end = tokio::time::sleep_until((start + WARM_UP + load.time).into());
    tokio::pin!(end);
    let mut asked: Option<(Instant, Value)> = None;
    loop {
        tokio::select! {
            () = &mut end, if asked.is_none() => return Ok(socket.updates),
            news = socket.hear() => {
                let news = news?;
                if let Some((since, id)) = &asked && news.id == *id {
                    // Nobody is left to hear it only when the table is done.
                    _ = told.send((since.elapsed(), news.is == "done"));
                    asked = None;
                }
            }
            _ = beat.tick(), if asked.is_none() && !socket.is_over() => {
                dice = dice.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
                let Some(action) = socket.action(dice >> 33) else { continue };
                let answer = socket.answer(action);
                asked = Some((Instant::now(), answer["id"].clone()));
                socket.say(answer.to_string()).await?;
            }
        }
    }
}

/// The same beat in bare rooms: one seat of each table speaks, and all hear as many bytes as an update has.
pub async fn echo(address: SocketAddr, load: &Load, update: usize) -> Result<Played> {
    let mut rooms = Vec::new();
    for room in 0..load.tables {
        let path = format!("/rooms/{room}?update={update}");
        let people = u32::from(load.seats) + load.spectators;
        let people = try_join_all((0..people).map(|_| Socket::open(address, &path, ""))).await?;
        rooms.push(people);
    }
    let rooms = rooms.into_iter().enumerate();
    all(rooms.map(|(n, sockets)| echo_one(sockets, load.clone(), n as u32))).await
}

async fn echo_one(sockets: Vec<Socket>, load: Load, n: u32) -> Result<Played> {
    let start = Instant::now() + load.pause * n / load.tables;
    let mut played = Played::default();
    let mut sockets = sockets.into_iter();
    let speaker = sockets.next().context("somebody speaks")?;
    let hearers: Vec<_> =
        sockets.map(|socket| tokio::spawn(listen(socket, start + WARM_UP + load.time))).collect();
    let (times, heard) = speak(speaker, &load, start).await?;
    (played.times, played.updates) = (times, heard);
    for hearer in hearers {
        let (bytes, updates) = hearer.await??;
        played.updates = (played.updates.0 + bytes, played.updates.1 + updates);
    }
    Ok(played)
}

async fn speak(mut socket: Socket, load: &Load, start: Instant) -> Result<(Times, (u64, u64))> {
    let mut times = Times::default();
    let mut beat = tokio::time::interval_at(start.into(), load.pause);
    for said in 1_u64.. {
        beat.tick().await;
        if start.elapsed() > WARM_UP + load.time {
            break;
        }
        let since = Instant::now();
        socket.say(said.to_string()).await?;
        while socket.hear().await?.id != said {}
        if start.elapsed() > WARM_UP {
            times.push(since.elapsed());
        }
    }
    Ok((times, socket.updates))
}

async fn listen(mut socket: Socket, end: Instant) -> Result<(u64, u64)> {
    while let Ok(heard) = tokio::time::timeout_at(end.into(), socket.hear()).await {
        heard?;
    }
    Ok(socket.updates)
}
