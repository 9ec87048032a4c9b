//! Rule clauses, and refusals that cite them.
//!
//! Rules speak no language. A refusal names a clause and a message with its arguments; the words are in
//! `locales/*.ftl` and `rules/*.md`, built into the binary and looked up where a viewer's language is known.
//! Nothing here touches the heap: listing legal actions makes and drops thousands of refusals a second.

use crate::Seat;
use arrayvec::ArrayVec;
use serde::Serialize;
use std::fmt;

/// The number of a clause, as the rules pages have it: "GAN-5.2.2".
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Clause(pub &'static str);

/// The one rule of the host: only a seat that is asked may answer.
pub const ASKED: Clause = Clause("ORR-1");

/// Why an action is not allowed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Refusal {
    pub clause: Clause,
    /// What in this very position offends the clause.
    pub because: Message,
}

/// A sentence to be: its id in the message files, and what goes into it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Message {
    pub id: &'static str,
    pub args: ArrayVec<(&'static str, Arg), 2>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Arg {
    Number(i32),
    Seat(Seat),
    /// A message of its own: the name of a kind, a place, a colour.
    Term(&'static str),
    /// A part of the box: its family ("ship", "technology") and its number there. The game knows its name.
    Part(&'static str, u16),
}

impl Clause {
    /// Holds if `fact` does; otherwise refuses, citing this clause.
    pub fn requires(self, fact: bool, because: impl FnOnce() -> Message) -> Result<(), Refusal> {
        if fact { Ok(()) } else { Err(Refusal { clause: self, because: because() }) }
    }
}

impl Message {
    #[must_use]
    pub fn id(id: &'static str) -> Message {
        Message { id, args: ArrayVec::new() }
    }

    #[must_use]
    pub fn with(mut self, name: &'static str, arg: Arg) -> Message {
        self.args.push((name, arg));
        self
    }
}

/// For logs and test failures; players read the message in their language.
impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.clause.0, self.because.id)?;
        self.because.args.iter().try_for_each(|(name, arg)| write!(f, " {name}={arg:?}"))
    }
}

impl std::error::Error for Refusal {}
