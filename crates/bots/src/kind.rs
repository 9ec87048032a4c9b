//! The bots by name, as commands, records and tables have them.

use std::fmt;
use std::str::FromStr;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// Any legal action, all equally likely.
    Random,
    /// The action after which the position looks best; now and then a whim.
    Greedy,
}

impl Kind {
    pub const ALL: [Kind; 2] = [Kind::Random, Kind::Greedy];
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Kind::Random => "random",
            Kind::Greedy => "greedy",
        })
    }
}

impl FromStr for Kind {
    type Err = UnknownBot;

    fn from_str(name: &str) -> Result<Kind, UnknownBot> {
        let known = Kind::ALL.into_iter().find(|kind| kind.to_string() == name);
        known.ok_or_else(|| UnknownBot(name.to_owned()))
    }
}

/// No bot has this name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownBot(pub String);

impl fmt::Display for UnknownBot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no bot is called {:?}", self.0)
    }
}

impl std::error::Error for UnknownBot {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_bot_answers_to_its_name() {
        for kind in Kind::ALL {
            assert_eq!(kind.to_string().parse(), Ok(kind));
        }
        assert_eq!("Greedy".parse::<Kind>(), Err(UnknownBot("Greedy".to_owned())));
    }
}
