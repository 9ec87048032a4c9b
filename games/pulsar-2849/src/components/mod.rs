//! The box: read once from its components file into flat tables, and never changed after.

mod checks;
mod cluster;
mod sheet;

pub use checks::SHOWN;
pub use cluster::{Cluster, Node, PULSARS, Place, SYSTEMS, Segment};
pub use sheet::{DiceBoard, Output, Prices, Start, StationTable};

use crate::ids::{BoardId, Field, HeadquartersId, Side, TechnologyId, TransmitterId};
use crate::operations::{Count, Kind, Operation, RunColor};
use orrery_core::BadBox;
use serde::Deserialize;
use sheet::Sheet;

/// Pulsar 2849: the box and its rules.
#[derive(Clone, Debug)]
pub struct Pulsar {
    pub rounds: u8,
    pub rings: u8,
    pub start: Start,
    pub dice_board: DiceBoard,
    pub station_table: StationTable,
    pub prices: Prices,
    /// What depends on the number of players: two (PUL-15.1), three and four (PUL-15.3).
    pub tables: [TableSize; 3],
    pub gyrodynes: [Gyrodyne; 3],
    pub clusters: [Cluster; 2],
    pub systems: Vec<SystemTile>,
    pub exploration: Vec<ExplorationTile>,
    pub transmitters: Vec<Transmitter>,
    pub boards: Vec<Board>,
    pub technologies: Vec<Technology>,
    pub headquarters: Vec<Headquarters>,
    pub goals: Vec<Goal>,
}

#[derive(Clone, Debug)]
pub struct TableSize {
    pub silver_dice: u8,
    /// By rank of a counter on the engineering track (PUL-11.3).
    pub engineering: Vec<Reward>,
    /// By rank of a counter on the initiative track (PUL-12.8).
    pub initiative: Vec<u8>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Reward {
    pub cubes: u8,
    pub vp: u8,
}

#[derive(Clone, Debug, Deserialize)]
pub struct Gyrodyne {
    pub id: crate::ids::Size,
    pub take_cost: u8,
    pub activate_cost: u8,
    pub vp: u8,
    pub tiles: u8,
    pub awards: Vec<u8>,
}

#[derive(Clone, Debug)]
pub struct SystemTile {
    pub id: String,
    pub planets: Vec<Planet>,
    pub reward: Vec<Operation>,
}

#[derive(Clone, Copy, Debug, Deserialize)]
pub struct Planet {
    #[serde(rename = "type")]
    pub kind: PlanetKind,
    pub slot: u8,
    /// The fewest players with whom it is open (PUL-7.9).
    pub min: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PlanetKind {
    Blue,
    Barren,
}

#[derive(Clone, Debug, Deserialize)]
pub struct ExplorationTile {
    pub id: String,
    pub copies: u8,
    pub keep: bool,
    pub text: String,
    pub text_es: String,
    pub effects: Vec<Operation>,
}

#[derive(Clone, Debug)]
pub struct Transmitter {
    /// The name of the design; copies share it.
    pub id: String,
    /// Nought for the letter on top of the stack.
    pub letter: u8,
    pub costs: Vec<u8>,
    pub immediate: Vec<Operation>,
    pub production: Output,
    /// Pips of the half-dice at the left and the right end; an end without one cannot be linked.
    pub links: [Option<u8>; 2],
}

impl Transmitter {
    /// The different costs, each once: equal costs of one tile are interchangeable.
    pub fn distinct_costs(&self) -> impl Iterator<Item = u8> {
        let first = |at: &usize| !self.costs[..*at].contains(&self.costs[*at]);
        (0..self.costs.len()).filter(first).map(|at| self.costs[at])
    }
}

#[derive(Clone, Debug)]
pub struct Board {
    pub id: String,
    pub group: u8,
    pub rounds: Vec<u8>,
    pub row_bonus: Vec<RowBonus>,
    /// Its technologies, in the order of the table.
    pub technologies: Vec<TechnologyId>,
}

/// What a row adds to each spinning gyrodyne (PUL-11.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RowBonus {
    Points(u8),
    Median,
}

#[derive(Clone, Debug)]
pub struct Technology {
    pub id: String,
    pub board: BoardId,
    /// Its bit in the sets of technologies of a game, in which each group has one board.
    pub spot: u8,
    pub row: u8,
    pub cost: u8,
    /// One or two players may patent it in one round (PUL-13.4).
    pub icons: u8,
    pub kind: Kind,
    pub name: [String; 2],
    pub text: [String; 2],
    pub effects: Vec<Operation>,
    pub flexibility: crate::technologies::Flexibility,
}

impl Technology {
    #[must_use]
    pub fn bit(&self) -> u32 {
        1 << self.spot
    }
}

#[derive(Clone, Debug)]
pub struct Headquarters {
    pub id: String,
    pub board: u8,
    pub projects: [Project; 8],
}

#[derive(Clone, Debug)]
pub struct Project {
    pub id: String,
    pub cost: u8,
    /// The fields that must be completed before, as bits.
    pub needs: u8,
    pub effects: Vec<Operation>,
}

impl Project {
    /// The gate run that it gives, if any: color and points for each gate.
    #[must_use]
    pub fn run(&self) -> Option<(RunColor, u8)> {
        self.effects.iter().find_map(|operation| match *operation {
            Operation::GateRun { color, vp } => Some((color, vp)),
            _ => None,
        })
    }
}

#[derive(Clone, Debug, Deserialize)]
pub struct Goal {
    pub id: String,
    pub tile: String,
    pub side: String,
    pub metric: Count,
    pub at_least: u8,
    pub text: String,
    pub text_es: String,
    pub vp: u8,
    /// Price in cubes and points of each bonus, bought in order.
    pub bonus: [[u8; 2]; 2],
    pub first_game: bool,
    pub needs_hq: bool,
}

impl Pulsar {
    pub(crate) fn read(components: &str) -> Result<Pulsar, BadBox> {
        let sheet: Sheet =
            toml::from_str(components).map_err(|error| BadBox::Unreadable(error.to_string()))?;
        let dice = sheet.meta.dice_by_players.in_order();
        let engineering = sheet.engineering_awards.in_order();
        let initiative = sheet.initiative_final_vp.in_order();
        let sizes = dice.into_iter().zip(engineering).zip(initiative);
        let tables: Vec<TableSize> = sizes
            .map(|((silver_dice, engineering), initiative)| TableSize {
                silver_dice,
                engineering,
                initiative,
            })
            .collect();
        let boards = checks::boards(sheet.tech_board, &sheet.counts)?;
        let (boards, technologies) = checks::technologies(boards, sheet.technology)?;
        let game = Pulsar {
            rounds: sheet.meta.rounds,
            rings: sheet.counts.rings_per_player,
            start: sheet.start,
            dice_board: sheet.dice_board,
            station_table: sheet.station_vp,
            prices: sheet.actions_cost,
            tables: tables.try_into().expect("three numbers of players were zipped"),
            gyrodynes: checks::gyrodynes(sheet.gyrodyne)?,
            clusters: [
                Cluster::read("board.open", sheet.board.open)?,
                Cluster::read("board.spur", sheet.board.spur)?,
            ],
            systems: checks::systems(sheet.system_tile, &sheet.counts)?,
            exploration: checks::exploration(sheet.exploration_tile, &sheet.counts)?,
            transmitters: checks::transmitters(sheet.transmitter, &sheet.counts)?,
            boards,
            technologies,
            headquarters: checks::headquarters(sheet.hq_side, &sheet.hq_layout, &sheet.counts)?,
            goals: checks::goals(sheet.goal, &sheet.counts)?,
        };
        checks::numbers(&game)?;
        Ok(game)
    }

    #[must_use]
    pub fn table(&self, seats: u8) -> &TableSize {
        &self.tables[usize::from(seats) - 2]
    }

    #[must_use]
    pub fn cluster(&self, side: Side) -> &Cluster {
        &self.clusters[side as usize]
    }

    #[must_use]
    pub fn technology(&self, technology: TechnologyId) -> &Technology {
        &self.technologies[technology.index()]
    }

    #[must_use]
    pub fn transmitter(&self, transmitter: TransmitterId) -> &Transmitter {
        &self.transmitters[transmitter.index()]
    }

    #[must_use]
    pub fn project(&self, side: HeadquartersId, field: Field) -> &Project {
        &self.headquarters[side.index()].projects[field as usize]
    }
}
