//! The parts of the box, each named by its row.

use serde::{Deserialize, Serialize};

macro_rules! parts {
    ($($(#[$doc:meta])* $name:ident),+ $(,)?) => {$(
        $(#[$doc])*
        #[derive(
            Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize,
        )]
        pub struct $name(pub u8);

        impl $name {
            #[must_use]
            pub fn index(self) -> usize {
                usize::from(self.0)
            }
        }
    )+};
}

parts! {
    /// A row of `modules`; the white initial modules follow the others.
    Module,
    /// A row of `sectors`.
    Sector,
    /// A row of `gates`.
    Gate,
    /// A row of `odyssey_board.rooms`.
    Room,
    /// One of the `worksite.stack_ids`.
    Stack,
    /// A row of `exoplanets`.
    Exoplanet,
    /// A colonization space, counted on its own side of an exoplanet.
    Space,
}

/// An engineer, with or without a suit: whoever can be moved, and can be given up for a rank.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Figure {
    #[default]
    Engineer,
    Chief,
}

/// A predominance token (SGO-2.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Token {
    Sector(Sector),
    Balance,
    None,
}

/// A set of stacks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stacks(u16);

impl Stacks {
    pub const NONE: Stacks = Stacks(0);

    #[must_use]
    pub fn with(self, stack: Stack) -> Stacks {
        Stacks(self.0 | 1 << stack.0)
    }

    #[must_use]
    pub fn contains(self, stack: Stack) -> bool {
        stack.0 < 16 && self.0 & (1 << stack.0) != 0
    }
}
