//! Opponents for every seat, honest by type: a bot gets the seat's view and its legal actions, never the truth.
//!
//! Bots own no clock, no generator and no thread; all three come from outside. Whatever a bot must try out, it tries
//! in worlds that it imagines from its view.

mod bench;
mod greedy;
mod kind;

pub use bench::Bench;
pub use kind::{Kind, UnknownBot};

use orrery_core::{Chance, Game, Seat};

/// A decision to be made.
#[derive(Debug)]
pub struct Question<'a, G: Game> {
    pub game: &'a G,
    pub seat: Seat,
    /// What the seat may answer, at least one action.
    pub legal: &'a [G::Action],
}

impl Kind {
    /// Decides. The view is made only for bots that look, so that a blind one costs nothing.
    ///
    /// A bot that could go on thinking stops as soon as `stop` says so; the ones that decide at a glance never ask it.
    pub fn choose<'a, G: Game>(
        self,
        question: &Question<'a, G>,
        look: impl FnOnce() -> G::View,
        bench: &mut Bench<G>,
        dice: &mut dyn Chance,
        _stop: &dyn Fn() -> bool,
    ) -> &'a G::Action {
        let at = match (self, question.legal.len()) {
            (_, 0) => panic!("a bot is asked only where it can answer"),
            (_, 1) => 0,
            (Kind::Random, many) => dice.below(many as u32) as usize,
            (Kind::Greedy, _) => greedy::best(question, &look(), bench, dice),
        };
        &question.legal[at]
    }
}
