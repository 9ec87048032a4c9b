//! The command line. What each command prints is a promise: scripts rely on it.

mod bots;
mod boxes;
mod command;
mod completions;
mod games;
mod kept;
mod ladder;
mod output;
mod play;
mod players;
mod render;
mod replay;
mod rules;
mod serve;
mod sim;
mod speech;
mod usage;

use clap::ArgMatches;
use mimalloc::MiMalloc;
use speech::{Speech, Trouble};
use std::ffi::OsString;
use std::process::ExitCode;

/// Scenes are made of thousands of small things that several threads make and drop: the system's allocator took half of
/// a busy server's time (docs/performance.md).
#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

fn main() -> ExitCode {
    let arguments: Vec<OsString> = std::env::args_os().collect();
    let speech = Speech::of_this_run(&arguments);
    match run(&speech, arguments) {
        Ok(code) => ExitCode::from(code),
        Err(Trouble { exit, sentence }) => {
            output::complain(&sentence);
            ExitCode::from(exit)
        }
    }
}

/// Exit codes are 0, 1 if something was tried and does not hold, 2 for bad input.
fn run(speech: &Speech, arguments: Vec<OsString>) -> Result<u8, Trouble> {
    let matches = match command::command(speech).try_get_matches_from(arguments) {
        Ok(matches) => matches,
        Err(error) => return usage::explain(speech, &error),
    };
    speech.check(matches.get_one::<String>("lang"))?;
    match matches.subcommand() {
        Some(("games", of)) => games::run(speech, of),
        Some(("sim", of)) => sim::run(speech, of),
        Some(("ladder", of)) => ladder::run(speech, of),
        Some(("replay", of)) => replay::run(speech, of),
        Some(("render", of)) => render::run(speech, of),
        Some(("play", of)) => play::run(speech, of),
        Some(("rules", of)) => rules::run(speech, of),
        Some(("serve", of)) => serve::run(speech, of),
        Some(("backup", of)) => kept::backup(speech, of),
        Some(("restore", of)) => kept::restore(speech, of),
        Some(("check", of)) => kept::check(speech, of),
        Some(("move", of)) => kept::carry_over(speech, of),
        Some(("completions", of)) => completions::run(speech, of),
        _ => Err(speech.bad_input("usage-missing-command", &[])),
    }
}

/// Whether JSON was asked for.
fn as_json(matches: &ArgMatches) -> bool {
    matches.get_flag("json")
}
