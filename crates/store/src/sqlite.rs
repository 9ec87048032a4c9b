//! One file: SQLite in WAL mode, many readers, one writer that commits in groups.

mod writer;

use crate::migrations::SQLITE;
use crate::{EntryRow, Kept, Person, Store, StoreError, TableRow};
use sqlx::migrate::MigrateError;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteRow,
    SqliteSynchronous,
};
use sqlx::{ConnectOptions, Connection, Row};
use std::path::Path;
use std::time::Duration;
use writer::{Appended, Write, Writer};

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
        make(file);
        let mut connection = options.clone().connect().await.map_err(unreachable)?;
        keep_a_copy(&mut connection, file).await?;
        SQLITE.run(&mut connection).await.map_err(|error| match error {
            MigrateError::VersionMissing(_) | MigrateError::VersionTooNew(..) => StoreError::Newer,
            other => StoreError::Unreachable(other.to_string()),
        })?;
        let readers =
            SqlitePoolOptions::new().max_connections(READERS).connect_lazy_with(options.read_only(true));
        Ok(Sqlite { readers, writer: Writer::start(connection) })
    }

    /// Writes the file as it is at this moment into another, which must not be there yet; servers may go on using it.
    pub async fn copy(file: &Path, into: &Path) -> Result<(), StoreError> {
        if into.exists() {
            return Err(StoreError::Taken);
        }
        let options = SqliteConnectOptions::new().filename(file).busy_timeout(Duration::from_secs(10));
        let mut connection = options.create_if_missing(false).connect().await.map_err(unreachable)?;
        copy_into(&mut connection, into).await?;
        connection.close().await.map_err(unreachable)
    }
}

/// Before data of an older version is brought up to date, it is kept as it was, beside itself.
async fn keep_a_copy(connection: &mut SqliteConnection, file: &Path) -> Result<(), StoreError> {
    let known = "SELECT EXISTS (SELECT 1 FROM sqlite_schema WHERE name = '_sqlx_migrations')";
    let is_ours: bool = sqlx::query_scalar(known).fetch_one(&mut *connection).await.map_err(unreachable)?;
    if !is_ours {
        return Ok(());
    }
    let version = "SELECT coalesce(max(version), 0) FROM _sqlx_migrations";
    let version: i64 = sqlx::query_scalar(version).fetch_one(&mut *connection).await.map_err(unreachable)?;
    let latest = SQLITE.iter().map(|migration| migration.version).max().unwrap_or(0);
    let name = file.file_name().unwrap_or_default().display();
    let copy = file.with_file_name(format!("{name}.before-{latest}"));
    if (1..latest).contains(&version) && !copy.exists() {
        copy_into(connection, &copy).await?;
    }
    Ok(())
}

/// Makes a file that is not there yet its owner's alone, because it tells every hidden card. What
/// SQLite puts beside it is made alike, and where it cannot be made SQLite says why.
fn make(file: &Path) {
    let mut options = std::fs::OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    _ = options.open(file);
}

/// Whoever is killed in the middle of it leaves nothing that could be taken for a whole copy.
async fn copy_into(connection: &mut SqliteConnection, into: &Path) -> Result<(), StoreError> {
    let part = into.with_added_extension("part");
    let name =
        part.to_str().ok_or_else(|| StoreError::Unreachable("the name of the file is no text".into()))?;
    // Somebody else's half copy: SQLite writes into nothing that is not empty.
    _ = std::fs::remove_file(&part);
    make(&part);
    let copied = sqlx::query("VACUUM INTO ?").bind(name).execute(connection).await.map_err(unreachable);
    let copied = copied
        .and_then(|_| put_in_place(&part, into).map_err(|error| StoreError::Unreachable(error.to_string())));
    if copied.is_err() {
        _ = std::fs::remove_file(&part);
    }
    copied
}

/// SQLite leaves it to the system when a copy is on disk.
fn put_in_place(part: &Path, whole: &Path) -> std::io::Result<()> {
    std::fs::File::open(part)?.sync_all()?;
    std::fs::rename(part, whole)?;
    #[cfg(unix)]
    if let Some(folder) = whole.parent() {
        let folder = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
        std::fs::File::open(folder)?.sync_all()?;
    }
    Ok(())
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

    fn change_person(&self, known_by: [u8; 32], person: Person) -> Kept<'_, ()> {
        self.writer.write(Write::Change { known_by, person })
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

    fn people(&self, after: &str, most: u32) -> Kept<'_, Vec<Person>> {
        let after = after.to_owned();
        Box::pin(async move {
            let found = sqlx::query("SELECT * FROM people WHERE id > ? ORDER BY id LIMIT ?");
            let found = found.bind(after).bind(most);
            let rows = found.fetch_all(&self.readers).await.map_err(unreachable)?;
            rows.into_iter().map(person).collect()
        })
    }

    fn tables(&self, after: &str, most: u32) -> Kept<'_, Vec<TableRow>> {
        let after = after.to_owned();
        Box::pin(async move {
            let found = sqlx::query("SELECT body FROM tables WHERE id > ? ORDER BY id LIMIT ?");
            let found = found.bind(after).bind(most);
            let rows = found.fetch_all(&self.readers).await.map_err(unreachable)?;
            rows.into_iter().map(table).collect()
        })
    }

    fn append(&self, table: &str, from: u32, entries: Vec<EntryRow>) -> Kept<'_, ()> {
        self.writer.write(Write::Entries(Appended { table: table.to_owned(), from, entries }))
    }

    fn entries(&self, table: &str, from: u32) -> Kept<'_, Vec<EntryRow>> {
        let table = table.to_owned();
        Box::pin(async move {
            let found = sqlx::query("SELECT body, command FROM entries WHERE tbl = ? AND n >= ? ORDER BY n");
            let rows = found.bind(table).bind(from).fetch_all(&self.readers).await.map_err(unreachable)?;
            rows.iter().map(entry).collect()
        })
    }

    fn add_page(&self, table: &str, n: u32, body: String) -> Kept<'_, ()> {
        self.writer.write(Write::Page { table: table.to_owned(), n, body })
    }

    fn say_alive(&self, now: u64) -> Kept<'_, ()> {
        self.writer.write(Write::Alive { now })
    }

    fn last_alive(&self) -> Kept<'_, Option<u64>> {
        Box::pin(async move {
            let found = sqlx::query_scalar::<_, i64>("SELECT at FROM alive");
            let found = found.fetch_optional(&self.readers).await.map_err(unreachable)?;
            Ok(found.map(|at| at as u64))
        })
    }

    fn pages(&self, table: &str, from: u32) -> Kept<'_, Vec<String>> {
        let table = table.to_owned();
        Box::pin(async move {
            let found = sqlx::query("SELECT body FROM pages WHERE tbl = ? AND n >= ? ORDER BY n");
            let rows = found.bind(table).bind(from).fetch_all(&self.readers).await.map_err(unreachable)?;
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

fn entry(row: &SqliteRow) -> Result<EntryRow, StoreError> {
    let body = row.try_get("body").map_err(unreachable)?;
    Ok(EntryRow { body, command: row.try_get("command").map_err(unreachable)? })
}

fn unreachable(error: sqlx::Error) -> StoreError {
    StoreError::Unreachable(error.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;
    use sqlx::migrate::Migrator;

    /// Whoever can read it can foretell every card: other users of the machine may not.
    #[cfg(unix)]
    #[tokio::test]
    async fn games_and_copies_are_their_owners_alone() {
        use std::os::unix::fs::PermissionsExt;
        let folder = tempfile::tempdir().unwrap();
        let [file, copy] = ["orrery.db", "copy.db"].map(|name| folder.path().join(name));
        let store = Sqlite::open(&file).await.unwrap();
        Sqlite::copy(&file, &copy).await.unwrap();
        for kept in std::fs::read_dir(folder.path()).unwrap().map(Result::unwrap) {
            let mode = kept.metadata().unwrap().permissions().mode();
            assert_eq!(mode & 0o077, 0, "{}: {mode:o}", kept.path().display());
        }
        store.close().await.unwrap();
    }

    #[tokio::test]
    async fn what_is_brought_up_to_date_is_kept_as_it_was() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("orrery.db");
        let options = SqliteConnectOptions::new().filename(&file).create_if_missing(true);
        let mut connection = options.connect().await.unwrap();
        let first = SQLITE.iter().take(1).cloned().collect();
        Migrator::with_migrations(first).run(&mut connection).await.unwrap();
        let ana = "INSERT INTO people VALUES ('p1', zeroblob(32), 'Ana', '{}', 5)";
        sqlx::query(ana).execute(&mut connection).await.unwrap();
        connection.close().await.unwrap();
        // Whoever began with a copy before was killed in the middle of it.
        std::fs::write(folder.path().join("orrery.db.before-4.part"), "SQLite for").unwrap();

        let store = Sqlite::open(&file).await.unwrap();
        assert_eq!(store.person("p1").await.unwrap().unwrap().name, "Ana");
        store.close().await.unwrap();
        assert!(!folder.path().join("orrery.db.before-4.part").exists());
        let latest = SQLITE.iter().map(|migration| migration.version).max().unwrap();
        let copy =
            SqliteConnectOptions::new().filename(folder.path().join(format!("orrery.db.before-{latest}")));
        let mut copy = copy.connect().await.unwrap();
        let version = "SELECT max(version) FROM _sqlx_migrations";
        let version: i64 = sqlx::query_scalar(version).fetch_one(&mut copy).await.unwrap();
        let name: String = sqlx::query_scalar("SELECT name FROM people").fetch_one(&mut copy).await.unwrap();
        assert_eq!((version, name.as_str()), (1, "Ana"));
    }
}
