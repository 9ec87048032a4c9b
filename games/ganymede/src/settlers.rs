//! Settlers: wooden figures of four colors, told apart by nothing else (GAN-4.8).

use crate::cards::{Id, Set};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Color {
    Blue,
    Red,
    Yellow,
    Purple,
}

impl Color {
    pub const ALL: [Color; 4] = [Color::Blue, Color::Red, Color::Yellow, Color::Purple];
}

impl Id for Color {
    fn number(self) -> u8 {
        self as u8
    }

    fn numbered(number: u8) -> Color {
        Color::ALL[usize::from(number)]
    }
}

/// How many of each color stand in one place.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Settlers([u8; 4]);

impl Settlers {
    pub const NONE: Settlers = Settlers([0; 4]);

    pub fn each(number: u8) -> Settlers {
        Settlers([number; 4])
    }

    pub fn of(self, color: Color) -> u8 {
        self.0[color as usize]
    }

    pub fn has(self, color: Color) -> bool {
        self.of(color) > 0
    }

    pub fn total(self) -> u8 {
        self.0.iter().sum()
    }

    pub fn is_empty(self) -> bool {
        self == Settlers::NONE
    }

    pub fn add(&mut self, color: Color) {
        self.0[color as usize] += 1;
    }

    pub fn remove(&mut self, color: Color) {
        self.0[color as usize] -= 1;
    }

    pub fn plus(self, others: Settlers) -> Settlers {
        Settlers(std::array::from_fn(|at| self.0[at] + others.0[at]))
    }

    /// Those left when the others go, all of whom must be among these.
    pub fn minus(self, others: Settlers) -> Settlers {
        Settlers(std::array::from_fn(|at| self.0[at] - others.0[at]))
    }

    pub fn include(self, others: Settlers) -> bool {
        (0..4).all(|at| self.0[at] >= others.0[at])
    }

    /// The colors that stand here.
    pub fn colors(self) -> Set<Color> {
        self.iter_colors().collect()
    }

    fn iter_colors(self) -> impl Iterator<Item = Color> {
        Color::ALL.into_iter().filter(move |&color| self.has(color))
    }

    /// The one way to choose so many of them, if there are no two that differ (GAN-4.5, GAN-4.8).
    pub fn only_choice_of(self, number: u8) -> Option<Settlers> {
        let mut colors = self.iter_colors();
        match (colors.next(), colors.next()) {
            _ if number == 0 => Some(Settlers::NONE),
            _ if self.total() == number => Some(self),
            (Some(color), None) => Some((0..number).map(|_| color).collect()),
            (_, _) => None,
        }
    }
}

impl FromIterator<Color> for Settlers {
    fn from_iter<I: IntoIterator<Item = Color>>(colors: I) -> Settlers {
        let mut settlers = Settlers::NONE;
        colors.into_iter().for_each(|color| settlers.add(color));
        settlers
    }
}
