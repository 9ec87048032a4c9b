//! `orrery render`: a picture of a position.

use crate::speech::{Speech, Trouble};
use crate::{boxes, output, players, replay};
use clap::ArgMatches;
use orrery_core::{Seat, Viewer};
use orrery_picture::{Picture, Theme, png};
use orrery_shelf::{OpenBox, SHELF};
use orrery_table::{Record, Replay};
use std::fs::OpenOptions;
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// How a picture is written.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Format {
    Svg,
    Png,
}

pub fn run(speech: &Speech, matches: &ArgMatches) -> Result<u8, Trouble> {
    let file: &PathBuf = matches.get_one("record").expect("the argument is required");
    let to: &PathBuf = matches.get_one("output").expect("the argument is required");
    let format = format(speech, to)?;
    let force = matches.get_flag("force");
    if to.exists() && !force {
        return Err(in_the_way(speech, to));
    }
    let record =
        Record::read(&boxes::read(speech, file)?).map_err(|bad| replay::says(speech, file, &bad, None))?;
    let kit = replay::kit_for(speech, matches, &mut replay::Boxes::new(), file, &record)?;
    let at = entry(speech, matches, &record)?;
    let viewer = viewer(speech, matches, &record)?;
    let svg = drawing(speech, matches, &record, &kit, at, viewer)
        .map_err(|bad| replay::says(speech, file, &bad, Some(&*kit)))?;
    let bytes = match format {
        Format::Svg => svg.into_bytes(),
        Format::Png => png(&svg, 1.0)
            .map_err(|error| speech.failure("render-unpainted", &[("because", error.to_string().into())]))?,
    };
    write(speech, to, &bytes, force)?;
    let args = [("file", boxes::shown(to).into()), ("entry", at.into()), ("last", last(&record).into())];
    output::print(speech, &format!("{}\n", speech.say("render-done", &args))).map(|()| 0)
}

fn format(speech: &Speech, to: &Path) -> Result<Format, Trouble> {
    let suffix = to.extension().map(|suffix| suffix.to_string_lossy().to_lowercase());
    match suffix.as_deref() {
        Some("svg") => Ok(Format::Svg),
        Some("png") => Ok(Format::Png),
        _ => Err(speech.bad_input("render-suffix", &[("file", boxes::shown(to).into())])),
    }
}

fn last(record: &Record) -> usize {
    record.entries.len().saturating_sub(1)
}

/// The entry that was asked for, else the last one.
fn entry(speech: &Speech, matches: &ArgMatches, record: &Record) -> Result<usize, Trouble> {
    let last = last(record);
    match matches.get_one::<u32>("at").map(|at| *at as usize) {
        Some(at) if at > last => {
            Err(speech.bad_input("render-no-entry", &[("entry", at.into()), ("last", last.into())]))
        }
        at => Ok(at.unwrap_or(last)),
    }
}

/// The seat that was asked for, else a spectator. People count seats from 1.
fn viewer(speech: &Speech, matches: &ArgMatches, record: &Record) -> Result<Viewer, Trouble> {
    let Some(&seat) = matches.get_one::<u8>("seat") else {
        return Ok(Viewer::Spectator);
    };
    if seat == 0 || usize::from(seat) > record.seats.len() {
        let args = [("seat", seat.into()), ("seats", record.seats.len().into())];
        return Err(speech.bad_input("render-no-seat", &args));
    }
    Ok(Viewer::Seat(Seat(seat - 1)))
}

fn drawing(
    speech: &Speech,
    matches: &ArgMatches,
    record: &Record,
    kit: &Arc<dyn OpenBox>,
    at: usize,
    viewer: Viewer,
) -> Result<String, orrery_table::BadRecord> {
    let mut replay = Replay::begin(record, kit)?;
    for entry in &record.entries[1..=at] {
        replay.follow(entry)?;
    }
    let title = kit.title();
    let shelf = SHELF.iter().position(|other| other.slug() == title.slug()).unwrap_or_default();
    let caption = speech.say("render-caption", &[("entry", at.into()), ("last", last(record).into())]);
    let by_day = matches.get_one::<String>("theme").is_some_and(|theme| theme == Theme::Day.name());
    let picture = Picture {
        scene: &replay.now().scene(viewer, speech.lang()),
        viewer,
        title: &title.name(speech.lang()),
        caption: &caption,
        names: &players::names(speech, &record.seats, &record.entries[..=at]),
        icons: title.icons(),
        art: &|key| kit.art(key),
        shelf: shelf as u8,
        theme: if by_day { Theme::Day } else { Theme::Night },
    };
    Ok(picture.svg())
}

/// Over a file that is there only if that was said.
fn write(speech: &Speech, to: &Path, bytes: &[u8], force: bool) -> Result<(), Trouble> {
    let mut options = OpenOptions::new();
    options.write(true);
    if force {
        options.create(true).truncate(true)
    } else {
        options.create_new(true)
    };
    let written = options.open(to).and_then(|mut file| file.write_all(bytes));
    written.map_err(|error| match error.kind() {
        ErrorKind::AlreadyExists => in_the_way(speech, to),
        _ => {
            let args = [("file", boxes::shown(to).into()), ("because", speech.of_writing(&error).into())];
            speech.bad_input("file-unwritable", &args)
        }
    })
}

fn in_the_way(speech: &Speech, to: &Path) -> Trouble {
    speech.bad_input("render-exists", &[("file", boxes::shown(to).into())])
}
