//! What many games add up to.

#[derive(Clone, Debug)]
pub struct Tally {
    pub games: u64,
    pub finished: u64,
    pub actions: u64,
    pub seats: Vec<SeatTally>,
}

/// Sums over the finished games.
#[derive(Clone, Copy, Debug, Default)]
pub struct SeatTally {
    /// First places, shared ones included.
    pub wins: u64,
    pub points: i64,
    pub places: u64,
}

impl Tally {
    pub fn new(seats: usize) -> Tally {
        Tally { games: 0, finished: 0, actions: 0, seats: vec![SeatTally::default(); seats] }
    }

    /// Counts a game: its actions and, if it was finished, the places and points of the seats.
    pub fn count(&mut self, actions: u64, end: Option<(&[u8], &[i32])>) {
        self.games += 1;
        self.actions += actions;
        let Some((places, points)) = end else { return };
        self.finished += 1;
        for ((seat, &place), &points) in self.seats.iter_mut().zip(places).zip(points) {
            seat.wins += u64::from(place == 1);
            seat.points += i64::from(points);
            seat.places += u64::from(place);
        }
    }

    pub fn add(&mut self, other: &Tally) {
        self.games += other.games;
        self.finished += other.finished;
        self.actions += other.actions;
        for (mine, theirs) in self.seats.iter_mut().zip(&other.seats) {
            mine.wins += theirs.wins;
            mine.points += theirs.points;
            mine.places += theirs.places;
        }
    }

    /// A sum over the finished games as a mean; zero if there was none.
    pub fn mean(&self, sum: f64) -> f64 {
        if self.finished == 0 { 0.0 } else { sum / self.finished as f64 }
    }
}
