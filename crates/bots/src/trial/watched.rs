//! A game that takes down how long its parts take.

use orrery_core::{BadBox, Chance, Game, MAX_SEATS, Meta, Pace, Refusal, Seat, Seats, Turn, Viewer};
use serde::{Deserialize, Serialize};
use std::cell::Cell;
use std::time::Duration;

/// The parts of a game that a search calls.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Part {
    Imagine,
    Copy,
    Apply,
    Actions,
    Judge,
}

impl Part {
    pub(super) const ALL: [Part; 5] = [Part::Imagine, Part::Copy, Part::Apply, Part::Actions, Part::Judge];
}

/// How often a part was called, and how long it took in all.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Spent {
    pub calls: u32,
    pub time: Duration,
}

thread_local! {
    static SPENT: [Cell<Spent>; 5] = const { [const { Cell::new(Spent { calls: 0, time: Duration::ZERO }) }; 5] };
    static CLOCK: Cell<fn() -> Duration> = const { Cell::new(|| Duration::ZERO) };
}

/// Begins to take down, by this clock.
pub(super) fn begin(clock: fn() -> Duration) {
    CLOCK.set(clock);
    SPENT.with(|spent| spent.iter().for_each(|part| part.set(Spent::default())));
}

/// What was taken down since.
pub(super) fn spent(part: Part) -> Spent {
    SPENT.with(|spent| spent[part as usize].get())
}

fn timed<T>(part: Part, work: impl FnOnce() -> T) -> T {
    let clock = CLOCK.get();
    let start = clock();
    let done = work();
    let time = clock().saturating_sub(start);
    SPENT.with(|spent| {
        let Spent { calls, time: before } = spent[part as usize].get();
        spent[part as usize].set(Spent { calls: calls + 1, time: before + time });
    });
    done
}

#[derive(Debug)]
pub(super) struct Watched<G>(pub G);

#[derive(Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct State<S>(pub S);

impl<S: Clone> Clone for State<S> {
    fn clone(&self) -> State<S> {
        timed(Part::Copy, || State(self.0.clone()))
    }

    fn clone_from(&mut self, model: &State<S>) {
        timed(Part::Copy, || self.0.clone_from(&model.0));
    }
}

impl<G: Game> Game for Watched<G> {
    type Options = G::Options;
    type State = State<G::State>;
    type Action = G::Action;
    type Event = G::Event;
    type View = G::View;
    type Notice = G::Notice;

    const META: Meta = G::META;
    const PLAY_ON: u32 = G::PLAY_ON;
    const PLAY_ON_WELL: u32 = G::PLAY_ON_WELL;
    const CHANCY: bool = G::CHANCY;
    const OPEN: bool = G::OPEN;

    fn unpack(components: &str) -> Result<Self, BadBox> {
        G::unpack(components).map(Watched)
    }

    fn setup(&self, options: &G::Options, seats: u8, dice: &mut dyn Chance) -> Result<Self::State, Refusal> {
        self.0.setup(options, seats, dice).map(State)
    }

    fn turn(&self, state: &Self::State) -> Turn {
        self.0.turn(&state.0)
    }

    fn candidates(&self, state: &Self::State, seat: Seat, out: &mut Vec<G::Action>) {
        self.0.candidates(&state.0, seat, out);
    }

    fn allows(&self, state: &Self::State, seat: Seat, action: &G::Action) -> Result<(), Refusal> {
        self.0.allows(&state.0, seat, action)
    }

    fn apply(
        &self,
        state: &mut Self::State,
        seat: Seat,
        action: &G::Action,
        dice: &mut dyn Chance,
        events: &mut Vec<G::Event>,
    ) {
        timed(Part::Apply, || self.0.apply(&mut state.0, seat, action, dice, events));
    }

    fn view(&self, state: &Self::State, viewer: Viewer) -> G::View {
        self.0.view(&state.0, viewer)
    }

    fn notice(&self, event: &G::Event, viewer: Viewer) -> Option<G::Notice> {
        self.0.notice(event, viewer)
    }

    fn learnt(&self, event: &G::Event) -> Seats {
        self.0.learnt(event)
    }

    fn imagine(&self, view: &G::View, dice: &mut dyn Chance) -> Self::State {
        timed(Part::Imagine, || State(self.0.imagine(view, dice)))
    }

    fn judge(&self, state: &Self::State, seat: Seat) -> f32 {
        timed(Part::Judge, || self.0.judge(&state.0, seat))
    }

    fn judge_all(&self, state: &Self::State, seats: Seats) -> [f32; MAX_SEATS] {
        timed(Part::Judge, || self.0.judge_all(&state.0, seats))
    }

    fn pace(&self, state: &Self::State) -> Pace {
        self.0.pace(&state.0)
    }

    fn actions(&self, state: &Self::State, seat: Seat, out: &mut Vec<G::Action>) {
        timed(Part::Actions, || self.0.actions(&state.0, seat, out));
    }
}
