//! What every store must do, tried on each back end.

use orrery_store::{Person, SeatRow, Sqlite, Stage, Store, StoreError, TableRow};
use serde_json::json;
use std::sync::Arc;

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
        rematch: None,
        opened: 1,
        at: 1,
    }
}

async fn sqlite() -> (tempfile::TempDir, Sqlite) {
    let folder = tempfile::tempdir().unwrap();
    let store = Sqlite::open(&folder.path().join("orrery.db")).await.unwrap();
    (folder, store)
}

#[tokio::test]
async fn a_person_is_found_by_their_secret_and_may_change_their_name() {
    let (_folder, store) = sqlite().await;
    store.keep_person(person(1)).await.unwrap();
    store.keep_person(Person { name: "Nobody".into(), ..person(1) }).await.unwrap();
    assert_eq!(store.person_by_secret([1; 32]).await.unwrap().unwrap().name, "Nobody");
    assert_eq!(store.person("p1").await.unwrap().unwrap().secret, [1; 32]);
    assert_eq!(store.person_by_secret([2; 32]).await.unwrap(), None);
}

#[tokio::test]
async fn a_table_is_replaced_only_by_its_next_revision() {
    let (_folder, store) = sqlite().await;
    store.keep_table(table("t", 0)).await.unwrap();
    store.keep_table(TableRow { name: "Friday".into(), ..table("t", 1) }).await.unwrap();
    assert!(matches!(store.keep_table(table("t", 1)).await, Err(StoreError::Taken)));
    assert_eq!(store.table("t").await.unwrap().unwrap().name, "Friday");
}

#[tokio::test]
async fn everybody_finds_their_tables() {
    let (_folder, store) = sqlite().await;
    store.keep_table(table("t", 0)).await.unwrap();
    let names = |rows: Vec<TableRow>| rows.into_iter().map(|row| row.id).collect::<Vec<_>>();
    assert_eq!(names(store.tables_of("p1", 9).await.unwrap()), ["t"], "the host");
    assert_eq!(names(store.tables_of("p2", 9).await.unwrap()), ["t"], "who sits there");
    assert!(store.tables_of("p3", 9).await.unwrap().is_empty());
    assert_eq!(names(store.gathering(9).await.unwrap()), ["t"]);
    store.keep_table(TableRow { stage: Stage::Playing, ..table("t", 1) }).await.unwrap();
    assert!(store.gathering(9).await.unwrap().is_empty());
}

#[tokio::test]
async fn an_entry_is_appended_once_however_many_try() {
    let (_folder, store) = sqlite().await;
    store.keep_table(table("t", 0)).await.unwrap();
    let store = Arc::new(store);
    let tries = (0..40).map(|n| {
        let store = store.clone();
        tokio::spawn(async move { store.append("t", n / 2, format!("{n}")).await.is_ok() })
    });
    let mut taken = 0;
    for each in tries.collect::<Vec<_>>() {
        taken += usize::from(each.await.unwrap());
    }
    assert_eq!(taken, 20, "each number once");
    assert_eq!(store.entries("t", 0).await.unwrap().len(), 20);
    assert_eq!(store.entries("t", 18).await.unwrap().len(), 2);
}

#[tokio::test]
async fn what_was_acknowledged_is_there_after_reopening() {
    let (folder, store) = sqlite().await;
    store.keep_table(table("t", 0)).await.unwrap();
    store.append("t", 0, "first".into()).await.unwrap();
    store.close().await.unwrap();
    assert!(matches!(store.append("t", 1, "late".into()).await, Err(StoreError::Unreachable(_))));
    let again = Sqlite::open(&folder.path().join("orrery.db")).await.unwrap();
    assert_eq!(again.entries("t", 0).await.unwrap(), ["first"]);
}

#[tokio::test]
async fn data_of_a_newer_version_is_refused_and_left_alone() {
    let (folder, store) = sqlite().await;
    store.close().await.unwrap();
    let file = folder.path().join("orrery.db");
    let newer = sqlx::sqlite::SqliteConnectOptions::new().filename(&file);
    let mut connection = sqlx::ConnectOptions::connect(&newer).await.unwrap();
    let insert = "INSERT INTO _sqlx_migrations VALUES (9999, 'later', CURRENT_TIMESTAMP, 1, x'00', 0)";
    sqlx::Executor::execute(&mut connection, insert).await.unwrap();
    sqlx::Connection::close(connection).await.unwrap();
    assert!(matches!(Sqlite::open(&file).await, Err(StoreError::Newer)));
}

#[tokio::test]
async fn a_folder_that_is_not_there_is_an_error_not_a_panic() {
    let folder = tempfile::tempdir().unwrap();
    let nowhere = folder.path().join("no/such/folder/orrery.db");
    assert!(matches!(Sqlite::open(&nowhere).await, Err(StoreError::Unreachable(_))));
}
