//! Everything that is done to the workspace. `cargo xtask help` lists it.

mod bench;
mod bless;
mod crash;
mod dependencies;
mod faults;
mod fuzz;
mod laws;
mod load;
mod run;
mod serve;
mod setup;
mod steps;
mod test;
mod tidy;
mod tree;
mod web;

use clap::{Parser, Subcommand};
use std::process::ExitCode;

#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask", about)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Run everything: format, lints, tidy, Rust tests, web tests, browser tests
    Test,
    /// Build the web client and the server, and start it
    Serve {
        /// What is handed on to `orrery serve`, such as --listen 127.0.0.1:9000
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        rest: Vec<String>,
    },
    /// Write the golden files anew, of all games or of one
    Bless { game: Option<String> },
    /// Look for what no compiler sees: names, clauses, words, scenarios, arrows between crates
    Tidy,
    /// The long law run: every costly law at every question
    Laws(laws::Wish),
    /// Count the instructions of random play and of copies, of all games or of one
    Bench { game: Option<String> },
    /// Play many tables over real sockets and compare with bare echo rooms
    Load {
        /// What is handed on, such as --tables 100 --seconds 10 --json
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        rest: Vec<String>,
    },
    /// Kill the server again and again while people play, and see that nothing is lost
    Crash(crash::Wish),
    /// Feed whatever reads what others write with what nobody would, some minutes each (wants cargo-fuzz)
    Fuzz(fuzz::Wish),
    /// Ask what the world knows against what is built in; says so where there is no source
    Advisories,
    /// Break a game on purpose, fault by fault, and see that a law catches each
    Faults {
        /// Only the faults whose file name holds this
        #[arg(long)]
        only: Option<String>,
    },
}

fn main() -> ExitCode {
    let root = tree::root();
    let done = match Cli::parse().command {
        Command::Test => test::all(&root),
        Command::Serve { rest } => serve::serve(&root, &rest),
        Command::Bless { game } => bless::bless(&root, game.as_deref()),
        Command::Tidy => tidy::report(&root),
        Command::Laws(wish) => laws::long_run(&root, &wish),
        Command::Bench { game } => bench::count(&root, game.as_deref()),
        Command::Load { rest } => load::load(&root, &rest),
        Command::Crash(wish) => crash::crash(&root, &wish),
        Command::Fuzz(wish) => fuzz::fuzz(&root, &wish),
        Command::Advisories => dependencies::advisories(&root),
        Command::Faults { only } => faults::try_all(&root, only.as_deref()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A run that tries nothing is green, and a fuzzer without an end to its time never ends.
    #[test]
    fn a_wish_that_would_try_nothing_is_refused() {
        let asked = |words: &str| Cli::try_parse_from(std::iter::once("xtask").chain(words.split(' ')));
        for good in ["crash --on sqlite --times 1", "laws --games 1", "fuzz --minutes 1 --only record"] {
            assert!(asked(good).is_ok(), "{good}");
        }
        for bad in ["crash --on mysql", "crash --times 0", "laws --games 0", "fuzz --minutes 0"] {
            assert!(asked(bad).is_err(), "{bad}");
        }
    }
}
