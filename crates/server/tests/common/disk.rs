//! A store with which something can be wrong.

use orrery_store::{Changed, EntryRow, Kept, Person, Sqlite, Store, StoreError, TableRow};
use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::sync::broadcast;

pub struct Disk {
    store: Sqlite,
    /// Nothing can be written.
    pub full: AtomicBool,
    /// Nothing can be read.
    pub unreadable: AtomicBool,
    /// How many appends find that somebody else was faster.
    pub taken: AtomicU32,
    /// What was read of a table a moment too early, once.
    pub stale: Mutex<Option<TableRow>>,
    /// There are other nodes, and they have the bots.
    news: Option<broadcast::Sender<Changed>>,
    /// How often somebody asked for the bots.
    pub leases: AtomicU32,
}

impl Disk {
    pub async fn open(folder: &Path) -> Arc<Disk> {
        Arc::new(Disk::new(folder, None).await)
    }

    /// One over which other nodes run as well.
    pub async fn shared(folder: &Path) -> Arc<Disk> {
        Arc::new(Disk::new(folder, Some(broadcast::Sender::new(16))).await)
    }

    async fn new(folder: &Path, news: Option<broadcast::Sender<Changed>>) -> Disk {
        Disk {
            store: Sqlite::open(&folder.join("orrery.db")).await.unwrap(),
            full: AtomicBool::new(false),
            unreadable: AtomicBool::new(false),
            taken: AtomicU32::new(0),
            stale: Mutex::new(None),
            news,
            leases: AtomicU32::new(0),
        }
    }

    /// Another node has written something about this table.
    pub fn tell(&self, table: &str) {
        _ = self.news.as_ref().unwrap().send(Changed::Table(table.to_owned()));
    }

    fn if_there_is_room<'a>(&self, write: impl FnOnce() -> Kept<'a, ()>) -> Kept<'a, ()> {
        if self.full.load(Ordering::SeqCst) {
            return Box::pin(async { Err(StoreError::Unreachable("no space left on device".into())) });
        }
        write()
    }

    fn if_readable<'a, T: Send + 'a>(&self, read: impl FnOnce() -> Kept<'a, T>) -> Kept<'a, T> {
        if self.unreadable.load(Ordering::SeqCst) {
            return Box::pin(async { Err(StoreError::Unreachable("the line is cut".into())) });
        }
        read()
    }
}

impl Store for Disk {
    fn person_by_secret(&self, hash: [u8; 32]) -> Kept<'_, Option<Person>> {
        self.if_readable(|| self.store.person_by_secret(hash))
    }

    fn person(&self, id: &str) -> Kept<'_, Option<Person>> {
        self.if_readable(|| self.store.person(id))
    }

    fn keep_person(&self, person: Person) -> Kept<'_, ()> {
        self.if_there_is_room(|| self.store.keep_person(person))
    }

    fn change_person(&self, known_by: [u8; 32], person: Person) -> Kept<'_, ()> {
        self.if_there_is_room(|| self.store.change_person(known_by, person))
    }

    fn table(&self, id: &str) -> Kept<'_, Option<TableRow>> {
        if let Some(stale) = self.stale.lock().unwrap().take_if(|stale| stale.id == id) {
            return Box::pin(async { Ok(Some(stale)) });
        }
        self.if_readable(|| self.store.table(id))
    }

    fn keep_table(&self, table: TableRow) -> Kept<'_, ()> {
        self.if_there_is_room(|| self.store.keep_table(table))
    }

    fn tables_of(&self, person: &str, most: u32) -> Kept<'_, Vec<TableRow>> {
        self.if_readable(|| self.store.tables_of(person, most))
    }

    fn gathering(&self, most: u32) -> Kept<'_, Vec<TableRow>> {
        self.if_readable(|| self.store.gathering(most))
    }

    fn people(&self, after: &str, most: u32) -> Kept<'_, Vec<Person>> {
        self.if_readable(|| self.store.people(after, most))
    }

    fn tables(&self, after: &str, most: u32) -> Kept<'_, Vec<TableRow>> {
        self.if_readable(|| self.store.tables(after, most))
    }

    fn append(&self, table: &str, from: u32, entries: Vec<EntryRow>) -> Kept<'_, ()> {
        let one_less = |left: u32| left.checked_sub(1);
        if self.taken.fetch_update(Ordering::SeqCst, Ordering::SeqCst, one_less).is_ok() {
            return Box::pin(async { Err(StoreError::Taken) });
        }
        self.if_there_is_room(|| self.store.append(table, from, entries))
    }

    fn entries(&self, table: &str, from: u32) -> Kept<'_, Vec<EntryRow>> {
        self.if_readable(|| self.store.entries(table, from))
    }

    fn news(&self) -> Option<broadcast::Receiver<Changed>> {
        self.news.as_ref().map(broadcast::Sender::subscribe)
    }

    fn lease(&self, _table: &str, _time: Duration) -> Kept<'_, bool> {
        self.leases.fetch_add(1, Ordering::SeqCst);
        let ours = self.news.is_none();
        Box::pin(async move { Ok(ours) })
    }

    fn add_page(&self, book: &str, n: u32, body: String) -> Kept<'_, ()> {
        self.if_there_is_room(|| self.store.add_page(book, n, body))
    }

    fn pages(&self, book: &str, from: u32) -> Kept<'_, Vec<String>> {
        self.if_readable(|| self.store.pages(book, from))
    }

    fn watchable(&self, most: u32) -> Kept<'_, Vec<TableRow>> {
        self.if_readable(|| self.store.watchable(most))
    }

    fn say_alive(&self, now: u64) -> Kept<'_, ()> {
        self.if_there_is_room(|| self.store.say_alive(now))
    }

    fn last_alive(&self) -> Kept<'_, Option<u64>> {
        self.if_readable(|| self.store.last_alive())
    }

    fn close(&self) -> Kept<'_, ()> {
        self.store.close()
    }
}
