//! The artifacts, one file each (COS-9): stateless, on one trait.

mod emotion_control;
mod force_field;
mod mobius_tubes;
mod plague;
mod stellar_gas;
mod zap;

use crate::Action;
use crate::board::Board;
use crate::state::State;
use crate::table::Table;
use arrayvec::ArrayVec;
use orrery_core::Seat;
use serde::{Deserialize, Serialize};

/// The answers to a question that a power or an artifact puts, the default first.
pub type Choices = ArrayVec<Action, 64>;

/// What an artifact does.
pub trait Effect: Sync {
    /// Whether it could change anything, as far as everybody can see: if not, it cannot be played (COS-8.9).
    fn useful(&self, board: &Board, seat: Seat) -> bool;

    /// What its player has to name; nothing if there is no choice.
    fn names(&self, _board: &Board, _seat: Seat) -> Choices {
        Choices::new()
    }

    /// Does its work, or pushes the steps that do.
    fn carry_out(&self, table: &mut Table, seat: Seat, named: Action);

    /// The answers of a player whom it makes suffer.
    fn choices(&self, _state: &State, _seat: Seat) -> Choices {
        Choices::new()
    }

    fn suffered(&self, _table: &mut Table, _seat: Seat, _action: Action) {}
}

macro_rules! artifacts {
    ($($name:ident $id:literal => $effect:path,)+) => {
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
        pub enum Artifact {
            $($name,)+
        }

        impl Artifact {
            pub const ALL: &'static [Artifact] = &[$(Artifact::$name,)+];

            /// Its row in the box.
            #[must_use]
            pub fn id(self) -> &'static str {
                match self {
                    $(Artifact::$name => $id,)+
                }
            }

            #[must_use]
            pub fn effect(self) -> &'static dyn Effect {
                match self {
                    $(Artifact::$name => &$effect,)+
                }
            }
        }
    };
}

artifacts! {
    Zap "zap" => zap::Zap,
    ForceField "field" => force_field::ForceField,
    MobiusTubes "tubes" => mobius_tubes::MobiusTubes,
    Plague "plague" => plague::Plague,
    StellarGas "gas" => stellar_gas::StellarGas,
    EmotionControl "emotion" => emotion_control::EmotionControl,
}

impl Artifact {
    #[must_use]
    pub fn named(id: &str) -> Option<Artifact> {
        Artifact::ALL.iter().copied().find(|artifact| artifact.id() == id)
    }
}
