//! One encounter as everybody sees it.

use crate::board::{Planet, Side, Spot};
use crate::cards::Card;
use crate::components::PLANETS;
use crate::windows::Use;
use orrery_core::{Seat, Seats};
use serde::{Deserialize, Serialize};

/// A main player's card of this encounter, as everybody sees it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Laid {
    #[default]
    Nothing,
    /// Face down; the one who laid it knows it, also after a swap (COS-15.4).
    FaceDown {
        by: Seat,
    },
    FaceUp(Card),
    /// The "Attack 0" of a player without encounter cards, which is not a card (COS-5.3).
    Virtual,
}

/// Ships picked up or put down piece by piece, until confirmed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Draft {
    pub from: [u8; PLANETS],
    pub onto: [u8; PLANETS],
    pub mothership: u8,
    pub side: Option<Side>,
}

impl Draft {
    #[must_use]
    pub fn taken(&self) -> u8 {
        self.from.iter().sum::<u8>() + self.mothership
    }

    #[must_use]
    pub fn put(&self) -> u8 {
        self.onto.iter().sum()
    }

    #[must_use]
    pub fn taken_from(&self, spot: Spot) -> u8 {
        match spot {
            Spot::Mothership => self.mothership,
            Spot::Planet(planet) => self.from.get(planet.index()).copied().unwrap_or(0),
        }
    }

    pub(crate) fn take(&mut self, spot: Spot) {
        match spot {
            Spot::Mothership => self.mothership += 1,
            Spot::Planet(planet) => self.from[planet.index()] += 1,
        }
    }
}

/// The facts of one encounter, cleared when it ends.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Encounter {
    pub defender: Option<Seat>,
    pub target: Option<Planet>,
    pub evicting: bool,
    /// Invited to the attack, to the defense (COS-5.15).
    pub invited: [Seats; 2],
    /// The card on each side.
    pub laid: [Laid; 2],
    /// Powers that were called on (COS-8.4).
    pub used: Seats,
    /// Powers that a Zap cancelled (COS-8.5).
    pub cancelled: Seats,
    /// Powers called on and not foiled: only these bend the outcome.
    pub in_force: Seats,
    /// Who made every attack count as negotiate by an artifact, so that it can be handed back.
    pub calmed: Option<Seat>,
    /// A power made every attack count as negotiate.
    pub soothed: bool,
    /// Who is blinded out (COS-10.8).
    pub blinded: Option<Seat>,
    /// What the two sides came to, if attack met attack.
    pub totals: Option<[i32; 2]>,
    /// Who won the fight.
    pub winner: Option<Side>,
    pub succeeded: bool,
    /// The outcome has begun: the defender's planet is free again (COS-5.14).
    pub settled: bool,
    /// Nobody is compensated (COS-9.6).
    pub gassed: bool,
    /// The power declared last, as long as it matters.
    pub declared: Option<Use>,
    /// Ships that a declaration named.
    pub shift: Draft,
}
