//! Many games at once: who beats whom, and how sure that is.
//!
//! A `Ladder` seats its bots at tables in every way; `Standings` adds up what came of it. Nothing here prints or reads a
//! file: the command line does.

mod heading;
mod ladder;
mod plot;
mod rating;
mod score;
mod share;
mod standings;

pub use heading::{Heading, Kinship};
pub use ladder::{Ladder, Match};
pub use plot::plot;
pub use rating::{Rating, Seated};
pub use score::Score;
pub use share::Share;
pub use standings::{Duel, Rank, Standings};
