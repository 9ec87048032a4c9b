//! The components file, as it is written.

use serde::Deserialize;

#[derive(Deserialize)]
pub struct File {
    pub counts: Counts,
    pub colour: Vec<Row>,
    pub crew_kind: Vec<CrewKind>,
    pub panel: Vec<Panel>,
    pub action: Vec<Control>,
    pub pod: Vec<Pod>,
    pub hangar: Vec<Hangar>,
    pub sector: Vec<Sector>,
    pub beacon_space: Vec<Space>,
    pub shelter_space: Vec<Shelter>,
    pub beacon: Vec<Beacon>,
    pub explosion_card: Vec<Card>,
    pub explosion_token_start: Vec<TokenStart>,
    pub first_turn_actions: Vec<FirstTurn>,
    pub limits: Limits,
    pub solo: Solo,
    pub solo_rank: Vec<Rank>,
    pub options: Defaults,
    pub shelter_rule: Vec<Rule>,
    pub shelter: Vec<ShelterCard>,
}

#[derive(Deserialize)]
pub struct Counts {
    pub shelter_cards: usize,
    pub shelter_cards_starter: usize,
    pub explosion_cards_multiplayer: usize,
}

#[derive(Deserialize)]
pub struct Row {
    pub id: String,
}

#[derive(Deserialize)]
pub struct CrewKind {
    pub id: String,
    pub copies_per_colour: u8,
}

#[derive(Deserialize)]
pub struct Panel {
    pub id: String,
    #[serde(default)]
    pub returns_requires: Vec<String>,
}

#[derive(Deserialize)]
pub struct Control {
    pub id: String,
    pub panel: String,
    pub spaces: u8,
}

#[derive(Deserialize)]
pub struct Pod {
    pub id: String,
    pub capacity: u8,
    pub home: String,
    pub not_used_with: Vec<u8>,
}

#[derive(Deserialize)]
pub struct Hangar {
    pub id: String,
    pub capacity: u8,
    pub launch_sector: String,
}

#[derive(Deserialize)]
pub struct Sector {
    pub id: String,
    pub adjacent: Vec<String>,
}

#[derive(Deserialize)]
pub struct Space {
    pub id: String,
    pub sectors: [String; 2],
}

#[derive(Deserialize)]
pub struct Shelter {
    pub id: String,
    pub kind: super::Side,
    pub sector: String,
}

#[derive(Deserialize)]
pub struct Beacon {
    pub id: String,
    pub colours: [String; 2],
}

#[derive(Deserialize)]
pub struct Card {
    pub id: String,
    pub sector: String,
    pub solo_only: bool,
}

#[derive(Deserialize)]
pub struct TokenStart {
    pub players: u8,
    pub lateral: u8,
    pub central: u8,
}

#[derive(Deserialize)]
pub struct FirstTurn {
    pub players: u8,
    pub by_seat: Vec<u8>,
}

#[derive(Deserialize)]
pub struct Limits {
    pub actions_per_turn: u8,
    pub idle_rounds_to_end: u8,
    pub round_cap: u8,
}

#[derive(Deserialize)]
pub struct Solo {
    pub revealed_cards: u8,
    pub explosion_tokens: u8,
    pub use_three_seat_pod: bool,
    pub return_both_panels_each_turn: bool,
}

#[derive(Deserialize)]
pub struct Rank {
    pub min_points: i32,
}

#[derive(Deserialize)]
pub struct Defaults {
    pub shelter_choice: crate::options::ShelterChoice,
    pub trigger_player_last_turn: bool,
    pub quiet_rounds: u8,
}

#[derive(Deserialize)]
pub struct Rule {
    pub id: super::ShelterRule,
    #[serde(default)]
    pub special_boxes: usize,
}

#[derive(Deserialize)]
pub struct ShelterCard {
    pub id: String,
    pub rule: super::ShelterRule,
    pub starter: bool,
    pub arrival_spaces: u8,
    pub boxes: Vec<Chamber>,
}

#[derive(Deserialize)]
pub struct Chamber {
    pub kind: String,
    pub points: i8,
    pub special: bool,
}
