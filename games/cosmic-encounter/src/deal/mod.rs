//! Deals (COS-7): what can be agreed, how it is talked over, how it is carried out.

mod settle;
mod talks;
mod terms;

pub(crate) use settle::{exchange, pick, pick_allows, pick_candidates, pick_waits};
pub use talks::{Bargain, Proposal, Talks};
pub(crate) use talks::{allows, answer, begin, candidates};
pub use terms::{Founders, Term, Terms};
