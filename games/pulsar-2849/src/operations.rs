//! The one vocabulary of effects, shared by technologies, transmitters, projects, systems and exploration tiles.

use crate::ids::{Gate, Size, TrackName};
use arrayvec::ArrayVec;
use serde::Deserialize;

/// What a list of effects is made of; the operations decide, not the sentences printed beside them (PUL-19.7).
///
/// The immediate ones (PUL-19.3) are carried out in `effects`, those that stay (PUL-19.4) answer in `technologies`.
/// Their names in the components file are short; these are not.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(tag = "op", deny_unknown_fields)]
pub enum Operation {
    #[serde(rename = "vp")]
    Points { n: u8 },
    #[serde(rename = "cubes")]
    Cubes { n: u8 },
    #[serde(rename = "mod")]
    Modifiers {
        #[serde(default)]
        pm1: u8,
        #[serde(default)]
        plus2: u8,
    },
    #[serde(rename = "gyro")]
    Gyrodyne { sizes: Sizes },
    #[serde(rename = "gyro_pair")]
    GyrodynePair {},
    #[serde(rename = "explore")]
    Explore { n: u8 },
    #[serde(rename = "claim_isolated")]
    ClaimIsolated {},
    #[serde(rename = "teleport")]
    Teleport { to: Target },
    #[serde(rename = "double")]
    Double { silver: u8, red: u8 },
    #[serde(rename = "red_die")]
    RedDie { value: u8 },
    #[serde(rename = "buy_red_die")]
    BuyRedDie { cubes: u8, value: u8 },
    #[serde(rename = "vp_per")]
    PointsPer { n: u8, what: Count },
    #[serde(rename = "gate_run")]
    GateRun { color: RunColor, vp: u8 },
    #[serde(rename = "keep_station")]
    KeepStation { n: u8 },
    #[serde(rename = "flex")]
    Flex { scope: Scope, gate: Option<Gate>, ends: Option<Ends> },
    #[serde(rename = "on")]
    On {
        event: Occasion,
        #[serde(default)]
        vp: u8,
        #[serde(default)]
        cubes: u8,
    },
    #[serde(rename = "copy_cost")]
    CopyCost { cubes: u8 },
    #[serde(rename = "prod_vp_per")]
    IncomePer {
        n: u8,
        #[serde(default = "one")]
        per: u8,
        what: Count,
    },
    #[serde(rename = "prod_vp_table")]
    IncomeTable { what: Count, table: Table },
    #[serde(rename = "prod_vp_rank")]
    IncomeRank { track: TrackName, table: Table },
    #[serde(rename = "end_vp_per")]
    LegacyPer {
        n: u8,
        #[serde(default = "one")]
        per: u8,
        what: Count,
    },
    #[serde(rename = "end_vp_table")]
    LegacyTable { what: Count, table: Table },
    #[serde(rename = "end_buy")]
    FinalPurchase { cubes: u8, vp: u8 },
    #[serde(rename = "end_goal_wild")]
    WildGoal {},
    #[serde(rename = "end_repeat_initiative")]
    RepeatInitiative {},
    #[serde(rename = "end_extra_stations")]
    ExtraStations { n: u8 },
}

pub type Table = ArrayVec<u8, 8>;

fn one() -> u8 {
    1
}

/// When an operation does its work.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    Immediate,
    Permanent,
    Production,
    Endgame,
}

impl Operation {
    #[must_use]
    pub fn kind(&self) -> Kind {
        match self {
            Operation::Points { .. }
            | Operation::Cubes { .. }
            | Operation::Modifiers { .. }
            | Operation::Gyrodyne { .. }
            | Operation::GyrodynePair {}
            | Operation::Explore { .. }
            | Operation::ClaimIsolated {}
            | Operation::Teleport { .. }
            | Operation::Double { .. }
            | Operation::RedDie { .. }
            | Operation::BuyRedDie { .. }
            | Operation::PointsPer { .. }
            | Operation::GateRun { .. }
            | Operation::KeepStation { .. } => Kind::Immediate,
            Operation::Flex { .. } | Operation::On { .. } | Operation::CopyCost { .. } => Kind::Permanent,
            Operation::IncomePer { .. } | Operation::IncomeTable { .. } | Operation::IncomeRank { .. } => {
                Kind::Production
            }
            Operation::LegacyPer { .. }
            | Operation::LegacyTable { .. }
            | Operation::FinalPurchase { .. }
            | Operation::WildGoal {}
            | Operation::RepeatInitiative {}
            | Operation::ExtraStations { .. } => Kind::Endgame,
        }
    }

    /// Whether it commits a red die, which must then be used (PUL-14.7).
    #[must_use]
    pub fn commits_red_die(&self) -> bool {
        matches!(self, Operation::Double { .. } | Operation::BuyRedDie { .. })
    }
}

/// Where a teleport may lead (PUL-7.19).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, serde::Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Target {
    Pulsar,
    System,
    Any,
}

/// The color of a gate run; any is named with the flight (PUL-10.8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RunColor {
    Green,
    Orange,
    Magenta,
    Any,
}

impl RunColor {
    #[must_use]
    pub fn allows(self, gate: Gate) -> bool {
        match self {
            RunColor::Green => gate == Gate::Green,
            RunColor::Orange => gate == Gate::Orange,
            RunColor::Magenta => gate == Gate::Magenta,
            RunColor::Any => true,
        }
    }
}

/// What a flexible payment may pay for (PUL-19.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Scope {
    Flight,
    ActivateGyro,
    Transmitter,
    Patent,
    Project,
}

/// The end that a flexible flight must have (PUL-13.8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ends {
    Pulsar,
}

/// What a permanent technology may reward (PUL-19.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Occasion {
    Patent,
    CompleteProject,
    ActivateGyro,
    StartGyro,
    ClaimPulsar,
    BuildStation,
    BlueLanding,
    VisitPulsar,
    VisitSystem,
    PayTransmitter,
    ActivateTransmitter,
    SpendModifier,
}

/// What can be counted of a player's own (PUL-19.6), and the measure of the goals (PUL-12.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Count {
    Stations,
    Pulsars,
    Spinning,
    SpinningSame,
    SpinningSizes,
    Transmitters,
    Links,
    Patents,
    Projects,
    GateRunProjects,
    GateRunsUsed,
    Awards,
    Goals,
}

/// A set of sizes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, Deserialize)]
#[serde(from = "ArrayVec<Size, 3>", into = "ArrayVec<Size, 3>")]
pub struct Sizes(u8);

impl Sizes {
    pub const ALL: Sizes = Sizes(0b111);

    #[must_use]
    pub fn contains(self, size: Size) -> bool {
        self.0 & (1 << size as u8) != 0
    }

    pub fn iter(self) -> impl Iterator<Item = Size> {
        Size::ALL.into_iter().filter(move |&size| self.contains(size))
    }

    #[must_use]
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }
}

impl FromIterator<Size> for Sizes {
    fn from_iter<I: IntoIterator<Item = Size>>(sizes: I) -> Sizes {
        Sizes(sizes.into_iter().fold(0, |set, size| set | 1 << size as u8))
    }
}

impl From<ArrayVec<Size, 3>> for Sizes {
    fn from(sizes: ArrayVec<Size, 3>) -> Sizes {
        sizes.into_iter().collect()
    }
}

impl From<Sizes> for ArrayVec<Size, 3> {
    fn from(sizes: Sizes) -> ArrayVec<Size, 3> {
        sizes.iter().collect()
    }
}
