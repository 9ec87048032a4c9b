//! Information-set Monte Carlo tree search: every iteration imagines a world afresh from the seat's view, walks down a
//! tree that all these worlds share, and carries home how the walk ended.
//!
//! The tree is of answers, not of positions: what chance does between them differs from walk to walk, and a node holds
//! what is true on average. Each seat plays for itself (max^n); who answers in secret answers without the answers of
//! others (`walk`). A walk that leaves the tree is cut short and judged at a glance (`rollout`).

mod craft;
mod memory;
mod rollout;
mod select;
mod tree;
mod walk;

pub use craft::Craft;
pub(crate) use walk::Searcher;

use crate::{Bench, Budget, Means, Question};
use orrery_core::Game;
use orrery_core::chance::Seeded;
use std::sync::Mutex;
use walk::{Found, Walk};

/// Iterations between two looks at the clock: often enough for a millisecond, seldom enough to cost nothing.
const BREATH: u32 = 8;

/// What the search found out about one of the legal actions.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tried {
    /// Its place among the legal actions.
    pub at: usize,
    pub visits: u32,
    /// The mean of how the seat fared after it.
    pub chance: f32,
    /// What the seat's chance looks like right after it, before anybody has looked further.
    pub glance: f32,
}

/// When a search ends before its time is up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Until {
    /// As soon as no other answer can catch up with the one most often tried: the decision is the same.
    Decided,
    /// Never: what is left tells more about all the answers.
    Spent,
}

/// The place of the best action.
pub(crate) fn best<G: Game>(
    question: &Question<'_, G>,
    view: &G::View,
    bench: &mut Bench<G>,
    means: &mut Means<'_>,
    budget: Budget,
    craft: &Craft,
) -> usize {
    let best = decide(question, view, bench, means, budget, craft);
    for searcher in &mut bench.searchers {
        searcher.keep(question, view, best);
    }
    best
}

/// The same for a search that keeps nothing.
pub(crate) fn decide<G: Game>(
    question: &Question<'_, G>,
    view: &G::View,
    bench: &mut Bench<G>,
    means: &mut Means<'_>,
    budget: Budget,
    craft: &Craft,
) -> usize {
    search(question, view, bench, means, (budget, Until::Decided), craft)[0].at
}

/// Every legal action, the best first: the one most often tried, which is the one that stood up to being tried.
pub fn rank<G: Game>(
    question: &Question<'_, G>,
    view: &G::View,
    bench: &mut Bench<G>,
    means: &mut Means<'_>,
    budget: Budget,
    craft: &Craft,
) -> Vec<Tried> {
    search(question, view, bench, means, (budget, Until::Spent), craft)
}

fn search<G: Game>(
    question: &Question<'_, G>,
    view: &G::View,
    bench: &mut Bench<G>,
    means: &mut Means<'_>,
    (budget, until): (Budget, Until),
    craft: &Craft,
) -> Vec<Tried> {
    let hands = means.crew.hands().max(1);
    bench.searchers.resize_with(hands.max(bench.searchers.len()), Searcher::default);
    let searchers: Vec<Mutex<&mut Searcher<G>>> =
        bench.searchers.iter_mut().take(hands).map(Mutex::new).collect();
    // Search needs much luck and no secrecy: the quick generator goes on from what the host's luck begins.
    let seeds: Vec<u64> = (0..hands).map(|_| seed(means)).collect();
    let share = (budget.iterations() / hands as u32).max(1);
    // What several hands find out is added up in the end: none of them knows alone when that is decided.
    let may_stop = until == Until::Decided && hands == 1;
    let (clock, stop, end) = (means.clock, means.stop, (means.clock)().saturating_add(budget.time()));
    means.crew.work(&|hand| {
        let Some(searcher) = searchers.get(hand) else { return };
        let mut searcher = searcher.lock().expect("each hand has a searcher of its own");
        searcher.begin(question, view);
        let mut walk = Walk { question, view, craft, dice: Seeded(seeds[hand]), start: None };
        for iteration in 0..share {
            let pause = iteration % BREATH == 0 && iteration > 0;
            if pause && (stop() || clock() >= end) {
                break;
            }
            if pause && may_stop && searcher.lead(question.seat) > share - iteration {
                break;
            }
            searcher.iterate(&mut walk);
        }
    });
    drop(searchers);
    merged(question, &bench.searchers[..hands])
}

fn seed(means: &mut Means<'_>) -> u64 {
    u64::from(means.dice.below(u32::MAX)) << 32 | u64::from(means.dice.below(u32::MAX))
}

/// What all hands found out together.
fn merged<G: Game>(question: &Question<'_, G>, searchers: &[Searcher<G>]) -> Vec<Tried> {
    let sum = |(at, action): (usize, &G::Action)| {
        let edges = searchers.iter().filter_map(|searcher| searcher.found(question.seat, action));
        let none = Found::default();
        let Found { visits, total, glance } = edges.fold(none, Found::and);
        Tried { at, visits, chance: if visits > 0 { total / visits as f32 } else { 0.0 }, glance }
    };
    let mut tried: Vec<Tried> = question.legal.iter().enumerate().map(sum).collect();
    tried.sort_by(|a, b| {
        (b.visits, b.chance).partial_cmp(&(a.visits, a.chance)).expect("chances are numbers")
    });
    tried
}
