//! Bodies of the sky: a gradient, engraved lines, a graduated ring.

use crate::Color;
use crate::ink::Ink;
use crate::pen::{circle, number, paint};
use orrery_core::{MAX_SEATS, Seat};
use orrery_scene::{Body, Tone};
use std::fmt::Write;

/// Small worlds are plain: engraving would only blur them.
const ENGRAVED: f32 = 40.0;
/// The ring stands outside: the globe within it is a little smaller.
const WITHIN: f32 = 0.91;

/// Center, half width and half height of the lines of a globe of radius one.
const PARALLELS: [(f32, f32, f32); 7] = [
    (-0.69, 0.72, 0.115),
    (-0.36, 0.93, 0.15),
    (0.0, 1.0, 0.16),
    (0.36, 0.93, 0.15),
    (0.69, 0.72, 0.115),
    (0.0, 0.33, 1.0),
    (0.0, 0.71, 1.0),
];
const CRATERS_OF_MARS: [(f32, f32, f32); 4] =
    [(-0.42, -0.33, 0.12), (0.44, 0.29, 0.17), (0.31, -0.53, 0.07), (-0.27, 0.55, 0.09)];
const CANALS: &str = "M-.95 .09C-.51-.07-.22 .2 .2 .07S.78 0 .97 .09M-.87 .35C-.47 .27-.16 .44 .2 .4";
const BELTS: &str = "M-.9-.4Q0-.24 .9-.4M-.98-.1Q0 .08 .98-.1M-.97 .2Q0 .4 .97 .2M-.83 .52Q0 .7 .83 .52";
const CRATERS_OF_THE_MOON: [(f32, f32, f32); 5] =
    [(-0.3, -0.4, 0.2), (0.4, 0.1, 0.14), (-0.1, 0.5, 0.25), (0.25, -0.6, 0.08), (-0.62, 0.15, 0.1)];

const TONES: [Tone; 12] = [
    Tone::Plain,
    Tone::Dim,
    Tone::Brass,
    Tone::Accent,
    Tone::Ok,
    Tone::Refused,
    Tone::Blue,
    Tone::Red,
    Tone::Yellow,
    Tone::Purple,
    Tone::Green,
    Tone::White,
];

pub(crate) fn drawn(ink: &Ink, x: f32, y: f32, r: f32, body: Body) -> String {
    let inner = if r >= ENGRAVED { r * WITHIN } else { r };
    let mut drawn = circle(x, y, inner, &format!(" fill=\"url(#{})\"", light(body)));
    if r < ENGRAVED {
        return drawn;
    }
    let ring = paint(Color::NONE, ink.of("line-strong"), 1.0);
    drawn.push_str(&circle(x, y, r, &ring));
    let lines = format!("{} opacity=\"0.2\"", paint(Color::NONE, ink.of("text"), 0.7));
    _ = write!(drawn, "<g{lines} transform=\"translate({} {})\">", number(x), number(y));
    drawn.push_str(&engraved(body, inner));
    _ = write!(drawn, "</g><path d=\"{}\"{ring}/>", graduation(x, y, r));
    drawn
}

/// Lines are as thin on a large globe as on a small one, so only the points are scaled.
fn engraved(body: Body, r: f32) -> String {
    let path = |d: &str| {
        format!("<path transform=\"scale({})\" stroke-width=\"{}\" d=\"{d}\"/>", number(r), 0.7 / r)
    };
    let craters = |craters: &[(f32, f32, f32)]| -> String {
        craters.iter().map(|(x, y, size)| circle(x * r, y * r, size * r, "")).collect()
    };
    match body {
        Body::Mars => craters(&CRATERS_OF_MARS) + &path(CANALS),
        Body::Gas => path(BELTS),
        Body::Moon => craters(&CRATERS_OF_THE_MOON),
        Body::Earth | Body::Star | Body::Space | Body::Of(_) => PARALLELS
            .iter()
            .map(|(cy, rx, ry)| {
                let [cy, rx, ry] = [cy * r, rx * r, ry * r].map(number);
                format!("<ellipse cx=\"0\" cy=\"{cy}\" rx=\"{rx}\" ry=\"{ry}\"/>")
            })
            .collect(),
    }
}

/// Thirty-six marks around a globe, every third one longer.
fn graduation(x: f32, y: f32, r: f32) -> String {
    let mut marks = String::new();
    for at in 0..36 {
        let (sin, cos) = (at as f32 * 10.0).to_radians().sin_cos();
        let inner = r * if at % 3 == 0 { 0.94 } else { 0.97 };
        let [x1, y1, x2, y2] = [x + r * sin, y - r * cos, x + inner * sin, y - inner * cos].map(number);
        _ = write!(marks, "M{x1} {y1}L{x2} {y2}");
    }
    marks
}

/// The name of the gradient that lights a body.
fn light(body: Body) -> String {
    match body {
        Body::Of(Tone::Seat(seat)) => format!("light-of-seat-{}", seat.0),
        Body::Of(tone) => format!("light-of-{tone:?}").to_lowercase(),
        named => format!("light-{named:?}").to_lowercase(),
    }
}

/// The gradients of those bodies that a drawing shows.
pub(crate) fn lights(drawn: &str, ink: &Ink) -> String {
    let named = [Body::Earth, Body::Mars, Body::Moon, Body::Gas, Body::Star, Body::Space];
    let own = TONES.into_iter().chain(Seat::all(MAX_SEATS as u8).map(Tone::Seat)).map(Body::Of);
    let mut lights = String::new();
    for body in named.into_iter().chain(own) {
        let id = light(body);
        if !drawn.contains(&format!("url(#{id})")) {
            continue;
        }
        _ = write!(lights, "<radialGradient id=\"{id}\" cx=\"0.36\" cy=\"0.3\" r=\"0.78\">");
        for (color, offset) in ink.lit(body).iter().zip(["0", "0.5", "1"]) {
            _ = write!(lights, "<stop offset=\"{offset}\" stop-color=\"{}\"/>", color.hex());
        }
        lights.push_str("</radialGradient>");
    }
    lights
}
