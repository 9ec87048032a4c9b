//! Games by name, and the boxes to play them with.

use crate::speech::{Speech, Trouble};
use clap::ArgMatches;
use orrery_shelf::{OpenBox, SHELF, Title};
use std::path::{Path, PathBuf};
use std::sync::Arc;

const FILE: &str = "components.toml";

/// The game that the command names.
pub fn title(speech: &Speech, matches: &ArgMatches) -> Result<&'static dyn Title, Trouble> {
    let slug = matches.get_one::<String>("game").map_or("", String::as_str);
    orrery_shelf::find(slug).ok_or_else(|| {
        let games: Vec<&str> = SHELF.iter().map(|title| title.slug()).collect();
        let args = [("game", slug.into()), ("count", games.len().into()), ("games", games.join(", ").into())];
        speech.bad_input("unknown-game", &args)
    })
}

/// The box that `--components` brings, else the one built in.
pub fn open(
    speech: &Speech,
    matches: &ArgMatches,
    title: &'static dyn Title,
) -> Result<Arc<dyn OpenBox>, Trouble> {
    let Some(folder) = matches.get_one::<PathBuf>("components") else {
        return Ok(title.standard());
    };
    brought(speech, title, folder)
}

/// The box of this game that a folder brings.
pub fn brought(
    speech: &Speech,
    title: &'static dyn Title,
    folder: &Path,
) -> Result<Arc<dyn OpenBox>, Trouble> {
    let file = find(folder, title).ok_or_else(|| {
        let args = [("game", title.slug().into()), ("folder", shown(folder).into())];
        speech.bad_input("box-missing", &args)
    })?;
    unpack(speech, title, &file)
}

/// Refuses a folder from `--components` that has a box of no game: a host who mistook it would play with other cards
/// than they believe.
pub fn expect_some(speech: &Speech, matches: &ArgMatches) -> Result<(), Trouble> {
    match matches.get_one::<PathBuf>("components") {
        Some(folder) if SHELF.iter().all(|title| find(folder, *title).is_none()) => {
            Err(speech.bad_input("boxes-missing", &[("folder", shown(folder).into())]))
        }
        _ => Ok(()),
    }
}

/// The components file of this game in a folder, if there is one: in a folder of the game's name, or all alone.
pub fn find(folder: &Path, title: &dyn Title) -> Option<PathBuf> {
    let own = folder.join(title.slug()).join(FILE);
    if own.is_file() {
        return Some(own);
    }
    let alone = folder.join(FILE);
    (alone.is_file() && !is_of_another(&alone, title)).then_some(alone)
}

/// Whether a components file is of another game. It says so itself: the first game that it names is its own.
fn is_of_another(file: &Path, title: &dyn Title) -> bool {
    let text = std::fs::read_to_string(file).unwrap_or_default();
    let named = SHELF.iter().filter_map(|title| {
        let name = format!("\"{}\"", title.slug());
        Some((text.find(&name)?, title.slug()))
    });
    named.min().is_some_and(|(_, slug)| slug != title.slug())
}

pub fn unpack(speech: &Speech, title: &'static dyn Title, file: &Path) -> Result<Arc<dyn OpenBox>, Trouble> {
    let text = read(speech, file)?;
    title.open(&text).map_err(|bad| {
        let because = speech.words().bad_box(&bad);
        speech.bad_input("box-bad", &[("file", shown(file).into()), ("because", because.into())])
    })
}

/// A whole file as text.
pub fn read(speech: &Speech, file: &Path) -> Result<String, Trouble> {
    std::fs::read_to_string(file).map_err(|error| {
        let args = [("file", shown(file).into()), ("because", speech.of_the_system(&error).into())];
        speech.bad_input("file-unreadable", &args)
    })
}

pub fn shown(path: &Path) -> String {
    path.display().to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_box_on_the_shelf_is_of_its_own_game_alone() {
        for own in SHELF {
            let folder = tempfile::tempdir().unwrap();
            std::fs::write(folder.path().join(FILE), own.components()).unwrap();
            for title in SHELF {
                let found = find(folder.path(), *title).is_some();
                assert_eq!(found, title.slug() == own.slug(), "{} for {}", own.slug(), title.slug());
            }
        }
    }
}
