//! Where everything stands on the drawn cluster.

use crate::components::{Cluster, Place, Segment};
use crate::ids::NodeId;
use orrery_core::Seat;
use orrery_scene::{Paint, Shape, Tone, Word, word};

pub const SIZE: f32 = 800.0;
/// The boards are measured in thousandths.
const SCALE: f32 = SIZE / 1000.0;
const SYSTEM: f32 = 37.0;
const PULSAR: f32 = 21.0;
const GATE: f32 = 14.5;
pub const PLANET: f32 = 10.5;
/// How far the two lanes of a doubled segment lie apart.
const LANE: f32 = 9.0;

pub fn middle(cluster: &Cluster, node: NodeId) -> (f32, f32) {
    let (x, y) = cluster.nodes[node.index()].at;
    (f32::from(x) * SCALE, f32::from(y) * SCALE)
}

pub fn radius(place: Place) -> f32 {
    match place {
        Place::System(_) => SYSTEM,
        Place::Pulsar(_) | Place::Isolated(_) => PULSAR,
        Place::Gate(_) | Place::Portal => GATE,
    }
}

/// The planets of a system, as offsets from its middle.
pub fn planets(count: usize) -> &'static [(f32, f32)] {
    match count {
        0 | 1 => &[(0.0, -9.0)],
        2 => &[(-13.0, -10.0), (13.0, -10.0)],
        3 => &[(-21.0, -6.0), (0.0, -19.0), (21.0, -6.0)],
        _ => &[(-23.0, -1.0), (-11.0, -20.5), (11.0, -20.5), (23.0, -1.0)],
    }
}

/// Ships stand around their location, each seat on a side of its own.
pub fn ship(cluster: &Cluster, node: NodeId, seat: Seat) -> (f32, f32) {
    let (x, y) = middle(cluster, node);
    let out = radius(cluster.place(node)) * 0.72 + 11.0;
    let (dx, dy) = [(1.0, 1.0), (-1.0, 1.0), (-1.0, -1.0), (1.0, -1.0)][seat.index() % 4];
    (x + dx * out, y + dy * out)
}

/// The line between two locations, from edge to edge.
pub fn segment(cluster: &Cluster, segment: &Segment) -> Word {
    let [from, to] = segment.ends;
    let (a, b) = (middle(cluster, from), middle(cluster, to));
    let length = (b.0 - a.0).hypot(b.1 - a.1).max(1.0);
    let (ux, uy) = ((b.0 - a.0) / length, (b.1 - a.1) / length);
    let (start, end) = (radius(cluster.place(from)) + 3.0, radius(cluster.place(to)) + 3.0);
    let (ax, ay) = (a.0 + ux * start, a.1 + uy * start);
    let (bx, by) = (b.0 - ux * end, b.1 - uy * end);
    let bend = match segment.lane {
        0 => 0.0,
        1 => LANE,
        _ => -LANE,
    };
    let (cx, cy) = ((ax + bx) / 2.0 - uy * bend, (ay + by) / 2.0 + ux * bend);
    word!("M{ax:.1} {ay:.1}Q{cx:.1} {cy:.1} {bx:.1} {by:.1}")
}

/// The color of a segment, as near as the palette has it.
pub fn color(segment: &Segment) -> Tone {
    match segment.color.as_str() {
        "green" => Tone::Green,
        "orange" => Tone::Yellow,
        "magenta" => Tone::Purple,
        _ => Tone::Dim,
    }
}

pub fn circle(at: (f32, f32), r: f32, paint: Paint) -> Shape {
    Shape::Circle { x: at.0, y: at.1, r, paint }
}

pub fn symbol(at: (f32, f32), size: f32, symbol: &'static str, tone: Tone) -> Shape {
    Shape::Symbol { x: at.0, y: at.1, size, symbol: symbol.into(), tone }
}

pub fn label(at: (f32, f32), size: f32, text: impl Into<Word>, tone: Tone, serif: bool) -> Shape {
    Shape::Label { x: at.0, y: at.1, size, text: text.into(), tone, serif }
}
