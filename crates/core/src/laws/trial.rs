//! What a game's tests bring to the laws.

use crate::{Chance, Game, Seat};
use proptest::strategy::BoxedStrategy;

/// A game on trial: the box, and what only a second reading of the rules can tell.
///
/// `redeal` and `census` are written from the rules, by somebody who has not written `view.rs`: a leak oracle copied
/// from the view it tries would share its faults.
pub trait Trial: Sync {
    type Game: Game;

    /// No random game asks more questions than this.
    const LONGEST: u32 = 100_000;

    fn game(&self) -> &Self::Game;

    /// The options to be tried; different seeds should try different ones.
    fn options(&self, _seats: u8, _seed: u64) -> <Self::Game as Game>::Options {
        Default::default()
    }

    /// Deals anew everything that this seat must not know, and nothing else.
    fn redeal(
        &self,
        state: &<Self::Game as Game>::State,
        seat: Seat,
        dice: &mut dyn Chance,
    ) -> <Self::Game as Game>::State;

    /// How many of each component there are, wherever they lie: the same after every action of a game.
    fn census(&self, state: &<Self::Game as Game>::State) -> Vec<(&'static str, i64)>;

    /// Any action at all, sensible or not, with numbers a little out of range too.
    fn any_action(&self) -> BoxedStrategy<<Self::Game as Game>::Action>;
}

/// How much of the law suite to run.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    pub games: u64,
    /// The first seed: long runs begin where others have not been.
    pub from: u64,
    /// One question in so many meets the costly laws.
    pub every: u32,
}

impl Effort {
    /// What continuous integration can afford, unless the environment asks for more: `ORRERY_LAWS_GAMES`,
    /// `ORRERY_LAWS_FROM`, `ORRERY_LAWS_EVERY`.
    #[must_use]
    pub fn of_this_run(games: u64) -> Effort {
        let number = |name: &str| std::env::var(name).ok().and_then(|text| text.parse::<u64>().ok());
        Effort {
            games: number("ORRERY_LAWS_GAMES").unwrap_or(games),
            from: number("ORRERY_LAWS_FROM").unwrap_or(0),
            every: number("ORRERY_LAWS_EVERY").map_or(10, |every| every.max(1) as u32),
        }
    }

    pub(super) fn seeds(self) -> std::ops::Range<u64> {
        self.from..self.from + self.games
    }
}
