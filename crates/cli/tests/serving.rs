//! `orrery serve` where it cannot: one sentence, exit code 2, and nothing touched.

mod run;

use orrery_store::{Sqlite, Store};
use run::{Folder, orrery};
use std::net::TcpListener;
use std::path::Path;

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
    assert!(!Path::new(&data).exists(), "nothing is made for a server that is not there");
    orrery(&["serve", "--listen", "nowhere"]).bad("127.0.0.1:8420");
    orrery(&["serve", "--listen", "192.0.2.1:1", "--data", &data]).bad("no such address.");
}

/// A host who mistook a folder would play with other cards than they believe.
#[test]
fn boxes_that_are_not_there_or_wrong_are_told_by_all_that_open_tables() {
    let folder = Folder::new();
    let data = folder.path("orrery.db");
    let (nowhere, here) = (folder.path("nowhere"), folder.path("box"));
    for command in ["serve", "check"] {
        orrery(&[command, "--data", &data, "--components", &nowhere]).bad("components.toml of any game");
    }
    orrery(&["backup", &data, "--components", &nowhere, "--lang", "es"]).bad("de ningún juego");
    folder.write("box/components.toml", "schema = 1");
    orrery(&["serve", "--data", &data, "--components", &here]).bad("components.toml: ");
    folder.write("box/components.toml", &run::title().components().replacen("[[", "[[not-", 1));
    orrery(&["serve", "--data", &data, "--components", &here]).bad("components.toml: ");
    assert!(!Path::new(&data).exists());
}

#[test]
fn hosts_and_proxies_that_are_none_are_told_before_anything_is_touched() {
    let folder = Folder::new();
    let data = folder.path("orrery.db");
    let serve =
        |more: &[&str]| orrery(&[&["serve", "--listen", "127.0.0.1:0", "--data", &data], more].concat());
    for host in ["https://discord.com/", "discord.com/api", "discord.com:443", ""] {
        serve(&[&format!("--webhook-host={host}")]).complains(2, "");
    }
    serve(&["--webhook-host", "https://discord.com"]).bad("without https://");
    serve(&["--proxy", "nowhere", "--lang", "es"]).bad("192.0.2.1");
    assert!(!Path::new(&data).exists());
}

#[cfg(unix)]
#[test]
fn a_folder_of_data_that_cannot_be_made_is_named() {
    let folder = Folder::new();
    let home = folder.write("home", "a file");
    let locale = [("LC_ALL", "C"), ("XDG_DATA_HOME", home.as_str())];
    run::orrery_in(&locale, &["check"]).bad(&format!("{home}/orrery cannot be written: it is no folder."));
}

#[test]
fn data_that_cannot_be_opened_is_told_and_left_alone() {
    let folder = Folder::new();
    serve(&folder.path("no/such/folder/orrery.db")).bad("cannot be opened: the folder it should be in");
    orrery(&["check", "--data", &folder.path("nothing.db")])
        .bad("nothing.db cannot be opened: it does not exist.");
    let letter =
        folder.write("letter.txt", "not a database, but somebody's letter, and long enough to be one");
    serve(&letter).bad("cannot be opened: it is no data of Orrery.");
    orrery(&["check", "--lang", "es", "--data", &letter]).bad("no son datos de Orrery.");
    assert!(std::fs::read_to_string(&letter).unwrap().starts_with("not a database"));
    folder.write("a-folder/file", "");
    serve(&folder.path("a-folder")).bad("cannot be opened: it is a folder.");
}

/// Where nothing can be written: not even by root, whom permissions do not stop.
#[cfg(target_os = "linux")]
#[test]
fn a_place_that_is_read_only_is_told() {
    serve("/proc/orrery.db").bad("cannot be opened");
}

#[test]
fn a_database_that_does_not_answer_is_told_without_its_password() {
    let address = "postgres://me:secret@localhost/x?host=/nowhere";
    let told = |lang| orrery(&["check", "--lang", lang, "--data", address]);
    told("en").bad("postgres://me@localhost/x cannot be opened: the database does not answer (");
    told("es").bad("la base de datos no responde (");
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
