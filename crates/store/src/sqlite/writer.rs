//! The one writer: it drains its queue, commits once for all who wait, and then answers them.

use super::unreachable;
use crate::{EntryRow, Kept, Person, StoreError, TableRow};
use sqlx::sqlite::SqliteConnection;
use sqlx::{Connection, Executor};
use std::collections::BTreeSet;
use tokio::sync::{mpsc, oneshot};

/// How many writes may share one commit: enough that a busy disk never makes the queue grow.
const GROUP: usize = 256;

/// One change, as the queue carries it.
#[derive(Debug)]
pub(super) enum Write {
    Person(Person),
    Change { known_by: [u8; 32], person: Person },
    Table(Box<TableRow>),
    Entries(Appended),
    Page { table: String, n: u32, body: String },
    Alive { now: u64 },
}

/// What a table appends under its next numbers, or not at all.
#[derive(Debug)]
pub(super) struct Appended {
    pub table: String,
    pub from: u32,
    pub entries: Vec<EntryRow>,
}

struct Job {
    write: Option<Write>,
    done: oneshot::Sender<Result<(), StoreError>>,
}

#[derive(Debug)]
pub(super) struct Writer {
    queue: mpsc::UnboundedSender<Job>,
}

impl Writer {
    pub(super) fn start(connection: SqliteConnection) -> Writer {
        let (queue, jobs) = mpsc::unbounded_channel();
        tokio::spawn(run(connection, jobs));
        Writer { queue }
    }

    /// Queued at once; answered when it is durable.
    pub(super) fn write(&self, write: Write) -> Kept<'_, ()> {
        self.queue_up(Some(write))
    }

    /// Answered when all that was queued before is durable and the file is let go.
    pub(super) fn close(&self) -> Kept<'_, ()> {
        self.queue_up(None)
    }

    fn queue_up(&self, write: Option<Write>) -> Kept<'_, ()> {
        let (done, answer) = oneshot::channel();
        let queued = self.queue.send(Job { write, done });
        Box::pin(async move {
            let gone = || StoreError::Unreachable("the store is closed".into());
            queued.map_err(|_| gone())?;
            answer.await.map_err(|_| gone())?
        })
    }
}

async fn run(mut connection: SqliteConnection, mut jobs: mpsc::UnboundedReceiver<Job>) {
    let mut group = Vec::with_capacity(GROUP);
    while jobs.recv_many(&mut group, GROUP).await > 0 {
        let closing = group.iter().position(|job| job.write.is_none());
        let left = closing.map(|at| group.split_off(at));
        let (writes, waiting): (Vec<_>, Vec<_>) = group.drain(..).map(|job| (job.write, job.done)).unzip();
        let outcome = commit(&mut connection, writes.into_iter().flatten()).await;
        for (at, done) in waiting.into_iter().enumerate() {
            let told = match &outcome {
                Ok(outcomes) if outcomes[at] => Ok(()),
                Ok(_) => Err(StoreError::Taken),
                Err(because) => Err(StoreError::Unreachable(because.to_string())),
            };
            // Whoever no longer waits has gone away; the write stands all the same.
            _ = done.send(told);
        }
        if let Some(mut left) = left {
            let closed = connection.close().await.map_err(unreachable);
            // Later jobs are dropped, which tells their senders that the store is closed.
            _ = left.swap_remove(0).done.send(closed);
            return;
        }
    }
}

/// Carries out all writes in one transaction; for each, whether its place was still free.
async fn commit(
    connection: &mut SqliteConnection,
    writes: impl Iterator<Item = Write>,
) -> Result<Vec<bool>, StoreError> {
    let mut tasks = tasks(writes);
    // Every statement is a way to SQLite's own thread and back. Most of the time there is one, which is a transaction by
    // itself.
    if let [Task::Append(_)] = &tasks[..] {
        return tasks.remove(0).carry_out(connection).await;
    }
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await.map_err(unreachable)?;
    let mut outcomes = Vec::new();
    for task in tasks {
        outcomes.extend(task.carry_out(&mut transaction).await?);
    }
    transaction.commit().await.map_err(unreachable)?;
    Ok(outcomes)
}

/// What one statement does.
#[derive(Debug)]
enum Task {
    /// What several tables append, each of them once.
    Append(Vec<Appended>),
    Other(Write),
}

/// Writes in their order; what different tables append one after the other is one task.
fn tasks(writes: impl Iterator<Item = Write>) -> Vec<Task> {
    let mut tasks = Vec::new();
    for write in writes {
        let Write::Entries(appended) = write else {
            tasks.push(Task::Other(write));
            continue;
        };
        match tasks.last_mut() {
            Some(Task::Append(all)) if all.iter().all(|other| other.table != appended.table) => {
                all.push(appended);
            }
            _ => tasks.push(Task::Append(vec![appended])),
        }
    }
    tasks
}

impl Task {
    async fn carry_out(self, connection: &mut SqliteConnection) -> Result<Vec<bool>, StoreError> {
        match self {
            Task::Append(all) => append(connection, &all).await,
            Task::Other(write) => Ok(vec![carry_out(connection, write).await?]),
        }
    }
}

async fn carry_out(connection: &mut SqliteConnection, write: Write) -> Result<bool, StoreError> {
    let query = match write {
        Write::Person(person) => sqlx::query(
            "INSERT INTO people (id, secret, name, settings, since) VALUES (?, ?, ?, ?, ?)
             ON CONFLICT (id) DO UPDATE SET secret = excluded.secret, name = excluded.name,
                                            settings = excluded.settings",
        )
        .bind(person.id)
        .bind(person.secret.to_vec())
        .bind(person.name)
        .bind(person.settings.to_string())
        .bind(person.since as i64),
        Write::Change { known_by, person } => {
            sqlx::query("UPDATE people SET secret = ?, name = ?, settings = ? WHERE id = ? AND secret = ?")
                .bind(person.secret.to_vec())
                .bind(person.name)
                .bind(person.settings.to_string())
                .bind(person.id)
                .bind(known_by.to_vec())
        }
        Write::Entries(appended) => return Ok(append(connection, &[appended]).await? == [true]),
        Write::Page { table, n, body } => {
            sqlx::query("INSERT INTO pages (tbl, n, body) VALUES (?, ?, ?) ON CONFLICT DO NOTHING")
                .bind(table)
                .bind(n)
                .bind(body)
        }
        Write::Alive { now } => {
            let sql = "INSERT INTO alive (one, at) VALUES (1, ?) ON CONFLICT DO UPDATE SET at = excluded.at";
            sqlx::query(sql).bind(now as i64)
        }
        Write::Table(table) => return keep_table(connection, &table).await,
    };
    Ok(connection.execute(query).await.map_err(unreachable)?.rows_affected() == 1)
}

/// Appends for several tables; for each, whether its number was the next.
async fn append(connection: &mut SqliteConnection, all: &[Appended]) -> Result<Vec<bool>, StoreError> {
    let rows: Vec<_> = all
        .iter()
        .flat_map(|Appended { table, from, entries }| {
            (*from..).zip(entries).map(move |(n, entry)| (table, from, n, &entry.body, &entry.command))
        })
        .collect();
    // Where one number is free all later ones are: the first entry decides for all of them.
    let query = sqlx::query_scalar::<_, String>(
        "INSERT INTO entries (tbl, n, body, command)
         SELECT value ->> 0, value ->> 2, value ->> 3, value ->> 4 FROM json_each(?)
         WHERE (value ->> 1 = 0
                OR EXISTS (SELECT 1 FROM entries WHERE tbl = value ->> 0 AND n = value ->> 1 - 1))
           AND NOT EXISTS (SELECT 1 FROM entries WHERE tbl = value ->> 0 AND n = value ->> 1)
         RETURNING tbl",
    );
    let kept = query.bind(serde_json::to_string(&rows)?).fetch_all(connection).await.map_err(unreachable)?;
    let kept: BTreeSet<&str> = kept.iter().map(String::as_str).collect();
    Ok(all.iter().map(|one| one.entries.is_empty() || kept.contains(one.table.as_str())).collect())
}

async fn keep_table(connection: &mut SqliteConnection, table: &TableRow) -> Result<bool, StoreError> {
    let query = sqlx::query(
        "INSERT INTO tables (id, public, stage, revision, at, body) VALUES (?, ?, ?, ?, ?, ?)
         ON CONFLICT (id) DO UPDATE SET public = excluded.public, stage = excluded.stage,
             revision = excluded.revision, at = excluded.at, body = excluded.body
         WHERE revision = excluded.revision - 1",
    )
    .bind(&table.id)
    .bind(table.public)
    .bind(table.stage.name())
    .bind(table.revision)
    .bind(table.at as i64)
    .bind(serde_json::to_string(table)?);
    let kept = connection.execute(query).await.map_err(unreachable)?.rows_affected() == 1;
    if kept {
        for person in table.sitters() {
            let query = sqlx::query("INSERT INTO sitters (person, tbl) VALUES (?, ?) ON CONFLICT DO NOTHING");
            connection.execute(query.bind(person).bind(&table.id)).await.map_err(unreachable)?;
        }
    }
    Ok(kept)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Sqlite, Store};
    use sqlx::ConnectOptions;
    use sqlx::sqlite::SqliteConnectOptions;

    fn entry(n: u32) -> Write {
        let body = format!("{n}{}", "x".repeat(3000));
        Write::Entries(Appended {
            table: "t".into(),
            from: n,
            entries: vec![EntryRow { body, command: None }],
        })
    }

    async fn room_for(connection: &mut SqliteConnection, pages: i64) {
        let set = format!("PRAGMA max_page_count = {pages}");
        connection.execute(sqlx::AssertSqlSafe(set)).await.unwrap();
    }

    /// A disk that is full refuses; what was acknowledged is there, what was refused is not, and with room again all goes on.
    #[tokio::test]
    async fn a_full_disk_loses_nothing_and_takes_more_when_there_is_room() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("orrery.db");
        Sqlite::open(&file).await.unwrap().close().await.unwrap();
        let options = SqliteConnectOptions::new().filename(&file).foreign_keys(false);
        let mut connection = options.connect().await.unwrap();
        let used: i64 = sqlx::query_scalar("PRAGMA page_count").fetch_one(&mut connection).await.unwrap();
        room_for(&mut connection, used + 10).await;
        let mut kept = 0;
        let refused = loop {
            match commit(&mut connection, [entry(kept)].into_iter()).await {
                Ok(outcomes) => assert_eq!(outcomes, [true]),
                Err(error) => break error,
            }
            kept += 1;
        };
        assert!(kept > 3 && matches!(refused, StoreError::Unreachable(_)), "{kept}: {refused}");
        // Those who come together are refused together.
        let two = [Write::Alive { now: 7 }, entry(kept)];
        assert!(commit(&mut connection, two.into_iter()).await.is_err());
        room_for(&mut connection, used + 100).await;
        assert_eq!(commit(&mut connection, [entry(kept)].into_iter()).await.unwrap(), [true]);
        connection.close().await.unwrap();
        let store = Sqlite::open(&file).await.unwrap();
        assert_eq!(store.entries("t", 0).await.unwrap().len() as u32, kept + 1);
        assert_eq!(store.last_alive().await.unwrap(), None);
        store.close().await.unwrap();
    }

    /// Tables that append together share a statement; each is answered for itself, and in its order.
    #[tokio::test]
    async fn what_several_tables_append_together_is_judged_for_each() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("orrery.db");
        Sqlite::open(&file).await.unwrap().close().await.unwrap();
        let options = SqliteConnectOptions::new().filename(&file).foreign_keys(false);
        let mut connection = options.connect().await.unwrap();
        let append = |table: &str, from, bodies: &[&str]| {
            let row = |body: &&str| EntryRow { body: (*body).to_owned(), command: Some("\"ñ\" 1".into()) };
            let entries = bodies.iter().map(row).collect();
            Write::Entries(Appended { table: table.into(), from, entries })
        };
        let first = [append("a", 0, &["1", "2", "3"]), append("b", 0, &["\"ü\\n\""]), append("c", 1, &["x"])];
        assert_eq!(commit(&mut connection, first.into_iter()).await.unwrap(), [true, true, false]);
        let then = [
            append("a", 2, &["taken"]),
            append("b", 1, &["2"]),
            append("b", 2, &["3", "4"]),
            Write::Alive { now: 7 },
            append("b", 2, &["taken"]),
            append("a", 4, &["beyond"]),
            append("a", 3, &[]),
        ];
        let outcomes = commit(&mut connection, then.into_iter()).await.unwrap();
        assert_eq!(outcomes, [false, true, true, true, false, false, true]);
        connection.close().await.unwrap();
        let store = Sqlite::open(&file).await.unwrap();
        let mut kept = Vec::new();
        for table in ["a", "b", "c"] {
            let rows = store.entries(table, 0).await.unwrap();
            assert!(rows.iter().all(|row| row.command.as_deref() == Some("\"ñ\" 1")));
            kept.push(rows.into_iter().map(|row| row.body).collect::<Vec<_>>());
        }
        assert_eq!(kept, [vec!["1", "2", "3"], vec!["\"ü\\n\"", "2", "3", "4"], vec![]]);
        store.close().await.unwrap();
    }
}
