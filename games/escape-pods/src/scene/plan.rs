//! Where everything stands on the drawn board.

use crate::components::EscapePods;
use crate::parts::{Hangar, Place, Pod, Sector, Space};
use orrery_scene::{Paint, Shape};

pub const WIDTH: f32 = 850.0;
pub const HEIGHT: f32 = 650.0;
pub const HEX: f32 = 80.0;
/// The middles of the sectors, by number.
const SECTORS: [(f32, f32); 13] = [
    (274.3, 230.0),
    (205.0, 350.0),
    (274.3, 470.0),
    (412.8, 230.0),
    (343.6, 350.0),
    (412.8, 470.0),
    (551.4, 230.0),
    (482.1, 350.0),
    (551.4, 470.0),
    (620.7, 350.0),
    (690.0, 230.0),
    (759.3, 350.0),
    (690.0, 470.0),
];
/// The hangars in the ship: x, y, width, height.
const HANGARS: [(f32, f32, f32, f32); 3] =
    [(90.0, 174.0, 104.0, 92.0), (14.0, 297.0, 110.0, 106.0), (90.0, 434.0, 104.0, 92.0)];
pub const BAY: (f32, f32, f32, f32) = (18.0, 554.0, 176.0, 72.0);
/// The explosion cards: the deck, then the revealed ones.
pub const CARD: (f32, f32) = (78.0, 108.0);
pub const DECK: (f32, f32) = (224.0, 20.0);
pub const REVEALED: [(f32, f32); 2] = [(322.0, 20.0), (412.0, 20.0)];
pub const SUPPLY_Y: f32 = 600.0;
/// Beacons in supply stand in two staggered rows: lit, each has a ring that touches no other.
pub const SUPPLY_STEP: (f32, f32) = (52.0, 18.0);
/// Seats of a pod, as offsets from its middle.
const SEATS: [&[(f32, f32)]; 3] =
    [&[(0.0, 0.0)], &[(-23.0, 0.0), (23.0, 0.0)], &[(0.0, -22.0), (-21.0, 15.0), (21.0, 15.0)]];
pub const SEAT: f32 = 19.0;
pub const CREW: f32 = 34.0;

pub fn sector(sector: Sector) -> (f32, f32) {
    SECTORS[sector.index()]
}

pub fn hex(at: Sector, r: f32, paint: Paint) -> Shape {
    let (x, y) = sector(at);
    Shape::Hex { x, y, r, flat: false, paint }
}

/// A corner of a sector, counted clockwise from the top.
pub fn corner(at: Sector, corner: u8, r: f32) -> (f32, f32) {
    let (x, y) = sector(at);
    let turn = f32::from(corner) * std::f32::consts::FRAC_PI_3;
    (x + r * turn.sin(), y - r * turn.cos())
}

pub fn hangar(hangar: Hangar) -> (f32, f32, f32, f32) {
    HANGARS[hangar.index()]
}

fn middle((x, y, w, h): (f32, f32, f32, f32)) -> (f32, f32) {
    (x + w / 2.0, y + h / 2.0)
}

/// The middle of a pod; nothing for one that is not used.
pub fn pod(game: &EscapePods, pod: Pod, place: Place) -> Option<(f32, f32)> {
    match place {
        Place::Away => None,
        Place::Sector(at) => Some((sector(at).0, sector(at).1 + 6.0)),
        Place::Hangar(at) => Some(middle(hangar(at))),
        Place::Bay => {
            let minis = Pod::all().filter(|other| game.pods[other.index()].home == Place::Bay);
            let nth = minis.take_while(|other| *other != pod).count() as f32;
            Some((BAY.0 + 34.0 + 54.0 * nth, BAY.1 + BAY.3 / 2.0))
        }
    }
}

pub fn seats(capacity: u8) -> &'static [(f32, f32)] {
    SEATS[usize::from(capacity.clamp(1, 3)) - 1]
}

/// The outline of a pod with its middle there.
pub fn hull(capacity: u8, (x, y): (f32, f32), paint: Paint) -> Shape {
    match capacity {
        1 => Shape::Circle { x, y, r: 26.0, paint },
        2 => Shape::Rect { x: x - 49.0, y: y - 25.5, w: 98.0, h: 51.0, r: 25.5, paint },
        _ => Shape::Circle { x, y, r: 46.0, paint },
    }
}

/// How large the drawing of a hull is.
pub fn hull_size(capacity: u8) -> f32 {
    match capacity {
        1 => 56.0,
        2 => 104.0,
        _ => 97.0,
    }
}

/// The middle of an edge, and how the beacon on it lies: tilted, or upright.
pub fn edge(game: &EscapePods, space: Space) -> (f32, f32, f32, bool) {
    let [one, other] = game.ends(space);
    let ((ax, ay), (bx, by)) = (sector(one), sector(other));
    let (x, y) = ((ax + bx) / 2.0, (ay + by) / 2.0);
    let upright = (ay - by).abs() < 1.0;
    let turn = match () {
        () if upright => 0.0,
        () if (bx - ax) * (by - ay) > 0.0 => -30.0,
        () => 30.0,
    };
    (x, y, turn, upright)
}
