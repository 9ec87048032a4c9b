//! What a machine must have besides the toolchain: brought from the distribution, or named. Never skipped.

use crate::run;
use crate::tree::Tree;
use anyhow::{Result, bail};
use std::path::Path;

/// One thing that a later step cannot do without.
struct Need {
    what: &'static str,
    packages: &'static [&'static str],
    is_there: fn() -> bool,
    is_needed: fn(&Tree) -> bool,
}

/// What builds the web client.
pub const NODE: &str = "Node 20 or newer, with npm";
const NODE_VERSION: u32 = 20;

const NEEDS: &[Need] = &[
    Need {
        what: NODE,
        packages: &["nodejs", "npm"],
        is_there: || node_is_new_enough() && run::is_installed("npm"),
        is_needed: has_web_client,
    },
    Need {
        what: "Chromium",
        packages: &["chromium"],
        is_there: || {
            ["chromium", "chromium-browser", "google-chrome"].iter().any(|name| run::is_installed(name))
        },
        is_needed: has_browser_tests,
    },
    Need {
        what: "a font",
        packages: &["fontconfig", "fonts-dejavu-core"],
        is_there: has_fonts,
        is_needed: has_browser_tests,
    },
    Need {
        what: "PostgreSQL",
        packages: &["postgresql"],
        is_there: has_initdb,
        is_needed: |tree| mentions(tree, "Cargo.toml", "\"postgres\""),
    },
    Need {
        what: "valgrind",
        packages: &["valgrind"],
        is_there: || run::is_installed("valgrind"),
        // Only `bench` asks for it, by name.
        is_needed: |_| false,
    },
];

/// Sees to everything that the workspace needs as it is today.
pub fn prepare(root: &Path) -> Result<()> {
    let missing = missing(&Tree::read(root)?);
    if missing.is_empty() {
        println!("Nothing is missing on this machine.");
    }
    see_to(root, missing)
}

/// Sees to one thing that a single command needs.
pub fn bring(root: &Path, what: &str) -> Result<()> {
    see_to(root, NEEDS.iter().filter(|need| need.what == what && !(need.is_there)()).collect())
}

fn see_to(root: &Path, missing: Vec<&'static Need>) -> Result<()> {
    if missing.is_empty() {
        return Ok(());
    }
    let packages: Vec<_> = missing.iter().flat_map(|need| need.packages).copied().collect();
    if !is_root()? || !run::is_installed("apt-get") {
        bail!("{}", sentence(&missing, &packages));
    }
    install(root, &packages)?;
    let still: Vec<_> = missing.into_iter().filter(|need| !(need.is_there)()).collect();
    if !still.is_empty() {
        bail!("the distribution's packages do not bring {}; install it by hand", list(&still));
    }
    Ok(())
}

fn missing(tree: &Tree) -> Vec<&'static Need> {
    NEEDS.iter().filter(|need| (need.is_needed)(tree) && !(need.is_there)()).collect()
}

fn install(root: &Path, packages: &[&str]) -> Result<()> {
    let apt = || run::program(root, "apt-get").env("DEBIAN_FRONTEND", "noninteractive");
    apt().args(["update", "--quiet"]).go()?;
    apt().args(["install", "--yes", "--quiet", "--no-install-recommends"]).args(packages).go()
}

fn sentence(missing: &[&Need], packages: &[&str]) -> String {
    let packages = packages.join(" ");
    format!("this machine lacks {}; as root, run `apt-get install {packages}`, then try again", list(missing))
}

fn list(needs: &[&Need]) -> String {
    needs.iter().map(|need| need.what).collect::<Vec<_>>().join(", ")
}

fn is_root() -> Result<bool> {
    let (ok, said) = run::program(Path::new("/"), "id").args(["-u"]).listen()?;
    Ok(ok && said.trim() == "0")
}

fn has_web_client(tree: &Tree) -> bool {
    tree.text("web/package.json").is_some()
}

fn has_browser_tests(tree: &Tree) -> bool {
    mentions(tree, "web/package.json", "\"e2e\"")
}

fn mentions(tree: &Tree, file: &str, word: &str) -> bool {
    tree.text(file).is_some_and(|text| text.contains(word))
}

fn node_is_new_enough() -> bool {
    let said = run::program(Path::new("/"), "node").args(["--version"]).listen();
    said.is_ok_and(|(ok, version)| ok && major(&version) >= NODE_VERSION)
}

/// The first number of "v20.20.2".
fn major(version: &str) -> u32 {
    let number = version.trim().trim_start_matches('v').split('.').next();
    number.and_then(|number| number.parse().ok()).unwrap_or(0)
}

fn has_fonts() -> bool {
    run::program(Path::new("/"), "fc-list").listen().is_ok_and(|(ok, fonts)| ok && !fonts.trim().is_empty())
}

/// The distribution keeps the server's programs off the path, one folder for each version.
fn has_initdb() -> bool {
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    run::is_installed("initdb")
        || versions.into_iter().any(|version| version.path().join("bin/initdb").is_file())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_a_later_step_needs_is_asked_for() {
        let needed = |tree: &Tree| {
            NEEDS.iter().filter(|need| (need.is_needed)(tree)).map(|need| need.what).collect::<Vec<_>>()
        };
        assert!(needed(&Tree::of(&[("Cargo.toml", "[workspace]")])).is_empty());
        let web = Tree::of(&[("web/package.json", r#"{ "scripts": { "build": "vite build" } }"#)]);
        assert_eq!(needed(&web), ["Node 20 or newer, with npm"]);
        let whole = Tree::of(&[
            ("web/package.json", r#"{ "scripts": { "e2e": "node e2e/all.js" } }"#),
            ("Cargo.toml", r#"sqlx = { features = ["postgres"] }"#),
        ]);
        assert_eq!(needed(&whole), ["Node 20 or newer, with npm", "Chromium", "a font", "PostgreSQL"]);
    }

    #[test]
    fn whoever_may_not_install_is_told_what_to_install() {
        let font = NEEDS.iter().find(|need| need.what == "a font").unwrap();
        let told = sentence(&[font], font.packages);
        assert!(told.contains("lacks a font"), "{told}");
        assert!(told.contains("apt-get install fontconfig fonts-dejavu-core"), "{told}");
    }

    #[test]
    fn versions_are_read_as_node_prints_them() {
        assert_eq!(major("v20.20.2\n"), 20);
        assert_eq!(major("nonsense"), 0);
    }
}
