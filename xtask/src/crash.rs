//! `cargo xtask crash`: the crash test of every day, as long as one likes.

use crate::run::cargo;
use anyhow::{Context, Result};
use std::path::{Path, PathBuf};

#[derive(clap::Args)]
pub struct Wish {
    /// How many crashes on each back end
    #[arg(long, default_value_t = 2000, value_parser = clap::value_parser!(u32).range(1..))]
    times: u32,
    /// Only this back end
    #[arg(long, value_parser = ["sqlite", "postgres"])]
    on: Option<String>,
    /// The program as people play it, not as the tests build it
    #[arg(long)]
    release: bool,
    /// Where the log of the run is kept (else crash.log in the target folder)
    #[arg(long)]
    log: Option<PathBuf>,
}

pub fn crash(root: &Path, wish: &Wish) -> Result<()> {
    let target = crate::tree::target(root);
    let log = wish.log.clone().unwrap_or_else(|| target.join("crash.log"));
    let log = std::path::absolute(log).context("the log has a place")?;
    println!("The log is kept in {}.", log.display());
    let on = wish.on.as_deref().unwrap_or_default();
    let built = if wish.release { "--release" } else { "" };
    // One back end after the other: together they would only be slower.
    cargo(root, &format!("test {built} -p orrery --test crash -- --nocapture --test-threads 1 {on}"))
        .env("ORRERY_CRASHES", wish.times.to_string())
        .env("ORRERY_CRASH_LOG", log)
        .go()
}
