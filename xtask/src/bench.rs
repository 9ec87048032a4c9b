//! `cargo xtask bench`: instructions counted, the same on a busy machine as on a quiet one.

use crate::run::{cargo, program};
use crate::setup;
use crate::tree::{Game, Tree};
use anyhow::{Context, Result, bail};
use std::path::{Path, PathBuf};

/// Enough for a mean that no single game decides.
const GAMES: u64 = 100;
const COPIES: u64 = 1000;

pub fn count(root: &Path, wanted: Option<&str>) -> Result<()> {
    let games = working(&Tree::read(root)?, wanted)?;
    setup::bring(root, "valgrind")?;
    println!("instructions for   an action   a copy   memcpy of its size   copy : memcpy");
    for game in games {
        let work = build(root, &game)?;
        let action = each(&work, "games", GAMES)?;
        let (copy, bytes) = (each(&work, "copies", COPIES)?, each(&work, "bytes", COPIES)?);
        println!("{:<18} {action:>9.0} {copy:>8.0} {bytes:>20.0} {:>15.1}", game.slug, copy / bytes);
    }
    Ok(())
}

/// The games whose work can be counted: all of them, or the one that is wanted.
fn working(tree: &Tree, wanted: Option<&str>) -> Result<Vec<Game>> {
    let can_work = |game: &Game| tree.text(&game.path(&format!("examples/{}.rs", work_of(game)))).is_some();
    let mut games: Vec<_> = tree.games().into_iter().filter(can_work).collect();
    let known: Vec<_> = games.iter().map(|game| game.slug.clone()).collect();
    games.retain(|game| wanted.is_none_or(|slug| slug == game.slug));
    if games.is_empty() {
        bail!(
            "no game {:?} has an example that works; these have: {}",
            wanted.unwrap_or("at all"),
            known.join(", ")
        );
    }
    Ok(games)
}

/// The name of the example that does a game's work.
fn work_of(game: &Game) -> String {
    format!("work-{}", game.slug)
}

fn build(root: &Path, game: &Game) -> Result<PathBuf> {
    let example = work_of(game);
    let build = format!("build --release --message-format json -p {} --example {example}", game.package());
    let (ok, said) = cargo(root, &build).listen()?;
    match executable(&said) {
        Some(work) if ok => Ok(work),
        _ => bail!("`cargo {build}` failed: {said}"),
    }
}

/// Where cargo says that it has put the program.
fn executable(said: &str) -> Option<PathBuf> {
    let (_, path) = said.rsplit_once("\"executable\":\"")?;
    path.split('"').next().map(PathBuf::from)
}

/// Instructions for one action or one copy: what the program takes beyond its beginnings, shared out.
fn each(work: &Path, what: &str, times: u64) -> Result<f64> {
    let ((none, _), (all, done)) = (run(work, what, 0)?, run(work, what, times)?);
    Ok((all - none) as f64 / done as f64)
}

/// The instructions of one run, and how much the program says it has done.
fn run(work: &Path, what: &str, times: u64) -> Result<(u64, u64)> {
    let valgrind = program(Path::new("."), "valgrind")
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        .args([work.as_os_str(), what.as_ref(), times.to_string().as_ref()]);
    let (ok, said) = valgrind.listen()?;
    let counted = collected(&said).zip(said.lines().find_map(|line| line.parse().ok()));
    counted.filter(|_| ok).with_context(|| format!("valgrind counted nothing: {said}"))
}

/// The sum in "==123== Collected : 9994612".
fn collected(said: &str) -> Option<u64> {
    let (_, number) = said.lines().find(|line| line.contains("Collected"))?.rsplit_once(' ')?;
    number.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sum_is_read_as_callgrind_prints_it() {
        assert_eq!(collected("88650\n==7== Events    : Ir\n==7== Collected : 9994612\n"), Some(9_994_612));
        assert_eq!(collected("valgrind: no such file"), None);
    }

    #[test]
    fn one_game_or_all_that_work() {
        let tree = Tree::of(&[
            ("games/chess/Cargo.toml", ""),
            ("games/chess/examples/work-chess.rs", ""),
            ("games/go/Cargo.toml", ""),
        ]);
        assert_eq!(working(&tree, None).unwrap().len(), 1);
        let told = working(&tree, Some("go")).unwrap_err().to_string();
        assert!(told.contains("no game \"go\"") && told.ends_with("chess"), "{told}");
    }

    #[test]
    fn the_program_is_where_cargo_says() {
        let said = "{\"executable\":null}\n{\"executable\":\"/a/work\",\"fresh\":true}\n{\"success\":true}";
        assert_eq!(executable(said), Some(PathBuf::from("/a/work")));
        assert_eq!(executable("error"), None);
    }
}
