//! The box, read once into flat tables. No other file knows TOML.

use crate::aliens::Alien;
use crate::artifacts::Artifact;
use crate::cards::{Card, Cards, HIGHEST_ATTACK, MOST_COPIES};
use crate::windows::Window;
use arrayvec::ArrayVec;
use orrery_core::BadBox;
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

#[derive(Deserialize)]
struct RawBox {
    game: Numbers,
    campaign: Campaign,
    color: Vec<Name>,
    planet: Vec<RawPlanet>,
    order_disc: Vec<RawDisc>,
    card_type: Vec<RawCard>,
    alien: Vec<RawAlien>,
    starter_group: Vec<RawGroup>,
    option: Vec<RawOption>,
}

#[derive(Deserialize)]
struct RawPlanet {
    id: String,
    color: String,
    index: usize,
    name: String,
}

#[derive(Deserialize)]
struct RawDisc {
    id: String,
    color: String,
}

#[derive(Deserialize)]
struct RawCard {
    id: String,
    kind: String,
    value: Option<u8>,
    name_en: String,
    name_es: String,
    count: u8,
    #[serde(default)]
    windows: Vec<String>,
    who: Option<Who>,
    text_en: Option<String>,
    text_es: Option<String>,
}

#[derive(Deserialize)]
struct RawAlien {
    id: String,
    name_en: String,
    name_es: String,
    text_en: String,
    text_es: String,
    #[serde(rename = "use")]
    duty: Duty,
    role: Role,
    windows: Vec<String>,
    in_two_player: bool,
}

#[derive(Deserialize)]
struct RawGroup {
    id: String,
    aliens: Vec<String>,
}

#[derive(Deserialize)]
struct RawOption {
    id: String,
    values: Vec<toml::Value>,
}

impl RawBox {
    fn check_numbers(&self) -> Result<(), BadBox> {
        let numbers = &self.game;
        let fits = |field, fact: bool, value: u8| {
            let bad =
                || BadBox::Impossible { table: "game", id: "game".into(), field, value: value.to_string() };
            fact.then_some(()).ok_or_else(bad)
        };
        let homes = numbers.ships_per_home_planet.checked_mul(PER_SYSTEM as u8);
        fits(
            "planets_per_system",
            usize::from(numbers.planets_per_system) == PER_SYSTEM,
            numbers.planets_per_system,
        )?;
        fits("ships_per_player", homes == Some(numbers.ships_per_player), numbers.ships_per_player)?;
        fits("launch_max", (1..=numbers.launch_max).contains(&numbers.launch_min), numbers.launch_max)?;
        fits("ally_max", (1..=numbers.ally_max).contains(&numbers.ally_min), numbers.ally_max)?;
        fits("hand_size", (1..=12).contains(&numbers.hand_size), numbers.hand_size)?;
        fits("colonies_to_win", (1..=15).contains(&numbers.colonies_to_win), numbers.colonies_to_win)
    }

    fn planet_names(&self) -> Result<Vec<String>, BadBox> {
        count("color", SYSTEMS, self.color.len())?;
        count("planet", PLANETS, self.planet.len())?;
        for (at, planet) in self.planet.iter().enumerate() {
            let color = self.color_of("planet", &planet.id, &planet.color)?;
            let place = color * PER_SYSTEM + planet.index.wrapping_sub(1);
            let value = planet.index.to_string();
            let bad = BadBox::Impossible { table: "planet", id: planet.id.clone(), field: "index", value };
            (place == at).then_some(()).ok_or(bad)?;
        }
        Ok(self.planet.iter().map(|planet| planet.name.clone()).collect())
    }

    fn color_of(&self, table: &'static str, id: &str, color: &str) -> Result<usize, BadBox> {
        let unknown = || BadBox::Unknown { table, id: id.into(), field: "color", value: color.into() };
        self.color.iter().position(|row| row.id == color).ok_or_else(unknown)
    }

    fn discs(&self) -> Result<[u8; SYSTEMS], BadBox> {
        let mut discs = [0; SYSTEMS];
        for disc in &self.order_disc {
            discs[self.color_of("order_disc", &disc.id, &disc.color)?] += 1;
        }
        match discs.iter().position(|&copies| copies == 0) {
            Some(color) => Err(BadBox::Impossible {
                table: "order_disc",
                id: self.color[color].id.clone(),
                field: "color",
                value: "0".into(),
            }),
            None => Ok(discs),
        }
    }

    fn faces(&self) -> Result<Vec<Face>, BadBox> {
        let mut faces: Vec<Face> = Vec::new();
        for row in &self.card_type {
            let bad = |field, value: String| BadBox::Impossible {
                table: "card_type",
                id: row.id.clone(),
                field,
                value,
            };
            let card = match (row.kind.as_str(), row.value) {
                ("attack", Some(value)) if value <= HIGHEST_ATTACK => Card::Attack(value),
                ("attack", value) => return Err(bad("value", format!("{value:?}"))),
                ("negotiate", _) => Card::Negotiate,
                ("artifact", _) => {
                    Card::Artifact(Artifact::named(&row.id).ok_or_else(|| bad("id", row.id.clone()))?)
                }
                (kind, _) => return Err(bad("kind", kind.into())),
            };
            if row.count == 0 || row.count > MOST_COPIES {
                return Err(bad("count", row.count.to_string()));
            }
            if faces.iter().any(|face| face.card == card) {
                return Err(BadBox::Doubled { table: "card_type", id: row.id.clone() });
            }
            let (name_en, name_es) = (row.name_en.clone(), row.name_es.clone());
            faces.push(Face { card, count: row.count, name_en, name_es });
        }
        let encounter = faces.iter().filter(|face| face.card.is_encounter()).count();
        if encounter == 0 {
            Err(BadBox::Count { table: "card_type", wanted: 1, found: 0 })
        } else {
            Ok(faces)
        }
    }

    fn artifacts(&self) -> Result<Vec<ArtifactCard>, BadBox> {
        let card = |&artifact: &Artifact| {
            let missing = BadBox::Unknown {
                table: "card_type",
                id: artifact.id().into(),
                field: "id",
                value: artifact.id().into(),
            };
            let (row, raw) =
                self.card_type.iter().enumerate().find(|(_, raw)| raw.id == artifact.id()).ok_or(missing)?;
            Ok(ArtifactCard {
                row: row as u16,
                copies: raw.count,
                text_en: raw.text_en.clone().unwrap_or_default(),
                text_es: raw.text_es.clone().unwrap_or_default(),
                windows: windows("card_type", &raw.id, &raw.windows)?,
                who: raw.who.unwrap_or(Who::Any),
            })
        };
        Artifact::ALL.iter().map(card).collect()
    }

    fn aliens(&self) -> Result<Vec<AlienCard>, BadBox> {
        count("alien", Alien::ALL.len(), self.alien.len())?;
        for (at, raw) in self.alien.iter().enumerate() {
            if self.alien[..at].iter().any(|other| other.id == raw.id) {
                return Err(BadBox::Doubled { table: "alien", id: raw.id.clone() });
            }
            alien("alien", &raw.id, &raw.id)?;
        }
        let card = |wanted: &Alien| {
            let (row, raw) = (self.alien.iter().enumerate())
                .find(|(_, raw)| raw.id == wanted.id())
                .expect("as many rows as aliens, each a different alien");
            Ok(AlienCard {
                row: row as u16,
                name_en: raw.name_en.clone(),
                name_es: raw.name_es.clone(),
                text_en: raw.text_en.clone(),
                text_es: raw.text_es.clone(),
                duty: raw.duty,
                role: raw.role,
                windows: windows("alien", &raw.id, &raw.windows)?,
                in_two_player: raw.in_two_player,
            })
        };
        Alien::ALL.iter().map(card).collect()
    }

    fn starter_groups(&self) -> Result<Vec<ArrayVec<Alien, SYSTEMS>>, BadBox> {
        count("starter_group", 3, self.starter_group.len())?;
        let group = |raw: &RawGroup| {
            count("starter_group", SYSTEMS, raw.aliens.len())?;
            raw.aliens.iter().map(|id| alien("starter_group", &raw.id, id)).collect()
        };
        self.starter_group.iter().map(group).collect()
    }

    fn option_values(&self, id: &'static str) -> Result<Vec<u32>, BadBox> {
        let unknown =
            || BadBox::Unknown { table: "option", id: id.into(), field: "values", value: String::new() };
        let row = self.option.iter().find(|row| row.id == id).ok_or_else(unknown)?;
        let number = |value: &toml::Value| value.as_integer().and_then(|value| u32::try_from(value).ok());
        row.values.iter().map(|value| number(value).ok_or_else(unknown)).collect()
    }
}

fn count(table: &'static str, wanted: usize, found: usize) -> Result<(), BadBox> {
    if wanted == found { Ok(()) } else { Err(BadBox::Count { table, wanted, found }) }
}

fn alien(table: &'static str, id: &str, value: &str) -> Result<Alien, BadBox> {
    let unknown = || BadBox::Unknown { table, id: id.into(), field: "aliens", value: value.into() };
    Alien::named(value).ok_or_else(unknown)
}

fn windows(table: &'static str, id: &str, names: &[String]) -> Result<Window, BadBox> {
    let window = |name: &String| {
        let unknown = || BadBox::Unknown { table, id: id.into(), field: "windows", value: name.clone() };
        Window::from_name(name).ok_or_else(unknown)
    };
    names.iter().map(window).collect()
}
