//! How long somebody waits who opens a table with a long record at a server that has just started.

use crate::client;
use crate::ground::{Ground, Kind};
use crate::program::Program;
use crate::sample;
use anyhow::{Context, Result, anyhow};
use comfy_table::Table as Lines;
use orrery_shelf::{SHELF, Title};
use orrery_store::{EntryRow, SeatRow, Stage, Store, TableRow};
use orrery_table::{PlayerKind, Record, Table};
use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// Each is opened so many times, each time for the first time; the middle one counts.
const TIMES: usize = 3;

/// So many entries are put down at once.
const BATCH: usize = 500;

#[derive(Debug, clap::Args)]
pub struct Wanted {
    /// The game (else all of them).
    #[arg(long)]
    game: Option<String>,
    /// How long the longest record is, in entries: a room takes nothing more by then but what brings the game on.
    #[arg(long, default_value_t = 30_000, value_parser = clap::value_parser!(u32).range(100..=1_000_000))]
    entries: u32,
    #[arg(long)]
    json: bool,
}

pub async fn run(program: &Path, wanted: &Wanted) -> Result<()> {
    let mut opened = Vec::new();
    for title in SHELF.iter().filter(|title| wanted.game.as_deref().is_none_or(|game| game == title.slug())) {
        let (file, record) = largest(*title)?;
        opened.push(open(program, title.slug(), file, &record).await?);
        let long = long(*title, wanted.entries as usize)?;
        opened.push(open(program, title.slug(), "the longest that is taken".to_owned(), &long).await?);
    }
    if wanted.json {
        println!("{:#}", Value::Array(opened.iter().map(Opened::json).collect()));
    } else {
        println!("{}", table(&opened));
    }
    Ok(())
}

struct Opened {
    game: &'static str,
    record: String,
    entries: usize,
    /// How many answers of the record have not been taken back.
    standing: usize,
    /// Until the table is seen, by the clock; nothing if nobody waits for so long.
    time: Option<Duration>,
    /// What the server worked for it, in seconds.
    processor: f64,
}

impl Opened {
    fn json(&self) -> Value {
        json!({
            "game": self.game, "record": self.record, "entries": self.entries, "standing": self.standing,
            "opens_ms": self.time.map(|time| time.as_secs_f64() * 1000.0), "processor_ms": self.processor * 1000.0,
        })
    }
}

fn table(opened: &[Opened]) -> String {
    let mut table = Lines::new();
    table.set_header(["game", "record", "entries", "answers that stand", "opens in", "processor time"]);
    for one in opened {
        table.add_row([
            one.game.to_owned(),
            one.record.clone(),
            one.entries.to_string(),
            one.standing.to_string(),
            one.time.map_or("nobody waits for so long".to_owned(), told),
            format!("{:.0} ms", one.processor * 1000.0),
        ]);
    }
    table.to_string()
}

fn told(time: Duration) -> String {
    format!("{:.1} ms", time.as_secs_f64() * 1000.0)
}

/// Puts the record into a store of its own, some times over, and opens each of these tables.
async fn open(program: &Path, game: &'static str, name: String, record: &Record) -> Result<Opened> {
    let ground = Ground::lay(Kind::Sqlite).await?;
    let store = ground.open().await?;
    for n in 0..TIMES {
        keep(&*store.0, &sample::id(n as u32), record).await?;
    }
    store.0.close().await?;
    drop(store);
    let server = Program::serve(program, &ground.address(), &[]).await?;
    let mut opened = Vec::new();
    for n in 0..TIMES {
        let before = server.processor()?;
        let time = client::opens(server.address, &sample::id(n as u32)).await.ok();
        opened.push((time, server.processor()? - before));
        if time.is_none() {
            break;
        }
    }
    server.kill().await?;
    opened.sort_by_key(|(time, _)| time.is_none().then_some(Duration::MAX).or(*time));
    let (time, processor) = opened[opened.len() / 2];
    let standing = standing(record);
    Ok(Opened { game, record: name, entries: record.entries.len(), standing, time, processor })
}

/// A table as a server would have left it.
async fn keep(store: &dyn Store, id: &str, record: &Record) -> Result<()> {
    let seat = |player: &orrery_table::Player| match player.kind {
        PlayerKind::Person => SeatRow::Person { person: "somebody".to_owned(), name: player.name.clone() },
        PlayerKind::Bot => SeatRow::Bot { bot: player.name.clone() },
    };
    let is_over =
        record.entries.last().is_some_and(|last| matches!(last.deed, orrery_table::Deed::Ended { .. }));
    let header = Record { entries: Vec::new(), secret: None, ..record.clone() };
    let row = TableRow {
        game: record.game.clone(),
        stage: if is_over { Stage::Over } else { Stage::Playing },
        options: record.options.clone(),
        seats: record.seats.iter().map(seat).collect(),
        header: Some(serde_json::to_value(header)?),
        secret: record.secret.clone().context("a record with its secret")?,
        ..sample::row(id)?
    };
    store.keep_table(row).await?;
    for (at, entries) in record.entries.chunks(BATCH).enumerate() {
        let row = |entry| Ok(EntryRow { body: serde_json::to_string(entry)?, command: None });
        let rows = entries.iter().map(row).collect::<Result<_>>()?;
        store.append(id, (at * BATCH) as u32, rows).await?;
    }
    Ok(())
}

/// The longest of the records that are replayed for ever, and its name.
fn largest(title: &dyn Title) -> Result<(String, Record)> {
    let folder: PathBuf =
        [env!("CARGO_MANIFEST_DIR"), "../../games", title.slug(), "tests/games"].iter().collect();
    let files = std::fs::read_dir(&folder).with_context(|| folder.display().to_string())?;
    let mut longest: Option<(String, Record)> = None;
    for file in files {
        let file = file?;
        let record: Record = serde_json::from_str(&std::fs::read_to_string(file.path())?)?;
        if longest.as_ref().is_none_or(|(_, other)| record.entries.len() > other.entries.len()) {
            longest = Some((file.file_name().to_string_lossy().into_owned(), record));
        }
    }
    longest.with_context(|| format!("no record in {}", folder.display()))
}

/// A game of so many entries: whoever may take back what they did does so again and again, all through the game.
fn long(title: &dyn Title, entries: usize) -> Result<Record> {
    let (kit, seats, number) = (sample::kit(title.slug())?, *title.seats().end(), 1);
    let answers = standing(&sample::finished(&kit, seats, number)?.record());
    // As often as would do if the game were half as long: then it ends before the record does in none of them.
    let again = (entries / answers.max(1)).max(1);
    let (mut table, mut dice) = (sample::table(&kit, seats, number)?, 1);
    while table.entries().len() < entries {
        let Some(answer) = sample::answer(&table, &mut dice)? else { break };
        give(&mut table, &answer)?;
        for _ in 0..again {
            if table.entries().len() >= entries || table.undo(answer.seat, 0).is_err() {
                break;
            }
            let question = table.now().question(answer.seat);
            give(&mut table, &orrery_shelf::Answer { question, ..answer.clone() })?;
        }
    }
    let secret = Some(sample::secret(number).to_hex());
    Ok(Record { secret, ..table.record() })
}

fn give(table: &mut Table, answer: &orrery_shelf::Answer) -> Result<()> {
    table.answer(answer, 0).map(|_| ()).map_err(|fault| anyhow!("{fault:?}"))
}

/// How many answers have not been taken back.
fn standing(record: &Record) -> usize {
    use orrery_table::Deed;
    let count = |entry: &orrery_table::Entry| match &entry.deed {
        Deed::Answer(_) | Deed::TimeOut(_) => 1,
        Deed::Undo { takes_back, .. } => -(takes_back.len() as isize),
        _ => 0,
    };
    record.entries.iter().map(count).sum::<isize>().max(0) as usize
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_is_a_long_record_of_every_game() {
        for title in SHELF {
            let (name, record) = largest(*title).unwrap();
            assert!(record.entries.len() > 50 && record.secret.is_some(), "{name}");
            let long = long(*title, 1000).unwrap();
            let kit = sample::kit(title.slug()).unwrap();
            let entries = long.entries.len();
            assert!(entries > 500, "{}: {entries} entries", title.slug());
            assert!(standing(&long) + 100 < entries, "{}: {entries} entries", title.slug());
            Table::resume(&kit, long, sample::secret(1)).unwrap();
        }
    }
}
