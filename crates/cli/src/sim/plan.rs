//! What is to be played.

use crate::boxes;
use crate::speech::{Speech, Trouble};
use clap::ArgMatches;
use orrery_bots::Kind;
use orrery_shelf::{OpenBox, Unfit};
use orrery_table::{Fault, Luck, Secret};
use serde_json::Value;
use std::path::PathBuf;
use std::sync::Arc;

const GAMES: u64 = 100;
const BOTS: &str = "random";

pub struct Plan {
    pub kit: Arc<dyn OpenBox>,
    /// Complete, defaults included.
    pub options: Value,
    /// One for each seat.
    pub bots: Vec<Kind>,
    pub games: u64,
    pub seed: u64,
    pub threads: usize,
    pub save: Option<PathBuf>,
}

impl Plan {
    pub fn read(speech: &Speech, matches: &ArgMatches) -> Result<Plan, Trouble> {
        let title = boxes::title(speech, matches)?;
        let kit = boxes::open(speech, matches, title)?;
        let players = matches.get_one("players").copied().unwrap_or(*title.seats().end());
        let unfit = |unfit: Unfit| {
            let sentence = Fault::Unfit(unfit).tell(speech.words(), Some(&*kit));
            Trouble { exit: 2, sentence }
        };
        let bots = bots(speech, matches, players)?;
        let options = kit.options(&given_options(speech, matches)?).map_err(unfit)?;
        kit.series(&options, &bots).map_err(unfit)?;
        let processors =
            || std::thread::available_parallelism().map_or(1, |processors| processors.get() as u64);
        Ok(Plan {
            options,
            bots,
            games: matches.get_one("games").copied().unwrap_or(GAMES),
            seed: matches.get_one("seed").copied().unwrap_or_default(),
            threads: matches.get_one("threads").copied().unwrap_or_else(processors) as usize,
            save: matches.get_one("save").cloned(),
            kit,
        })
    }

    /// Each game has a secret of its own, whichever thread plays it.
    pub fn secret(&self, number: u64) -> Secret {
        Secret::derived("orrery sim 2026-11: the secret of a table", &self.place(number))
    }

    /// What the bots of a game think with: not the table's luck, which they must not know.
    pub fn thinking(&self, number: u64) -> Luck {
        Luck::new(&Secret::derived("orrery sim 2026-11: the thinking of bots", &self.place(number)))
    }

    fn place(&self, number: u64) -> [u8; 16] {
        let mut place = [0; 16];
        place[..8].copy_from_slice(&self.seed.to_le_bytes());
        place[8..].copy_from_slice(&number.to_le_bytes());
        place
    }
}

/// Seat by seat; a shorter list is repeated.
fn bots(speech: &Speech, matches: &ArgMatches, players: u8) -> Result<Vec<Kind>, Trouble> {
    let list = matches.get_one::<String>("bots").map_or(BOTS, String::as_str);
    let named = crate::bots::read(speech, list)?;
    if named.len() > usize::from(players) {
        let args = [("bots", named.len().into()), ("players", players.into())];
        return Err(speech.bad_input("bots-too-many", &args));
    }
    Ok(named.into_iter().cycle().take(usize::from(players)).collect())
}

pub fn given_options(speech: &Speech, matches: &ArgMatches) -> Result<Value, Trouble> {
    let Some(text) = matches.get_one::<String>("options") else {
        return Ok(Value::Null);
    };
    serde_json::from_str(text).map_err(|error| {
        let args = [("line", error.line().into()), ("column", error.column().into())];
        speech.bad_input("options-no-json", &args)
    })
}
