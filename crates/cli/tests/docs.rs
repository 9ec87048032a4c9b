//! The figures in `docs/bots.md` are what the games in `docs/ladders` add up to. With `ORRERY_BLESS` set, the tables between
//! the marks and the pictures are written anew.

mod run;

use orrery_core::MAX_SEATS;
use orrery_shelf::{SHELF, Title};
use run::{Folder, orrery};
use serde_json::Value;
use std::path::PathBuf;

/// Those who met one another; the two that only met each other are in the table of shares.
const RATED: &str = "random,greedy,level:1,level:2,level:3,level:4,level:5,level:6,level:7,level:8,mcts:1000";
const SEED: &str = "9";

const BEGIN: &str =
    "<!-- ratings: `ORRERY_BLESS=1 cargo test -p orrery --test docs` writes what follows -->\n";
const END: &str = "<!-- end of ratings -->\n";

fn docs(name: &str) -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "../../docs", name].iter().collect()
}

fn page() -> String {
    std::fs::read_to_string(docs("bots.md")).unwrap()
}

/// Where the games of a title are kept, without the ending.
fn stem(title: &dyn Title, players: usize) -> String {
    match players {
        2 => format!("ladders/{}", title.slug()),
        more => format!("ladders/{}-{more}", title.slug()),
    }
}

/// What the command makes of the games that are kept: its JSON, and its picture.
fn rated(title: &dyn Title, players: usize, bots: &[&str]) -> (Value, String) {
    let folder = Folder::new();
    let (plot, players_told) = (folder.path("plot.svg"), players.to_string());
    let file = docs(&format!("{}.jsonl", stem(title, players))).display().to_string();
    let fixed = ["ladder", title.slug(), "--games", "0", "--players", &players_told, "--seed", SEED];
    let files = ["--results", &file, "--plot", &plot, "--json"];
    let report = orrery(&[&fixed[..], &files, bots].concat()).json();
    (report, std::fs::read_to_string(&plot).unwrap())
}

fn is_blessed() -> bool {
    std::env::var_os("ORRERY_BLESS").is_some()
}

/// Compares a picture with the one beside its games.
fn expect_picture(name: &str, picture: &str) {
    let path = docs(name);
    if is_blessed() {
        std::fs::write(&path, picture).unwrap();
    }
    let drawn = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(drawn == picture, "{name} is not what its games add up to");
}

fn rating(rank: &Value) -> String {
    let number = |key: &str| rank[key].as_f64().unwrap();
    format!("{:.1} ± {:.1}", number("rating"), (number("rating_high") - number("rating_low")) / 2.0)
}

/// Per cent, with one digit after the point where that says more.
fn percent(share: f64) -> String {
    let written = format!("{:.1}", 100.0 * share);
    written.strip_suffix(".0").filter(|whole| *whole == "100").unwrap_or(&written).to_owned()
}

fn share(counted: &Value) -> String {
    let number = |key: &str| counted[key].as_f64().unwrap();
    let [share, low, high] = ["share", "low", "high"].map(|key| percent(number(key)));
    format!("{share} % of {} ({low}-{high})", counted["games"])
}

fn row(cells: impl IntoIterator<Item = String>) -> String {
    format!("| {} |\n", cells.into_iter().collect::<Vec<_>>().join(" | "))
}

fn rank<'a>(report: &'a Value, bot: &str) -> Option<&'a Value> {
    report["ranks"].as_array().unwrap().iter().find(|rank| rank["bot"] == bot)
}

/// Ratings of all titles side by side, and the pictures.
fn for_two() -> String {
    let reports: Vec<Value> = SHELF
        .iter()
        .map(|title| {
            let (report, picture) = rated(*title, 2, &["--bots", RATED]);
            expect_picture(&format!("{}.svg", stem(*title, 2)), &picture);
            report
        })
        .collect();
    let names = || SHELF.iter().map(|title| title.name(orrery_scene::Lang::En));
    let mut text = row(std::iter::once("two players".to_owned()).chain(names()));
    text += &row(std::iter::once("---".to_owned()).chain(SHELF.iter().map(|_| "---:".to_owned())));
    for bot in RATED.split(',') {
        let cell = |report: &Value| rank(report, bot).map(rating).unwrap_or_default();
        text += &row(std::iter::once(format!("`{bot}`")).chain(reports.iter().map(cell)));
    }
    let picture = |title: &&dyn Title| {
        let name = title.name(orrery_scene::Lang::En);
        format!("![The ratings of {name} with their intervals]({}.svg)\n", stem(*title, 2))
    };
    text + "\n" + &SHELF.iter().map(picture).collect::<String>()
}

/// A line for each bot of each title.
fn for_more(players: usize) -> String {
    let heads = ["bot", "games", "rating", "mean place", "victories"].map(str::to_owned);
    let mut text = row(std::iter::once(format!("{players} players")).chain(heads));
    text += "| --- | --- | ---: | ---: | ---: | --- |\n";
    for title in SHELF.iter().filter(|title| docs(&format!("{}.jsonl", stem(**title, players))).exists()) {
        let (report, picture) = rated(*title, players, &[]);
        expect_picture(&format!("{}.svg", stem(*title, players)), &picture);
        let link = format!("[{}]({}.svg)", title.name(orrery_scene::Lang::En), stem(*title, players));
        for rank in report["ranks"].as_array().unwrap() {
            let place = format!("{:.2}", rank["mean_place"].as_f64().unwrap());
            let share = share(rank);
            let (victories, of) = share.split_once(" of ").unwrap();
            let interval = of.split_once(' ').unwrap().1;
            let bot = format!("`{}`", rank["bot"].as_str().unwrap());
            text += &row([
                link.clone(),
                bot,
                rank["games"].to_string(),
                rating(rank),
                place,
                format!("{victories} {interval}"),
            ]);
        }
    }
    text
}

#[test]
fn ratings_are_those_of_the_games_that_are_kept() {
    let more = 3..=MAX_SEATS;
    let has_games = |players: &usize| {
        SHELF.iter().any(|title| docs(&format!("{}.jsonl", stem(*title, *players))).exists())
    };
    let tables = std::iter::once(for_two()).chain(more.filter(has_games).map(for_more));
    let told = format!("\n{}\n", tables.collect::<Vec<_>>().join("\n"));
    let page = page();
    let (before, rest) = page.split_once(BEGIN).expect("docs/bots.md has the mark");
    let (stands, after) = rest.split_once(END).expect("docs/bots.md has the mark at the end");
    if is_blessed() {
        std::fs::write(docs("bots.md"), [before, BEGIN, &told, END, after].concat()).unwrap();
    } else {
        assert!(stands == told, "docs/bots.md says other ratings than docs/ladders; it should say:\n{told}");
    }
}

/// Each cell of the table of shares that stands in `docs/bots.md`.
#[test]
fn shares_are_those_of_the_games_that_are_kept() {
    let page = page();
    let mut lines = page.lines().skip_while(|line| !line.starts_with("| first against second"));
    let heads = lines.next().expect("docs/bots.md has the table").split('|').map(str::trim).skip(2);
    let titled = |name: &str| SHELF.iter().find(|title| title.name(orrery_scene::Lang::En) == name);
    let titles: Vec<&dyn Title> = heads.map_while(titled).copied().collect();
    assert_eq!(titles.len(), SHELF.len(), "all titles stand in the table");
    let mut compared = 0;
    for line in lines.skip(1).take_while(|line| line.starts_with('|')) {
        let cells: Vec<&str> = line.split('|').map(str::trim).collect();
        let bots: Vec<&str> = cells[1].split('`').skip(1).step_by(2).collect();
        let [first, second] = bots[..] else { panic!("{line}: two bots") };
        for (title, cell) in titles.iter().zip(&cells[2..]).filter(|(_, cell)| !cell.is_empty()) {
            let (report, _) = rated(*title, 2, &["--bots", &format!("{first},{second}")]);
            let duel = &report["duels"][0];
            assert_eq!(*cell, share(duel), "{first} against {second}, {}", title.slug());
            compared += 1;
        }
    }
    assert!(compared >= 50, "{compared}");
}
