//! Where tables are kept: people, tables, and the entries of each game, which are only ever added.
//!
//! The trait is small so that another back end is one file. Everything that the server can compute again
//! (positions, scenes, scores) is not kept.

mod copy;
mod data;
mod migrations;
mod postgres;
mod row;
mod sqlite;

pub use copy::{Amount, Tables, amount, copy, is_empty, same};
pub use data::{Data, Look};
pub use postgres::Postgres;
pub use row::{EntryRow, Person, SeatRow, Stage, TableRow, UndoRule};
pub use sqlite::Sqlite;

use futures_util::future::BoxFuture;
use std::time::Duration;
use tokio::sync::broadcast;

/// What every call answers with, sooner or later.
pub type Kept<'a, T> = BoxFuture<'a, Result<T, StoreError>>;

/// A place where games are kept for good. Whatever a call has acknowledged survives a crash.
pub trait Store: Send + Sync + 'static {
    fn person_by_secret(&self, hash: [u8; 32]) -> Kept<'_, Option<Person>>;

    fn person(&self, id: &str) -> Kept<'_, Option<Person>>;

    /// Adds a person, or puts them in place of one of the same id, whatever has become of that one.
    fn keep_person(&self, person: Person) -> Kept<'_, ()>;

    /// Changes a person who is still known by this secret; `Taken` if they have another by now.
    fn change_person(&self, known_by: [u8; 32], person: Person) -> Kept<'_, ()>;

    fn table(&self, id: &str) -> Kept<'_, Option<TableRow>>;

    /// Adds a table at revision 0, or replaces the revision before this one; `Taken` if somebody else was faster.
    fn keep_table(&self, table: TableRow) -> Kept<'_, ()>;

    /// The tables a person sits at or has opened, the latest first.
    fn tables_of(&self, person: &str, most: u32) -> Kept<'_, Vec<TableRow>>;

    /// Public tables that still gather players, the latest first.
    fn gathering(&self, most: u32) -> Kept<'_, Vec<TableRow>>;

    /// All people in the order of their ids, so many of them behind this one.
    fn people(&self, after: &str, most: u32) -> Kept<'_, Vec<Person>>;

    /// All tables in the order of their ids, so many of them behind this one.
    fn tables(&self, after: &str, most: u32) -> Kept<'_, Vec<TableRow>>;

    /// Adds entries to a table, the first of them as number `from`: all or none. `Taken` if that number is not the
    /// next one.
    fn append(&self, table: &str, from: u32, entries: Vec<EntryRow>) -> Kept<'_, ()>;

    /// All entries of a table from `n` on, in order.
    fn entries(&self, table: &str, from: u32) -> Kept<'_, Vec<EntryRow>>;

    /// What others write into the same data, as they write it; nothing where nobody else can.
    fn news(&self) -> Option<broadcast::Receiver<Changed>> {
        None
    }

    /// Tells those who write into the same data something that nobody keeps; it arrives as news, or not at all. At most
    /// 7,000 bytes.
    fn whisper(&self, _table: &str, _body: String) -> Kept<'_, ()> {
        Box::pin(async { Ok(()) })
    }

    /// Whether whoever asks may decide for the bots of a table, and nobody else, for so long from now on. A lease that
    /// is not asked for again runs out, so that a node that is gone holds up nobody.
    fn lease(&self, _table: &str, _time: Duration) -> Kept<'_, bool> {
        Box::pin(async { Ok(true) })
    }

    /// Adds page `n` to what is kept beside a game; `Taken` if there is one already.
    fn add_page(&self, table: &str, n: u32, body: String) -> Kept<'_, ()>;

    /// All pages beside a game from `n` on, in order.
    fn pages(&self, table: &str, from: u32) -> Kept<'_, Vec<String>>;

    /// Public tables at which a game is played, the latest first.
    fn watchable(&self, most: u32) -> Kept<'_, Vec<TableRow>>;

    /// Says that a server runs now, in milliseconds since 1970.
    fn say_alive(&self, now: u64) -> Kept<'_, ()>;

    /// When a server was last said to run.
    fn last_alive(&self) -> Kept<'_, Option<u64>>;

    /// Waits until everything acknowledged is on disk, and lets go of the data.
    fn close(&self) -> Kept<'_, ()>;
}

/// What somebody else has written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Changed {
    /// Something about the table of this id.
    Table(String),
    /// Nothing was written, but another node says something about a table.
    Whispered { table: String, node: String, body: String },
    /// News may have been missed: anything may have changed.
    Anything,
}

#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// Somebody else has written there first.
    #[error("somebody else was faster")]
    Taken,
    /// The data was written by an older version of this program, and is only looked at.
    #[error("the data was written by an older version of this program: `orrery serve` brings it up to date")]
    Older,
    /// The data was written by a newer version of this program.
    #[error("the data was written by a newer version of this program")]
    Newer,
    #[error("the stored data cannot be read: {0}")]
    Broken(#[from] serde_json::Error),
    /// The line was cut before the answer came: whether it was kept will be seen when the data is read again.
    #[error("it is not known whether it was kept: {0}")]
    Unknown(String),
    /// The disk is full, read-only or gone; or the database says no for another reason.
    #[error("the data cannot be reached: {0}")]
    Unreachable(String),
}
