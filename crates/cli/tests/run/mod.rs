//! Running the command, and folders to run it in.
#![allow(dead_code, reason = "each test file takes what it needs")]

use assert_cmd::Command;
use orrery_shelf::{SHELF, Title};
use serde_json::Value;

/// The game that the commands are tried on: the first on the shelf.
pub fn title() -> &'static dyn Title {
    SHELF[0]
}

pub fn game() -> &'static str {
    title().slug()
}

/// What a command printed, and how it ended.
#[derive(Debug)]
pub struct Ran {
    pub out: String,
    pub err: String,
    pub code: i32,
}

/// Runs in English, whatever the locale of the machine.
pub fn orrery(arguments: &[&str]) -> Ran {
    orrery_in(&[("LC_ALL", "C")], arguments)
}

pub fn orrery_in(locale: &[(&str, &str)], arguments: &[&str]) -> Ran {
    ran(locale, arguments, "")
}

/// Runs in English with this input.
pub fn piped(arguments: &[&str], input: &str) -> Ran {
    ran(&[("LC_ALL", "C")], arguments, input)
}

fn ran(locale: &[(&str, &str)], arguments: &[&str], input: &str) -> Ran {
    let mut command = Command::cargo_bin("orrery").unwrap();
    ["LC_ALL", "LC_MESSAGES", "LANG"].iter().for_each(|name| _ = command.env_remove(name));
    let output = command.envs(locale.iter().copied()).args(arguments).write_stdin(input).output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    Ran { out: text(output.stdout), err: text(output.stderr), code: output.status.code().unwrap() }
}

impl Ran {
    /// What it printed; it must have ended well and complained of nothing.
    #[track_caller]
    pub fn good(self) -> String {
        assert_eq!((self.code, self.err.as_str()), (0, ""), "{self:?}");
        self.out
    }

    #[track_caller]
    pub fn json(self) -> Value {
        serde_json::from_str(&self.good()).unwrap()
    }

    /// Bad input: exit code 2, one line on the error output with these words in it.
    #[track_caller]
    pub fn bad(self, words: &str) {
        self.complains(2, words);
    }

    #[track_caller]
    pub fn complains(self, code: i32, words: &str) {
        assert_eq!((self.code, self.err.lines().count()), (code, 1), "{self:?}");
        assert!(self.err.contains(words), "{self:?}");
        assert!(!self.err.contains("panicked") && !self.err.contains("{$"), "{self:?}");
    }
}

/// A folder that is gone after the test.
pub struct Folder(tempfile::TempDir);

impl Folder {
    pub fn new() -> Folder {
        Folder(tempfile::tempdir().unwrap())
    }

    pub fn path(&self, name: &str) -> String {
        self.0.path().join(name).display().to_string()
    }

    pub fn write(&self, name: &str, text: &str) -> String {
        let file = self.0.path().join(name);
        std::fs::create_dir_all(file.parent().unwrap()).unwrap();
        std::fs::write(&file, text).unwrap();
        file.display().to_string()
    }

    /// The files in a folder of it, in order.
    pub fn files(&self, name: &str) -> Vec<String> {
        let entries = std::fs::read_dir(self.0.path().join(name)).unwrap();
        let mut files: Vec<String> =
            entries.map(|entry| entry.unwrap().path().display().to_string()).collect();
        files.sort_unstable();
        files
    }
}
