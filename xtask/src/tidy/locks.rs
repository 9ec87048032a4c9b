//! Lock files name packages and never where this or that machine found them.

use super::{Finding, finding, lines};
use crate::tree::Tree;

/// The one address that cargo writes everywhere.
const CRATES: &str = "source = \"registry+https://github.com/rust-lang/crates.io-index\"";

pub fn check(tree: &Tree) -> Vec<Finding> {
    tree.files().filter(|(path, _)| is_lock(path)).flat_map(|(path, text)| addresses(path, text)).collect()
}

fn is_lock(path: &str) -> bool {
    let name = path.rsplit('/').next().unwrap_or(path);
    ["Cargo.lock", "package-lock.json", "npm-shrinkwrap.json", ".npmrc"].contains(&name)
        || path.ends_with(".cargo/config.toml")
}

fn addresses(path: &str, text: &str) -> Vec<Finding> {
    let told = |line: &str| {
        let line = line.trim();
        let own = ["/root/", "/home/", "/work/", "/Users/", "file:/"].iter().any(|part| line.contains(part));
        let fetched = ["\"resolved\": \"http", "source = \"", "registry=", "replace-with"];
        let fetched = line != CRATES && fetched.iter().any(|part| line.contains(part));
        match (own, fetched) {
            (true, _) => Some("a path of one machine"),
            (_, true) => {
                Some("an address of a registry: packages are named, and found where a machine finds them")
            }
            _ => None,
        }
    };
    lines(text).filter_map(|(at, line)| told(line).map(|told| finding(path, at, told))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(path: &str, text: &str) -> usize {
        check(&Tree::of(&[(path, text)])).len()
    }

    #[test]
    fn only_the_common_registry_may_be_named() {
        assert_eq!(found("Cargo.lock", &format!("[[package]]\n{CRATES}\n")), 0);
        assert_eq!(found("Cargo.lock", "source = \"registry+https://mirror.example/index\""), 1);
        assert_eq!(found("web/package-lock.json", "  \"resolved\": \"https://mirror.example/a.tgz\","), 1);
        assert_eq!(found("web/package-lock.json", "  \"resolved\": \"/home/me/a\","), 1);
        assert_eq!(found("web/package-lock.json", "  \"integrity\": \"sha512-abc\","), 0);
        assert_eq!(found("web/.npmrc", "omit-lockfile-registry-resolved=true"), 0);
        assert_eq!(found("web/.npmrc", "registry=https://mirror.example"), 1);
    }
}
