//! Games whose records are kept: played at a table, with the same luck as without.

use super::plan::Plan;
use super::tally::Tally;
use crate::boxes::shown;
use crate::speech::{Speech, Trouble};
use orrery_bots::{Alone, Means};
use orrery_core::Turn;
use orrery_shelf::{Answer, LONGEST, speaker};
use orrery_table::{Opening, Player, Table};
use std::fs::OpenOptions;
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::time::Instant;

/// Makes the folder, and looks for files that would be in the way before anything is played.
pub fn prepare(speech: &Speech, plan: &Plan) -> Result<(), Trouble> {
    let Some(folder) = &plan.save else {
        return Ok(());
    };
    std::fs::create_dir_all(folder).map_err(|error| unwritable(speech, folder, &error))?;
    let taken = (0..plan.games).map(|number| file(plan, folder, number)).find(|file| file.exists());
    taken.map_or(Ok(()), |file| Err(in_the_way(speech, &file)))
}

pub fn play(
    speech: &Speech,
    plan: &Plan,
    number: u64,
    folder: &Path,
    tally: &mut Tally,
) -> Result<(), Trouble> {
    let seats = plan.bots.iter().map(|bot| Player::bot(&bot.to_string())).collect();
    let opening = Opening { options: plan.options.clone(), seats, opened: None, ..Opening::default() };
    let mut table = Table::open(&plan.kit, opening, plan.secret(number)).expect("the plan was tried before");
    let mut thinking = plan.thinking(number);
    let (mut actions, start) = (0, Instant::now());
    while let Turn::Ask { seats, ask } = table.now().asked()
        && actions < LONGEST
    {
        let seat = speaker(seats, ask, &mut thinking);
        let thought = table.thought(seat).expect("every seat is a bot's");
        let clock = || start.elapsed();
        let mut means = Means { dice: &mut thinking, clock: &clock, stop: &|| false, crew: &Alone };
        let action = thought(&mut means);
        let answer = Answer { seat, question: table.now().question(seat), action };
        table.answer(&answer, 0).expect("bots choose among legal actions");
        actions += 1;
    }
    tally.count(actions, table.ended().map(|end| (&*end.places, &*end.points)));
    if table.ended().is_some() {
        write(speech, &file(plan, folder, number), &table.record().write())?;
    }
    Ok(())
}

fn file(plan: &Plan, folder: &Path, number: u64) -> PathBuf {
    let (slug, players, seed) = (plan.kit.title().slug(), plan.bots.len(), plan.seed);
    folder.join(format!("{slug}-{players}p-seed{seed}-{number:06}.json"))
}

/// Never over a file that is there.
fn write(speech: &Speech, file: &Path, text: &str) -> Result<(), Trouble> {
    let mut opened = match OpenOptions::new().write(true).create_new(true).open(file) {
        Err(error) if error.kind() == ErrorKind::AlreadyExists => return Err(in_the_way(speech, file)),
        other => other.map_err(|error| unwritable(speech, file, &error))?,
    };
    opened.write_all(text.as_bytes()).map_err(|error| unwritable(speech, file, &error))
}

fn in_the_way(speech: &Speech, file: &Path) -> Trouble {
    speech.bad_input("file-exists", &[("file", shown(file).into())])
}

fn unwritable(speech: &Speech, file: &Path, error: &std::io::Error) -> Trouble {
    let args = [("file", shown(file).into()), ("because", speech.of_writing(error).into())];
    speech.bad_input("file-unwritable", &args)
}
