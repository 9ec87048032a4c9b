//! The dice phase: the roll, the median, and the draft (PUL-5).

use crate::Pulsar;
use crate::action::{Action, Counter, Which};
use crate::agenda::Step;
use crate::event::Event;
use crate::ids::TrackName;
use crate::state::{Marker, Play, State};
use orrery_core::{Arg, Clause, Message, Refusal, Seat};

/// Only dice that lie on the dice board can be taken; those of one value are interchangeable.
pub const ON_THE_BOARD: Clause = Clause("PUL-5.11");
/// Taking a die moves one of the player's own counters.
pub const MOVES: Clause = Clause("PUL-5.4");
/// A die on the marker moves nothing, and no counter is named.
pub const AT_THE_MARKER: Clause = Clause("PUL-5.5");
/// No counter may pass the last space while there is another choice.
pub const RIGHT_EDGE: Clause = Clause("PUL-5.9");
/// With two players the upper or the lower of two counters moves; if they lie on each other it is the same choice.
pub const TWO_COUNTERS: Clause = Clause("PUL-15.2");

impl Marker {
    /// The place of the median (PUL-5.2): on the box of the middle die, or half a box towards the side where more dice lie.
    #[must_use]
    pub fn of(dice: &[u8; 6]) -> Marker {
        let middle = dice.iter().sum::<u8>() / 2;
        let mut below = 0;
        for (value, &count) in (1..).zip(dice) {
            if below + count > middle {
                let above = dice.iter().sum::<u8>() - below - count;
                let towards = above.cmp(&below) as i8;
                return Marker((2 * value as i8 + towards) as u8);
            }
            below += count;
        }
        unreachable!("the middle die has a value")
    }

    /// Spaces that a die of this value moves a counter: to the left if negative (PUL-5.4).
    #[must_use]
    pub fn distance(self, value: u8) -> i8 {
        let halves = 2 * value as i8 - self.0 as i8;
        halves.signum() * ((halves.abs() + 1) / 2)
    }

    /// The number of the box, the larger if it stands between two (PUL-11.7).
    #[must_use]
    pub fn number(self) -> u8 {
        self.0.div_ceil(2)
    }
}

impl State {
    /// Who takes a die now: in turn order, then back; with two players slot by slot (PUL-5.6).
    #[must_use]
    pub fn drafter(&self, pick: u8) -> Seat {
        let slots = self.slots.len();
        let pick = usize::from(pick);
        self.slots[if pick < slots { pick } else { 2 * slots - 1 - pick }]
    }

    /// Each player takes two dice (PUL-1.2).
    #[must_use]
    pub fn picks(&self) -> u8 {
        2 * self.seats()
    }
}

impl Pulsar {
    pub fn offer_dice(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        let behind = state.seats() == 2;
        for value in (1..=6).filter(|&value| state.dice[value as usize - 1] > 0) {
            if state.marker.distance(value) == 0 {
                out.push(Action::Draft { value, counter: None });
                continue;
            }
            for track in TrackName::ALL {
                let pair = state.track(track).is_pair(seat);
                out.push(Action::Draft { value, counter: Some(Counter { track, which: Which::Ahead }) });
                if behind && !pair {
                    out.push(Action::Draft { value, counter: Some(Counter { track, which: Which::Behind }) });
                }
            }
        }
    }

    pub fn allows_draft(
        &self,
        state: &State,
        seat: Seat,
        value: u8,
        counter: Option<Counter>,
    ) -> Result<(), Refusal> {
        let there = (1..=6).contains(&value) && state.dice[usize::from(value) - 1] > 0;
        ON_THE_BOARD
            .requires(there, || Message::id("no-such-die").with("value", Arg::Number(value.into())))?;
        let distance = state.marker.distance(value);
        let Some(counter) = counter else {
            return MOVES.requires(distance == 0, || Message::id("counter-must-be-named"));
        };
        AT_THE_MARKER.requires(distance != 0, || Message::id("die-moves-nothing"))?;
        let track = state.track(counter.track);
        let at = track.find(seat, counter.which);
        MOVES.requires(at.is_some(), || Message::id("no-such-counter"))?;
        TWO_COUNTERS.requires(counter.which == Which::Ahead || !track.is_pair(seat), || {
            Message::id("counters-on-each-other")
        })?;
        RIGHT_EDGE.requires(self.fits(state, seat, value, counter) || !self.can_fit(state, seat), || {
            Message::id("counter-would-pass").with("spaces", Arg::Number(distance.into()))
        })
    }

    /// Whether the counter would stay on the track.
    fn fits(&self, state: &State, seat: Seat, value: u8, counter: Counter) -> bool {
        let track = state.track(counter.track);
        track.find(seat, counter.which).is_some_and(|at| {
            track.0[at].space as i8 + state.marker.distance(value) <= self.dice_board.track_spaces as i8
        })
    }

    /// Whether any die left gives the player a choice that keeps to the track.
    fn can_fit(&self, state: &State, seat: Seat) -> bool {
        let left = (1..=6).filter(|&value| state.dice[value as usize - 1] > 0);
        left.into_iter().any(|value| {
            let counters = TrackName::ALL
                .into_iter()
                .flat_map(|track| [Which::Ahead, Which::Behind].map(|which| Counter { track, which }));
            state.marker.distance(value) <= 0
                || counters.into_iter().any(|counter| self.fits(state, seat, value, counter))
        })
    }
}

impl Play<'_> {
    pub fn begin_round(&mut self) {
        self.state.round += 1;
        self.roll();
        self.state.agenda.then([Step::Draft { pick: 0 }]);
    }

    /// All silver dice in use are rolled (PUL-5.1); with an even start some of the first are set (PUL-5.13).
    fn roll(&mut self) {
        let silver = self.game.table(self.state.seats()).silver_dice;
        self.state.dice = match (self.state.even_start && self.state.round == 1, self.state.seats()) {
            (false, _) => [0; 6],
            (true, 4) => [1; 6],
            (true, _) => [0, 1, 1, 1, 1, 0],
        };
        let set: u8 = self.state.dice.iter().sum();
        for _ in set..silver {
            self.state.dice[self.dice.below(6) as usize] += 1;
        }
        self.state.marker = Marker::of(&self.state.dice);
        let State { round, dice, marker, .. } = *self.state;
        self.tell(Event::Rolled { round, dice, marker });
    }

    pub fn draft(&mut self, seat: Seat, value: u8, counter: Option<Counter>) {
        let Step::Draft { pick } = self.state.agenda.pop() else {
            unreachable!("dice are taken in the draft");
        };
        self.state.dice[usize::from(value) - 1] -= 1;
        self.state.player_mut(seat).silver.push(value);
        self.tell(Event::Drafted { seat, value, counter });
        if let Some(counter) = counter {
            self.move_counter(seat, counter, self.state.marker.distance(value));
        }
        let next = pick + 1;
        self.state.agenda.push(if next < self.state.picks() {
            Step::Draft { pick: next }
        } else {
            Step::Turns
        });
    }

    /// Stops at the left edge (PUL-5.8); a counter forced past the right edge goes under all others (PUL-5.10).
    fn move_counter(&mut self, seat: Seat, counter: Counter, distance: i8) {
        let last = self.game.dice_board.track_spaces;
        let track = &mut self.state.tracks[counter.track as usize];
        let at = track.find(seat, counter.which).expect("the check saw the counter");
        let from = track.0[at].space;
        let wanted = from as i8 + distance;
        let to = wanted.clamp(1, last as i8) as u8;
        if wanted > last as i8 {
            track.put_beneath(at, last);
        } else {
            track.lay_on_top(at, to);
        }
        self.tell(Event::CounterMoved { seat, track: counter.track, from, to });
    }
}
