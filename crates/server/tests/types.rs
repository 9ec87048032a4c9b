//! The client's types are generated from ours. `ORRERY_BLESS=1` writes them; otherwise they must not have drifted.

use orrery_server::wire;
use std::collections::BTreeMap;
use std::path::Path;
use ts_rs::{Config, TS};

#[test]
fn the_clients_types_are_those_of_the_server() {
    let committed = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/generated");
    let fresh = tempfile::tempdir().unwrap();
    let config = Config::new().with_out_dir(fresh.path());
    wire::News::export_all(&config).unwrap();
    wire::Command::export_all(&config).unwrap();
    wire::GameInfo::export_all(&config).unwrap();
    wire::RulesPage::export_all(&config).unwrap();
    wire::Me::export_all(&config).unwrap();
    wire::Hook::export_all(&config).unwrap();
    wire::ChangeMe::export_all(&config).unwrap();
    wire::NewTable::export_all(&config).unwrap();
    wire::Problem::export_all(&config).unwrap();
    wire::Hint::export_all(&config).unwrap();
    wire::Moment::export_all(&config).unwrap();
    wire::Saying::export_all(&config).unwrap();
    wire::Recovery::export_all(&config).unwrap();
    wire::NewBot::export_all(&config).unwrap();
    wire::BotToken::export_all(&config).unwrap();
    orrery_scene::Art::export_all(&config).unwrap();
    let files = |folder: &Path| -> BTreeMap<String, String> {
        std::fs::read_dir(folder)
            .unwrap()
            .map(|entry| entry.unwrap().path())
            .filter(|path| path.extension().is_some_and(|extension| extension == "ts"))
            .map(|path| {
                let name = path.file_name().unwrap().to_string_lossy().into_owned();
                (name, std::fs::read_to_string(path).unwrap())
            })
            .collect()
    };
    if std::env::var_os("ORRERY_BLESS").is_some() {
        std::fs::remove_dir_all(&committed).ok();
        std::fs::create_dir_all(&committed).unwrap();
        for (name, text) in files(fresh.path()) {
            std::fs::write(committed.join(name), text).unwrap();
        }
    }
    assert_eq!(
        files(&committed),
        files(fresh.path()),
        "`ORRERY_BLESS=1 cargo test -p orrery-server` writes them anew"
    );
}
