//! Stories: every example of EXAMPLES.md, every alien, every artifact, every clause.

mod aliens;
mod artifacts;
mod boxes;
mod clashes;
mod clauses;
mod deals;
mod examples;
mod examples_late;
mod last_aliens;
mod moments;
mod more_aliens;
mod reasons;
mod rivals;
mod secrets;
mod shown;
mod story;
