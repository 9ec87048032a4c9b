//! `cargo xtask load`: many tables over real sockets, built as players get them.

use crate::run::{cargo, program};
use anyhow::Result;
use std::path::{Path, PathBuf};

pub fn load(root: &Path, rest: &[String]) -> Result<()> {
    cargo(root, "build --release -p orrery -p orrery-load").go()?;
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), PathBuf::from);
    let built = |name: &str| target.join("release").join(name);
    let run = program(root, &built("orrery-load").display().to_string());
    run.args(["run", "--program"]).args([built("orrery").display().to_string()]).args(rest).go()
}
