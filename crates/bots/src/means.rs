//! What thinking takes, all of it handed in: bots own no luck, no clock and no thread.

use orrery_core::Chance;
use std::fmt;
use std::time::Duration;

pub struct Means<'a> {
    pub dice: &'a mut dyn Chance,
    /// A clock that runs on: how long since some moment or other.
    pub clock: &'a (dyn Fn() -> Duration + Sync),
    /// Whether the thought is to end at once with the best it has.
    pub stop: &'a (dyn Fn() -> bool + Sync),
    pub crew: &'a dyn Crew,
}

/// Those who think together about one decision.
pub trait Crew: Sync {
    fn hands(&self) -> usize;

    /// Calls the task once for each hand, numbered from zero, and returns when all are done. Whether they work at the
    /// same time is the crew's affair.
    fn work(&self, task: &(dyn Fn(usize) + Sync));
}

/// One hand, on the thread that asks.
#[derive(Clone, Copy, Debug)]
pub struct Alone;

impl Crew for Alone {
    fn hands(&self) -> usize {
        1
    }

    fn work(&self, task: &(dyn Fn(usize) + Sync)) {
        task(0);
    }
}

impl<'a> Means<'a> {
    /// Nobody hurries the bot: its clock stands still, so that only what it counts itself can end its thought.
    pub fn calm(dice: &'a mut dyn Chance) -> Means<'a> {
        Means { dice, clock: &|| Duration::ZERO, stop: &|| false, crew: &Alone }
    }
}

impl fmt::Debug for Means<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Means").field("hands", &self.crew.hands()).finish_non_exhaustive()
    }
}
