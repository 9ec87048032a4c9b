//! `cargo xtask bless`: the golden files written anew.

use crate::run::{cargo, program};
use crate::tree::{Game, Tree};
use anyhow::{Result, bail};
use std::path::Path;

pub fn bless(root: &Path, wanted: Option<&str>) -> Result<()> {
    let games = with_test(&Tree::read(root)?, "golden", wanted)?;
    for game in &games {
        let test = format!("test -p {} --test golden", game.package());
        cargo(root, &test).env("ORRERY_BLESS", "1").go()?;
    }
    let goldens = games.iter().map(|game| game.path("tests/golden"));
    program(root, "git").args(["--no-pager", "diff", "--stat", "--"]).args(goldens).go()?;
    println!("Now read the diff of these files line by line: it is the review of the change in the rules.");
    Ok(())
}

/// The games that have a test file of this name: all of them, or the one that is wanted.
pub fn with_test(tree: &Tree, test: &str, wanted: Option<&str>) -> Result<Vec<Game>> {
    let has_test = |game: &Game| tree.text(&game.path(&format!("tests/{test}.rs"))).is_some();
    let games: Vec<_> = tree.games().into_iter().filter(has_test).collect();
    let Some(slug) = wanted else { return Ok(games) };
    match games.iter().find(|game| game.slug == slug) {
        Some(game) => Ok(vec![game.clone()]),
        None => {
            let known: Vec<_> = games.iter().map(|game| game.slug.as_str()).collect();
            bail!("no game \"{slug}\" has tests/{test}.rs; these have: {}", known.join(", "))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_game_or_all_that_have_the_test() {
        let tree = Tree::of(&[
            ("games/chess/Cargo.toml", ""),
            ("games/chess/tests/golden.rs", ""),
            ("games/go/Cargo.toml", ""),
        ]);
        let slugs = |wanted| with_test(&tree, "golden", wanted).map(|games| games.len());
        assert_eq!(slugs(None).unwrap(), 1);
        assert_eq!(slugs(Some("chess")).unwrap(), 1);
        let told = slugs(Some("go")).unwrap_err().to_string();
        assert!(told.contains("no game \"go\"") && told.ends_with("chess"), "{told}");
    }
}
