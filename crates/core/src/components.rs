//! What is wrong with a box that cannot be played with.

use std::fmt;

/// Why a components file was not accepted. A host may bring a corrected box, so each case names the place to mend.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BadBox {
    /// No TOML, or a field is missing or of the wrong kind; in the parser's words, with the line.
    Unreadable(String),
    /// A table has another number of rows than the rules need.
    Count { table: &'static str, wanted: usize, found: usize },
    /// Two rows have the same id.
    Doubled { table: &'static str, id: String },
    /// A row speaks of something that is not in the box.
    Unknown { table: &'static str, id: String, field: &'static str, value: String },
    /// A value that the rules cannot work with.
    Impossible { table: &'static str, id: String, field: &'static str, value: String },
}

impl BadBox {
    /// The id of the sentence that tells it, in the house's message files.
    #[must_use]
    pub fn id(&self) -> &'static str {
        match self {
            BadBox::Unreadable(_) => "box-unreadable",
            BadBox::Count { .. } => "box-count",
            BadBox::Doubled { .. } => "box-doubled",
            BadBox::Unknown { .. } => "box-unknown",
            BadBox::Impossible { .. } => "box-impossible",
        }
    }

    /// What goes into the sentence.
    #[must_use]
    pub fn args(&self) -> Vec<(&'static str, String)> {
        let owned = |text: &str| text.to_owned();
        match self {
            BadBox::Unreadable(because) => vec![("because", owned(because))],
            BadBox::Count { table, wanted, found } => {
                vec![("table", owned(table)), ("wanted", wanted.to_string()), ("found", found.to_string())]
            }
            BadBox::Doubled { table, id } => vec![("table", owned(table)), ("id", owned(id))],
            BadBox::Unknown { table, id, field, value } | BadBox::Impossible { table, id, field, value } => {
                vec![
                    ("table", owned(table)),
                    ("id", owned(id)),
                    ("field", owned(field)),
                    ("value", owned(value)),
                ]
            }
        }
    }
}

/// For logs and test failures; hosts read the message in their language.
impl fmt::Display for BadBox {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.id())?;
        self.args().iter().try_for_each(|(name, value)| write!(f, " {name}={value}"))
    }
}

impl std::error::Error for BadBox {}
