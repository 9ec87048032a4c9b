//! A position with its game's types erased: all that tables, the server and the command line ever see.

use orrery_bots::{Budget, Kind, Means};
use orrery_core::chance::Roll;
use orrery_core::{Chance, MAX_SEATS, Outcome, Pace, Refusal, Seat, Seats, Turn, Viewer};
use orrery_scene::{Id, Lang, Scene, Text};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::fmt;

pub trait Position: Send {
    fn seats(&self) -> u8;
    /// Whose answer the game waits for: the whole truth, for the host alone.
    fn asked(&self) -> Turn;
    /// The same as one viewer may know it.
    fn turn(&self, viewer: Viewer) -> Turn;
    /// Whose turn it is, which window is open and how long by rule: public facts.
    fn pace(&self) -> Pace;
    /// Counts the questions put to each seat, so that an answer can say which one it answers.
    fn questions(&self) -> [u32; MAX_SEATS];
    /// Goes on counting from here: after an undo, so that a number never stands for two questions.
    fn renumber(&mut self, questions: [u32; MAX_SEATS]);
    fn view(&self, viewer: Viewer) -> Value;
    /// What the seat may answer, the default first.
    fn actions(&self, seat: Seat) -> Vec<Value>;
    /// What the seat might point at but may not do, each with its reason.
    fn refused(&self, seat: Seat) -> Vec<(Value, Refusal)>;
    fn play(&mut self, answer: &Answer, dice: &mut dyn Chance) -> Result<Played, Rejected>;
    /// Repeats a logged answer with its logged luck. After an error the position is of no further use.
    fn replay(&mut self, seat: Seat, action: &Value, luck: &[Roll]) -> Result<Replayed, Rejected>;
    /// The game ends here by what its players say, not by its rules: nobody is asked any more, and no answer is taken.
    fn conclude(&mut self, outcome: Outcome);
    /// What a bot needs to decide for this seat, ready to be taken to another thread; nothing if it is not asked.
    fn thought(&self, seat: Seat, bot: Kind) -> Option<Thought>;
    /// The same for somebody who wants to know what a search would do; nothing if the seat is not asked.
    fn advice(&self, seat: Seat, budget: Budget) -> Option<Advice>;
    /// The position as its viewer sees it.
    fn scene(&self, viewer: Viewer, lang: Lang) -> Scene;
    /// How a panel that only its owner sees is called before others.
    fn panel_of(&self, owner: Seat, panel: &Id, lang: Lang) -> Option<Text>;
    fn copy(&self) -> Box<dyn Position>;
    /// A position that this viewer cannot tell from this one. Secret answers to an open question are still to come.
    fn imagined(&self, viewer: Viewer, dice: &mut dyn Chance) -> Box<dyn Position>;

    fn question(&self, seat: Seat) -> u32 {
        self.questions().get(seat.index()).copied().unwrap_or(0)
    }

    /// Whether the seat knows anything that a spectator does not: then nobody else may look at its screen.
    fn hides(&self, seat: Seat) -> bool {
        let known = |viewer| {
            let mut view = self.view(viewer);
            view.as_object_mut().map(|view| view.remove("viewer"));
            view
        };
        known(Viewer::Seat(seat)) != known(Viewer::Spectator)
    }

    /// How the game ended, if it has.
    fn outcome(&self) -> Option<Outcome> {
        match self.asked() {
            Turn::Over(outcome) => Some(outcome),
            Turn::Ask { .. } => None,
        }
    }
}

/// A decision to be made: it holds the seat's view and legal actions, nothing of the truth, and runs until it is
/// content or told to stop.
pub type Thought = Box<dyn FnOnce(&mut Means<'_>) -> Value + Send>;

/// A search that tells all it found out, the best action first; it knows no more than the seat.
pub type Advice = Box<dyn FnOnce(&mut Means<'_>) -> Vec<Advised> + Send>;

/// An action and what a search thinks of it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Advised {
    pub action: Value,
    /// The seat's chance of winning after it, between 0 and 1.
    pub chance: f32,
    /// How much of the search went into it: the larger, the surer.
    pub share: f32,
    /// The seat's chance as it looks right after it.
    pub glance: f32,
}

/// What a client sends: the action itself, never its place in a list.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Answer {
    pub seat: Seat,
    pub question: u32,
    pub action: Value,
}

/// What came of an answer.
#[derive(Clone, Debug)]
pub struct Played {
    /// The luck it drew, in order.
    pub luck: Vec<Roll>,
    /// For each seat, then for spectators, what they are told.
    pub notices: Vec<(Viewer, Vec<Value>)>,
    pub reach: Replayed,
}

/// How far an answer reached: what an undo must know of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Replayed {
    /// Who learnt something that an undo could not make them forget.
    pub learnt: Seats,
    /// A secret answer that waits for others: nothing has happened yet.
    pub pending: bool,
}

/// Why an answer was not taken.
#[derive(Debug)]
pub enum Rejected {
    /// The answer is to a question that is no longer open.
    Stale,
    /// No action of this game; in the reader's words.
    Malformed(String),
    Refused(Box<Refusal>),
    /// The recorded luck is not what these rules ask for.
    OtherLuck,
}

impl fmt::Display for Rejected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Rejected::Stale => f.write_str("the question is no longer open"),
            Rejected::Malformed(because) => write!(f, "no action of this game: {because}"),
            Rejected::Refused(refusal) => refusal.fmt(f),
            Rejected::OtherLuck => f.write_str("the recorded luck is not what these rules ask for"),
        }
    }
}

impl std::error::Error for Rejected {}

impl Clone for Box<dyn Position> {
    fn clone(&self) -> Box<dyn Position> {
        self.copy()
    }
}

impl fmt::Debug for dyn Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Position").field("asked", &self.asked()).finish_non_exhaustive()
    }
}
