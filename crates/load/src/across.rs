//! From a command at one node until a spectator at another has heard of it, against bare NOTIFY in the same cluster.

mod bare;

use crate::client::Socket;
use crate::company::{Company, gather, lay};
use crate::crowd::Load;
use crate::figures::Times;
use crate::ground::Kind;
use crate::house::{House, Servers};
use crate::wanted::Party;
use anyhow::{Context, Result, bail};
use bare::Bare;
use comfy_table::Table;
use futures_util::future::join_all;
use serde_json::json;
use std::path::Path;
use std::time::{Duration, Instant};
use tokio::time::{timeout, timeout_at};

const NODES: u8 = 2;

/// Between two commands, so that nobody hears of the one who waits for the other.
const PAUSE: Duration = Duration::from_millis(20);

/// A change that is not heard of within this is one that a spectator must not see.
const PATIENCE: Duration = Duration::from_secs(1);

/// So often in a row nobody may be asked anything before something is wrong.
const TRIES: u32 = 100;

#[derive(Debug, clap::Args)]
pub struct Wanted {
    #[command(flatten)]
    party: Party,
    #[arg(long, default_value_t = 20, value_parser = clap::value_parser!(u64).range(1..=600))]
    seconds: u64,
    #[arg(long)]
    json: bool,
}

pub async fn run(program: &Path, wanted: &Wanted) -> Result<()> {
    // A spectator at each node, so that one is always elsewhere.
    let load = wanted.party.load(1, u32::from(NODES), None, wanted.seconds);
    let servers = Servers { program: program.to_owned(), on: Kind::Postgres, nodes: NODES, more: &[] };
    let mut house = House::open(&servers).await?;
    let mut bare = Bare::connect(&house.ground().address()).await?;
    let mut report = Report::default();
    let mut table = gather(&house.doors(), 0, &load).await?;
    let (end, mut dice) = (Instant::now() + load.time, 1_usize);
    while Instant::now() < end {
        settle(&mut table.sockets).await?;
        if table.sockets.iter().any(Socket::is_over) {
            table = lay(table.guests, &load).await?;
            continue;
        }
        dice = dice.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        report.note(answer(&mut table, &load, dice >> 33).await?)?;
        report.bare.push(bare.told().await?);
    }
    drop(table);
    house.stop().await?;
    println!("{}", if wanted.json { report.json() } else { report.table() });
    Ok(())
}

/// How long it took until an answer was acknowledged, and until it was seen elsewhere.
enum Answered {
    Seen {
        acknowledged: Duration,
        elsewhere: Duration,
    },
    /// A spectator must not see it, or has not heard of it.
    Unseen,
    Refused,
    /// Nobody was asked.
    Nobody,
}

/// Whoever is asked answers, and a spectator at the other node listens.
async fn answer(table: &mut Company, load: &Load, choice: usize) -> Result<Answered> {
    let (players, spectators) = table.sockets.split_at_mut(usize::from(load.seats));
    let Some(seat) = players.iter().position(Socket::is_asked) else { return Ok(Answered::Nobody) };
    let player = &mut players[seat];
    // People are spread over the nodes one after the other.
    let elsewhere = (0..spectators.len())
        .find(|at| (usize::from(load.seats) + at + seat) % usize::from(NODES) == 1)
        .context("a spectator is at the other node")?;
    let spectator = &mut spectators[elsewhere];
    let action = player.action(choice).context("somebody is asked")?;
    let said = player.answer(action);
    let since = Instant::now();
    player.say(said.to_string()).await?;
    let acknowledged = async {
        loop {
            let news = player.hear().await?;
            if news.id == said["id"] {
                return anyhow::Ok((since.elapsed(), news.is == "done"));
            }
        }
    };
    let seen = async {
        while !matches!(spectator.hear().await?.is.as_str(), "change" | "whole") {}
        anyhow::Ok(since.elapsed())
    };
    let (acknowledged, seen) = tokio::join!(acknowledged, timeout(PATIENCE, seen));
    Ok(match (acknowledged?, seen) {
        ((_, false), _) => Answered::Refused,
        ((acknowledged, true), Ok(elsewhere)) => Answered::Seen { acknowledged, elsewhere: elsewhere? },
        ((_, true), Err(_)) => Answered::Unseen,
    })
}

/// Everybody hears what there still is to hear.
async fn settle(sockets: &mut [Socket]) -> Result<()> {
    let end = Instant::now() + PAUSE;
    let listen = async |socket: &mut Socket| {
        while let Ok(heard) = timeout_at(end.into(), socket.hear()).await {
            heard?;
        }
        Ok(())
    };
    join_all(sockets.iter_mut().map(listen)).await.into_iter().collect()
}

#[derive(Default)]
struct Report {
    acknowledged: Times,
    elsewhere: Times,
    bare: Times,
    unseen: u64,
    refused: u64,
    /// How often in a row nobody was asked.
    nobody: u32,
}

impl Report {
    fn note(&mut self, answered: Answered) -> Result<()> {
        self.nobody = if matches!(answered, Answered::Nobody) { self.nobody + 1 } else { 0 };
        match answered {
            Answered::Seen { acknowledged, elsewhere } => {
                self.acknowledged.push(acknowledged);
                self.elsewhere.push(elsewhere);
            }
            Answered::Unseen => self.unseen += 1,
            Answered::Refused => self.refused += 1,
            Answered::Nobody if self.nobody < TRIES => {}
            Answered::Nobody => bail!("nobody is asked anything for {TRIES} times in a row"),
        }
        Ok(())
    }

    /// How much later than bare NOTIFY a spectator hears of it, of the medians in milliseconds.
    fn later(&self) -> f64 {
        self.elsewhere.within(0.5) - self.bare.within(0.5)
    }

    fn json(&self) -> String {
        let report = json!({
            "elsewhere_ms": self.elsewhere.json(), "acknowledged_ms": self.acknowledged.json(),
            "notify_ms": self.bare.json(), "median_over_notify_ms": self.later(),
            "refused": self.refused, "unseen": self.unseen,
        });
        format!("{report:#}")
    }

    fn table(&self) -> String {
        let mut table = Table::new();
        table.set_header(["", "times", "p50", "p99", "most"]);
        table.add_row(self.elsewhere.row("command to a spectator at the other node"));
        table.add_row(self.acknowledged.row("the same command, acknowledged"));
        table.add_row(self.bare.row("bare NOTIFY"));
        format!(
            "two nodes over one cluster\n{table}\na spectator elsewhere hears of it {:.2} ms later than bare NOTIFY\n\
             refused: {}, not seen there within {} s: {}",
            self.later(),
            self.refused,
            PATIENCE.as_secs(),
            self.unseen,
        )
    }
}
