//! `orrery ladder`: every bot against every other, with ratings and how far they can be trusted.

mod plan;
mod report;
mod results;
mod workers;

use crate::speech::{Speech, Trouble};
use clap::ArgMatches;

pub fn run(speech: &Speech, matches: &ArgMatches) -> Result<u8, Trouble> {
    let plan = plan::Plan::read(speech, matches)?;
    if let Some(plot) = &plan.plot {
        results::expect_place(speech, plot)?;
    }
    let mut played = results::take_up(speech, &plan)?;
    workers::play(speech, &plan, &mut played)?;
    report::tell(speech, matches, &plan, &played).map(|()| 0)
}
