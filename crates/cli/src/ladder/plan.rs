//! What is to be played.

use crate::speech::{Speech, Trouble};
use crate::{bots, boxes, sim};
use clap::ArgMatches;
use orrery_lab::Ladder;
use orrery_shelf::Unfit;
use orrery_table::Fault;
use std::path::PathBuf;

const GAMES: u64 = 20;
const BOTS: &str = "random,greedy,level:1,level:3,level:5";

pub struct Plan {
    pub ladder: Ladder,
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
        let options = kit.options(&sim::given_options(speech, matches)?).map_err(unfit)?;
        kit.series(&options, &bots[..2]).map_err(unfit)?;
        let processors =
            || std::thread::available_parallelism().map_or(1, |processors| processors.get() as u64);
        let games = matches.get_one("games").copied().unwrap_or(GAMES);
        let seed = matches.get_one("seed").copied().unwrap_or_default();
        Ok(Plan {
            ladder: Ladder { options, bots, games, seed, kit: kit.clone() },
            threads: matches.get_one("threads").copied().unwrap_or_else(processors) as usize,
            results: matches.get_one("results").cloned(),
            plot: matches.get_one("plot").cloned(),
        })
    }
}
