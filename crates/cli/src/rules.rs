//! `orrery rules`: the rules, as the client shows them.

use crate::speech::{Speech, Trouble};
use crate::{boxes, output};
use clap::ArgMatches;

pub fn run(speech: &Speech, matches: &ArgMatches) -> Result<u8, Trouble> {
    let title = boxes::title(speech, matches)?;
    output::print(speech, title.rules_page(speech.lang())).map(|()| 0)
}
