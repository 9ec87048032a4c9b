//! Bots by name.

use crate::speech::{Speech, Trouble};
use orrery_bots::{BadBot, Budget, Kind};

/// The bots of a list with commas, or what is wrong with the first that is none.
pub fn read(speech: &Speech, list: &str) -> Result<Vec<Kind>, Trouble> {
    list.split(',').map(|name| name.trim().parse().map_err(|bad| refuse(speech, &bad))).collect()
}

fn refuse(speech: &Speech, bad: &BadBot) -> Trouble {
    let bot = ("bot", bad.name().into());
    let most = |range: std::ops::RangeInclusive<u32>| speech.grouped((*range.end()).into()).into();
    match bad {
        BadBot::Unknown(_) => {
            speech.bad_input("unknown-bot", &[bot, ("bots", Kind::NAMES.join(", ").into())])
        }
        BadBot::Level(_) => speech.bad_input("bot-level", &[bot]),
        BadBot::Budget(_) => {
            let args =
                [bot, ("iterations", most(Budget::ITERATIONS)), ("milliseconds", most(Budget::MILLISECONDS))];
            speech.bad_input("bot-budget", &args)
        }
    }
}
