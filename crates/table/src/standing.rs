//! How players stand at the end, resignations included.

use crate::Standing;
use orrery_core::{Outcome, Seat};

/// Whoever resigned ranks behind all who did not, and behind those who resigned later; the rest keep their order.
pub fn finished(outcome: &Outcome, resigned: &[Seat]) -> Standing {
    let stayed = |seat: &usize| !resigned.contains(&Seat(*seat as u8));
    let ahead = |mine: u8| {
        let places = outcome.places.iter().enumerate();
        places.filter(|(seat, place)| stayed(seat) && **place < mine).count() as u8
    };
    let places = outcome.places.iter().map(|&place| 1 + ahead(place)).collect();
    demoted(Standing { places, points: outcome.points.to_vec() }, resigned)
}

/// The last person left is first; bots that nobody resigned to share the next place. No points were counted.
pub fn conceded(seats: usize, winner: Seat, resigned: &[Seat]) -> Standing {
    let places = (0..seats).map(|seat| if seat == winner.index() { 1 } else { 2 }).collect();
    demoted(Standing { places, points: Vec::new() }, resigned)
}

fn demoted(mut standing: Standing, resigned: &[Seat]) -> Standing {
    let last = standing.places.len();
    for (order, seat) in resigned.iter().enumerate() {
        standing.places[seat.index()] = (last - order) as u8;
    }
    standing
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_resigned_first_is_last() {
        let outcome = Outcome::by_points([9, 20, 9, 4].into_iter().collect());
        assert_eq!(finished(&outcome, &[]).places, [2, 1, 2, 4]);
        assert_eq!(finished(&outcome, &[Seat(1)]).places, [1, 4, 1, 3]);
        assert_eq!(finished(&outcome, &[Seat(1), Seat(3)]).places, [1, 4, 1, 3]);
        assert_eq!(finished(&outcome, &[Seat(3), Seat(0)]).places, [3, 1, 2, 4]);
        assert_eq!(finished(&outcome, &[Seat(1)]).points, [9, 20, 9, 4]);
    }

    #[test]
    fn the_last_person_left_wins() {
        assert_eq!(conceded(4, Seat(2), &[Seat(0), Seat(1)]).places, [4, 3, 1, 2]);
    }
}
