//! The contract every Orrery game signs, the few nouns all games share, and the laws each must obey.
//!
//! Read `game` first. Nothing here performs I/O, reads a clock, owns a generator or starts a thread.

pub mod agenda;
#[cfg(feature = "bench")]
pub mod bench;
pub mod chance;
pub mod components;
pub mod game;
#[cfg(feature = "laws")]
pub mod laws;
pub mod list;
pub mod pile;
pub mod rule;
pub mod seat;
#[cfg(feature = "laws")]
pub mod toy;

pub use agenda::Agenda;
pub use chance::Chance;
pub use components::BadBox;
pub use game::{Ask, Data, Game, Meta, Outcome, Pace, Turn};
pub use list::List;
pub use pile::Pile;
pub use rule::{Arg, Clause, Message, Refusal};
pub use seat::{MAX_SEATS, PerSeat, Seat, Seats, Viewer};
