//! The bots by name, as commands, records and tables have them.

use crate::budget::Unread;
use crate::{Budget, Level};
use std::fmt;
use std::str::FromStr;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// Any legal action, all equally likely.
    Random,
    /// The action after which the position looks best; now and then a whim.
    Greedy,
    /// Searches in imagined worlds for as long as its budget lasts.
    Search(Budget),
    /// Searches as far as its level goes, and errs as often as its level does.
    Level(Level),
}

impl Kind {
    /// All names there are, for help: what stands in capitals is for the reader to fill in.
    pub const NAMES: [&'static str; 5] =
        ["random", "greedy", "mcts:ITERATIONS", "mcts:TIMEms", "level:1 … level:8"];

    /// The ones that a lobby offers, the weakest first.
    pub fn offered() -> impl Iterator<Item = Kind> {
        [Kind::Random, Kind::Greedy].into_iter().chain(Level::ALL.map(Kind::Level))
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Kind::Random => f.write_str("random"),
            Kind::Greedy => f.write_str("greedy"),
            Kind::Search(budget) => write!(f, "mcts:{budget}"),
            Kind::Level(level) => write!(f, "level:{}", level.number()),
        }
    }
}

impl FromStr for Kind {
    type Err = BadBot;

    fn from_str(name: &str) -> Result<Kind, BadBot> {
        let unknown = || BadBot::Unknown(name.to_owned());
        match name.split_once(':') {
            None if name == "random" => Ok(Kind::Random),
            None if name == "greedy" => Ok(Kind::Greedy),
            Some(("mcts", budget)) => match Budget::read(budget) {
                Ok(budget) => Ok(Kind::Search(budget)),
                Err(Unread::OutOfRange) => Err(BadBot::Budget(name.to_owned())),
                Err(Unread::NoNumber) => Err(unknown()),
            },
            Some(("level", number)) if !number.is_empty() && number.bytes().all(|c| c.is_ascii_digit()) => {
                let level = number.parse().ok().and_then(Level::new);
                level.map(Kind::Level).ok_or_else(|| BadBot::Level(name.to_owned()))
            }
            _ => Err(unknown()),
        }
    }
}

/// Why no bot has this name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BadBot {
    Unknown(String),
    /// It would search for nothing at all, or for ever.
    Budget(String),
    /// There is no such level.
    Level(String),
}

impl BadBot {
    /// The name as it was given, but not longer than a sentence can bear.
    #[must_use]
    pub fn name(&self) -> String {
        let (BadBot::Unknown(name) | BadBot::Budget(name) | BadBot::Level(name)) = self;
        name.chars().take(40).collect()
    }
}

impl fmt::Display for BadBot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = self.name();
        match self {
            BadBot::Unknown(_) => write!(f, "no bot is called {name:?}"),
            BadBot::Budget(_) => write!(f, "the budget of {name:?} is out of range"),
            BadBot::Level(_) => write!(f, "{name:?} is no level from 1 to 8"),
        }
    }
}

impl std::error::Error for BadBot {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_bot_answers_to_its_name() {
        let searches = [Kind::Search(Budget::Iterations(1000)), Kind::Search(Budget::Time(250))];
        for kind in Kind::offered().chain(searches) {
            assert_eq!(kind.to_string().parse(), Ok(kind));
        }
        assert_eq!("mcts:250ms".parse(), Ok(Kind::Search(Budget::Time(250))));
    }

    #[test]
    fn no_bot_answers_to_another_name() {
        for name in
            ["Greedy", "", "mcts", "mcts:", "mcts:many", "mcts:-1", "mcts:+1", "mcts:1s", "level", "level:x"]
        {
            assert_eq!(name.parse::<Kind>(), Err(BadBot::Unknown(name.to_owned())), "{name}");
        }
        for name in ["mcts:0", "mcts:0ms", "mcts:10000001", "mcts:600001ms", "mcts:99999999999999999999"] {
            assert_eq!(name.parse::<Kind>(), Err(BadBot::Budget(name.to_owned())), "{name}");
        }
        for name in ["level:0", "level:9", "level:255", "level:4294967297"] {
            assert_eq!(name.parse::<Kind>(), Err(BadBot::Level(name.to_owned())), "{name}");
        }
    }
}
