//! What is drawn once and never changes.

use super::plan;
use crate::parts::Sector;
use orrery_scene::{Art, Body, Paint, Shape, Tone, word};

const HULL: &str = "M24 20 H184 Q200 20 200 36 V250 Q200 268 184 277 L146 299 Q130 308 130 326 V374 Q130 392 146 401 \
                    L184 423 Q200 432 200 450 V624 Q200 640 184 640 H24 Q8 640 8 624 V36 Q8 20 24 20z";
const FLAMES: &str = "M22 148 C26 128 34 121 40 100 C50 118 54 126 60 133 C64 114 70 98 80 82 C90 102 94 115 100 127 \
                      C106 114 112 104 120 90 C130 108 134 120 140 132 C146 118 152 110 160 96 C170 115 178 128 186 148z";
const EMBERS: &str = "M34 148 C40 136 44 133 46 122 C54 136 60 138 66 140 C70 127 76 120 82 106 C90 122 96 130 102 138 \
                      C108 127 114 121 122 112 C130 127 136 133 142 139 C148 132 154 127 160 118 C166 132 172 138 176 148z";
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
    Shape::Path { d: d.into(), paint }
}

fn label(x: f32, y: f32, size: f32, text: &str, tone: Tone) -> Shape {
    Shape::Label { x, y, size, text: text.into(), tone, serif: true }
}

/// The ship, the sectors with their numbers and the docks.
fn board() -> Art {
    let (bx, by, bw, bh) = plan::BAY;
    let mut shapes = vec![
        path(HULL, Paint::Surface),
        path("M18 151 H190 M18 155 H190", Paint::Engraved),
        path(FLAMES, Paint::Solid(Tone::Accent)),
        path(EMBERS, Paint::Solid(Tone::Brass)),
        Shape::Rect { x: bx, y: by, w: bw, h: bh, r: 12.0, paint: Paint::Socket },
        path("M194 220 H208 M203 215 L209 220 L203 225", Paint::Line(Tone::Brass)),
        path("M124 350 H140 M135 345 L141 350 L135 355", Paint::Line(Tone::Brass)),
        path("M194 480 H208 M203 475 L209 480 L203 485", Paint::Line(Tone::Brass)),
    ];
    shapes.extend((0..8).map(|at| Shape::Circle {
        x: 18.0,
        y: 180.0 + 14.0 * at as f32,
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
        let line = word!("M{ax:.1} {ay:.1} L{bx:.1} {by:.1}");
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
