//! What the games of a ladder add up to.

use crate::{Ladder, Rating, Score, Share};
use serde::Serialize;

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Standings {
    /// The strongest first.
    pub ranks: Vec<Rank>,
    pub duels: Vec<Duel>,
    pub games: u64,
    /// Games that were given up; they count for nobody.
    pub unfinished: u64,
}

/// A bot's place on the ladder.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Rank {
    pub bot: String,
    pub rating: f64,
    pub rating_low: f64,
    pub rating_high: f64,
    pub games: u64,
    pub score: f64,
    #[serde(flatten)]
    pub share: Share,
}

/// One bot against another, from the first one's side.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Duel {
    pub first: String,
    pub second: String,
    pub games: u64,
    pub score: f64,
    #[serde(flatten)]
    pub share: Share,
}

impl Standings {
    /// Adds up the games of this ladder among those that were played. They count in the order of the ladder, whichever
    /// was over first.
    #[must_use]
    pub fn of(ladder: &Ladder, played: &[Score]) -> Standings {
        let names: Vec<String> = ladder.bots.iter().map(ToString::to_string).collect();
        let place = |name: &str| names.iter().position(|known| known == name);
        let mut scores: Vec<(u64, usize, usize, Option<f64>)> = (played.iter())
            .filter(|score| score.number < ladder.games)
            .filter_map(|score| {
                Some((score.number, place(&score.first)?, place(&score.second)?, score.score))
            })
            .collect();
        scores.sort_by_key(|&(number, first, second, _)| (number, first, second));
        scores.dedup_by_key(|&mut (number, first, second, _)| (number, first, second));
        let unfinished = scores.iter().filter(|(.., score)| score.is_none()).count() as u64;
        let count = scores.len() as u64;
        let scores: Vec<(usize, usize, f64)> = scores
            .into_iter()
            .filter_map(|(_, first, second, score)| Some((first, second, score?)))
            .collect();
        let mut ranks = ranks(&names, &scores);
        ranks.sort_by(|a, b| b.rating.total_cmp(&a.rating));
        Standings { ranks, duels: duels(&names, &scores), games: count, unfinished }
    }
}

fn ranks(names: &[String], scores: &[(usize, usize, f64)]) -> Vec<Rank> {
    let mut ratings = vec![Rating::default(); names.len()];
    for &(first, second, score) in scores {
        (ratings[first], ratings[second]) = Rating::after(ratings[first], ratings[second], score);
    }
    let rank = |(at, rating): (usize, &Rating)| {
        let own = scores.iter().filter_map(|&(first, second, score)| match at {
            _ if at == first => Some(score),
            _ if at == second => Some(1.0 - score),
            _ => None,
        });
        let (games, score) = own.fold((0, 0.0), |(games, sum), score| (games + 1, sum + score));
        let (rating_low, rating_high) = rating.interval();
        let (bot, share) = (names[at].clone(), Share::of(score, games));
        Rank { bot, rating: rating.mean, rating_low, rating_high, games, score, share }
    };
    ratings.iter().enumerate().map(rank).collect()
}

fn duels(names: &[String], scores: &[(usize, usize, f64)]) -> Vec<Duel> {
    let duel = |first: usize, second: usize| {
        let between = scores.iter().filter(|&&(a, b, _)| (a, b) == (first, second));
        let (games, score) = between.fold((0, 0.0), |(games, sum), (.., score)| (games + 1, sum + score));
        let share = Share::of(score, games);
        Duel { first: names[first].clone(), second: names[second].clone(), games, score, share }
    };
    let pairs =
        (0..names.len()).flat_map(|first| (first + 1..names.len()).map(move |second| (first, second)));
    pairs.map(|(first, second)| duel(first, second)).collect()
}
