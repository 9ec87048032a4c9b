//! Why an entry cannot follow on the log it is meant for.

use crate::Bound;
use orrery_core::{Refusal, Seat};
use orrery_scene::{Say, Words};
use orrery_shelf::{OpenBox, Rejected, Unfit};
use std::fmt;

/// What is wrong with an entry: one that was read from a record, or one that somebody at the table asks for.
#[derive(Debug)]
pub enum Fault {
    /// Entry 0, and only entry 0, lays the table.
    NoSetup,
    /// The number is not the next one.
    Misnumbered,
    /// It happened before the entry before it.
    TimeRunsBack,
    /// Nothing follows when the game has ended.
    AfterEnd,
    /// The table cannot be laid like this.
    Unfit(Unfit),
    NoSuchSeat(Seat),
    /// The seat is not asked, so its time cannot run out.
    NotAsked(Seat),
    Rejected(Rejected),
    /// When time runs out, the default is played and nothing else.
    NotTheDefault,
    /// Nothing can be taken back.
    Bound(Bound),
    /// These are not the entries that can be taken back, or not all agreed who had to.
    OtherUndo,
    /// Nobody asked for an undo that waits for this seat, or it has been settled.
    NoRequest,
    /// The seat was given up for good.
    Resigned(Seat),
    /// There is no clock at this table.
    NoClock,
    /// The seat's time is not up.
    FlagStands(Seat),
    /// Only somebody else who plays may point it out.
    WrongClaim,
    /// The seat has no such holidays left.
    NoHoliday(Seat),
    /// It would end before it began, or has not happened yet.
    OddOutage,
    /// What only people do.
    NoPerson(Seat),
    /// The seat is a person's, even if a bot plays there for a while.
    NotABots(Seat),
    /// The game is neither over nor is there one person left of several.
    NotOver,
    /// The recorded end is not the one the game came to.
    OtherOutcome,
    /// The game is over, but its record says nothing of it.
    NotEnded,
}

impl Fault {
    /// The id of the sentence that tells it.
    #[must_use]
    pub fn id(&self) -> &'static str {
        match self {
            Fault::NoSetup => "entry-no-setup",
            Fault::Misnumbered => "entry-misnumbered",
            Fault::TimeRunsBack => "entry-time-runs-back",
            Fault::AfterEnd => "entry-after-end",
            Fault::Unfit(unfit) => unfit_id(unfit),
            Fault::NoSuchSeat(_) => "entry-no-such-seat",
            Fault::NotAsked(_) => "entry-not-asked",
            Fault::Rejected(Rejected::Stale) => "entry-stale",
            Fault::Rejected(Rejected::Malformed(_)) => "entry-malformed",
            Fault::Rejected(Rejected::Refused(_)) => "entry-refused",
            Fault::Rejected(Rejected::OtherLuck) => "entry-other-luck",
            Fault::NotTheDefault => "entry-not-the-default",
            Fault::Bound(bound) => bound.id(),
            Fault::OtherUndo => "entry-other-undo",
            Fault::NoRequest => "entry-no-request",
            Fault::Resigned(_) => "entry-resigned",
            Fault::NoClock => "entry-no-clock",
            Fault::FlagStands(_) => "entry-flag-stands",
            Fault::WrongClaim => "entry-wrong-claim",
            Fault::NoHoliday(_) => "entry-no-holiday",
            Fault::OddOutage => "entry-odd-outage",
            Fault::NoPerson(_) => "entry-no-person",
            Fault::NotABots(_) => "entry-not-a-bots",
            Fault::NotOver => "entry-not-over",
            Fault::OtherOutcome => "entry-other-outcome",
            Fault::NotEnded => "entry-not-ended",
        }
    }

    /// What goes into the sentence. A refusal is told by the game's box, if it is at hand.
    #[must_use]
    pub fn args(&self, words: &Words, kit: Option<&dyn OpenBox>) -> Vec<(&'static str, Say)> {
        match self {
            Fault::NoSuchSeat(seat)
            | Fault::NotAsked(seat)
            | Fault::Resigned(seat)
            | Fault::FlagStands(seat)
            | Fault::NoHoliday(seat)
            | Fault::NoPerson(seat)
            | Fault::NotABots(seat) => {
                vec![("seat", (*seat).into())]
            }
            Fault::Unfit(unfit) => unfit_args(unfit, words, kit),
            Fault::Rejected(Rejected::Malformed(because)) => vec![("because", because.as_str().into())],
            Fault::Rejected(Rejected::Refused(refusal)) => refusal_args(refusal, words, kit),
            Fault::Bound(bound) => bound.args(),
            Fault::NoSetup
            | Fault::Misnumbered
            | Fault::TimeRunsBack
            | Fault::AfterEnd
            | Fault::Rejected(Rejected::Stale | Rejected::OtherLuck)
            | Fault::NotTheDefault
            | Fault::OtherUndo
            | Fault::NoRequest
            | Fault::NoClock
            | Fault::WrongClaim
            | Fault::OddOutage
            | Fault::NotOver
            | Fault::OtherOutcome
            | Fault::NotEnded => Vec::new(),
        }
    }

    /// The sentence itself.
    #[must_use]
    pub fn tell(&self, words: &Words, kit: Option<&dyn OpenBox>) -> String {
        words.string(self.id(), &self.args(words, kit))
    }
}

fn unfit_id(unfit: &Unfit) -> &'static str {
    match unfit {
        Unfit::Seats { .. } => "unfit-seats",
        Unfit::UnknownOption(_) => "unfit-unknown-option",
        Unfit::Malformed(_) => "unfit-malformed",
        Unfit::Refused(_) => "unfit-refused",
    }
}

fn unfit_args(unfit: &Unfit, words: &Words, kit: Option<&dyn OpenBox>) -> Vec<(&'static str, Say)> {
    match unfit {
        Unfit::Seats { least, most, found } => {
            vec![("least", (*least).into()), ("most", (*most).into()), ("found", (*found).into())]
        }
        Unfit::UnknownOption(key) => vec![("option", key.as_str().into())],
        Unfit::Malformed(because) => vec![("because", because.as_str().into())],
        Unfit::Refused(refusal) => refusal_args(refusal, words, kit),
    }
}

fn refusal_args(refusal: &Refusal, words: &Words, kit: Option<&dyn OpenBox>) -> Vec<(&'static str, Say)> {
    let because =
        kit.map_or_else(|| refusal.because.id.into(), |kit| kit.because(refusal, words.lang()).into());
    vec![("clause", refusal.clause.0.into()), ("because", because)]
}

/// For logs and test failures; people read the message in their language.
impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({self:?})", self.id())
    }
}

impl std::error::Error for Fault {}
