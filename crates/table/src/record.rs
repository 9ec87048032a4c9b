//! The record: a whole game as plain data. `docs/records.md` describes it, `docs/record.schema.json` pins it.

use crate::{Order, TimeRule};
use orrery_core::chance::Roll;
use orrery_core::{Outcome, Seat};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The only format this program writes. Its number rises when an older reader would misread the file.
pub const FORMAT: &str = "orrery-record/1";

/// A whole game: what was agreed before play, and everything that was decided since, in order.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// The format of this file: `orrery-record/1`.
    pub format: String,
    /// The game's slug.
    pub game: String,
    /// The version of the game's rules.
    pub rules: u16,
    /// BLAKE3 of the components file that was played with, in hex.
    #[cfg_attr(test, schemars(regex(pattern = "^[0-9a-f]{64}$")))]
    pub components: String,
    /// The game's options, complete, defaults included.
    pub options: Value,
    /// Who sat where when play began, clockwise.
    #[cfg_attr(test, schemars(length(min = 1, max = 5)))]
    pub seats: Vec<Player>,
    /// When the table was opened, in milliseconds since 1970.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub opened: Option<u64>,
    /// How much time players have; without it, as much as they like.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<TimeRule>,
    /// BLAKE3 of the table's secret, in hex, published before the first draw.
    #[cfg_attr(test, schemars(regex(pattern = "^[0-9a-f]{64}$")))]
    pub commitment: String,
    /// What happened.
    #[cfg_attr(test, schemars(length(min = 1)))]
    pub entries: Vec<Entry>,
    /// The secret, in hex, once the game has ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, schemars(regex(pattern = "^[0-9a-f]{64}$")))]
    pub secret: Option<String>,
}

/// Somebody who sits at the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Player {
    pub kind: PlayerKind,
    /// A person's name, or the bot as the command line names it.
    pub name: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum PlayerKind {
    Person,
    Bot,
}

/// One entry of the log. Entries are only ever added.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Entry {
    /// Its place in the log, from 0, without a gap.
    pub n: u32,
    /// Milliseconds since the table was opened, never falling.
    pub at: u64,
    #[serde(flatten)]
    pub deed: Deed,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Deed {
    /// Always entry 0: the table is laid.
    Setup {
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        luck: Vec<Drawn>,
    },
    /// The seat answered the question it was asked.
    Answer(Answered),
    /// The seat's time was up and the table played the default, which is the first legal action.
    TimeOut(Answered),
    /// The seat took back these entries.
    Undo {
        #[cfg_attr(test, schemars(with = "u8"))]
        seat: Seat,
        /// The numbers of the entries that no longer count, latest first.
        #[cfg_attr(test, schemars(length(min = 1)))]
        takes_back: Vec<u32>,
        /// The seats that had to agree and did; none for a free undo.
        #[cfg_attr(test, schemars(with = "Vec<u8>"))]
        consent: Vec<Seat>,
    },
    /// A bot plays for the seat until a person takes it.
    BotTakesSeat {
        #[cfg_attr(test, schemars(with = "u8"))]
        seat: Seat,
        bot: String,
        /// Only until the seat is no longer asked: then its person has it again.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        for_turn: bool,
    },
    /// The bot that holds the seat plays at another level from now on, as somebody who plays wants it.
    OtherLevel {
        #[cfg_attr(test, schemars(with = "u8"))]
        seat: Seat,
        #[cfg_attr(test, schemars(with = "u8"))]
        by: Seat,
        bot: String,
    },
    /// A person takes the seat: the one who had it before, or another.
    PersonTakesSeat {
        #[cfg_attr(test, schemars(with = "u8"))]
        seat: Seat,
        name: String,
    },
    /// The seat's player gives up; the bot plays the seat to the end.
    Resign {
        #[cfg_attr(test, schemars(with = "u8"))]
        seat: Seat,
        bot: String,
    },
    /// Somebody points out that the seat's time is up.
    Flag {
        #[cfg_attr(test, schemars(with = "u8"))]
        seat: Seat,
        #[cfg_attr(test, schemars(with = "u8"))]
        by: Seat,
    },
    /// The seat's player would like the clocks to pause, or no longer would; they pause while all would.
    Pause {
        #[cfg_attr(test, schemars(with = "u8"))]
        seat: Seat,
        wants: bool,
    },
    /// The seat's clock rests for so many days.
    Holiday {
        #[cfg_attr(test, schemars(with = "u8"))]
        seat: Seat,
        days: u32,
    },
    /// The seat gives a standing order, or has none any more.
    Order {
        #[cfg_attr(test, schemars(with = "u8"))]
        seat: Seat,
        order: Option<Order>,
    },
    /// The server was at fault; from then until then no clock ran.
    Outage { from: u64, until: u64 },
    /// The last entry of a game that has ended.
    Ended { how: How, outcome: Standing },
}

/// An answer, with the luck it drew.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Answered {
    #[cfg_attr(test, schemars(with = "u8"))]
    pub seat: Seat,
    /// The action in full, as its game writes it.
    pub action: Value,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub luck: Vec<Drawn>,
}

/// One draw, written as a pair: the number got, and of how many equally likely ones counted from zero.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Drawn(pub u32, pub u32);

impl From<Roll> for Drawn {
    fn from(roll: Roll) -> Drawn {
        Drawn(roll.got, roll.of)
    }
}

impl From<Drawn> for Roll {
    fn from(Drawn(got, of): Drawn) -> Roll {
        Roll { got, of }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum How {
    /// By the rules.
    Finished,
    /// All other people resigned, and the last one left called it a win.
    Conceded,
}

/// How the players stand at the end, seat by seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Standing {
    /// One is first; shared places share their number.
    pub places: Vec<u8>,
    /// Empty if the game was conceded before they were counted.
    pub points: Vec<i32>,
}

impl From<&Outcome> for Standing {
    fn from(outcome: &Outcome) -> Standing {
        Standing { places: outcome.places.to_vec(), points: outcome.points.to_vec() }
    }
}

impl From<&Standing> for Outcome {
    fn from(standing: &Standing) -> Outcome {
        Outcome {
            places: standing.places.iter().copied().collect(),
            points: standing.points.iter().copied().collect(),
        }
    }
}

impl Player {
    #[must_use]
    pub fn person(name: &str) -> Player {
        Player { kind: PlayerKind::Person, name: name.to_owned() }
    }

    #[must_use]
    pub fn bot(name: &str) -> Player {
        Player { kind: PlayerKind::Bot, name: name.to_owned() }
    }
}

impl Deed {
    /// The luck this entry drew.
    #[must_use]
    pub fn luck(&self) -> &[Drawn] {
        match self {
            Deed::Setup { luck } => luck,
            Deed::Answer(answered) | Deed::TimeOut(answered) => &answered.luck,
            Deed::Undo { .. }
            | Deed::BotTakesSeat { .. }
            | Deed::OtherLevel { .. }
            | Deed::PersonTakesSeat { .. }
            | Deed::Resign { .. }
            | Deed::Flag { .. }
            | Deed::Pause { .. }
            | Deed::Holiday { .. }
            | Deed::Order { .. }
            | Deed::Outage { .. }
            | Deed::Ended { .. } => &[],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    const SCHEMA: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/record.schema.json");

    /// With `ORRERY_BLESS` set, writes the schema instead of comparing it.
    #[test]
    fn the_schema_on_paper_is_the_one_in_force() {
        let schema = serde_json::to_value(schemars::schema_for!(Record)).unwrap();
        if std::env::var_os("ORRERY_BLESS").is_some() {
            std::fs::write(SCHEMA, format!("{schema:#}\n")).unwrap();
        }
        let on_paper: Value = serde_json::from_str(&std::fs::read_to_string(SCHEMA).unwrap()).unwrap();
        assert_eq!(on_paper, schema, "`cargo xtask bless` writes it");
    }

    /// Whoever reads the page finds every kind of entry on it.
    #[test]
    fn every_kind_of_entry_is_on_the_page() {
        let page = include_str!("../../../docs/records.md");
        let schema = serde_json::to_value(schemars::schema_for!(Record)).unwrap();
        let kinds = schema["$defs"]["Entry"]["oneOf"].as_array().unwrap();
        assert!(kinds.len() > 10);
        for kind in kinds.iter().map(|kind| kind["properties"]["kind"]["const"].as_str().unwrap()) {
            assert!(page.contains(&format!("\n| `{kind}` |")), "{kind}");
        }
    }

    #[test]
    fn an_entry_is_one_flat_object() {
        let deed = Deed::Answer(Answered { seat: Seat(1), action: json!("Pass"), luck: vec![Drawn(3, 6)] });
        let entry = Entry { n: 4, at: 1500, deed };
        let written = json!(
            {"n": 4, "at": 1500, "kind": "answer", "seat": 1, "action": "Pass", "luck": [[3, 6]]}
        );
        assert_eq!(serde_json::to_value(&entry).unwrap(), written);
        assert_eq!(serde_json::from_value::<Entry>(written).unwrap(), entry);
    }

    #[test]
    fn a_field_too_many_is_noticed() {
        for odd in [
            json!({"n": 0, "at": 0, "kind": "setup", "lucky": []}),
            json!({"n": 0, "at": 0, "kind": "answer", "seat": 0, "action": null, "note": ""}),
            json!({"n": 0, "at": 0, "kind": "resign", "seat": 0, "bot": "random", "why": ""}),
        ] {
            assert!(serde_json::from_value::<Entry>(odd.clone()).is_err(), "{odd}");
        }
    }
}
