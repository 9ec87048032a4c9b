//! One test or more for each clause that the scenarios do not reach, chapter by chapter.

#[path = "../story/mod.rs"]
mod story;

mod actions;
mod components;
mod course;
mod ending;
mod information;
mod operations;
mod ships;
mod shown;
