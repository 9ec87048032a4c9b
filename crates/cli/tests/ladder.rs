//! `orrery ladder`: what it prints, and that it goes on where it was broken off.

mod run;

use run::{Folder, Ran, orrery};
use serde_json::Value;

fn ladder(more: &[&str]) -> Ran {
    orrery(&[&["ladder", run::game(), "--games", "2", "--bots", "random,greedy,level:1"], more].concat())
}

#[test]
fn the_report_is_what_scripts_rely_on() {
    let report = ladder(&["--json"]).json();
    assert_eq!((&report["game"], &report["players"]), (&run::game().into(), &2.into()));
    assert_eq!(report["games"], 6);
    let has = |rank: &Value, keys: &[&str]| keys.iter().all(|&key| !rank[key].is_null());
    assert!(has(&report, &["seed", "bots", "even", "unfinished"]), "{report}");
    let counted = ["games", "score", "share", "low", "high"];
    for rank in report["ranks"].as_array().unwrap() {
        let rated = ["bot", "rating", "rating_low", "rating_high", "mean_place"];
        assert!(has(rank, &rated) && has(rank, &counted), "{rank}");
    }
    assert_eq!(report["duels"].as_array().unwrap().len(), 3);
    for duel in report["duels"].as_array().unwrap() {
        assert!(has(duel, &["first", "second"]) && has(duel, &counted), "{duel}");
    }
    assert!(ladder(&["--lang", "es"]).good().contains("intervalo"));
}

#[test]
fn a_ladder_goes_on_where_it_was_broken_off() {
    let folder = Folder::new();
    let file = folder.path("ladder.jsonl");
    let kept = ladder(&["--results", &file, "--json"]).json();
    let text = std::fs::read_to_string(&file).unwrap();
    let half: String = text.chars().take(text.len() * 2 / 3).collect();
    std::fs::write(&file, half).unwrap();
    assert_eq!(ladder(&["--results", &file, "--json"]).json(), kept);
    assert_eq!(std::fs::read_to_string(&file).unwrap().lines().count(), 7, "a heading and six games");
    ladder(&["--results", &file, "--seed", "5"]).bad("is of another ladder");
    std::fs::write(&file, "nonsense\n").unwrap();
    ladder(&["--results", &file]).bad("line 1 cannot be read");
}

#[test]
fn tables_are_for_as_many_as_are_wanted() {
    let three = |more: &[&str]| {
        let fixed = ["ladder", run::game(), "--players", "3", "--games", "3", "--bots", "random,greedy"];
        orrery(&[&fixed, more].concat())
    };
    let folder = Folder::new();
    let (file, plot) = (folder.path("three.jsonl"), folder.path("three.svg"));
    let report = three(&["--json", "--results", &file, "--plot", &plot]).json();
    assert_eq!((&report["players"], &report["games"]), (&3.into(), &6.into()));
    assert!((report["even"].as_f64().unwrap() - 1.0 / 3.0).abs() < 1e-9);
    assert!(std::fs::read_to_string(&plot).unwrap().contains("3 players"));
    assert_eq!(three(&["--json", "--results", &file]).json(), report, "nothing is played twice");
    assert!(three(&["--results", &file]).good().contains("equals win 33.3 % each"));
    assert!(three(&["--results", &file, "--lang", "es"]).good().contains("gana el 33,3 %"));
    ladder(&["--results", &file]).bad("the number of players or the seed differ");

    let with =
        |players: &str, lang: &str| orrery(&["ladder", run::game(), "--players", players, "--lang", lang]);
    with("1", "en").bad("a whole number from 2 to");
    with("1", "es").bad("un número entero de 2 a");
    let most = run::title().seats().end() + 1;
    with(&most.to_string(), "en").bad("players");
    with(&most.to_string(), "es").bad("jugadores");
}

/// What was kept before tables for more than two, and before bots had a number, is taken up, and it is said that the bots
/// may have been others.
#[test]
fn a_file_of_old_is_taken_up() {
    let folder = Folder::new();
    let file = folder.path("ladder.jsonl");
    let kept = ladder(&["--results", &file, "--json"]).json();
    assert_eq!(kept["bots"], orrery_bots::EDITION);
    let text = std::fs::read_to_string(&file).unwrap();
    let heading: Value = serde_json::from_str(text.lines().next().unwrap()).unwrap();
    let with = |bots: Option<u64>| {
        let mut heading = heading.clone();
        let fields = heading.as_object_mut().unwrap();
        assert_eq!((fields.remove("players"), fields.remove("bots").is_some()), (Some(2.into()), true));
        if let Some(number) = bots {
            fields.insert("bots".to_owned(), number.into());
        }
        let old = r#"{"first":"greedy","second":"random","number":1,"score":1.0,"actions":3}"#;
        std::fs::write(&file, format!("{heading}\n{old}\n")).unwrap();
    };
    with(None);
    assert_eq!(ladder(&["--results", &file, "--json"]).json()["bots"], Value::Null);
    let lines = std::fs::read_to_string(&file).unwrap().lines().count();
    assert_eq!(lines, 7, "a heading, the game that was there and five more");
    assert!(ladder(&["--results", &file]).good().contains("does not say which bots played"));
    assert!(ladder(&["--results", &file, "--lang", "es"]).good().contains("no dice qué bots jugaron"));

    with(Some(u64::from(orrery_bots::EDITION) + 1));
    ladder(&["--results", &file]).bad("was played by other bots (edition");
    ladder(&["--results", &file, "--lang", "es"]).bad("lo jugaron otros bots (edición");
    assert_eq!(std::fs::read_to_string(&file).unwrap().lines().count(), 2, "nothing is added");
    let rated = orrery(&["ladder", run::game(), "--games", "0", "--results", &file, "--json"]).json();
    assert_eq!((&rated["games"], &rated["bots"]), (&1.into(), &(orrery_bots::EDITION + 1).into()));
}

#[test]
fn games_that_were_kept_are_rated_without_playing() {
    let folder = Folder::new();
    let file = folder.path("ladder.jsonl");
    let kept = ladder(&["--results", &file, "--json"]).json();
    let text = std::fs::read_to_string(&file).unwrap();
    let rated = |more: &[&str]| {
        orrery(&[&["ladder", run::game(), "--games", "0", "--results", &file], more].concat())
    };
    assert_eq!(rated(&["--bots", "random,greedy,level:1", "--json"]).json(), kept);
    assert_eq!(rated(&["--json"]).json()["ranks"], kept["ranks"], "all that are in the file");
    let two = rated(&["--bots", "random,greedy", "--json"]).json();
    assert_eq!((&two["games"], two["ranks"].as_array().unwrap().len()), (&2.into(), 2));
    assert_eq!(std::fs::read_to_string(&file).unwrap(), text);
    orrery(&["ladder", run::game(), "--games", "0"]).bad("There is nothing to rate");
    orrery(&["ladder", run::game(), "--games", "0", "--lang", "es"]).bad("No hay nada que clasificar");
}

/// Whatever its last line was cut to, a file is taken up and stays one that can be taken up.
#[test]
fn a_file_whose_last_line_has_no_end_is_mended() {
    let folder = Folder::new();
    let file = folder.path("ladder.jsonl");
    let kept = ladder(&["--results", &file, "--json"]).json();
    let text = std::fs::read_to_string(&file).unwrap();
    for lines in 1..=7 {
        let some: Vec<&str> = text.lines().take(lines).collect();
        std::fs::write(&file, some.join("\n")).unwrap();
        assert_eq!(ladder(&["--results", &file, "--json"]).json(), kept);
        let mended = std::fs::read_to_string(&file).unwrap();
        assert_eq!(mended.lines().count(), 7, "after {lines} lines: {mended}");
        assert!(mended.starts_with(text.lines().next().unwrap()), "{mended}");
    }
}

/// After hours of play it would be too late.
#[test]
fn a_picture_that_cannot_be_painted_is_told_before_a_game_is_played() {
    let folder = Folder::new();
    let (file, plot) = (folder.path("ladder.jsonl"), folder.path("nowhere/plot.svg"));
    ladder(&["--results", &file, "--plot", &plot]).bad("plot.svg cannot be written");
    assert!(!std::path::Path::new(&file).exists());
    let plot = folder.path("plot.svg");
    ladder(&["--plot", &plot]).good();
    assert!(std::fs::read_to_string(&plot).unwrap().starts_with("<svg"));
}

#[test]
fn bad_lists_are_told() {
    let with = |bots| orrery(&["ladder", run::game(), "--games", "1", "--bots", bots]);
    with("greedy").bad("two bots or more");
    with("greedy,random,greedy").bad("“greedy” is on the list twice");
    with("greedy,level:9").bad("levels go from 1 to 8");
    with("greedy,mcts:0").bad("“mcts:0” will not do");
}
