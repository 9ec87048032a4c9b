//! The best moves with their chances, for whoever asks for help.

use crate::mcts::{self, Craft};
use crate::{Bench, Budget, Means, Question};
use orrery_core::Game;

/// One of the moves a search thought about.
#[derive(Clone, Debug, PartialEq)]
pub struct Hint<A> {
    pub action: A,
    /// The seat's chance of winning after it, as far as the search can tell, between 0 and 1.
    pub chance: f32,
    /// How much of the search went into this move: the larger, the surer.
    pub share: f32,
    /// The seat's chance as it looks right after the move: what speaks for it at once.
    pub glance: f32,
}

/// What a search of this budget thinks of the legal actions, the best first. It knows what the seat knows.
pub fn hints<G: Game>(
    question: &Question<'_, G>,
    view: &G::View,
    means: &mut Means<'_>,
    budget: Budget,
) -> Vec<Hint<G::Action>> {
    let mut bench = Bench::default();
    // Whoever asks for help waits for it anyway.
    let craft = Craft::unhurried::<G>().unwrap_or_else(Craft::of::<G>);
    let tried = mcts::rank(question, view, &mut bench, means, budget, &craft);
    let all: u32 = tried.iter().map(|tried| tried.visits).sum();
    let hint = |tried: mcts::Tried| Hint {
        action: question.legal[tried.at].clone(),
        chance: tried.chance,
        share: tried.visits as f32 / all.max(1) as f32,
        glance: tried.glance,
    };
    tried.into_iter().map(hint).collect()
}
