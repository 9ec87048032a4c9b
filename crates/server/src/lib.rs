//! HTTP, WebSocket, lobby and identity; it embeds the web client and names no game.
//!
//! A request comes in through `api` or `socket`, finds its table in the `hall`, and is answered by the table's `room`:
//! one task that owns the game, appends every entry to the store before it tells anybody, and shows each viewer what
//! they may see.

mod address;
mod api;
mod config;
mod doors;
mod embedded;
mod figures;
mod gallery;
mod guard;
mod hall;
mod headers;
mod hooks;
mod identity;
mod limits;
mod line;
mod neighbors;
mod problem;
mod pulse;
mod reading;
mod room;
mod rules_page;
mod server;
mod socket;
mod steady;
pub mod wire;

pub use config::{Config, Secrets, Watch};
pub use hooks::Allowed;
#[cfg(feature = "alone")]
pub use room::alone;
#[cfg(feature = "laws")]
pub use room::leaks;
pub use server::{Server, StartError};

use orrery_scene::Lang;

/// The sentences with which the server says no.
pub const LOCALES: [(Lang, &str); 2] =
    [(Lang::En, include_str!("../locales/en.ftl")), (Lang::Es, include_str!("../locales/es.ftl"))];
