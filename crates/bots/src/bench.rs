//! Where a bot tries things out.

use crate::mcts::Searcher;
use orrery_core::{Chance, Game, Seat};

/// Buffers that thinking fills and empties, kept from one decision to the next so that none is allocated twice. A
/// search also keeps what it found out, and goes on from there if the next question follows from its own answer.
#[derive(Debug)]
pub struct Bench<G: Game> {
    events: Vec<G::Event>,
    /// How each of the legal actions fared.
    pub(crate) values: Vec<f32>,
    /// One for each hand that searches.
    pub(crate) searchers: Vec<Searcher<G>>,
}

impl<G: Game> Default for Bench<G> {
    fn default() -> Bench<G> {
        Bench { events: Vec::new(), values: Vec::new(), searchers: Vec::new() }
    }
}

impl<G: Game> Bench<G> {
    /// Forgets what searches found out: another game begins.
    pub fn forget(&mut self) {
        self.searchers.iter_mut().for_each(Searcher::forget);
    }

    /// Plays an action in an imagined world.
    pub(crate) fn try_out(
        &mut self,
        game: &G,
        dream: &mut G::State,
        seat: Seat,
        action: &G::Action,
        dice: &mut dyn Chance,
    ) {
        self.events.clear();
        game.apply(dream, seat, action, dice, &mut self.events);
    }
}
