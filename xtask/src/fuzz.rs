//! `cargo xtask fuzz`: cargo-fuzz on everything that reads what others write, some minutes each.

use crate::run::{cargo, is_installed};
use crate::tree::Tree;
use anyhow::{Result, bail};
use std::path::{Path, PathBuf};

/// A target of `fuzz/`.
struct Target {
    name: &'static str,
    /// What it is built with beside the games.
    with: &'static str,
    /// Where in a game's folder it finds something right to begin with.
    seeds: Option<&'static str>,
}

const TARGETS: [Target; 5] = [
    Target { name: "record", with: "", seeds: Some("tests/games") },
    Target { name: "components", with: "", seeds: Some("data") },
    Target { name: "message", with: "server", seeds: None },
    Target { name: "request", with: "server", seeds: None },
    Target { name: "options", with: "options", seeds: None },
];

#[derive(clap::Args)]
pub struct Wish {
    /// How many minutes for each target
    #[arg(long, default_value_t = 5, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    minutes: u32,
    /// Only this target: record, components, message, request or options
    #[arg(long)]
    only: Option<String>,
}

pub fn fuzz(root: &Path, wish: &Wish) -> Result<()> {
    if !is_installed("cargo-fuzz") {
        bail!("cargo-fuzz is not installed: run `cargo install cargo-fuzz`");
    }
    let wanted = |name: &str| wish.only.as_deref().is_none_or(|only| only == name);
    if !TARGETS.iter().any(|target| wanted(target.name)) {
        bail!("there is no target {:?}", wish.only.as_deref().unwrap_or_default());
    }
    let tree = Tree::read(root)?;
    for Target { name, with, seeds } in TARGETS.into_iter().filter(|target| wanted(target.name)) {
        let found = root.join("fuzz/corpus").join(name);
        std::fs::create_dir_all(&found)?;
        let own = root.join("fuzz/seeds").join(name);
        let games = tree.games().into_iter().filter_map(|game| Some(root.join(game.path(seeds?))));
        let corpora: Vec<PathBuf> =
            [found, own].into_iter().chain(games).filter(|folder| folder.is_dir()).collect();
        // Guided by coverage alone, which the pinned compiler can count. Only sanitizers would ask for a nightly one, and
        // they look for what safe code cannot do.
        cargo(root, "fuzz run --sanitizer none")
            .args(["--features", with, name])
            .args(corpora)
            .args([
                "--",
                &format!("-max_total_time={}", wish.minutes * 60),
                "-timeout=20",
                "-print_final_stats=1",
            ])
            .go()?;
    }
    Ok(())
}
