//! Clocks at the table: who may say that time is up, and when nobody's time runs.

use super::Room;
use crate::problem::Problem;
use crate::wire::{Clocks, SeatClock, TimeRule};
use orrery_core::Seat;
use orrery_store::{StoreError, TableRow};
use orrery_table::{Deed, Entry, Time};

/// Several who notice the same outage do not agree about its end by more milliseconds than this.
const SAME: u64 = 10_000;

/// What was agreed about time when the table was opened.
pub(super) fn rule(row: &TableRow) -> Option<TimeRule> {
    row.clock.clone().and_then(|rule| serde_json::from_value(rule).ok())
}

impl Room {
    /// The clocks as everybody sees them.
    pub(super) fn clocks(&self) -> Option<Clocks> {
        let rule = rule(&self.row)?;
        let table = self.game.as_ref().map(|game| &game.table);
        let seat = |seat: Seat| {
            let reading = table?.reading(seat)?;
            let (left, until) = match reading.time {
                Time::Left(left) => (Some(left), None),
                Time::Until(until) => (None, Some(self.row.opened + until)),
            };
            let (wants_pause, holidays) = (reading.wants_pause, reading.holidays);
            let rests_until = reading.rests_until.map(|until| self.row.opened + until);
            Some(SeatClock { left, until, wants_pause, holidays, rests_until })
        };
        let seats = (0..self.row.seats.len() as u8).filter_map(|at| seat(Seat(at))).collect();
        Some(Clocks { rule, paused: table.is_some_and(orrery_table::Table::is_paused), seats })
    }

    /// Somebody says that another's time is up: the default is played.
    pub(super) fn claim_time(&mut self, by: Seat, of: Seat) -> Result<(), Problem> {
        let (at, opened) = (self.time(), self.row.opened);
        let game = self.game.as_mut().ok_or(Problem::NotStarted)?;
        let played = game.table.flag_and_play(of, by, at)?;
        let notices = played.map_or_else(Vec::new, |played| played.notices);
        game.chronicle.tell(game.table.entries(), opened, notices);
        Ok(())
    }

    /// Nobody pays for the time in which no server ran, or nothing could be kept. It is entered once, by whoever opens
    /// the table first.
    pub(super) fn forgive_outage(&mut self) {
        let outage = self.hall.outages.last(self.hall.now());
        let (Some((from, until)), Some(_)) = (outage, rule(&self.row)) else { return };
        let (now, opened) = (self.time(), self.row.opened);
        let Some(game) = self.game.as_mut().filter(|game| game.table.ended().is_none()) else { return };
        let (from, until) = (from.saturating_sub(opened), until.saturating_sub(opened).min(now));
        let is_known = |entry: &Entry| match entry.deed {
            Deed::Outage { until: known, .. } => known > from && known + SAME >= until,
            _ => entry.at >= until,
        };
        if from < until
            && !game.table.entries().iter().any(is_known)
            && let Err(fault) = game.table.outage((from, until), now)
        {
            tracing::warn!(table = %self.row.id, ?fault, "an outage could not be entered");
        }
    }

    /// Before anything is judged: whoever stood still meanwhile with the server, or was at its mercy, pays for nothing.
    pub(super) async fn forgive_what_is_new(&mut self) {
        self.hall.notice_a_gap().await;
        let last = self.hall.outages.last(self.hall.now());
        // While nothing can be kept, that cannot be kept either.
        if last == self.forgiven || self.hall.outages.is_failing() {
            return;
        }
        match self.be_forgiven().await {
            // Another node was faster, and has entered the same.
            Ok(()) | Err(Problem::Store(StoreError::Taken)) => self.forgiven = last,
            Err(problem) => tracing::warn!(table = %self.row.id, ?problem, "an outage was not kept"),
        }
    }

    /// The same for a table that was open all the time.
    pub(super) async fn be_forgiven(&mut self) -> Result<(), Problem> {
        self.forgive_outage();
        self.persist(None).await
    }
}
