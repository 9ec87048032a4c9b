//! The rows of the components file, and every way in which they can be bad.

use super::{
    AlienCard, ArtifactCard, Campaign, Duty, Face, Name, Numbers, PER_SYSTEM, PLANETS, Role, SYSTEMS, Who,
};
use crate::aliens::Alien;
use crate::artifacts::Artifact;
use crate::cards::{Card, HIGHEST_ATTACK, MOST_COPIES};
use crate::windows::Window;
use arrayvec::ArrayVec;
use orrery_core::BadBox;
use serde::Deserialize;

#[derive(Deserialize)]
pub(super) struct RawBox {
    pub(super) game: Numbers,
    pub(super) campaign: Campaign,
    pub(super) color: Vec<Name>,
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
    pub(super) fn check_numbers(&self) -> Result<(), BadBox> {
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

    pub(super) fn planet_names(&self) -> Result<Vec<String>, BadBox> {
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

    pub(super) fn discs(&self) -> Result<[u8; SYSTEMS], BadBox> {
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

    pub(super) fn faces(&self) -> Result<Vec<Face>, BadBox> {
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

    pub(super) fn artifacts(&self) -> Result<Vec<ArtifactCard>, BadBox> {
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

    pub(super) fn aliens(&self) -> Result<Vec<AlienCard>, BadBox> {
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

    pub(super) fn starter_groups(&self) -> Result<Vec<ArrayVec<Alien, SYSTEMS>>, BadBox> {
        count("starter_group", 3, self.starter_group.len())?;
        let group = |raw: &RawGroup| {
            count("starter_group", SYSTEMS, raw.aliens.len())?;
            raw.aliens.iter().map(|id| alien("starter_group", &raw.id, id)).collect()
        };
        self.starter_group.iter().map(group).collect()
    }

    pub(super) fn option_values(&self, id: &'static str) -> Result<Vec<u32>, BadBox> {
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
