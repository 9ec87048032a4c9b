//! `cargo xtask laws`: the long law run.

use crate::bless::with_test;
use crate::run::cargo;
use crate::tree::Tree;
use anyhow::Result;
use std::path::Path;

#[derive(clap::Args)]
pub struct Wish {
    /// How many games for each number of seats
    #[arg(long, default_value_t = 2000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// Only this game
    #[arg(long)]
    game: Option<String>,
    /// The first seed; the default begins where the tests of every day have not been
    #[arg(long, default_value_t = 1_000_000)]
    from: u64,
}

/// In the profile of the tests: optimised, and every overflow is still caught.
pub fn long_run(root: &Path, wish: &Wish) -> Result<()> {
    for game in with_test(&Tree::read(root)?, "laws", wish.game.as_deref())? {
        cargo(root, &format!("test -p {} --test laws -- the_laws", game.package()))
            .env("ORRERY_LAWS_GAMES", wish.games.to_string())
            .env("ORRERY_LAWS_FROM", wish.from.to_string())
            .env("ORRERY_LAWS_EVERY", "1")
            .go()?;
    }
    Ok(())
}
