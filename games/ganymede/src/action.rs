//! What a player may answer: one thing they point at, in full.

use crate::cards::{Ship, Shuttle, Slot, Tile};
use crate::settlers::Color;
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Action {
    /// The two ships to begin with (GAN-3.6).
    Choose { identical: Ship, different: Ship },

    /// Take a settler tile of the row (GAN-5.1).
    Take(Tile),
    /// Use a shuttle of a row (GAN-5.2).
    Use(Shuttle),
    /// Discard a tile: as a payment, or for basic actions (GAN-5.1.2, GAN-5.2.3, GAN-5.3.1).
    Discard(Tile),
    /// Discard no more tiles (GAN-5.3.1).
    Enough,
    /// Let a settler of this color stand for a white symbol (GAN-5.2.2).
    Spend(Color),

    /// This traveler gets a free space on Mars (GAN-5.2.4).
    Keep(Color),
    /// This traveler boards this ship (GAN-5.2.5).
    Board { settler: Color, slot: Slot },

    /// Leave out what is offered (GAN-4.9).
    Decline,
    /// One operation of an effect, a bonus or a basic action (GAN-6).
    Perform(Operation),
    /// Spend Adapts of a shuttle on a basic action (GAN-5.4.4).
    Convert,

    /// Launch the ship of this slot (GAN-8.1, GAN-9.1, GAN-9.3).
    Launch(Slot),
    /// Take a new ship to the hand after a launch (GAN-7.7).
    Pick(Source),
    /// Put a ship of the hand on an empty slot (GAN-7.8, GAN-7.9).
    Dock { ship: Ship, slot: Slot },
    /// Put a ship of the hand under the deck (GAN-8.3).
    PutBeneath(Ship),
    /// Confirm the turn (GAN-12.6).
    EndTurn,
}

/// What a basic action can be (GAN-6.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Operation {
    Recruit(Color),
    Adapt { at: Place, from: Color, to: Color },
    Move { settler: Color, from: Place, to: Place },
    Reputation,
    Draw(Source),
}

/// Where settlers stand on a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Place {
    Earth,
    Mars,
    Ship(Slot),
}

impl Place {
    pub const ALL: [Place; 4] =
        [Place::Earth, Place::Mars, Place::Ship(Slot::Identical), Place::Ship(Slot::Different)];
}

/// Where a ship for the hand comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Source {
    Row(Ship),
    /// The top card, decided for before it is seen (GAN-11.4).
    Deck,
}
