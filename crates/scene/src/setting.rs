//! What the host of a table may choose before play.

use crate::Word;
use serde::Serialize;
use ts_rs::TS;

/// One option of the lobby. Its key is a field of the game's options.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct Setting {
    pub key: Word,
    pub label: Word,
    /// One line that explains it.
    pub help: Word,
    pub kind: SettingKind,
    /// The numbers of seats it is for; empty: all.
    pub seats: Vec<u8>,
}

#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub enum SettingKind {
    Flag {
        default: bool,
    },
    OneOf {
        /// The value of the usual option: a word as it is, anything else in JSON.
        default: Word,
        options: Vec<SettingOption>,
    },
    /// One of these, or what the host puts together.
    OneOfOrOwn {
        default: Word,
        options: Vec<SettingOption>,
        own: Own,
    },
    Number {
        default: i32,
        least: i32,
        most: i32,
    },
    /// Some parts of the box, asked for while another setting wants them; an empty choice leaves it to chance.
    Pick {
        when: When,
        least: u8,
        most: u8,
        options: Vec<SettingOption>,
    },
    /// A day of the year for each person at the table, asked for while another setting wants it. The option's value is
    /// empty, or a list in order of the seats: an object with `month` and `day`, counted from one, or null where a day
    /// is left out.
    Days {
        when: When,
    },
}

impl SettingKind {
    /// The other setting that must have some value for this one to be asked for.
    #[must_use]
    pub fn when(&self) -> Option<&When> {
        match self {
            SettingKind::Pick { when, .. } | SettingKind::Days { when } => Some(when),
            SettingKind::Flag { .. }
            | SettingKind::OneOf { .. }
            | SettingKind::OneOfOrOwn { .. }
            | SettingKind::Number { .. } => None,
        }
    }
}

/// Another setting, and the value of it that counts.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct When {
    pub key: Word,
    /// As the options have it, in JSON.
    #[ts(type = "unknown")]
    pub value: serde_json::Value,
}

/// A part of the box for each slot. The option's value is then an object with one field, `key`: the list of the
/// parts' values in order of the slots.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct Own {
    pub key: Word,
    pub label: Word,
    pub slots: Vec<Slot>,
}

#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct Slot {
    pub label: Word,
    pub options: Vec<SlotOption>,
}

#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct SlotOption {
    /// As the options have it, in JSON.
    #[ts(type = "unknown")]
    pub value: serde_json::Value,
    pub label: Word,
    /// The piece on which it is printed: no two slots can use the same one. None where slots do not mind each other.
    pub piece: Option<u8>,
}

#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct SettingOption {
    /// As the options have it, in JSON.
    #[ts(type = "unknown")]
    pub value: serde_json::Value,
    pub label: Word,
}
