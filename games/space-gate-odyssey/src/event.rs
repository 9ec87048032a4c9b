//! What happened, told alike to all: nothing on this table is hidden but the luck to come (SGO-12.1).

use crate::figures::RankFigure;
use crate::parts::{Exoplanet, Figure, Gate, Module, Room, Space, Stack, Token};
use crate::planets::Cause;
use crate::state::Post;
use crate::station::sides::{Cell, Rotation};
use orrery_core::{PerSeat, Seat, Seats};
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event {
    Added {
        seat: Seat,
        stack: Stack,
        module: Module,
        cell: Cell,
        rotation: Rotation,
    },
    Returned {
        seat: Seat,
        stack: Stack,
        module: Module,
    },
    /// A stack shows a new top; `known` if everybody could have told which.
    TurnedUp {
        stack: Stack,
        module: Module,
        known: bool,
    },
    Moved {
        seat: Seat,
        from: Room,
        figure: Figure,
        to: Room,
    },
    /// The room works for all, with these action points.
    RoomActivated {
        room: Room,
        points: PerSeat<u8>,
    },
    Stopped {
        seat: Seat,
    },
    Walked {
        seat: Seat,
        from: Cell,
        to: Cell,
    },
    /// The settler who went in is lost.
    ModuleActivated {
        seat: Seat,
        cell: Cell,
        module: Module,
    },
    Recruited {
        seat: Seat,
        room: Room,
    },
    Promoted {
        seat: Seat,
        room: Room,
    },
    RobotAdded {
        seat: Seat,
        room: Room,
    },
    Filled {
        seat: Seat,
        cell: Cell,
        settlers: u8,
    },
    Sent {
        seat: Seat,
        cell: Cell,
        gate: Gate,
        settlers: u8,
        to: Post,
    },
    Settled {
        seat: Seat,
        exoplanet: Exoplanet,
        space: Space,
    },
    Gathered {
        seat: Seat,
        exoplanet: Exoplanet,
        settlers: u8,
    },
    /// Settlers of a load for whom there is no room go home.
    LeftOver {
        seat: Seat,
        exoplanet: Exoplanet,
        settlers: u8,
    },
    Swapped {
        seat: Seat,
        slots: (u8, u8),
    },
    Closed {
        seat: Seat,
        exoplanet: Exoplanet,
    },
    Earned {
        seat: Seat,
        exoplanet: Exoplanet,
        cause: Cause,
        points: u16,
    },
    ReachedHawking {
        seat: Seat,
        settlers: u8,
    },
    /// The seat's influence rose to this.
    Influence {
        seat: Seat,
        points: u16,
        influence: u16,
    },
    RankFilled {
        seat: Seat,
        rank: u16,
        figure: RankFigure,
    },
    RankLost {
        seat: Seat,
        rank: u16,
        figure: RankFigure,
    },
    GateMoved {
        seat: Seat,
        gate: Gate,
        to: Post,
    },
    TurnEnded {
        seat: Seat,
    },
    /// SGO-11.6: too many turns without a settler on an exoplanet.
    Stalled,
    Predominant {
        seat: Seat,
        token: Token,
        points: u16,
    },
    OpenCorridors {
        seat: Seat,
        corridors: u16,
        influence: u16,
    },
    DraftBegun {
        seat: Seat,
    },
    DraftLaid {
        seat: Seat,
        module: Module,
        cell: Cell,
        rotation: Rotation,
    },
    DraftAbandoned {
        seat: Seat,
    },
    Reorganized {
        seat: Seat,
    },
}

impl Event {
    /// Only luck teaches anything: a module that could have been another (SGO-12.4).
    #[must_use]
    pub fn learnt(&self) -> Seats {
        if matches!(self, Event::TurnedUp { known: false, .. }) { Seats::ALL } else { Seats::NONE }
    }
}
