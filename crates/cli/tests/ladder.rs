//! `orrery ladder`: what it prints, and that it goes on where it was broken off.

mod run;

use run::{Folder, Ran, orrery};

fn ladder(more: &[&str]) -> Ran {
    orrery(&[&["ladder", run::game(), "--games", "2", "--bots", "random,greedy,level:1"], more].concat())
}

#[test]
fn the_report_is_what_scripts_rely_on() {
    let report = ladder(&["--json"]).json();
    assert_eq!((&report["game"], &report["players"]), (&run::game().into(), &2.into()));
    assert_eq!(report["games"], 6);
    let keys = ["bot", "rating", "rating_low", "rating_high", "games", "score", "share", "low", "high"];
    for rank in report["ranks"].as_array().unwrap() {
        assert!(keys.iter().all(|key| !rank[key].is_null()), "{rank}");
    }
    assert_eq!(report["duels"].as_array().unwrap().len(), 3);
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
