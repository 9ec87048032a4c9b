//! Sets of colonization spaces.

use crate::parts::Space;
use serde::{Deserialize, Serialize};

/// No side of an exoplanet has more spaces.
pub const MOST_SPACES: usize = 32;

/// Some of the spaces of one side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Spaces(u32);

impl Spaces {
    pub const NONE: Spaces = Spaces(0);

    #[must_use]
    pub fn one(space: Space) -> Spaces {
        Spaces(1 << space.0)
    }

    /// False for a space that does not exist: records and messages may name any number.
    #[must_use]
    pub fn contains(self, space: Space) -> bool {
        space.index() < MOST_SPACES && self.0 & (1 << space.0) != 0
    }

    #[must_use]
    pub fn and(self, others: Spaces) -> Spaces {
        Spaces(self.0 | others.0)
    }

    #[must_use]
    pub fn both(self, others: Spaces) -> Spaces {
        Spaces(self.0 & others.0)
    }

    #[must_use]
    pub fn except(self, others: Spaces) -> Spaces {
        Spaces(self.0 & !others.0)
    }

    #[must_use]
    pub fn within(self, others: Spaces) -> bool {
        self.0 & !others.0 == 0
    }

    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[must_use]
    pub fn len(self) -> u16 {
        self.0.count_ones() as u16
    }

    /// The only space of the set, if it has just one.
    #[must_use]
    pub fn only(self) -> Option<Space> {
        self.first().filter(|_| self.len() == 1)
    }

    #[must_use]
    pub fn first(self) -> Option<Space> {
        (!self.is_empty()).then(|| Space(self.0.trailing_zeros() as u8))
    }

    pub fn iter(self) -> impl Iterator<Item = Space> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let space = Spaces(left).first()?;
            left &= left - 1;
            Some(space)
        })
    }
}

impl FromIterator<Space> for Spaces {
    fn from_iter<I: IntoIterator<Item = Space>>(spaces: I) -> Spaces {
        spaces.into_iter().fold(Spaces::NONE, |all, space| all.and(Spaces::one(space)))
    }
}
