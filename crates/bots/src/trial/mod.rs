//! Searches on trial: what they spend their time on, and which of their decisions look odd. For the examples of each
//! game; clocks come from outside, as always.

mod doubts;
mod effort;
mod watched;

pub use doubts::{Doubt, doubts};
pub use effort::{Effort, Share, effort};

use crate::Kind;
use orrery_core::Game;
use std::time::Duration;

/// What an example prints for its arguments: `effort`, or `doubts BOT GAMES`. Time is that of the processor where work
/// is weighed, and of the wall where its parts are told apart, which is read too often for anything slower.
pub fn report<G: Game>(wishes: &[String], processor: fn() -> Duration, wall: fn() -> Duration) -> String {
    match wishes {
        [what] if what == "effort" => effort::<G>(processor, wall).to_string(),
        [what, bot, games] if what == "doubts" => {
            let bot: Kind = bot.parse().unwrap_or_else(|bad| panic!("{bad}"));
            let games = games.parse().expect("how many games is a number");
            let lines: Vec<String> = doubts::<G>(bot, games).iter().map(ToString::to_string).collect();
            lines.join("\n")
        }
        _ => "search effort | search doubts BOT GAMES".to_owned(),
    }
}
