//! The contract every game signs.

use crate::rule::{ASKED, Message};
use crate::{Arg, BadBox, Chance, MAX_SEATS, PerSeat, Refusal, Seat, Seats, Viewer};
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use std::fmt::Debug;
use std::hash::Hash;

/// A board game: its box and its rules, and nothing that performs I/O.
///
/// The value that implements it is the box, read once from the components and never changed after (`struct Pulsar {
/// systems, technologies, .. }`); all that changes lives in `State`. So a host may bring corrected components, a test
/// may bring an odd box, and two boxes can be open at the same time.
pub trait Game: Sized + Send + Sync + 'static {
    /// What the host of a table may choose before play: variants, house rules, sides of the board.
    type Options: Data + Default;
    /// The whole truth. It never leaves the process that referees the game.
    type State: Data + PartialEq;
    /// One decision, in full: it can be logged, sent, printed and replayed on its own.
    type Action: Data + Eq + Hash;
    /// Something that happened, in full.
    type Event: Data + PartialEq;
    /// All that one viewer knows, memory of past peeks included.
    type View: Data + PartialEq;
    /// What one viewer is told of an event.
    type Notice: Data + PartialEq;

    const META: Meta;

    /// How many actions a search plays at random beyond its tree before it asks `judge`. Where one answer takes many
    /// actions, a position in the middle of it tells little; where `judge` sees all there is, chance only blurs it. To
    /// be found out by trial (`docs/bots.md`).
    const PLAY_ON: u32 = 0;

    /// The same for a search that takes its time: so many actions, each the best looking of a few. 0 where that does not
    /// pay.
    const PLAY_ON_WELL: u32 = 0;

    /// Whether luck decides so much that searching further hardly tells two bots apart: then their levels differ in how
    /// often they err.
    const CHANCY: bool = false;

    /// Whether nothing is hidden from anybody: then only one world can be imagined, and a search imagines it once.
    const OPEN: bool = false;

    /// Reads a box from its components file, or says what is wrong with it.
    fn unpack(components: &str) -> Result<Self, BadBox>;

    /// Lays out the table. Refuses options that do not fit the number of seats.
    fn setup(
        &self,
        options: &Self::Options,
        seats: u8,
        dice: &mut dyn Chance,
    ) -> Result<Self::State, Refusal>;

    /// Whose answer the game waits for, or how it ended.
    fn turn(&self, state: &Self::State) -> Turn;

    /// Everything a player who is asked might point at, in a stable order, the default first: the legal actions, and
    /// beside them those whose refusal is worth reading. (What the client shows under "why not?" is this, checked.)
    fn candidates(&self, state: &Self::State, seat: Seat, out: &mut Vec<Self::Action>);

    /// Whether the rules allow this answer of a seat that is asked; if not, which clause forbids it.
    fn allows(&self, state: &Self::State, seat: Seat, action: &Self::Action) -> Result<(), Refusal>;

    /// Carries out an action that `check` allows, then runs the game up to its next question.
    fn apply(
        &self,
        state: &mut Self::State,
        seat: Seat,
        action: &Self::Action,
        dice: &mut dyn Chance,
        events: &mut Vec<Self::Event>,
    );

    /// What the viewer knows: built up from nothing, never cut down from the truth.
    fn view(&self, state: &Self::State, viewer: Viewer) -> Self::View;

    /// What the viewer is told of the event, if anything.
    fn notice(&self, event: &Self::Event, viewer: Viewer) -> Option<Self::Notice>;

    /// Who learnt from the event what they could not have worked out: a card drawn, turned up, shown or looked at.
    /// Undo is free until somebody did.
    fn learnt(&self, event: &Self::Event) -> Seats;

    /// A whole truth that the owner of this view must think possible.
    ///
    /// It takes the view alone, so a bot that searches in imagined states cannot cheat. Answers that others may have
    /// given to a question still open are not invented: in the dream they are still to come.
    fn imagine(&self, view: &Self::View, dice: &mut dyn Chance) -> Self::State;

    /// The seat's chance of winning from here, at a glance, between 0 and 1.
    fn judge(&self, state: &Self::State, seat: Seat) -> f32;

    /// Whose turn it is, which window is open, how long the rules leave it so: for a host who keeps clocks and standing
    /// orders. All of it lies open to everybody.
    fn pace(&self, _state: &Self::State) -> Pace {
        Pace::default()
    }

    // The methods below follow from those above. Override `actions` and `judge_all` for speed only; the laws compare.

    /// What `judge` says of each of these seats; what it says of the others does not count.
    fn judge_all(&self, state: &Self::State, seats: Seats) -> [f32; MAX_SEATS] {
        let mut chances = [0.0; MAX_SEATS];
        seats.iter().for_each(|seat| chances[seat.index()] = self.judge(state, seat));
        chances
    }

    /// The only source of legality.
    fn check(&self, state: &Self::State, seat: Seat, action: &Self::Action) -> Result<(), Refusal> {
        ASKED.requires(self.turn(state).asks(seat), || {
            Message::id("not-asked").with("seat", Arg::Seat(seat))
        })?;
        self.allows(state, seat, action)
    }

    /// The legal actions, into a buffer that the caller keeps: this is the hot path of every search.
    fn actions(&self, state: &Self::State, seat: Seat, out: &mut Vec<Self::Action>) {
        out.clear();
        if self.turn(state).asks(seat) {
            self.candidates(state, seat, out);
            out.retain(|action| self.allows(state, seat, action).is_ok());
        }
    }

    /// The box that comes with the program.
    fn standard() -> Self {
        Self::unpack(Self::META.components).expect("the box that is built in was tried by the tests")
    }

    /// Checks, then applies. A refused action leaves the state as it was.
    fn play(
        &self,
        state: &mut Self::State,
        seat: Seat,
        action: &Self::Action,
        dice: &mut dyn Chance,
        events: &mut Vec<Self::Event>,
    ) -> Result<(), Refusal> {
        self.check(state, seat, action)?;
        self.apply(state, seat, action, dice, events);
        Ok(())
    }
}

/// Plain data: cloned by search, stored by the host, compared by tests.
pub trait Data: Clone + Debug + Send + Sync + Serialize + DeserializeOwned + 'static {}
impl<T: Clone + Debug + Send + Sync + Serialize + DeserializeOwned + 'static> Data for T {}

#[derive(Clone, Debug)]
pub struct Meta {
    /// The name used in addresses, logs and commands.
    pub slug: &'static str,
    pub seats: std::ops::RangeInclusive<u8>,
    /// The components file that comes with the program.
    pub components: &'static str,
    /// Raised whenever an old log could play out differently.
    pub rules: u16,
}

/// What the game waits for.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Turn {
    /// These seats owe an answer, or may give one; `ask` says which.
    Ask {
        seats: Seats,
        ask: Ask,
    },
    Over(Outcome),
}

/// How a question is put.
///
/// An answer may take several actions (three ships to lose, one by one): the seat stays asked until it is complete.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Ask {
    /// One seat decides, and what it decides happens at once.
    Open,
    /// Each decides in secret; nothing happens before the last has answered. Everybody sees who still owes.
    Sealed,
    /// Each may interrupt or let it pass, in secret; nobody learns who is still thinking.
    Window,
    /// Any of them may act at any time, in the open, and first come is first served: two players striking a deal.
    Free,
}

/// What a host who keeps clocks and standing orders must know of a question: facts that everybody sees.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pace {
    /// Whose turn it is, where turns have an owner.
    pub turn: Option<Seat>,
    /// Who is under attack, where there are attacks.
    pub attacked: Option<Seat>,
    /// Which of the game's windows is open, counted as the game names them.
    pub window: Option<u8>,
    /// How long the rules leave the question open; then the default is played.
    pub seconds: Option<u32>,
}

impl Ask {
    /// Answers wait, unseen, until the last is in; so they commute, and each may be taken back until then.
    #[must_use]
    pub fn is_secret(self) -> bool {
        matches!(self, Ask::Sealed | Ask::Window)
    }
}

impl Turn {
    #[must_use]
    pub fn asks(&self, seat: Seat) -> bool {
        matches!(self, Turn::Ask { seats, .. } if seats.contains(seat))
    }

    /// The turn as one viewer sees it: in a window, only whether they themselves are asked.
    #[must_use]
    pub fn seen_by(&self, viewer: Viewer) -> Turn {
        match (self, viewer) {
            (&Turn::Ask { seats, ask: Ask::Window }, viewer) => {
                let own = seats.iter().filter(|&seat| viewer.is(seat)).collect();
                Turn::Ask { seats: own, ask: Ask::Window }
            }
            (turn, _) => turn.clone(),
        }
    }

    /// Whether the game was played to its end, and points were counted.
    #[must_use]
    pub fn is_counted(&self) -> bool {
        matches!(self, Turn::Over(outcome) if !outcome.points.is_empty())
    }

    /// Whether, after `mover` has acted, the others still face the question they faced before.
    #[must_use]
    pub fn continues(&self, mover: Seat, after: &Turn) -> bool {
        match (self, after) {
            (&Turn::Ask { seats: asked, ask }, &Turn::Ask { seats, ask: same }) => {
                let others = asked.without(mover);
                let still = !others.is_empty() && others.within(seats) && seats.within(asked);
                ask != Ask::Open && ask == same && still
            }
            _ => false,
        }
    }
}

/// How a game ended, seat by seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    /// One is first; seats that share a place share its number.
    pub places: PerSeat<u8>,
    /// Empty where the game was not played to its end.
    pub points: PerSeat<i32>,
}

impl Outcome {
    /// Ranks seats by points, most first.
    #[must_use]
    pub fn by_points(points: PerSeat<i32>) -> Outcome {
        Outcome::ranked(points, &points)
    }

    /// Ranks seats by keys, greatest first: points, then whatever breaks a tie.
    #[must_use]
    pub fn ranked<K: Ord>(points: PerSeat<i32>, keys: &[K]) -> Outcome {
        let place = |mine: &K| 1 + keys.iter().filter(|theirs| *theirs > mine).count() as u8;
        Outcome { places: keys.iter().map(place).collect(), points }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_secret_question_stays_the_same_for_the_others_until_the_last_has_answered() {
        let ask =
            |seats: &[u8]| Turn::Ask { seats: seats.iter().copied().map(Seat).collect(), ask: Ask::Sealed };
        assert!(ask(&[0, 1]).continues(Seat(0), &ask(&[1])), "one has answered");
        assert!(ask(&[0, 1]).continues(Seat(0), &ask(&[0, 1])), "one has begun to answer");
        assert!(!ask(&[0]).continues(Seat(0), &ask(&[0])), "nobody else is left to mind");
        assert!(!ask(&[0, 1]).continues(Seat(0), &ask(&[1, 2])), "another question");
    }
}
