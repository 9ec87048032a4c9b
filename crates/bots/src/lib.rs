//! Opponents for every seat, honest by type: a bot gets the seat's view and its legal actions, never the truth.
//!
//! Bots own no clock, no generator and no thread; all three come from outside. Whatever a bot must try out, it tries
//! in worlds that it imagines from its view.

mod bench;
mod budget;
mod greedy;
mod hint;
#[cfg(feature = "laws")]
pub mod honesty;
mod kind;
mod level;
pub mod mcts;
mod means;
#[cfg(feature = "laws")]
pub mod trial;

pub use bench::Bench;
pub use budget::Budget;
pub use hint::{Hint, hints};
pub use kind::{BadBot, Kind};
pub use level::Level;
pub use means::{Alone, Crew, Means};

use mcts::Craft;
use orrery_core::{Chance, Game, Seat};

/// Which bots these are. Raised whenever any of them decides otherwise than it did, in any game: games that were kept are
/// then those of other bots (`docs/ladders`).
pub const EDITION: u16 = 1;

/// A decision to be made.
#[derive(Debug)]
pub struct Question<'a, G: Game> {
    pub game: &'a G,
    pub seat: Seat,
    /// What the seat may answer, at least one action.
    pub legal: &'a [G::Action],
}

impl Kind {
    /// Decides. The view is made only for bots that look, so that a blind one costs nothing; where there is no choice
    /// nobody thinks.
    ///
    /// A bot that could go on thinking stops as soon as its means say so; the ones that decide at a glance never ask.
    pub fn choose<'a, G: Game>(
        self,
        question: &Question<'a, G>,
        look: impl FnOnce() -> G::View,
        bench: &mut Bench<G>,
        means: &mut Means<'_>,
    ) -> &'a G::Action {
        let legal = question.legal;
        let at = match (self, legal.len()) {
            (_, 0) => panic!("a bot is asked only where it can answer"),
            (_, 1) => 0,
            (Kind::Random, _) => any(legal, means.dice),
            (Kind::Greedy, _) => greedy::best(question, &look(), bench, means.dice),
            (Kind::Search(budget), _) => {
                mcts::best(question, &look(), bench, means, budget, &Craft::of::<G>())
            }
            (Kind::Level(level), _) => {
                if means.dice.below(100) < level.errs::<G>() {
                    any(legal, means.dice)
                } else {
                    let (budget, craft) = level.search::<G>();
                    mcts::best(question, &look(), bench, means, budget, &craft)
                }
            }
        };
        &legal[at]
    }
}

fn any<A>(legal: &[A], dice: &mut dyn Chance) -> usize {
    dice.below(legal.len() as u32) as usize
}
