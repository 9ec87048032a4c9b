//! Clocks, as they cross the network. Nothing here changes while time merely passes: a client counts by itself.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// How much time players have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", tag = "kind", deny_unknown_fields)]
pub enum TimeRule {
    /// So many seconds for the whole game, and some more after each turn.
    Budget { seconds: u32, increment: u32 },
    /// So many days for each turn; days to spare for the whole game; and days on which the clock rests.
    Days { days: u32, banked: u32, holidays: u32 },
}

/// All clocks of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Clocks {
    pub rule: TimeRule,
    /// All who play want a pause.
    pub paused: bool,
    /// Seat by seat; empty before the game begins.
    pub seats: Vec<SeatClock>,
}

/// One seat's clock: it stands with so much left, or it runs until a moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct SeatClock {
    /// Milliseconds, if it stands.
    #[ts(type = "number | null")]
    pub left: Option<u64>,
    /// When the flag falls, in milliseconds since 1970, if it runs.
    #[ts(type = "number | null")]
    pub until: Option<u64>,
    pub wants_pause: bool,
    /// Days on which it may still rest.
    pub holidays: u32,
    /// When a holiday ends or ended, in milliseconds since 1970, if one was taken.
    #[ts(type = "number | null")]
    pub rests_until: Option<u64>,
}

impl From<TimeRule> for orrery_table::TimeRule {
    fn from(rule: TimeRule) -> orrery_table::TimeRule {
        match rule {
            TimeRule::Budget { seconds, increment } => orrery_table::TimeRule::Budget { seconds, increment },
            TimeRule::Days { days, banked, holidays } => {
                orrery_table::TimeRule::Days { days, banked, holidays }
            }
        }
    }
}
