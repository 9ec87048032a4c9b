//! What is kept, as plain data.

use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A guest: known by the hash of a secret that only their cookie holds.
#[derive(Clone, Debug, PartialEq)]
pub struct Person {
    pub id: String,
    pub secret: [u8; 32],
    pub name: String,
    /// Kept for the client; the server reads where and how they want to be called.
    pub settings: Value,
    /// Milliseconds since 1970.
    pub since: u64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Stage {
    Gathering,
    Playing,
    Over,
    Frozen,
}

impl Stage {
    pub(crate) fn name(self) -> &'static str {
        match self {
            Stage::Gathering => "gathering",
            Stage::Playing => "playing",
            Stage::Over => "over",
            Stage::Frozen => "frozen",
        }
    }
}

/// What may be taken back at a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum UndoRule {
    /// What is free at once, and the rest with the consent of others.
    #[default]
    Consent,
    /// Only what is free.
    Free,
    /// Nothing.
    Off,
}

impl UndoRule {
    fn is_usual(&self) -> bool {
        *self == UndoRule::default()
    }
}

/// A table beside its entries.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TableRow {
    pub id: String,
    /// Counts the times this row was written.
    pub revision: u32,
    pub game: String,
    pub name: String,
    /// The person who opened it.
    pub host: String,
    pub public: bool,
    pub stage: Stage,
    pub options: Value,
    pub seats: Vec<SeatRow>,
    /// The head of the record, fixed when play begins; `None` while players gather.
    pub header: Option<Value>,
    /// The secret behind the luck, in hex. It never leaves the server before the game is over.
    pub secret: String,
    /// How much time players have, as the server reads it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<Value>,
    /// People whom the host has sent away for good.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub banned: Vec<String>,
    /// No hints, and bots take nothing back.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub serious: bool,
    #[serde(default, skip_serializing_if = "UndoRule::is_usual")]
    pub undo: UndoRule,
    /// The table at which the same people play again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rematch: Option<String>,
    /// When it was opened and when something last happened: milliseconds since 1970.
    pub opened: u64,
    pub at: u64,
}

/// One entry of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EntryRow {
    /// The entry as a record has it, in JSON.
    pub body: String,
    /// Whose command it carried out, and which (`person id`): a repeated one is known by it.
    pub command: Option<String>,
}

/// Who holds a seat now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase", tag = "kind")]
pub enum SeatRow {
    Open,
    /// A person, by id; the name is the one they had when they sat down.
    Person {
        person: String,
        name: String,
    },
    Bot {
        bot: String,
    },
}

impl TableRow {
    /// Everybody who should find this table among theirs.
    pub(crate) fn sitters(&self) -> impl Iterator<Item = &str> {
        let seated = self.seats.iter().filter_map(|seat| match seat {
            SeatRow::Person { person, .. } => Some(person.as_str()),
            SeatRow::Open | SeatRow::Bot { .. } => None,
        });
        seated.chain([self.host.as_str()])
    }
}
