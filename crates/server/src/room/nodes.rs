//! Several servers over one database: a room catches up with what others have written, and bots think in one place.

use super::{Mail, Playing, Room};
use crate::problem::Problem;
use orrery_store::StoreError;
use std::time::{Duration, Instant};

/// How long the bots of a table stay with one node that does not ask for them again: longer than a thought takes.
const LEASE: Duration = Duration::from_secs(10);

impl Room {
    /// Another node may have written something.
    pub(super) async fn hear_of_others(&mut self) {
        let mark = self.game.as_ref().map(Playing::mark);
        if let Err(problem) = self.catch_up().await {
            tracing::warn!(table = %self.row.id, ?problem, "the table cannot be read");
            self.adrift = true;
            return;
        }
        self.settle().await;
        self.show_since(mark.as_ref()).await;
    }

    /// What other nodes have said meanwhile may not have been heard.
    pub(super) async fn ask_anew(&mut self) {
        if let Err(problem) = self.hear_chat().await {
            tracing::warn!(table = %self.row.id, ?problem, "what was said cannot be read");
        }
        self.ask_company();
    }

    /// Reads what is new, and goes by it from now on; whether there was anything.
    pub(super) async fn catch_up(&mut self) -> Result<bool, Problem> {
        let known = self.game.as_ref().map_or(0, |game| game.kept as u32);
        let (row, entries) =
            tokio::join!(self.hall.store.table(&self.row.id), self.hall.store.entries(&self.row.id, known));
        let (row, entries) = (row?.ok_or(Problem::NoSuchTable)?, entries?);
        let began = self.game.is_none();
        let changed = row.revision > self.row.revision;
        if changed {
            self.take_in(row).await?;
        }
        // A game that has only now begun was read from its beginning.
        if began || entries.is_empty() {
            return Ok(changed);
        }
        self.take_up_more(&entries).await?;
        Ok(true)
    }

    /// Whether there is reason to judge again what was refused: it may be news that has not come yet. Somebody who
    /// was at another node a moment ago must not be told of how things were before.
    pub(super) async fn was_behind(&mut self, problem: &Problem) -> bool {
        let can_be = self.hall.is_shared || matches!(problem, Problem::Store(StoreError::Taken));
        can_be && !self.adrift && matches!(self.catch_up().await, Ok(true))
    }

    /// Whether the bots of this table are ours to wake. If they are another node's, we look again when its lease is
    /// over: it may have gone.
    pub(super) async fn has_the_bots(&mut self) -> bool {
        let now = Instant::now();
        if self.lease.is_some_and(|until| now < until) {
            return true;
        }
        let leased = self.hall.store.lease(&self.row.id, LEASE).await;
        if matches!(leased, Ok(true)) {
            // It is asked for again while it holds, so that it changes hands only when a node is gone.
            self.lease = Some(now + LEASE / 2);
            return true;
        }
        self.lease = None;
        // One look is enough, however much happens meanwhile.
        if self.lease_later.is_some_and(|later| now < later) {
            return false;
        }
        self.lease_later = Some(now + LEASE);
        let door = self.door.clone();
        tokio::spawn(async move {
            tokio::time::sleep(LEASE).await;
            _ = door.post(Mail::News { missed: false }).await;
        });
        false
    }
}
