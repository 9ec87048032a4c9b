//! A round robin: the bots of each table sit at every seat of it, with the same luck.

use crate::{Heading, Score};
use orrery_bots::{EDITION, Kind};
use orrery_shelf::{OpenBox, Series};
use orrery_table::{Luck, Secret};
use serde_json::Value;
use std::collections::HashSet;
use std::sync::Arc;

/// A ladder to be played.
#[derive(Clone, Debug)]
pub struct Ladder {
    pub kit: Arc<dyn OpenBox>,
    /// Complete, defaults included.
    pub options: Value,
    /// At least two, each named once.
    pub bots: Vec<Kind>,
    /// How many sit at a table, at least two.
    pub players: u8,
    /// How many games those of each table play.
    pub games: u64,
    pub seed: u64,
}

/// One game of a ladder: a table of bots, and its number among their games.
///
/// At a table for three games 0, 1 and 2 have the same luck, as have 3, 4 and 5, and so on; in between all go one seat
/// further. So neither the seat nor the deal is to anybody's credit.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Match {
    pub number: u64,
    /// By their places in the list, in its order.
    pub bots: Vec<usize>,
}

impl Match {
    /// Which deal it is.
    #[must_use]
    pub fn luck(&self) -> u64 {
        self.number / self.bots.len() as u64
    }

    /// Who sits where.
    #[must_use]
    pub fn seats(&self) -> Vec<usize> {
        let mut seats = self.bots.clone();
        seats.rotate_left((self.number % self.bots.len() as u64) as usize);
        seats
    }
}

impl Ladder {
    #[must_use]
    pub fn heading(&self) -> Heading {
        Heading {
            game: self.kit.title().slug().to_owned(),
            rules: self.kit.title().rules(),
            components: self.kit.hash().to_owned(),
            options: self.options.clone(),
            seed: self.seed,
            players: self.players,
            bots: Some(EDITION),
        }
    }

    /// Every match, in the order in which they are played: all tables play once before any plays again, so that a ladder
    /// that is broken off is an even one.
    #[must_use]
    pub fn matches(&self) -> Vec<Match> {
        let tables = self.tables();
        let round = |number| tables.iter().map(move |bots| Match { number, bots: bots.clone() });
        (0..self.games).flat_map(round).collect()
    }

    /// The matches that are not among those played.
    #[must_use]
    pub fn left(&self, played: &[Score]) -> Vec<Match> {
        let done: HashSet<(u64, &[String])> =
            played.iter().map(|score| (score.luck, score.seats.as_slice())).collect();
        let is_left = |a_match: &Match| !done.contains(&(a_match.luck(), self.seated(a_match).as_slice()));
        self.matches().into_iter().filter(is_left).collect()
    }

    /// The games of this ladder among those played.
    #[must_use]
    pub fn own(&self, played: &[Score]) -> Vec<Score> {
        let matches = self.matches();
        let own: HashSet<(u64, Vec<String>)> =
            matches.iter().map(|a_match| (a_match.luck(), self.seated(a_match))).collect();
        let is_own = |score: &&Score| own.contains(&(score.luck, score.seats.clone()));
        played.iter().filter(is_own).cloned().collect()
    }

    /// Plays a match.
    ///
    /// # Panics
    ///
    /// If the options do not fit such a table, which is tried before a ladder is made.
    #[must_use]
    pub fn play(&self, a_match: &Match) -> Score {
        let seats: Vec<Kind> = a_match.seats().into_iter().map(|bot| self.bots[bot]).collect();
        let mut series: Box<dyn Series> =
            self.kit.series(&self.options, &seats).expect("the options were tried before");
        let place = bytes([self.seed, a_match.luck()]);
        let bots = a_match.bots.iter().map(|&bot| bot as u64);
        let thought = bytes([self.seed, a_match.number].into_iter().chain(bots));
        let mut luck = Luck::new(&Secret::derived("orrery ladder 2026-11: the secret of a table", &place));
        let mut thinking =
            Luck::new(&Secret::derived("orrery ladder 2026-11: the thinking of bots", &thought));
        let whole = series.play(&mut luck, &mut thinking);
        Score {
            luck: a_match.luck(),
            seats: self.seated(a_match),
            places: whole.outcome.map(|outcome| outcome.places.to_vec()),
            actions: whole.actions,
        }
    }

    /// Who sits at each table: every choice of as many bots as there are seats. If there are fewer bots than seats, every
    /// way to fill the table with two or more of them.
    fn tables(&self) -> Vec<Vec<usize>> {
        let (bots, players) = (self.bots.len(), usize::from(self.players));
        // How much further down the list the next one stands at least.
        let step = usize::from(bots >= players);
        let mut tables = vec![Vec::new()];
        for _ in 0..players {
            let with_one_more = |table: Vec<usize>| {
                let from = table.last().map_or(0, |last| last + step);
                (from..bots).map(move |bot| [table.as_slice(), &[bot]].concat())
            };
            tables = tables.into_iter().flat_map(with_one_more).collect();
        }
        tables.retain(|table| table.first() != table.last());
        tables
    }

    fn seated(&self, a_match: &Match) -> Vec<String> {
        a_match.seats().into_iter().map(|bot| self.bots[bot].to_string()).collect()
    }
}

fn bytes(numbers: impl IntoIterator<Item = u64>) -> Vec<u8> {
    numbers.into_iter().flat_map(u64::to_le_bytes).collect()
}
