//! What two ladders must have in common for their games to be counted together.

use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The first line of a file of games.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Heading {
    pub game: String,
    pub rules: u16,
    pub components: String,
    pub options: Value,
    pub seed: u64,
    /// How many sit at a table. Files that do not say so are older than tables for more than two.
    #[serde(default = "two")]
    pub players: u8,
    /// Which bots played (`orrery_bots::EDITION`). Nothing in a file from before they had a number.
    #[serde(default)]
    pub bots: Option<u16>,
}

/// How the games of a file and those to come go together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kinship {
    Same,
    /// Nobody knows whether the same bots played.
    BotsUnsaid,
    /// The same games of other bots: they are of this edition.
    OtherBots(u16),
    /// The game, its box, its options, the number of players or the seed differ.
    Other,
}

impl Heading {
    /// Whether the games of a file with that heading are games of this ladder.
    #[must_use]
    pub fn kinship(&self, file: &Heading) -> Kinship {
        if *self != (Heading { bots: self.bots, ..file.clone() }) {
            return Kinship::Other;
        }
        match file.bots {
            None => Kinship::BotsUnsaid,
            Some(_) if file.bots == self.bots => Kinship::Same,
            Some(other) => Kinship::OtherBots(other),
        }
    }
}

fn two() -> u8 {
    2
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_heading_of_old_is_for_two_and_does_not_say_which_bots() {
        let old = r#"{"game":"go","rules":1,"components":"00","options":{},"seed":9}"#;
        let old: Heading = serde_json::from_str(old).unwrap();
        assert_eq!((old.players, old.bots), (2, None));
        let now = Heading { bots: Some(2), ..old.clone() };
        assert_eq!(now.kinship(&old), Kinship::BotsUnsaid);
        assert_eq!(now.kinship(&now), Kinship::Same);
        assert_eq!(now.kinship(&Heading { bots: Some(1), ..now.clone() }), Kinship::OtherBots(1));
        assert_eq!(now.kinship(&Heading { players: 3, ..now.clone() }), Kinship::Other);
        assert_eq!(now.kinship(&Heading { seed: 8, ..old }), Kinship::Other);
    }
}
