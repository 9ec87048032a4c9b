//! `orrery completions`: what a shell needs to complete our commands.

use crate::speech::{Speech, Trouble};
use crate::{command, output};
use clap::ArgMatches;
use clap_complete::Shell;

pub fn run(speech: &Speech, matches: &ArgMatches) -> Result<u8, Trouble> {
    let shell: Shell = matches
        .get_one::<String>("shell")
        .and_then(|name| name.parse().ok())
        .expect("the argument takes the names of shells only");
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut command::command(speech), "orrery", &mut script);
    output::print(speech, &String::from_utf8_lossy(&script)).map(|()| 0)
}
