//! Sets of the modules of one station.

use super::layout::MOST_MODULES;

/// Some modules, by their places in the list of their station; taken out from the first on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Berths(u128);

const _: () = assert!(MOST_MODULES <= u128::BITS as usize);

impl Berths {
    /// Those of which this is true, told in order; without a branch, for it is anybody's guess.
    pub fn those(are: impl DoubleEndedIterator<Item = bool>) -> Berths {
        Berths(are.rev().fold(0, |berths, is| berths << 1 | u128::from(is)))
    }

    pub fn add(&mut self, at: usize) {
        self.0 |= 1 << at;
    }

    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }
}

impl Iterator for Berths {
    type Item = usize;

    fn next(&mut self) -> Option<usize> {
        (!self.is_empty()).then(|| {
            let first = self.0.trailing_zeros();
            self.0 &= self.0 - 1;
            first as usize
        })
    }
}
