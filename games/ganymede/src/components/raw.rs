//! The components file as it is written, and the first look at it.

use super::{Effect, Limits, Name, Op, Score, ShipFace, ShuttleFace, Space, TileFace, impossible, same};
use crate::cards::{Class, Planet, Slot};
use crate::settlers::{Color, Settlers};
use crate::state::{PLAYERS, THICKEST_DECK};
use orrery_core::BadBox;
use serde::{Deserialize, Deserializer};
use std::collections::BTreeMap;
use std::mem::discriminant;

/// No shuttle carries more settlers of a color.
const MOST_SYMBOLS: u8 = 9;

#[derive(Deserialize)]
pub struct Components {
    pub limits: Limits,
    counts: Counts,
    pub colours: Vec<Part>,
    pub classes: Vec<Part>,
    pub reputation: Vec<Space>,
    pub boards: Vec<Board>,
    pub board_layout: BoardLayout,
    pub tiles: Vec<Tile>,
    pub earth_shuttles: Vec<Shuttle>,
    pub mars_shuttles: Vec<Shuttle>,
    pub ships: Vec<Ship>,
}

#[derive(Deserialize)]
struct Counts {
    tiles: usize,
    start_tiles: usize,
    earth_shuttles: usize,
    mars_shuttles: usize,
    ships: usize,
    boards: usize,
    reputation_markers: usize,
    meeples: usize,
}

#[derive(Deserialize)]
pub struct Part {
    id: String,
    label: String,
    label_es: String,
}

#[derive(Deserialize)]
pub struct Board {
    id: String,
    name: String,
}

#[derive(Deserialize)]
pub struct BoardLayout {
    pub ship_slots: Vec<ShipSlot>,
}

#[derive(Deserialize)]
pub struct ShipSlot {
    id: String,
    label: String,
    label_es: String,
    need: u8,
}

#[derive(Deserialize)]
pub struct Tile {
    id: String,
    class: String,
    start: bool,
    effect: RawEffect,
    text: String,
    text_es: String,
}

#[derive(Deserialize)]
pub struct Shuttle {
    id: String,
    class: String,
    requires: BTreeMap<String, u8>,
    discard_tiles: u8,
    effect: RawEffect,
    text: String,
    text_es: String,
}

#[derive(Deserialize)]
pub struct Ship {
    id: String,
    score: RawScore,
    bonus: Vec<RawOp>,
    ability: String,
    text: String,
    text_es: String,
}

#[derive(Deserialize)]
struct RawEffect {
    mode: String,
    parts: Vec<RawOp>,
}

#[derive(Deserialize)]
struct RawOp {
    op: String,
    #[serde(default)]
    colours: Vec<String>,
}

#[derive(Deserialize)]
struct RawScore {
    kind: String,
    #[serde(default)]
    vp: i32,
    #[serde(default)]
    class: String,
    #[serde(default)]
    colour: String,
}

pub fn read(components: &str) -> Result<Components, BadBox> {
    toml::from_str(components).map_err(|error| BadBox::Unreadable(error.to_string()))
}

/// The supply by the number of players; a number that is missing is none.
pub fn supply<'de, D: Deserializer<'de>>(from: D) -> Result<[u8; PLAYERS + 1], D::Error> {
    let written = BTreeMap::<String, u8>::deserialize(from)?;
    Ok(std::array::from_fn(|players| written.get(&players.to_string()).copied().unwrap_or_default()))
}

impl Components {
    /// Whether every table is as long as the box says, and no id is used twice (GAN-2.1).
    pub fn count(&self) -> Result<(), BadBox> {
        let Counts { tiles, earth_shuttles, mars_shuttles, ships, boards, .. } = self.counts;
        for (table, rows) in [
            ("tiles", tiles),
            ("earth_shuttles", earth_shuttles),
            ("mars_shuttles", mars_shuttles),
            ("ships", ships),
        ] {
            let thin = rows <= THICKEST_DECK;
            thin.then_some(()).ok_or_else(|| impossible("counts", table, table, rows))?;
        }
        same("tiles", tiles, self.tiles.len())?;
        same("earth_shuttles", earth_shuttles, self.earth_shuttles.len())?;
        same("mars_shuttles", mars_shuttles, self.mars_shuttles.len())?;
        same("shuttles of a planet", earth_shuttles, mars_shuttles)?;
        same("ships", ships, self.ships.len())?;
        same("boards", boards, self.boards.len())?;
        same("boards", PLAYERS, self.boards.len())?;
        same("reputation_markers", PLAYERS, self.counts.reputation_markers)?;
        same("ship_slots", Slot::ALL.len(), self.board_layout.ship_slots.len())?;
        let start = self.tiles.iter().filter(|tile| tile.start).count();
        same("starting tiles", self.counts.start_tiles, start)?;
        let meeples = usize::from(self.limits.meeples_per_colour_in_box) * self.colours.len();
        same("meeples", self.counts.meeples, meeples)?;
        single("tiles", self.tiles.iter().map(|tile| &tile.id))?;
        single("earth_shuttles", self.earth_shuttles.iter().map(|shuttle| &shuttle.id))?;
        single("mars_shuttles", self.mars_shuttles.iter().map(|shuttle| &shuttle.id))?;
        single("ships", self.ships.iter().map(|ship| &ship.id))?;
        in_order("colours", &["blue", "red", "yellow", "purple"], &self.colours)?;
        in_order("classes", &["media", "command", "engineering", "care", "joint"], &self.classes)
    }

    pub fn needs(&self) -> Result<[u8; 2], BadBox> {
        let slots = &self.board_layout.ship_slots;
        for (slot, id) in slots.iter().zip(["identical", "different"]) {
            known(slot.id == id, ("ship_slots", id), "id", &slot.id)?;
            // One fewer must still be somebody (GAN-7.3), and no five settlers differ.
            let possible = slot.need > 1 && (id == "identical" || usize::from(slot.need) <= Color::ALL.len());
            possible.then_some(()).ok_or_else(|| impossible("ship_slots", id, "need", slot.need))?;
        }
        Ok([slots[0].need, slots[1].need])
    }
}

fn single<'a>(table: &'static str, ids: impl Iterator<Item = &'a String> + Clone) -> Result<(), BadBox> {
    let doubled = ids.clone().find(|id| ids.clone().filter(|other| other == id).count() > 1);
    doubled.map_or(Ok(()), |id| Err(BadBox::Doubled { table, id: id.clone() }))
}

/// The colors and classes are those of the rules, in their order.
fn in_order(table: &'static str, ids: &[&str], parts: &[Part]) -> Result<(), BadBox> {
    same(table, ids.len(), parts.len())?;
    parts.iter().zip(ids).try_for_each(|(part, &id)| known(part.id == id, (table, id), "id", &part.id))
}

/// A row of a table, by its id.
type At<'a> = (&'static str, &'a str);

fn unknown((table, id): At<'_>, field: &'static str, value: &str) -> BadBox {
    BadBox::Unknown { table, id: id.to_owned(), field, value: value.to_owned() }
}

fn known(fact: bool, at: At<'_>, field: &'static str, value: &str) -> Result<(), BadBox> {
    fact.then_some(()).ok_or_else(|| unknown(at, field, value))
}

fn class(at: At<'_>, value: &str) -> Result<Class, BadBox> {
    Ok(match value {
        "media" => Class::Media,
        "command" => Class::Command,
        "engineering" => Class::Engineering,
        "care" => Class::Care,
        "joint" => Class::Joint,
        _ => return Err(unknown(at, "class", value)),
    })
}

fn color(at: At<'_>, value: &str) -> Result<Color, BadBox> {
    Ok(match value {
        "blue" => Color::Blue,
        "red" => Color::Red,
        "yellow" => Color::Yellow,
        "purple" => Color::Purple,
        _ => return Err(unknown(at, "colour", value)),
    })
}

fn operation(at: At<'_>, raw: &RawOp) -> Result<Op, BadBox> {
    Ok(match raw.op.as_str() {
        "recruit" if raw.colours.is_empty() => return Err(impossible(at.0, at.1, "colours", "[]")),
        "recruit" => Op::Recruit(raw.colours.iter().map(|value| color(at, value)).collect::<Result<_, _>>()?),
        "adapt" => Op::Adapt,
        "move" => Op::Move,
        "reputation" => Op::Reputation,
        "draw" => Op::Draw,
        "basic" => Op::Basic,
        _ => return Err(unknown(at, "op", &raw.op)),
    })
}

/// Whether two of the parts would offer the same thing.
fn overlap(parts: &[Op]) -> bool {
    let doubled =
        |(at, op): (usize, &Op)| parts[..at].iter().any(|other| discriminant(other) == discriminant(op));
    parts.contains(&Op::Basic) || parts.iter().enumerate().any(doubled)
}

fn effect(at: At<'_>, raw: &RawEffect) -> Result<Effect, BadBox> {
    let parts: Vec<Op> = raw.parts.iter().map(|part| operation(at, part)).collect::<Result<_, _>>()?;
    match (raw.mode.as_str(), parts.len()) {
        ("single", 1) => Ok(Effect::OneOf(parts)),
        ("either", 2..) if !overlap(&parts) => Ok(Effect::OneOf(parts)),
        ("both", 2..=4) => Ok(Effect::All(parts)),
        ("single" | "either" | "both", _) => {
            Err(impossible(at.0, at.1, "effect", format!("{} of {}", raw.mode, parts.len())))
        }
        _ => Err(unknown(at, "mode", &raw.mode)),
    }
}

fn score(at: At<'_>, raw: &RawScore) -> Result<Score, BadBox> {
    Ok(match raw.kind.as_str() {
        "fixed" => Score::Fixed(raw.vp),
        "per_shuttle_class" => Score::PerShuttleOf(class(at, &raw.class)?, raw.vp),
        "full_set" => Score::FullSet(raw.vp),
        "per_shuttle_symbol" => Score::PerSymbol(color(at, &raw.colour)?, raw.vp),
        "reputation_again" => Score::ReputationAgain,
        "per_tile" => Score::PerTile(raw.vp),
        _ => return Err(unknown(at, "kind", &raw.kind)),
    })
}

fn name(id: &str, en: &str, es: &str) -> Name {
    Name { id: id.to_owned(), en: en.to_owned(), es: es.to_owned() }
}

impl Part {
    pub fn name(&self) -> Name {
        name(&self.id, &self.label, &self.label_es)
    }
}

impl ShipSlot {
    pub fn name(&self) -> Name {
        name(&self.id, &self.label, &self.label_es)
    }
}

impl Board {
    /// Boards bear proper names, the same in every language.
    pub fn name(&self) -> Name {
        name(&self.id, &self.name, &self.name)
    }
}

impl Tile {
    pub fn face(&self) -> Result<TileFace, BadBox> {
        let at = ("tiles", self.id.as_str());
        Ok(TileFace {
            name: name(&self.id, &self.text, &self.text_es),
            class: class(at, &self.class)?,
            start: self.start,
            effect: effect(at, &self.effect)?,
        })
    }
}

impl Shuttle {
    pub fn face(&self, table: &'static str, planet: Planet) -> Result<ShuttleFace, BadBox> {
        let at = (table, self.id.as_str());
        let (mut requires, mut white) = (Settlers::NONE, 0);
        for (symbol, &number) in &self.requires {
            let payable = number <= MOST_SYMBOLS;
            payable.then_some(()).ok_or_else(|| impossible(table, &self.id, "requires", number))?;
            match symbol.as_str() {
                "white" => white = number,
                symbol => {
                    let color = color(at, symbol)?;
                    (0..number).for_each(|_| requires.add(color));
                }
            }
        }
        let carried = requires.total() + white;
        (carried > 0).then_some(()).ok_or_else(|| impossible(table, &self.id, "requires", carried))?;
        Ok(ShuttleFace {
            name: name(&self.id, &self.text, &self.text_es),
            planet,
            class: class(at, &self.class)?,
            requires,
            white,
            discard_tiles: self.discard_tiles,
            effect: effect(at, &self.effect)?,
        })
    }
}

impl Ship {
    pub fn face(&self) -> Result<ShipFace, BadBox> {
        let at = ("ships", self.id.as_str());
        known(matches!(self.ability.as_str(), "" | "one_fewer"), at, "ability", &self.ability)?;
        let bonus: Vec<Op> = self.bonus.iter().map(|raw| operation(at, raw)).collect::<Result<_, _>>()?;
        (bonus.len() <= 4).then_some(()).ok_or_else(|| impossible(at.0, at.1, "bonus", bonus.len()))?;
        Ok(ShipFace {
            name: name(&self.id, &self.text, &self.text_es),
            score: score(at, &self.score)?,
            bonus,
            one_fewer: self.ability == "one_fewer",
        })
    }
}
