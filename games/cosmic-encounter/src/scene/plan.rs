//! Where everything stands on the drawn board.

use crate::board::Planet;
use crate::components::PER_SYSTEM;
use orrery_core::Seat;

pub const SIZE: f32 = 700.0;
pub const MIDDLE: f32 = 350.0;
pub const WARP: f32 = 84.0;
pub const WORLD: f32 = 30.0;
/// The ring around all systems.
pub const RING: f32 = 322.0;
pub const CONE: f32 = 112.0;
pub const TOKEN: f32 = 31.0;
pub const GUEST: f32 = 27.0;
pub const CARD: f32 = 52.0;
/// The five planets of the nearest system, from the middle of the board.
const HOME: [Point; PER_SYSTEM] =
    [(129.5, 207.9), (76.3, 266.0), (0.0, 245.0), (-76.3, 266.0), (-129.5, 207.9)];
/// How far short of its planet the nose of the Mothership stays.
const GAP: f32 = 40.0;
/// Guests stand on a planet's outer side, for its name is on the inner one: the angle from straight outwards in degrees,
/// and how far from the planet's middle.
const GUESTS: [(f32, f32); 3] = [(-65.0, 34.0), (65.0, 34.0), (0.0, 30.0)];

pub type Point = (f32, f32);

/// A table seen from one seat: the systems lie around in seat order, clockwise.
#[derive(Clone, Copy)]
pub struct Plan {
    pub seats: u8,
    pub nearest: Seat,
}

impl Plan {
    /// Places clockwise from the nearest system.
    pub fn slot(self, seat: Seat) -> u8 {
        (seat.0 + self.seats - self.nearest.0) % self.seats
    }

    fn turned(self, seat: Seat, (x, y): Point) -> Point {
        let turn = f32::from(self.slot(seat)) / f32::from(self.seats) * std::f32::consts::TAU;
        let (sin, cos) = turn.sin_cos();
        (x * cos - y * sin, x * sin + y * cos)
    }

    /// A point at that distance from the middle, in the direction of a system.
    pub fn towards(self, seat: Seat, distance: f32) -> Point {
        around(self.turned(seat, (0.0, distance)))
    }

    pub fn planet(self, planet: Planet) -> Point {
        around(self.turned(planet.owner(), HOME[planet.index() % PER_SYSTEM]))
    }

    /// Where a guest's ships stand on a planet of another's system.
    pub fn guest(self, planet: Planet, guest: Seat) -> Point {
        let (x, y) = self.planet(planet);
        let nth = planet.owner().others(self.seats).position(|seat| seat == guest).unwrap_or(0);
        let ((ux, uy), (degrees, distance)) = (unit(x, y), GUESTS[nth % GUESTS.len()]);
        let (sin, cos) = degrees.to_radians().sin_cos();
        (round(x + distance * (ux * cos - uy * sin)), round(y + distance * (ux * sin + uy * cos)))
    }

    /// The middle of a planet's name: on its inner side, so wide.
    pub fn name(self, planet: Planet, half: f32) -> Point {
        let (x, y) = self.planet(planet);
        let (ux, uy) = unit(x, y);
        let out = WORLD + 6.0 + ux.abs() * half + uy.abs() * 8.0;
        (x - ux * out, y - uy * out)
    }

    /// The Mothership on its way to a planet: its middle, and its course in degrees.
    pub fn course(self, target: Option<Planet>, attacker: Seat) -> Course {
        let (x, y) = target.map_or_else(|| self.towards(attacker, 180.0), |planet| self.planet(planet));
        let (ux, uy) = unit(x, y);
        let from_middle = match target {
            Some(_) => (x - MIDDLE).hypot(y - MIDDLE) - GAP - CONE / 2.0,
            None => 138.0,
        };
        let (ux, uy, turned) = if target.is_some() { (ux, uy, (ux, uy)) } else { (ux, uy, (-ux, -uy)) };
        Course { along: turned, middle: (MIDDLE + ux * from_middle, MIDDLE + uy * from_middle) }
    }
}

/// Where the Mothership is and which way it looks.
#[derive(Clone, Copy)]
pub struct Course {
    pub middle: Point,
    along: Point,
}

impl Course {
    /// In degrees, clockwise from straight up.
    pub fn turn(self) -> f32 {
        self.along.0.atan2(-self.along.1).to_degrees()
    }

    /// A point so far ahead of the ship's middle, and so far to its right.
    pub fn at(self, ahead: f32, right: f32) -> Point {
        let ((x, y), (ux, uy)) = (self.middle, self.along);
        (x + ux * ahead - uy * right, y + uy * ahead + ux * right)
    }
}

fn around((x, y): Point) -> Point {
    (round(MIDDLE + x), round(MIDDLE + y))
}

fn round(value: f32) -> f32 {
    (value * 10.0).round() / 10.0
}

fn unit(x: f32, y: f32) -> Point {
    let (dx, dy) = (x - MIDDLE, y - MIDDLE);
    let length = dx.hypot(dy).max(1.0);
    (dx / length, dy / length)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Half the width of the longest planet's name, and half its height.
    const NAME: Point = (37.0, 7.0);
    /// The socket that a guest's ships stand in.
    const SOCKET: f32 = 17.0;

    #[test]
    fn no_guest_stands_on_the_name_of_a_planet() {
        for seats in 2..=4 {
            let plan = Plan { seats, nearest: Seat(0) };
            let guests = |planet: Planet| {
                planet.owner().others(seats).map(move |guest| (guest, plan.guest(planet, guest)))
            };
            for named in Planet::all(seats) {
                let (x, y) = plan.name(named, NAME.0);
                for (guest, (gx, gy)) in Planet::all(seats).flat_map(guests) {
                    let (dx, dy) = ((gx - x).abs() - NAME.0, (gy - y).abs() - NAME.1);
                    let gap = dx.max(0.0).hypot(dy.max(0.0));
                    assert!(
                        gap >= SOCKET,
                        "{guest:?} at {gx}, {gy} covers the name of {named:?} at {x}, {y}"
                    );
                }
            }
        }
    }
}
