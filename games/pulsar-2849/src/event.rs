//! What happened, in full. Pulsar has no hidden hands: every viewer is told all of it.

use crate::action::{Counter, HeadquartersSide, Link, Payment, Run};
use crate::ids::{
    ExplorationId, Field, GoalId, NodeId, PulsarId, Size, SystemId, TechnologyId, TileId, Token, TrackName,
    TransmitterId,
};
use crate::state::{Marker, Origin};
use crate::trails::Path;
use orrery_core::{List, Seat, Seats};
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    PortalChosen {
        seat: Seat,
        portal: NodeId,
    },
    SideChosen {
        seat: Seat,
        side: HeadquartersSide,
    },
    Rolled {
        round: u8,
        dice: [u8; 6],
        marker: Marker,
    },
    Drafted {
        seat: Seat,
        value: u8,
        counter: Option<Counter>,
    },
    CounterMoved {
        seat: Seat,
        track: TrackName,
        from: u8,
        to: u8,
    },
    TurnBegan {
        seat: Seat,
    },
    TurnEnded {
        seat: Seat,
    },
    /// `flex` is what a flexible technology added to the die and its modifier.
    Paid {
        seat: Seat,
        payment: Payment,
        flex: i8,
    },
    CubesPaid {
        seat: Seat,
        cubes: u8,
    },
    CubesTaken {
        seat: Seat,
        cubes: u8,
    },
    ModifiersTaken {
        seat: Seat,
        token: Token,
        count: u8,
    },
    Scored {
        seat: Seat,
        origin: Origin,
        points: i16,
    },
    Flew {
        seat: Seat,
        path: Path,
        to: NodeId,
    },
    RunFlown {
        seat: Seat,
        run: Run,
        gates: u8,
    },
    Teleported {
        seat: Seat,
        to: NodeId,
    },
    TurnedUp {
        system: SystemId,
        tile: TileId,
    },
    StationFounded {
        seat: Seat,
        system: SystemId,
        planet: u8,
    },
    PulsarClaimed {
        seat: Seat,
        pulsar: PulsarId,
    },
    Explored {
        seat: Seat,
        tile: ExplorationId,
    },
    PileRenewed,
    GyrodyneTaken {
        seat: Seat,
        size: Size,
    },
    GyrodynePlaced {
        seat: Seat,
        size: Size,
        pulsar: PulsarId,
    },
    GyrodyneActivated {
        seat: Seat,
        size: Size,
        pulsar: PulsarId,
    },
    TransmitterTaken {
        seat: Seat,
        tile: TransmitterId,
        link: Option<Link>,
    },
    CostCovered {
        seat: Seat,
        tile: TransmitterId,
        cost: u8,
    },
    WentOnline {
        seat: Seat,
        tile: TransmitterId,
    },
    Patented {
        seat: Seat,
        technology: TechnologyId,
    },
    ProjectCompleted {
        seat: Seat,
        project: Field,
    },
    DieOffered {
        seat: Seat,
        value: u8,
    },
    DieCommitted {
        seat: Seat,
        value: u8,
    },
    SilverDieSet {
        seat: Seat,
        value: u8,
    },
    ProductionBegan {
        round: u8,
    },
    NewOrder {
        slots: List<Seat, 4>,
    },
    TransmittersTurnedUp {
        tiles: List<TransmitterId, 3>,
        next: Option<TransmitterId>,
    },
    FinalCountBegan,
    GoalAchieved {
        seat: Seat,
        goal: GoalId,
    },
    GoalNamed {
        seat: Seat,
        goal: GoalId,
    },
    BonusBought {
        seat: Seat,
        goal: GoalId,
    },
    Declined {
        seat: Seat,
    },
    GameEnded,
}

impl Event {
    /// Who learnt what could not be worked out: a roll, a tile turned up or drawn.
    #[must_use]
    pub fn learnt(&self) -> Seats {
        match self {
            Event::Rolled { .. }
            | Event::TurnedUp { .. }
            | Event::Explored { .. }
            | Event::TransmittersTurnedUp { .. } => Seats::ALL,
            Event::PortalChosen { .. }
            | Event::SideChosen { .. }
            | Event::Drafted { .. }
            | Event::CounterMoved { .. }
            | Event::TurnBegan { .. }
            | Event::TurnEnded { .. }
            | Event::Paid { .. }
            | Event::CubesPaid { .. }
            | Event::CubesTaken { .. }
            | Event::ModifiersTaken { .. }
            | Event::Scored { .. }
            | Event::Flew { .. }
            | Event::RunFlown { .. }
            | Event::Teleported { .. }
            | Event::StationFounded { .. }
            | Event::PulsarClaimed { .. }
            | Event::PileRenewed
            | Event::GyrodyneTaken { .. }
            | Event::GyrodynePlaced { .. }
            | Event::GyrodyneActivated { .. }
            | Event::TransmitterTaken { .. }
            | Event::CostCovered { .. }
            | Event::WentOnline { .. }
            | Event::Patented { .. }
            | Event::ProjectCompleted { .. }
            | Event::DieOffered { .. }
            | Event::DieCommitted { .. }
            | Event::SilverDieSet { .. }
            | Event::ProductionBegan { .. }
            | Event::NewOrder { .. }
            | Event::FinalCountBegan
            | Event::GoalAchieved { .. }
            | Event::GoalNamed { .. }
            | Event::BonusBought { .. }
            | Event::Declined { .. }
            | Event::GameEnded => Seats::NONE,
        }
    }
}
