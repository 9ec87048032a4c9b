//! `cargo xtask tidy`: what no compiler sees. Every check is a function from a tree of texts to findings.

mod arrows;
mod clauses;
mod goldens;
mod habits;
mod length;
mod locks;
mod messages;
mod names;
mod purity;
mod rust;
mod scenarios;
mod spoken;
mod words;

use crate::tree::{Game, Tree};
use anyhow::{Result, bail};
use std::fmt;
use std::path::Path;

/// A place in the workspace, and a sentence about what is wrong there.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Finding {
    file: String,
    line: usize,
    told: String,
}

type Check = fn(&Tree) -> Vec<Finding>;
type GameCheck = fn(&Tree, &Game) -> Vec<Finding>;

/// Checks of the whole workspace.
const HOUSE: &[Check] = &[
    names::check,
    habits::check,
    length::check,
    purity::check,
    arrows::check,
    locks::check,
    messages::check,
];

/// Checks of one game.
const GAMES: &[GameCheck] = &[clauses::check, scenarios::check, goldens::check];

/// Prints every finding; fails if there is one.
pub fn report(root: &Path) -> Result<()> {
    let tree = Tree::read(root)?;
    let findings = findings(&tree);
    findings.iter().for_each(|finding| println!("{finding}"));
    match findings.len() {
        0 => println!("All is tidy."),
        1 => bail!("one thing is untidy"),
        many => bail!("{many} things are untidy"),
    }
    Ok(())
}

fn findings(tree: &Tree) -> Vec<Finding> {
    let games = tree.games();
    let of_games = games.iter().flat_map(|game| GAMES.iter().flat_map(move |check| check(tree, game)));
    let mut findings: Vec<_> = HOUSE.iter().flat_map(|check| check(tree)).chain(of_games).collect();
    findings.sort();
    findings.dedup();
    findings
}

/// Lines count from one; line 0 speaks of the whole file.
fn finding(file: &str, line: usize, told: impl Into<String>) -> Finding {
    Finding { file: file.to_owned(), line, told: told.into() }
}

/// The lines of a text with their numbers.
fn lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.lines().enumerate().map(|(at, line)| (at + 1, line))
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            0 => write!(f, "{}: {}", self.file, self.told),
            line => write!(f, "{}:{line}: {}", self.file, self.told),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_finding_reads_as_a_place_and_a_sentence() {
        assert_eq!(finding("a.rs", 3, "too long").to_string(), "a.rs:3: too long");
        assert_eq!(finding("a.rs", 0, "too long").to_string(), "a.rs: too long");
    }

    #[test]
    fn every_check_runs_on_every_game() {
        let tree =
            Tree::of(&[("games/chess/Cargo.toml", ""), ("games/chess/src/lib.rs", "fn a() { dbg!(1) }")]);
        let files: Vec<_> = findings(&tree).into_iter().map(|finding| finding.file).collect();
        for file in ["EXAMPLES.md", "rules/en.md", "src/lib.rs"] {
            assert!(files.contains(&format!("games/chess/{file}")), "{file} of {files:?}");
        }
    }
}
