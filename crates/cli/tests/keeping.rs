//! `orrery backup`, `restore`, `check` and `move`: what a host does with the data.

mod run;

use orrery_cluster::Cluster;
use orrery_store::{Data, EntryRow, Person, SeatRow, Stage, Store, TableRow, Tables};
use orrery_table::Record;
use run::{Folder, game, orrery};
use serde_json::json;
use std::sync::Arc;
use tokio::runtime::Runtime;

/// Data with a finished game, one that gathers, and somebody who knows the password of neither.
fn filled(folder: &Folder, runtime: &Runtime) -> String {
    orrery(&["sim", game(), "--games", "1", "--seed", "7", "--save", &folder.path("records")]).good();
    let record = std::fs::read_dir(folder.path("records")).unwrap().next().unwrap().unwrap().path();
    let record = Record::read(&std::fs::read_to_string(record).unwrap()).unwrap();
    let file = folder.path("orrery.db");
    runtime.block_on(async {
        let store = Data::from(file.as_str()).open().await.unwrap();
        keep(&*store, record).await;
        store.close().await.unwrap();
    });
    file
}

async fn keep(store: &dyn Store, record: Record) {
    let person =
        Person { id: "p1".into(), secret: [1; 32], name: "Ana".into(), settings: json!({}), since: 5 };
    store.keep_person(person).await.unwrap();
    let entries: Vec<EntryRow> = (record.entries.iter())
        .map(|entry| EntryRow { body: serde_json::to_string(entry).unwrap(), command: Some("p1 c1".into()) })
        .collect();
    let head = Record { entries: Vec::new(), secret: None, ..record.clone() };
    let gathering = TableRow {
        id: "gathering".into(),
        revision: 0,
        game: record.game.clone(),
        name: String::new(),
        host: "p1".into(),
        public: true,
        stage: Stage::Gathering,
        options: record.options.clone(),
        seats: vec![SeatRow::Open; record.seats.len()],
        header: None,
        secret: record.secret.clone().unwrap(),
        clock: None,
        banned: Vec::new(),
        serious: false,
        undo: orrery_store::UndoRule::default(),
        rematch: None,
        opened: 1,
        at: 1,
    };
    let header = Some(serde_json::to_value(head).unwrap());
    let played =
        TableRow { id: "played".into(), revision: 3, stage: Stage::Over, header, ..gathering.clone() };
    store.keep_table(gathering).await.unwrap();
    store.keep_table(played).await.unwrap();
    store.append("played", 0, entries).await.unwrap();
}

/// All that a place holds.
fn content(runtime: &Runtime, data: &str) -> (Vec<Person>, Vec<(TableRow, Vec<EntryRow>)>) {
    runtime.block_on(async {
        let look = Data::from(data).look().await.unwrap();
        let (mut tables, mut found) = (Tables::of(&*look.store), Vec::new());
        while let Some(table) = tables.next().await.unwrap() {
            found.push(table);
        }
        (look.store.people("", 99).await.unwrap(), found)
    })
}

#[test]
fn a_backup_taken_while_the_data_is_in_use_brings_everything_back() {
    let (folder, runtime) = (Folder::new(), Runtime::new().unwrap());
    let (data, copy, back) = (filled(&folder, &runtime), folder.path("copy.db"), folder.path("back.db"));
    let in_use: Arc<dyn Store> = runtime.block_on(Data::from(data.as_str()).open()).unwrap();
    let told = orrery(&["backup", &copy, "--data", &data]).good();
    assert!(told.contains("2 tables") && told.contains("one person"), "{told}");
    orrery(&["backup", &copy, "--data", &data]).bad("is not empty");
    runtime.block_on(in_use.close()).unwrap();
    orrery(&["restore", &copy, "--data", &back]).good();
    assert_eq!(content(&runtime, &back), content(&runtime, &data));
    orrery(&["restore", &copy, "--data", &back]).bad("is not empty");
    orrery(&["restore", &folder.path("nothing.db"), "--data", &folder.path("new.db")])
        .bad("cannot be opened");
}

#[test]
fn a_check_replays_every_game_and_names_what_differs() {
    let (folder, runtime) = (Folder::new(), Runtime::new().unwrap());
    let data = filled(&folder, &runtime);
    let told = orrery(&["check", "--json", "--data", &data]).json();
    assert_eq!((&told["tables"], &told["replayed"], &told["gathering"]), (&json!(2), &json!(1), &json!(1)));
    assert!(told["entries"].as_u64().unwrap() > 2 && told["differ"] == json!([]), "{told}");
    assert!(orrery(&["check", "--data", &data]).good().contains("none differs"));
    runtime.block_on(async {
        let options = sqlx::sqlite::SqliteConnectOptions::new().filename(&data);
        let mut connection = sqlx::ConnectOptions::connect(&options).await.unwrap();
        let damage = "DELETE FROM entries WHERE n = (SELECT max(n) - 1 FROM entries)";
        sqlx::Executor::execute(&mut connection, damage).await.unwrap();
        sqlx::Connection::close(connection).await.unwrap();
    });
    let ran = orrery(&["check", "--data", &data]);
    assert!(
        ran.code == 1 && ran.out.starts_with("Table played") && ran.out.contains("one differs"),
        "{ran:?}"
    );
    let told = orrery(&["check", "--json", "--data", &data]);
    assert!(told.code == 1 && told.out.contains(r#""table":"played""#), "{told:?}");
}

#[test]
fn games_move_into_a_database_and_back_just_as_they_are() {
    let (folder, runtime, cluster) = (Folder::new(), Runtime::new().unwrap(), Cluster::start().unwrap());
    let (file, database, back) = (filled(&folder, &runtime), cluster.address(), folder.path("back.db"));
    let told = orrery(&["move", "--dry-run", "--from", &file, "--to", &database]).good();
    assert!(told.starts_with("Nothing was written") && told.contains("2 tables"), "{told}");
    assert!(orrery(&["check", "--data", &database]).code == 2, "and nothing was");
    orrery(&["move", "--from", &file, "--to", &database]).good();
    orrery(&["move", "--from", &file, "--to", &database]).bad("is not empty");
    assert!(orrery(&["check", "--data", &database]).good().contains("one game replays"));
    orrery(&["move", "--from", &database, "--to", &back]).good();
    assert_eq!(content(&runtime, &back), content(&runtime, &file));
    orrery(&["move", "--from", &file, "--to", "postgres://me:secret@localhost/x?host=/nowhere"])
        .bad("cannot");
}
