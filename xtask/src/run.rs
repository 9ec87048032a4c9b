//! Running other programs, in the open: what is run is printed first.

use anyhow::{Context, Result, bail};
use std::path::Path;
use std::process::Command;

/// A program to be run in the workspace.
pub struct Run(Command);

/// The cargo that runs this very program, so that the pinned toolchain stays the same.
pub fn cargo(root: &Path, args: &str) -> Run {
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
    program(root, &cargo).args(args.split_whitespace())
}

pub fn program(dir: &Path, name: &str) -> Run {
    let mut command = Command::new(name);
    command.current_dir(dir);
    Run(command)
}

impl Run {
    pub fn args<S: AsRef<std::ffi::OsStr>>(mut self, args: impl IntoIterator<Item = S>) -> Run {
        self.0.args(args);
        self
    }

    pub fn env(mut self, name: &str, value: impl AsRef<std::ffi::OsStr>) -> Run {
        self.0.env(name, value);
        self
    }

    /// Runs it before the reader's eyes; fails if it does.
    pub fn go(mut self) -> Result<()> {
        let line = self.line();
        println!("$ {line}");
        let status = self.0.status().with_context(|| format!("`{line}` cannot be started"))?;
        if !status.success() {
            bail!("`{line}` failed ({status})");
        }
        Ok(())
    }

    /// Runs it in silence: whether it succeeded, and all it said.
    pub fn listen(mut self) -> Result<(bool, String)> {
        let line = self.line();
        let output = self.0.output().with_context(|| format!("`{line}` cannot be started"))?;
        let said = [output.stdout, output.stderr].concat();
        Ok((output.status.success(), String::from_utf8_lossy(&said).into_owned()))
    }

    fn line(&self) -> String {
        let name = Path::new(self.0.get_program()).file_name().unwrap_or_default();
        let words = std::iter::once(name).chain(self.0.get_args());
        words.map(|word| word.to_string_lossy()).collect::<Vec<_>>().join(" ")
    }
}

/// Whether a program of this name is on the path.
pub fn is_installed(name: &str) -> bool {
    let path = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&path).any(|folder| folder.join(name).is_file())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_that_fails_is_named_with_its_arguments() {
        let error = program(Path::new("."), "false").args(["at", "once"]).go().unwrap_err();
        assert!(error.to_string().starts_with("`false at once` failed"), "{error}");
    }

    #[test]
    fn listening_gives_both_streams() {
        let (ok, said) =
            program(Path::new("."), "sh").args(["-c", "echo out; echo err >&2; exit 3"]).listen().unwrap();
        assert_eq!((ok, said.as_str()), (false, "out\nerr\n"));
    }

    #[test]
    fn only_programs_on_the_path_are_installed() {
        assert!(is_installed("sh"));
        assert!(!is_installed("no-such-program-anywhere"));
    }
}
