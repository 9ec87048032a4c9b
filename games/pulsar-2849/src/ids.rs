//! Numbers of things in the box: each counts the rows of one table.

use serde::{Deserialize, Serialize};

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident),+ $(,)?) => {$(
        $(#[$doc])*
        #[derive(
            Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize,
        )]
        pub struct $name(pub u8);

        impl $name {
            #[must_use]
            pub fn index(self) -> usize {
                usize::from(self.0)
            }
        }
    )+};
}

ids! {
    /// A location of the star cluster.
    NodeId,
    /// A line between two locations of the star cluster.
    SegmentId,
    /// A planetary system of the star cluster, whatever tile lies on it.
    SystemId,
    /// A pulsar of the star cluster, isolated ones included.
    PulsarId,
    /// A planetary-system tile.
    TileId,
    /// A kind of exploration tile.
    ExplorationId,
    /// One transmitter; copies of one design are different transmitters (PUL-4.11).
    TransmitterId,
    /// A technology of any board.
    TechnologyId,
    /// A side of a technology board.
    BoardId,
    /// A side of a headquarters board.
    HeadquartersId,
    /// A side of a goal tile.
    GoalId,
}

impl GoalId {
    /// The tile of which it is a side.
    #[must_use]
    pub fn tile(self) -> u8 {
        self.0 / 2
    }
}

/// The sides of the cluster board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// No dead ends; recommended for a first game.
    Open,
    /// With dead ends.
    Spur,
}

/// The sizes of gyrodynes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Size {
    Small,
    Medium,
    Large,
}

impl Size {
    pub const ALL: [Size; 3] = [Size::Small, Size::Medium, Size::Large];
}

/// The colors of jump gates.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Gate {
    Green,
    Orange,
    Magenta,
}

impl Gate {
    pub const ALL: [Gate; 3] = [Gate::Green, Gate::Orange, Gate::Magenta];
}

/// The two tracks of the dice board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TrackName {
    Initiative,
    Engineering,
}

impl TrackName {
    pub const ALL: [TrackName; 2] = [TrackName::Initiative, TrackName::Engineering];
}

/// A field of a headquarters pyramid, from the base to the top.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Field {
    B1,
    B2,
    B3,
    M1,
    M2,
    U1,
    U2,
    Top,
}

impl Field {
    pub const ALL: [Field; 8] =
        [Field::B1, Field::B2, Field::B3, Field::M1, Field::M2, Field::U1, Field::U2, Field::Top];

    #[must_use]
    pub fn bit(self) -> u8 {
        1 << self as u8
    }
}

/// The kinds of modifier token.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Token {
    PlusMinusOne,
    PlusTwo,
}

impl Token {
    pub const ALL: [Token; 2] = [Token::PlusMinusOne, Token::PlusTwo];
}
