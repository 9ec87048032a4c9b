//! The talents: one file each. Nothing outside this folder names one.

mod dove;
mod giant;
mod inverter;
mod swapper;

use super::state::{Moment, State};
use crate::Seat;
use serde::{Deserialize, Serialize};

/// What an talent may do to the rules. Powers remember nothing: what must be remembered lives in `State`.
pub trait Power: Sync {
    /// Whether the owner may, or must, call on the power at this moment.
    fn duty(&self, _moment: Moment, _state: &State, _owner: Seat) -> Option<Duty> {
        None
    }

    /// What the call does at once, after nobody has vetoed it.
    fn invoke(&self, _state: &mut State, _owner: Seat) {}

    /// While in force: what each ship of the owner counts for.
    fn ship_strength(&self) -> i32 {
        1
    }

    /// While in force: who wins, given who would have.
    fn verdict(&self, _state: &State, _owner: Seat, winner: Option<Seat>) -> Option<Seat> {
        winner
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Duty {
    May,
    Must,
}

/// Names each talent once: its variant, and the power behind it.
macro_rules! talents {
    ($($(#[$mark:meta])? $talent:ident => $power:path),+ $(,)?) => {
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
        pub enum Talent { $($(#[$mark])? $talent),+ }

        impl Talent {
            pub const ALL: &[Talent] = &[$(Talent::$talent),+];

            pub fn power(self) -> &'static dyn Power {
                match self { $(Talent::$talent => &$power),+ }
            }
        }
    };
}

talents! {
    #[default]
    Inverter => inverter::Inverter,
    Giant => giant::Giant,
    Dove => dove::Dove,
    Swapper => swapper::Swapper,
}
