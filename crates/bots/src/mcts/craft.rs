//! How the search goes about it: numbers that were tried against each other, not guessed (`docs/bots.md`).

use orrery_core::Game;

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Craft {
    /// Actions played at random beyond the tree before the position is judged; `u32::MAX` plays to the end.
    pub rollout: u32,
    /// How many random actions each of those is the best of, at a glance.
    pub tries: u32,
    /// How much a seldom tried action is preferred, in units of how much results differ.
    pub explore: f32,
    /// How much surer the first glance makes the actions that look better: the smaller, the surer.
    pub doubt: f32,
    /// How many actions of a node are considered: this many, and more with the square root of its visits.
    pub wide: f32,
    /// How many trials the first glance at an action counts for.
    pub glance: f32,
}

/// Of how many actions a search that takes its time plays the best looking one, beyond its tree.
const FEW: u32 = 4;

impl Craft {
    /// What has proved itself in this game.
    #[must_use]
    pub fn of<G: Game>() -> Craft {
        Craft { rollout: G::PLAY_ON, ..Craft::default() }
    }

    /// What has proved itself where there is time: each walk tells more and takes about five times as long. Nothing where
    /// more walks tell as much.
    #[must_use]
    pub fn unhurried<G: Game>() -> Option<Craft> {
        (G::PLAY_ON_WELL > 0).then(|| Craft { rollout: G::PLAY_ON_WELL, tries: FEW, ..Craft::default() })
    }
}

impl Default for Craft {
    fn default() -> Craft {
        Craft { rollout: 0, tries: 1, explore: 1.5, doubt: 0.7, wide: 8.0, glance: 1.0 }
    }
}
