//! `orrery serve` where it cannot: one sentence, exit code 2, and nothing touched.

mod run;

use orrery_store::{Sqlite, Store};
use run::{Folder, orrery};
use std::net::TcpListener;

fn serve(data: &str) -> run::Ran {
    orrery(&["serve", "--listen", "127.0.0.1:0", "--data", data])
}

#[test]
fn an_address_in_use_is_told_in_both_languages() {
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let folder = Folder::new();
    let data = folder.path("orrery.db");
    let serve = |lang| orrery(&["serve", "--lang", lang, "--listen", &address, "--data", &data]);
    serve("en").bad("another program listens there");
    serve("es").bad(&address);
    orrery(&["serve", "--listen", "nowhere"]).bad("127.0.0.1:8420");
}

#[test]
fn data_that_cannot_be_opened_is_told_and_left_alone() {
    let folder = Folder::new();
    serve(&folder.path("no/such/folder/orrery.db")).bad("cannot be opened");
    let letter =
        folder.write("letter.txt", "not a database, but somebody's letter, and long enough to be one");
    serve(&letter).bad("cannot be opened");
    assert!(std::fs::read_to_string(&letter).unwrap().starts_with("not a database"));
    folder.write("a-folder/file", "");
    serve(&folder.path("a-folder")).bad("cannot be opened");
}

/// Where nothing can be written: not even by root, whom permissions do not stop.
#[cfg(target_os = "linux")]
#[test]
fn a_place_that_is_read_only_is_told() {
    serve("/proc/orrery.db").bad("cannot be opened");
}

#[test]
fn data_of_a_newer_version_is_told_and_left_alone() {
    let folder = Folder::new();
    let file = folder.path("orrery.db");
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        Sqlite::open(file.as_ref()).await.unwrap().close().await.unwrap();
        let options = sqlx::sqlite::SqliteConnectOptions::new().filename(&file);
        let mut connection = sqlx::ConnectOptions::connect(&options).await.unwrap();
        let later = "INSERT INTO _sqlx_migrations VALUES (9999, 'later', CURRENT_TIMESTAMP, 1, x'00', 0)";
        sqlx::Executor::execute(&mut connection, later).await.unwrap();
        sqlx::Connection::close(connection).await.unwrap();
    });
    let before = std::fs::read(&file).unwrap();
    serve(&file).bad("newer version");
    assert_eq!(std::fs::read(&file).unwrap(), before);
}
