//! `cargo xtask serve`: the web client and the server, built and started.

use crate::run::cargo;
use crate::{setup, web};
use anyhow::Result;
use std::path::Path;

/// Whoever only wants to play needs neither a browser of the tests nor their fonts.
pub fn serve(root: &Path, rest: &[String]) -> Result<()> {
    setup::bring(root, setup::NODE)?;
    web::install(root)?;
    web::script(root, "build")?;
    cargo(root, "run --release -p orrery -- serve").args(rest).go()
}
