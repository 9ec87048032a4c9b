//! `orrery replay`: records played through and proved.

use crate::speech::{Speech, Trouble};
use crate::{as_json, boxes, output};
use clap::ArgMatches;
use orrery_core::Seat;
use orrery_scene::Say;
use orrery_shelf::OpenBox;
use orrery_table::{BadRecord, Record, Replay, Standing, verify};
use serde::Serialize;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// What is promised for each file.
#[derive(Serialize)]
struct Told<'a> {
    file: String,
    ok: bool,
    entries: usize,
    outcome: Option<&'a Standing>,
}

/// Goes on with the next file when one does not hold; the exit code is the worst of all.
pub fn run(speech: &Speech, matches: &ArgMatches) -> Result<u8, Trouble> {
    let files = matches.get_many::<PathBuf>("file").into_iter().flatten();
    let (mut worst, mut boxes) = (0, Boxes::new());
    for file in files {
        let (entries, outcome) = match try_file(speech, matches, &mut boxes, file) {
            Ok(replay) => (replay.entries().len(), Ok(replay)),
            Err(Failed { trouble, entries }) => (entries, Err(trouble)),
        };
        tell(speech, matches, file, entries, outcome.as_ref().ok())?;
        if let Err(trouble) = outcome {
            output::complain(&trouble.sentence);
            worst = trouble.exit.max(worst);
        }
    }
    Ok(worst)
}

/// The boxes that are built in, each opened once, however many records there are.
pub type Boxes = BTreeMap<&'static str, Arc<dyn OpenBox>>;

struct Failed {
    trouble: Trouble,
    /// How many entries the record has, as far as it could be read.
    entries: usize,
}

fn try_file(speech: &Speech, matches: &ArgMatches, boxes: &mut Boxes, file: &Path) -> Result<Replay, Failed> {
    let unread = |trouble| Failed { trouble, entries: 0 };
    let text = crate::boxes::read(speech, file).map_err(unread)?;
    let record = Record::read(&text).map_err(|bad| unread(says(speech, file, &bad, None)))?;
    let failed = |trouble| Failed { trouble, entries: record.entries.len() };
    let kit = kit_for(speech, matches, boxes, file, &record).map_err(failed)?;
    // Luck is proved first: what an altered draw leads to later is not where the record was altered.
    let proved = if matches.get_flag("verify") { verify(&record).map(drop) } else { Ok(()) };
    let replayed = proved.and_then(|()| Replay::of(&record, &kit));
    replayed.map_err(|bad| failed(says(speech, file, &bad, Some(&*kit))))
}

/// The box the record was played with: the one built in, else what `--components` brings.
pub fn kit_for(
    speech: &Speech,
    matches: &ArgMatches,
    opened: &mut Boxes,
    file: &Path,
    record: &Record,
) -> Result<Arc<dyn OpenBox>, Trouble> {
    let title = record.title(orrery_shelf::find).map_err(|bad| says(speech, file, &bad, None))?;
    let standard = opened.entry(title.slug()).or_insert_with(|| title.standard()).clone();
    match matches.get_one::<PathBuf>("components") {
        Some(folder) if standard.hash() != record.components => boxes::brought(speech, title, folder),
        _ => Ok(standard),
    }
}

pub fn says(speech: &Speech, file: &Path, bad: &BadRecord, kit: Option<&dyn OpenBox>) -> Trouble {
    let because = bad.tell(speech.words(), kit);
    let args = [("file", boxes::shown(file).into()), ("because", because.into())];
    if bad.is_unreadable() {
        speech.bad_input("file-says", &args)
    } else {
        speech.failure("file-says", &args)
    }
}

fn tell(
    speech: &Speech,
    matches: &ArgMatches,
    file: &Path,
    entries: usize,
    replay: Option<&Replay>,
) -> Result<(), Trouble> {
    let (file, standing) = (boxes::shown(file), replay.and_then(Replay::ended));
    if as_json(matches) {
        let told = Told { file, ok: replay.is_some(), entries, outcome: standing };
        let line = serde_json::to_string(&told).expect("what is told is plain data");
        return output::print(speech, &format!("{line}\n"));
    }
    if replay.is_none() {
        return Ok(());
    }
    let id = if matches.get_flag("verify") { "replay-proved" } else { "replay-holds" };
    let args = [("file", file.into()), ("entries", entries.into()), ("end", ending(speech, standing).into())];
    output::print(speech, &format!("{}\n", speech.say(id, &args)))
}

/// How the game ended: the seats in order of their places.
fn ending(speech: &Speech, standing: Option<&Standing>) -> String {
    let Some(Standing { places, points }) = standing else {
        return speech.word("replay-unfinished");
    };
    let mut ranking: Vec<(u8, usize)> = places.iter().copied().zip(0..).collect();
    ranking.sort_unstable();
    if points.is_empty() {
        let first = Seat(ranking.first().map_or(0, |(_, seat)| *seat as u8));
        return speech.say("replay-conceded", &[("first", first.into())]);
    }
    let ranked = |&(place, seat): &(u8, usize)| {
        let args: [(&str, Say); 3] =
            [("place", place.into()), ("seat", (seat + 1).into()), ("points", points[seat].into())];
        speech.say("replay-ranked", &args)
    };
    let ranking: Vec<String> = ranking.iter().map(ranked).collect();
    speech.say("replay-finished", &[("ranking", ranking.join(", ").into())])
}
