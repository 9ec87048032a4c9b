//! The games, one line each. Types are erased here (`dyn Title`, `dyn OpenBox`, `dyn Position`, `dyn Series`) and
//! nowhere else: tables, the server and the command line see no game's own types.

mod crew;
mod hosted;
mod kept;
mod open_box;
mod options;
mod position;
#[cfg(feature = "laws")]
pub mod redealt;
mod series;
mod title;
#[cfg(feature = "toy")]
pub mod toy;

pub use crew::Threads;
pub use kept::forget_last_thought;
pub use open_box::{OpenBox, Unfit};
pub use position::{Advice, Advised, Answer, Played, Position, Rejected, Replayed, Thought};
pub use series::{LONGEST, Series, Whole, speaker};
pub use title::{Title, title};

/// Every game there is.
pub static SHELF: &[&dyn Title] = &[
    title::<orrery_ganymede::Ganymede>(),
    title::<orrery_escape_pods::EscapePods>(),
    title::<orrery_space_gate_odyssey::SpaceGateOdyssey>(),
    title::<orrery_pulsar_2849::Pulsar>(),
    title::<orrery_cosmic_encounter::CosmicEncounter>(),
];

/// The game with this slug.
#[must_use]
pub fn find(slug: &str) -> Option<&'static dyn Title> {
    SHELF.iter().copied().find(|title| title.slug() == slug)
}
