//! Levels from a first game to as strong as a table can wait for: a budget, and errors in measure.

use crate::Budget;
use crate::mcts::Craft;
use orrery_core::Game;

/// How strong a bot plays, from 1 to 8.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Level(u8);

/// What makes a level.
#[derive(Clone, Copy, Debug)]
struct Make {
    /// How many worlds it looks at.
    worlds: u32,
    /// How many of a hundred decisions it leaves to chance.
    errs: u32,
    /// The same where luck outweighs search.
    errs_if_chancy: u32,
    /// At how many worlds it looks instead where it pays to take time over each.
    unhurried: Option<u32>,
}

/// What each wins against the one before is measured in `docs/bots.md`, as far as it is.
const MAKES: [Make; Level::ALL.len()] = [
    Make { worlds: 4, errs: 70, errs_if_chancy: 83, unhurried: None },
    Make { worlds: 10, errs: 38, errs_if_chancy: 69, unhurried: None },
    Make { worlds: 20, errs: 25, errs_if_chancy: 56, unhurried: None },
    Make { worlds: 50, errs: 10, errs_if_chancy: 46, unhurried: None },
    Make { worlds: 150, errs: 3, errs_if_chancy: 37, unhurried: None },
    Make { worlds: 400, errs: 0, errs_if_chancy: 27, unhurried: None },
    Make { worlds: 2000, errs: 0, errs_if_chancy: 14, unhurried: Some(200) },
    Make { worlds: 12_000, errs: 0, errs_if_chancy: 0, unhurried: Some(2400) },
];

impl Level {
    pub const ALL: [Level; 8] =
        [Level(1), Level(2), Level(3), Level(4), Level(5), Level(6), Level(7), Level(8)];

    #[must_use]
    pub fn new(number: u8) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.0 == number)
    }

    #[must_use]
    pub fn number(self) -> u8 {
        self.0
    }

    /// How many of a hundred decisions it leaves to chance.
    pub(crate) fn errs<G: Game>(self) -> u32 {
        if G::CHANCY { self.make().errs_if_chancy } else { self.make().errs }
    }

    /// How it searches this game.
    pub(crate) fn search<G: Game>(self) -> (Budget, Craft) {
        let Make { worlds, unhurried, .. } = self.make();
        match unhurried.zip(Craft::unhurried::<G>()) {
            Some((worlds, craft)) => (Budget::Iterations(worlds), craft),
            None => (Budget::Iterations(worlds), Craft::of::<G>()),
        }
    }

    fn make(self) -> Make {
        MAKES[usize::from(self.0) - 1]
    }
}
