//! Time travel, as it crosses the network.

use super::Play;
use serde::Serialize;
use ts_rs::TS;

/// A moment of the past, as certain eyes saw it. Nothing can be done there: it offers no choices.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct Moment {
    /// The log entry after which this is.
    pub n: u32,
    /// The newest entry of that log.
    pub newest: u32,
    pub play: Play,
}
