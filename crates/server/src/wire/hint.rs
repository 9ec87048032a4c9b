//! Help for whoever asks for it.

use orrery_scene::Text;
use serde::Serialize;
use serde_json::Value;
use ts_rs::TS;

/// What a search thinks of the best moves of whoever asks.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct Hint {
    /// The question it is about.
    pub question: u32,
    /// The best first.
    pub tips: Vec<Tip>,
}

/// A move, and what a search thinks of it.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct Tip {
    #[ts(type = "unknown")]
    pub action: Value,
    /// The chance of winning after it, between 0 and 1.
    pub chance: f32,
    /// How much of the search went into it: the larger, the surer.
    pub share: f32,
    /// Why, in a sentence.
    pub why: Text,
}
