//! One file: SQLite in WAL mode, many readers, one writer that commits in groups.

mod writer;

use crate::{Kept, Person, Store, StoreError, TableRow};
use sqlx::migrate::{MigrateError, Migrator};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteRow, SqliteSynchronous,
};
use sqlx::{ConnectOptions, Row};
use std::path::Path;
use std::time::Duration;
use writer::{Write, Writer};

static MIGRATIONS: Migrator = sqlx::migrate!("migrations/sqlite");

/// Readers beside the one writer: more would only wait for the disk together.
const READERS: u32 = 4;

#[derive(Debug)]
pub struct Sqlite {
    readers: SqlitePool,
    writer: Writer,
}

impl Sqlite {
    /// Opens the file, makes it if it is not there, and brings it up to date.
    pub async fn open(file: &Path) -> Result<Sqlite, StoreError> {
        let options = SqliteConnectOptions::new()
            .filename(file)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(Duration::from_secs(10))
            .foreign_keys(true);
        let mut connection = options.clone().connect().await.map_err(unreachable)?;
        MIGRATIONS.run(&mut connection).await.map_err(|error| match error {
            MigrateError::VersionMissing(_) | MigrateError::VersionTooNew(..) => StoreError::Newer,
            other => StoreError::Unreachable(other.to_string()),
        })?;
        let readers =
            SqlitePoolOptions::new().max_connections(READERS).connect_lazy_with(options.read_only(true));
        Ok(Sqlite { readers, writer: Writer::start(connection) })
    }
}

impl Store for Sqlite {
    fn person_by_secret(&self, hash: [u8; 32]) -> Kept<'_, Option<Person>> {
        Box::pin(async move {
            let found = sqlx::query("SELECT * FROM people WHERE secret = ?").bind(hash.to_vec());
            found.fetch_optional(&self.readers).await.map_err(unreachable)?.map(person).transpose()
        })
    }

    fn person(&self, id: &str) -> Kept<'_, Option<Person>> {
        let id = id.to_owned();
        Box::pin(async move {
            let found = sqlx::query("SELECT * FROM people WHERE id = ?").bind(id);
            found.fetch_optional(&self.readers).await.map_err(unreachable)?.map(person).transpose()
        })
    }

    fn keep_person(&self, person: Person) -> Kept<'_, ()> {
        self.writer.write(Write::Person(person))
    }

    fn table(&self, id: &str) -> Kept<'_, Option<TableRow>> {
        let id = id.to_owned();
        Box::pin(async move {
            let found = sqlx::query("SELECT body FROM tables WHERE id = ?").bind(id);
            found.fetch_optional(&self.readers).await.map_err(unreachable)?.map(table).transpose()
        })
    }

    fn keep_table(&self, table: TableRow) -> Kept<'_, ()> {
        self.writer.write(Write::Table(Box::new(table)))
    }

    fn tables_of(&self, person: &str, most: u32) -> Kept<'_, Vec<TableRow>> {
        let person = person.to_owned();
        Box::pin(async move {
            let found = sqlx::query(
                "SELECT body FROM tables JOIN sitters ON tbl = id WHERE person = ? ORDER BY at DESC LIMIT ?",
            );
            let rows = found.bind(person).bind(most).fetch_all(&self.readers).await.map_err(unreachable)?;
            rows.into_iter().map(table).collect()
        })
    }

    fn gathering(&self, most: u32) -> Kept<'_, Vec<TableRow>> {
        Box::pin(async move {
            let found = sqlx::query(
                "SELECT body FROM tables WHERE public AND stage = 'gathering' ORDER BY at DESC LIMIT ?",
            );
            let rows = found.bind(most).fetch_all(&self.readers).await.map_err(unreachable)?;
            rows.into_iter().map(table).collect()
        })
    }

    fn append(&self, table: &str, n: u32, body: String) -> Kept<'_, ()> {
        self.writer.write(Write::Entry { table: table.to_owned(), n, body })
    }

    fn entries(&self, table: &str, from: u32) -> Kept<'_, Vec<String>> {
        let table = table.to_owned();
        Box::pin(async move {
            let found = sqlx::query("SELECT body FROM entries WHERE tbl = ? AND n >= ? ORDER BY n");
            let rows = found.bind(table).bind(from).fetch_all(&self.readers).await.map_err(unreachable)?;
            rows.iter().map(|row| row.try_get("body").map_err(unreachable)).collect()
        })
    }

    fn add_page(&self, book: &str, n: u32, body: String) -> Kept<'_, ()> {
        self.writer.write(Write::Page { book: book.to_owned(), n, body })
    }

    fn pages(&self, book: &str, from: u32) -> Kept<'_, Vec<String>> {
        let book = book.to_owned();
        Box::pin(async move {
            let found = sqlx::query("SELECT body FROM pages WHERE book = ? AND n >= ? ORDER BY n");
            let rows = found.bind(book).bind(from).fetch_all(&self.readers).await.map_err(unreachable)?;
            rows.iter().map(|row| row.try_get("body").map_err(unreachable)).collect()
        })
    }

    fn watchable(&self, most: u32) -> Kept<'_, Vec<TableRow>> {
        Box::pin(async move {
            let found = sqlx::query(
                "SELECT body FROM tables WHERE public AND stage = 'playing' ORDER BY at DESC LIMIT ?",
            );
            let rows = found.bind(most).fetch_all(&self.readers).await.map_err(unreachable)?;
            rows.into_iter().map(table).collect()
        })
    }

    fn close(&self) -> Kept<'_, ()> {
        Box::pin(async move {
            self.readers.close().await;
            self.writer.close().await
        })
    }
}

fn person(row: SqliteRow) -> Result<Person, StoreError> {
    let secret: Vec<u8> = row.try_get("secret").map_err(unreachable)?;
    Ok(Person {
        id: row.try_get("id").map_err(unreachable)?,
        secret: secret.try_into().map_err(|_| StoreError::Unreachable("a secret is not a hash".into()))?,
        name: row.try_get("name").map_err(unreachable)?,
        settings: serde_json::from_str(row.try_get("settings").map_err(unreachable)?)?,
        since: row.try_get::<i64, _>("since").map_err(unreachable)? as u64,
    })
}

fn table(row: SqliteRow) -> Result<TableRow, StoreError> {
    Ok(serde_json::from_str(row.try_get("body").map_err(unreachable)?)?)
}

fn unreachable(error: sqlx::Error) -> StoreError {
    StoreError::Unreachable(error.to_string())
}
