//! The four sides of a square module, and cells of the plane.

use serde::{Deserialize, Serialize};

/// A cell of the unbounded grid (SGO-6.1): x grows east, y grows south.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Cell {
    pub x: i8,
    pub y: i8,
}

impl Cell {
    pub const ORIGIN: Cell = Cell { x: 0, y: 0 };

    /// The cell beyond this side. Records and messages may name cells at the rim of what a number can say: those wrap,
    /// and find no module there.
    #[must_use]
    pub fn beyond(self, side: Side) -> Cell {
        let (x, y) = match side {
            Side::North => (0, -1),
            Side::East => (1, 0),
            Side::South => (0, 1),
            Side::West => (-1, 0),
        };
        Cell { x: self.x.wrapping_add(x), y: self.y.wrapping_add(y) }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    North,
    East,
    South,
    West,
}

impl Side {
    pub const ALL: [Side; 4] = [Side::North, Side::East, Side::South, Side::West];

    #[must_use]
    pub fn opposite(self) -> Side {
        match self {
            Side::North => Side::South,
            Side::East => Side::West,
            Side::South => Side::North,
            Side::West => Side::East,
        }
    }
}

/// Clockwise quarter turns (SGO-6.2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Rotation(pub u8);

/// A set of sides: where a module has corridors.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sides(u8);

impl Sides {
    pub const NONE: Sides = Sides(0);

    #[must_use]
    pub fn one(side: Side) -> Sides {
        Sides(1 << side as u8)
    }

    /// From the letters of the box; none for a letter that names no side, or names one twice.
    #[must_use]
    pub fn named(letters: &[String]) -> Option<Sides> {
        letters.iter().try_fold(Sides::NONE, |sides, letter| {
            let side = match letter.as_str() {
                "N" => Side::North,
                "E" => Side::East,
                "S" => Side::South,
                "W" => Side::West,
                _ => return None,
            };
            (!sides.contains(side)).then(|| sides.and(Sides::one(side)))
        })
    }

    #[must_use]
    pub fn contains(self, side: Side) -> bool {
        self.0 & (1 << side as u8) != 0
    }

    #[must_use]
    pub fn and(self, others: Sides) -> Sides {
        Sides(self.0 | others.0)
    }

    #[must_use]
    pub fn without(self, side: Side) -> Sides {
        Sides(self.0 & !(1 << side as u8))
    }

    #[must_use]
    pub fn meet(self, others: Sides) -> bool {
        self.0 & others.0 != 0
    }

    #[must_use]
    pub fn len(self) -> u32 {
        self.0.count_ones()
    }

    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// SGO-6.2: a quarter turn takes north to east, east to south, south to west, west to north.
    #[must_use]
    pub fn turned(self, rotation: Rotation) -> Sides {
        let turned = u32::from(self.0) << (rotation.0 % 4);
        Sides((turned | turned >> 4) as u8 & 0b1111)
    }

    /// How many rotations look different.
    #[must_use]
    pub fn rotations(self) -> u8 {
        (1..4).find(|&turns| self.turned(Rotation(turns)) == self).unwrap_or(4)
    }

    pub fn iter(self) -> impl Iterator<Item = Side> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let side = *Side::ALL.get(left.trailing_zeros() as usize)?;
            left &= left - 1;
            Some(side)
        })
    }
}
