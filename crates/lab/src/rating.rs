//! Ratings after Weng and Lin (2011), the Bradley-Terry kind for two.

/// A bot of whom nothing is known.
const MEAN: f64 = 25.0;
const DOUBT: f64 = MEAN / 3.0;
/// How much luck a single game has.
const LUCK: f64 = DOUBT / 2.0;
/// Doubt never quite goes away.
const LEAST: f64 = 1e-4;

/// How strong somebody is believed to be, and how sure that is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    pub mean: f64,
    pub doubt: f64,
}

impl Default for Rating {
    fn default() -> Rating {
        Rating { mean: MEAN, doubt: DOUBT }
    }
}

impl Rating {
    /// Both ratings after a game of which the first got this score, between 0 and 1.
    #[must_use]
    pub fn after(first: Rating, second: Rating, score: f64) -> (Rating, Rating) {
        let wide = (first.doubt.powi(2) + second.doubt.powi(2) + 2.0 * LUCK.powi(2)).sqrt();
        let expected = 1.0 / (1.0 + ((second.mean - first.mean) / wide).exp());
        let learn = |rating: Rating, surprise: f64| {
            let weight = rating.doubt.powi(2) / wide;
            let surer = (rating.doubt / wide).powi(3) * expected * (1.0 - expected);
            Rating {
                mean: rating.mean + weight * surprise,
                doubt: rating.doubt * (1.0 - surer).max(LEAST).sqrt(),
            }
        };
        (learn(first, score - expected), learn(second, expected - score))
    }

    /// Where the truth lies nineteen times of twenty.
    #[must_use]
    pub fn interval(self) -> (f64, f64) {
        (self.mean - 1.96 * self.doubt, self.mean + 1.96 * self.doubt)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_win_raises_as_much_as_a_loss_lowers_and_both_are_surer() {
        let (won, lost) = Rating::after(Rating::default(), Rating::default(), 1.0);
        assert!((won.mean - MEAN - (MEAN - lost.mean)).abs() < 1e-9 && won.mean > MEAN);
        assert!(won.doubt < DOUBT && lost.doubt < DOUBT);
        let (same, other) = Rating::after(Rating::default(), Rating::default(), 0.5);
        assert!((same.mean - other.mean).abs() < 1e-9);
    }

    #[test]
    fn a_known_example() {
        // openskill's Bradley-Terry rates the first game of two strangers 27.635 to 22.365, each ± 8.066.
        let (won, lost) = Rating::after(Rating::default(), Rating::default(), 1.0);
        assert!((won.mean - 27.635).abs() < 0.001 && (lost.mean - 22.365).abs() < 0.001, "{won:?} {lost:?}");
        assert!((won.doubt - 8.0655).abs() < 0.001, "{won:?}");
    }
}
