//! Talk beside the game, as it crosses the network.

use orrery_core::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Something that somebody said. It is text and nothing else, whatever it looks like.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ChatLine {
    /// Counts what was said at this table.
    pub n: u32,
    /// Milliseconds since 1970.
    #[ts(type = "number")]
    pub at: u64,
    pub name: String,
    /// Where the speaker sits; none for a spectator.
    #[ts(type = "number | null")]
    pub seat: Option<Seat>,
    pub text: String,
}

/// What somebody wants to say.
#[derive(Clone, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Saying {
    pub text: String,
}
