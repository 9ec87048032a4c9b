//! What came of a game: a line of the file that a ladder can be taken up from.

use serde::{Deserialize, Serialize};

/// One game that was played. Who sat where, and with which luck, tell it from all others of a ladder.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(try_from = "Line")]
pub struct Score {
    /// Games of the same number had the same luck.
    pub luck: u64,
    /// The bots, seat by seat.
    pub seats: Vec<String>,
    /// Their places, seat by seat; nothing if the game was given up.
    pub places: Option<Vec<u8>>,
    pub actions: u64,
}

/// A line as it may stand in a file.
#[derive(Deserialize)]
#[serde(untagged)]
enum Line {
    Table {
        luck: u64,
        seats: Vec<String>,
        places: Option<Vec<u8>>,
        actions: u64,
    },
    /// As it was when all tables were for two: games 0 and 1 had the same luck, as had 2 and 3, and the bots changed
    /// seats in between.
    Pair {
        first: String,
        second: String,
        number: u64,
        /// What the first got of the victory.
        score: Option<f64>,
        actions: u64,
    },
}

impl TryFrom<Line> for Score {
    type Error = &'static str;

    fn try_from(line: Line) -> Result<Score, &'static str> {
        match line {
            Line::Table { luck, seats, places, actions } => {
                let fits = |places: &Vec<u8>| places.len() == seats.len() && places.contains(&1);
                if seats.is_empty() || !places.as_ref().is_none_or(fits) {
                    return Err("each seat has a place, and somebody is first");
                }
                Ok(Score { luck, seats, places, actions })
            }
            Line::Pair { first, second, number, score, actions } => {
                let mut seats = vec![first, second];
                let mut places = match score {
                    None => None,
                    Some(1.0) => Some(vec![1, 2]),
                    Some(0.0) => Some(vec![2, 1]),
                    Some(0.5) => Some(vec![1, 1]),
                    Some(_) => return Err("two win, lose or share a victory"),
                };
                if number % 2 == 1 {
                    seats.reverse();
                    places.iter_mut().for_each(|places| places.reverse());
                }
                Ok(Score { luck: number / 2, seats, places, actions })
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(line: &str) -> Option<Score> {
        serde_json::from_str(line).ok()
    }

    fn score(luck: u64, seats: [&str; 2], places: Option<[u8; 2]>) -> Score {
        let seats = seats.map(str::to_owned).to_vec();
        Score { luck, seats, places: places.map(Vec::from), actions: 7 }
    }

    #[test]
    fn lines_of_files_for_two_are_read() {
        let old = |number: u64, score: &str| {
            read(&format!(
                r#"{{"first":"greedy","second":"random","number":{number},"score":{score},"actions":7}}"#
            ))
        };
        assert_eq!(old(4, "1.0"), Some(score(2, ["greedy", "random"], Some([1, 2]))));
        assert_eq!(old(5, "1.0"), Some(score(2, ["random", "greedy"], Some([2, 1]))), "seats were changed");
        assert_eq!(old(5, "0.0"), Some(score(2, ["random", "greedy"], Some([1, 2]))));
        assert_eq!(old(0, "0.5"), Some(score(0, ["greedy", "random"], Some([1, 1]))));
        assert_eq!(old(1, "null"), Some(score(0, ["random", "greedy"], None)));
        assert_eq!(old(1, "0.25"), None);
    }

    #[test]
    fn what_is_written_is_read() {
        for places in [Some([2, 1]), None] {
            let score = score(3, ["level:1", "random"], places);
            assert_eq!(read(&serde_json::to_string(&score).unwrap()), Some(score));
        }
        for odd in [
            r#"{"luck":0,"seats":["a","b"],"places":[1],"actions":1}"#,
            r#"{"luck":0,"seats":["a","b"],"places":[2,2],"actions":1}"#,
            r#"{"luck":0,"seats":[],"places":null,"actions":1}"#,
            r#"{"luck":-1,"seats":["a"],"places":null,"actions":1}"#,
        ] {
            assert_eq!(read(odd), None, "{odd}");
        }
    }
}
