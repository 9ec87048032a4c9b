//! The acceptance scenarios of EXAMPLES.md, one test each.

mod ending;
mod exoplanets;
mod rooms;
mod setting_up;
mod travel;
#[path = "../trial/mod.rs"]
mod trial;
