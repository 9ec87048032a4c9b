//! Many tables at once: each is played at its own pace, and every answer is timed until it is acknowledged.

use crate::client::Socket;
use crate::company::{Company, Refusals, gather_all, lay};
use crate::figures::Times;
use crate::hours::Hours;
use crate::house::House;
use crate::updates::Updates;
use crate::usage::{self, Usage};
use anyhow::Result;
use futures_util::future::join_all;
use serde_json::Value;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};
use tokio::sync::mpsc;
use tokio::time::{Interval, interval_at, sleep_until};

/// How long somebody rests whose answer was refused.
const REST: Duration = Duration::from_millis(100);

/// Everybody chooses by dice of their own.
static COME: AtomicUsize = AtomicUsize::new(1);

/// What to play.
#[derive(Clone, Debug)]
pub struct Load {
    pub game: String,
    pub tables: u32,
    pub seats: u8,
    pub spectators: u32,
    /// Between two commands at one table; none if each comes as soon as the one before is acknowledged.
    pub pause: Option<Duration>,
    pub time: Duration,
}

/// What came of it.
#[derive(Debug, Default)]
pub struct Played {
    pub times: Times,
    pub updates: Updates,
    /// Answers that were refused.
    pub refused: u64,
    /// What was refused while tables were laid.
    pub turned_away: Refusals,
    /// Connections that ended before their time, and why the last one did.
    pub lost: u64,
    pub because: Option<String>,
    /// The table with the most answers.
    pub longest: String,
    pub most: u64,
    pub usage: Usage,
}

impl Played {
    /// All that was refused and lost, in a line.
    pub fn troubles(&self) -> String {
        let Played { refused, turned_away, lost, because, .. } = self;
        let because = because.as_ref().map(|because| format!(" ({because})")).unwrap_or_default();
        format!("refused: {refused} answers, tables: {turned_away}; connections lost: {lost}{because}")
    }

    fn add(&mut self, other: Played) {
        if other.most > self.most || self.longest.is_empty() {
            (self.longest, self.most) = (other.longest, other.most);
        }
        self.times.add(other.times);
        self.updates.add(other.updates);
        self.refused += other.refused;
        self.turned_away.add(other.turned_away);
        self.lost += other.lost;
        self.because = other.because.or(self.because.take());
    }

    fn lose(&mut self, because: &anyhow::Error) {
        self.lost += 1;
        self.because = Some(because.to_string());
    }
}

pub async fn play(house: &House, load: &Load) -> Result<Played> {
    let (companies, turned_away) = gather_all(&house.doors(), load).await?;
    let (begin, shared) = (Instant::now(), Arc::new(load.clone()));
    let hours = |n: usize| Hours::new(begin, n, load);
    let tables = companies.into_iter().enumerate();
    let tables = all(tables.map(|(n, company)| play_on(company, shared.clone(), hours(n))));
    let (played, usage) = tokio::try_join!(tables, usage::during(hours(0), house.nodes()))?;
    let mut played = Played { usage, ..played };
    played.turned_away.add(turned_away);
    Ok(played)
}

pub async fn all(
    tables: impl Iterator<Item = impl Future<Output = Result<Played>> + Send + 'static>,
) -> Result<Played> {
    let mut played = Played::default();
    for table in join_all(tables.map(tokio::spawn)).await {
        played.add(table??);
    }
    Ok(played)
}

/// Game after game with the same people.
async fn play_on(company: Company, load: Arc<Load>, hours: Hours) -> Result<Played> {
    let mut played = Played::default();
    let mut next = Some(company);
    while let Some(Company { id, guests, sockets }) = next.take() {
        let game = play_one(id, sockets, load.pause, hours).await?;
        let done = hours.is_silent() || game.lost > 0;
        played.add(game);
        if !done {
            next = played.turned_away.allow(lay(guests, &load).await)?;
        }
    }
    Ok(played)
}

/// Somebody at the table is given the word, and says that it was acknowledged.
type Acknowledged = mpsc::UnboundedSender<(Duration, bool)>;

/// One game to its end.
pub async fn play_one(
    id: String,
    sockets: Vec<Socket>,
    pause: Option<Duration>,
    hours: Hours,
) -> Result<Played> {
    let (told, mut acknowledged) = mpsc::unbounded_channel();
    let seats = sockets.into_iter().map(|mut socket| {
        let (pace, told) = (Pace::new(pause, hours), told.clone());
        tokio::spawn(async move { (sit(&mut socket, pace, hours, told).await, socket.updates) })
    });
    let seats: Vec<_> = seats.collect();
    drop(told);
    let mut played = Played { longest: id, ..Played::default() };
    while let Some((time, taken)) = acknowledged.recv().await {
        if hours.is_timed() {
            played.times.push(time);
        }
        played.most += 1;
        played.refused += u64::from(!taken);
    }
    for seat in seats {
        let (sat, updates) = seat.await?;
        played.updates.add(updates);
        sat.unwrap_or_else(|because| played.lose(&because));
    }
    Ok(played)
}

/// When somebody answers who is asked.
#[derive(Debug)]
enum Pace {
    /// At the table's next beat.
    Beat(Interval),
    /// At once, but not before this.
    Haste(Instant),
}

impl Pace {
    fn new(pause: Option<Duration>, hours: Hours) -> Pace {
        match pause {
            Some(pause) => Pace::Beat(interval_at(hours.beat(pause).into(), pause)),
            None => Pace::Haste(Instant::now()),
        }
    }

    /// Whether to wait for the next moment to speak at all. A beat goes on whether one is asked or not.
    fn goes_on(&self, socket: &Socket) -> bool {
        matches!(self, Pace::Beat(_)) || socket.is_asked()
    }

    async fn next(&mut self) {
        match self {
            Pace::Beat(beat) => _ = beat.tick().await,
            Pace::Haste(from) => sleep_until((*from).into()).await,
        }
    }

    fn rest(&mut self) {
        if let Pace::Haste(from) = self {
            *from = Instant::now() + REST;
        }
    }
}

/// One seat or spectator: listens, and answers in its pace whenever it is asked, until the game is over.
async fn sit(socket: &mut Socket, mut pace: Pace, hours: Hours, told: Acknowledged) -> Result<()> {
    let mut dice = COME.fetch_add(2, Ordering::Relaxed);
    let end = sleep_until(hours.end().into());
    tokio::pin!(end);
    let mut asked: Option<(Instant, Value)> = None;
    loop {
        // Whoever leaves when the others are silent is in nobody's way.
        if socket.is_over() && asked.is_none() && !hours.is_silent() {
            return Ok(());
        }
        let speaks = asked.is_none() && !hours.is_silent() && !socket.is_over() && pace.goes_on(socket);
        tokio::select! {
            () = &mut end, if asked.is_none() => return Ok(()),
            news = socket.hear() => {
                let news = news?;
                if let Some((since, id)) = &asked && news.id == *id {
                    let taken = news.is == "done";
                    // Nobody is left to hear it only when the table is done.
                    _ = told.send((since.elapsed(), taken));
                    asked = None;
                    if !taken {
                        pace.rest();
                    }
                }
            }
            () = pace.next(), if speaks => {
                dice = dice.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
                let Some(action) = socket.action(dice >> 33) else { continue };
                let answer = socket.answer(action);
                asked = Some((Instant::now(), answer["id"].clone()));
                socket.say(answer.to_string()).await?;
            }
        }
    }
}
