//! What others wrote and we build in: licences, sources, bans; and what is known against it.

use crate::run::{cargo, is_installed, program};
use crate::tree::target;
use crate::web;
use anyhow::{Result, bail};
use std::path::{Path, PathBuf};

/// `deny.toml` is written for this one.
const CARGO_DENY: &str = "0.20.2";

/// Whether everything that is built in may be: `deny.toml` says what may.
pub fn check(root: &Path) -> Result<()> {
    deny(root)?
        .args(["--log-level", "error", "check", "--hide-inclusion-graph"])
        .args(["bans", "licenses", "sources"])
        .go()
}

/// What the world knows against what is built in. Both lists come over the network; where one cannot be had, it is said
/// so, and the run fails.
pub fn advisories(root: &Path) -> Result<()> {
    let rust = deny(root)?.args(["check", "advisories"]).go();
    let web = program(&web::folder(root), "npm").args(["audit", "--omit=dev"]).go();
    match (rust, web) {
        (Ok(()), Ok(())) => Ok(()),
        (rust, web) => {
            let faults = [("advisories of Rust crates", rust), ("npm audit", web)];
            let faults = faults.into_iter().filter_map(|(what, done)| Some((what, done.err()?)));
            let told: Vec<String> = faults.map(|(what, error)| format!("{what}: {error:#}")).collect();
            bail!(
                "{}\nWhere the source could not be reached, as said above, nothing is known: neither good nor bad.",
                told.join("\n")
            )
        }
    }
}

/// The program that looks: the machine's own, or one built for this workspace once.
fn deny(root: &Path) -> Result<crate::run::Run> {
    if is_installed("cargo-deny") {
        return Ok(program(root, "cargo-deny"));
    }
    let tools: PathBuf = target(root).join("tools");
    let built = tools.join("bin/cargo-deny");
    if !built.is_file() {
        let place = tools.display().to_string();
        // It runs for a second: to optimize it would take minutes.
        let install = format!("install --debug --locked --quiet cargo-deny --version {CARGO_DENY} --root");
        cargo(root, &install).args([place]).env("CARGO_TARGET_DIR", tools.join("build")).go()?;
    }
    Ok(program(root, &built.display().to_string()))
}
