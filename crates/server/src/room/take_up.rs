//! A game is taken up where the store has it: replayed from its beginning, or followed from where it is known.

use super::chronicle::Chronicle;
use super::windows::Hours;
use super::{Playing, Room};
use crate::problem::Problem;
use orrery_core::Seats;
use orrery_store::{EntryRow, Stage, StoreError};
use orrery_table::{Bots, Opening, Record, Secret, Table};

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
            Some(Playing { table, kept, asked_for, thinking, hours, .. }) => {
                (Some((table, (kept, asked_for))), thinking, hours)
            }
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
        let table = if kept == 0 {
            let began = self.hall.now().saturating_sub(self.row.opened);
            let Record { options, seats, opened, clock, .. } = record;
            let opening = Opening { options, seats, opened, clock, began };
            Table::open(&kit, opening, secret).map_err(|unfit| broken(unfit.to_string()))?
        } else {
            Table::resume(&kit, record, secret).map_err(|error| broken(format!("{error:?}")))?
        };
        // In a serious game a bot that plays there takes nothing back that is no longer free.
        let mut table = table.where_bots(if self.row.serious { Bots::Mind } else { Bots::Agree });
        if let Some((before, when_kept)) = before {
            table.go_on_from(&before, when_kept);
        }
        // Where the table is laid now, nobody has been called yet.
        let asked = (kept == 0).then_some(Seats::NONE);
        let asked_for = table.request().cloned();
        self.game = Some(Playing { table, chronicle, kept, asked_for, thinking, asked, hours });
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
    /// The store has every entry there is: to this the game goes back if the next ones cannot be kept.
    pub(super) fn is_kept(&mut self) {
        self.kept = self.table.entries().len();
        self.asked_for = self.table.request().cloned();
    }

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
        self.is_kept();
        // Whoever wrote it has called those who are asked now.
        self.asked = None;
        true
    }
}

#[cfg(test)]
mod tests {
    use crate::Config;
    use crate::hall::Hall;
    use crate::room::forgetful::{self, person};
    use crate::room::{Room, begin};
    use crate::wire::{Command, Order, Until};
    use orrery_core::{Ask, Seat, Turn};
    use orrery_shelf::toy::TOY;
    use orrery_store::{SeatRow, Sqlite, Store, TableRow};
    use orrery_table::{Deed, Secret, Table};
    use std::sync::Arc;

    const SEATS: u8 = 3;

    /// Two hosts of one game in which somebody has asked the others for an undo, and who has.
    async fn two_hosts(folder: &std::path::Path) -> (Room, Room, Seat) {
        let kit = TOY.standard();
        let config = Config::new(([127, 0, 0, 1], 0).into(), vec![kit.clone()]);
        let store = Arc::new(Sqlite::open(&folder.join("orrery.db")).await.expect("a new file"));
        let seats = Seat::all(SEATS).map(|seat| SeatRow::Person { person: person(seat), name: person(seat) });
        let gathered = TableRow {
            game: "skirmish".into(),
            seats: seats.collect(),
            secret: Secret::derived("take up", &[5]).to_hex(),
            ..forgetful::row()
        };
        let row = begin(gathered, &kit).expect("a game of three");
        store.keep_table(row.clone()).await.expect("it is kept");
        let hall = Arc::new(Hall::new(config, store));
        let open = async |row: TableRow| {
            let (_, mut room) = Room::build(hall.clone(), row);
            room.take_up_afresh().await.expect("it is played");
            room
        };
        let mut here = open(row.clone()).await;
        let asker = loop {
            let asking = |seat: &Seat| {
                matches!(
                    table(&here).reach(*seat),
                    Ok(orrery_table::Reach { terms: orrery_table::Terms::Consent { .. }, .. })
                )
            };
            match Seat::all(SEATS).find(asking) {
                Some(asker) if matches!(table(&here).now().asked(), Turn::Ask { ask: Ask::Open, .. }) => {
                    break asker;
                }
                _ => answer(&mut here).await,
            }
        };
        let there = open(row).await;
        say(&mut here, Command::Undo { id: "undo".into(), seat: asker }).await;
        assert!(table(&here).request().is_some(), "the others are asked");
        (here, there, asker)
    }

    fn table(room: &Room) -> &Table {
        &room.game.as_ref().expect("it is played").table
    }

    async fn say(room: &mut Room, command: Command) {
        let by = command.seat().expect("somebody says it");
        room.hear(0, Some(person(by)), command).await;
    }

    /// Whoever is asked gives the first answer there is.
    async fn answer(room: &mut Room) {
        let Turn::Ask { seats, .. } = table(room).now().asked() else { panic!("the game goes on") };
        let seat = seats.iter().next().expect("somebody is asked");
        let (question, action) =
            (table(room).now().question(seat), table(room).now().actions(seat).remove(0));
        let id = format!("{} answers {question}", seat.0);
        say(room, Command::Answer { id, seat, question, action }).await;
    }

    fn order(seat: Seat) -> Command {
        let order = Some(Order { until: Until::Revoked, stops: Vec::new() });
        Command::Order { id: "order".into(), seat, order }
    }

    /// Another host was faster with something that is nobody else's business: what the last one agreed to is granted all
    /// the same.
    #[tokio::test]
    async fn an_undo_is_granted_though_another_host_has_entered_something_meanwhile() {
        let folder = tempfile::tempdir().expect("a folder");
        let (mut here, mut there, asker) = two_hosts(folder.path()).await;
        say(&mut there, order(asker)).await;
        let request = table(&here).request().expect("the others are asked").clone();
        for seat in request.waiting.iter() {
            let id = format!("{} agrees", seat.0);
            say(&mut here, Command::Consent { id, seat, request: request.id, yes: true }).await;
        }
        let kept = here.hall.store.entries("table", 0).await.expect("it can be read");
        let last: orrery_table::Entry =
            serde_json::from_str(&kept.last().expect("it began").body).expect("an entry");
        assert!(matches!(last.deed, Deed::Undo { seat, .. } if seat == asker), "{last:?}");
        assert_eq!(table(&here).request(), None);
    }

    /// Play went on at another host: an undo that was asked for before has lapsed, also for a host that was about to
    /// enter something itself.
    #[tokio::test]
    async fn what_another_host_has_entered_first_is_never_passed_over() {
        let folder = tempfile::tempdir().expect("a folder");
        let (mut here, mut there, asker) = two_hosts(folder.path()).await;
        let before = table(&there).entries().len();
        answer(&mut there).await;
        assert!(there.game.as_ref().is_some_and(|game| game.table.settles(&game.table.entries()[before])));
        say(&mut here, order(asker)).await;
        let fresh = &table(&here).entries()[before..];
        assert!(fresh.iter().any(|entry| matches!(entry.deed, Deed::Order { .. })), "{fresh:?}");
        assert_eq!(table(&here).request(), None, "play has gone on");
    }
}
