//! What is drawn once and never changes: both sides of the cluster, and the picture of the front page.

use super::names::gate_symbol;
use super::plan::{self, circle, symbol};
use crate::components::{Cluster, Place, Pulsar};
use crate::ids::{Gate, Side};
use orrery_scene::{Art, Body, Paint, Shape, Tone, word};

pub fn of(game: &Pulsar, key: &str) -> Option<Art> {
    match key {
        "open" => Some(cluster(game.cluster(Side::Open))),
        "spur" => Some(cluster(game.cluster(Side::Spur))),
        "vignette" => Some(vignette()),
        _ => None,
    }
}

pub fn key(side: Side) -> &'static str {
    match side {
        Side::Open => "open",
        Side::Spur => "spur",
    }
}

/// The rim, the arms of the galaxy, the black hole, every segment and every gate.
fn cluster(cluster: &Cluster) -> Art {
    let half = plan::SIZE / 2.0;
    let middle = (half, half);
    let mut shapes = vec![circle(middle, half - 4.0, Paint::Hair), circle(middle, half - 12.0, Paint::Hair)];
    shapes.extend([0.0f32, 1.0, 2.0, 3.0].map(|quarter| {
        let turn = quarter * std::f32::consts::FRAC_PI_2;
        let at = |r: f32, angle: f32| (half + r * (turn + angle).cos(), half + r * (turn + angle).sin());
        let (a, b, c) = (at(70.0, 0.0), at(230.0, 0.7), at(370.0, 1.7));
        let d = word!("M{:.0} {:.0}Q{:.0} {:.0} {:.0} {:.0}", a.0, a.1, b.0, b.1, c.0, c.1);
        Shape::Path { d, paint: Paint::Engraved }
    }));
    shapes.extend([120.0, 220.0, 320.0].map(|r| circle(middle, r, Paint::Engraved)));
    shapes.extend(black_hole(half, half, 34.0));
    for segment in &cluster.segments {
        let d = plan::segment(cluster, segment);
        shapes.push(Shape::Path { d: d.clone(), paint: Paint::Course(plan::color(segment)) });
        shapes.push(Shape::Path { d, paint: Paint::Course(plan::color(segment)) });
    }
    for node in cluster.all() {
        let at = plan::middle(cluster, node);
        match cluster.place(node) {
            Place::Gate(gate) => shapes.push(symbol(at, 21.0, gate_symbol(gate), Tone::White)),
            Place::Portal => shapes.push(symbol(at, 24.0, "u-portal", Tone::Dim)),
            Place::Isolated(_) => {
                shapes.push(circle(at, plan::radius(cluster.place(node)) + 6.0, Paint::Course(Tone::Dim)));
            }
            Place::System(_) | Place::Pulsar(_) => {}
        }
    }
    Art { shapes }
}

fn black_hole(x: f32, y: f32, r: f32) -> Vec<Shape> {
    // The disc of light is tilted; its near half lies over the hole.
    let (wide, high) = (r * 1.9, r * 0.6);
    let (dx, dy) = (wide * 0.94, wide * 0.342);
    let near = word!("M{:.1} {:.1}A{wide:.1} {high:.1} -20 0 0 {:.1} {:.1}", x - dx, y + dy, x + dx, y - dy);
    let whole = word!("{near}A{wide:.1} {high:.1} -20 0 0 {:.1} {:.1}", x - dx, y + dy);
    vec![
        Shape::Path { d: whole, paint: Paint::Line(Tone::Accent) },
        Shape::Globe { x, y, r, body: Body::Space },
        Shape::Path { d: near, paint: Paint::Line(Tone::Accent) },
    ]
}

/// A pulsar's beams over the black hole, with gates on the way and a survey ship (250 by 150).
fn vignette() -> Art {
    let star = |x: f32, y: f32| circle((x, y), 0.9, Paint::Solid(Tone::White));
    let course = |d: &str, tone: Tone| Shape::Path { d: d.into(), paint: Paint::Course(tone) };
    let mut shapes = black_hole(186.0, 58.0, 26.0);
    shapes.extend([
        course("M20 124Q58 84 92 102T150 104", Tone::Green),
        course("M92 102Q96 62 66 40", Tone::Yellow),
        course("M150 104Q196 140 232 112", Tone::Purple),
        symbol((56.0, 97.0), 13.0, gate_symbol(Gate::Green), Tone::White),
        symbol((89.0, 70.0), 13.0, gate_symbol(Gate::Orange), Tone::White),
        symbol((194.0, 122.0), 13.0, gate_symbol(Gate::Magenta), Tone::White),
        Shape::Globe { x: 92.0, y: 104.0, r: 15.0, body: Body::Earth },
        Shape::Globe { x: 150.0, y: 106.0, r: 11.0, body: Body::Moon },
        Shape::Path { d: "M66 40L34 8M66 40L98 72".into(), paint: Paint::Line(Tone::Accent) },
        symbol((66.0, 40.0), 26.0, "u-star", Tone::Accent),
        symbol((24.0, 120.0), 24.0, "u-fly", Tone::Accent),
        symbol((232.0, 110.0), 22.0, "u-gyro", Tone::Brass),
    ]);
    shapes.extend(
        [(16.0, 30.0), (118.0, 22.0), (140.0, 60.0), (236.0, 22.0), (120.0, 138.0), (210.0, 92.0)]
            .map(|(x, y)| star(x, y)),
    );
    Art { shapes }
}
