//! What must hold of every game. Each game's tests bring a `Trial` and call `suite` for every number of seats.
//!
//! A broken law panics with its name in front, so that a fault planted on purpose can be traced to the law that
//! caught it.

mod golden;
mod order;
mod perft;
mod secrecy;
mod soundness;
mod trial;

pub use golden::playthrough;
pub use perft::perft;
pub use trial::{Effort, Trial};

use crate::chance::Seeded;
use crate::{Ask, Chance, Game, Outcome, Seat, Turn};

/// Checks one law; says its name when it is broken.
macro_rules! law {
    ($name:literal, $fact:expr, $($why:tt)+) => {
        if !$fact {
            panic!("law \"{}\" is broken: {}", $name, format_args!($($why)+));
        }
    };
}
pub(crate) use law;

/// Plays random games for this many seats, each with its own seed and options, and checks every law.
///
/// `games` is what continuous integration plays; `Effort` may be raised from outside for long runs.
pub fn suite<T: Trial>(trial: &T, seats: u8, games: u64) {
    let effort = Effort::of_this_run(games);
    for seed in effort.seeds() {
        obey(trial, seats, seed, &effort);
    }
    soundness::list_and_check_agree(trial, seats, &effort);
}

/// Plays one random game to its end, checking every law on the way; the costly ones at a random share of questions.
pub fn obey<T: Trial>(trial: &T, seats: u8, seed: u64, effort: &Effort) -> Outcome {
    let game = trial.game();
    let options = trial.options(seats, seed);
    let mut dice = Seeded(seed);
    let mut player = Seeded(!seed);
    let mut state = game.setup(&options, seats, &mut dice).expect("a trial's options fit its seats");
    let pieces = trial.census(&state);
    for _ in 0..T::LONGEST {
        let (asked, ask) = match game.turn(&state) {
            Turn::Over(outcome) => return outcome,
            Turn::Ask { seats, ask } => (seats, ask),
        };
        law!("somebody is asked", !asked.is_empty(), "nobody is, and the game is not over");
        law!("open questions go to one seat", ask != Ask::Open || asked.len() == 1, "{asked:?}");
        let costly = player.below(effort.every) == 0;
        for seat in Seat::all(seats) {
            soundness::who_is_asked_can_answer(game, &state, seat);
            soundness::listing_is_exact(game, &state, seat);
            soundness::a_glance_is_a_chance(game, &state, seat);
            if costly {
                secrecy::imagination_is_honest(game, &state, seat, &mut player);
                secrecy::secrets_are_kept(game, &state, seat, &trial.redeal(&state, seat, &mut player));
            }
        }
        if costly {
            soundness::storage_is_faithful::<T::Game>(&state);
        }
        let movers: Vec<Seat> = asked.iter().collect();
        let seat = *pick(&movers, &mut player);
        let action = pick(&list(game, &state, seat), &mut player).clone();
        if ask.is_secret() && movers.len() > 1 {
            order::order_is_irrelevant(game, &state, &movers, &mut player);
            order::pending_answers_are_hidden(game, &state, seat, seats);
        }
        if costly && !ask.is_secret() {
            for witness in Seat::all(seats) {
                let redealt = trial.redeal(&state, witness, &mut player);
                secrecy::telling_is_fair(game, (&state, &redealt), witness, (seat, &action), &dice);
            }
        }
        soundness::refusal_is_harmless(game, &state, seat, &action, seats);
        state = soundness::replayable(game, &state, seat, &action, &mut dice);
        let now = trial.census(&state);
        law!("conservation", now == pieces, "after {action:?} of {seat:?}: {pieces:?} became {now:?}");
    }
    panic!("law \"the game ends\" is broken: not over after {} questions", T::LONGEST);
}

fn list<G: Game>(game: &G, state: &G::State, seat: Seat) -> Vec<G::Action> {
    let mut actions = Vec::new();
    game.actions(state, seat, &mut actions);
    actions
}

/// Every candidate with the verdict on it: what a client shows as possible, and under "why not?".
fn checked<G: Game>(game: &G, state: &G::State, seat: Seat) -> Vec<(G::Action, Result<(), crate::Refusal>)> {
    let mut candidates = Vec::new();
    if game.turn(state).asks(seat) {
        game.candidates(state, seat, &mut candidates);
    }
    let check = |action: G::Action| (action.clone(), game.check(state, seat, &action));
    candidates.into_iter().map(check).collect()
}

fn pick<'a, T>(items: &'a [T], dice: &mut dyn Chance) -> &'a T {
    &items[dice.below(items.len() as u32) as usize]
}
