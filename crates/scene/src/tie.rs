//! Equal points that a rule tells apart.

use crate::Word;
use crate::mat::Score;
use crate::text::Text;
use crate::words::Words;
use orrery_core::{Seat, Turn};
use serde::Serialize;
use ts_rs::TS;

/// What the rules compare where points are equal: "4 settlers on Mars".
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct TieBreak {
    pub text: Text,
    pub clause: Word,
    /// The greater one comes first.
    #[serde(skip)]
    #[ts(skip)]
    pub weight: i64,
}

impl TieBreak {
    pub fn new(text: Text, weight: impl Into<i64>, clause: &str) -> TieBreak {
        TieBreak { text, clause: clause.into(), weight: weight.into() }
    }
}

/// Once the points are counted, says beside equal ones what told them apart, as far as it was needed, or that nothing did.
///
/// `compared` is what the rules compare, one after the other; nothing for those who are left equal.
#[must_use]
pub fn told_apart(
    mut scores: Vec<Score>,
    turn: &Turn,
    words: &Words,
    compared: impl Fn(Seat) -> Vec<TieBreak>,
) -> Vec<Score> {
    if !turn.is_counted() {
        return scores;
    }
    let all: Vec<(Seat, i32, Vec<TieBreak>)> =
        scores.iter().map(|score| (score.seat, score.total, compared(score.seat))).collect();
    for (score, (me, total, own)) in scores.iter_mut().zip(&all) {
        let rivals = all.iter().filter(|(seat, theirs, _)| theirs == total && seat != me);
        score.ties = needed(own, rivals.map(|(.., theirs)| &theirs[..]).collect(), words);
    }
    scores
}

/// What was compared until no rival was left.
fn needed(own: &[TieBreak], mut rivals: Vec<&[TieBreak]>, words: &Words) -> Vec<TieBreak> {
    let mut told = Vec::new();
    for (at, tie) in own.iter().enumerate() {
        if rivals.is_empty() {
            return told;
        }
        rivals.retain(|theirs| theirs.get(at).is_some_and(|theirs| theirs.weight == tie.weight));
        let text = words.text("tie-break", &[("by", tie.text.clone().into())]);
        told.push(TieBreak { text, ..tie.clone() });
    }
    if let Some(last) = own.last().filter(|_| !rivals.is_empty()) {
        told.push(TieBreak::new(words.text("tie-shared", &[]), 0, &last.clause));
    }
    told
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Lang;
    use orrery_core::{Outcome, PerSeat};

    /// Three with 9 points; the second rule is needed between the last two of them only.
    #[test]
    fn a_tie_is_explained_as_far_as_it_had_to_be_broken() {
        let (totals, weights) = ([9, 9, 12, 9], [[4, 0], [2, 3], [4, 3], [2, 1]]);
        let told = told(&totals, &weights);
        assert_eq!(told[0], ["Tie-break: 4"]);
        assert_eq!(told[1], ["Tie-break: 2", "Tie-break: 3"]);
        assert!(told[2].is_empty(), "nobody has as many points");
        assert_eq!(told[3], ["Tie-break: 2", "Tie-break: 1"]);
    }

    #[test]
    fn a_tie_that_nothing_breaks_is_said_to_be_shared() {
        let told = told(&[5, 5], &[[1, 2], [1, 2]]);
        assert_eq!(told[0], ["Tie-break: 1", "Tie-break: 2", "Still equal: the place is shared"]);
        assert_eq!(told[0], told[1]);
    }

    #[test]
    fn nothing_is_told_before_the_end_or_where_the_rules_compare_nothing() {
        let ask = Turn::Ask { seats: orrery_core::Seats::one(Seat(0)), ask: orrery_core::Ask::Open };
        let words = Words::new(Lang::En, &[]);
        let tie = |_| vec![TieBreak::new(Text::from("1"), 1, "T-1")];
        assert!(told_apart(scores(&[5, 5]), &ask, &words, tie).iter().all(|score| score.ties.is_empty()));
        let conceded = Outcome { places: [1, 2].into_iter().collect(), points: PerSeat::new() };
        let uncounted = told_apart(scores(&[5, 5]), &Turn::Over(conceded), &words, tie);
        assert!(uncounted.iter().all(|score| score.ties.is_empty()), "it was not played to its end");
        let over = Turn::Over(Outcome::by_points([5, 5].into_iter().collect()));
        let nothing = told_apart(scores(&[5, 5]), &over, &words, |_| Vec::new());
        assert!(nothing.iter().all(|score| score.ties.is_empty()));
    }

    fn told<const N: usize>(totals: &[i32; N], weights: &[[i64; 2]; N]) -> Vec<Vec<String>> {
        let words = Words::new(Lang::En, &[]);
        let over = Turn::Over(Outcome::by_points(totals.iter().copied().collect()));
        let compared = |seat: Seat| {
            weights[seat.index()]
                .map(|weight| TieBreak::new(Text::from(weight.to_string()), weight, "T-1"))
                .into()
        };
        let spoken = |tie: &TieBreak| tie.text.spoken(&|_| String::new());
        let told = told_apart(scores(totals), &over, &words, compared);
        told.iter().map(|score| score.ties.iter().map(spoken).collect()).collect()
    }

    fn scores(totals: &[i32]) -> Vec<Score> {
        let score = |(seat, &total)| Score { seat, total, points: Vec::new(), ties: Vec::new() };
        Seat::all(totals.len() as u8).zip(totals).map(score).collect()
    }
}
