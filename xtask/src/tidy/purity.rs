//! Rules, pictures and bots perform no I/O, read no clock, start no thread, and iterate over nothing unordered.

use super::{Finding, finding, rust};
use crate::tree::Tree;

/// What would make the same log play out differently on another day or another machine.
const WORLD: &[(&str, &str)] = &[
    ("std::fs", "reads or writes files"),
    ("std::net", "uses the network"),
    ("std::process", "starts programs"),
    ("std::env", "reads the environment"),
    ("std::thread", "starts threads"),
    ("Instant", "reads the clock"),
    ("SystemTime", "reads the clock"),
];

const UNORDERED: &[(&str, &str)] = &[
    ("HashMap", "has no order; use ArrayVec or BTreeMap"),
    ("HashSet", "has no order; use ArrayVec or BTreeSet"),
];

/// The laws are tests that live in a library: golden files and the length of a run come from outside.
const LAWS: &str = "crates/core/src/laws/";

pub fn check(tree: &Tree) -> Vec<Finding> {
    let sources = tree.files().filter(|(path, _)| path.ends_with(".rs") && path.contains("/src/"));
    sources.flat_map(|(path, text)| offences(path, text)).collect()
}

fn offences(path: &str, text: &str) -> Vec<Finding> {
    let is_game = path.starts_with("games/");
    let is_pure =
        ["crates/core/", "crates/scene/", "crates/bots/"].iter().any(|folder| path.starts_with(folder));
    if !(is_game || is_pure) || path.starts_with(LAWS) {
        return Vec::new();
    }
    let banned = || WORLD.iter().chain(UNORDERED.iter().filter(|_| is_game));
    let told = |line: &rust::Line| {
        let first = banned().find(|(word, _)| rust::has_word(&line.code, word));
        first.map(|(word, why)| finding(path, line.number, format!("{word} {why}")))
    };
    rust::running(path, text).iter().filter_map(told).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(path: &str, text: &str) -> Vec<String> {
        check(&Tree::of(&[(path, text)])).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn rules_do_not_touch_the_world() {
        assert_eq!(
            found("games/chess/src/lib.rs", "use a;\nuse std::time::Instant;"),
            ["games/chess/src/lib.rs:2: Instant reads the clock"]
        );
        assert_eq!(found("crates/bots/src/lib.rs", "std::thread::spawn(f);").len(), 1);
        assert!(found("crates/server/src/lib.rs", "std::thread::spawn(f);").is_empty());
        assert!(found("crates/core/src/laws/golden.rs", "std::fs::read(f)").is_empty());
        assert!(found("games/chess/tests/games.rs", "std::fs::read(f)").is_empty());
    }

    #[test]
    fn nothing_unordered_reaches_the_rules() {
        assert_eq!(found("games/chess/src/lib.rs", "let a: HashMap<u8, u8>;").len(), 1);
        assert!(found("crates/scene/src/lib.rs", "let a: HashMap<u8, u8>;").is_empty());
        assert!(found("games/chess/src/lib.rs", "// no HashMap here").is_empty());
    }
}
