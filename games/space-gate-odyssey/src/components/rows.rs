//! The tables of the components file, as they stand there.

use serde::Deserialize;
use std::collections::BTreeMap;

#[derive(Deserialize)]
pub struct Rows {
    pub figures: FiguresRow,
    pub sectors: Vec<Named>,
    pub gates: Vec<Named>,
    pub odyssey_board: OdysseyBoard,
    pub hawking: HawkingRow,
    pub worksite: Worksite,
    pub initial_modules: Vec<ModuleRow>,
    pub modules: Vec<ModuleRow>,
    pub reorganization: Reorganization,
    pub exoplanets: Vec<ExoplanetRow>,
    pub exoplanet_sides: Vec<toml::Table>,
    pub exoplanet_spaces: Vec<toml::Table>,
}

#[derive(Deserialize)]
pub struct Named {
    pub id: String,
}

#[derive(Deserialize)]
pub struct FiguresRow {
    pub settler: Supply,
    pub robot: Supply,
    pub engineer: Supply,
    pub suit: Supply,
    pub action_points: ActionPoints,
    pub start_rooms: BTreeMap<String, String>,
}

#[derive(Deserialize)]
pub struct Supply {
    pub total: u8,
    pub start_reserve: u8,
    #[serde(default)]
    pub start_wheel: u8,
    #[serde(default)]
    pub start_initial_module: u8,
    #[serde(default)]
    pub start_odyssey: u8,
}

impl Supply {
    /// All places where figures of this kind start, taken together.
    pub fn spread(&self) -> u16 {
        let places = [self.start_reserve, self.start_wheel, self.start_initial_module, self.start_odyssey];
        places.into_iter().map(u16::from).sum()
    }
}

#[derive(Clone, Copy, Debug, Deserialize)]
pub struct ActionPoints {
    pub engineer: u8,
    pub chief: u8,
    pub robot: u8,
}

#[derive(Deserialize)]
pub struct OdysseyBoard {
    pub rooms: Vec<RoomRow>,
}

#[derive(Deserialize)]
pub struct RoomRow {
    pub id: String,
    pub action: String,
    pub sector: Option<String>,
}

#[derive(Deserialize)]
pub struct HawkingRow {
    pub points_per_settler: u16,
    pub engineer_ranks: Vec<u16>,
    pub predominance: Predominance,
    pub wheel: Vec<toml::Table>,
}

#[derive(Deserialize)]
pub struct Predominance {
    pub values: Vec<u16>,
    pub initial_order: Vec<String>,
}

#[derive(Deserialize)]
pub struct Worksite {
    pub stack_ids: Vec<String>,
}

#[derive(Deserialize)]
pub struct ModuleRow {
    pub id: String,
    pub kind: String,
    pub sector: Option<String>,
    pub stack: Option<String>,
    pub capacity: u8,
    pub sides: Vec<String>,
    pub gate: Option<String>,
    pub bonus: Option<String>,
    pub bonus_room: Option<String>,
}

#[derive(Deserialize)]
pub struct Reorganization {
    pub per_player: u8,
}

#[derive(Deserialize)]
pub struct ExoplanetRow {
    pub id: String,
    pub rule: String,
    pub sides: Vec<String>,
}
