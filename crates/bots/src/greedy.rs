//! One step ahead: each action is tried in an imagined world, and the best looking position wins.

use crate::{Bench, Question};
use orrery_core::{Chance, Game};

/// Worlds imagined for each decision: more than one, so that a lucky draw in a single dream does not decide.
const DREAMS: usize = 3;

/// One decision of so many is left to chance. Where rules let a game go round in circles, looking one step ahead
/// would never leave the circle.
const WHIM: u32 = 16;

/// The place of the best action; chance picks among equals, since the first one is often "do nothing".
pub fn best<G: Game>(
    question: &Question<'_, G>,
    view: &G::View,
    bench: &mut Bench<G>,
    dice: &mut dyn Chance,
) -> usize {
    let &Question { game, seat, legal } = question;
    if dice.below(WHIM) == 0 {
        return dice.below(legal.len() as u32) as usize;
    }
    bench.values.clear();
    bench.values.resize(legal.len(), 0.0);
    for _ in 0..DREAMS {
        let dream = game.imagine(view, dice);
        for (at, action) in legal.iter().enumerate() {
            let mut state = dream.clone();
            bench.try_out(game, &mut state, seat, action, dice);
            bench.values[at] += game.judge(&state, seat);
        }
    }
    let most = bench.values.iter().copied().fold(f32::MIN, f32::max);
    let equals = || bench.values.iter().enumerate().filter(|(_, value)| **value >= most).map(|(at, _)| at);
    let pick = dice.below(equals().count() as u32) as usize;
    equals().nth(pick).expect("one of them is the best")
}
