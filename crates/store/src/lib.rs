//! Where tables are kept: people, tables, and the entries of each game, which are only ever added.
//!
//! The trait is small so that another back end is one file. Everything that the server can compute again
//! (positions, scenes, scores) is not kept.

mod row;
mod sqlite;

pub use row::{Person, SeatRow, Stage, TableRow};
pub use sqlite::Sqlite;

use futures_util::future::BoxFuture;

/// What every call answers with, sooner or later.
pub type Kept<'a, T> = BoxFuture<'a, Result<T, StoreError>>;

/// A place where games are kept for good. Whatever a call has acknowledged survives a crash.
pub trait Store: Send + Sync + 'static {
    fn person_by_secret(&self, hash: [u8; 32]) -> Kept<'_, Option<Person>>;

    fn person(&self, id: &str) -> Kept<'_, Option<Person>>;

    /// Adds a person, or changes the name and settings of one.
    fn keep_person(&self, person: Person) -> Kept<'_, ()>;

    fn table(&self, id: &str) -> Kept<'_, Option<TableRow>>;

    /// Adds a table at revision 0, or replaces the revision before this one; `Taken` if somebody else was faster.
    fn keep_table(&self, table: TableRow) -> Kept<'_, ()>;

    /// The tables a person sits at or has opened, the latest first.
    fn tables_of(&self, person: &str, most: u32) -> Kept<'_, Vec<TableRow>>;

    /// Public tables that still gather players, the latest first.
    fn gathering(&self, most: u32) -> Kept<'_, Vec<TableRow>>;

    /// Adds entry `n` of a table; `Taken` if there is one already.
    fn append(&self, table: &str, n: u32, body: String) -> Kept<'_, ()>;

    /// All entries of a table from `n` on, in order.
    fn entries(&self, table: &str, from: u32) -> Kept<'_, Vec<String>>;

    /// Adds page `n` to a book of notes beside the games; `Taken` if there is one already.
    fn add_page(&self, book: &str, n: u32, body: String) -> Kept<'_, ()>;

    /// All pages of a book from `n` on, in order.
    fn pages(&self, book: &str, from: u32) -> Kept<'_, Vec<String>>;

    /// Public tables at which a game is played, the latest first.
    fn watchable(&self, most: u32) -> Kept<'_, Vec<TableRow>>;

    /// Waits until everything acknowledged is on disk, and lets go of the data.
    fn close(&self) -> Kept<'_, ()>;
}

#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// Somebody else has written there first.
    #[error("somebody else was faster")]
    Taken,
    /// The data was written by a newer version of this program.
    #[error("the data was written by a newer version of this program")]
    Newer,
    #[error("the stored data cannot be read: {0}")]
    Broken(#[from] serde_json::Error),
    /// The disk is full, read-only or gone; or the database says no for another reason.
    #[error("the data cannot be reached: {0}")]
    Unreachable(String),
}
