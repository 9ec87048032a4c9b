//! What happens, and what each viewer is told of it.

use crate::crew::{Crew, SeenCrew};
use crate::parts::{
    ARRIVALS, Beacon, Berth, Card, Control, Hangar, Kind, Place, Pod, Sector, Shelter, Space, Target,
};
use arrayvec::ArrayVec;
use orrery_core::{Seat, Seats, Viewer};
use serde::{Deserialize, Serialize};

/// Something that happened, with crew as they are.
pub type Event = Told<Crew>;
/// The same with crew as one viewer sees them.
pub type Notice = Told<SeenCrew>;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Told<C> {
    TurnBegan {
        seat: Seat,
        round: u8,
        actions: u8,
    },
    LastTurnBegan {
        seat: Seat,
        actions: u8,
    },
    LastTurnSkipped {
        seat: Seat,
    },
    TurnEnded {
        seat: Seat,
    },
    Activated {
        control: Control,
        crew: C,
    },
    Embarked {
        crew: C,
        to: Berth,
    },
    Transferred {
        crew: C,
        from: Berth,
        to: Berth,
    },
    Disembarked {
        by: Seat,
        crew: C,
        from: Berth,
        to: Shelter,
    },
    /// On the arrival space, counted from one.
    Landed {
        crew: C,
        at: Shelter,
        space: u8,
    },
    Moved {
        pod: Pod,
        from: Place,
        to: Sector,
        how: Course,
    },
    Spied {
        by: Seat,
        on: Target,
        crew: ArrayVec<C, ARRIVALS>,
    },
    Swapped {
        own: C,
        from: Berth,
        other: C,
        at: Berth,
    },
    Ousted {
        crew: C,
        other: C,
        at: Berth,
    },
    Buried {
        by: Seat,
        card: Card,
    },
    Revealed {
        card: Card,
    },
    Moored {
        by: Seat,
        beacon: Beacon,
        at: Space,
    },
    BeaconMoved {
        by: Seat,
        beacon: Beacon,
        from: Space,
        to: Space,
    },
    BeaconsSwapped {
        by: Seat,
        one: Beacon,
        other: Beacon,
    },
    /// Crew of a panel that came back to the reserve.
    Returned {
        seat: Seat,
        crew: u8,
    },
    TokenMoved {
        shelter: Shelter,
        to: Option<u8>,
    },
    Exploded {
        card: Card,
        at: Sector,
        cause: Cause,
    },
    /// A crew whose pod was destroyed is back in the reserve.
    Rescued {
        crew: C,
        from: Berth,
    },
    Emptied {
        pod: Pod,
        from: Place,
    },
    Parked {
        pod: Pod,
        hangar: Hangar,
    },
    Stowed {
        pod: Pod,
    },
    BarrierRose,
    GameEnded {
        why: Ending,
    },
    TurnedUp {
        shelter: Shelter,
        kinds: ArrayVec<Kind, ARRIVALS>,
    },
    Assigned {
        crew: C,
        shelter: Shelter,
        space: u8,
        to: Option<u8>,
    },
}

/// Why a pod moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Course {
    Launch,
    Accelerate,
    Pilot,
    Beacon,
    Displaced,
    /// It had nowhere to go and took the other's place (POD-7.6).
    Traded,
}

/// Why a sector explodes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Cause {
    Arrival,
    /// Too many quiet rounds (POD-10.10).
    Fire,
    /// The end of a solo turn (POD-12.7).
    Solo,
}

/// Why the game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Ending {
    LastTurnsPlayed,
    SheltersFull,
    NobodyCanArrive,
    Idle,
    RoundCap,
}

impl Event {
    pub fn told_to(&self, viewer: Viewer) -> Notice {
        let see = |crew: Crew| crew.seen_by(viewer);
        match *self {
            Told::Activated { control, crew } => Told::Activated { control, crew: see(crew) },
            Told::Embarked { crew, to } => Told::Embarked { crew: see(crew), to },
            Told::Transferred { crew, from, to } => Told::Transferred { crew: see(crew), from, to },
            Told::Disembarked { by, crew, from, to } => Told::Disembarked { by, crew: see(crew), from, to },
            Told::Landed { crew, at, space } => Told::Landed { crew: see(crew), at, space },
            Told::Spied { by, on, ref crew } => {
                Told::Spied { by, on, crew: crew.iter().map(|&crew| see(crew)).collect() }
            }
            Told::Swapped { own, from, other, at } => {
                Told::Swapped { own: see(own), from, other: see(other), at }
            }
            Told::Ousted { crew, other, at } => Told::Ousted { crew: see(crew), other: see(other), at },
            Told::Rescued { crew, from } => Told::Rescued { crew: see(crew), from },
            Told::Assigned { crew, shelter, space, to } => {
                Told::Assigned { crew: crew.face_up(), shelter, space, to }
            }
            Told::TurnBegan { seat, round, actions } => Told::TurnBegan { seat, round, actions },
            Told::LastTurnBegan { seat, actions } => Told::LastTurnBegan { seat, actions },
            Told::LastTurnSkipped { seat } => Told::LastTurnSkipped { seat },
            Told::TurnEnded { seat } => Told::TurnEnded { seat },
            Told::Moved { pod, from, to, how } => Told::Moved { pod, from, to, how },
            Told::Buried { by, card } => Told::Buried { by, card },
            Told::Revealed { card } => Told::Revealed { card },
            Told::Moored { by, beacon, at } => Told::Moored { by, beacon, at },
            Told::BeaconMoved { by, beacon, from, to } => Told::BeaconMoved { by, beacon, from, to },
            Told::BeaconsSwapped { by, one, other } => Told::BeaconsSwapped { by, one, other },
            Told::Returned { seat, crew } => Told::Returned { seat, crew },
            Told::TokenMoved { shelter, to } => Told::TokenMoved { shelter, to },
            Told::Exploded { card, at, cause } => Told::Exploded { card, at, cause },
            Told::Emptied { pod, from } => Told::Emptied { pod, from },
            Told::Parked { pod, hangar } => Told::Parked { pod, hangar },
            Told::Stowed { pod } => Told::Stowed { pod },
            Told::BarrierRose => Told::BarrierRose,
            Told::GameEnded { why } => Told::GameEnded { why },
            Told::TurnedUp { shelter, ref kinds } => Told::TurnedUp { shelter, kinds: kinds.clone() },
        }
    }

    /// A spy learns what lies in the pod or shelter; everybody learns a card or a crew that is turned up.
    pub fn learnt(&self) -> Seats {
        match *self {
            Told::Spied { by, .. } => Seats::one(by),
            Told::Revealed { .. } | Told::TurnedUp { .. } => Seats::ALL,
            Told::TurnBegan { .. }
            | Told::LastTurnBegan { .. }
            | Told::LastTurnSkipped { .. }
            | Told::TurnEnded { .. }
            | Told::Activated { .. }
            | Told::Embarked { .. }
            | Told::Transferred { .. }
            | Told::Disembarked { .. }
            | Told::Landed { .. }
            | Told::Moved { .. }
            | Told::Swapped { .. }
            | Told::Ousted { .. }
            | Told::Buried { .. }
            | Told::Moored { .. }
            | Told::BeaconMoved { .. }
            | Told::BeaconsSwapped { .. }
            | Told::Returned { .. }
            | Told::TokenMoved { .. }
            | Told::Exploded { .. }
            | Told::Rescued { .. }
            | Told::Emptied { .. }
            | Told::Parked { .. }
            | Told::Stowed { .. }
            | Told::BarrierRose
            | Told::GameEnded { .. }
            | Told::Assigned { .. } => Seats::NONE,
        }
    }
}
