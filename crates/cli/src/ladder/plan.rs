//! What is to be played.

use crate::speech::{Speech, Trouble};
use crate::{bots, boxes, sim};
use clap::ArgMatches;
use orrery_bots::Kind;
use orrery_lab::{Ladder, Score};
use orrery_shelf::Unfit;
use orrery_table::Fault;
use std::collections::BTreeSet;
use std::path::PathBuf;

/// Or a few more, so that everybody sits at every seat as often.
const GAMES: u64 = 20;
const PLAYERS: u8 = 2;
const BOTS: &str = "random,greedy,level:1,level:3,level:5";

pub struct Plan {
    pub ladder: Ladder,
    /// Whether the bots were named; else all those of a file are meant where nothing is played.
    pub names_bots: bool,
    pub threads: usize,
    /// Where games are kept, to be taken up from.
    pub results: Option<PathBuf>,
    pub plot: Option<PathBuf>,
}

impl Plan {
    pub fn read(speech: &Speech, matches: &ArgMatches) -> Result<Plan, Trouble> {
        let title = boxes::title(speech, matches)?;
        let kit = boxes::open(speech, matches, title)?;
        let unfit = |unfit: Unfit| {
            let sentence = Fault::Unfit(unfit).tell(speech.words(), Some(&*kit));
            Trouble { exit: 2, sentence }
        };
        let list = matches.get_one::<String>("bots").map_or(BOTS, String::as_str);
        let bots = bots::read(speech, list)?;
        if bots.len() < 2 {
            return Err(speech.bad_input("ladder-one-bot", &[]));
        }
        if let Some(twice) = (1..bots.len()).find(|&at| bots[..at].contains(&bots[at])) {
            return Err(speech.bad_input("ladder-bot-twice", &[("bot", bots[twice].to_string().into())]));
        }
        let players = matches.get_one("players").copied().unwrap_or(PLAYERS);
        let options = kit.options(&sim::given_options(speech, matches)?).map_err(unfit)?;
        let table: Vec<Kind> = bots.iter().copied().cycle().take(players.into()).collect();
        kit.series(&options, &table).map_err(unfit)?;
        let processors =
            || std::thread::available_parallelism().map_or(1, |processors| processors.get() as u64);
        let even = || GAMES.next_multiple_of(players.into());
        let games = matches.get_one("games").copied().unwrap_or_else(even);
        let seed = matches.get_one("seed").copied().unwrap_or_default();
        Ok(Plan {
            ladder: Ladder { options, bots, players, games, seed, kit: kit.clone() },
            names_bots: matches.contains_id("bots"),
            threads: matches.get_one("threads").copied().unwrap_or_else(processors) as usize,
            results: matches.get_one("results").cloned(),
            plot: matches.get_one("plot").cloned(),
        })
    }

    /// Whether no game is to be played: those of a file are rated.
    pub fn only_rates(&self) -> bool {
        self.ladder.games == 0
    }

    /// The games that count, and the bots that are rated.
    pub fn counted(&self, kept: &[Score]) -> (Vec<String>, Vec<Score>) {
        let named: Vec<String> = self.ladder.bots.iter().map(ToString::to_string).collect();
        if !self.only_rates() {
            return (named, self.ladder.own(kept));
        }
        let met: BTreeSet<&String> = kept.iter().flat_map(|game| &game.seats).collect();
        let met = met.into_iter().cloned().collect();
        (if self.names_bots { named } else { met }, kept.to_vec())
    }
}
