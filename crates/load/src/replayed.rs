//! How fast stored games are played through again, against random play: one thread, by its own processor time.

use crate::sample;
use anyhow::{Result, anyhow};
use cpu_time::ThreadTime;
use orrery_shelf::OpenBox;
use orrery_table::{Deed, Entry, Luck, Record, Replay, Table};
use std::sync::Arc;
use std::time::Duration;

const TIME: Duration = Duration::from_secs(2);

/// So many games are stored: enough that no one of them decides.
const GAMES: u32 = 16;

/// Answers for each second of processor time.
#[derive(Clone, Copy, Debug)]
pub struct Replayed {
    pub random_play: f64,
    /// Random play with every answer checked and the views of all seats made, as data of the game.
    pub watched: f64,
    /// From entries that are read already.
    pub replay: f64,
    /// As `orrery check` does it: entries are read as they are stored, and every draw of luck is proved.
    pub check: f64,
}

/// A game that is over, as a store has it.
struct Stored {
    number: u32,
    head: Record,
    bodies: Vec<String>,
    answers: u64,
}

pub fn rates(game: &str, seats: u8) -> Result<Replayed> {
    let kit = sample::kit(game)?;
    let games = (0..GAMES).map(|number| stored(&kit, seats, number)).collect::<Result<Vec<_>>>()?;
    let records = games.iter().map(Stored::read).collect::<Result<Vec<_>>>()?;
    let mut next = (0..games.len()).cycle();
    let mut at = || next.next().expect("a cycle has no end");

    let replay = rate(|| {
        let at = at();
        Replay::of(&records[at], &kit).map_err(|bad| anyhow!("{bad:?}"))?;
        Ok(games[at].answers)
    })?;
    let check = rate(|| {
        let stored = &games[at()];
        let secret = sample::secret(stored.number);
        Table::resume(&kit, stored.read()?, secret).map_err(|bad| anyhow!("{bad:?}"))?;
        Ok(stored.answers)
    })?;
    let bots = (0..seats).map(|_| "random".parse()).collect::<Result<Vec<_>, _>>()?;
    let mut series = kit.series(&serde_json::json!({}), &bots)?;
    let (mut dice, mut thinking) = (Luck::new(&sample::secret(0)), Luck::new(&sample::secret(1)));
    let random_play = rate(|| Ok(series.play(&mut dice, &mut thinking).actions))?;
    let watched = rate(|| Ok(series.play_watched(&mut dice, &mut thinking).actions))?;
    Ok(Replayed { random_play, watched, replay, check })
}

fn stored(kit: &Arc<dyn OpenBox>, seats: u8, number: u32) -> Result<Stored> {
    let record = sample::finished(kit, seats, number)?.record();
    let bodies = record.entries.iter().map(serde_json::to_string).collect::<Result<_, _>>()?;
    let is_answer = |entry: &&Entry| matches!(entry.deed, Deed::Answer(_));
    let answers = record.entries.iter().filter(is_answer).count() as u64;
    Ok(Stored { number, head: Record { entries: Vec::new(), secret: None, ..record }, bodies, answers })
}

impl Stored {
    fn read(&self) -> Result<Record> {
        let entries = self.bodies.iter().map(|body| serde_json::from_str(body)).collect::<Result<_, _>>()?;
        Ok(Record { entries, ..self.head.clone() })
    }
}

/// Does it again and again; how many answers that makes for each second of processor time.
fn rate(mut play: impl FnMut() -> Result<u64>) -> Result<f64> {
    play()?;
    let (clock, mut answers) = (ThreadTime::now(), 0);
    while clock.elapsed() < TIME {
        answers += play()?;
    }
    Ok(answers as f64 / clock.elapsed().as_secs_f64())
}
