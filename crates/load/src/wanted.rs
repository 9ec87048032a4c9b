//! What several commands are asked in the same words.

use crate::crowd::Load;
use crate::ground::Kind;
use crate::house::Servers;
use anyhow::{Context, Result, bail};
use std::path::Path;
use std::time::Duration;

/// More tables are refused by a server that says nothing else, and more numbers take all day.
const TABLES: u32 = 20_000;
const NUMBERS: usize = 12;

/// Which servers.
#[derive(Clone, Debug, clap::Args)]
pub struct Nodes {
    /// What the games are kept in.
    #[arg(long, value_enum, default_value_t = Kind::Sqlite)]
    on: Kind,
    /// How many servers share it; more than one with postgres only.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..=4))]
    nodes: u8,
}

impl Nodes {
    pub fn of(&self, program: &Path) -> Result<Servers> {
        let Nodes { on, nodes } = *self;
        if nodes > 1 && on == Kind::Sqlite {
            bail!("several nodes share a database, not a file: add --on postgres");
        }
        Ok(Servers { program: program.to_owned(), on, nodes, more: &[] })
    }
}

/// What is played.
#[derive(Clone, Debug, clap::Args)]
pub struct Party {
    /// The game to play (else the first on the shelf).
    #[arg(long, default_value = orrery_shelf::SHELF[0].slug())]
    pub game: String,
    #[arg(long, default_value_t = 4)]
    pub seats: u8,
}

impl Party {
    /// As many commands a second at each table; with none given, each as soon as the one before is acknowledged.
    pub fn load(&self, tables: u32, spectators: u32, rate: Option<Rate>, seconds: u64) -> Load {
        let pause = |Rate(rate)| Duration::from_secs_f64(1.0 / rate);
        Load {
            game: self.game.clone(),
            tables,
            seats: self.seats,
            spectators,
            pause: rate.map(pause),
            time: Duration::from_secs(seconds),
        }
    }
}

/// How many commands a second: nobody waits for ever, and nobody is quicker than can be told.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rate(pub f64);

impl std::str::FromStr for Rate {
    type Err = anyhow::Error;

    fn from_str(text: &str) -> Result<Rate> {
        let rate: f64 = text.trim().parse().with_context(|| format!("{text:?} is no number"))?;
        if !(0.01..=100.0).contains(&rate) {
            bail!("{rate} is not between 0.01 and 100");
        }
        Ok(Rate(rate))
    }
}

/// Numbers of tables, as one writes a list: `10,100,400`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tables(pub Vec<u32>);

impl std::str::FromStr for Tables {
    type Err = anyhow::Error;

    fn from_str(text: &str) -> Result<Tables> {
        let number = |word: &str| {
            let number: u32 = word.trim().parse().with_context(|| format!("{word:?} is no number"))?;
            if !(1..=TABLES).contains(&number) {
                bail!("{number} is not between 1 and {TABLES}");
            }
            Ok(number)
        };
        let numbers = text.split(',').map(number).collect::<Result<Vec<_>>>()?;
        if numbers.len() > NUMBERS {
            bail!("at most {NUMBERS} numbers");
        }
        Ok(Tables(numbers))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_of_numbers_is_read_as_it_is_written() {
        assert_eq!("10,100, 400".parse::<Tables>().ok(), Some(Tables(vec![10, 100, 400])));
        for odd in ["", "10,", "0", "20001", "ten", "-1", "1,2,3,4,5,6,7,8,9,10,11,12,13"] {
            assert!(odd.parse::<Tables>().is_err(), "{odd:?}");
        }
    }

    #[test]
    fn only_a_database_is_shared() {
        let of = |on, nodes| Nodes { on, nodes }.of(Path::new("orrery"));
        assert!(of(Kind::Postgres, 4).is_ok() && of(Kind::Sqlite, 1).is_ok() && of(Kind::Sqlite, 2).is_err());
    }

    #[test]
    fn a_rate_is_a_pause() {
        let party = Party { game: String::new(), seats: 4 };
        let pause = |rate| party.load(1, 0, rate, 1).pause;
        let twice = "2".parse().expect("a rate");
        assert_eq!((pause(Some(twice)), pause(None)), (Some(Duration::from_millis(500)), None));
        for odd in ["nan", "inf", "0", "-2", "101", "often", ""] {
            assert!(odd.parse::<Rate>().is_err(), "{odd:?}");
        }
    }
}
