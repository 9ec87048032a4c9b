//! The box, read once. No other file knows how it is written down (GAN-2.7).

use crate::cards::{Class, Id, Planet, Set, Ship, Shuttle, Slot, Tile};
use crate::settlers::{Color, Settlers};
use crate::state::{LONGEST_ROW, PLAYERS};
use orrery_core::BadBox;
use serde::Deserialize;

mod raw;

/// More settlers of a color, or a longer track, would not fit the state.
const MOST_SETTLERS: u8 = 60;
const LONGEST_TRACK: usize = 250;

/// The box of Ganymede: flat tables, by number.
#[derive(Clone, Debug)]
pub struct Ganymede {
    pub limits: Limits,
    /// The reputation track, from its start to its last space.
    pub track: Vec<Space>,
    /// Settlers that complete a ship at each slot (GAN-7.2).
    pub needs: [u8; 2],
    pub tiles: Vec<TileFace>,
    /// Earth's, then Mars's.
    pub shuttles: Vec<ShuttleFace>,
    pub ships: Vec<ShipFace>,
    pub colors: Vec<Name>,
    pub classes: Vec<Name>,
    pub slots: Vec<Name>,
    pub boards: Vec<Name>,
    /// All tiles, and all shuttles, of each class.
    pub tiles_of: [Set<Tile>; 5],
    pub shuttles_of: [Set<Shuttle>; 5],
}

#[derive(Clone, Debug, Deserialize)]
pub struct Limits {
    pub earth_capacity: u8,
    pub mars_capacity: u8,
    pub tile_slots: u8,
    pub ship_slots: u8,
    pub ship_hand_limit: u8,
    pub setup_ships_dealt: u8,
    pub setup_ships_kept: u8,
    pub tile_row: u8,
    pub earth_row: u8,
    pub mars_row: u8,
    pub ship_row: u8,
    pub launches_to_end: u8,
    pub meeples_per_colour_in_box: u8,
    pub adapts_per_basic_action: u8,
    pub incomplete_ship_vp_per_settler: i32,
    #[serde(deserialize_with = "raw::supply")]
    pub supply_per_colour: [u8; PLAYERS + 1],
}

#[derive(Clone, Debug, Deserialize)]
pub struct Space {
    pub vp: i32,
    pub bonus_basic: bool,
    pub launch: bool,
}

/// What something of the box is called.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Name {
    pub id: String,
    pub en: String,
    pub es: String,
}

#[derive(Clone, Debug)]
pub struct TileFace {
    pub name: Name,
    pub class: Class,
    pub start: bool,
    pub effect: Effect,
}

#[derive(Clone, Debug)]
pub struct ShuttleFace {
    pub name: Name,
    pub planet: Planet,
    pub class: Class,
    /// The colored symbols.
    pub requires: Settlers,
    /// The white symbols, for which any settler may stand; the box gives them to one class (GAN-2.5,
    /// GAN-2.6).
    pub white: u8,
    pub discard_tiles: u8,
    pub effect: Effect,
}

#[derive(Clone, Debug)]
pub struct ShipFace {
    pub name: Name,
    pub score: Score,
    /// Resolved at take-off, in order: one operation for each settler or Move shown (GAN-7.6.3).
    pub bonus: Vec<Op>,
    pub one_fewer: bool,
}

/// What a tile or shuttle does when it is activated (GAN-5.4.2).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    /// One of these operations; a plain effect has but one.
    OneOf(Vec<Op>),
    /// Each of these, in order.
    All(Vec<Op>),
}

/// An operation (GAN-6).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Op {
    Recruit(Set<Color>),
    Adapt,
    Move,
    Reputation,
    Draw,
    Basic,
}

/// How a launched ship scores (GAN-10.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Score {
    Fixed(i32),
    PerShuttleOf(Class, i32),
    FullSet(i32),
    PerSymbol(Color, i32),
    ReputationAgain,
    PerTile(i32),
}

impl Ganymede {
    pub fn tile(&self, tile: Tile) -> &TileFace {
        &self.tiles[tile.index()]
    }

    pub fn shuttle(&self, shuttle: Shuttle) -> &ShuttleFace {
        &self.shuttles[shuttle.index()]
    }

    pub fn ship(&self, ship: Ship) -> &ShipFace {
        &self.ships[ship.index()]
    }

    pub fn all_tiles(&self) -> Set<Tile> {
        numbers(&self.tiles, |_| true)
    }

    pub fn shuttles_from(&self, planet: Planet) -> Set<Shuttle> {
        numbers(&self.shuttles, |shuttle| shuttle.planet == planet)
    }

    pub fn all_ships(&self) -> Set<Ship> {
        numbers(&self.ships, |_| true)
    }

    /// The name of a part that a message speaks of: its family, and its number there.
    pub fn name(&self, family: &str, number: u16) -> Option<&Name> {
        let at = usize::from(number);
        match family {
            "tile" => self.tiles.get(at).map(|tile| &tile.name),
            "shuttle" => self.shuttles.get(at).map(|shuttle| &shuttle.name),
            "ship" => self.ships.get(at).map(|ship| &ship.name),
            "color" => self.colors.get(at),
            "class" => self.classes.get(at),
            "slot" => self.slots.get(at),
            "board" => self.boards.get(at),
            _ => None,
        }
    }
}

/// Opens a box, or says what is wrong with it.
pub fn unpack(components: &str) -> Result<Ganymede, BadBox> {
    let raw = raw::read(components)?;
    raw.count()?;
    let tiles: Vec<TileFace> = raw.tiles.iter().map(raw::Tile::face).collect::<Result<_, _>>()?;
    let earth = raw.earth_shuttles.iter().map(|raw| raw.face("earth_shuttles", Planet::Earth));
    let mars = raw.mars_shuttles.iter().map(|raw| raw.face("mars_shuttles", Planet::Mars));
    let shuttles: Vec<ShuttleFace> = earth.chain(mars).collect::<Result<_, _>>()?;
    let ships: Vec<ShipFace> = raw.ships.iter().map(raw::Ship::face).collect::<Result<_, _>>()?;
    let tiles_of = Class::ALL.map(|class| numbers(&tiles, |tile| tile.class == class));
    let shuttles_of = Class::ALL.map(|class| numbers(&shuttles, |shuttle| shuttle.class == class));
    let game = Ganymede {
        needs: raw.needs()?,
        colors: raw.colours.iter().map(raw::Part::name).collect(),
        classes: raw.classes.iter().map(raw::Part::name).collect(),
        slots: raw.board_layout.ship_slots.iter().map(raw::ShipSlot::name).collect(),
        boards: raw.boards.iter().map(raw::Board::name).collect(),
        limits: raw.limits,
        track: raw.reputation,
        tiles,
        shuttles,
        ships,
        tiles_of,
        shuttles_of,
    };
    fits(&game)?;
    Ok(game)
}

fn numbers<T, I: Id>(rows: &[T], belongs: impl Fn(&T) -> bool) -> Set<I> {
    let numbered = rows.iter().enumerate().filter(|(_, row)| belongs(row));
    numbered.map(|(number, _)| I::numbered(number as u8)).collect()
}

/// Whether the rules can work with these numbers.
fn fits(game: &Ganymede) -> Result<(), BadBox> {
    let Limits { tile_slots, tile_row, earth_row, mars_row, ship_row, .. } = game.limits;
    for (field, row) in
        [("tile_row", tile_row), ("earth_row", earth_row), ("mars_row", mars_row), ("ship_row", ship_row)]
    {
        limit(field, row, (1..=LONGEST_ROW as u8).contains(&row))?;
    }
    let start = game.tiles.iter().filter(|tile| tile.start).count();
    same("starting tiles", usize::from(tile_row), start)?;
    // Taking a tile is always possible (GAN-4.6): more tiles than boards and row can hold.
    let held = usize::from(tile_slots) * PLAYERS + usize::from(tile_row);
    limit("tile_slots", tile_slots, tile_slots > 0 && held < game.tiles.len())?;
    same("ship_slots", Slot::ALL.len(), usize::from(game.limits.ship_slots))?;
    same("setup_ships_kept", Slot::ALL.len(), usize::from(game.limits.setup_ships_kept))?;
    let dealt = game.limits.setup_ships_dealt;
    let enough = usize::from(dealt) * PLAYERS + usize::from(ship_row) <= game.ships.len();
    limit("setup_ships_dealt", dealt, usize::from(dealt) >= Slot::ALL.len() && enough)?;
    limit("launches_to_end", game.limits.launches_to_end, game.limits.launches_to_end > 0)?;
    let adapts = game.limits.adapts_per_basic_action;
    limit("adapts_per_basic_action", adapts, adapts > 0)?;
    let in_box = game.limits.meeples_per_colour_in_box;
    limit("meeples_per_colour_in_box", in_box, in_box <= MOST_SETTLERS)?;
    for players in 2..=PLAYERS {
        let supply = game.limits.supply_per_colour[players];
        limit("supply_per_colour", supply, (1..=in_box).contains(&supply))?;
    }
    let last = game.track.len().saturating_sub(1);
    let short = last <= LONGEST_TRACK;
    short.then_some(()).ok_or_else(|| impossible("reputation", last, "index", last))?;
    for (at, space) in game.track.iter().enumerate() {
        let possible = last > 0 && space.launch == (at == last);
        let wrong = || impossible("reputation", at, "launch", space.launch);
        possible.then_some(()).ok_or_else(wrong)?;
    }
    Ok(())
}

fn limit(field: &'static str, value: u8, possible: bool) -> Result<(), BadBox> {
    possible.then_some(()).ok_or_else(|| impossible("limits", field, field, value))
}

fn same(table: &'static str, wanted: usize, found: usize) -> Result<(), BadBox> {
    if wanted == found { Ok(()) } else { Err(BadBox::Count { table, wanted, found }) }
}

fn impossible(table: &'static str, id: impl ToString, field: &'static str, value: impl ToString) -> BadBox {
    BadBox::Impossible { table, id: id.to_string(), field, value: value.to_string() }
}
