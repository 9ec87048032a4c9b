//! The file of a ladder: a heading, then a line for each game, written as soon as it is over. A ladder that was broken
//! off goes on where its file ends.

use super::plan::Plan;
use crate::boxes::{read, shown};
use crate::speech::{Speech, Trouble};
use orrery_lab::{Heading, Kinship, Score};
use orrery_scene::Say;
use serde::Serialize;
use std::fs::{File, OpenOptions};
use std::io::Write;
use std::path::Path;

/// The games that are played already.
pub struct Kept {
    pub games: Vec<Score>,
    /// Which bots played; nothing if the file does not say so.
    pub bots: Option<u16>,
}

pub fn take_up(speech: &Speech, plan: &Plan) -> Result<Kept, Trouble> {
    let own = plan.ladder.heading();
    let none = Kept { games: Vec::new(), bots: own.bots };
    let Some(file) = plan.results.as_deref().filter(|file| file.exists()) else {
        return Ok(none);
    };
    let text = read(speech, file)?;
    let mut lines = text.split_inclusive('\n').enumerate();
    let Some((_, heading)) = lines.next() else { return Ok(none) };
    let bad = |line: usize| {
        let args = [("file", shown(file).into()), ("line", (line + 1).into())];
        speech.bad_input("ladder-bad-line", &args)
    };
    let heading: Heading = serde_json::from_str(heading).map_err(|_| bad(0))?;
    match own.kinship(&heading) {
        Kinship::Same | Kinship::BotsUnsaid => {}
        // Games of other bots are rated for themselves, but none of ours are added to them.
        Kinship::OtherBots(_) if plan.only_rates() => {}
        Kinship::OtherBots(theirs) => {
            let ours = own.bots.unwrap_or_default();
            let edition = |number: u16| Say::from(i32::from(number));
            let args = [("file", shown(file).into()), ("theirs", edition(theirs)), ("ours", edition(ours))];
            return Err(speech.bad_input("ladder-other-bots", &args));
        }
        Kinship::Other => {
            return Err(speech.bad_input("ladder-other", &[("file", shown(file).into())]));
        }
    }
    // The last line of a run that was cut off in the middle of it: that game is played again.
    let whole = lines.filter(|(_, line)| line.ends_with('\n'));
    let fits = |game: &Score| game.seats.len() == usize::from(plan.ladder.players);
    let game =
        |(at, line): (usize, &str)| serde_json::from_str(line).ok().filter(fits).ok_or_else(|| bad(at));
    Ok(Kept { games: whole.map(game).collect::<Result<_, _>>()?, bots: heading.bots })
}

/// Looks whether the picture can be put where it is wanted, before games are played for it.
pub fn expect_place(speech: &Speech, plot: &Path) -> Result<(), Trouble> {
    let was_there = plot.exists();
    let tried = OpenOptions::new().create(true).append(true).open(plot);
    tried.map_err(|error| unwritable(speech, plot, &error))?;
    if !was_there {
        std::fs::remove_file(plot).map_err(|error| unwritable(speech, plot, &error))?;
    }
    Ok(())
}

/// Opens the file for further games; with its heading if it is new.
pub fn open(speech: &Speech, plan: &Plan) -> Result<Option<File>, Trouble> {
    let Some(file) = plan.results.as_deref() else {
        return Ok(None);
    };
    let unwritable = |error: std::io::Error| unwritable(speech, file, &error);
    let mut opened = OpenOptions::new().create(true).append(true).open(file).map_err(unwritable)?;
    let text = read(speech, file)?;
    let whole = text.rfind('\n').map_or(0, |end| end + 1);
    opened.set_len(whole as u64).map_err(unwritable)?;
    if whole == 0 {
        write(&mut opened, &plan.ladder.heading()).map_err(unwritable)?;
    }
    Ok(Some(opened))
}

pub fn write(file: &mut File, line: &impl Serialize) -> std::io::Result<()> {
    let line = serde_json::to_string(line).expect("a result is plain data");
    file.write_all(format!("{line}\n").as_bytes())
}

pub fn unwritable(speech: &Speech, file: &Path, error: &std::io::Error) -> Trouble {
    let args = [("file", shown(file).into()), ("because", speech.of_writing(error).into())];
    speech.bad_input("file-unwritable", &args)
}
