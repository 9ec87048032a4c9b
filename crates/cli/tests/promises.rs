//! What each command prints, and that it says so in both languages.

mod run;

use orrery_core::Seat;
use orrery_table::{Opening, Player, PlayerKind, Secret, Table};
use run::{Folder, orrery};
use serde_json::Value;

const SIM_KEYS: [&str; 10] = [
    "game",
    "players",
    "games",
    "finished",
    "actions",
    "seconds",
    "cpu_seconds",
    "actions_per_second",
    "games_per_second",
    "seats",
];

fn keys(value: &Value) -> Vec<&str> {
    value.as_object().unwrap().keys().map(String::as_str).collect()
}

fn same_keys(value: &Value, promised: &[&str]) {
    let (mut found, mut promised) = (keys(value), promised.to_vec());
    found.sort_unstable();
    promised.sort_unstable();
    assert_eq!(found, promised);
}

#[test]
fn games_lists_the_shelf() {
    let games = orrery(&["games", "--json"]).json();
    let listed = games.as_array().unwrap().iter().find(|game| game["slug"] == run::game()).unwrap();
    same_keys(listed, &["slug", "title", "seats", "rules", "options"]);
    let seats = run::title().seats();
    assert_eq!(listed["seats"], serde_json::json!([seats.start(), seats.end()]));
    assert!(listed["options"].is_array() && listed["rules"].is_u64());
    assert!(orrery(&["games"]).good().contains(run::game()));
    assert!(orrery(&["games", "--lang", "es"]).good().contains("jugadores"));
}

#[test]
fn sim_keeps_its_promise() {
    let told =
        orrery(&["sim", run::game(), "--players", "3", "--games", "40", "--bots", "greedy,random", "--json"])
            .json();
    same_keys(&told, &SIM_KEYS);
    assert_eq!((&told["players"], &told["games"], &told["finished"]), (&3.into(), &40.into(), &40.into()));
    let seats = told["seats"].as_array().unwrap();
    let bots: Vec<&str> = seats.iter().map(|seat| seat["bot"].as_str().unwrap()).collect();
    assert_eq!(bots, ["greedy", "random", "greedy"], "a shorter list is repeated");
    seats.iter().for_each(|seat| same_keys(seat, &["bot", "wins", "mean_points", "mean_place"]));
    let wins: u64 = seats.iter().map(|seat| seat["wins"].as_u64().unwrap()).sum();
    assert!(wins >= 40, "every game has a first place");
    let rate = told["actions"].as_f64().unwrap() / told["cpu_seconds"].as_f64().unwrap();
    assert!((rate / told["actions_per_second"].as_f64().unwrap() - 1.0).abs() < 1e-6);
}

#[test]
fn the_summary_speaks_both_languages() {
    let english = orrery(&["sim", run::game(), "--games", "5", "--players", "2"]).good();
    assert!(english.contains("5 games, 5 finished") && english.contains("mean points"), "{english}");
    let spanish = orrery(&["sim", run::game(), "--games", "5", "--players", "2", "--lang", "es"]).good();
    assert!(spanish.contains("5 partidas, 5 terminadas") && spanish.contains("puesto medio"), "{spanish}");
}

/// What differs between two runs of the same games.
fn timeless(mut told: Value) -> Value {
    for time in ["seconds", "cpu_seconds", "actions_per_second", "games_per_second"] {
        told[time] = Value::Null;
    }
    told
}

#[test]
fn a_seed_plays_the_same_games_on_any_number_of_threads() {
    let sim = |more: &[&str]| {
        let all = [&["sim", run::game(), "--games", "60", "--players", "2", "--json"], more].concat();
        timeless(orrery(&all).json())
    };
    let one = sim(&["--seed", "7", "--threads", "1"]);
    assert_eq!(one, sim(&["--seed", "7", "--threads", "3"]));
    assert_ne!(one, sim(&["--seed", "8"]));
    let folder = Folder::new();
    assert_eq!(one, sim(&["--seed", "7", "--save", &folder.path("records")]), "saving changes nothing");
}

#[test]
fn saved_games_are_proved_and_never_written_over() {
    let folder = Folder::new();
    let save = ["sim", run::game(), "--games", "4", "--players", "2", "--save", &folder.path("records")];
    orrery(&save).good();
    let files = folder.files("records");
    assert_eq!(files.len(), 4);
    let mut proved = vec!["replay", "--verify", "--json"];
    proved.extend(files.iter().map(String::as_str));
    let lines = orrery(&proved).good();
    assert_eq!(lines.lines().count(), 4);
    for (line, file) in lines.lines().zip(&files) {
        let told: Value = serde_json::from_str(line).unwrap();
        same_keys(&told, &["file", "ok", "entries", "outcome"]);
        assert_eq!((&told["file"], &told["ok"]), (&file.as_str().into(), &true.into()));
        assert!(told["entries"].as_u64().unwrap() > 10);
        same_keys(&told["outcome"], &["places", "points"]);
    }
    let before = std::fs::read(&files[0]).unwrap();
    orrery(&save).bad("nothing was written over");
    assert_eq!(std::fs::read(&files[0]).unwrap(), before);
    assert_eq!(folder.files("records").len(), 4);
    assert!(orrery(&["replay", &files[0], "--lang", "es"]).good().contains("todas se sostienen"));
}

#[test]
fn rules_are_printed_in_both_languages() {
    let [english, spanish] = ["en", "es"].map(|lang| orrery(&["rules", run::game(), "--lang", lang]).good());
    assert!(english.starts_with("# ") && spanish.starts_with("# "), "they are pages");
    assert_ne!(english, spanish);
}

#[test]
fn every_shell_gets_its_completions() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        assert!(orrery(&["completions", shell]).good().contains("replay"));
    }
}

#[test]
fn help_speaks_the_language_of_the_locale() {
    assert!(orrery(&["--help"]).good().contains("Usage: orrery <command>"));
    assert!(orrery(&["sim", "--help", "--lang=es"]).good().contains("Uso: orrery sim GAME [opciones]"));
    for (name, value) in [("LC_ALL", "es_ES.UTF-8"), ("LANG", "es_MX")] {
        assert!(run::orrery_in(&[(name, value)], &["--help"]).good().contains("Uso:"), "{name}");
    }
    let mixed = run::orrery_in(&[("LC_ALL", "en_US"), ("LANG", "es_ES")], &["--help"]).good();
    assert!(mixed.contains("Usage:"), "LC_ALL comes first");
    assert!(orrery(&["--version"]).good().starts_with("orrery "));
}

/// Who was left says who won: not a bare number.
#[test]
fn a_game_that_was_conceded_says_who_won() {
    let seats = ["Ana", "Luz"].map(|name| Player { kind: PlayerKind::Person, name: name.to_owned() });
    let opening = Opening { seats: seats.into(), opened: None, ..Opening::default() };
    let mut table = Table::open(&run::title().standard(), opening, Secret::new([7; 32])).unwrap();
    table.resign(Seat(0), "random".parse().unwrap(), 0).unwrap();
    table.claim(Seat(1), 0).unwrap();
    let folder = Folder::new();
    let file = folder.write("conceded.json", &table.record().write());
    assert!(orrery(&["replay", &file]).good().ends_with("; seat 2 won because the others resigned.\n"));
    let told = orrery(&["replay", &file, "--lang", "es"]).good();
    assert!(told.ends_with("; ganó el asiento 2 porque los demás abandonaron.\n"), "{told}");
}

#[test]
fn a_corrected_box_is_played_with_and_asked_for() {
    let folder = Folder::new();
    let corrected = format!("# corrected\n{}", run::title().components());
    folder.write("components.toml", &corrected);
    folder.write(&format!("sub/{}/components.toml", run::game()), &corrected);
    for boxes in [folder.path(""), folder.path("sub")] {
        orrery(&["sim", run::game(), "--games", "2", "--components", &boxes]).good();
    }
    let records = folder.path("records");
    orrery(&["sim", run::game(), "--games", "1", "--components", &folder.path("sub"), "--save", &records])
        .good();
    let file = &folder.files("records")[0];
    orrery(&["replay", file]).bad("another box");
    orrery(&["replay", "--verify", "--components", &folder.path("sub"), file]).good();
}
