//! The rules clause by clause, where the scenarios do not reach.

#[path = "../position/mod.rs"]
mod position;

mod advanced;
mod arrivals;
mod basic;
mod boxes;
mod counting;
mod ending;
mod judging;
mod movement;
mod options;
mod secrets;
mod solo;
mod turns;
