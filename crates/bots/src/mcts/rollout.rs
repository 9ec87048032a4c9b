//! What lies beyond the tree: a few answers, then a glance at who is likely to win.

use super::walk::{Searcher, Walk};
use orrery_core::{Ask, Chance, Game, MAX_SEATS, Outcome, Seat, Seats, Turn};

/// No rollout goes on for longer: some games need not end under random play.
const LONGEST: u32 = 20_000;

/// What each seat gets of the one victory there is.
pub(super) type Values = [f32; MAX_SEATS];

impl<G: Game> Searcher<G> {
    /// Plays on, then says what each of these seats may hope for.
    pub(super) fn roll_out(&mut self, walk: &mut Walk<'_, G>, state: &mut G::State, seats: Seats) -> Values {
        let game = walk.question.game;
        for _ in 0..walk.craft.rollout.min(LONGEST) {
            let (asked, ask) = match game.turn(state) {
                Turn::Over(outcome) => return shares(game, state, &outcome),
                Turn::Ask { seats, ask } => (seats, ask),
            };
            let seat = speaker(asked, ask, &mut walk.dice);
            game.actions(state, seat, &mut self.legal);
            let many = self.legal.len() as u32;
            match many {
                0 => break,
                1 => self.apply(walk, state, seat, 0),
                _ if walk.craft.tries < 2 => {
                    let any = walk.dice.below(many) as usize;
                    self.apply(walk, state, seat, any);
                }
                _ => *state = self.best_of_some(walk, state, seat),
            }
        }
        match game.turn(state) {
            Turn::Over(outcome) => shares(game, state, &outcome),
            Turn::Ask { .. } => game.judge_all(state, seats),
        }
    }

    /// Where the best looking of a few random answers leads.
    fn best_of_some(&mut self, walk: &mut Walk<'_, G>, state: &G::State, seat: Seat) -> G::State {
        let game = walk.question.game;
        let mut best: Option<(f32, G::State)> = None;
        for _ in 0..walk.craft.tries {
            let any = walk.dice.below(self.legal.len() as u32) as usize;
            let mut trial = state.clone();
            self.apply(walk, &mut trial, seat, any);
            let worth = game.judge(&trial, seat);
            if best.as_ref().is_none_or(|(most, _)| worth > *most) {
                best = Some((worth, trial));
            }
        }
        best.map_or_else(|| state.clone(), |(_, state)| state)
    }

    /// Plays one of the legal actions in an imagined world.
    pub(super) fn apply(&mut self, walk: &mut Walk<'_, G>, state: &mut G::State, seat: Seat, at: usize) {
        self.events.clear();
        walk.question.game.apply(state, seat, &self.legal[at], &mut walk.dice, &mut self.events);
        self.played += 1;
    }
}

/// Who answers next: in free talks chance says, elsewhere the order has no effect.
pub(super) fn speaker(asked: Seats, ask: Ask, dice: &mut dyn Chance) -> Seat {
    let place = if ask == Ask::Free && asked.len() > 1 { dice.below(asked.len()) as usize } else { 0 };
    asked.iter().nth(place).expect("somebody is asked until the game is over")
}

/// A victory is shared by those who are first. Alone there is no victory to share: there the judge knows what a result
/// is worth.
pub(super) fn shares<G: Game>(game: &G, state: &G::State, outcome: &Outcome) -> Values {
    let mut values = Values::default();
    if outcome.places.len() == 1 {
        values[0] = game.judge(state, Seat(0));
        return values;
    }
    let first = outcome.places.iter().filter(|&&place| place == 1).count();
    for (value, &place) in values.iter_mut().zip(&outcome.places) {
        *value = if place == 1 { 1.0 / first as f32 } else { 0.0 };
    }
    values
}
