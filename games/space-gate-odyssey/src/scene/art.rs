//! What is drawn once and never changes.

use super::hawking::spoke;
use super::plan;
use crate::components::SpaceGateOdyssey;
use crate::components::drawing::{Drawing, PLANET};
use orrery_scene::{Art, Body, Paint, Shape, Tone, Word, word};

pub fn of(game: &SpaceGateOdyssey, key: &str) -> Option<Art> {
    match key {
        "odyssey" => Some(odyssey()),
        "wheel" => Some(wheel()),
        "vignette" => Some(vignette()),
        _ => {
            let id = key.strip_prefix("planet-")?;
            let mut sides = game.exoplanets.iter().flat_map(|face| &face.sides);
            sides.find(|side| side.id == id).map(|side| planet(&side.drawing))
        }
    }
}

fn path(d: impl Into<Word>, paint: Paint) -> Shape {
    Shape::Path { d: d.into(), paint }
}

fn circle(x: f32, y: f32, r: f32, paint: Paint) -> Shape {
    Shape::Circle { x, y, r, paint }
}

/// The hull that joins the five rooms.
fn odyssey() -> Art {
    Art {
        shapes: vec![
            path("M150 58 L242 134 L208 243 L92 243 L58 134z", Paint::Hair),
            path("M150 70 L229 137 L200 230 L100 230 L71 137z", Paint::Course(Tone::Brass)),
            circle(150.0, 160.0, 25.0, Paint::Surface),
            circle(150.0, 160.0, 30.0, Paint::Course(Tone::Brass)),
            Shape::Symbol { x: 150.0, y: 160.0, size: 28.0, symbol: "o-ship".into(), tone: Tone::Brass },
        ],
    }
}

/// The ring of the influence wheel with its arrow before the nought.
fn wheel() -> Art {
    let mut shapes = vec![
        circle(145.0, 125.0, 110.0, Paint::Surface),
        circle(145.0, 125.0, 78.0, Paint::Socket),
        circle(145.0, 125.0, 106.0, Paint::Engraved),
        circle(145.0, 125.0, 82.0, Paint::Engraved),
    ];
    for value in 0..10u8 {
        let (x, y) = spoke(f32::from(value), 94.0);
        shapes.push(circle(x, y, 13.0, Paint::Socket));
    }
    let ((ax, ay), (bx, by), (cx, cy)) = (spoke(9.4, 101.0), spoke(9.6, 94.0), spoke(9.4, 87.0));
    shapes.push(path(word!("M{ax:.1} {ay:.1} L{bx:.1} {by:.1} L{cx:.1} {cy:.1}"), Paint::Line(Tone::Brass)));
    Art { shapes }
}

/// A globe with its lines and regions.
fn planet(drawing: &Drawing) -> Art {
    let half = PLANET / 2.0;
    let mut shapes = vec![Shape::Globe { x: half, y: half, r: half - 5.0, body: plan::body(drawing) }];
    for spaces in drawing.parts.values() {
        let (x, y) = drawing.middle(spaces);
        let far = spaces.iter().filter_map(|&at| drawing.spots.get(at)).map(|spot| {
            let (dx, dy) = (spot.at.0 - x, spot.at.1 - y);
            dx.hypot(dy)
        });
        let r = far.fold(0.0, f32::max) + 18.0;
        match drawing.rule.as_str() {
            "islands" | "treetops" | "satellites" => {
                shapes.push(circle(x, y, r, Paint::Socket));
                shapes.push(circle(x, y, r - 3.0, Paint::Engraved));
            }
            "volcanoes" => shapes.push(hexagon(drawing, spaces, (x, y))),
            _ => {}
        }
    }
    if drawing.rule == "satellites" {
        shapes.push(circle(half, half, 50.0, Paint::Socket));
        shapes.push(circle(half, half, 46.0, Paint::Engraved));
    }
    for &(from, to) in &drawing.links {
        if let (Some(one), Some(other)) = (drawing.spots.get(from), drawing.spots.get(to)) {
            let ((ax, ay), (bx, by)) = (one.at, other.at);
            let d = word!("M{ax:.1} {ay:.1} L{bx:.1} {by:.1}");
            shapes.push(path(d, Paint::Line(Tone::Dim)));
        }
    }
    for spot in &drawing.spots {
        let (x, y) = spot.at;
        if spot.swaps {
            shapes.push(circle(x, y, 15.0, Paint::Line(Tone::Brass)));
        } else if spot.advanced {
            shapes.push(circle(x, y, 15.0, Paint::Course(Tone::Plain)));
        }
    }
    Art { shapes }
}

/// The rim of a volcano, through its spaces in order around it.
fn hexagon(drawing: &Drawing, spaces: &[usize], (x, y): (f32, f32)) -> Shape {
    let mut rim: Vec<(f32, f32)> =
        spaces.iter().filter_map(|&at| drawing.spots.get(at)).map(|spot| spot.at).collect();
    let angle = |(px, py): (f32, f32)| (py - y).atan2(px - x);
    rim.sort_by(|one, other| angle(*one).total_cmp(&angle(*other)));
    let points: Vec<Word> = rim.iter().map(|(x, y)| word!("{x:.1} {y:.1}")).collect();
    path(word!("M{}z", points.join(" L")), Paint::Line(Tone::Dim))
}

/// The front page's picture: a station that grows towards a world (250 by 150).
fn vignette() -> Art {
    let tile = |x: f32, y: f32, face: &'static str, tone| Shape::Symbol {
        x,
        y,
        size: 38.0,
        symbol: face.into(),
        tone,
    };
    let sign = |x: f32, y: f32, symbol: &'static str| Shape::Symbol {
        x,
        y,
        size: 15.0,
        symbol: symbol.into(),
        tone: Tone::Plain,
    };
    let star = |(x, y): (f32, f32)| circle(x, y, 0.9, Paint::Solid(Tone::White));
    let mut shapes = vec![
        Shape::Globe { x: 214.0, y: 62.0, r: 54.0, body: Body::Of(Tone::Green) },
        circle(150.0, 38.0, 20.0, Paint::Line(Tone::Brass)),
        circle(150.0, 38.0, 16.0, Paint::Course(Tone::Accent)),
        path("M121 76 Q132 44 150 38 T192 46", Paint::Course(Tone::Brass)),
        tile(45.0, 76.0, "o-tile-on-6", Tone::Blue),
        tile(83.0, 76.0, "o-tile-on-15", Tone::White),
        tile(121.0, 76.0, "o-tile-on-9", Tone::Purple),
        tile(45.0, 114.0, "o-tile-on-3", Tone::Green),
        tile(83.0, 114.0, "o-tile-on-13", Tone::Blue),
        tile(83.0, 38.0, "o-tile-off-12", Tone::Green),
        tile(121.0, 114.0, "o-tile-off-10", Tone::Purple),
        sign(45.0, 76.0, "o-triangle"),
        sign(83.0, 76.0, "o-airlock"),
        sign(121.0, 76.0, "o-circle"),
        sign(45.0, 114.0, "o-promote"),
        sign(83.0, 114.0, "o-square"),
        sign(83.0, 38.0, "o-recruit"),
        sign(121.0, 114.0, "o-robot"),
        Shape::Symbol { x: 196.0, y: 48.0, size: 17.0, symbol: "o-settler".into(), tone: Tone::Accent },
        Shape::Symbol { x: 217.0, y: 72.0, size: 17.0, symbol: "o-settler".into(), tone: Tone::Accent },
        Shape::Symbol { x: 232.0, y: 46.0, size: 17.0, symbol: "o-settler".into(), tone: Tone::Brass },
    ];
    shapes.extend(
        [(16.0, 22.0), (52.0, 16.0), (118.0, 12.0), (158.0, 134.0), (236.0, 132.0), (14.0, 136.0)].map(star),
    );
    Art { shapes }
}
