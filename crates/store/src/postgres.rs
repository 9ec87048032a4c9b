//! A database that several nodes share: PostgreSQL. Every call is one statement, or one transaction.

mod news;

use crate::migrations::POSTGRES;
use crate::{Changed, EntryRow, Kept, Person, Store, StoreError, TableRow};
use news::Crier;
use sqlx::migrate::{MigrateError, Migrator};
use sqlx::postgres::{PgConnectOptions, PgPool, PgPoolOptions, PgRow};
use sqlx::{AssertSqlSafe, Executor, Row};
use std::cmp::Ordering;
use std::time::Duration;
use tokio::sync::broadcast;
use tokio::time::timeout;

/// More would wait for the same disk.
const CONNECTIONS: u32 = 16;
/// How long a call waits before it says that the database is gone.
const PATIENCE: Duration = Duration::from_secs(5);

/// How long a call waits for its answer.
const ANSWER: Duration = Duration::from_secs(20);

/// How much news may wait for a slow reader before it is told that it missed some.
const BACKLOG: usize = 4096;
/// Errors after which a connection is gone: it was shut down, crashed, or lost the line.
const LAST_WORDS: [&str; 2] = ["57P", "08"];
/// Nodes that start together wait here for each other before they make a copy.
const COPYING: i64 = 0x6f_72_72_65_72_79;

#[derive(Debug)]
pub struct Postgres {
    pool: PgPool,
    /// Who we are to other nodes: our own news is not news to us.
    node: String,
    news: broadcast::Sender<Changed>,
    crier: Crier,
}

impl Postgres {
    /// Opens the database behind an address such as `postgres://user@host/name`, and brings it up to date.
    pub async fn open(address: &str) -> Result<Postgres, StoreError> {
        let options = options(address)?;
        let pool = connect(options.clone()).await?;
        keep_a_copy(&pool, &POSTGRES).await?;
        migrate(&pool, &POSTGRES).await?;
        let node: String = sqlx::query_scalar("SELECT gen_random_uuid()::text")
            .fetch_one(&pool)
            .await
            .map_err(unreachable)?;
        let news = broadcast::Sender::new(BACKLOG);
        let ear = news::ear(&pool).await.map_err(unreachable)?;
        tokio::spawn(news::listen(pool.clone(), ear, node.clone(), news.clone()));
        Ok(Postgres { pool, node, news, crier: Crier::start(options) })
    }

    /// Opens it to be read, and changes nothing.
    pub async fn look(address: &str) -> Result<Postgres, StoreError> {
        let options = options(address)?;
        let pool = connect(options.clone()).await?;
        match version(&pool).await?.cmp(&latest(&POSTGRES)) {
            Ordering::Less => Err(StoreError::Older),
            Ordering::Greater => Err(StoreError::Newer),
            Ordering::Equal => Ok(Postgres {
                pool,
                node: String::new(),
                news: broadcast::Sender::new(1),
                crier: Crier::start(options),
            }),
        }
    }
}

/// An address holds a password, so what is wrong with it is told without it.
fn options(address: &str) -> Result<PgConnectOptions, StoreError> {
    address.parse().map_err(|_| StoreError::Unreachable("the address is not one".into()))
}

/// Where the database would answer before it has written, it is asked to write first: what is acknowledged is on disk. One
/// that waits for more than its own disk may do so.
const WRITE_FIRST: &str = "SELECT set_config('synchronous_commit', 'on', false)
                           WHERE current_setting('synchronous_commit') = 'off'";

async fn connect(options: PgConnectOptions) -> Result<PgPool, StoreError> {
    let pool = PgPoolOptions::new().max_connections(CONNECTIONS).acquire_timeout(PATIENCE);
    let pool = pool.after_connect(|connection, _| {
        Box::pin(async move { connection.execute(WRITE_FIRST).await.map(drop) })
    });
    pool.connect_with(options).await.map_err(unreachable)
}

async fn migrate(pool: &PgPool, migrations: &Migrator) -> Result<(), StoreError> {
    migrations.run(pool).await.map_err(|error| match error {
        MigrateError::VersionMissing(_) | MigrateError::VersionTooNew(..) => StoreError::Newer,
        other => StoreError::Unreachable(other.to_string()),
    })
}

/// The latest change that the data has seen; none if there is no data yet.
async fn version(pool: &PgPool) -> Result<i64, StoreError> {
    let known = "SELECT to_regclass('_sqlx_migrations') IS NOT NULL";
    if !sqlx::query_scalar(known).fetch_one(pool).await.map_err(unreachable)? {
        return Ok(0);
    }
    let version = "SELECT coalesce(max(version), 0) FROM _sqlx_migrations";
    sqlx::query_scalar(version).fetch_one(pool).await.map_err(unreachable)
}

fn latest(migrations: &Migrator) -> i64 {
    migrations.iter().map(|migration| migration.version).max().unwrap_or(0)
}

/// Before data of an older version is brought up to date, it is kept as it was, in a schema beside it.
async fn keep_a_copy(pool: &PgPool, migrations: &Migrator) -> Result<(), StoreError> {
    let (version, latest) = (version(pool).await?, latest(migrations));
    if !(1..latest).contains(&version) {
        return Ok(());
    }
    let own = "SELECT tablename FROM pg_tables WHERE schemaname = current_schema()";
    let tables: Vec<String> = sqlx::query_scalar(own).fetch_all(pool).await.map_err(unreachable)?;
    let mut transaction = pool.begin().await.map_err(unreachable)?;
    // One moment for all of it; and nodes that start together make one copy.
    transaction.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ").await.map_err(unreachable)?;
    let alone = sqlx::query("SELECT pg_advisory_xact_lock($1)").bind(COPYING);
    transaction.execute(alone).await.map_err(unreachable)?;
    let made = format!("CREATE SCHEMA IF NOT EXISTS before_{latest}");
    transaction.execute(AssertSqlSafe(made)).await.map_err(unreachable)?;
    for table in tables {
        let copied = format!("CREATE TABLE IF NOT EXISTS before_{latest}.\"{table}\" AS TABLE \"{table}\"");
        transaction.execute(AssertSqlSafe(copied)).await.map_err(unreachable)?;
    }
    transaction.commit().await.map_err(unreachable)
}

impl Postgres {
    /// What other nodes are told of a table.
    fn told(&self, table: &str) -> String {
        format!("{} {table}", self.node)
    }
}

impl Store for Postgres {
    fn person_by_secret(&self, hash: [u8; 32]) -> Kept<'_, Option<Person>> {
        patiently(StoreError::Unreachable, async move {
            let found = sqlx::query("SELECT * FROM people WHERE secret = $1").bind(hash.to_vec());
            found.fetch_optional(&self.pool).await.map_err(unreachable)?.map(person).transpose()
        })
    }

    fn person(&self, id: &str) -> Kept<'_, Option<Person>> {
        let id = id.to_owned();
        patiently(StoreError::Unreachable, async move {
            let found = sqlx::query("SELECT * FROM people WHERE id = $1").bind(id);
            found.fetch_optional(&self.pool).await.map_err(unreachable)?.map(person).transpose()
        })
    }

    fn keep_person(&self, person: Person) -> Kept<'_, ()> {
        patiently(StoreError::Unreachable, async move {
            let query = sqlx::query(
                "INSERT INTO people (id, secret, name, settings, since) VALUES ($1, $2, $3, $4, $5)
                 ON CONFLICT (id) DO UPDATE SET secret = excluded.secret, name = excluded.name,
                                                settings = excluded.settings",
            )
            .bind(person.id)
            .bind(person.secret.to_vec())
            .bind(person.name)
            .bind(person.settings.to_string())
            .bind(person.since as i64);
            self.pool.execute(query).await.map_err(unreachable).map(drop)
        })
    }

    fn change_person(&self, known_by: [u8; 32], person: Person) -> Kept<'_, ()> {
        patiently(StoreError::Unreachable, async move {
            let query = sqlx::query(
                "UPDATE people SET secret = $1, name = $2, settings = $3 WHERE id = $4 AND secret = $5",
            )
            .bind(person.secret.to_vec())
            .bind(person.name)
            .bind(person.settings.to_string())
            .bind(person.id)
            .bind(known_by.to_vec());
            let changed = self.pool.execute(query).await.map_err(unreachable)?.rows_affected() == 1;
            if changed { Ok(()) } else { Err(StoreError::Taken) }
        })
    }

    fn table(&self, id: &str) -> Kept<'_, Option<TableRow>> {
        let id = id.to_owned();
        patiently(StoreError::Unreachable, async move {
            // No text here holds this sign, and to ask for one is an error.
            if id.contains('\0') {
                return Ok(None);
            }
            let found = sqlx::query("SELECT body FROM tables WHERE id = $1").bind(id);
            found.fetch_optional(&self.pool).await.map_err(unreachable)?.map(table).transpose()
        })
    }

    fn keep_table(&self, table: TableRow) -> Kept<'_, ()> {
        patiently(StoreError::Unreachable, async move {
            let mut transaction = self.pool.begin().await.map_err(unreachable)?;
            let query = sqlx::query(
                "INSERT INTO tables (id, public, stage, revision, at, body) VALUES ($1, $2, $3, $4, $5, $6)
                 ON CONFLICT (id) DO UPDATE SET public = excluded.public, stage = excluded.stage,
                     revision = excluded.revision, at = excluded.at, body = excluded.body
                 WHERE tables.revision = excluded.revision - 1",
            )
            .bind(&table.id)
            .bind(table.public)
            .bind(table.stage.name())
            .bind(i64::from(table.revision))
            .bind(table.at as i64)
            .bind(serde_json::to_string(&table)?);
            if transaction.execute(query).await.map_err(unreachable)?.rows_affected() == 0 {
                return Err(StoreError::Taken);
            }
            let sitters: Vec<String> = table.sitters().map(str::to_owned).collect();
            let query = sqlx::query(
                "INSERT INTO sitters (person, tbl) SELECT DISTINCT sitter, $2 FROM unnest($1::text[]) AS sitter
                 ON CONFLICT DO NOTHING",
            );
            transaction.execute(query.bind(sitters).bind(&table.id)).await.map_err(unreachable)?;
            transaction.commit().await.map_err(unreachable)?;
            self.crier.tell(self.told(&table.id));
            Ok(())
        })
    }

    fn tables_of(&self, person: &str, most: u32) -> Kept<'_, Vec<TableRow>> {
        let person = person.to_owned();
        patiently(StoreError::Unreachable, async move {
            let found = sqlx::query(
                "SELECT body FROM tables JOIN sitters ON tbl = id WHERE person = $1 ORDER BY at DESC LIMIT $2",
            );
            let found = found.bind(person).bind(i64::from(most));
            let rows = found.fetch_all(&self.pool).await.map_err(unreachable)?;
            rows.into_iter().map(table).collect()
        })
    }

    fn gathering(&self, most: u32) -> Kept<'_, Vec<TableRow>> {
        patiently(StoreError::Unreachable, async move {
            let found = sqlx::query(
                "SELECT body FROM tables WHERE public AND stage = 'gathering' ORDER BY at DESC LIMIT $1",
            );
            let rows = found.bind(i64::from(most)).fetch_all(&self.pool).await.map_err(unreachable)?;
            rows.into_iter().map(table).collect()
        })
    }

    fn people(&self, after: &str, most: u32) -> Kept<'_, Vec<Person>> {
        let after = after.to_owned();
        patiently(StoreError::Unreachable, async move {
            let found = sqlx::query("SELECT * FROM people WHERE id > $1 ORDER BY id LIMIT $2");
            let found = found.bind(after).bind(i64::from(most));
            let rows = found.fetch_all(&self.pool).await.map_err(unreachable)?;
            rows.into_iter().map(person).collect()
        })
    }

    fn tables(&self, after: &str, most: u32) -> Kept<'_, Vec<TableRow>> {
        let after = after.to_owned();
        patiently(StoreError::Unreachable, async move {
            let found = sqlx::query("SELECT body FROM tables WHERE id > $1 ORDER BY id LIMIT $2");
            let found = found.bind(after).bind(i64::from(most));
            let rows = found.fetch_all(&self.pool).await.map_err(unreachable)?;
            rows.into_iter().map(table).collect()
        })
    }

    /// One statement: a number that is taken fails it as a whole, and so does one that would leave a gap.
    fn append(&self, table: &str, from: u32, entries: Vec<EntryRow>) -> Kept<'_, ()> {
        let table = table.to_owned();
        patiently(StoreError::Unknown, async move {
            let (bodies, commands): (Vec<_>, Vec<_>) =
                entries.into_iter().map(|entry| (entry.body, entry.command)).unzip();
            let query = sqlx::query(
                "INSERT INTO entries (tbl, n, body, command)
                 SELECT $1, $2 + place - 1, body, command
                 FROM unnest($3::text[], $4::text[]) WITH ORDINALITY AS fresh (body, command, place)
                 WHERE $2 = 0 OR EXISTS (SELECT FROM entries WHERE tbl = $1 AND n = $2 - 1)",
            )
            .bind(&table)
            .bind(i64::from(from))
            .bind(bodies)
            .bind(commands);
            match query.execute(&self.pool).await {
                Ok(added) if added.rows_affected() == 0 => Err(StoreError::Taken),
                Ok(_) => {
                    self.crier.tell(self.told(&table));
                    Ok(())
                }
                Err(error) => Err(not_appended(error)),
            }
        })
    }

    fn entries(&self, table: &str, from: u32) -> Kept<'_, Vec<EntryRow>> {
        let table = table.to_owned();
        patiently(StoreError::Unreachable, async move {
            let found =
                sqlx::query("SELECT body, command FROM entries WHERE tbl = $1 AND n >= $2 ORDER BY n");
            let found = found.bind(table).bind(i64::from(from));
            let rows = found.fetch_all(&self.pool).await.map_err(unreachable)?;
            rows.iter().map(entry).collect()
        })
    }

    fn add_page(&self, table: &str, n: u32, body: String) -> Kept<'_, ()> {
        let table = table.to_owned();
        patiently(StoreError::Unreachable, async move {
            let query =
                sqlx::query("INSERT INTO pages (tbl, n, body) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING");
            let query = query.bind(table).bind(i64::from(n)).bind(body);
            let added = self.pool.execute(query).await.map_err(unreachable)?.rows_affected() == 1;
            if added { Ok(()) } else { Err(StoreError::Taken) }
        })
    }

    fn pages(&self, table: &str, from: u32) -> Kept<'_, Vec<String>> {
        let table = table.to_owned();
        patiently(StoreError::Unreachable, async move {
            let found = sqlx::query_scalar("SELECT body FROM pages WHERE tbl = $1 AND n >= $2 ORDER BY n");
            found.bind(table).bind(i64::from(from)).fetch_all(&self.pool).await.map_err(unreachable)
        })
    }

    fn watchable(&self, most: u32) -> Kept<'_, Vec<TableRow>> {
        patiently(StoreError::Unreachable, async move {
            let found = sqlx::query(
                "SELECT body FROM tables WHERE public AND stage = 'playing' ORDER BY at DESC LIMIT $1",
            );
            let rows = found.bind(i64::from(most)).fetch_all(&self.pool).await.map_err(unreachable)?;
            rows.into_iter().map(table).collect()
        })
    }

    fn news(&self) -> Option<broadcast::Receiver<Changed>> {
        Some(self.news.subscribe())
    }

    fn whisper(&self, table: &str, body: String) -> Kept<'_, ()> {
        self.crier.said(Some(format!("{} {body}", self.told(table))))
    }

    fn say_alive(&self, now: u64) -> Kept<'_, ()> {
        patiently(StoreError::Unreachable, async move {
            let query = sqlx::query(
                "INSERT INTO alive (one, at) VALUES (1, $1)
                 ON CONFLICT (one) DO UPDATE SET at = GREATEST(alive.at, excluded.at)",
            )
            .bind(now as i64);
            self.pool.execute(query).await.map_err(unreachable).map(drop)
        })
    }

    fn last_alive(&self) -> Kept<'_, Option<u64>> {
        patiently(StoreError::Unreachable, async move {
            let found = sqlx::query_scalar::<_, i64>("SELECT at FROM alive");
            let found = found.fetch_optional(&self.pool).await.map_err(unreachable)?;
            Ok(found.map(|at| at as u64))
        })
    }

    fn lease(&self, table: &str, time: Duration) -> Kept<'_, bool> {
        let table = table.to_owned();
        patiently(StoreError::Unreachable, async move {
            let query = sqlx::query(
                "INSERT INTO leases (tbl, node, expires) VALUES ($1, $2, now() + make_interval(secs => $3))
                 ON CONFLICT (tbl) DO UPDATE SET node = excluded.node, expires = excluded.expires
                 WHERE leases.node = excluded.node OR leases.expires < now()",
            );
            let query = query.bind(table).bind(&self.node).bind(time.as_secs_f64());
            Ok(self.pool.execute(query).await.map_err(unreachable)?.rows_affected() == 1)
        })
    }

    fn close(&self) -> Kept<'_, ()> {
        patiently(StoreError::Unreachable, async move {
            // Whoever cannot be told now will find out: what is kept is kept.
            _ = self.crier.said(None).await;
            self.pool.close().await;
            Ok(())
        })
    }
}

/// A line can go dead in the middle of a call, and nobody says so: whoever waits is told after a while.
fn patiently<'a, T: Send + 'a>(
    told: fn(String) -> StoreError,
    call: impl Future<Output = Result<T, StoreError>> + Send + 'a,
) -> Kept<'a, T> {
    Box::pin(async move {
        match timeout(ANSWER, call).await {
            Ok(answered) => answered,
            Err(_) => Err(told("the database does not answer".into())),
        }
    })
}

fn person(row: PgRow) -> Result<Person, StoreError> {
    let secret: Vec<u8> = row.try_get("secret").map_err(unreachable)?;
    Ok(Person {
        id: row.try_get("id").map_err(unreachable)?,
        secret: secret.try_into().map_err(|_| StoreError::Unreachable("a secret is not a hash".into()))?,
        name: row.try_get("name").map_err(unreachable)?,
        settings: serde_json::from_str(row.try_get("settings").map_err(unreachable)?)?,
        since: row.try_get::<i64, _>("since").map_err(unreachable)? as u64,
    })
}

fn table(row: PgRow) -> Result<TableRow, StoreError> {
    Ok(serde_json::from_str(row.try_get("body").map_err(unreachable)?)?)
}

fn entry(row: &PgRow) -> Result<EntryRow, StoreError> {
    let body = row.try_get("body").map_err(unreachable)?;
    Ok(EntryRow { body, command: row.try_get("command").map_err(unreachable)? })
}

/// What is known of an append that failed.
fn not_appended(error: sqlx::Error) -> StoreError {
    match &error {
        sqlx::Error::Database(said) if said.is_unique_violation() => StoreError::Taken,
        // A server that is being shut down, or has been cut off, may have kept it before it said so.
        sqlx::Error::Database(said)
            if said.code().is_some_and(|code| LAST_WORDS.iter().any(|class| code.starts_with(*class))) =>
        {
            StoreError::Unknown(error.to_string())
        }
        sqlx::Error::Database(_) | sqlx::Error::PoolTimedOut | sqlx::Error::PoolClosed => unreachable(error),
        _ => StoreError::Unknown(error.to_string()),
    }
}

fn unreachable(error: sqlx::Error) -> StoreError {
    StoreError::Unreachable(error.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;
    use orrery_cluster::Cluster;
    use sqlx::migrate::{Migration, MigrationType};

    /// A database may be set up to answer before it has written. Games are worth waiting for.
    #[tokio::test]
    async fn what_is_acknowledged_is_on_disk_however_the_database_is_set_up() {
        let cluster = Cluster::start().unwrap();
        let asked = async |pool: &PgPool| -> String {
            sqlx::query_scalar("SHOW synchronous_commit").fetch_one(pool).await.unwrap()
        };
        for (set, kept) in [("off", "on"), ("remote_apply", "remote_apply"), ("local", "local")] {
            let hasty = format!("ALTER DATABASE postgres SET synchronous_commit = {set}");
            assert!(cluster.program("psql").args(["-q", "-c", &hasty]).status().unwrap().success());
            let pool = connect(options(&cluster.address()).unwrap()).await.unwrap();
            assert_eq!(asked(&pool).await, kept);
            pool.close().await;
        }
    }

    #[tokio::test]
    async fn what_is_brought_up_to_date_is_kept_as_it_was() {
        let cluster = Cluster::start().unwrap();
        let pool = connect(options(&cluster.address()).unwrap()).await.unwrap();
        let step = |version, sql: &'static str| {
            Migration::new(
                version,
                "step".into(),
                MigrationType::Simple,
                sqlx::SqlSafeStr::into_sql_str(sql),
                false,
            )
        };
        let first = step(1, "CREATE TABLE people (id TEXT); INSERT INTO people VALUES ('p1')");
        let second = step(2, "DELETE FROM people");
        migrate(&pool, &Migrator::with_migrations(vec![first.clone()])).await.unwrap();
        let both = Migrator::with_migrations(vec![first, second]);
        let nodes = (0..8).map(|_| keep_a_copy(&pool, &both));
        futures_util::future::try_join_all(nodes).await.unwrap();
        keep_a_copy(&pool, &both).await.unwrap();
        migrate(&pool, &both).await.unwrap();
        let kept: Vec<String> =
            sqlx::query_scalar("SELECT id FROM before_2.people").fetch_all(&pool).await.unwrap();
        assert_eq!(kept, ["p1"]);
        assert_eq!(version(&pool).await.unwrap(), 2);
    }
}
