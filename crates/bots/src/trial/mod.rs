//! Searches on trial: what they spend their time on, which of their decisions look odd, and which way of searching wins.
//! For the examples of each game; clocks come from outside, as always.

mod doubts;
mod duel;
mod effort;
mod watched;

pub use doubts::{Doubt, decisions, doubts};
pub use duel::{Side, duel};
pub use effort::{Effort, Share, effort};

use crate::BadBot;
use orrery_core::Game;
use std::time::Duration;

/// What an example prints for its arguments. Time is that of the processor where work is weighed, and of the wall where
/// its parts are told apart, which is read too often for anything slower.
pub fn report<G: Game>(wishes: &[String], processor: fn() -> Duration, wall: fn() -> Duration) -> String {
    let wishes: Vec<&str> = wishes.iter().map(String::as_str).collect();
    let number = |text: &str| text.parse().expect("how many games, or which one, is a number");
    let bot = |name: &str| name.parse().unwrap_or_else(|bad: BadBot| panic!("{bad}"));
    match wishes[..] {
        ["effort"] => effort::<G>(processor, wall).to_string(),
        ["doubts", name, games] => lines(&doubts::<G>(bot(name), number(games))),
        ["game", name, which] => {
            let (decisions, outcome) = decisions::<G>(bot(name), number(which));
            lines(&decisions) + &format!("\n{outcome:?}")
        }
        ["duel", first, second, games] => {
            let won = duel::<G>(Side::read::<G>(first), Side::read::<G>(second), number(games));
            format!("{first} against {second}: {won} of {games}")
        }
        _ => "effort | doubts BOT GAMES | game BOT NUMBER | duel SIDE SIDE GAMES".to_owned(),
    }
}

fn lines(doubts: &[Doubt]) -> String {
    let lines: Vec<String> = doubts.iter().map(ToString::to_string).collect();
    lines.join("\n")
}
