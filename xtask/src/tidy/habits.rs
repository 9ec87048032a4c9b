//! What is unfinished by its own words, and what would fall over without a reason.

use super::{Finding, finding, lines, rust};
use crate::tree::Tree;

/// Written in two halves, or this file would find itself.
const NOTES: [&str; 2] = [concat!("TO", "DO"), concat!("FIX", "ME")];

const UNFINISHED: [&str; 3] = ["todo!", "unimplemented!", "dbg!"];

/// A test that is switched off, or that switches the others off.
const SWITCHED_OFF: [&str; 4] = ["test.skip(", "it.skip(", "describe.skip(", ".only("];

pub fn check(tree: &Tree) -> Vec<Finding> {
    let notes = tree.files().filter(|(path, _)| is_source(path)).flat_map(|(path, text)| notes(path, text));
    let rust = tree.files().filter(|(path, _)| path.ends_with(".rs"));
    let script = tree.files().filter(|(path, _)| path.starts_with("web/") && is_script(path));
    notes
        .chain(rust.flat_map(|(path, text)| in_rust(path, text)))
        .chain(script.flat_map(|(path, text)| in_script(path, text)))
        .collect()
}

fn is_source(path: &str) -> bool {
    let ends = [".rs", ".ftl", ".css", ".sh", ".toml", ".yml"];
    is_script(path) || ends.iter().any(|end| path.ends_with(end)) || path.starts_with(".ci/")
}

fn is_script(path: &str) -> bool {
    [".ts", ".js", ".mjs", ".svelte"].iter().any(|end| path.ends_with(end))
}

fn notes(path: &str, text: &str) -> Vec<Finding> {
    let note = |line: &str| NOTES.into_iter().find(|note| rust::has_word(line, note));
    let found =
        |(at, line)| note(line).map(|note| finding(path, at, format!("{note} is no way to leave a thing")));
    lines(text).filter_map(found).collect()
}

fn in_rust(path: &str, text: &str) -> Vec<Finding> {
    let mut found = Vec::new();
    for line in rust::lines(text) {
        for word in UNFINISHED.iter().filter(|word| line.code.contains(**word)) {
            found.push(finding(path, line.number, format!("{word} is unfinished business")));
        }
        if line.code.trim() == "#[ignore]" {
            found.push(finding(path, line.number, "an ignored test says why: #[ignore = \"…\"]"));
        }
        if line.code.contains(".unwrap()") && !line.in_test && !rust::is_test_file(path) {
            found.push(finding(path, line.number, "say with `expect` why this cannot happen"));
        }
    }
    found
}

fn in_script(path: &str, text: &str) -> Vec<Finding> {
    let off = |line: &str| SWITCHED_OFF.into_iter().find(|call| line.contains(call));
    let found = |(at, line)| off(line).map(|call| finding(path, at, format!("{call} switches tests off")));
    lines(text).filter_map(found).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(path: &str, text: &str) -> Vec<String> {
        check(&Tree::of(&[(path, text)])).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn unwrap_is_for_tests() {
        let text = "fn a() { b().unwrap() }\n#[cfg(test)]\nmod tests {\n fn a() { b().unwrap() }\n}\n";
        assert_eq!(found("src/a.rs", text), ["src/a.rs:1: say with `expect` why this cannot happen"]);
        assert!(found("a/tests/a.rs", "fn a() { b().unwrap() }").is_empty());
        assert!(found("src/a.rs", "/// let a = b().unwrap();\nfn a() {}").is_empty());
    }

    #[test]
    fn unfinished_business_is_found_in_tests_too() {
        assert_eq!(found("a/tests/a.rs", "fn a() { todo!() }").len(), 1);
        assert_eq!(found("src/a.rs", "fn a() { dbg!(1) }").len(), 1);
        assert!(found("src/a.rs", "const A: &str = \"todo!\";").is_empty());
    }

    #[test]
    fn notes_are_found_in_comments_of_every_language() {
        let note = NOTES[0];
        assert_eq!(found("src/a.rs", &format!("// {note}: more")).len(), 1);
        assert_eq!(found("web/src/a.ts", &format!("// {note}")).len(), 1);
        assert!(found("README.md", note).is_empty());
        assert!(found("src/a.rs", &format!("// {note}S_PER_DAY")).is_empty());
    }

    #[test]
    fn an_ignored_test_gives_its_reason() {
        assert_eq!(found("a/tests/a.rs", "#[ignore]\nfn a() {}").len(), 1);
        assert!(found("a/tests/a.rs", "#[ignore = \"takes an hour\"]\nfn a() {}").is_empty());
        assert_eq!(found("web/a.test.ts", "it.skip('a', b)").len(), 1);
    }
}
