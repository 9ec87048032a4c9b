//! When servers ran: time in which none did is nobody's, and no clock runs in it.

use crate::hall::Hall;
use crate::neighbors;
use orrery_store::Store;
use std::sync::Arc;
use std::time::Duration;

/// How often a server says that it is alive. A crash costs the players of timed games no more than they win by it.
const BEAT: Duration = Duration::from_secs(5);
/// With several nodes another one may have been alive all the time: so much silence is none.
const SILENCE: u64 = 3 * BEAT.as_millis() as u64;

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
        self.outage = outage;
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
                hall.say_alive().await;
                neighbors::say(&*hall.store, true).await;
                hall.miss_neighbors().await;
            }
        });
    }

    pub(crate) async fn say_alive(&self) {
        if let Err(error) = self.store.say_alive(self.now()).await {
            tracing::warn!(%error, "it could not be kept that this server runs");
        }
    }
}
