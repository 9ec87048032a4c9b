//! The aliens, one file each (COS-10): stateless powers on one trait. No alien is named outside this folder.
//!
//! A power *speaks* (`applies`: may it be called on now?), *acts* (`invoke`, once nobody foiled it) and *bends* (the pure
//! questions that the rules ask of powers in force). In one window several follow timing order (COS-10.21).

use crate::Action;
pub use crate::artifacts::Choices;
use crate::board::Board;
use crate::state::State;
use crate::table::Table;
use crate::windows::{Moment, Use};
use orrery_core::{Clause, Seat};
use serde::{Deserialize, Serialize};

/// A power that bends the rules (COS-1.7). Whether it may speak rests on the board alone, so on public facts.
pub trait Power: Sync {
    /// Whether there is something to do now; window, role and duty are the box's affair.
    fn applies(&self, board: &Board, owner: Seat, moment: Moment) -> bool;

    /// What the owner names with the declaration (COS-8.10), the default first; empty if nothing.
    fn names(&self, _state: &State, _call: Use) -> Choices {
        Choices::new()
    }

    /// Takes a named piece; the declaration once it is complete.
    fn named(&self, _state: &mut State, call: Use, action: Action) -> Option<Use> {
        match action {
            Action::Name(seat) => Some(Use { at: Some(seat), ..call }),
            _ => Some(call),
        }
    }

    /// What the use does, after nobody foiled it.
    fn invoke(&self, _table: &mut Table, _call: Use) {}

    /// The answers to the power's own question, asked after it took effect.
    fn choices(&self, _state: &State, _call: Use) -> Choices {
        Choices::new()
    }

    fn chosen(&self, _table: &mut Table, _call: Use, _action: Action) {}

    /// As attacker or ally it sends exactly one ship.
    fn sends_one(&self) -> bool {
        false
    }

    /// What each ship counts.
    fn ship_weight(&self) -> i32 {
        1
    }

    /// Card and own ships of a main player.
    fn core(&self, value: i32, ships: i32) -> i32 {
        value + ships
    }

    /// The lower total wins, and allies subtract.
    fn inverts(&self) -> bool {
        false
    }

    /// Its negotiate beats an attack.
    fn wins_by_negotiating(&self) -> bool {
        false
    }

    /// The opponent lays face up, first.
    fn sees_first(&self) -> bool {
        false
    }

    /// Once it was used, the main players choose their cards a second time.
    fn turns_back_time(&self) -> bool {
        false
    }

    /// It keeps its artifacts when it takes a new hand.
    fn keeps_artifacts(&self) -> bool {
        false
    }

    /// In a deal it may free ships from the Warp.
    fn frees_ships(&self) -> bool {
        false
    }
}

macro_rules! aliens {
    ($($(#[$mark:meta])? $name:ident $id:literal $clause:literal => $module:ident,)+) => {
        $(mod $module;)+

        #[derive(
            Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize,
        )]
        #[serde(rename_all = "kebab-case")]
        pub enum Alien {
            $($(#[$mark])? $name,)+
        }

        impl Alien {
            pub const ALL: &'static [Alien] = &[$(Alien::$name,)+];

            /// Its row in the box.
            #[must_use]
            pub fn id(self) -> &'static str {
                match self {
                    $(Alien::$name => $id,)+
                }
            }

            /// The clause that says what its power does, for whom and when.
            #[must_use]
            pub fn clause(self) -> Clause {
                match self {
                    $(Alien::$name => Clause($clause),)+
                }
            }

            #[must_use]
            pub fn power(self) -> &'static dyn Power {
                match self {
                    $(Alien::$name => &$module::$name,)+
                }
            }
        }
    };
}

aliens! {
    #[default]
    Amoeba "amoeba" "COS-10.1" => amoeba,
    AntiMatter "anti-matter" "COS-10.2" => anti_matter,
    Chronos "chronos" "COS-10.3" => chronos,
    Clone "clone" "COS-10.4" => clone,
    Empath "empath" "COS-10.5" => empath,
    Filch "filch" "COS-10.6" => filch,
    Healer "healer" "COS-10.7" => healer,
    Laser "laser" "COS-10.8" => laser,
    Macron "macron" "COS-10.9" => macron,
    Mind "mind" "COS-10.10" => mind,
    Mutant "mutant" "COS-10.11" => mutant,
    Oracle "oracle" "COS-10.12" => oracle,
    Pacifist "pacifist" "COS-10.13" => pacifist,
    Parasite "parasite" "COS-10.14" => parasite,
    Philanthropist "philanthropist" "COS-10.15" => philanthropist,
    Sorcerer "sorcerer" "COS-10.16" => sorcerer,
    Trader "trader" "COS-10.17" => trader,
    Virus "virus" "COS-10.18" => virus,
    Vulch "vulch" "COS-10.19" => vulch,
    Zombie "zombie" "COS-10.20" => zombie,
}

impl Alien {
    #[must_use]
    pub fn named(id: &str) -> Option<Alien> {
        Alien::ALL.iter().copied().find(|alien| alien.id() == id)
    }
}
