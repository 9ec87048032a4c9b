//! The commands and their arguments, with help in the language of the run.

use crate::speech::Speech;
use clap::builder::PossibleValuesParser;
use clap::{Arg, ArgAction, Command, value_parser};
use orrery_core::MAX_SEATS;
use orrery_picture::Theme;
use std::fmt::Display;
use std::ops::RangeInclusive;
use std::path::PathBuf;
use std::str::FromStr;

/// The shells that completions can be made for.
pub const SHELLS: [&str; 5] = ["bash", "elvish", "fish", "powershell", "zsh"];
/// Night and day.
const THEMES: [&str; 2] = [Theme::Night.name(), Theme::Day.name()];
/// How many some game or other is for.
const SEATS: RangeInclusive<u8> = 1..=MAX_SEATS as u8;

/// How many there are of those who can be compared.
const TABLES: RangeInclusive<u8> = 2..=MAX_SEATS as u8;

pub fn command(speech: &Speech) -> Command {
    let lang = option(speech, "lang", "LANG").global(true);
    let version = Arg::new("version")
        .long("version")
        .short('V')
        .action(ArgAction::Version)
        .help(speech.word("help-version"))
        .help_heading(speech.word("options"));
    let usage = format!("orrery {}", speech.word("usage-whole"));
    plain(speech, Command::new("orrery").about(speech.word("about")).override_usage(usage))
        .version(env!("CARGO_PKG_VERSION"))
        .disable_version_flag(true)
        .disable_help_subcommand(true)
        .subcommand_required(true)
        .subcommand_help_heading(speech.word("commands"))
        .arg(lang)
        .arg(version)
        .subcommand(sub(speech, "games", "").arg(json(speech)))
        .subcommand(sim(speech))
        .subcommand(ladder(speech))
        .subcommand(replay(speech))
        .subcommand(render(speech))
        .subcommand(play(speech))
        .subcommand(sub(speech, "rules", "GAME ").arg(game(speech)))
        .subcommand(serve(speech))
        .subcommand(backup(speech))
        .subcommand(restore(speech))
        .subcommand(check(speech))
        .subcommand(carry_over(speech))
        .subcommand(completions(speech))
}

fn sim(speech: &Speech) -> Command {
    sub(speech, "sim", "GAME ")
        .arg(game(speech))
        .arg(of_seats(speech, "players", 1))
        .arg(number(speech, "games", 1..=1_000_000_000_u64))
        .arg(option(speech, "bots", "LIST"))
        .arg(option(speech, "options", "JSON"))
        .arg(number(speech, "seed", 0..=u64::MAX))
        .arg(number(speech, "threads", 1..=1024_u64))
        .arg(option(speech, "save", "DIR").value_parser(value_parser!(PathBuf)))
        .arg(components(speech))
        .arg(json(speech))
}

fn ladder(speech: &Speech) -> Command {
    sub(speech, "ladder", "GAME ")
        .arg(game(speech))
        .arg(numeric(speech, "players", 2..=u8::MAX, &TABLES).help(speech.word("help-ladder-players")))
        .arg(option(speech, "bots", "LIST").help(speech.word("help-ladder-bots")))
        .arg(number(speech, "games", 0..=1_000_000_u64).help(speech.word("help-ladder-games")))
        .arg(option(speech, "options", "JSON"))
        .arg(number(speech, "seed", 0..=u64::MAX))
        .arg(number(speech, "threads", 1..=1024_u64))
        .arg(option(speech, "results", "FILE").value_parser(value_parser!(PathBuf)))
        .arg(option(speech, "plot", "FILE").value_parser(value_parser!(PathBuf)))
        .arg(components(speech))
        .arg(json(speech))
}

fn replay(speech: &Speech) -> Command {
    let files = positional(speech, "file", "FILE").num_args(1..).value_parser(value_parser!(PathBuf));
    sub(speech, "replay", "FILE… ")
        .arg(files)
        .arg(flag(speech, "verify"))
        .arg(components(speech))
        .arg(json(speech))
}

fn render(speech: &Speech) -> Command {
    let theme = option(speech, "theme", "THEME").value_parser(PossibleValuesParser::new(THEMES));
    let output = option(speech, "output", "FILE").short('o').required(true);
    sub(speech, "render", "FILE -o FILE ")
        .arg(positional(speech, "record", "FILE").value_parser(value_parser!(PathBuf)))
        .arg(number(speech, "at", 0..=u32::MAX))
        .arg(of_seats(speech, "seat", 0))
        .arg(theme.hide_possible_values(true))
        .arg(output.value_parser(value_parser!(PathBuf)))
        .arg(flag(speech, "force"))
        .arg(components(speech))
}

fn play(speech: &Speech) -> Command {
    sub(speech, "play", "GAME ")
        .arg(game(speech))
        .arg(of_seats(speech, "players", 1).help(speech.word("help-play-players")))
        .arg(option(speech, "bots", "LIST").help(speech.word("help-rivals")))
        .arg(option(speech, "options", "JSON"))
        .arg(number(speech, "seed", 0..=u64::MAX).help(speech.word("help-play-seed")))
        .arg(components(speech))
}

fn serve(speech: &Speech) -> Command {
    sub(speech, "serve", "")
        .arg(option(speech, "listen", "ADDRESS"))
        .arg(option(speech, "proxy", "ADDRESS").action(ArgAction::Append))
        .arg(option(speech, "webhook-host", "HOST").action(ArgAction::Append))
        .arg(data(speech))
        .arg(number(speech, "foretold", 0..=u64::MAX))
        .arg(number(speech, "bot-pace", 0..=60_000_u64))
        .arg(number(speech, "bot-threads", 1..=1024_usize))
        .arg(number(speech, "rooms", 1..=1_000_000_usize))
        .arg(number(speech, "sockets", 1..=1_000_000_usize))
        .arg(components(speech))
}

fn backup(speech: &Speech) -> Command {
    let file = positional(speech, "file", "FILE").help(speech.word("help-backup-file"));
    sub(speech, "backup", "FILE ").arg(file).arg(data(speech)).arg(components(speech))
}

fn restore(speech: &Speech) -> Command {
    let file = positional(speech, "file", "FILE").help(speech.word("help-restore-file"));
    sub(speech, "restore", "FILE ").arg(file).arg(data(speech)).arg(components(speech))
}

fn check(speech: &Speech) -> Command {
    sub(speech, "check", "").arg(data(speech)).arg(components(speech)).arg(json(speech))
}

fn carry_over(speech: &Speech) -> Command {
    sub(speech, "move", "--from DATA --to DATA ")
        .arg(option(speech, "from", "DATA").required(true))
        .arg(option(speech, "to", "DATA").required(true))
        .arg(flag(speech, "dry-run"))
        .arg(components(speech))
}

fn completions(speech: &Speech) -> Command {
    let shell = positional(speech, "shell", "SHELL").value_parser(PossibleValuesParser::new(SHELLS));
    sub(speech, "completions", "SHELL ").arg(shell.hide_possible_values(true))
}

fn sub(speech: &Speech, name: &'static str, arguments: &str) -> Command {
    let usage = format!("orrery {name} {arguments}[{}]", speech.word("options").to_lowercase());
    let about = speech.word(&format!("{name}-about"));
    plain(speech, Command::new(name).about(about).override_usage(usage))
}

/// Help in our own words: clap's are English.
fn plain(speech: &Speech, command: Command) -> Command {
    let help = Arg::new("help")
        .long("help")
        .short('h')
        .action(ArgAction::Help)
        .help(speech.word("help-help"))
        .help_heading(speech.word("options"));
    let template = format!("{{about-with-newline}}\n{} {{usage}}\n\n{{all-args}}", speech.word("usage"));
    command.disable_help_flag(true).arg(help).help_template(template)
}

fn positional(speech: &Speech, name: &'static str, value: &'static str) -> Arg {
    let help = speech.word(&format!("help-{name}"));
    Arg::new(name).value_name(value).required(true).help(help).help_heading(speech.word("arguments"))
}

fn option(speech: &Speech, name: &'static str, value: &'static str) -> Arg {
    let help = speech.word(&format!("help-{name}"));
    Arg::new(name).long(name).value_name(value).help(help).help_heading(speech.word("options"))
}

/// A whole number. Whatever else is given, one below zero included, is told with the range it should have been in.
fn number<N>(speech: &Speech, name: &'static str, range: RangeInclusive<N>) -> Arg
where
    N: Display + FromStr + PartialOrd + Clone + Send + Sync + 'static,
{
    numeric(speech, name, range.clone(), &range)
}

/// A number of seats, or of one. Each game and each record says for itself how many it has.
fn of_seats(speech: &Speech, name: &'static str, least: u8) -> Arg {
    numeric(speech, name, least..=u8::MAX, &SEATS)
}

/// A number of those taken; what is not is told with a range of those that make sense.
fn numeric<N>(speech: &Speech, name: &'static str, taken: RangeInclusive<N>, told: &RangeInclusive<N>) -> Arg
where
    N: Display + FromStr + PartialOrd + Clone + Send + Sync + 'static,
{
    let [least, most] = [told.start(), told.end()].map(|end| end.to_string().into());
    let hint = speech.say("hint-number", &[("least", least), ("most", most)]);
    let read = move |text: &str| {
        text.parse().ok().filter(|number| taken.contains(number)).ok_or_else(|| hint.clone())
    };
    option(speech, name, "N").allow_negative_numbers(true).value_parser(read)
}

fn flag(speech: &Speech, name: &'static str) -> Arg {
    let help = speech.word(&format!("help-{name}"));
    Arg::new(name).long(name).action(ArgAction::SetTrue).help(help).help_heading(speech.word("options"))
}

fn game(speech: &Speech) -> Arg {
    positional(speech, "game", "GAME")
}

fn data(speech: &Speech) -> Arg {
    option(speech, "data", "DATA")
}

fn json(speech: &Speech) -> Arg {
    flag(speech, "json")
}

fn components(speech: &Speech) -> Arg {
    option(speech, "components", "DIR").value_parser(value_parser!(PathBuf))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::usage;
    use clap::error::ErrorKind;
    use proptest::prelude::*;
    use proptest::sample::select;

    /// Commands, options and values, some of them known.
    fn words(whole: &Command) -> impl Strategy<Value = Vec<String>> + use<> {
        let commands: Vec<&Command> = whole.get_subcommands().collect();
        let arguments = commands.iter().flat_map(|known| known.get_arguments()).chain(whole.get_arguments());
        let options = arguments.filter_map(Arg::get_long).map(|name| format!("--{name}"));
        let known: Vec<String> =
            commands.iter().map(|known| known.get_name().to_owned()).chain(options).collect();
        let odd = ["-1", "0", "99999999999999999999", "", "--", "-", "=", "--lang=es", "-h", "🪐"];
        let word = prop_oneof![
            6 => select(known),
            2 => select(odd.map(str::to_owned).to_vec()),
            1 => ".{0,12}",
        ];
        proptest::collection::vec(word, 0..8)
    }

    proptest! {
        #![proptest_config(orrery_mischief::tries(200))]

        #[test]
        fn whatever_is_typed_is_a_command_or_told_what_is_wrong(
            words in words(&command(&Speech::of_this_run(&[])))
        ) {
            let speech = Speech::of_this_run(&[]);
            let typed = std::iter::once("orrery").chain(words.iter().map(String::as_str));
            let Err(error) = command(&speech).try_get_matches_from(typed) else { return Ok(()) };
            let help = matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion);
            if !help {
                let trouble = usage::explain(&speech, &error).unwrap_err();
                prop_assert!(trouble.exit == 2 && !trouble.sentence.is_empty(), "{trouble:?}");
            }
        }
    }
}
