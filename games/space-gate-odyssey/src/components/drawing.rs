//! Where things are drawn on a side of an exoplanet: the coordinates in the box, which no rule ever asks for.

use super::printed::Printed;
use std::collections::BTreeMap;
use toml::{Table, Value};

/// The drawn size of an exoplanet, whatever the size of the canvas on which the box has it.
pub const PLANET: f32 = 300.0;
const MARGIN: f32 = 5.0;

pub type Point = (f32, f32);

#[derive(Debug)]
pub struct Drawing {
    pub rule: String,
    pub spots: Vec<Spot>,
    /// Pairs of spaces that belong together: what carries what, roads, canals.
    pub links: Vec<(usize, usize)>,
    /// The spaces around each level, volcano, island, satellite, tree, counted from one.
    pub parts: BTreeMap<u8, Vec<usize>>,
    /// The numbers printed on the side, for the sentence that says its rule.
    pub numbers: Vec<(String, String)>,
}

#[derive(Debug)]
pub struct Spot {
    pub at: Point,
    pub advanced: bool,
    pub swaps: bool,
}

impl Drawing {
    pub(super) fn of(rule: &str, printed: &Printed<'_>) -> Drawing {
        let scale = (PLANET - 2.0 * MARGIN) / canvas(printed.side);
        let spot = |row: &&Table| Spot {
            at: (number(row, "x") * scale + MARGIN, number(row, "y") * scale + MARGIN),
            advanced: text(row, "kind") == "advanced",
            swaps: row.get("predominance").and_then(Value::as_bool) == Some(true),
        };
        Drawing {
            rule: rule.to_owned(),
            spots: printed.spaces.iter().map(spot).collect(),
            links: links(printed),
            parts: parts(&printed.spaces),
            numbers: numbers(printed.side),
        }
    }

    /// The middle of some spaces.
    #[must_use]
    pub fn middle(&self, spaces: &[usize]) -> Point {
        let count = spaces.len().max(1) as f32;
        let sum = spaces.iter().filter_map(|&at| self.spots.get(at)).fold((0.0, 0.0), |(x, y), spot| {
            let (dx, dy) = spot.at;
            (x + dx, y + dy)
        });
        (sum.0 / count, sum.1 / count)
    }
}

/// How wide the box draws the side, and as high.
fn canvas(side: &Table) -> f32 {
    let width = side.get("canvas").and_then(Value::as_array).and_then(|sizes| sizes.first());
    width.and_then(Value::as_integer).filter(|&width| width > 0).unwrap_or(1000) as f32
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

fn links(printed: &Printed<'_>) -> Vec<(usize, usize)> {
    let spaces = &printed.spaces;
    let place = |id: &str| spaces.iter().position(|row| text(row, "id") == id);
    let mut links = Vec::new();
    for (at, row) in spaces.iter().enumerate() {
        let needs = ["requires", "requires_any"].into_iter().filter_map(|field| row.get(field)?.as_array());
        links.extend(needs.flatten().filter_map(Value::as_str).filter_map(place).map(|need| (need, at)));
    }
    let roads = rows(printed.whole, "planck_roads").filter(|row| text(row, "side") == printed.id);
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
