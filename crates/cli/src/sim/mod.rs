//! `orrery sim`: whole games among bots.

mod plan;
mod report;
mod saved;
mod tally;
mod workers;

pub use plan::given_options;

use crate::speech::{Speech, Trouble};
use clap::ArgMatches;

pub fn run(speech: &Speech, matches: &ArgMatches) -> Result<u8, Trouble> {
    let plan = plan::Plan::read(speech, matches)?;
    let run = workers::play(speech, &plan)?;
    report::tell(speech, matches, &plan, &run).map(|()| 0)
}
