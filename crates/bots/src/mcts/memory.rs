//! What a search remembers from one of its decisions to the next.

use super::tree::key;
use super::walk::Searcher;
use crate::Question;
use orrery_core::chance::Seeded;
use orrery_core::{Game, Seat, Viewer};

/// What the seat must see next for the tree to be still true.
#[derive(Debug)]
pub(super) struct Memory<G: Game> {
    seat: Seat,
    /// The answer that was given.
    answer: u64,
    view: G::View,
}

impl<G: Game> Searcher<G> {
    /// Takes up the tree beneath the last answer if the seat sees exactly what it foresaw: then neither chance nor
    /// anybody else came in between. Otherwise begins anew.
    pub(super) fn begin(&mut self, question: &Question<'_, G>, view: &G::View) {
        let kept = self.memory.take().is_some_and(|memory| {
            memory.seat == question.seat && memory.view == *view && self.tree.transplant(memory.answer)
        });
        if !kept {
            self.tree.fell();
            self.forget_spread();
        }
    }

    /// Foresees what the seat will see after its answer. Where the answer lets chance or others come in, it will see
    /// something else, and the tree is not used again.
    pub(super) fn keep(&mut self, question: &Question<'_, G>, view: &G::View, at: usize) {
        let (game, seat, action) = (question.game, question.seat, &question.legal[at]);
        let dice = &mut Seeded(0);
        let mut dream = game.imagine(view, dice);
        self.events.clear();
        game.apply(&mut dream, seat, action, dice, &mut self.events);
        self.memory = game.turn(&dream).asks(seat).then(|| {
            let view = game.view(&dream, Viewer::Seat(seat));
            Memory { seat, answer: key(seat, action), view }
        });
    }
}
