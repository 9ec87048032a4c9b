//! The web client, by its own npm scripts.

use crate::run::{self, Run};
use anyhow::{Context, Result, bail};
use std::path::{Path, PathBuf};

/// What `web/package.json` promises, in the order in which `test` runs it. (`lint` minds the format, too.)
pub const CHECKS: &[&str] = &["lint", "check", "test", "build", "size"];

pub fn exists(root: &Path) -> bool {
    folder(root).join("package.json").is_file()
}

/// Installs packages if the lock file is not the one they were installed from.
pub fn install(root: &Path) -> Result<()> {
    let (web, stamp) = (folder(root), folder(root).join("node_modules/.installed-from"));
    let lock = std::fs::read_to_string(web.join("package-lock.json")).context("web/package-lock.json")?;
    if std::fs::read_to_string(&stamp).is_ok_and(|installed| installed == lock) {
        println!("The npm packages are those of the lock file.");
        return Ok(());
    }
    // Not `npm ci`: it insists on packages for other systems, which a mirror of the registry need not have.
    run::program(&web, "npm").args(["install", "--no-audit", "--no-fund"]).go()?;
    std::fs::write(&stamp, lock).with_context(|| stamp.display().to_string())
}

pub fn script(root: &Path, name: &str) -> Result<()> {
    npm_run(root, name)?.go()
}

/// Plays in a browser with the program as the Rust tests have built it, so that nothing is built twice.
pub fn browser_tests(root: &Path) -> Result<()> {
    // With the tests, not alone: alone it would need fewer features of its dependencies, and all of them anew.
    run::cargo(root, "test --workspace --no-run --quiet").go()?;
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), PathBuf::from);
    npm_run(root, "e2e")?.env("ORRERY_PROGRAM", target.join("debug/orrery")).go()
}

fn npm_run(root: &Path, name: &str) -> Result<Run> {
    let package = std::fs::read_to_string(folder(root).join("package.json")).context("web/package.json")?;
    if !package.contains(&format!("\"{name}\":")) {
        bail!("web/package.json has no script \"{name}\"; see CHECKS in xtask/src/web.rs");
    }
    Ok(run::program(&folder(root), "npm").args(["run", "--silent", name]))
}

fn folder(root: &Path) -> PathBuf {
    root.join("web")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_missing_script_is_an_error_and_not_skipped() {
        let root = tempfile::tempdir().unwrap();
        assert!(!exists(root.path()));
        std::fs::create_dir(root.path().join("web")).unwrap();
        std::fs::write(root.path().join("web/package.json"), r#"{ "scripts": {} }"#).unwrap();
        assert!(exists(root.path()));
        let error = script(root.path(), "lint").unwrap_err().to_string();
        assert!(error.contains("no script \"lint\""), "{error}");
    }
}
