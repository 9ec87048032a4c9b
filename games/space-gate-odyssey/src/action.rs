//! What a player can do: one thing to point at (SGO-12.6).

use crate::parts::{Exoplanet, Figure, Module, Room, Space, Stack};
use crate::station::sides::{Cell, Rotation};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Action {
    /// Nothing is left to do; the turn passes on.
    EndTurn,
    /// Leave the remaining action points unused.
    Stop,
    MoveEngineer {
        from: Room,
        figure: Figure,
        to: Room,
    },
    /// One settler, one step.
    Walk {
        from: Cell,
        to: Cell,
    },
    FillAccess {
        cell: Cell,
    },
    /// Take the top module of the stack; where it goes is asked next.
    AddModule {
        stack: Stack,
    },
    /// Put the top module of the stack at its bottom.
    ReturnModule {
        stack: Stack,
    },
    /// Where the module in hand goes: into the station, or into the draft of a new layout.
    Place {
        cell: Cell,
        rotation: Rotation,
    },
    Recruit {
        room: Room,
    },
    Promote {
        room: Room,
    },
    SendModule {
        cell: Cell,
    },
    PlaceSettler {
        space: Space,
    },
    /// Exchange the predominance tokens of two slots, the lower one first.
    Swap {
        slots: (u8, u8),
    },
    GiveEngineer {
        room: Room,
        figure: Figure,
    },
    MoveGate {
        exoplanet: Exoplanet,
    },
    /// Begin the draft of a new layout.
    Reorganize,
    /// The module of one's station to lay next in the draft.
    TakeUp {
        module: Module,
    },
    /// The draft is the new layout; the token is spent.
    Confirm,
    /// The station stays as it is, and so does the token.
    Abandon,
}
