//! How much people wait because bots think: the same load with and without tables at which bots play alone.

use crate::client::Guest;
use crate::company::{door, open_table};
use crate::crowd::{self, Load, Played};
use crate::figures::ratio;
use crate::house::{House, Servers};
use crate::wanted::{Nodes, Party, Rate};
use anyhow::{Context, Result};
use comfy_table::Table;
use futures_util::future::try_join_all;
use orrery_store::Store;
use orrery_table::{Deed, Entry};
use serde_json::json;
use std::net::SocketAddr;
use std::path::Path;
use std::time::{Duration, Instant};

/// The bots that think the longest.
const BOT: &str = "level:8";

/// They answer as soon as they have thought.
const HASTE: &[&str] = &["--bot-pace", "0"];

#[derive(Debug, clap::Args)]
pub struct Wanted {
    #[command(flatten)]
    nodes: Nodes,
    #[command(flatten)]
    party: Party,
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=5000))]
    tables: u32,
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u32).range(0..=500))]
    spectators: u32,
    /// Commands a second at each table.
    #[arg(long, default_value = "2")]
    rate: Rate,
    #[arg(long, default_value_t = 20, value_parser = clap::value_parser!(u64).range(1..=600))]
    seconds: u64,
    /// Tables at which bots alone play.
    #[arg(long, default_value_t = 40, value_parser = clap::value_parser!(u32).range(1..=1000))]
    thinking: u32,
    #[arg(long)]
    json: bool,
}

pub async fn run(program: &Path, wanted: &Wanted) -> Result<()> {
    let Wanted { party, tables, spectators, rate, seconds, thinking, .. } = wanted;
    let load = party.load(*tables, *spectators, Some(*rate), *seconds);
    let servers = Servers { more: HASTE, ..wanted.nodes.of(program)? };

    let mut house = House::open(&servers).await?;
    let without = crowd::play(&house, &load).await?;
    house.stop().await?;

    let mut house = House::open(&servers).await?;
    let begin = Instant::now();
    let laid = think(&house.doors(), &load, *thinking).await?;
    let with = crowd::play(&house, &load).await?;
    house.stop().await?;
    let thought = count(&*house.ground().open().await?.0, &laid, begin.elapsed()).await?;

    let report = Report { servers, without, with, thought };
    println!("{}", if wanted.json { report.json() } else { report.table() });
    Ok(())
}

/// Lays tables at which bots play on alone: whoever opened them gives up and leaves.
async fn think(doors: &[SocketAddr], load: &Load, tables: u32) -> Result<Vec<String>> {
    let lay = async |n: u32| {
        let host = Guest::come(door(doors, n as usize, 0)).await?;
        let bot = json!({"kind": "bot", "bot": BOT});
        let id = open_table(&host, &load.game, load.seats, &bot).await?;
        host.enter(&id).await?.resign().await?;
        anyhow::Ok(id)
    };
    try_join_all((0..tables).map(lay)).await.context("a table for bots")
}

/// What bots did at their tables.
struct Thought {
    tables: usize,
    decisions: usize,
    /// Tables whose game was over before the time was.
    over: usize,
    a_second: f64,
}

/// Reads it where it was kept.
async fn count(store: &dyn Store, tables: &[String], time: Duration) -> Result<Thought> {
    let (mut decisions, mut over) = (0, 0);
    for table in tables {
        for row in store.entries(table, 0).await? {
            let Entry { deed, .. } = serde_json::from_str(&row.body)?;
            decisions += usize::from(matches!(deed, Deed::Answer(_)));
            over += usize::from(matches!(deed, Deed::Ended { .. }));
        }
    }
    Ok(Thought { tables: tables.len(), decisions, over, a_second: decisions as f64 / time.as_secs_f64() })
}

struct Report {
    servers: Servers,
    without: Played,
    with: Played,
    thought: Thought,
}

impl Report {
    fn against(&self) -> f64 {
        ratio(self.with.times.within(0.99), self.without.times.within(0.99))
    }

    fn json(&self) -> String {
        let played = |played: &Played| {
            json!({
                "server_ms": played.times.json(), "cores": played.usage.cores,
                "generator_cores": played.usage.generator, "refused": played.refused,
                "tables_refused": played.turned_away.json(), "connections_lost": played.lost,
            })
        };
        let Thought { tables, decisions, over, a_second } = self.thought;
        let report = json!({
            "on": self.servers.on.name(), "nodes": self.servers.nodes,
            "without": played(&self.without), "with": played(&self.with), "p99_against_without": self.against(),
            "thinking_tables": tables, "decisions": decisions, "decisions_per_second": a_second, "over": over,
        });
        format!("{report:#}")
    }

    fn table(&self) -> String {
        let mut table = Table::new();
        table.set_header(["", "answers", "p50", "p99", "most", "cores", "of those who play"]);
        for (name, played) in [("without bots", &self.without), ("with bots", &self.with)] {
            let mut row = played.times.row(name);
            row.extend([format!("{:.2}", played.usage.cores), format!("{:.2}", played.usage.generator)]);
            table.add_row(row);
        }
        let Thought { tables, decisions, over, a_second } = self.thought;
        format!(
            "bots {BOT} alone at {tables} tables, {}\n{table}\np99 with bots against without: {:.2}\n\
             bots decided {decisions} times, {a_second:.1} a second; {over} of their games were over early\n\
             without, {}\nwith, {}",
            self.servers.told(),
            self.against(),
            self.without.troubles(),
            self.with.troubles(),
        )
    }
}
