//! Ratings after Weng and Lin (2011): the Bradley-Terry kind, each seat against each other one. A table for two is the
//! smallest case of it.

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

/// Who held a seat, by the place among the ratings, and which place was reached there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seated {
    pub who: usize,
    pub place: u8,
}

impl Default for Rating {
    fn default() -> Rating {
        Rating { mean: MEAN, doubt: DOUBT }
    }
}

impl Rating {
    /// Learns from a game. Whoever holds several seats learns at each of them, but nothing from themselves.
    pub fn learn(ratings: &mut [Rating], table: &[Seated]) {
        let mut lessons = vec![Lesson::default(); ratings.len()];
        for own in table {
            for other in table.iter().filter(|other| other.who != own.who) {
                lessons[own.who].add(ratings[own.who], ratings[other.who], score(own.place, other.place));
            }
        }
        for (rating, lesson) in ratings.iter_mut().zip(lessons) {
            rating.mean += lesson.surprise;
            rating.doubt *= (1.0 - lesson.surer).max(LEAST).sqrt();
        }
    }

    /// Where the truth lies nineteen times of twenty.
    #[must_use]
    pub fn interval(self) -> (f64, f64) {
        (self.mean - 1.96 * self.doubt, self.mean + 1.96 * self.doubt)
    }
}

/// What one seat has against another: all, nothing, or half where they share a place.
#[must_use]
pub fn score(own: u8, other: u8) -> f64 {
    match own.cmp(&other) {
        std::cmp::Ordering::Less => 1.0,
        std::cmp::Ordering::Equal => 0.5,
        std::cmp::Ordering::Greater => 0.0,
    }
}

/// What somebody learns from a game, against all others together.
#[derive(Clone, Copy, Debug, Default)]
struct Lesson {
    surprise: f64,
    surer: f64,
}

impl Lesson {
    fn add(&mut self, own: Rating, other: Rating, score: f64) {
        let wide = (own.doubt.powi(2) + other.doubt.powi(2) + 2.0 * LUCK.powi(2)).sqrt();
        let expected = 1.0 / (1.0 + ((other.mean - own.mean) / wide).exp());
        self.surprise += own.doubt.powi(2) / wide * (score - expected);
        self.surer += (own.doubt / wide).powi(3) * expected * (1.0 - expected);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Strangers after one game with these places.
    fn strangers(places: &[u8]) -> Vec<Rating> {
        let mut ratings = vec![Rating::default(); places.len()];
        Rating::learn(&mut ratings, &seated(places));
        ratings
    }

    fn seated(places: &[u8]) -> Vec<Seated> {
        places.iter().enumerate().map(|(who, &place)| Seated { who, place }).collect()
    }

    fn is_near(rating: Rating, mean: f64, doubt: f64) -> bool {
        (rating.mean - mean).abs() < 1e-9 && (rating.doubt - doubt).abs() < 1e-9
    }

    #[test]
    fn a_win_raises_as_much_as_a_loss_lowers_and_both_are_surer() {
        let rated = strangers(&[1, 2]);
        assert!((rated[0].mean - MEAN - (MEAN - rated[1].mean)).abs() < 1e-9 && rated[0].mean > MEAN);
        assert!(rated.iter().all(|rating| rating.doubt < DOUBT));
    }

    /// What others who have written this formula down publish for games of strangers.
    #[test]
    fn known_examples() {
        let two = strangers(&[1, 2]);
        assert!(is_near(two[0], 27.635_231_383_473_65, 8.065_506_316_323_548), "{two:?}");
        assert!(is_near(two[1], 22.364_768_616_526_35, 8.065_506_316_323_548), "{two:?}");
        let three = strangers(&[1, 2, 3]);
        assert!(is_near(three[0], 30.270_462_766_947_3, 7.788_474_807_872_566), "{three:?}");
        assert!(is_near(three[1], MEAN, 7.788_474_807_872_566), "{three:?}");
        assert!(is_near(three[2], 19.729_537_233_052_7, 7.788_474_807_872_566), "{three:?}");
    }

    #[test]
    fn whoever_shares_every_place_has_the_same_rating() {
        let mut ratings = vec![Rating::default(); 4];
        for _ in 0..50 {
            Rating::learn(&mut ratings, &seated(&[1, 1, 1, 1]));
        }
        assert!(ratings.iter().all(|rating| (rating.mean - MEAN).abs() < 1e-9), "{ratings:?}");
        Rating::learn(&mut ratings, &seated(&[1, 2, 2, 4]));
        assert_eq!(ratings[1], ratings[2]);
        assert!(ratings[0].mean > ratings[1].mean && ratings[2].mean > ratings[3].mean, "{ratings:?}");
    }

    #[test]
    fn it_does_not_matter_in_which_order_seats_are_told() {
        let strengths = [20.0, 31.0, 25.0].map(|mean| Rating { mean, doubt: 4.0 });
        let (mut ratings, mut turned) = (strengths, strengths);
        let mut table = seated(&[2, 1, 3]);
        Rating::learn(&mut ratings, &table);
        table.rotate_left(1);
        Rating::learn(&mut turned, &table);
        for (rating, turned) in ratings.iter().zip(turned) {
            assert!(is_near(*rating, turned.mean, turned.doubt), "{ratings:?}");
        }
    }

    #[test]
    fn nobody_learns_from_themselves() {
        let mut ratings = vec![Rating::default(); 2];
        let table = [(0, 1), (0, 2), (0, 3)].map(|(who, place)| Seated { who, place });
        Rating::learn(&mut ratings, &table);
        assert_eq!(ratings, vec![Rating::default(); 2]);
        // At two of three seats: twice as much as at one.
        let table = [(0, 1), (0, 1), (1, 3)].map(|(who, place)| Seated { who, place });
        Rating::learn(&mut ratings, &table);
        let once = strangers(&[1, 2])[0].mean - MEAN;
        assert!((ratings[0].mean - MEAN - 2.0 * once).abs() < 1e-9, "{ratings:?}");
        assert!((ratings[0].mean - MEAN - (MEAN - ratings[1].mean)).abs() < 1e-9, "{ratings:?}");
    }
}
