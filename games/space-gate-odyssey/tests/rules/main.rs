//! The rules clause by clause, where the scenarios of EXAMPLES.md do not reach.

mod closing;
mod components;
mod ending;
mod exoplanets;
mod geometry;
mod judging;
mod naive_exoplanets;
mod options;
mod rooms;
mod setup;
mod travel;
#[path = "../trial/mod.rs"]
mod trial;
mod turn;
