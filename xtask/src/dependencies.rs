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

/// What the world knows against what is built in, packages that build the client included: what they write is in it, too.
/// Both lists come over the network.
pub fn advisories(root: &Path) -> Result<()> {
    let crates = deny(root)?.args(["check", "advisories"]).listen()?;
    let packages = program(&web::folder(root), "npm").args(["audit"]).listen()?;
    let heard = [
        heard("crates", crates, "failed to fetch advisory database"),
        heard("npm packages", packages, "audit endpoint returned an error"),
    ];
    let bad: Vec<String> = heard.into_iter().filter_map(Result::err).collect();
    if bad.is_empty() { Ok(()) } else { bail!("{}", bad.join("\n")) }
}

/// What came of asking a list about these, which says so in these words when it cannot be reached.
fn heard(of: &str, (ok, said): (bool, String), unreached: &str) -> Result<(), String> {
    println!("{said}");
    if said.contains(unreached) {
        return Err(format!("{of}: the list cannot be reached, so nothing is known, neither good nor bad"));
    }
    if ok { Ok(()) } else { Err(format!("{of}: something is known against them, see above")) }
}

/// The program that looks: the machine's own, or one built for this workspace once. It is no crate of the workspace,
/// because what it is built of would stand in the lock file beside what is in the program.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_that_cannot_be_reached_is_not_taken_for_bad_news() {
        let ask = |ok: bool, said: &str| heard("crates", (ok, said.to_owned()), "failed to fetch");
        assert_eq!(ask(true, "advisories ok"), Ok(()));
        assert!(ask(false, "error[vulnerability]").unwrap_err().contains("something is known"));
        assert!(ask(false, "[ERROR] failed to fetch").unwrap_err().contains("cannot be reached"));
        assert!(ask(true, "failed to fetch").is_err(), "silence is no good news either");
    }
}
