//! `orrery backup`, `restore`, `move` and `check`: the data of a server, while it runs or without one.

mod check;
mod transfer;

use crate::serve::data_folder;
use crate::speech::{Speech, Trouble};
use clap::ArgMatches;
use orrery_store::{Data, StoreError};
use std::io::Read;

pub use check::run as check;
pub use transfer::{backup, carry_over, restore};

/// The file of a host who names none.
const FILE: &str = "orrery.db";
/// How the file of every SQLite database begins.
const HEAD: &[u8] = b"SQLite format 3\0";

/// What `--data` names, else the file in the user's data folder.
pub fn data(speech: &Speech, matches: &ArgMatches) -> Result<Data, Trouble> {
    match matches.get_one::<String>("data") {
        Some(data) => Ok(Data::from(data.as_str())),
        None => Ok(Data::File(data_folder(speech)?.join(FILE))),
    }
}

pub fn unopened(speech: &Speech, data: &Data, error: &StoreError) -> Trouble {
    let file = data.to_string();
    match error {
        StoreError::Newer => speech.bad_input("serve-newer-data", &[("file", file.into())]),
        StoreError::Older => speech.bad_input("data-older", &[("file", file.into())]),
        StoreError::Taken | StoreError::Broken(_) | StoreError::Unknown(_) | StoreError::Unreachable(_) => {
            let because = why(speech, data, error).unwrap_or_else(|| error.to_string());
            let args = [("file", file.into()), ("because", because.into())];
            speech.bad_input("serve-no-data", &args)
        }
    }
}

/// Why that is, where we have words of our own for it: a file's database tells it by number.
fn why(speech: &Speech, data: &Data, error: &StoreError) -> Option<String> {
    let file = match (data, error) {
        (Data::File(file), _) => file,
        (Data::Postgres(_), StoreError::Unreachable(because)) => {
            return Some(speech.say("data-unreachable", &[("because", because.as_str().into())]));
        }
        (Data::Postgres(_), _) => return None,
    };
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty());
    let id = match std::fs::File::open(file) {
        _ if folder.is_some_and(|folder| !folder.is_dir()) => "system-no-place",
        _ if file.is_dir() => "system-folder",
        Ok(opened) => {
            let mut head = Vec::new();
            opened.take(HEAD.len() as u64).read_to_end(&mut head).ok()?;
            (!head.is_empty() && head != HEAD).then_some("data-foreign")?
        }
        Err(error) => return Some(speech.of_the_system(&error)),
    };
    Some(speech.word(id))
}

/// Something that takes its time, in a world of its own.
fn wait<T>(speech: &Speech, work: impl Future<Output = Result<T, Trouble>>) -> Result<T, Trouble> {
    let runtime = tokio::runtime::Runtime::new()
        .map_err(|error| Trouble { exit: 1, sentence: speech.of_the_system(&error) })?;
    runtime.block_on(work)
}
