//! The language of this run, and trouble told in it.

use orrery_scene::{Lang, Say, Words};
use std::ffi::OsString;
use std::io::ErrorKind;

const LOCALES: [(Lang, &str); 2] =
    [(Lang::En, include_str!("../locales/en.ftl")), (Lang::Es, include_str!("../locales/es.ftl"))];

pub struct Speech {
    words: Words,
}

/// Why a command ends early: its exit code, and one sentence.
#[derive(Debug)]
pub struct Trouble {
    pub exit: u8,
    pub sentence: String,
}

impl Speech {
    /// Speaks as `--lang` says, else as the locale does. It is needed before the arguments can be read properly,
    /// since what is wrong with them is told in it, too.
    pub fn of_this_run(arguments: &[OsString]) -> Speech {
        let asked = arguments.iter().enumerate().find_map(|(at, argument)| {
            let argument = argument.to_str()?;
            let next = || arguments.get(at + 1).and_then(|next| next.to_str());
            if argument == "--lang" { next() } else { argument.strip_prefix("--lang=") }
        });
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter();
        let locale = locale.filter_map(|name| std::env::var(name).ok()).find(|value| !value.is_empty());
        let lang = asked.and_then(Lang::wanted).or_else(|| Lang::wanted(&locale?)).unwrap_or_default();
        let own: Vec<_> = orrery_table::LOCALES.into_iter().chain(LOCALES).collect();
        Speech { words: Words::new(lang, &own) }
    }

    /// Refuses a language that the house does not speak.
    pub fn check(&self, asked: Option<&String>) -> Result<(), Trouble> {
        match asked {
            Some(lang) if Lang::wanted(lang).is_none() => {
                Err(self.bad_input("unknown-lang", &[("lang", lang.as_str().into())]))
            }
            _ => Ok(()),
        }
    }

    pub fn lang(&self) -> Lang {
        self.words.lang()
    }

    pub fn words(&self) -> &Words {
        &self.words
    }

    pub fn say(&self, id: &str, args: &[(&str, Say)]) -> String {
        self.words.string(id, args)
    }

    pub fn word(&self, id: &str) -> String {
        self.words.string(id, &[])
    }

    pub fn bad_input(&self, id: &str, args: &[(&str, Say)]) -> Trouble {
        Trouble { exit: 2, sentence: self.say(id, args) }
    }

    pub fn failure(&self, id: &str, args: &[(&str, Say)]) -> Trouble {
        Trouble { exit: 1, sentence: self.say(id, args) }
    }

    /// What the system says of a file, in our words where we have some.
    pub fn of_the_system(&self, error: &std::io::Error) -> String {
        match error.kind() {
            ErrorKind::NotFound => self.word("system-not-found"),
            ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => self.word("system-denied"),
            ErrorKind::IsADirectory => self.word("system-folder"),
            ErrorKind::NotADirectory | ErrorKind::AlreadyExists => self.word("system-no-folder"),
            ErrorKind::InvalidData => self.word("system-no-text"),
            ErrorKind::StorageFull => self.word("system-full"),
            _ => error.to_string(),
        }
    }

    /// The same of a file that is to be written, where what is missing is its folder.
    pub fn of_writing(&self, error: &std::io::Error) -> String {
        match error.kind() {
            ErrorKind::NotFound => self.word("system-no-place"),
            _ => self.of_the_system(error),
        }
    }

    /// A whole number with its digits in groups.
    pub fn grouped(&self, number: u64) -> String {
        let digits = number.to_string();
        let separator = match self.lang() {
            Lang::En => ',',
            Lang::Es => '.',
        };
        let mut grouped = String::new();
        for (at, digit) in digits.chars().enumerate() {
            if at > 0 && (digits.len() - at).is_multiple_of(3) {
                grouped.push(separator);
            }
            grouped.push(digit);
        }
        grouped
    }

    /// A number with so many decimals.
    pub fn decimal(&self, number: f64, decimals: usize) -> String {
        let written = format!("{number:.decimals$}");
        match self.lang() {
            Lang::En => written,
            Lang::Es => written.replace('.', ","),
        }
    }
}
