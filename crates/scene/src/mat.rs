//! What each player has, what was told, and where points come from.

use crate::Word;
use crate::node::{Id, Node};
use crate::text::{Symbol, Text};
use crate::tie::TieBreak;
use orrery_core::Seat;
use serde::Serialize;
use ts_rs::TS;

/// One seat in small: the client adds name, crest and clock.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct Mat {
    #[ts(type = "number")]
    pub seat: Seat,
    /// Beside the name: "began the round".
    pub note: Text,
    /// The number that wins the game, as far as the viewer can know it.
    pub score: Text,
    /// "VP", "colonies", "influence".
    pub unit: Text,
    pub nodes: Vec<Node>,
    pub counters: Vec<Counter>,
}

/// A count with its icon.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct Counter {
    pub symbol: Symbol,
    pub name: Word,
    pub value: Word,
}

/// A line of the log.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct Line {
    pub kind: LineKind,
    pub text: Text,
    /// The things it speaks of: they light up when the line is pointed at.
    pub things: Vec<Id>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub enum LineKind {
    /// A new turn or round begins: a small title.
    Heading,
    /// Somebody did something.
    Deed,
    /// What came of it: hangs on the deed above.
    Consequence,
}

/// A seat's points, unfolded to where they come from.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct Score {
    #[ts(type = "number")]
    pub seat: Seat,
    pub total: i32,
    pub points: Vec<Points>,
    /// What told it apart from others with as many points, once the game is over.
    pub ties: Vec<TieBreak>,
}

#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct Points {
    pub text: Text,
    pub points: i32,
    pub clause: Word,
}
