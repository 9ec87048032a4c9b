//! Why a record is not accepted.

use crate::Fault;
use orrery_scene::{Say, Words};
use orrery_shelf::OpenBox;
use std::fmt;

/// What is wrong with a record.
#[derive(Debug)]
pub enum BadRecord {
    /// It ends in the middle.
    Truncated,
    /// No JSON, or a field is missing, surplus or of the wrong kind; in the reader's words, with the line.
    Unreadable(String),
    /// JSON, but no record of ours.
    Foreign,
    /// Written by a newer program.
    NewerFormat(String),
    UnknownGame(String),
    NewerRules {
        game: String,
        found: u16,
        known: u16,
    },
    /// It was played by older rules, and by those of today it parts at this entry.
    OlderRules {
        game: String,
        found: u16,
        known: u16,
        entry: u32,
    },
    /// It was played with another box than the one at hand.
    OtherBox {
        game: String,
        found: String,
    },
    /// It does not play through: the entry where it parts, and why.
    Differs {
        entry: u32,
        fault: Fault,
    },
    /// The game has not ended, so its secret is not told.
    NoSecret,
    /// The secret is not the one that was promised.
    OtherSecret,
    /// A draw is not what the secret gives.
    OtherLuck {
        entry: u32,
    },
}

impl BadRecord {
    /// Whether it cannot even be read; otherwise it was read and does not hold.
    #[must_use]
    pub fn is_unreadable(&self) -> bool {
        match self {
            BadRecord::Truncated
            | BadRecord::Unreadable(_)
            | BadRecord::Foreign
            | BadRecord::NewerFormat(_)
            | BadRecord::UnknownGame(_)
            | BadRecord::NewerRules { .. }
            | BadRecord::OtherBox { .. } => true,
            BadRecord::OlderRules { .. }
            | BadRecord::Differs { .. }
            | BadRecord::NoSecret
            | BadRecord::OtherSecret
            | BadRecord::OtherLuck { .. } => false,
        }
    }

    /// The id of the sentence that tells it.
    #[must_use]
    pub fn id(&self) -> &'static str {
        match self {
            BadRecord::Truncated => "record-truncated",
            BadRecord::Unreadable(_) => "record-unreadable",
            BadRecord::Foreign => "record-foreign",
            BadRecord::NewerFormat(_) => "record-newer-format",
            BadRecord::UnknownGame(_) => "record-unknown-game",
            BadRecord::NewerRules { .. } => "record-newer-rules",
            BadRecord::OlderRules { .. } => "record-older-rules",
            BadRecord::OtherBox { .. } => "record-other-box",
            BadRecord::Differs { .. } => "record-differs",
            BadRecord::NoSecret => "record-no-secret",
            BadRecord::OtherSecret => "record-other-secret",
            BadRecord::OtherLuck { .. } => "record-other-luck",
        }
    }

    /// What goes into the sentence.
    #[must_use]
    pub fn args(&self, words: &Words, kit: Option<&dyn OpenBox>) -> Vec<(&'static str, Say)> {
        match self {
            BadRecord::Unreadable(because) => vec![("because", because.as_str().into())],
            BadRecord::NewerFormat(format) => vec![("format", format.as_str().into())],
            BadRecord::UnknownGame(game) => vec![("game", game.as_str().into())],
            BadRecord::NewerRules { game, found, known } => rules(game, *found, *known),
            BadRecord::OlderRules { game, found, known, entry } => {
                let mut args = rules(game, *found, *known);
                args.push(("entry", (*entry as usize).into()));
                args
            }
            BadRecord::OtherBox { game, found } => {
                vec![("game", game.as_str().into()), ("found", found.as_str().into())]
            }
            BadRecord::Differs { entry, fault } => {
                vec![("entry", (*entry as usize).into()), ("because", fault.tell(words, kit).into())]
            }
            BadRecord::OtherLuck { entry } => vec![("entry", (*entry as usize).into())],
            BadRecord::Truncated | BadRecord::Foreign | BadRecord::NoSecret | BadRecord::OtherSecret => {
                Vec::new()
            }
        }
    }

    /// The sentence itself.
    #[must_use]
    pub fn tell(&self, words: &Words, kit: Option<&dyn OpenBox>) -> String {
        words.string(self.id(), &self.args(words, kit))
    }
}

fn rules(game: &str, found: u16, known: u16) -> Vec<(&'static str, Say)> {
    vec![("game", game.into()), ("found", i32::from(found).into()), ("known", i32::from(known).into())]
}

/// For logs and test failures; people read the message in their language.
impl fmt::Display for BadRecord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({self:?})", self.id())
    }
}

impl std::error::Error for BadRecord {}
