//! What the games of a ladder add up to.

use crate::rating::{Seated, score};
use crate::{Rating, Score, Share};
use serde::Serialize;

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Standings {
    /// The strongest first.
    pub ranks: Vec<Rank>,
    /// Each two bots that met.
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
    /// Games that it sat at, and that were finished.
    pub games: u64,
    /// Its victories; of a shared one its part, and the mean of its seats where it held several.
    pub score: f64,
    pub mean_place: f64,
    #[serde(flatten)]
    pub share: Share,
}

/// One bot against another, from the first one's side: how often it came before the other. A shared place counts half.
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
    /// Adds up these games of these bots; games of others do not count. They count in the order of their luck, whichever
    /// was over first and whoever was named first, and each but once.
    #[must_use]
    pub fn of(bots: &[String], games: &[Score]) -> Standings {
        let place = |name: &String| bots.iter().position(|bot| bot == name);
        let known = |game: &Score| {
            let who: Vec<usize> = game.seats.iter().map(place).collect::<Option<_>>()?;
            Some((who, game.places.clone()))
        };
        let mut games: Vec<&Score> = games.iter().collect();
        games.sort_by(|a, b| (a.luck, &a.seats).cmp(&(b.luck, &b.seats)));
        games.dedup_by(|a, b| (a.luck, &a.seats) == (b.luck, &b.seats));
        let games: Vec<_> = games.into_iter().filter_map(known).collect();
        let unfinished = games.iter().filter(|(_, places)| places.is_none()).count() as u64;
        let count = games.len() as u64;
        let seated = |(who, places): (Vec<usize>, Option<Vec<u8>>)| {
            let seats = who.into_iter().zip(places?);
            Some(seats.map(|(who, place)| Seated { who, place }).collect())
        };
        let tables: Vec<Vec<Seated>> = games.into_iter().filter_map(seated).collect();
        let mut ranks = ranks(bots, &tables);
        ranks.sort_by(|a, b| b.rating.total_cmp(&a.rating));
        Standings { ranks, duels: duels(bots, &tables), games: count, unfinished }
    }
}

fn ranks(bots: &[String], tables: &[Vec<Seated>]) -> Vec<Rank> {
    let mut ratings = vec![Rating::default(); bots.len()];
    tables.iter().for_each(|table| Rating::learn(&mut ratings, table));
    let rank = |(who, rating): (usize, Rating)| {
        let own = |table: &&Vec<Seated>| table.iter().any(|seat| seat.who == who);
        let (mut games, mut victories, mut places) = (0, 0.0, 0.0);
        for table in tables.iter().filter(own) {
            games += 1;
            victories += mean(table, who, |place| victory(table, place));
            places += mean(table, who, f64::from);
        }
        let (rating_low, rating_high) = rating.interval();
        Rank {
            bot: bots[who].clone(),
            rating: rating.mean,
            rating_low,
            rating_high,
            games,
            score: victories,
            mean_place: places / (games.max(1) as f64),
            share: Share::of(victories, games),
        }
    };
    ratings.into_iter().enumerate().map(rank).collect()
}

fn duels(bots: &[String], tables: &[Vec<Seated>]) -> Vec<Duel> {
    let duel = |first: usize, second: usize| {
        let met =
            |table: &&Vec<Seated>| [first, second].iter().all(|who| table.iter().any(|s| s.who == *who));
        let between = tables.iter().filter(met);
        let against = |table: &Vec<Seated>, place| mean(table, second, |other| score(place, other));
        let (games, sum) = between.fold((0, 0.0), |(games, sum), table| {
            (games + 1, sum + mean(table, first, |place| against(table, place)))
        });
        let share = Share::of(sum, games);
        Duel { first: bots[first].clone(), second: bots[second].clone(), games, score: sum, share }
    };
    let pairs = (0..bots.len()).flat_map(|first| (first + 1..bots.len()).map(move |second| (first, second)));
    pairs.map(|(first, second)| duel(first, second)).filter(|duel| duel.games > 0).collect()
}

/// The mean of something over the seats that somebody held at a table: what a bot does there is one trial, however many
/// seats it had.
fn mean(table: &[Seated], who: usize, of: impl Fn(u8) -> f64) -> f64 {
    let own = table.iter().filter(|seat| seat.who == who);
    let (seats, sum) = own.fold((0_u32, 0.0), |(seats, sum), seat| (seats + 1, sum + of(seat.place)));
    sum / f64::from(seats)
}

/// What a place gets of the one victory there is.
fn victory(table: &[Seated], place: u8) -> f64 {
    if place > 1 {
        return 0.0;
    }
    1.0 / table.iter().filter(|seat| seat.place == 1).count() as f64
}
