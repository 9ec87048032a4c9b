//! What a search spends its time on.

use super::watched::{self, Part, Watched};
use crate::mcts::{self, Craft};
use crate::{Bench, Budget, Means, Question};
use orrery_core::chance::Seeded;
use orrery_core::{Chance, Game, Turn, Viewer};
use std::fmt;
use std::time::Duration;

/// Questions of random games, one of so many of those with a choice, are searched.
const ONE_OF: u32 = 12;
const QUESTIONS: usize = 24;
const ITERATIONS: u32 = 1000;
/// Whole games are played in every one of these.
const WHOLE: u32 = 150;

/// How fast a search is, as it plays and with whole games beyond its tree.
#[derive(Debug)]
pub struct Effort {
    game: &'static str,
    as_played: Pace,
    whole: Pace,
    /// What of the time with whole games goes neither into them nor into imagining and copying.
    overhead: f64,
}

#[derive(Debug)]
struct Pace {
    iterations: f64,
    actions: f64,
    shares: Vec<Share>,
}

/// A part of the time.
#[derive(Debug)]
pub struct Share {
    pub part: String,
    pub share: f64,
    /// Calls for each iteration.
    pub calls: f64,
}

/// What so many searches took.
struct Run {
    iterations: u32,
    played: u64,
    time: Duration,
}

impl Run {
    fn each(&self) -> f64 {
        self.time.as_secs_f64() / f64::from(self.iterations)
    }
}

/// Searches the questions of random games at a table for as many as can play.
pub fn effort<G: Game>(processor: fn() -> Duration, wall: fn() -> Duration) -> Effort {
    let craft = Craft::of::<G>();
    let [bare, to_the_end] = [0, u32::MAX].map(|rollout| Craft { rollout, ..craft });
    let pace = |craft: &Craft, iterations: u32| {
        let run = search::<G>(processor, craft, iterations);
        let seconds = run.time.as_secs_f64();
        Pace {
            iterations: f64::from(run.iterations) / seconds,
            actions: run.played as f64 / seconds,
            shares: shares::<G>(wall, craft, iterations),
        }
    };
    let (as_played, whole) = (pace(&craft, ITERATIONS), pace(&to_the_end, WHOLE));
    let tree = search::<G>(processor, &bare, WHOLE).each();
    let within: f64 = shares::<G>(wall, &bare, WHOLE).iter().take(2).map(|share| share.share).sum();
    let overhead = tree * (1.0 - within) * whole.iterations;
    Effort { game: G::META.slug, as_played, whole, overhead }
}

fn search<G: Game>(clock: fn() -> Duration, craft: &Craft, iterations: u32) -> Run {
    let (game, mut dice, mut bench) = (G::standard(), Seeded(1), Bench::default());
    let (mut legal, mut events) = (Vec::new(), Vec::new());
    let mut run = Run { iterations: 0, played: 0, time: Duration::ZERO };
    let mut asked = 0;
    while asked < QUESTIONS {
        let seats = *G::META.seats.end();
        let mut state =
            game.setup(&G::Options::default(), seats, &mut dice).expect("the usual options fit every table");
        while let Turn::Ask { seats, .. } = game.turn(&state) {
            let seat = seats.iter().next().expect("somebody is asked");
            game.actions(&state, seat, &mut legal);
            if asked < QUESTIONS && legal.len() > 1 && dice.below(ONE_OF) == 0 {
                asked += 1;
                let question = Question { game: &game, seat, legal: &legal };
                let view = game.view(&state, Viewer::Seat(seat));
                let start = clock();
                bench.forget();
                let budget = Budget::Iterations(iterations);
                mcts::rank(&question, &view, &mut bench, &mut Means::calm(&mut dice), budget, craft);
                run.time += clock().saturating_sub(start);
                run.iterations += iterations;
            }
            let at = dice.below(legal.len() as u32) as usize;
            events.clear();
            game.apply(&mut state, seat, &legal[at], &mut dice, &mut events);
        }
    }
    run.played = bench.searchers.iter().map(|searcher| searcher.played).sum();
    run
}

/// The parts in order, the last one what is left: the tree. What reading the clock takes is taken off.
fn shares<G: Game>(wall: fn() -> Duration, craft: &Craft, iterations: u32) -> Vec<Share> {
    watched::begin(wall);
    let run = search::<Watched<G>>(wall, craft, iterations);
    let glance = cost_of(wall);
    let spent = Part::ALL.map(watched::spent);
    let looks: f64 = spent.iter().map(|spent| 2.0 * f64::from(spent.calls)).sum();
    let all = run.time.as_secs_f64() - looks * glance;
    let share = |(part, spent): (Part, watched::Spent)| Share {
        part: format!("{part:?}").to_lowercase(),
        share: (spent.time.as_secs_f64() - f64::from(spent.calls) * glance) / all,
        calls: f64::from(spent.calls) / f64::from(run.iterations),
    };
    let mut shares: Vec<Share> = Part::ALL.into_iter().zip(spent).map(share).collect();
    let told: f64 = shares.iter().map(|share| share.share).sum();
    shares.push(Share { part: "tree".to_owned(), share: 1.0 - told, calls: 1.0 });
    shares
}

/// What one look at the clock costs.
fn cost_of(clock: fn() -> Duration) -> f64 {
    const LOOKS: u32 = 100_000;
    let start = clock();
    (0..LOOKS).for_each(|_| _ = std::hint::black_box(clock()));
    (clock() - start).as_secs_f64() / f64::from(LOOKS)
}

impl fmt::Display for Effort {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (how, pace) in [("as it plays", &self.as_played), ("whole games", &self.whole)] {
            write!(
                f,
                "{} {how}: {:.0} iterations/s, {:.0} actions/s;",
                self.game, pace.iterations, pace.actions
            )?;
            for Share { part, share, calls } in &pace.shares {
                write!(f, " {part} {:.1} % ({calls:.1})", 100.0 * share)?;
            }
            writeln!(f)?;
        }
        let percent = 100.0 * self.overhead;
        write!(f, "{} whole games: {percent:.1} % outside copy, imagine and rollout", self.game)
    }
}
