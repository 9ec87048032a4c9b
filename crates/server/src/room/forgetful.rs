//! A store for trials of rooms.

use futures_util::FutureExt;
use futures_util::future::ready;
use orrery_store::{EntryRow, Kept, Person, Stage, Store, StoreError, TableRow, UndoRule};
#[cfg(test)]
use {
    super::Room,
    crate::{Config, hall::Hall},
    orrery_store::SeatRow,
    std::sync::Arc,
};

/// These settings cannot be read.
pub(super) const UNREADABLE: &str = "unreadable";

/// A store that acknowledges everything at once, so that no test waits for a disk.
#[derive(Default)]
pub(super) struct Forgetful {
    /// What everybody wishes; without it nobody is known.
    pub settings: Option<serde_json::Value>,
}

impl Store for Forgetful {
    fn person_by_secret(&self, _: [u8; 32]) -> Kept<'_, Option<Person>> {
        ready(Ok(None)).boxed()
    }

    fn person(&self, id: &str) -> Kept<'_, Option<Person>> {
        if self.settings.as_ref().is_some_and(|settings| settings == UNREADABLE) {
            return ready(Err(StoreError::Unreachable("on purpose".into()))).boxed();
        }
        let wishing = |settings: &serde_json::Value| {
            let (id, settings) = (id.to_owned(), settings.clone());
            Person { id, secret: [0; 32], name: String::new(), settings, since: 0 }
        };
        ready(Ok(self.settings.as_ref().map(wishing))).boxed()
    }

    fn keep_person(&self, _: Person) -> Kept<'_, ()> {
        ready(Ok(())).boxed()
    }

    fn change_person(&self, _: [u8; 32], _: Person) -> Kept<'_, ()> {
        ready(Ok(())).boxed()
    }

    fn table(&self, _: &str) -> Kept<'_, Option<TableRow>> {
        ready(Ok(None)).boxed()
    }

    fn keep_table(&self, _: TableRow) -> Kept<'_, ()> {
        ready(Ok(())).boxed()
    }

    fn tables_of(&self, _: &str, _: u32) -> Kept<'_, Vec<TableRow>> {
        ready(Ok(Vec::new())).boxed()
    }

    fn gathering(&self, _: u32) -> Kept<'_, Vec<TableRow>> {
        ready(Ok(Vec::new())).boxed()
    }

    fn people(&self, _: &str, _: u32) -> Kept<'_, Vec<Person>> {
        ready(Ok(Vec::new())).boxed()
    }

    fn tables(&self, _: &str, _: u32) -> Kept<'_, Vec<TableRow>> {
        ready(Ok(Vec::new())).boxed()
    }

    fn append(&self, _: &str, _: u32, _: Vec<EntryRow>) -> Kept<'_, ()> {
        ready(Ok(())).boxed()
    }

    fn entries(&self, _: &str, _: u32) -> Kept<'_, Vec<EntryRow>> {
        ready(Ok(Vec::new())).boxed()
    }

    fn add_page(&self, _: &str, _: u32, _: String) -> Kept<'_, ()> {
        ready(Ok(())).boxed()
    }

    fn pages(&self, _: &str, _: u32) -> Kept<'_, Vec<String>> {
        ready(Ok(Vec::new())).boxed()
    }

    fn watchable(&self, _: u32) -> Kept<'_, Vec<TableRow>> {
        ready(Ok(Vec::new())).boxed()
    }

    fn say_alive(&self, _: u64) -> Kept<'_, ()> {
        ready(Ok(())).boxed()
    }

    fn last_alive(&self) -> Kept<'_, Option<u64>> {
        ready(Ok(None)).boxed()
    }

    fn close(&self) -> Kept<'_, ()> {
        ready(Ok(())).boxed()
    }
}

/// A table at which nobody sits yet; Ana is its host.
pub(super) fn row() -> TableRow {
    TableRow {
        id: "table".into(),
        revision: 0,
        game: String::new(),
        name: String::new(),
        host: "ana".into(),
        public: true,
        stage: Stage::Gathering,
        options: serde_json::json!({}),
        seats: Vec::new(),
        header: None,
        secret: String::new(),
        clock: None,
        banned: Vec::new(),
        serious: false,
        undo: UndoRule::default(),
        rematch: None,
        opened: 0,
        at: 0,
    }
}

/// The room of such a table, with these seats.
#[cfg(test)]
pub(super) fn gathering(seats: Vec<SeatRow>) -> Room {
    let hall = Hall::new(Config::new(([127, 0, 0, 1], 0).into(), Vec::new()), Arc::new(Forgetful::default()));
    Room::build(Arc::new(hall), TableRow { seats, ..row() }).1
}

/// Whoever sits there.
#[cfg(test)]
pub(super) fn person(seat: orrery_core::Seat) -> String {
    format!("person-{}", seat.0)
}
