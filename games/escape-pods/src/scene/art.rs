//! What is drawn once and never changes.

use super::plan;
use crate::parts::Sector;
use orrery_scene::{Art, Body, Paint, Shape, Tone};

const HULL: &str = "M24 20 H184 Q200 20 200 36 V290 Q200 308 184 317 L146 339 Q130 348 130 366 V414 Q130 432 146 441 \
                    L184 463 Q200 472 200 490 V664 Q200 680 184 680 H24 Q8 680 8 664 V36 Q8 20 24 20z";
const FLAMES: &str = "M22 186 C26 160 34 150 40 122 C50 146 54 156 60 166 C64 140 70 120 80 98 C90 124 94 142 100 158 \
                      C106 140 112 128 120 108 C130 132 134 148 140 164 C146 146 152 136 160 116 C170 142 178 160 186 186z";
const EMBERS: &str = "M34 186 C40 170 44 166 46 152 C54 170 60 172 66 176 C70 158 76 148 82 130 C90 152 96 162 102 172 \
                      C108 158 114 150 122 138 C130 158 136 166 142 174 C148 164 154 158 160 146 C166 164 172 172 176 186z";
/// The docks: sector, the two corners of its edge, its shelter.
const DOCKS: [(u8, u8, u8, &str); 4] = [(11, 0, 1, "A"), (12, 0, 1, "B"), (12, 2, 3, "C"), (13, 2, 3, "D")];

pub fn of(key: &str) -> Option<Art> {
    match key {
        "board" => Some(board()),
        "vignette" => Some(vignette()),
        _ => None,
    }
}

fn path(d: &str, paint: Paint) -> Shape {
    Shape::Path { d: d.to_owned(), paint }
}

fn label(x: f32, y: f32, size: f32, text: &str, tone: Tone) -> Shape {
    Shape::Label { x, y, size, text: text.to_owned(), tone, serif: true }
}

/// The ship, the sectors with their numbers and the docks.
fn board() -> Art {
    let (bx, by, bw, bh) = plan::BAY;
    let mut shapes = vec![
        path(HULL, Paint::Surface),
        path("M18 196 H190 M18 200 H190", Paint::Engraved),
        path(FLAMES, Paint::Solid(Tone::Accent)),
        path(EMBERS, Paint::Solid(Tone::Brass)),
        Shape::Rect { x: bx, y: by, w: bw, h: bh, r: 12.0, paint: Paint::Socket },
        path("M194 260 H208 M203 255 L209 260 L203 265", Paint::Line(Tone::Brass)),
        path("M124 390 H140 M135 385 L141 390 L135 395", Paint::Line(Tone::Brass)),
        path("M194 520 H208 M203 515 L209 520 L203 525", Paint::Line(Tone::Brass)),
    ];
    shapes.extend((0..8).map(|at| Shape::Circle {
        x: 18.0,
        y: 220.0 + 14.0 * at as f32,
        r: 1.8,
        paint: Paint::Solid(Tone::Brass),
    }));
    for sector in Sector::all() {
        let (x, y) = plan::sector(sector);
        shapes.push(plan::hex(sector, plan::HEX - 3.0, Paint::Surface));
        shapes.push(plan::hex(sector, plan::HEX - 8.0, Paint::Engraved));
        shapes.push(label(x, y - 54.0, 19.0, &super::names::number_of(sector), Tone::Dim));
    }
    for (number, from, to, letter) in DOCKS {
        let at = Sector(number - 1);
        let ((ax, ay), (bx, by)) = (plan::corner(at, from, 84.0), plan::corner(at, to, 84.0));
        let line = format!("M{ax:.1} {ay:.1} L{bx:.1} {by:.1}");
        shapes.extend((0..3).map(|_| path(&line, Paint::Line(Tone::Brass))));
        let (x, y) = plan::sector(at);
        let (mx, my) = (f32::midpoint(ax, bx), f32::midpoint(ay, by));
        let (lx, ly) = (mx + (mx - x) * 0.28, my + (my - y) * 0.28);
        shapes.push(Shape::Circle { x: lx, y: ly, r: 13.0, paint: Paint::Tint(Tone::Brass) });
        shapes.push(label(lx, ly, 15.0, letter, Tone::Brass));
    }
    Art { shapes }
}

/// The front page's picture: a pod on its way from the burning ship to a shelter (250 by 150).
fn vignette() -> Art {
    let hex = |x: f32, y: f32, paint| Shape::Hex { x, y, r: 21.0, flat: false, paint };
    let star = |x: f32, y: f32| Shape::Circle { x, y, r: 0.9, paint: Paint::Solid(Tone::White) };
    let mut shapes = vec![
        Shape::Globe { x: 244.0, y: 74.0, r: 48.0, body: Body::Moon },
        path("M-4 22 H40 Q48 22 48 30 V58 L36 66 V84 L48 92 V122 Q48 130 40 130 H-4z", Paint::Surface),
        path(
            "M2 58 C6 44 10 42 12 30 C18 40 20 46 22 50 C26 38 28 34 32 24 C38 38 40 46 44 58z",
            Paint::Solid(Tone::Accent),
        ),
        path(
            "M8 58 C12 50 14 48 16 42 C20 50 22 52 24 54 C28 48 30 44 32 38 C36 48 38 52 39 58z",
            Paint::Solid(Tone::Brass),
        ),
    ];
    let sectors = [
        (72.0, 43.0),
        (108.0, 43.0),
        (144.0, 43.0),
        (90.0, 75.0),
        (126.0, 75.0),
        (162.0, 75.0),
        (72.0, 107.0),
        (108.0, 107.0),
        (144.0, 107.0),
    ];
    shapes.extend(sectors.map(|(x, y)| hex(x, y, Paint::Hair)));
    shapes.push(hex(108.0, 107.0, Paint::Tint(Tone::Refused)));
    shapes.extend([
        Shape::Symbol { x: 108.0, y: 107.0, size: 24.0, symbol: "e-scrap".into(), tone: Tone::Refused },
        path("M54 75 H90 L126 75 L144 43 L196 60", Paint::Course(Tone::Brass)),
        Shape::Symbol { x: 126.0, y: 75.0, size: 34.0, symbol: "e-pod2".into(), tone: Tone::Accent },
        Shape::Symbol { x: 204.0, y: 62.0, size: 20.0, symbol: "e-shelter".into(), tone: Tone::Brass },
    ]);
    shapes.extend(
        [(60.0, 14.0), (120.0, 12.0), (186.0, 20.0), (178.0, 130.0), (60.0, 138.0), (128.0, 138.0)]
            .map(|(x, y)| star(x, y)),
    );
    Art { shapes }
}
