//! The components file as it is written: only here and in `components` is TOML known.

use crate::components::{ExplorationTile, Goal, Gyrodyne, Planet, Reward};
use crate::ids::{Field, Gate};
use crate::operations::{Kind, Operation};
use serde::Deserialize;
use std::collections::BTreeMap;

#[derive(Debug, Deserialize)]
pub struct Sheet {
    pub meta: MetaTable,
    pub counts: Counts,
    pub start: Start,
    pub dice_board: DiceBoard,
    pub engineering_awards: ByPlayers<Vec<Reward>>,
    pub initiative_final_vp: ByPlayers<Vec<u8>>,
    pub station_vp: StationTable,
    pub actions_cost: Prices,
    pub gyrodyne: Vec<Gyrodyne>,
    pub board: Boards,
    pub system_tile: Vec<SystemRow>,
    pub exploration_tile: Vec<ExplorationTile>,
    pub transmitter: Vec<TransmitterRow>,
    pub tech_board: Vec<BoardRow>,
    pub technology: Vec<TechnologyRow>,
    pub hq_layout: Layout,
    pub hq_side: Vec<HeadquartersRow>,
    pub goal: Vec<Goal>,
}

#[derive(Debug, Deserialize)]
pub struct MetaTable {
    pub rounds: u8,
    pub dice_by_players: ByPlayers<u8>,
}

#[derive(Debug, Deserialize)]
pub struct Counts {
    pub transmitters: usize,
    pub hq_boards: usize,
    pub hq_sides: usize,
    pub system_tiles: usize,
    pub exploration_tiles: usize,
    pub goal_sides: usize,
    pub technology_board_sides: usize,
    pub rings_per_player: u8,
}

#[derive(Debug, Deserialize)]
pub struct ByPlayers<T> {
    pub p2: T,
    pub p3: T,
    pub p4: T,
}

impl<T> ByPlayers<T> {
    pub fn in_order(self) -> [T; 3] {
        [self.p2, self.p3, self.p4]
    }
}

#[derive(Clone, Debug, Deserialize)]
pub struct Start {
    pub vp_by_turn_position: Vec<u8>,
    pub mod_pm1: u8,
    pub mod_plus2: u8,
    pub cubes: u8,
}

#[derive(Clone, Debug, Deserialize)]
pub struct DiceBoard {
    pub track_spaces: u8,
    pub start_space: u8,
    pub penalty: Vec<Penalty>,
}

#[derive(Clone, Debug, Deserialize)]
pub struct Penalty {
    pub space: u8,
    pub vp: i8,
}

#[derive(Clone, Debug, Deserialize)]
pub struct StationTable {
    pub table: Vec<u8>,
    pub per_extra: u8,
}

#[derive(Clone, Debug, Deserialize)]
pub struct Prices {
    pub buy_pm1: Vec<u8>,
    pub buy_plus2: Vec<u8>,
    pub copy_leftover_cubes: u8,
}

#[derive(Debug, Deserialize)]
pub struct Boards {
    pub open: Graph,
    pub spur: Graph,
}

#[derive(Debug, Deserialize)]
pub struct Graph {
    pub nodes: Vec<NodeRow>,
    pub segments: Vec<SegmentRow>,
}

#[derive(Debug, Deserialize)]
pub struct NodeRow {
    pub id: String,
    pub kind: NodeKind,
    pub x: u16,
    pub y: u16,
    pub color: Option<Gate>,
    #[serde(default)]
    pub isolated: bool,
    #[serde(default)]
    pub dead_end: bool,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum NodeKind {
    Portal,
    Gate,
    System,
    Pulsar,
}

#[derive(Debug, Deserialize)]
pub struct SegmentRow {
    pub id: String,
    pub a: String,
    pub b: String,
    pub color: String,
    #[serde(default)]
    pub lane: u8,
}

#[derive(Debug, Deserialize)]
pub struct SystemRow {
    pub id: String,
    pub planets: Vec<Planet>,
    pub reward: Vec<Operation>,
}

#[derive(Debug, Deserialize)]
pub struct TransmitterRow {
    pub id: String,
    pub letter: String,
    pub copies: u8,
    pub costs: Vec<u8>,
    pub immediate: Vec<Operation>,
    pub production: Output,
    pub links: [i8; 2],
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Output {
    pub vp: u8,
    pub cubes: u8,
    /// Points that one cube buys, once a round.
    pub buy_vp: u8,
}

#[derive(Debug, Deserialize)]
pub struct BoardRow {
    pub id: String,
    pub group: String,
    pub rounds: Vec<u8>,
    pub row_bonus: Vec<String>,
}

#[derive(Debug, Deserialize)]
pub struct TechnologyRow {
    pub id: String,
    pub board: String,
    pub row: u8,
    pub cost: u8,
    pub icons: u8,
    pub kind: Kind,
    pub name: String,
    pub name_es: String,
    pub text: String,
    pub text_es: String,
    pub effects: Vec<Operation>,
}

#[derive(Debug, Deserialize)]
pub struct Layout {
    pub needs: BTreeMap<String, Vec<Field>>,
}

#[derive(Debug, Deserialize)]
pub struct HeadquartersRow {
    pub id: String,
    pub side: u8,
    pub projects: Vec<ProjectRow>,
}

#[derive(Debug, Deserialize)]
pub struct ProjectRow {
    pub id: String,
    pub place: Field,
    pub cost: u8,
    pub effects: Vec<Operation>,
}
