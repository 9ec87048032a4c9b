//! What is asked, what can be answered, and what cannot and why.

use crate::Word;
use crate::node::Id;
use crate::text::{Symbol, Text};
use orrery_core::Seats;
use serde::Serialize;
use ts_rs::TS;

/// One imperative sentence: who must do what, how many remain.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct Prompt {
    /// To the viewer if they are asked, else about those who are.
    pub sentence: Text,
    /// One quieter line: what follows, what is at stake.
    pub help: Text,
    /// How many of how many are done.
    pub pips: Option<(u8, u8)>,
    /// Whether the viewer is asked.
    pub mine: bool,
    /// Whom the game waits for, as far as the viewer may know.
    #[ts(type = "number[]")]
    #[serde(serialize_with = "listed")]
    pub waiting: Seats,
}

fn listed<S: serde::Serializer>(seats: &Seats, to: S) -> Result<S::Ok, S::Error> {
    to.collect_seq(seats.iter())
}

/// A word in the prompt bar under which choices are gathered.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct Verb {
    pub id: Id,
    pub label: Text,
    pub icon: Option<Symbol>,
    /// What it would do, or how many choices it has: "5 → 6, +2 VP".
    pub preview: Text,
    pub weight: Weight,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub enum Weight {
    /// The one filled button: confirm, end the turn when nothing else is left.
    Main,
    #[default]
    Plain,
    /// Decline, pass, stop: quiet, at the far end.
    Quiet,
}

/// A labelled path of clicks that ends in an action.
///
/// The verb, if there is one, counts as a click too, and may come before or after the path.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct Choice {
    pub verb: Option<Id>,
    pub path: Vec<Id>,
    /// The whole choice in words, for the menu and the screen reader.
    pub label: Text,
    /// What it would do, in numbers.
    pub preview: Text,
    /// What would be where: shown when the choice is one click away.
    pub ghosts: Vec<Ghost>,
    #[ts(type = "unknown")]
    pub action: serde_json::Value,
}

/// A piece that would stand on a place or a socket.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct Ghost {
    pub on: Id,
    pub symbol: Symbol,
    pub tone: crate::Tone,
}

/// How one action is pointed at: in each of these ways, under this verb, with these words.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Pointing {
    pub verb: Option<Id>,
    /// Things that are as good as each other give one path each; an action with nothing to point at has one empty path.
    pub paths: Vec<Vec<Id>>,
    pub label: Text,
    pub preview: Text,
    pub ghosts: Vec<Ghost>,
}

/// A visible thing that cannot be done now, with its reason.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct Refused {
    pub verb: Option<Id>,
    pub path: Vec<Id>,
    pub label: Text,
    pub reason: Text,
    pub clause: Word,
}
