//! What the host of a table may choose.

use crate::Pulsar;
use crate::ids::GoalId;
use orrery_core::{Arg, Clause, Message, Refusal};
use serde::{Deserialize, Serialize};

/// Custom goals are three sides of three different goal tiles.
pub const CUSTOM: Clause = Clause("PUL-16.2");
/// Without headquarters the goals that need projects are left out.
pub const NO_HEADQUARTERS: Clause = Clause("PUL-3.4");

/// The goals of a game.
pub const GOALS: usize = 3;

/// The options of a table (PUL-16.1); the defaults are those of a normal game (PUL-16.3).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    pub cluster: Cluster,
    pub headquarters: bool,
    pub technologies: Technologies,
    pub goals: Goals,
    /// The first roll is partly set (PUL-5.13).
    pub even_start: bool,
    /// Every gyrodyne tile counts in the fourth step of the final count, spinning ones too (PUL-12.7).
    pub gyrodyne_literal: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Cluster {
    Random,
    Open,
    Spur,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Technologies {
    /// One side of each group at random; without headquarters the A boards.
    Random,
    /// The A boards.
    A,
    /// One letter for each of the groups I, II and III.
    Custom([Letter; 3]),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Letter {
    A,
    B,
    C,
    D,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Goals {
    Random,
    /// The three sides marked for a first game.
    Starred,
    Custom([GoalId; GOALS]),
}

impl Default for Options {
    fn default() -> Options {
        Options {
            cluster: Cluster::Random,
            headquarters: true,
            technologies: Technologies::Random,
            goals: Goals::Random,
            even_start: false,
            gyrodyne_literal: false,
        }
    }
}

impl Options {
    /// The set-up for players who meet the game for the first time.
    #[must_use]
    pub fn first_game() -> Options {
        Options {
            cluster: Cluster::Open,
            headquarters: false,
            technologies: Technologies::A,
            goals: Goals::Starred,
            ..Options::default()
        }
    }
}

impl Pulsar {
    /// Refuses goals that do not fit together or cannot be achieved.
    pub fn fit(&self, options: &Options) -> Result<(), Refusal> {
        let Goals::Custom(goals) = options.goals else { return Ok(()) };
        for (at, goal) in goals.iter().enumerate() {
            let number = Arg::Number(i32::from(goal.0));
            CUSTOM.requires(goal.index() < self.goals.len(), || {
                Message::id("goal-unknown").with("number", number)
            })?;
            let part = Arg::Part("goal", u16::from(goal.0));
            let same_tile = |other: &GoalId| other.tile() == goal.tile();
            CUSTOM.requires(!goals[..at].iter().any(same_tile), || {
                Message::id("goal-tile-twice").with("goal", part)
            })?;
            let possible = options.headquarters || !self.goals[goal.index()].needs_hq;
            NO_HEADQUARTERS
                .requires(possible, || Message::id("goal-needs-headquarters").with("goal", part))?;
        }
        Ok(())
    }
}
