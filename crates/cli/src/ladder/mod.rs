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
    let mut kept = results::take_up(speech, &plan)?;
    if !plan.only_rates() {
        workers::play(speech, &plan, &mut kept.games)?;
    } else if kept.games.is_empty() {
        return Err(speech.bad_input("ladder-nothing", &[]));
    }
    report::tell(speech, matches, &plan, &kept).map(|()| 0)
}
