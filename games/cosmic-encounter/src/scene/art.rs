//! What is drawn once and never changes.

use super::plan::{MIDDLE, RING, WARP};
use orrery_scene::{Art, Body, Paint, Shape, Tone, Word};
use std::f32::consts::TAU;
use std::fmt::Write as _;

pub fn of(key: &str) -> Option<Art> {
    match key {
        "cosmos-2" => Some(cosmos(2)),
        "cosmos-3" => Some(cosmos(3)),
        "cosmos-4" => Some(cosmos(4)),
        "vignette" => Some(vignette()),
        _ => None,
    }
}

fn path(d: impl Into<Word>, paint: Paint) -> Shape {
    Shape::Path { d: d.into(), paint }
}

fn at(angle: f32, r: f32) -> (f32, f32) {
    (MIDDLE + r * angle.cos(), MIDDLE + r * angle.sin())
}

/// The ring with its graduation, two orbits, the borders between systems, stars, the Warp.
fn cosmos(systems: u8) -> Art {
    let circle = |r, paint| Shape::Circle { x: MIDDLE, y: MIDDLE, r, paint };
    let mut shapes = vec![
        circle(RING, Paint::Hair),
        path(graduation(), Paint::Engraved),
        circle(245.0, Paint::Course(Tone::Dim)),
        circle(277.0, Paint::Course(Tone::Dim)),
        path(borders(systems), Paint::Hair),
    ];
    shapes.extend(stars().map(|(x, y)| Shape::Circle { x, y, r: 1.0, paint: Paint::Solid(Tone::Dim) }));
    shapes.extend([
        circle(WARP, Paint::Tint(Tone::Blue)),
        circle(WARP * 0.8, Paint::Surface),
        circle(WARP * 0.56, Paint::Socket),
        path(arms(), Paint::Engraved),
        path(arms(), Paint::Engraved),
    ]);
    shapes.push(circle(WARP + 5.0, Paint::Line(Tone::Brass)));
    Art { shapes }
}

fn graduation() -> Word {
    let mut d = Word::NONE;
    for mark in 0..180u8 {
        let angle = f32::from(mark) * TAU / 180.0;
        let long = if mark % 5 == 0 { 11.0 } else { 7.0 };
        let ((ax, ay), (bx, by)) = (at(angle, RING - 3.0), at(angle, RING - 3.0 - long));
        write!(d, "M{ax:.1} {ay:.1}L{bx:.1} {by:.1}").expect("a string takes whatever is written");
    }
    d
}

/// Half-way between two neighbours, from the Warp to the ring.
fn borders(systems: u8) -> Word {
    let mut d = Word::NONE;
    for border in 0..systems {
        let angle = TAU / 4.0 + (f32::from(border) + 0.5) / f32::from(systems) * TAU;
        let ((ax, ay), (bx, by)) = (at(angle, 112.0), at(angle, RING - 16.0));
        write!(d, "M{ax:.1} {ay:.1}L{bx:.1} {by:.1}").expect("a string takes whatever is written");
    }
    d
}

/// The arms of the whirl.
fn arms() -> Word {
    let mut d = Word::NONE;
    for arm in 0..7u8 {
        let from = f32::from(arm) / 7.0 * TAU;
        for step in 0..=24u8 {
            let out = f32::from(step) / 24.0;
            let (x, y) = at(from + out * 2.5, 18.0 + out * (WARP - 20.0));
            write!(d, "{}{x:.1} {y:.1}", if step == 0 { 'M' } else { 'L' })
                .expect("a string takes whatever is written");
        }
    }
    d
}

/// Scattered without luck: the golden angle, with a jump now and then.
fn stars() -> impl Iterator<Item = (f32, f32)> {
    (0..40u8).map(|star| {
        let star = f32::from(star);
        at(star * 2.4 + (star / 7.0).floor() * 0.9, 108.0 + (star * 37.0) % 190.0)
    })
}

/// The front page's picture: the Mothership leaves the Warp for a foreign world (250 by 150).
fn vignette() -> Art {
    let star = |x: f32, y: f32| Shape::Circle { x, y, r: 0.9, paint: Paint::Solid(Tone::White) };
    let mut shapes = vec![
        Shape::Circle { x: 44.0, y: 82.0, r: 36.0, paint: Paint::Line(Tone::Brass) },
        Shape::Globe { x: 44.0, y: 82.0, r: 32.0, body: Body::Space },
        path("M44 82c0-9 15-9 15 4 0 16-32 19-34-4-2-28 44-34 52 1 6 30-24 42-44 36", Paint::Engraved),
        path("M80 76 C118 58 150 56 178 62", Paint::Course(Tone::Brass)),
        Shape::Globe { x: 210.0, y: 66.0, r: 30.0, body: Body::Mars },
        Shape::Globe { x: 150.0, y: 120.0, r: 13.0, body: Body::Moon },
        Shape::Globe { x: 236.0, y: 128.0, r: 16.0, body: Body::Gas },
        Shape::Globe { x: 118.0, y: 24.0, r: 10.0, body: Body::Earth },
        Shape::Symbol { x: 136.0, y: 60.0, size: 50.0, symbol: "c-cone-right".into(), tone: Tone::Accent },
        Shape::Symbol { x: 44.0, y: 82.0, size: 22.0, symbol: "c-ship".into(), tone: Tone::Brass },
    ];
    shapes.extend(
        [
            (16.0, 20.0),
            (66.0, 26.0),
            (92.0, 132.0),
            (176.0, 18.0),
            (196.0, 140.0),
            (108.0, 100.0),
            (234.0, 22.0),
        ]
        .map(|(x, y)| star(x, y)),
    );
    Art { shapes }
}
