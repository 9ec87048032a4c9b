//! Who sits where, and who is looking.

use crate::List;
use serde::{Deserialize, Serialize};

/// No game on the shelf seats more.
pub const MAX_SEATS: usize = 5;

/// One of something for each seat, without touching the heap.
pub type PerSeat<T> = List<T, MAX_SEATS>;

/// The same for each seat.
pub fn each<T: Copy + Default>(seats: u8, value: T) -> PerSeat<T> {
    std::iter::repeat_n(value, usize::from(seats)).collect()
}

/// A place at the table, counted clockwise from zero.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Seat(pub u8);

impl Seat {
    #[must_use]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The next seat clockwise.
    #[must_use]
    pub fn next(self, seats: u8) -> Seat {
        Seat((self.0 + 1) % seats)
    }

    /// All seats of a table, in order.
    pub fn all(seats: u8) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..seats).map(Seat)
    }

    /// Every other seat, clockwise from this one's left.
    pub fn others(self, seats: u8) -> impl Iterator<Item = Seat> {
        (1..seats).map(move |step| Seat((self.0 + step) % seats))
    }
}

/// A set of seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Seats(u8);

impl Seats {
    pub const NONE: Seats = Seats(0);
    pub const ALL: Seats = Seats((1 << MAX_SEATS) - 1);

    #[must_use]
    pub fn one(seat: Seat) -> Seats {
        Seats(1 << seat.0)
    }

    /// False for a seat that does not exist: records and messages may name any number.
    #[must_use]
    pub fn contains(self, seat: Seat) -> bool {
        seat.index() < MAX_SEATS && self.0 & (1 << seat.0) != 0
    }

    #[must_use]
    pub fn with(self, seat: Seat) -> Seats {
        Seats(self.0 | 1 << seat.0)
    }

    #[must_use]
    pub fn without(self, seat: Seat) -> Seats {
        Seats(self.0 & !(1 << seat.0))
    }

    #[must_use]
    pub fn and(self, others: Seats) -> Seats {
        Seats(self.0 | others.0)
    }

    /// Those of these that are among the others too.
    #[must_use]
    pub fn both(self, others: Seats) -> Seats {
        Seats(self.0 & others.0)
    }

    /// Whether all of these are among the others.
    #[must_use]
    pub fn within(self, others: Seats) -> bool {
        self.0 & !others.0 == 0
    }

    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[must_use]
    pub fn len(self) -> u32 {
        self.0.count_ones()
    }

    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..MAX_SEATS as u8).map(Seat).filter(move |&seat| self.contains(seat))
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Seats {
        seats.into_iter().fold(Seats::NONE, Seats::with)
    }
}

/// Whose eyes a view is made for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Viewer {
    Seat(Seat),
    Spectator,
}

impl Viewer {
    /// Everybody who may look on: each seat, then the spectators.
    pub fn all(seats: u8) -> impl Iterator<Item = Viewer> {
        (0..seats).map(|n| Viewer::Seat(Seat(n))).chain([Viewer::Spectator])
    }

    #[must_use]
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }

    /// The seat behind the eyes; spectators have none.
    #[must_use]
    pub fn seat(self) -> Option<Seat> {
        match self {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }
}
