//! Golden playthroughs: a whole game as a text that a person can read, and a test can compare.

use super::{Trial, list, pick};
use crate::chance::Seeded;
use crate::{Game, Seat, Turn, Viewer};
use std::fmt::Write;
use std::path::Path;

/// Views are long: all are written out at the first question, and that of the mover at every so many after it.
const VIEWS_EVERY: u32 = 50;
/// Lists are long, too: so many of the actions are written out, and a mark of the whole list.
const ACTIONS_SHOWN: usize = 6;

/// Plays one random game and compares it with the file; with `ORRERY_BLESS` set, writes the file instead.
///
/// The diff of such a file is the best review of a change in the rules: read it line by line before committing it.
pub fn playthrough<T: Trial>(trial: &T, seats: u8, seed: u64, file: &Path) {
    let played = told(trial, seats, seed);
    if std::env::var_os("ORRERY_BLESS").is_some() {
        std::fs::create_dir_all(file.parent().expect("a golden file lies in a folder"))
            .expect("it can be made");
        std::fs::write(file, played).expect("a golden file can be written");
        return;
    }
    let golden = std::fs::read_to_string(file)
        .unwrap_or_else(|error| panic!("{}: {error}; `cargo xtask bless` writes it", file.display()));
    let parted = golden.lines().zip(played.lines()).position(|(golden, played)| golden != played);
    if let Some(at) = parted {
        let line = |text: &str| text.lines().nth(at).unwrap_or_default().to_owned();
        panic!("{}:{}: was\n  {}\nis\n  {}", file.display(), at + 1, line(&golden), line(&played));
    }
    assert_eq!(golden.lines().count(), played.lines().count(), "{} has another length", file.display());
}

fn told<T: Trial>(trial: &T, seats: u8, seed: u64) -> String {
    let game = trial.game();
    let (mut dice, mut player) = (Seeded(seed), Seeded(!seed));
    let mut state = game.setup(&trial.options(seats, seed), seats, &mut dice).expect("the options fit");
    let mut text = format!("{} with {seats} seats, seed {seed}\n", T::Game::META.slug);
    let mut write = |line: std::fmt::Arguments<'_>| writeln!(text, "{line}").expect("a string takes all");
    for question in 0.. {
        let (asked, ask) = match game.turn(&state) {
            Turn::Over(outcome) => {
                write(format_args!("\nover: places {:?}, points {:?}", outcome.places, outcome.points));
                break;
            }
            Turn::Ask { seats, ask } => (seats, ask),
        };
        let movers: Vec<Seat> = asked.iter().collect();
        let seat = *pick(&movers, &mut player);
        let actions = list(game, &state, seat);
        for viewer in Viewer::all(seats) {
            if question == 0 || (question % VIEWS_EVERY == 0 && viewer.seat() == Some(seat)) {
                write(format_args!("\n  {viewer:?} knows {}", json(&game.view(&state, viewer))));
            }
        }
        write(format_args!("\n#{question} {ask:?} to {movers:?}; {seat:?} may:"));
        told_of_actions(&actions, &mut write);
        let action = pick(&actions, &mut player).clone();
        write(format_args!("> {}", json(&action)));
        let mut events = Vec::new();
        game.apply(&mut state, seat, &action, &mut dice, &mut events);
        for event in &events {
            told_of(game, event, seats, &mut write);
        }
    }
    text
}

/// The first few actions; what is left out still counts, by its number and the mark of the whole list.
fn told_of_actions<A: serde::Serialize>(actions: &[A], write: &mut impl FnMut(std::fmt::Arguments<'_>)) {
    actions.iter().take(ACTIONS_SHOWN).for_each(|action| write(format_args!("  {}", json(action))));
    if let Some(more) = actions.len().checked_sub(ACTIONS_SHOWN).filter(|&more| more > 0) {
        write(format_args!("  and {more} more, mark {:08x}", mark(&json(&actions))));
    }
}

/// FNV-1a: the same on every machine and for ever, as a golden file needs it.
fn mark(text: &str) -> u32 {
    text.bytes().fold(0x811c_9dc5, |mark, byte| (mark ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}

/// One line for each way in which an event is told, with those who are told it so.
fn told_of<G: Game>(game: &G, event: &G::Event, seats: u8, write: &mut impl FnMut(std::fmt::Arguments<'_>)) {
    let mut versions: Vec<(String, Vec<String>)> = Vec::new();
    for viewer in Viewer::all(seats) {
        let told = game.notice(event, viewer).map_or("nothing".to_owned(), |notice| json(&notice));
        let name = viewer.seat().map_or("*".to_owned(), |seat| seat.0.to_string());
        match versions.iter_mut().find(|(version, _)| *version == told) {
            Some((_, viewers)) => viewers.push(name),
            None => versions.push((told, vec![name])),
        }
    }
    for (version, viewers) in &versions {
        let learnt = game.learnt(event);
        let learnt = if learnt.is_empty() { String::new() } else { format!(" (learnt: {learnt:?})") };
        let to = if versions.len() == 1 { "all".to_owned() } else { viewers.join(",") };
        write(format_args!("  to {to}: {version}{learnt}"));
    }
}

fn json(data: &impl serde::Serialize) -> String {
    serde_json::to_string(data).expect("game data is plain data")
}
