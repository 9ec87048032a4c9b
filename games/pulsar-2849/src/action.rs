//! What a player can answer: one thing to point at, in full.
//!
//! An action of the action phase is put together piece by piece: what and where, then how exactly (trail, gate run,
//! link), then how it is paid. A piece with one possible answer is not asked (PUL-4.12); nothing has happened until the
//! last is given, and each is taken back by undoing it.

use crate::ids::{
    Field, Gate, GoalId, NodeId, PulsarId, Size, TechnologyId, Token, TrackName, TransmitterId,
};
use crate::trails::Path;
use serde::{Deserialize, Serialize};

/// The decisions of the game (PUL-4.9).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    ChoosePortal(NodeId),
    ChooseSide(HeadquartersSide),
    /// Takes a die of this value and moves a counter, unless the die lies at the marker.
    Draft {
        value: u8,
        counter: Option<Counter>,
    },

    EndTurn,
    Fly {
        to: NodeId,
        claim: bool,
    },
    TakeGyrodyne(Size),
    Activate(PulsarId),
    TakeTransmitter {
        tile: TransmitterId,
        cost: u8,
    },
    PayTransmitter {
        tile: TransmitterId,
        cost: u8,
    },
    Patent(TechnologyId),
    Complete(Field),
    BuyModifier(Token),
    PlaceGyrodyne {
        size: Size,
        pulsar: PulsarId,
    },

    Trail(Path),
    GateRun(Option<Run>),
    Link(Option<Link>),
    Pay(Payment),

    Reward(Reward),
    PickGyrodyne(Size),
    /// The smaller first.
    PickTwoGyrodynes(Size, Size),
    Teleport {
        to: NodeId,
        claim: bool,
    },
    ClaimIsolated(Option<PulsarId>),

    BuyPoints(Purchase),
    FinalPurchase(Purchase),
    WildGoal(GoalId),
    GyrodyneGoal(GoalId),
    GoalBonus(GoalId),
    Done,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum HeadquartersSide {
    One,
    Two,
}

/// One of a player's own counters (PUL-4.10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Counter {
    pub track: TrackName,
    pub which: Which,
}

/// With two players each has two counters on a track; otherwise the only one is ahead.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Which {
    Ahead,
    Behind,
}

/// A gate run announced with a flight (PUL-10.8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Run {
    pub project: Field,
    pub gate: Gate,
}

/// A join between an end of the new transmitter and an end of one already owned (PUL-9.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Link {
    pub own: End,
    pub tile: TransmitterId,
    pub end: End,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum End {
    Left,
    Right,
}

impl End {
    pub const ALL: [End; 2] = [End::Left, End::Right];
}

/// How an action is paid (PUL-6.4). What a flexible technology adds or takes follows from the cost (PUL-6.11).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Payment {
    pub source: Source,
    pub modifier: Option<Modifier>,
}

/// The die that pays. Dice of equal value are interchangeable.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    Silver(u8),
    Committed,
    Offer(u8),
    Copy(u8),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Modifier {
    MinusOne,
    PlusOne,
    PlusTwo,
}

impl Modifier {
    pub const ALL: [Modifier; 3] = [Modifier::MinusOne, Modifier::PlusOne, Modifier::PlusTwo];

    #[must_use]
    pub fn token(self) -> Token {
        match self {
            Modifier::MinusOne | Modifier::PlusOne => Token::PlusMinusOne,
            Modifier::PlusTwo => Token::PlusTwo,
        }
    }

    #[must_use]
    pub fn change(self) -> i8 {
        match self {
            Modifier::MinusOne => -1,
            Modifier::PlusOne => 1,
            Modifier::PlusTwo => 2,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reward {
    Printed,
    Drawn,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Purchase {
    Decline,
    Buy,
}
