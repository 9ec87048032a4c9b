//! A copy of the workspace in the target folder, with a target folder of its own that is kept for the next time.

use crate::run::program;
use crate::tree::listed;
use anyhow::{Context, Result, bail};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

pub struct Copy {
    tree: PathBuf,
    build: PathBuf,
}

impl Copy {
    pub fn of(root: &Path) -> Result<Copy> {
        let home = root.join("target/faults");
        let copy = Copy { tree: home.join("tree"), build: home.join("build") };
        copy.mend(root)?;
        Ok(copy)
    }

    pub fn tree(&self) -> &Path {
        &self.tree
    }

    pub fn build(&self) -> &Path {
        &self.build
    }

    /// The folder in which cargo would run this package's tests.
    pub fn home(&self, package: &str) -> PathBuf {
        let name = package.trim_start_matches("orrery-");
        let homes = [self.tree.join("games").join(name), self.tree.join("crates").join(name)];
        homes.into_iter().find(|home| home.is_dir()).unwrap_or_else(|| self.tree.clone())
    }

    /// Makes every file as it is in the workspace. What is equal is not touched, so that cargo builds only what changed.
    pub fn mend(&self, root: &Path) -> Result<()> {
        let mut kept = BTreeSet::new();
        for path in listed(root)? {
            let Ok(wanted) = std::fs::read(root.join(&path)) else { continue };
            let file = self.tree.join(&path);
            if std::fs::read(&file).ok().as_ref() != Some(&wanted) {
                let folder = file.parent().context("a file lies in a folder")?;
                std::fs::create_dir_all(folder)?;
                std::fs::write(&file, wanted).with_context(|| file.display().to_string())?;
            }
            kept.insert(file);
        }
        remove_others(&self.tree, &kept)
    }

    /// Git must not look for a repository around the copy, or it would take the patch for one of the workspace.
    pub fn plant(&self, patch: &Path) -> Result<()> {
        let around = self.tree.parent().context("the copy lies in a folder")?;
        let (ok, said) = program(&self.tree, "git")
            .args(["apply"])
            .args([patch])
            .env("GIT_CEILING_DIRECTORIES", around)
            .listen()?;
        if !ok {
            bail!("{} does not apply: {}", patch.display(), said.trim());
        }
        Ok(())
    }
}

fn remove_others(folder: &Path, kept: &BTreeSet<PathBuf>) -> Result<()> {
    for entry in std::fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            remove_others(&path, kept)?;
        } else if !kept.contains(&path) && path.file_name().is_none_or(|name| name != "Cargo.lock") {
            std::fs::remove_file(&path)?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_planted_fault_changes_the_copy_and_is_mended_again() {
        let root = tempfile::tempdir().unwrap();
        let git = |args: &[&str]| program(root.path(), "git").args(args).listen().unwrap();
        git(&["init", "--quiet"]);
        std::fs::write(root.path().join(".gitignore"), "/target\n").unwrap();
        std::fs::write(root.path().join("rule.txt"), "one ship\n").unwrap();
        let patch = root.path().join("fault.patch");
        let diff = "# broken: ships\n--- a/rule.txt\n+++ b/rule.txt\n@@ -1 +1 @@\n-one ship\n+two ships\n";
        std::fs::write(&patch, diff).unwrap();

        let copy = Copy::of(root.path()).unwrap();
        let read = |root: &Path| std::fs::read_to_string(root.join("rule.txt")).unwrap();
        copy.plant(&patch).unwrap();
        assert_eq!(read(copy.tree()), "two ships\n");
        assert_eq!(read(root.path()), "one ship\n");
        assert!(copy.plant(&patch).is_err(), "a fault cannot be planted twice");
        std::fs::write(copy.tree().join("left-over.txt"), "").unwrap();
        copy.mend(root.path()).unwrap();
        assert_eq!(read(copy.tree()), "one ship\n");
        assert!(!copy.tree().join("left-over.txt").exists());
    }
}
