//! The box, read once into flat tables. Only `raw` knows TOML.

mod raw;

use crate::aliens::Alien;
use crate::board::Board;
use crate::cards::{Card, Cards};
use crate::windows::Window;
use arrayvec::ArrayVec;
use orrery_core::{BadBox, Seat};
use raw::RawBox;
use serde::Deserialize;

/// How many systems, and so players, a box serves at most (COS-2.1).
pub const SYSTEMS: usize = 4;
/// Planets of one system (COS-2.1).
pub const PER_SYSTEM: usize = 5;
/// All planets of the box.
pub const PLANETS: usize = SYSTEMS * PER_SYSTEM;

/// The box of Cosmic Encounter.
#[derive(Debug)]
pub struct CosmicEncounter {
    pub numbers: Numbers,
    pub campaign: Campaign,
    pub colors: Vec<Name>,
    pub planets: Vec<String>,
    /// Order discs of each colour (COS-2.6).
    pub discs: [u8; SYSTEMS],
    /// The rows of the deck, as the file has them.
    pub faces: Vec<Face>,
    /// The whole deck (COS-2.3).
    pub deck: Cards,
    /// By `Alien`, in its order.
    pub aliens: Vec<AlienCard>,
    /// By `Artifact`, in its order.
    pub artifacts: Vec<ArtifactCard>,
    pub starter_groups: Vec<ArrayVec<Alien, SYSTEMS>>,
    pub deal_seconds: Vec<u32>,
    pub deal_max_proposals: Vec<u8>,
}

/// The numbers of the rules.
#[derive(Clone, Copy, Debug, Deserialize)]
pub struct Numbers {
    pub colonies_to_win: u8,
    pub hand_size: u8,
    pub planets_per_system: u8,
    pub ships_per_player: u8,
    pub ships_per_home_planet: u8,
    pub launch_min: u8,
    pub launch_max: u8,
    pub ally_min: u8,
    pub ally_max: u8,
    pub encounters_per_turn_max: u8,
    pub failed_deal_loss: u8,
    pub plague_ships: u8,
    pub power_min_home_colonies: u8,
    pub power_min_home_colonies_2p: u8,
}

/// The points of a campaign (COS-12.2).
#[derive(Clone, Copy, Debug, Deserialize)]
pub struct Campaign {
    pub solo_win: u8,
    pub shared_win: u8,
    pub four_colonies: u8,
    pub target: u8,
}

#[derive(Clone, Debug, Deserialize)]
pub struct Name {
    pub id: String,
    pub name_en: String,
    pub name_es: String,
}

/// A face of the deck.
#[derive(Clone, Debug)]
pub struct Face {
    pub card: Card,
    pub count: u8,
    pub name_en: String,
    pub name_es: String,
}

/// Whether a power must be used when it applies (COS-8.8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Duty {
    #[serde(rename = "optional")]
    May,
    #[serde(rename = "mandatory")]
    Must,
}

/// Whose power may speak.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Role {
    Any,
    Main,
    MainOrAlly,
    NotMain,
}

impl Role {
    /// What to say to whoever has not got it.
    pub(crate) fn lacking(self) -> &'static str {
        match self {
            Role::Main => "power-needs-main",
            Role::MainOrAlly => "power-needs-part",
            Role::NotMain => "power-needs-no-main",
            Role::Any => "power-idle",
        }
    }
}

#[derive(Clone, Debug)]
pub struct AlienCard {
    pub row: u16,
    pub name_en: String,
    pub name_es: String,
    pub text_en: String,
    pub text_es: String,
    pub duty: Duty,
    pub role: Role,
    pub windows: Window,
    pub in_two_player: bool,
}

/// Who may play an artifact (COS-9.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Who {
    Any,
    Attacker,
}

#[derive(Clone, Debug)]
pub struct ArtifactCard {
    pub row: u16,
    pub copies: u8,
    pub text_en: String,
    pub text_es: String,
    pub windows: Window,
    pub who: Who,
}

impl ArtifactCard {
    /// Whether that player may play it at all (COS-9.1).
    #[must_use]
    pub fn may(&self, board: &Board, seat: Seat) -> bool {
        self.who == Who::Any || seat == board.attacker
    }

    /// The word that says at which moments it can be played.
    #[must_use]
    pub fn when(&self) -> &'static str {
        let has = |window: Window| self.windows.intersects(window);
        match () {
            () if has(Window::WZ) => "when-zap",
            () if has(Window::W10) => "when-compensation",
            () if has(Window::W3) => "when-nearly-always",
            () if self.who == Who::Attacker => "when-own-start",
            () if has(Window::W8) => "when-reveal",
            () => "when-alliances",
        }
    }
}

impl CosmicEncounter {
    pub(crate) fn read(components: &str) -> Result<CosmicEncounter, BadBox> {
        let raw: RawBox =
            toml::from_str(components).map_err(|error| BadBox::Unreadable(error.to_string()))?;
        raw.check_numbers()?;
        let faces = raw.faces()?;
        let deck =
            faces.iter().flat_map(|face| std::iter::repeat_n(face.card, usize::from(face.count))).collect();
        Ok(CosmicEncounter {
            numbers: raw.game,
            campaign: raw.campaign,
            planets: raw.planet_names()?,
            discs: raw.discs()?,
            deck,
            faces,
            aliens: raw.aliens()?,
            artifacts: raw.artifacts()?,
            starter_groups: raw.starter_groups()?,
            deal_seconds: raw.option_values("deal_seconds")?,
            deal_max_proposals: raw
                .option_values("deal_max_proposals")?
                .into_iter()
                .map(|most| most as u8)
                .collect(),
            colors: raw.color,
        })
    }

    /// The card's row in the box, for those who print its name.
    #[must_use]
    pub fn face_row(&self, card: Card) -> u16 {
        self.faces.iter().position(|face| face.card == card).map_or(u16::MAX, |row| row as u16)
    }
}
