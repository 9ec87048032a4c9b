//! Arrows between crates point one way, and only the shelf knows the games.

use super::{Finding, finding};
use crate::tree::Tree;
use toml::Table;

/// Each crate, and those of the house that it may use.
const ARROWS: &[(&str, &[&str])] = &[
    ("core", &[]),
    ("scene", &["core"]),
    ("picture", &["core", "scene"]),
    ("bots", &["core"]),
    ("shelf", &["core", "scene", "bots"]),
    ("table", &["core", "scene", "bots", "shelf"]),
    ("store", &["core", "scene", "bots", "shelf", "table"]),
    ("server", &["core", "scene", "bots", "shelf", "table", "store"]),
    ("cluster", &[]),
    ("mischief", &[]),
    ("lab", &["core", "scene", "bots", "shelf", "table"]),
    ("load", &["cluster", "core", "scene", "server", "shelf", "store", "table"]),
    ("cli", &["core", "scene", "bots", "shelf", "table", "store", "server", "lab", "picture"]),
];

/// All that a game is built from. (A choice of its scene carries the action as JSON, ready to be sent back.)
const OF_A_GAME: &[&str] =
    &["orrery-core", "orrery-scene", "arrayvec", "bitflags", "serde", "serde_json", "toml"];

pub fn check(tree: &Tree) -> Vec<Finding> {
    let crates = tree.folders("crates/").into_iter().flat_map(|name| of_a_crate(tree, &name));
    let games = tree.games().into_iter().flat_map(|game| of_a_game(tree, &game.path("Cargo.toml")));
    let tools = naming_a_game(tree, "xtask/Cargo.toml");
    crates.chain(games).chain(tools).collect()
}

fn of_a_crate(tree: &Tree, name: &str) -> Vec<Finding> {
    let file = format!("crates/{name}/Cargo.toml");
    let Some((_, allowed)) = ARROWS.iter().find(|(known, _)| *known == name) else {
        return vec![finding(&file, 0, "say in xtask/src/tidy/arrows.rs which crates this one may use")];
    };
    let games: Vec<_> = tree.games().iter().map(crate::tree::Game::package).collect();
    let against = |used: &String| {
        let ours = used.strip_prefix("orrery-").filter(|_| !games.contains(used));
        ours.filter(|ours| !allowed.contains(ours) && *ours != name).map(str::to_owned)
    };
    let told =
        |other: String| finding(&file, 0, format!("{name} may not use {other}: arrows point the other way"));
    let arrows = dependencies(tree, &file, &["dependencies", "build-dependencies"]);
    let mut found: Vec<_> = arrows.iter().filter_map(against).map(told).collect();
    if name != "shelf" {
        found.extend(naming_a_game(tree, &file));
    }
    found
}

/// Tests count as well: what only the shelf may know, no test of another crate may know either.
fn naming_a_game(tree: &Tree, file: &str) -> Vec<Finding> {
    let games: Vec<_> = tree.games().iter().map(crate::tree::Game::package).collect();
    let all = dependencies(tree, file, &["dependencies", "build-dependencies", "dev-dependencies"]);
    let named = all.into_iter().filter(|used| games.contains(used));
    named.map(|game| finding(file, 0, format!("only the shelf may use {game}"))).collect()
}

fn of_a_game(tree: &Tree, file: &str) -> Vec<Finding> {
    let used = dependencies(tree, file, &["dependencies", "build-dependencies"]);
    let strange = used.into_iter().filter(|name| !OF_A_GAME.contains(&name.as_str()));
    strange.map(|name| finding(file, 0, format!("a game may not use {name}"))).collect()
}

fn dependencies(tree: &Tree, file: &str, sections: &[&str]) -> Vec<String> {
    let manifest = tree.text(file).unwrap_or_default().parse::<Table>().unwrap_or_default();
    let names = |section: &&str| manifest.get(*section)?.as_table().map(|table| table.keys().cloned());
    sections.iter().filter_map(names).flatten().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(files: &[(&str, &str)]) -> Vec<String> {
        check(&Tree::of(files)).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn arrows_point_one_way() {
        let text = "[dependencies]\norrery-table.workspace = true\norrery-core.workspace = true";
        assert_eq!(
            found(&[("crates/shelf/Cargo.toml", text)]),
            ["crates/shelf/Cargo.toml: shelf may not use table: arrows point the other way"]
        );
        assert!(found(&[("crates/store/Cargo.toml", text)]).is_empty());
    }

    #[test]
    fn only_the_shelf_knows_the_games() {
        let chess = ("games/chess/Cargo.toml", "");
        let uses = "[dev-dependencies]\norrery-chess.workspace = true";
        assert_eq!(
            found(&[chess, ("crates/server/Cargo.toml", uses)]),
            ["crates/server/Cargo.toml: only the shelf may use orrery-chess"]
        );
        let uses = "[dependencies]\norrery-chess.workspace = true";
        assert!(found(&[chess, ("crates/shelf/Cargo.toml", uses)]).is_empty());
        assert_eq!(found(&[chess, ("xtask/Cargo.toml", uses)]).len(), 1);
    }

    #[test]
    fn a_game_is_built_from_little() {
        let text = "[dependencies]\nserde = \"1\"\nrand = \"1\"\n[dev-dependencies]\nproptest = \"1\"";
        assert_eq!(
            found(&[("games/chess/Cargo.toml", text)]),
            ["games/chess/Cargo.toml: a game may not use rand"]
        );
    }

    #[test]
    fn a_new_crate_must_say_where_it_stands() {
        assert_eq!(found(&[("crates/attic/Cargo.toml", "")]).len(), 1);
    }
}
