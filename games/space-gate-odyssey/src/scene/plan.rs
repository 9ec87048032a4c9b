//! How the sides of the exoplanets look.

use crate::components::drawing::{Drawing, Point};
use orrery_scene::{Body, Say};

pub fn numbers(drawing: &Drawing) -> Vec<(&str, Say)> {
    drawing.numbers.iter().map(|(name, value)| (name.as_str(), Say::from(value.as_str()))).collect()
}

pub fn body(drawing: &Drawing) -> Body {
    use orrery_scene::Tone::{Blue, Green, Purple};
    match drawing.rule.as_str() {
        "mountain" => Body::Moon,
        "volcanoes" => Body::Mars,
        "islands" => Body::Earth,
        "treetops" => Body::Of(Green),
        "roads" => Body::Of(Blue),
        "satellites" => Body::Of(Purple),
        _ => Body::Gas,
    }
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
