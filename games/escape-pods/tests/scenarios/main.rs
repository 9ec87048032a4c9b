//! The acceptance scenarios of EXAMPLES.md, one test each.

#[path = "../position/mod.rs"]
mod position;

mod explosions;
mod movement;
mod panels;
mod scoring;
mod setup;
