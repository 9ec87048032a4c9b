//! One way to search against another: what proves itself here stays (`docs/bots.md`).

use crate::mcts::{self, Craft};
use crate::{Bench, Budget, Means, Question};
use orrery_core::chance::Seeded;
use orrery_core::{Ask, Chance, Game, Turn, Viewer};

/// No game is followed further.
const LONGEST: u32 = 20_000;

/// How one side searches: `200`, or `200,explore=3,rollout=8`.
#[derive(Clone, Copy, Debug)]
pub struct Side {
    iterations: u32,
    craft: Craft,
    /// How many of a hundred decisions it leaves to chance.
    errs: u32,
}

impl Side {
    /// Reads a side of this game.
    ///
    /// # Panics
    ///
    /// If it is none: it comes from whoever runs an example.
    #[must_use]
    pub fn read<G: Game>(text: &str) -> Side {
        let (iterations, changes) = text.split_once(',').unwrap_or((text, ""));
        let iterations = iterations.parse().expect("a side begins with how many worlds it imagines");
        let (mut craft, mut errs) = (Craft::of::<G>(), 0);
        for change in changes.split(',').filter(|change| !change.is_empty()) {
            let (what, value) = change.split_once('=').expect("what changes is given a value");
            let value: f32 = value.parse().expect("the value is a number");
            match what {
                "errs" => errs = value as u32,
                "rollout" => craft.rollout = value as u32,
                "tries" => craft.tries = value as u32,
                "explore" => craft.explore = value,
                "doubt" => craft.doubt = value,
                "wide" => craft.wide = value,
                "glance" => craft.glance = value,
                _ => panic!("no part of the craft is called {what:?}"),
            }
        }
        Side { iterations, craft, errs }
    }
}

/// Plays games for two, each luck from both seats, and says what the first side won in all; none keeps its tree.
pub fn duel<G: Game>(first: Side, second: Side, games: u64) -> f64 {
    (0..games).map(|number| of_a_game::<G>([first, second], number)).sum()
}

fn of_a_game<G: Game>(mut sides: [Side; 2], number: u64) -> f64 {
    let turned = number % 2 == 1;
    if turned {
        sides.reverse();
    }
    let (game, mut bench) = (G::standard(), Bench::default());
    let (mut dice, mut thinking) = (Seeded(number / 2), Seeded(!number));
    let (mut legal, mut events) = (Vec::new(), Vec::new());
    let mut state =
        game.setup(&G::Options::default(), 2, &mut dice).expect("the usual options fit a table for two");
    for _ in 0..LONGEST {
        let (seats, ask) = match game.turn(&state) {
            Turn::Over(outcome) => {
                let winners = outcome.places.iter().filter(|&&place| place == 1).count();
                return if outcome.places[usize::from(turned)] == 1 { 1.0 / winners as f64 } else { 0.0 };
            }
            Turn::Ask { seats, ask } => (seats, ask),
        };
        let place = if ask == Ask::Free { thinking.below(seats.len()) as usize } else { 0 };
        let seat = seats.iter().nth(place).expect("somebody is asked");
        game.actions(&state, seat, &mut legal);
        let at = if legal.len() == 1 {
            0
        } else {
            let question = Question { game: &game, seat, legal: &legal };
            let Side { iterations, craft, errs } = sides[seat.index()];
            let (view, budget) = (game.view(&state, Viewer::Seat(seat)), Budget::Iterations(iterations));
            bench.forget();
            if errs > 0 && thinking.below(100) < errs {
                thinking.below(legal.len() as u32) as usize
            } else {
                mcts::decide(&question, &view, &mut bench, &mut Means::calm(&mut thinking), budget, &craft)
            }
        };
        events.clear();
        game.apply(&mut state, seat, &legal[at], &mut dice, &mut events);
    }
    0.5
}
