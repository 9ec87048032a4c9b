//! What the host may choose before play (SGO-11).

use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// SGO-11.1.
    pub short_game: bool,
    /// SGO-3.13, SGO-11.2.
    pub reorganization_tokens: bool,
    /// SGO-11.3.
    pub action_order: ActionOrder,
    /// SGO-11.4.
    pub open_corridor_mode: OpenCorridorMode,
    /// SGO-11.5.
    pub random_predominance: bool,
    /// SGO-11.6: turns without a settler on an exoplanet, for each player, after which the game ends; 0 for never.
    pub stall_guard_turns_per_player: u8,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            short_game: false,
            reorganization_tokens: false,
            action_order: ActionOrder::ActiveFirst,
            open_corridor_mode: OpenCorridorMode::Unconnected,
            random_predominance: false,
            stall_guard_turns_per_player: 20,
        }
    }
}

/// Who acts first in an activated room (SGO-4.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ActionOrder {
    ActiveFirst,
    StartingFirst,
}

/// Which corridors cost influence at the end (SGO-10.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OpenCorridorMode {
    Unconnected,
    VoidOnly,
}
