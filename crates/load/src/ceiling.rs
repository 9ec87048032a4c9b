//! How many answers a second can be durable: tables that answer as fast as they are acknowledged, against the store alone.
//! Once in rooms where nobody looks on, without sockets and pictures; and once as people play, over sockets.

use crate::crowd::{self, Load, Played};
use crate::figures::ratio;
use crate::ground::{Ground, Kind};
use crate::hours::Hours;
use crate::house::{House, Servers};
use crate::sample;
use crate::wanted::Party;
use anyhow::{Result, anyhow};
use comfy_table::Table;
use futures_util::future::join_all;
use orrery_core::Seat;
use orrery_server::alone;
use orrery_shelf::Answer;
use orrery_store::{EntryRow, Store};
use serde_json::{Value, json};
use std::collections::HashMap;
use std::path::Path;
use std::sync::Arc;
use std::time::Instant;

#[derive(Debug, clap::Args)]
pub struct Wanted {
    /// What the games are kept in; both, one after the other, if nothing is said.
    #[arg(long, value_enum)]
    on: Option<Kind>,
    #[command(flatten)]
    party: Party,
    #[arg(long, default_value_t = 64, value_parser = clap::value_parser!(u32).range(1..=1000))]
    tables: u32,
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u64).range(1..=600))]
    seconds: u64,
    #[arg(long)]
    json: bool,
}

pub async fn run(program: &Path, wanted: &Wanted) -> Result<()> {
    let load = wanted.party.load(wanted.tables, 0, None, wanted.seconds);
    let mut reached = Vec::new();
    for kind in Kind::ALL.into_iter().filter(|kind| wanted.on.is_none_or(|on| on == *kind)) {
        let kept = keep(kind, &load).await?;
        let entered = judge(kind, &load).await?;
        let servers = Servers { program: program.to_owned(), on: kind, nodes: 1, more: &[] };
        let mut house = House::open(&servers).await?;
        let played = crowd::play(&house, &load).await?;
        house.stop().await?;
        reached.push(Reached {
            kind,
            kept: kept as f64 / load.time.as_secs_f64(),
            entered: entered as f64 / load.time.as_secs_f64(),
            played,
            load: load.clone(),
        });
    }
    if wanted.json {
        println!("{:#}", Value::Array(reached.iter().map(Reached::json).collect()));
    } else {
        println!("{}", table(&reached));
    }
    Ok(())
}

struct Reached {
    kind: Kind,
    /// Entries a second by the store alone.
    kept: f64,
    /// Entries a second in rooms where nobody looks on: answers, and what the host plays by itself.
    entered: f64,
    load: Load,
    played: Played,
}

impl Reached {
    fn answers(&self) -> f64 {
        self.played.times.len() as f64 / self.load.time.as_secs_f64()
    }

    fn json(&self) -> Value {
        json!({
            "on": self.kind.name(), "tables": self.load.tables, "answers_per_second": self.answers(),
            "store_per_second": self.kept, "against_store": ratio(self.answers(), self.kept),
            "unseen_per_second": self.entered, "unseen_against_store": ratio(self.entered, self.kept),
            "server_ms": self.played.times.json(), "cores": self.played.usage.cores,
            "generator_cores": self.played.usage.generator, "refused": self.played.refused,
            "connections_lost": self.played.lost,
        })
    }
}

fn table(reached: &[Reached]) -> String {
    let mut table = Table::new();
    table.set_header([
        "",
        "store alone",
        "rooms unseen",
        "against it",
        "server",
        "against it",
        "p50",
        "p99",
        "cores",
        "of those who play",
    ]);
    for one in reached {
        let ms = |share| format!("{:.2} ms", one.played.times.within(share));
        let usage = &one.played.usage;
        table.add_row([
            one.kind.name().to_owned(),
            format!("{:.0}/s", one.kept),
            format!("{:.0}/s", one.entered),
            format!("{:.3}", ratio(one.entered, one.kept)),
            format!("{:.0}/s", one.answers()),
            format!("{:.3}", ratio(one.answers(), one.kept)),
            ms(0.5),
            ms(0.99),
            format!("{:.2}", usage.cores),
            format!("{:.2}", usage.generator),
        ]);
    }
    let troubles: Vec<String> =
        reached.iter().map(|one| format!("{}: {}", one.kind.name(), one.played.troubles())).collect();
    let tables = reached.first().map_or(0, |one| one.load.tables);
    format!("durable answers at {tables} waiting tables\n{table}\n{}", troubles.join("\n"))
}

/// How many entries the store alone takes in time from as many tables, each of which appends one after the other.
async fn keep(kind: Kind, load: &Load) -> Result<u64> {
    let ground = Ground::lay(kind).await?;
    let opened = ground.open().await?;
    let store = &opened.0;
    for n in 0..load.tables {
        store.keep_table(sample::row(&sample::id(n))?).await?;
    }
    let rows = Arc::new(sample::entries(&load.game, load.seats)?);
    let hours = Hours::new(Instant::now(), 0, load);
    let append = |n| tokio::spawn(append(store.clone(), sample::id(n), rows.clone(), hours));
    let mut kept = 0;
    for table in join_all((0..load.tables).map(append)).await {
        kept += table??;
    }
    Ok(kept)
}

async fn append(store: Arc<dyn Store>, table: String, rows: Arc<Vec<EntryRow>>, hours: Hours) -> Result<u64> {
    let (mut kept, mut rows) = (0, rows.iter().cycle().zip(0..));
    while !hours.is_silent() {
        let Some((row, n)) = rows.next() else { break };
        store.append(&table, n, vec![row.clone()]).await?;
        kept += u64::from(hours.is_timed());
    }
    Ok(kept)
}

/// How many entries rooms make in time in which nobody looks on: each answer is judged, durable, and remembered.
async fn judge(kind: Kind, load: &Load) -> Result<u64> {
    let ground = Ground::lay(kind).await?;
    let opened = ground.open().await?;
    let house = Arc::new(alone::House::over(opened.0.clone(), sample::kit(&load.game)?));
    let answers = sample::answers(&load.game, load.seats)?;
    let script = answers.into_iter().map(|answer| ((answer.seat, answer.question), answer)).collect();
    let script: Arc<Script> = Arc::new(script);
    let hours = Hours::new(Instant::now(), 0, load);
    let (tables, seats) = (load.tables, load.seats);
    let play = |n| tokio::spawn(play(house.clone(), (n, tables), seats, script.clone(), hours));
    let mut entered = 0;
    for table in join_all((0..tables).map(play)).await {
        entered += table??;
    }
    Ok(entered)
}

/// What is answered to which question.
type Script = HashMap<(Seat, u32), Answer>;

/// One game after another, each with the same luck and the same answers. To lay a table takes its time, too, and is not
/// counted.
async fn play(
    house: Arc<alone::House>,
    (first, step): (u32, u32),
    seats: u8,
    script: Arc<Script>,
    hours: Hours,
) -> Result<u64> {
    let mut entered = 0;
    for game in (first..).step_by(step as usize) {
        let laid = house.lay(&sample::id(game), seats, &sample::secret(0)).await;
        let mut table = laid.map_err(|because| anyhow!(because))?;
        while let Some(asked) = table.asked() {
            if hours.is_silent() {
                return Ok(entered);
            }
            let answer = script.get(&asked).ok_or_else(|| anyhow!("nobody knows the answer to {asked:?}"))?;
            let kept = table.answer(answer.clone()).await.map_err(|because| anyhow!(because))?;
            entered += if hours.is_timed() { kept as u64 } else { 0 };
        }
    }
    Ok(entered)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_store_alone_takes_entries_of_tables_one_after_the_other() {
        let ground = Ground::lay(Kind::Sqlite).await.unwrap();
        let opened = ground.open().await.unwrap();
        let store = &opened.0;
        let load = Party { game: orrery_shelf::SHELF[0].slug().into(), seats: 2 }.load(1, 0, None, 1);
        store.keep_table(sample::row(&sample::id(0)).unwrap()).await.unwrap();
        let rows = sample::entries(&load.game, load.seats).unwrap();
        for (n, entry) in (0..3).zip(&rows) {
            store.append(&sample::id(0), n, vec![entry.clone()]).await.unwrap();
        }
        assert_eq!(store.entries(&sample::id(0), 0).await.unwrap(), rows[..3]);
    }
}
