//! Levels from a first game to as strong as a table can wait for: a budget, and errors in measure.

use crate::Budget;

/// How strong a bot plays, from 1 to 8.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Level(u8);

/// What makes a level: how far it looks, and how many of a hundred decisions it leaves to chance.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Make {
    pub budget: Budget,
    pub errs: u32,
}

/// What each wins against the one before is measured in `docs/bots.md`, as far as it is.
const MAKES: [Make; Level::ALL.len()] = [
    Make { budget: Budget::Iterations(4), errs: 70 },
    Make { budget: Budget::Iterations(10), errs: 38 },
    Make { budget: Budget::Iterations(20), errs: 25 },
    Make { budget: Budget::Iterations(50), errs: 10 },
    Make { budget: Budget::Iterations(150), errs: 3 },
    Make { budget: Budget::Iterations(400), errs: 0 },
    Make { budget: Budget::Iterations(2000), errs: 0 },
    Make { budget: Budget::Iterations(12_000), errs: 0 },
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

    pub(crate) fn make(self) -> Make {
        MAKES[usize::from(self.0) - 1]
    }
}
