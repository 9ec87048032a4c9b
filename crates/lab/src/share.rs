//! A share of so many games, and how far it can be trusted.

use serde::Serialize;

/// Nineteen of twenty intervals hold the truth.
const TRUST: f64 = 1.96;

#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Share {
    pub share: f64,
    /// Wilson's interval, honest for few games and near 0 and 1, too.
    pub low: f64,
    pub high: f64,
}

impl Share {
    /// Of so many games; of none nothing is known.
    #[must_use]
    pub fn of(score: f64, games: u64) -> Share {
        if games == 0 {
            return Share { share: 0.5, low: 0.0, high: 1.0 };
        }
        let games = games as f64;
        let share = score / games;
        let square = TRUST * TRUST / games;
        let middle = (share + square / 2.0) / (1.0 + square);
        let half = TRUST / (1.0 + square) * (share * (1.0 - share) / games + square / (4.0 * games)).sqrt();
        Share { share, low: (middle - half).max(0.0), high: (middle + half).min(1.0) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_is_wilsons() {
        let Share { low, high, .. } = Share::of(80.0, 100);
        assert!((low - 0.711).abs() < 0.001 && (high - 0.867).abs() < 0.001, "{low} {high}");
        let Share { low, high, .. } = Share::of(10.0, 10);
        assert!((low - 0.722).abs() < 0.001 && high <= 1.0, "{low} {high}");
        assert_eq!(Share::of(0.0, 0), Share { share: 0.5, low: 0.0, high: 1.0 });
    }
}
