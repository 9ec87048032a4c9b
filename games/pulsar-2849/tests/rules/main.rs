//! The rules clause by clause, and the scenarios of EXAMPLES.md.

#[path = "../trial/mod.rs"]
mod trial;

mod flights;
mod judging;
mod projects;
mod scenarios;
mod scenarios_of_turns;
mod second_opinion;
mod setup;
mod shown;
mod table;
mod technologies;
mod the_end;
mod transmitters;
mod turns;
