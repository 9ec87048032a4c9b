//! What every store must do, tried on each back end.

use orrery_cluster::Cluster;
use orrery_store::{Changed, Data, EntryRow, Person, SeatRow, Stage, Store, StoreError, TableRow, UndoRule};
use serde_json::json;
use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;
use tokio::sync::broadcast;

/// The same tests on both back ends, each with a place of its own. Making a cluster takes its time, so all databases are
/// in one.
macro_rules! on_each_back_end {
    ($($test:ident),* $(,)?) => {
        mod sqlite {
            $(#[tokio::test]
            async fn $test() {
                super::$test(super::Place::file()).await;
            })*
        }

        #[tokio::test]
        async fn all_on_postgres() {
            let cluster = Arc::new(Cluster::start().unwrap());
            $(
                println!("{}", stringify!($test));
                $test(Place::database(&cluster)).await;
            )*
        }
    };
}

on_each_back_end!(
    a_person_is_found_by_their_secret_and_may_change_their_name,
    who_has_a_new_secret_is_not_changed_by_whoever_knows_the_old_one,
    a_table_is_replaced_only_by_its_next_revision,
    everybody_finds_their_tables,
    what_may_be_taken_back_is_kept_with_the_table,
    an_entry_is_appended_once_however_many_try,
    entries_that_belong_together_are_kept_together_and_without_a_gap,
    what_was_acknowledged_is_there_after_reopening,
    it_is_known_when_a_server_was_last_alive,
    data_of_a_newer_version_is_refused_and_left_alone,
    a_place_that_is_not_there_is_an_error_not_a_panic,
);

/// Where a store keeps its data: it can be opened again.
enum Place {
    File(tempfile::TempDir),
    Database(Arc<Cluster>, String),
}

impl Place {
    fn file() -> Place {
        Place::File(tempfile::tempdir().unwrap())
    }

    fn database(cluster: &Arc<Cluster>) -> Place {
        static MADE: AtomicU32 = AtomicU32::new(0);
        let name = format!("trial{}", MADE.fetch_add(1, Ordering::Relaxed));
        assert!(cluster.program("createdb").arg(&name).status().unwrap().success());
        Place::Database(cluster.clone(), name)
    }

    fn data(&self) -> Data {
        match self {
            Place::File(folder) => Data::File(folder.path().join("orrery.db")),
            Place::Database(cluster, name) => Data::Postgres(cluster.address_of("postgres", name)),
        }
    }

    async fn open(&self) -> Arc<dyn Store> {
        self.data().open().await.unwrap()
    }

    /// Writes what a later version of the program would.
    async fn upgrade(&self) {
        let later = "INSERT INTO _sqlx_migrations VALUES (9999, 'later', CURRENT_TIMESTAMP, TRUE, ";
        match self.data() {
            Data::File(file) => {
                let file = sqlx::sqlite::SqliteConnectOptions::new().filename(file);
                write(file, format!("{later} x'00', 0)")).await;
            }
            Data::Postgres(address) => {
                let address: sqlx::postgres::PgConnectOptions = address.parse().unwrap();
                write(address, format!("{later} '\\x00', 0)")).await;
            }
        }
    }

    fn nowhere(&self) -> Data {
        match self {
            Place::File(folder) => Data::File(folder.path().join("no/such/folder/orrery.db")),
            Place::Database(..) => {
                Data::Postgres("postgres://nobody@localhost/none?host=/no/such/folder".into())
            }
        }
    }
}

async fn write<O>(options: O, statement: String)
where
    O: sqlx::ConnectOptions<Connection: Sized>,
    for<'c> &'c mut O::Connection: sqlx::Executor<'c>,
{
    let mut connection = options.connect().await.unwrap();
    sqlx::Executor::execute(&mut connection, sqlx::AssertSqlSafe(statement)).await.unwrap();
    sqlx::Connection::close(connection).await.unwrap();
}

fn person(n: u8) -> Person {
    Person { id: format!("p{n}"), secret: [n; 32], name: format!("Guest {n}"), settings: json!({}), since: 5 }
}

fn table(id: &str, revision: u32) -> TableRow {
    TableRow {
        id: id.into(),
        revision,
        game: "toy".into(),
        name: "Thursday".into(),
        host: "p1".into(),
        public: true,
        stage: Stage::Gathering,
        options: json!({}),
        seats: vec![SeatRow::Person { person: "p2".into(), name: "Guest 2".into() }, SeatRow::Open],
        header: None,
        secret: "00".into(),
        clock: None,
        banned: Vec::new(),
        serious: false,
        undo: UndoRule::Consent,
        rematch: None,
        opened: 1,
        at: 1,
    }
}

fn entry(body: &str) -> EntryRow {
    EntryRow { body: body.into(), command: Some(format!("command of {body}")) }
}

async fn a_person_is_found_by_their_secret_and_may_change_their_name(place: Place) {
    let store = place.open().await;
    store.keep_person(person(1)).await.unwrap();
    store.keep_person(Person { name: "Nobody".into(), ..person(1) }).await.unwrap();
    assert_eq!(store.person_by_secret([1; 32]).await.unwrap().unwrap().name, "Nobody");
    assert_eq!(store.person("p1").await.unwrap().unwrap().secret, [1; 32]);
    assert_eq!(store.person_by_secret([2; 32]).await.unwrap(), None);
}

async fn who_has_a_new_secret_is_not_changed_by_whoever_knows_the_old_one(place: Place) {
    let store = place.open().await;
    store.keep_person(person(1)).await.unwrap();
    store.change_person([1; 32], Person { secret: [2; 32], ..person(1) }).await.unwrap();
    let stale = Person { name: "Thief".into(), ..person(1) };
    assert!(matches!(store.change_person([1; 32], stale).await, Err(StoreError::Taken)));
    let owner = store.person_by_secret([2; 32]).await.unwrap().unwrap();
    assert_eq!((owner.name, store.person_by_secret([1; 32]).await.unwrap()), (person(1).name, None));
}

async fn a_table_is_replaced_only_by_its_next_revision(place: Place) {
    let store = place.open().await;
    store.keep_table(table("t", 0)).await.unwrap();
    store.keep_table(TableRow { name: "Friday".into(), ..table("t", 1) }).await.unwrap();
    assert!(matches!(store.keep_table(table("t", 1)).await, Err(StoreError::Taken)));
    assert_eq!(store.table("t").await.unwrap().unwrap().name, "Friday");
}

async fn everybody_finds_their_tables(place: Place) {
    let store = place.open().await;
    store.keep_table(table("t", 0)).await.unwrap();
    let names = |rows: Vec<TableRow>| rows.into_iter().map(|row| row.id).collect::<Vec<_>>();
    assert_eq!(names(store.tables_of("p1", 9).await.unwrap()), ["t"], "the host");
    assert_eq!(names(store.tables_of("p2", 9).await.unwrap()), ["t"], "who sits there");
    assert!(store.tables_of("p3", 9).await.unwrap().is_empty());
    assert_eq!(names(store.gathering(9).await.unwrap()), ["t"]);
    store.keep_table(TableRow { stage: Stage::Playing, ..table("t", 1) }).await.unwrap();
    assert!(store.gathering(9).await.unwrap().is_empty());
}

async fn what_may_be_taken_back_is_kept_with_the_table(place: Place) {
    let store = place.open().await;
    for (id, undo) in [("consent", UndoRule::Consent), ("free", UndoRule::Free), ("off", UndoRule::Off)] {
        store.keep_table(TableRow { undo, ..table(id, 0) }).await.unwrap();
        assert_eq!(store.table(id).await.unwrap().unwrap().undo, undo);
    }
    // Tables that were kept before anybody could choose say nothing of it.
    match place.data() {
        Data::File(file) => {
            let file = sqlx::sqlite::SqliteConnectOptions::new().filename(file);
            write(file, "UPDATE tables SET body = json_remove(body, '$.undo')".into()).await;
        }
        Data::Postgres(address) => {
            let address: sqlx::postgres::PgConnectOptions = address.parse().unwrap();
            write(address, "UPDATE tables SET body = (body::jsonb - 'undo')::text".into()).await;
        }
    }
    assert_eq!(place.open().await.table("off").await.unwrap().unwrap().undo, UndoRule::Consent);
}

async fn an_entry_is_appended_once_however_many_try(place: Place) {
    let store = place.open().await;
    store.keep_table(table("t", 0)).await.unwrap();
    for n in 0..10 {
        let tries = (0..4).map(|who| {
            let store = store.clone();
            tokio::spawn(async move { store.append("t", n, vec![entry(&format!("{n} by {who}"))]).await })
        });
        let outcomes = futures_util::future::join_all(tries.collect::<Vec<_>>()).await;
        let (kept, refused): (Vec<_>, Vec<_>) =
            outcomes.into_iter().map(Result::unwrap).partition(Result::is_ok);
        assert_eq!(kept.len(), 1, "number {n} once");
        assert!(refused.iter().all(|refused| matches!(refused, Err(StoreError::Taken))));
    }
    assert_eq!(store.entries("t", 0).await.unwrap().len(), 10);
    assert_eq!(store.entries("t", 8).await.unwrap().len(), 2);
}

async fn entries_that_belong_together_are_kept_together_and_without_a_gap(place: Place) {
    let store = place.open().await;
    store.keep_table(table("t", 0)).await.unwrap();
    store.append("t", 0, vec![entry("a"), entry("b")]).await.unwrap();
    assert!(matches!(store.append("t", 1, vec![entry("x"), entry("y")]).await, Err(StoreError::Taken)));
    assert!(matches!(store.append("t", 3, vec![entry("z")]).await, Err(StoreError::Taken)), "a gap");
    store.append("t", 2, vec![EntryRow { command: None, ..entry("c") }]).await.unwrap();
    let expected = [entry("a"), entry("b"), EntryRow { command: None, ..entry("c") }];
    assert_eq!(store.entries("t", 0).await.unwrap(), expected);
}

async fn what_was_acknowledged_is_there_after_reopening(place: Place) {
    let store = place.open().await;
    store.keep_table(table("t", 0)).await.unwrap();
    store.append("t", 0, vec![entry("first")]).await.unwrap();
    store.close().await.unwrap();
    let late = store.append("t", 1, vec![entry("late")]).await;
    assert!(matches!(late, Err(StoreError::Unreachable(_))));
    assert_eq!(place.open().await.entries("t", 0).await.unwrap(), [entry("first")]);
}

async fn it_is_known_when_a_server_was_last_alive(place: Place) {
    let store = place.open().await;
    assert_eq!(store.last_alive().await.unwrap(), None);
    for now in [1_000, 2_000] {
        store.say_alive(now).await.unwrap();
    }
    store.close().await.unwrap();
    assert_eq!(place.open().await.last_alive().await.unwrap(), Some(2_000));
}

async fn data_of_a_newer_version_is_refused_and_left_alone(place: Place) {
    place.open().await.close().await.unwrap();
    place.upgrade().await;
    assert!(matches!(place.data().open().await.map(drop), Err(StoreError::Newer)));
}

async fn a_place_that_is_not_there_is_an_error_not_a_panic(place: Place) {
    assert!(matches!(place.nowhere().open().await.map(drop), Err(StoreError::Unreachable(_))));
}

#[tokio::test]
async fn the_bots_of_a_table_are_leased_to_one_node_until_it_no_longer_asks() {
    let cluster = Cluster::start().unwrap();
    let (one, other) = (node(&cluster).await, node(&cluster).await);
    let (long, over) = (Duration::from_secs(600), Duration::ZERO);
    assert!(one.lease("t", long).await.unwrap() && one.lease("t", long).await.unwrap());
    assert!(!other.lease("t", long).await.unwrap(), "it is taken");
    assert!(other.lease("u", long).await.unwrap(), "each table has its own");
    assert!(one.lease("t", over).await.unwrap());
    assert!(other.lease("t", long).await.unwrap(), "it has run out");
}

#[tokio::test]
async fn nodes_hear_what_others_write_and_not_what_they_write_themselves() {
    let mut cluster = Cluster::start().unwrap();
    let (one, other) = (node(&cluster).await, node(&cluster).await);
    let (mut mine, mut theirs) = (one.news().unwrap(), other.news().unwrap());
    one.keep_table(table("t", 0)).await.unwrap();
    one.append("t", 0, vec![entry("first")]).await.unwrap();
    other.keep_table(table("u", 0)).await.unwrap();
    assert_eq!(next_table(&mut theirs).await, "t");
    assert_eq!(next_table(&mut theirs).await, "t");
    assert_eq!(next_table(&mut mine).await, "u");
    cluster.kill().unwrap();
    cluster.start_again().unwrap();
    while mine.recv().await.unwrap() != Changed::Anything {}
    while theirs.recv().await.unwrap() != Changed::Anything {}
    one.append("t", 1, vec![entry("second")]).await.unwrap();
    assert_eq!(next_table(&mut theirs).await, "t", "the line is there again");
}

/// A line can be dead without being cut: nothing comes any more, and nobody says so.
#[tokio::test]
async fn a_node_whose_line_has_gone_dead_hears_again() {
    let cluster = Cluster::start().unwrap();
    let (here, there) = (node(&cluster).await, node(&cluster).await);
    let mut news = here.news().unwrap();
    let lines = "SELECT pid FROM pg_stat_activity WHERE query LIKE 'LISTEN%'";
    let found = cluster.program("psql").args(["-At", "-d", "postgres", "-c", lines]).output().unwrap();
    let found = String::from_utf8(found.stdout).unwrap();
    assert_eq!(found.lines().count(), 2, "{found}");
    for pid in found.lines() {
        assert!(Command::new("sh").args(["-c", &format!("kill -STOP {pid}")]).status().unwrap().success());
    }
    there.keep_table(table("t1", 0)).await.unwrap();
    let heard = tokio::time::timeout(Duration::from_secs(60), news.recv()).await;
    assert_eq!(heard.expect("it notices by itself").unwrap(), Changed::Anything);
    there.keep_table(table("t2", 0)).await.unwrap();
    assert_eq!(next_table(&mut news).await, "t2");
}

async fn node(cluster: &Cluster) -> Arc<dyn Store> {
    Data::Postgres(cluster.address()).open().await.unwrap()
}

async fn next_table(news: &mut broadcast::Receiver<Changed>) -> String {
    loop {
        if let Changed::Table(id) = news.recv().await.unwrap() {
            return id;
        }
    }
}
