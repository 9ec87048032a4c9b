//! The same measurements for every game: its bench and `cargo xtask bench` call these.

use crate::chance::Seeded;
use crate::{Chance, Game, Seat, Turn, Viewer};
use criterion::{BatchSize, Criterion};
use std::hint::black_box;

/// The random game in whose middle things are measured.
const SEED: u64 = 2;

/// A box, and the buffers that random play keeps from game to game.
#[derive(Debug)]
struct Bench<G: Game> {
    game: G,
    legal: Vec<G::Action>,
    events: Vec<G::Event>,
}

impl<G: Game> Bench<G> {
    fn new() -> Bench<G> {
        Bench { game: G::standard(), legal: Vec::new(), events: Vec::new() }
    }

    /// Lays out the table for as many as can play, with the usual options.
    fn setup(&self, dice: &mut Seeded) -> G::State {
        let options = G::Options::default();
        self.game.setup(&options, *G::META.seats.end(), dice).expect("the usual options fit every table")
    }

    /// One random action; nothing when the game is over.
    fn step(&mut self, state: &mut G::State, dice: &mut Seeded) -> Option<()> {
        let seat = asked(&self.game, state, dice)?;
        self.game.actions(state, seat, &mut self.legal);
        let action = &self.legal[dice.below(self.legal.len() as u32) as usize];
        self.events.clear();
        self.game.apply(state, seat, action, dice, &mut self.events);
        Some(())
    }

    /// Plays on at random until the game is over or so many actions were played; how many were.
    fn play(&mut self, state: &mut G::State, dice: &mut Seeded, most: usize) -> usize {
        std::iter::from_fn(|| self.step(state, dice)).take(most).count()
    }

    fn whole(&mut self, seed: u64) -> usize {
        let mut dice = Seeded(seed);
        let mut state = self.setup(&mut dice);
        self.play(&mut state, &mut dice, usize::MAX)
    }

    /// The middle of a random game.
    fn middle(&mut self) -> G::State {
        let half = self.whole(SEED) / 2;
        let mut dice = Seeded(SEED);
        let mut state = self.setup(&mut dice);
        self.play(&mut state, &mut dice, half);
        state
    }
}

/// Some seat that may answer, unless the game is over.
fn asked<G: Game>(game: &G, state: &G::State, dice: &mut Seeded) -> Option<Seat> {
    match game.turn(state) {
        Turn::Ask { seats, .. } => seats.iter().nth(dice.below(seats.len()) as usize),
        Turn::Over(_) => None,
    }
}

/// Every question of the contract at a state in mid-game, and whole random games.
pub fn rules<G: Game>(criterion: &mut Criterion) {
    let mut bench = Bench::<G>::new();
    let state = bench.middle();
    let seat = asked(&bench.game, &state, &mut Seeded(0)).expect("half a game is not over");
    questions(criterion, &bench.game, &state, seat);
    copies::<G>(criterion, &state);
    let actions: usize = (0..100).map(|seed| bench.whole(seed)).sum();
    let name = format!("{}: a whole random game, {} actions on average", G::META.slug, actions / 100);
    let mut seeds = (0..100).cycle();
    criterion.bench_function(&name, |timer| timer.iter(|| bench.whole(seeds.next().unwrap_or_default())));
}

fn questions<G: Game>(criterion: &mut Criterion, game: &G, state: &G::State, seat: Seat) {
    let name = |what: &str| format!("{}: {what}", G::META.slug);
    let (mut legal, mut events, mut dice) = (Vec::new(), Vec::new(), Seeded(0));
    criterion.bench_function(&name("actions"), |timer| {
        timer.iter(|| game.actions(black_box(state), seat, &mut legal));
    });
    game.actions(state, seat, &mut legal);
    criterion.bench_function(&name("apply, each legal action in turn"), |timer| {
        let mut actions = legal.iter().cycle();
        let action = || (state.clone(), actions.next());
        let mut apply = |(mut state, action): (G::State, Option<&G::Action>)| {
            events.clear();
            let action = action.expect("whoever is asked can answer");
            game.apply(&mut state, seat, action, &mut dice, &mut events);
            state
        };
        timer.iter_batched(action, &mut apply, BatchSize::SmallInput);
    });
    let viewer = Viewer::Seat(seat);
    criterion.bench_function(&name("view"), |timer| timer.iter(|| game.view(black_box(state), viewer)));
    let (view, mut dice) = (game.view(state, viewer), Seeded(0));
    criterion
        .bench_function(&name("imagine"), |timer| timer.iter(|| game.imagine(black_box(&view), &mut dice)));
    criterion.bench_function(&name("judge"), |timer| timer.iter(|| game.judge(black_box(state), seat)));
}

/// A copy of the state beside a copy of as many bytes.
fn copies<G: Game>(criterion: &mut Criterion, state: &G::State) {
    let size = size_of::<G::State>();
    let mut copy = state.clone();
    criterion.bench_function(&format!("{}: clone", G::META.slug), |timer| {
        timer.iter(|| {
            copy = black_box(state).clone();
            black_box(&copy);
        });
    });
    let (from, mut to) = (vec![1_u8; size], vec![0_u8; size]);
    criterion.bench_function(&format!("{}: memcpy of {size} bytes", G::META.slug), |timer| {
        timer.iter(|| {
            to.copy_from_slice(black_box(&from));
            black_box(&to);
        });
    });
}

/// Work without a clock, for counting instructions: so many random `games`, so many `copies` of a state, or of as many
/// `bytes`. Returns how many actions were played or copies made.
pub fn work<G: Game>(what: &str, times: usize) -> usize {
    let mut bench = Bench::<G>::new();
    let state = bench.middle();
    let bytes = vec![1_u8; size_of::<G::State>()];
    let mut copied = bytes.clone();
    match what {
        "games" => (0..times as u64).map(|seed| bench.whole(seed)).sum(),
        "copies" => repeat(times, || _ = black_box(black_box(&state).clone())),
        "bytes" => repeat(times, || black_box(&mut copied).copy_from_slice(black_box(&bytes))),
        _ => panic!("there is no work called {what}"),
    }
}

/// Does the work so many times, and says how many.
fn repeat(times: usize, mut work: impl FnMut()) -> usize {
    (0..times).for_each(|_| work());
    times
}
