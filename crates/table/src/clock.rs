//! Clocks, as pure data over the times of the entries: the same entries leave the same time to everybody.
//!
//! A clock runs for those whom the game is *known* to wait for. In a window nobody may see who is asked, so there the
//! clocks of all run alike; what passes in a window is given back when it closes, but a flag can fall in it all the
//! same.

use orrery_core::{Ask, MAX_SEATS, Seat, Seats, Turn};
use serde::{Deserialize, Serialize};

const SECOND: u64 = 1000;
const DAY: u64 = 24 * 3600 * SECOND;

/// How much time players have to decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum TimeRule {
    /// So many seconds for the whole game, and some more after each turn.
    Budget { seconds: u32, increment: u32 },
    /// So many days for each turn; days to spare for the whole game; and days on which the clock rests.
    Days { days: u32, banked: u32, holidays: u32 },
}

impl TimeRule {
    /// Whether somebody could play by it.
    #[must_use]
    pub fn is_sane(&self) -> bool {
        match *self {
            TimeRule::Budget { seconds, increment } => (10..=86_400).contains(&seconds) && increment <= 3600,
            TimeRule::Days { days, banked, holidays } => {
                (1..=60).contains(&days) && banked <= 365 && holidays <= 365
            }
        }
    }

    /// What each turn has for itself, in milliseconds.
    fn a_turn(self) -> u64 {
        match self {
            TimeRule::Budget { .. } => 0,
            TimeRule::Days { days, .. } => u64::from(days) * DAY,
        }
    }

    fn bank(self) -> u64 {
        match self {
            TimeRule::Budget { seconds, .. } => u64::from(seconds) * SECOND,
            TimeRule::Days { banked, .. } => u64::from(banked) * DAY,
        }
    }

    fn increment(self) -> u64 {
        match self {
            TimeRule::Budget { increment, .. } => u64::from(increment) * SECOND,
            TimeRule::Days { .. } => 0,
        }
    }

    fn holidays(self) -> u32 {
        match self {
            TimeRule::Budget { .. } => 0,
            TimeRule::Days { holidays, .. } => holidays,
        }
    }
}

/// What a seat's clock shows. Times are milliseconds since the table was opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reading {
    pub time: Time,
    /// Its player would like a pause.
    pub wants_pause: bool,
    /// Days on which the clock may still rest.
    pub holidays: u32,
    /// When the last holiday ends or ended, if any was taken.
    pub rests_until: Option<u64>,
}

/// A running clock is told by when its flag falls: that changes only when something happens that everybody sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Time {
    /// Nothing runs: so much is left.
    Left(u64),
    /// The flag falls then.
    Until(u64),
}

/// The clocks of a table.
#[derive(Clone, Debug)]
pub(crate) struct Clock {
    rule: TimeRule,
    /// Until when time has been counted.
    at: u64,
    /// A window is open: what passes now is given back.
    window: bool,
    dials: Vec<Dial>,
}

#[derive(Clone, Copy, Debug)]
struct Dial {
    /// What is left for the whole game.
    bank: u64,
    /// What this turn has taken so far.
    spent: u64,
    runs: bool,
    wants_pause: bool,
    rests_until: u64,
    holidays: u32,
    /// A person sits there now.
    person: bool,
}

impl Clock {
    pub fn new(rule: TimeRule, people: impl Iterator<Item = bool>) -> Clock {
        let dial = |person| Dial {
            bank: rule.bank(),
            spent: 0,
            runs: false,
            wants_pause: false,
            rests_until: 0,
            holidays: rule.holidays(),
            person,
        };
        Clock { rule, at: 0, window: false, dials: people.map(dial).take(MAX_SEATS).collect() }
    }

    /// Time passes; but not for whom the clock rests, and not while the server was at fault.
    pub fn pass(&mut self, to: u64, outage: Option<(u64, u64)>) {
        let (from, paused) = (self.at, self.is_paused());
        let lost = outage.map_or(0, |(down, up)| overlap((from, to), (down, up)));
        for dial in self.dials.iter_mut().filter(|dial| dial.runs && !paused) {
            let rested = overlap((from, to), (from, dial.rests_until));
            let both = outage
                .map_or(0, |(down, up)| overlap((down.max(from), up.min(to)), (from, dial.rests_until)));
            dial.spent += to.saturating_sub(from) - (lost + rested - both);
        }
        self.at = self.at.max(to);
    }

    /// Whom the game waits for now, as everybody knows it; `earned` is whose answer brought it about.
    pub fn ask(&mut self, turn: &Turn, earned: Option<Seat>) {
        let (asked, window) = match turn {
            Turn::Ask { seats, ask } => (*seats, *ask == Ask::Window),
            Turn::Over(_) => (Seats::NONE, false),
        };
        let changes = self.window != window;
        for (dial, seat) in self.dials.iter_mut().zip(0..) {
            let runs = dial.person && asked.contains(Seat(seat));
            if dial.runs && (!runs || changes) {
                let over = if self.window { 0 } else { dial.spent.saturating_sub(self.rule.a_turn()) };
                dial.bank = dial.bank.saturating_sub(over);
                dial.spent = 0;
                if earned == Some(Seat(seat)) && !self.window {
                    dial.bank += self.rule.increment();
                }
            }
            dial.runs = runs;
        }
        self.window = window;
    }

    /// The turn comes back by an undo: what was earned with its end is given back.
    pub fn undone(&mut self, seat: Seat) {
        let increment = self.rule.increment();
        if let Some(dial) = self.dials.get_mut(seat.index()).filter(|dial| !dial.runs) {
            dial.bank = dial.bank.saturating_sub(increment);
        }
    }

    /// The seat changes hands; whoever comes back begins a turn afresh.
    pub fn seat(&mut self, seat: Seat, person: bool) {
        if let Some(dial) = self.dials.get_mut(seat.index()) {
            *dial = Dial { person, spent: 0, runs: dial.runs && person, wants_pause: false, ..*dial };
        }
    }

    pub fn wish_pause(&mut self, seat: Seat, wants: bool) {
        if let Some(dial) = self.dials.get_mut(seat.index()) {
            dial.wants_pause = wants;
        }
    }

    /// So many days during which the clock rests; whether the seat has them.
    pub fn rest(&mut self, seat: Seat, days: u32) -> bool {
        let at = self.at;
        let Some(dial) = self.dials.get_mut(seat.index()) else { return false };
        if days == 0 || days > dial.holidays {
            return false;
        }
        dial.holidays -= days;
        dial.rests_until = dial.rests_until.max(at) + u64::from(days) * DAY;
        true
    }

    /// All who play want a pause.
    pub fn is_paused(&self) -> bool {
        let mut people = self.dials.iter().filter(|dial| dial.person).peekable();
        people.peek().is_some() && people.all(|dial| dial.wants_pause)
    }

    /// Whether the seat's time is up.
    pub fn has_fallen(&self, seat: Seat, now: u64) -> bool {
        match self.reading(seat).map(|reading| reading.time) {
            Some(Time::Until(until)) => until <= now,
            Some(Time::Left(_)) | None => false,
        }
    }

    pub fn reading(&self, seat: Seat) -> Option<Reading> {
        let dial = self.dials.get(seat.index())?;
        let left = (self.rule.a_turn() + dial.bank).saturating_sub(dial.spent);
        let rests = dial.rests_until.saturating_sub(self.at);
        let running = dial.runs && !self.is_paused();
        let time = if running { Time::Until(self.at + rests + left) } else { Time::Left(left) };
        let rests_until = (dial.rests_until > 0).then_some(dial.rests_until);
        Some(Reading { time, wants_pause: dial.wants_pause, holidays: dial.holidays, rests_until })
    }
}

/// How much of one stretch of time lies in the other.
fn overlap((a, b): (u64, u64), (c, d): (u64, u64)) -> u64 {
    b.min(d).saturating_sub(a.max(c))
}

#[cfg(test)]
mod tests {
    use super::*;

    const TWO: [bool; 2] = [true, true];
    const FIVE_AND_TEN: TimeRule = TimeRule::Budget { seconds: 300, increment: 10 };

    fn asks(seat: u8) -> Turn {
        Turn::Ask { seats: Seats::one(Seat(seat)), ask: Ask::Open }
    }

    fn started(rule: TimeRule) -> Clock {
        let mut clock = Clock::new(rule, TWO.into_iter());
        clock.pass(1000, None);
        clock.ask(&asks(0), None);
        clock
    }

    fn time(clock: &Clock, seat: u8) -> Time {
        clock.reading(Seat(seat)).unwrap().time
    }

    #[test]
    fn a_budget_runs_down_and_earns_its_increment() {
        let mut clock = started(FIVE_AND_TEN);
        assert_eq!((time(&clock, 0), time(&clock, 1)), (Time::Until(301_000), Time::Left(300_000)));
        clock.pass(61_000, None);
        assert_eq!(time(&clock, 0), Time::Until(301_000), "the same moment, however often one looks");
        clock.ask(&asks(1), Some(Seat(0)));
        assert_eq!((time(&clock, 0), time(&clock, 1)), (Time::Left(250_000), Time::Until(361_000)));
        assert!(!clock.has_fallen(Seat(1), 360_999) && clock.has_fallen(Seat(1), 361_000));
        assert!(!clock.has_fallen(Seat(0), 999_999_999), "whose clock stands cannot lose on time");
        clock.undone(Seat(0));
        assert_eq!(time(&clock, 0), Time::Left(240_000), "an undo earns nothing");
    }

    #[test]
    fn days_are_for_each_turn_and_the_bank_for_the_rest() {
        let mut clock = started(TimeRule::Days { days: 2, banked: 3, holidays: 1 });
        clock.pass(1000 + DAY, None);
        clock.ask(&asks(1), Some(Seat(0)));
        assert_eq!(time(&clock, 0), Time::Left(5 * DAY), "what was quick cost nothing");
        clock.pass(1000 + 5 * DAY, None);
        clock.ask(&asks(0), Some(Seat(1)));
        assert_eq!(time(&clock, 1), Time::Left(3 * DAY), "two of four days were the bank's");
        assert!(clock.rest(Seat(0), 1) && !clock.rest(Seat(0), 1), "one holiday, not two");
        let until = 1000 + 5 * DAY + 6 * DAY;
        assert_eq!(time(&clock, 0), Time::Until(until));
        let rests = |seat: u8| clock.reading(Seat(seat)).unwrap().rests_until;
        assert_eq!((rests(0), rests(1)), (Some(1000 + 6 * DAY), None), "everybody sees who is on holiday");
        clock.pass(1000 + 7 * DAY, None);
        assert_eq!(time(&clock, 0), Time::Until(until), "half of it rested, half of it ran");
    }

    #[test]
    fn a_pause_takes_everybody_and_ends_with_anybody() {
        let mut clock = started(FIVE_AND_TEN);
        clock.wish_pause(Seat(1), true);
        assert!(!clock.is_paused());
        clock.pass(11_000, None);
        clock.wish_pause(Seat(0), true);
        assert_eq!(time(&clock, 0), Time::Left(290_000));
        clock.pass(999_000, None);
        clock.wish_pause(Seat(1), false);
        assert_eq!(time(&clock, 0), Time::Until(999_000 + 290_000));
    }

    #[test]
    fn nobody_pays_for_the_servers_faults() {
        let mut clock = started(FIVE_AND_TEN);
        clock.pass(100_000, Some((20_000, 90_000)));
        assert_eq!(time(&clock, 0), Time::Until(100_000 + 300_000 - 29_000));
        let mut resting = started(TimeRule::Days { days: 1, banked: 0, holidays: 1 });
        resting.rest(Seat(0), 1);
        resting.pass(1000 + 2 * DAY, Some((1000 + DAY / 2, 1000 + DAY + DAY / 2)));
        assert_eq!(time(&resting, 0), Time::Until(1000 + 2 * DAY + DAY / 2), "no hour is given back twice");
    }

    #[test]
    fn a_window_costs_nothing_but_can_be_overstayed() {
        let window = |seats: &[u8]| Turn::Ask {
            seats: seats.iter().map(|&seat| Seat(seat)).collect(),
            ask: Ask::Window,
        };
        let mut clock = started(FIVE_AND_TEN);
        clock.ask(&window(&[0, 1]), Some(Seat(0)));
        clock.pass(201_000, None);
        assert!(clock.has_fallen(Seat(1), 301_000), "for ever is too long");
        clock.ask(&asks(1), Some(Seat(1)));
        assert_eq!(time(&clock, 1), Time::Until(201_000 + 300_000));
        assert_eq!(time(&clock, 0), Time::Left(310_000), "the turn before it earned its increment");
    }

    #[test]
    fn a_bot_has_no_clock_and_who_comes_back_begins_afresh() {
        let mut clock = started(TimeRule::Days { days: 1, banked: 0, holidays: 0 });
        clock.pass(1000 + 2 * DAY, None);
        assert!(clock.has_fallen(Seat(0), 1000 + 2 * DAY));
        clock.seat(Seat(0), false);
        clock.ask(&asks(0), None);
        assert!(!clock.has_fallen(Seat(0), 9 * DAY));
        clock.seat(Seat(0), true);
        clock.ask(&asks(0), None);
        assert_eq!(time(&clock, 0), Time::Until(1000 + 3 * DAY));
    }

    #[test]
    fn silly_rules_are_told_apart() {
        assert!(FIVE_AND_TEN.is_sane());
        assert!(!TimeRule::Budget { seconds: 0, increment: 5 }.is_sane());
        assert!(!TimeRule::Days { days: 0, banked: 9, holidays: 0 }.is_sane());
    }
}
