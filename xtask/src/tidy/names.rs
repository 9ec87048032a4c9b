//! No game is named outside its folder and its line on the shelf: whatever serves one game serves all.

use super::{Finding, finding, lines};
use crate::tree::{Game, Tree};
use toml::Table;

/// Where a game may be named, and why. A folder ends with a slash; `*` stands for one name.
const ALLOWED: &[(&str, &str)] = &[
    ("README.md", "tells people what they can play"),
    ("ARCHITECTURE.md", "walks through the games' hardest moments"),
    ("CONTRIBUTING.md", "shows commands as they are typed"),
    ("docs/", "explains with examples"),
    ("Cargo.toml", "lists the crates of the workspace"),
    ("Cargo.lock", "lists the crates of the workspace"),
    ("crates/shelf/Cargo.toml", "the shelf holds the games"),
    ("crates/shelf/src/lib.rs", "the shelf holds the games, one line each"),
    ("crates/shelf/tests/leaks.rs", "the shelf's games are tried with the oracle of each"),
    ("crates/core/faults/", "patches that break a game on purpose"),
    ("crates/table/tests/", "plays what stands on the shelf"),
    ("crates/table/samples/", "records of games that were played"),
    ("crates/cli/tests/", "types commands as people do"),
    ("crates/lab/tests/", "types commands as people do"),
    ("crates/server/tests/", "opens tables as people do"),
    ("web/e2e/", "opens tables as people do"),
    ("web/test/words.test.ts", "looks for these very names in the client"),
];

pub fn check(tree: &Tree) -> Vec<Finding> {
    let games: Vec<_> = tree.games().into_iter().map(|game| (spellings(tree, &game), game)).collect();
    let mut found = Vec::new();
    for (path, text) in tree.files().filter(|(path, _)| !is_allowed(path)) {
        for (spellings, game) in games.iter().filter(|(_, game)| !path.starts_with(&game.folder())) {
            if named(path, spellings) {
                found.push(finding(path, 0, format!("the file is named after {}", game.slug)));
            }
            let told = || format!("{} is named outside its folder", game.slug);
            let lines = lines(text).filter(|(_, line)| named(line, spellings));
            found.extend(lines.map(|(at, _)| finding(path, at, told())));
        }
    }
    found
}

fn is_allowed(path: &str) -> bool {
    ALLOWED.iter().any(|(place, _)| path == *place || place.ends_with('/') && path.starts_with(place))
}

/// The slug and the titles in the box, in small letters and in one word.
fn spellings(tree: &Tree, game: &Game) -> Vec<String> {
    let components = tree.text(&game.path("data/components.toml")).unwrap_or_default();
    let components = components.parse::<Table>().unwrap_or_default();
    let meta = components.get("meta").and_then(toml::Value::as_table).unwrap_or(&components);
    let titles = ["title", "title_es"].iter().filter_map(|key| meta.get(*key)?.as_str());
    let mut spellings: Vec<_> = titles.chain([game.slug.as_str()]).map(squeezed).collect();
    spellings.sort();
    spellings.dedup();
    spellings
}

/// `Star Chess`, `star-chess`, `star_chess` and `StarChess` are one name.
fn squeezed(text: &str) -> String {
    let letters = text.chars().filter(|letter| !matches!(letter, ' ' | '-' | '_' | ':'));
    letters.flat_map(char::to_lowercase).collect()
}

fn named(text: &str, spellings: &[String]) -> bool {
    let text = squeezed(text);
    spellings.iter().any(|name| text.contains(name))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(path: &str, text: &str) -> Vec<String> {
        let tree = Tree::of(&[
            ("games/star-chess/Cargo.toml", "name = \"orrery-star-chess\""),
            (
                "games/star-chess/data/components.toml",
                "[meta]\ntitle = \"Star Chess\"\ntitle_es = \"Ajedrez estelar\"",
            ),
            ("games/star-chess/src/lib.rs", "pub struct StarChess;"),
            (path, text),
        ]);
        check(&tree).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn a_game_is_found_however_it_is_spelt() {
        for name in ["star-chess", "orrery_star_chess", "StarChess", "Star Chess", "ajedrez estelar"] {
            assert_eq!(
                found("crates/table/src/lib.rs", &format!("use a;\n// {name}")),
                ["crates/table/src/lib.rs:2: star-chess is named outside its folder"]
            );
        }
        assert_eq!(found("crates/scene/src/star_chess.rs", "").len(), 1);
        assert_eq!(found("games/go/src/lib.rs", "star_chess").len(), 1, "not even by another game");
    }

    #[test]
    fn the_shelf_and_the_pages_for_people_name_games() {
        assert!(found("crates/shelf/src/lib.rs", "title::<StarChess>()").is_empty());
        assert!(found("README.md", "Star Chess").is_empty());
        assert!(found("docs/a.md", "Star Chess").is_empty());
        assert!(found("crates/server/src/lib.rs", "chess among the stars").is_empty());
    }
}
