//! Where things are drawn: the coordinates in the box, which no rule ever asks for.

use crate::components::{Side, SpaceGateOdyssey};
use orrery_core::Game;
use orrery_scene::{Body, Say};
use std::collections::BTreeMap;
use std::sync::LazyLock;
use toml::{Table, Value};

/// The drawn size of an exoplanet; the box has a thousand units each way.
pub const PLANET: f32 = 300.0;
const SCALE: f32 = 0.29;
const MARGIN: f32 = 5.0;

pub type Point = (f32, f32);

/// One side of an exoplanet.
#[derive(Default)]
pub struct Drawing {
    pub rule: String,
    pub spots: Vec<Spot>,
    /// Pairs of spaces that belong together: what carries what, roads, canals.
    pub links: Vec<(usize, usize)>,
    /// The spaces around each level, volcano, island, satellite, tree, counted from one.
    pub parts: BTreeMap<u8, Vec<usize>>,
    /// The numbers printed on the side, for the sentence that says its rule.
    numbers: Vec<(String, String)>,
}

pub struct Spot {
    pub at: Point,
    pub advanced: bool,
    pub swaps: bool,
}

static PLAN: LazyLock<BTreeMap<String, Drawing>> = LazyLock::new(|| {
    let whole: Table = toml::from_str(SpaceGateOdyssey::META.components).unwrap_or_default();
    let rules: BTreeMap<&str, &str> =
        rows(&whole, "exoplanets").map(|row| (text(row, "id"), text(row, "rule"))).collect();
    let sides = rows(&whole, "exoplanet_sides");
    sides.map(|side| (text(side, "id").to_owned(), read(&whole, side, &rules))).collect()
});

static NOTHING: Drawing =
    Drawing { rule: String::new(), spots: vec![], links: vec![], parts: BTreeMap::new(), numbers: vec![] };

/// How the side is drawn; one that the box of the house does not have is drawn without places of its own.
pub fn drawing(side: &Side) -> &'static Drawing {
    by_id(&side.id).unwrap_or(&NOTHING)
}

pub fn by_id(side: &str) -> Option<&'static Drawing> {
    PLAN.get(side)
}

impl Drawing {
    pub fn numbers(&self) -> Vec<(&str, Say)> {
        self.numbers.iter().map(|(name, value)| (name.as_str(), Say::from(value.as_str()))).collect()
    }

    /// The middle of some spaces.
    pub fn middle(&self, spaces: &[usize]) -> Point {
        let count = spaces.len().max(1) as f32;
        let sum = spaces.iter().filter_map(|&at| self.spots.get(at)).fold((0.0, 0.0), |(x, y), spot| {
            let (dx, dy) = spot.at;
            (x + dx, y + dy)
        });
        (sum.0 / count, sum.1 / count)
    }

    pub fn body(&self) -> Body {
        use orrery_scene::Tone::{Blue, Green, Purple};
        match self.rule.as_str() {
            "mountain" => Body::Moon,
            "volcanoes" => Body::Mars,
            "islands" => Body::Earth,
            "treetops" => Body::Of(Green),
            "roads" => Body::Of(Blue),
            "satellites" => Body::Of(Purple),
            _ => Body::Gas,
        }
    }

    /// The clause by which the side pays, where causes do not have their own.
    pub fn clause(&self) -> &'static str {
        match self.rule.as_str() {
            "mountain" => "SGO-9.3",
            "volcanoes" => "SGO-9.8",
            "light_dark" => "SGO-9.13",
            "satellites" => "SGO-9.25",
            "islands" => "SGO-9.30",
            "treetops" => "SGO-9.31",
            "roads" => "SGO-9.33",
            "canals" if self.numbers.iter().any(|(name, _)| name == "points_by_order") => "SGO-9.35",
            "canals" => "SGO-9.38",
            _ => "SGO-8.7",
        }
    }
}

fn rows<'a>(whole: &'a Table, name: &str) -> impl Iterator<Item = &'a Table> {
    whole.get(name).and_then(Value::as_array).into_iter().flatten().filter_map(Value::as_table)
}

fn text<'a>(row: &'a Table, field: &str) -> &'a str {
    row.get(field).and_then(Value::as_str).unwrap_or_default()
}

fn number(row: &Table, field: &str) -> f32 {
    row.get(field).and_then(Value::as_integer).unwrap_or(0) as f32
}

fn read(whole: &Table, side: &Table, rules: &BTreeMap<&str, &str>) -> Drawing {
    let id = text(side, "id");
    let spaces: Vec<&Table> = rows(whole, "exoplanet_spaces").filter(|row| text(row, "side") == id).collect();
    let spot = |row: &&Table| Spot {
        at: (number(row, "x") * SCALE + MARGIN, number(row, "y") * SCALE + MARGIN),
        advanced: text(row, "kind") == "advanced",
        swaps: row.get("predominance").and_then(Value::as_bool) == Some(true),
    };
    Drawing {
        rule: rules.get(text(side, "exoplanet")).copied().unwrap_or_default().to_owned(),
        spots: spaces.iter().map(spot).collect(),
        links: links(whole, id, &spaces),
        parts: parts(&spaces),
        numbers: numbers(side),
    }
}

fn links(whole: &Table, side: &str, spaces: &[&Table]) -> Vec<(usize, usize)> {
    let place = |id: &str| spaces.iter().position(|row| text(row, "id") == id);
    let mut links = Vec::new();
    for (at, row) in spaces.iter().enumerate() {
        let needs = ["requires", "requires_any"].into_iter().filter_map(|field| row.get(field)?.as_array());
        links.extend(needs.flatten().filter_map(Value::as_str).filter_map(place).map(|need| (need, at)));
    }
    let roads = rows(whole, "planck_roads").filter(|row| text(row, "side") == side);
    links.extend(roads.filter_map(|row| Some((place(text(row, "a"))?, place(text(row, "b"))?))));
    links
}

/// The groups of spaces by whichever number the side counts them with.
fn parts(spaces: &[&Table]) -> BTreeMap<u8, Vec<usize>> {
    let mut parts: BTreeMap<u8, Vec<usize>> = BTreeMap::new();
    for (at, row) in spaces.iter().enumerate() {
        for field in ["level", "volcanoes", "island", "satellite", "tree"] {
            let numbers: Vec<i64> = match row.get(field) {
                Some(Value::Array(several)) => several.iter().filter_map(Value::as_integer).collect(),
                Some(one) => one.as_integer().into_iter().collect(),
                None => Vec::new(),
            };
            for number in numbers {
                parts.entry(number as u8).or_default().push(at);
            }
        }
    }
    parts
}

fn numbers(side: &Table) -> Vec<(String, String)> {
    let told = |value: &Value| match value {
        Value::Integer(number) => Some(number.to_string()),
        Value::Array(list) if list.iter().all(Value::is_integer) => {
            let paid: Vec<i64> =
                list.iter().filter_map(Value::as_integer).filter(|points| *points > 0).collect();
            let runs = paid.chunk_by(|one, other| one == other);
            let told = |run: &[i64]| match run {
                [one] => one.to_string(),
                _ => format!("{}×{}", run.len(), run[0]),
            };
            Some(runs.map(told).collect::<Vec<_>>().join(" · "))
        }
        _ => None,
    };
    side.iter().filter_map(|(name, value)| Some((name.clone(), told(value)?))).collect()
}

/// Where it is marked who leads a part: beside a level, in a crater, outside an island.
pub fn mark(drawing: &Drawing, spaces: &[usize]) -> Option<Point> {
    let (x, y) = drawing.middle(spaces);
    match drawing.rule.as_str() {
        "volcanoes" => Some((x, y)),
        "mountain" => {
            let left = spaces.iter().filter_map(|&at| drawing.spots.get(at)).map(|spot| spot.at.0);
            Some((left.fold(f32::MAX, f32::min) - 26.0, y))
        }
        "islands" => {
            let top = spaces.iter().filter_map(|&at| drawing.spots.get(at)).map(|spot| spot.at.1);
            Some((x, top.fold(f32::MAX, f32::min) - 22.0))
        }
        _ => None,
    }
}
