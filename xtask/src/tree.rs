//! The text files of the workspace, as git sees them; in tests, a small tree made up on the spot.

use crate::run;
use anyhow::{Result, bail};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// Paths, with slashes and relative to the root, and their text.
pub struct Tree(BTreeMap<String, String>);

/// A folder under `games/`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    pub slug: String,
}

pub fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().expect("xtask lies in the workspace").to_path_buf()
}

/// Where cargo puts what it builds.
pub fn target(root: &Path) -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), PathBuf::from)
}

/// What git tracks or would track: nothing ignored, nothing built.
pub fn listed(root: &Path) -> Result<Vec<String>> {
    let args = ["ls-files", "-z", "--cached", "--others", "--exclude-standard", "--deduplicate"];
    let (ok, said) = run::program(root, "git").args(args).listen()?;
    if !ok {
        bail!("git cannot list the files of the workspace: {}", said.trim());
    }
    Ok(said.split('\0').filter(|path| !path.is_empty()).map(str::to_owned).collect())
}

impl Tree {
    pub fn read(root: &Path) -> Result<Tree> {
        let text = |path: String| Some((path.clone(), std::fs::read_to_string(root.join(path)).ok()?));
        Ok(Tree(listed(root)?.into_iter().filter_map(text).collect()))
    }

    #[cfg(test)]
    pub fn of(files: &[(&str, &str)]) -> Tree {
        Tree(files.iter().map(|&(path, text)| (path.to_owned(), text.to_owned())).collect())
    }

    pub fn text(&self, path: &str) -> Option<&str> {
        self.0.get(path).map(String::as_str)
    }

    pub fn files(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(path, text)| (path.as_str(), text.as_str()))
    }

    /// The files under a folder, given with its closing slash.
    pub fn under(&self, folder: &str) -> impl Iterator<Item = (&str, &str)> {
        self.files().filter(move |(path, _)| path.starts_with(folder))
    }

    pub fn games(&self) -> Vec<Game> {
        self.folders("games/").into_iter().map(|slug| Game { slug }).collect()
    }

    /// The folders with a manifest directly under this one.
    pub fn folders(&self, within: &str) -> Vec<String> {
        let name = |path: &str| path.strip_prefix(within)?.strip_suffix("/Cargo.toml").map(str::to_owned);
        let flat = |name: &String| !name.contains('/');
        self.0.keys().filter_map(|path| name(path)).filter(flat).collect()
    }
}

impl Game {
    pub fn folder(&self) -> String {
        format!("games/{}/", self.slug)
    }

    pub fn package(&self) -> String {
        format!("orrery-{}", self.slug)
    }

    pub fn path(&self, file: &str) -> String {
        format!("games/{}/{file}", self.slug)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_is_a_folder_with_a_manifest() {
        let tree = Tree::of(&[
            ("games/chess/Cargo.toml", ""),
            ("games/chess/a/Cargo.toml", ""),
            ("games/clippy.toml", ""),
        ]);
        let slugs: Vec<_> = tree.games().into_iter().map(|game| game.slug).collect();
        assert_eq!(slugs, ["chess"]);
    }

    #[test]
    fn the_workspace_itself_can_be_read() {
        let tree = Tree::read(&root()).unwrap();
        assert!(tree.text("Cargo.toml").unwrap().contains("[workspace]"));
        assert!(tree.folders("crates/").contains(&"core".to_owned()));
    }
}
