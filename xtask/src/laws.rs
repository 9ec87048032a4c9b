//! `cargo xtask laws`: the long law run, and the long leak test.

use crate::bless::with_test;
use crate::run::cargo;
use crate::tree::Tree;
use anyhow::Result;
use std::path::Path;

/// A pair of rooms costs as much as so many positions: the leak test plays fewer games.
const ROOMS: u64 = 500;

#[derive(clap::Args)]
pub struct Wish {
    /// How many games for each number of seats; one in 500 of them in rooms, for the leak test
    #[arg(long, default_value_t = 2000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// Only this game
    #[arg(long)]
    game: Option<String>,
    /// The first seed; the default begins where the tests of every day have not been
    #[arg(long, default_value_t = 1_000_000)]
    from: u64,
}

/// In the profile of the tests: optimised, and every overflow is still caught. Every question is tried.
pub fn long_run(root: &Path, wish: &Wish) -> Result<()> {
    let run = |args: &str, games: u64| {
        cargo(root, args)
            .env("ORRERY_LAWS_GAMES", games.to_string())
            .env("ORRERY_LAWS_FROM", wish.from.to_string())
            .env("ORRERY_LAWS_EVERY", "1")
            .go()
    };
    for game in with_test(&Tree::read(root)?, "laws", wish.game.as_deref())? {
        run(&format!("test -p {} --test laws -- the_laws", game.package()), wish.games)?;
    }
    // The tests are named after the games.
    let named = wish.game.as_deref().and_then(|game| game.split('-').next()).unwrap_or("alike");
    run(&format!("test -p orrery-shelf --test leaks -- {named}"), wish.games.div_ceil(ROOMS))
}
