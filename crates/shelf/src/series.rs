//! Whole games among bots, one after the other, at full speed: typed inside, erased outside.

use crate::open_box::Kit;
use orrery_bots::{Alone, Bench, Kind, Means, Question};
use orrery_core::{Ask, Chance, Outcome, Seat, Seats, Turn, Viewer};
use orrery_scene::Staged;
use std::hint::black_box;
use std::sync::Arc;
use std::time::Instant;

/// A game that takes more questions than this is given up.
pub const LONGEST: u64 = 100_000;

/// Plays whole games. Its buffers are kept from game to game: take one series per thread.
pub trait Series: Send {
    /// Plays one game with the luck of the table and the luck that the bots think with.
    fn play(&mut self, dice: &mut dyn Chance, thinking: &mut dyn Chance) -> Whole;

    /// The same as a table does it, for measuring: every answer is checked, and every seat looks afterwards.
    fn play_watched(&mut self, dice: &mut dyn Chance, thinking: &mut dyn Chance) -> Whole;
}

/// One game that was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Whole {
    /// Nothing if the game was given up.
    pub outcome: Option<Outcome>,
    pub actions: u64,
}

/// Who of those asked answers next where all are bots: in free talks chance says, elsewhere the order has no effect.
pub fn speaker(asked: Seats, ask: Ask, thinking: &mut dyn Chance) -> Seat {
    let place = if ask == Ask::Free && asked.len() > 1 { thinking.below(asked.len()) as usize } else { 0 };
    asked.iter().nth(place).expect("somebody is asked until the game is over")
}

pub(crate) struct Played<G: Staged> {
    kit: Arc<Kit<G>>,
    options: G::Options,
    bots: Vec<Kind>,
    legal: Vec<G::Action>,
    events: Vec<G::Event>,
    bench: Bench<G>,
    /// Where the clock of the bots begins.
    start: Instant,
}

impl<G: Staged> Played<G> {
    pub fn new(kit: Arc<Kit<G>>, options: G::Options, bots: &[Kind]) -> Played<G> {
        let (bots, bench) = (bots.to_vec(), Bench::default());
        let (legal, events) = (Vec::new(), Vec::new());
        Played { kit, options, bots, legal, events, bench, start: Instant::now() }
    }
}

impl<G: Staged> Series for Played<G> {
    fn play(&mut self, dice: &mut dyn Chance, thinking: &mut dyn Chance) -> Whole {
        self.run(dice, thinking, |game, state, (seat, action), dice, events| {
            game.apply(state, seat, action, dice, events);
        })
    }

    fn play_watched(&mut self, dice: &mut dyn Chance, thinking: &mut dyn Chance) -> Whole {
        let seats = self.bots.len() as u8;
        self.run(dice, thinking, |game, state, (seat, action), dice, events| {
            game.play(state, seat, action, dice, events).expect("bots answer what is allowed");
            Seat::all(seats).for_each(|seat| _ = black_box(game.view(state, Viewer::Seat(seat))));
        })
    }
}

impl<G: Staged> Played<G> {
    fn run(
        &mut self,
        dice: &mut dyn Chance,
        thinking: &mut dyn Chance,
        answer: impl Fn(&G, &mut G::State, (Seat, &G::Action), &mut dyn Chance, &mut Vec<G::Event>),
    ) -> Whole {
        let game = &self.kit.game;
        let seats = self.bots.len() as u8;
        let start = self.start;
        let clock = move || start.elapsed();
        self.bench.forget();
        let mut state = game.setup(&self.options, seats, dice).expect("the options were tried at the start");
        for actions in 0..LONGEST {
            let (asked, ask) = match game.turn(&state) {
                Turn::Over(outcome) => return Whole { outcome: Some(outcome), actions },
                Turn::Ask { seats, ask } => (seats, ask),
            };
            let seat = speaker(asked, ask, thinking);
            game.actions(&state, seat, &mut self.legal);
            let question = Question { game, seat, legal: &self.legal };
            let look = || game.view(&state, Viewer::Seat(seat));
            let bot = self.bots[seat.index()];
            let mut means = Means { dice: &mut *thinking, clock: &clock, stop: &|| false, crew: &Alone };
            let action = bot.choose(&question, look, &mut self.bench, &mut means);
            self.events.clear();
            answer(game, &mut state, (seat, action), dice, &mut self.events);
        }
        Whole { outcome: None, actions: LONGEST }
    }
}
