//! A round robin: every bot against every other, with the same luck from both seats.

use orrery_bots::Kind;
use orrery_shelf::{OpenBox, Series};
use orrery_table::{Luck, Secret};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::sync::Arc;

/// A ladder to be played.
#[derive(Clone, Debug)]
pub struct Ladder {
    pub kit: Arc<dyn OpenBox>,
    /// Complete, defaults included.
    pub options: Value,
    /// At least two, each named once.
    pub bots: Vec<Kind>,
    /// How many games each two of them play.
    pub games: u64,
    pub seed: u64,
}

/// One game of a ladder: two bots by their places in the list, and its number among their games.
///
/// Games 0 and 1 have the same luck, as have 2 and 3; the bots change seats in between. So neither the seat nor the
/// deal is to anybody's credit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Match {
    pub number: u64,
    pub first: usize,
    pub second: usize,
}

/// What came of a match: a line of the file that a ladder can be taken up from.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Score {
    pub first: String,
    pub second: String,
    pub number: u64,
    /// 1 if the first won, 0 if the second did, between them if they shared the victory; nothing if it was given up.
    pub score: Option<f64>,
    pub actions: u64,
}

/// What two ladders must have in common for their games to be counted together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Heading {
    pub game: String,
    pub rules: u16,
    pub components: String,
    pub options: Value,
    pub seed: u64,
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
        }
    }

    /// Every match, in the order in which they are played: all meet once before any two meet again, so that a ladder
    /// that is broken off is an even one.
    #[must_use]
    pub fn matches(&self) -> Vec<Match> {
        let pairs = |number| {
            (0..self.bots.len()).flat_map(move |first| {
                (first + 1..self.bots.len()).map(move |second| Match { number, first, second })
            })
        };
        (0..self.games).flat_map(pairs).collect()
    }

    /// Whether this line is about this match.
    #[must_use]
    pub fn is_of(&self, a_match: &Match, score: &Score) -> bool {
        let names = [a_match.first, a_match.second].map(|bot| self.bots[bot].to_string());
        score.number == a_match.number && names == [score.first.as_str(), score.second.as_str()]
    }

    /// Plays a match.
    ///
    /// # Panics
    ///
    /// If the options do not fit a table for two, which is tried before a ladder is made.
    #[must_use]
    pub fn play(&self, a_match: Match) -> Score {
        let Match { number, first, second } = a_match;
        let turned = number % 2 == 1;
        let seats = if turned { [second, first] } else { [first, second] };
        let mut series: Box<dyn Series> = (self.kit)
            .series(&self.options, &seats.map(|bot| self.bots[bot]))
            .expect("the options were tried before");
        let place = [self.seed, number / 2].map(u64::to_le_bytes).concat();
        let thought = [self.seed, number, first as u64, second as u64].map(u64::to_le_bytes).concat();
        let mut luck = Luck::new(&Secret::derived("orrery ladder 2026-11: the secret of a table", &place));
        let mut thinking =
            Luck::new(&Secret::derived("orrery ladder 2026-11: the thinking of bots", &thought));
        let whole = series.play(&mut luck, &mut thinking);
        let score = whole.outcome.map(|outcome| {
            let winners = outcome.places.iter().filter(|&&place| place == 1).count();
            let won = outcome.places[usize::from(turned)] == 1;
            if won { 1.0 / winners as f64 } else { 0.0 }
        });
        let [first, second] = [first, second].map(|bot| self.bots[bot].to_string());
        Score { first, second, number, score, actions: whole.actions }
    }
}
