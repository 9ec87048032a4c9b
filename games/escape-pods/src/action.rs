//! What a player can decide.

use crate::parts::{Beacon, Berth, Card, Control, Hangar, Kind, Pod, Sector, Shelter, Space, Target};
use serde::{Deserialize, Serialize};

/// One thing a player would point at.
///
/// An action of the panels takes two or three: the crew that pays, then what the action does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Action {
    EndTurn,
    /// Pays for an action with one crew of the reserve (POD-4.3).
    Activate {
        control: Control,
        with: Kind,
    },
    /// Moves a pod for free along a beacon (POD-7.9).
    Ride {
        pod: Pod,
        to: Sector,
    },
    /// From the reserve into a pod (POD-5.2).
    Embark {
        crew: Kind,
        pod: Pod,
    },
    /// From one pod into another (POD-5.4).
    Transfer {
        from: Berth,
        to: Pod,
    },
    Disembark {
        from: Berth,
        to: Shelter,
    },
    /// Moves a pod: Accelerate or Pilot.
    Fly {
        pod: Pod,
        to: Sector,
    },
    Spy(Target),
    /// A minipod from the bay with a crew of the reserve (POD-5.10).
    Launch {
        crew: Kind,
        to: Sector,
    },
    /// Swaps an own crew with another's in the next sector (POD-6.2).
    Swap {
        own: Berth,
        other: Berth,
    },
    /// Swaps a crew of the reserve with another's next to the ship (POD-6.3).
    Oust {
        crew: Kind,
        other: Berth,
    },
    /// Puts a revealed explosion card beneath the deck (POD-6.6).
    Bury(Card),
    /// Takes a beacon from the supply, to be placed (POD-6.7).
    Take(Beacon),
    /// Takes a beacon off the board, to be moved (POD-6.9).
    Lift(Beacon),
    /// Where the beacon in hand goes.
    Moor(Space),
    /// The lower number first: a swap is the same both ways (POD-6.10).
    SwapBeacons {
        one: Beacon,
        other: Beacon,
    },
    /// Where the displaced pod goes (POD-7.4).
    Displace {
        to: Sector,
    },
    /// Where the empty pod goes (POD-8.6).
    Park(Hangar),
    /// The box, counted from zero, that the crew takes (POD-11.2).
    Assign {
        to: u8,
    },
}

impl Action {
    /// Whether all it names is in the box.
    pub fn exists(&self) -> bool {
        match *self {
            Action::EndTurn => true,
            Action::Activate { with, .. } => with.exists(),
            Action::Ride { pod, to } | Action::Fly { pod, to } => pod.exists() && to.exists(),
            Action::Embark { crew, pod } => crew.exists() && pod.exists(),
            Action::Transfer { from, to } => from.exists() && to.exists(),
            Action::Disembark { from, to } => from.exists() && to.exists(),
            Action::Spy(Target::Pod(pod)) => pod.exists(),
            Action::Spy(Target::Shelter(shelter)) => shelter.exists(),
            Action::Launch { crew, to } => crew.exists() && to.exists(),
            Action::Swap { own, other } => own.exists() && other.exists(),
            Action::Oust { crew, other } => crew.exists() && other.exists(),
            Action::Bury(card) => card.exists(),
            Action::Take(beacon) | Action::Lift(beacon) => beacon.exists(),
            Action::Moor(space) => space.exists(),
            Action::SwapBeacons { one, other } => one.exists() && other.exists(),
            Action::Displace { to } => to.exists(),
            Action::Park(hangar) => hangar.exists(),
            Action::Assign { to } => usize::from(to) < crate::parts::BOXES,
        }
    }
}
