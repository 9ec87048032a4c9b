//! Where the programs of PostgreSQL are, and who may run them.

use anyhow::{Context, Result};
use std::ffi::OsStr;
use std::os::unix::fs::MetadataExt;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The distribution keeps the server's programs off the path, one folder for each version.
const VERSIONS: &str = "/usr/lib/postgresql";

#[derive(Debug)]
pub(crate) struct Programs {
    pub(crate) folder: PathBuf,
    /// Whom to run them as, by number: they refuse to be run as root.
    pub(crate) user: Option<(u32, u32)>,
}

impl Programs {
    pub(crate) fn find() -> Result<Programs> {
        let versions = std::fs::read_dir(VERSIONS).into_iter().flatten().flatten();
        let mut installed: Vec<PathBuf> = versions.map(|version| version.path().join("bin")).collect();
        installed.sort();
        let path = std::env::var_os("PATH").unwrap_or_default();
        let found = installed.into_iter().rev().chain(std::env::split_paths(&path));
        let folder = found.into_iter().find(|folder| {
            ["initdb", "postgres", "pg_isready"].iter().all(|name| folder.join(name).is_file())
        });
        let folder =
            folder.context("PostgreSQL is not installed: as root, run `apt-get install postgresql`")?;
        Ok(Programs { folder, user: is_root().then(another).transpose()? })
    }

    /// A program, run as somebody who may run it.
    pub(crate) fn wrapped(&self, program: impl AsRef<OsStr>) -> Command {
        let mut command = Command::new(program);
        command.current_dir("/");
        if let Some((user, group)) = self.user {
            command.uid(user).gid(group);
        }
        command
    }
}

/// Whoever owns the process that is looking.
fn is_root() -> bool {
    Path::new("/proc/self").metadata().is_ok_and(|process| process.uid() == 0)
}

/// The user that the distribution's package brings, else the one that every system has.
fn another() -> Result<(u32, u32)> {
    let known = std::fs::read_to_string("/etc/passwd").context("users are listed in /etc/passwd")?;
    let named = |name: &str| known.lines().find_map(|line| numbers(line, name));
    named("postgres").or_else(|| named("nobody")).context("there is neither a user postgres nor nobody")
}

/// User and group of a line like `postgres:x:101:104:…`, if it is theirs.
fn numbers(line: &str, name: &str) -> Option<(u32, u32)> {
    let mut fields = line.strip_prefix(name)?.strip_prefix(':')?.split(':').skip(1);
    Some((fields.next()?.parse().ok()?, fields.next()?.parse().ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn users_are_read_as_the_system_lists_them() {
        assert_eq!(numbers("postgres:x:101:104:PostgreSQL:/var/lib:/bin/bash", "postgres"), Some((101, 104)));
        assert_eq!(numbers("postgresql:x:1:2::/:/bin/sh", "postgres"), None);
    }
}
