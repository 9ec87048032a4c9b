//! Many games at once: who beats whom, and how sure that is.
//!
//! A `Ladder` plays every bot against every other at tables for two; `Standings` adds up what came of it. Nothing here
//! prints or reads a file: the command line does.

mod ladder;
mod plot;
mod rating;
mod share;
mod standings;

pub use ladder::{Heading, Ladder, Match, Score};
pub use plot::plot;
pub use rating::Rating;
pub use share::Share;
pub use standings::{Duel, Rank, Standings};
