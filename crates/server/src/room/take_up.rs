//! A game is taken up where the store has it: replayed from its beginning, or followed from where it is known.

use super::chronicle::Chronicle;
use super::windows::Hours;
use super::{Playing, Room};
use crate::problem::Problem;
use orrery_core::Seats;
use orrery_store::{EntryRow, Stage, StoreError};
use orrery_table::{Opening, Record, Secret, Table};

impl Room {
    /// What another node wrote after the row was read and before this room could hear of it is no news to anybody: so
    /// the row is read once more.
    pub(super) async fn take_up_afresh(&mut self) -> Result<(), Problem> {
        if self.hall.is_shared {
            self.row = self.hall.store.table(&self.row.id).await?.ok_or(Problem::NoSuchTable)?;
        }
        self.take_up().await
    }

    /// Replays what the store has of a game that has begun.
    pub(super) async fn take_up(&mut self) -> Result<(), Problem> {
        if self.row.header.is_none() || !matches!(self.row.stage, Stage::Playing | Stage::Over) {
            return Ok(());
        }
        let entries = self.hall.store.entries(&self.row.id, 0).await?;
        self.done.clear();
        self.replay(entries).await
    }

    /// Goes on with what others have added to the game.
    pub(super) async fn take_up_more(&mut self, fresh: &[EntryRow]) -> Result<(), Problem> {
        let followed = self.game.as_mut().is_some_and(|game| game.follow(fresh, self.row.opened));
        if !followed {
            return self.take_up().await;
        }
        fresh.iter().filter_map(|entry| entry.command.clone()).for_each(|command| self.remember(command));
        Ok(())
    }

    async fn replay(&mut self, entries: Vec<EntryRow>) -> Result<(), Problem> {
        let Some(header) = &self.row.header else { return Ok(()) };
        let broken = |because: String| Problem::Malformed(because);
        let secret =
            Secret::from_hex(&self.row.secret).map_err(|_| broken("the secret is not one".into()))?;
        // A bot that thinks goes on thinking, and a window that is open stays so.
        let (before, thinking, hours) = match self.game.take() {
            Some(Playing { table, thinking, hours, .. }) => (Some(table), thinking, hours),
            None => (None, Default::default(), Hours::with(secret.clone(), tokio::time::Instant::now)),
        };
        let mut record: Record =
            serde_json::from_value(header.clone()).map_err(|error| broken(error.to_string()))?;
        let kept = entries.len();
        let read = entries.iter().map(|row| serde_json::from_str(&row.body)).collect::<Result<_, _>>();
        record.entries = read.map_err(|error: serde_json::Error| broken(error.to_string()))?;
        entries.into_iter().filter_map(|entry| entry.command).for_each(|command| self.remember(command));
        let kit = self.hall.game(&self.row.game)?.clone();
        let chronicle = Chronicle::retell(&kit, &record);
        // The luck of the set-up follows from the secret, so a table that was never laid is laid as it would have been.
        let mut table = if kept == 0 {
            let began = self.hall.now().saturating_sub(self.row.opened);
            let Record { options, seats, opened, clock, .. } = record;
            let opening = Opening { options, seats, opened, clock, began };
            Table::open(&kit, opening, secret).map_err(|unfit| broken(unfit.to_string()))?
        } else {
            Table::resume(&kit, record, secret).map_err(|error| broken(format!("{error:?}")))?
        };
        if let Some(before) = before {
            table.go_on_from(&before);
        }
        // Where the table is laid now, nobody has been called yet.
        let asked = (kept == 0).then_some(Seats::NONE);
        self.game = Some(Playing { table, chronicle, kept, thinking, asked, hours });
        // While nothing can be kept, that cannot be kept either; it will be when something can.
        if !self.hall.outages.is_failing() {
            self.forgive_outage();
        }
        match self.persist(None).await {
            // Another node has laid the table meanwhile, and it was taken up as that one did.
            Err(Problem::Store(StoreError::Taken)) => Ok(()),
            kept => kept,
        }
    }
}

impl Playing {
    /// Follows what others have added; whether that was possible. If not, the game must be replayed.
    pub(super) fn follow(&mut self, fresh: &[EntryRow], opened: u64) -> bool {
        // What is here and in no store cannot be followed by what is.
        if self.table.entries().len() != self.kept {
            return false;
        }
        for row in fresh {
            let Ok(entry) = serde_json::from_str(&row.body) else { return false };
            if self.chronicle.follow(&mut self.table, &entry, opened).is_err() {
                return false;
            }
        }
        self.kept += fresh.len();
        // Whoever wrote it has called those who are asked now.
        self.asked = None;
        true
    }
}
