//! When servers ran: time in which none did is nobody's, and no clock runs in it.

use crate::hall::Hall;
use crate::neighbors;
use orrery_store::Store;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// How often a server says that it is alive. A crash costs the players of timed games no more than they win by it.
const BEAT: Duration = Duration::from_secs(5);
/// With several nodes another one may have been alive all the time: so much silence is none.
const SILENCE: u64 = 3 * BEAT.as_millis() as u64;

/// When nothing could be kept, because no server ran or because the store was gone.
#[derive(Debug)]
pub(crate) struct Outages(Mutex<Known>);

#[derive(Clone, Copy, Debug)]
struct Known {
    /// When it was last kept that this server runs.
    alive: u64,
    /// Something could not be kept since.
    failing: bool,
    last: Option<(u64, u64)>,
}

impl Outages {
    /// A server begins, after a time in which none ran, or not.
    pub(crate) fn new(now: u64, before: Option<(u64, u64)>) -> Outages {
        Outages(Mutex::new(Known { alive: now, failing: false, last: before }))
    }

    /// Something could not be kept.
    pub(crate) fn fail(&self) {
        self.known().failing = true;
    }

    /// Something could be kept again; whether an outage ends with it.
    fn end(&self, now: u64) -> bool {
        let mut known = self.known();
        let failed = std::mem::take(&mut known.failing);
        if failed {
            known.last = Some((known.alive, now));
        }
        known.alive = now;
        failed
    }

    /// Whether this server has not said for long that it runs, although nothing failed.
    fn is_overdue(&self, now: u64) -> bool {
        let known = self.known();
        !known.failing && now.saturating_sub(known.alive) > SILENCE
    }

    /// It stood still, and nobody else ran meanwhile; or somebody did. Whether an outage ends with it.
    fn go_on(&self, stood_still: Option<(u64, u64)>, now: u64) -> bool {
        let mut known = self.known();
        known.alive = known.alive.max(now);
        known.last = stood_still.or(known.last);
        stood_still.is_some()
    }

    /// Whether nothing is known to be kept at present.
    pub(crate) fn is_failing(&self) -> bool {
        self.known().failing
    }

    /// From when until when nothing could be kept the last time, as far as is known now.
    pub(crate) fn last(&self, now: u64) -> Option<(u64, u64)> {
        let known = self.known();
        if known.failing { Some((known.alive, now)) } else { known.last }
    }

    fn known(&self) -> MutexGuard<'_, Known> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// From when until when no server ran before this one, in milliseconds since 1970.
pub(crate) async fn outage(store: &dyn Store, now: u64) -> Option<(u64, u64)> {
    let last = store.last_alive().await.ok().flatten()?;
    let silent = now.saturating_sub(last);
    let spared = if store.news().is_some() { SILENCE } else { 0 };
    (silent > spared).then_some((last, now))
}

impl Hall {
    /// The same, after a time in which no server ran.
    pub(crate) fn after(mut self, outage: Option<(u64, u64)>) -> Hall {
        self.outages = Outages::new(self.now(), outage);
        self
    }

    /// Says from time to time that this server is alive, for as long as it runs.
    pub(crate) fn beat(self: &Arc<Hall>) {
        let hall = Arc::downgrade(self);
        tokio::spawn(async move {
            let mut beats = tokio::time::interval(BEAT);
            loop {
                beats.tick().await;
                let Some(hall) = hall.upgrade() else { return };
                if hall.say_alive().await {
                    hall.end_outage().await;
                }
                neighbors::say(&*hall.store, true).await;
                hall.miss_neighbors().await;
            }
        });
    }

    /// A server says every few seconds that it runs. Where it has not, it stood still with all who play here, or the clock
    /// was set: that is an outage like any other. Whether one ends with it.
    pub(crate) async fn notice_a_gap(&self) -> bool {
        let now = self.now();
        if !self.config.watch.jumps() || !self.outages.is_overdue(now) {
            return false;
        }
        self.outages.go_on(outage(&*self.store, now).await, now)
    }

    /// Says that this server is alive; whether an outage ends with it.
    pub(crate) async fn say_alive(&self) -> bool {
        let stood_still = self.notice_a_gap().await;
        match self.store.say_alive(self.now()).await {
            Ok(()) => self.outages.end(self.now()) || stood_still,
            Err(error) => {
                tracing::warn!(%error, "it could not be kept that this server runs");
                self.outages.fail();
                false
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_stands_still_for_long_is_overdue_and_who_fails_has_failed() {
        let outages = Outages::new(100, None);
        assert!(!outages.is_overdue(100 + SILENCE) && outages.is_overdue(101 + SILENCE));
        assert!(!outages.go_on(None, 900_000), "another node ran all the time");
        assert!(!outages.is_overdue(900_100) && outages.last(900_100).is_none());
        assert!(outages.go_on(Some((900_100, 990_000)), 990_000));
        assert_eq!(outages.last(990_001), Some((900_100, 990_000)));
        outages.fail();
        assert!(!outages.is_overdue(2_000_000));
    }

    #[test]
    fn an_outage_lasts_from_what_was_kept_last_to_what_is_kept_next() {
        let outages = Outages::new(100, Some((10, 90)));
        assert!(!outages.end(105) && !outages.is_failing());
        assert_eq!(outages.last(107), Some((10, 90)));
        outages.fail();
        assert_eq!(outages.last(400), Some((105, 400)), "it is not over yet");
        outages.fail();
        assert!(outages.end(500) && !outages.end(505), "and ends once");
        assert_eq!(outages.last(999), Some((105, 500)));
    }
}
