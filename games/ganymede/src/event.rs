//! What happened, in full, and what each viewer is told of it.

use crate::action::Place;
use crate::cards::{Planet, Ship, Shuttle, Slot, Tile};
use crate::settlers::{Color, Settlers};
use orrery_core::{Seat, Seats, Viewer};
use serde::{Deserialize, Serialize};

/// Who did it is the active seat wherever `seat` stands first. A hidden ship is `None` in the notice of those
/// who do not see it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event {
    /// The two ships are chosen; nobody else sees which (GAN-3.6).
    Chose {
        seat: Seat,
    },
    TurnBegan {
        seat: Seat,
        round: u16,
    },
    TookTile {
        seat: Seat,
        tile: Tile,
    },
    DiscardedTile {
        seat: Seat,
        tile: Tile,
    },
    TookShuttle {
        seat: Seat,
        shuttle: Shuttle,
    },
    Departed {
        seat: Seat,
        from: Planet,
        settlers: Settlers,
    },
    Arrived {
        seat: Seat,
        settler: Color,
    },
    Boarded {
        seat: Seat,
        settler: Color,
        slot: Slot,
    },
    /// No place was left for them (GAN-5.2.4, GAN-5.2.5).
    LostInSpace {
        seat: Seat,
        settlers: Settlers,
    },
    /// What was offered is left out.
    Declined {
        seat: Seat,
    },
    Recruited {
        seat: Seat,
        settler: Color,
    },
    Adapted {
        seat: Seat,
        at: Place,
        from: Color,
        to: Color,
    },
    Moved {
        seat: Seat,
        settler: Color,
        from: Place,
        to: Place,
    },
    GainedReputation {
        seat: Seat,
        space: u8,
    },
    /// Adapts became a basic action (GAN-5.4.4).
    Converted {
        seat: Seat,
    },
    TookShip {
        seat: Seat,
        ship: Ship,
    },
    DrewShip {
        seat: Seat,
        ship: Option<Ship>,
    },
    /// The ship is on its way, its settlers back in the supply (GAN-7.5).
    TookOff {
        seat: Seat,
        slot: Slot,
        ship: Ship,
        aboard: Settlers,
    },
    /// The ship lies beside the board and counts (GAN-7.6).
    Launched {
        seat: Seat,
        ship: Ship,
    },
    /// A ship of the hand lies open; it is news unless all saw it come into that hand.
    Docked {
        seat: Seat,
        slot: Slot,
        ship: Ship,
        news: bool,
    },
    /// No ship was to be had for the slot (GAN-7.9).
    LeftEmpty {
        seat: Seat,
        slot: Slot,
    },
    PutBeneath {
        seat: Seat,
        ship: Option<Ship>,
    },
    EndedTurn {
        seat: Seat,
    },
    RevealedTile {
        tile: Tile,
    },
    RevealedShuttle {
        shuttle: Shuttle,
    },
    RevealedShip {
        ship: Ship,
    },
    /// The discarded tiles are the new pile (GAN-8.5).
    ReshuffledTiles,
    /// The round will be finished, and then the game is over (GAN-10.1).
    LastRound,
    GameOver,
}

impl Event {
    /// What the viewer is told: everything, but for ships that only their holder sees.
    pub fn told_to(mut self, viewer: Viewer) -> Event {
        if let Event::DrewShip { seat, ship } | Event::PutBeneath { seat, ship } = &mut self
            && !viewer.is(*seat)
        {
            *ship = None;
        }
        self
    }

    /// Who saw a card that they could not have known of.
    pub fn learnt(self) -> Seats {
        match self {
            Event::DrewShip { seat, .. } => Seats::one(seat),
            Event::Docked { seat, news: true, .. } => Seats::ALL.without(seat),
            Event::RevealedTile { .. } | Event::RevealedShuttle { .. } | Event::RevealedShip { .. } => {
                Seats::ALL
            }
            Event::Chose { .. }
            | Event::TurnBegan { .. }
            | Event::TookTile { .. }
            | Event::DiscardedTile { .. }
            | Event::TookShuttle { .. }
            | Event::Departed { .. }
            | Event::Arrived { .. }
            | Event::Boarded { .. }
            | Event::LostInSpace { .. }
            | Event::Declined { .. }
            | Event::Recruited { .. }
            | Event::Adapted { .. }
            | Event::Moved { .. }
            | Event::GainedReputation { .. }
            | Event::Converted { .. }
            | Event::TookShip { .. }
            | Event::TookOff { .. }
            | Event::Launched { .. }
            | Event::Docked { news: false, .. }
            | Event::LeftEmpty { .. }
            | Event::PutBeneath { .. }
            | Event::EndedTurn { .. }
            | Event::ReshuffledTiles
            | Event::LastRound
            | Event::GameOver => Seats::NONE,
        }
    }
}
