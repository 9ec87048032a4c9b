//! Where the name of the planet under attack stands: its inner side belongs to the Mothership.

use super::plan::{CARD, CONE, Course, GUEST, MIDDLE, Plan, Point, RING, SIZE, WORLD};
use crate::board::Planet;

/// Half the height of the name.
const HALF: f32 = 8.0;
/// Half the width of the longest planet's name, and half its height.
const OTHER: Point = (37.0, 7.0);
/// From the middle of the planet to the outer of the rings that mark it, with some air.
const MARKED: f32 = 43.0;
/// So much farther from the planet it may stand.
const FARTHER: [f32; 5] = [0.0, 8.0, 16.0, 26.0, 36.0];
/// With so much air around it a place is good enough, and a nearer one is better.
const AIR: f32 = 6.0;

/// The nearest place around the planet with air around it, or else the one with most.
pub fn name(plan: Plan, planet: Planet, half: f32) -> Point {
    let ((x, y), others) = (plan.planet(planet), Others::around(plan, planet));
    let mut best = (f32::MIN, (x, y));
    for farther in FARTHER {
        for step in 0..24u8 {
            let (sin, cos) = (f32::from(step) * 15.0).to_radians().sin_cos();
            let away = MARKED + farther + cos.abs() * half + sin.abs() * HALF;
            let at = (x + cos * away, y + sin * away);
            if let Some(air) = others.more_air(at, half, best.0) {
                best = (air, at);
            }
        }
        if best.0 >= AIR {
            break;
        }
    }
    best.1
}

/// Whatever else stands on the board or may come to stand there.
struct Others {
    course: Course,
    circles: Vec<(Point, f32)>,
    names: Vec<Point>,
}

impl Others {
    fn around(plan: Plan, planet: Planet) -> Others {
        let course = plan.course(Some(planet), planet.owner());
        let mut circles = Vec::new();
        for other in Planet::all(plan.seats) {
            let r = if other == planet { MARKED - 2.0 } else { WORLD + 4.0 };
            circles.push((plan.planet(other), r));
            circles.extend(planet_guests(plan, other).map(|guest| (guest, GUEST * 0.63)));
        }
        for hand in [1.0, -1.0] {
            circles.push((course.at(6.0, hand * 54.0), 21.0));
            circles.push((course.at(-64.0, hand * 56.0), CARD * 0.58));
        }
        let named = Planet::all(plan.seats).filter(|&other| other != planet);
        Others { course, circles, names: named.map(|other| plan.name(other, OTHER.0)).collect() }
    }

    /// How far a name there would be from all of it, if that is more than so much.
    fn more_air(&self, at: Point, half: f32, than: f32) -> Option<f32> {
        let name = (half, HALF);
        let circles = self.circles.iter().map(|&(middle, r)| to_circle(at, name, middle, r));
        let names = self.names.iter().map(|&(x, y)| {
            let apart = ((at.0 - x).abs() - half - OTHER.0, (at.1 - y).abs() - HALF - OTHER.1);
            apart.0.max(0.0).hypot(apart.1.max(0.0))
        });
        // What takes longest to find out comes last: most places are out of the question before.
        let shapes: [&dyn Fn() -> f32; 2] = [&|| ship(self.course, at, name), &|| ring(at, name)];
        let last = shapes.iter().map(|to| to());
        let mut clear = f32::MAX;
        for apart in [edge(at, name)].into_iter().chain(circles).chain(names).chain(last) {
            clear = clear.min(apart);
            if clear <= than {
                return None;
            }
        }
        Some(clear)
    }
}

fn planet_guests(plan: Plan, planet: Planet) -> impl Iterator<Item = Point> {
    planet.owner().others(plan.seats).map(move |guest| plan.guest(planet, guest))
}

fn to_circle((x, y): Point, (wide, high): Point, (cx, cy): Point, r: f32) -> f32 {
    ((cx - x).abs() - wide).max(0.0).hypot(((cy - y).abs() - high).max(0.0)) - r
}

/// To the edge of the board.
fn edge((x, y): Point, (wide, high): Point) -> f32 {
    let inside = |at: f32, half: f32| (at - half).min(SIZE - at - half) - 2.0;
    inside(x, wide).min(inside(y, high))
}

/// To the ring around all systems, whichever side of it the name is on.
fn ring(at: Point, name: Point) -> f32 {
    let far = points(at, name).map(|(x, y)| (x - MIDDLE).hypot(y - MIDDLE));
    let (near, farthest) = far.fold((f32::MAX, 0f32), |(low, high), far| (low.min(far), high.max(far)));
    (RING - 4.0 - farthest).max(near - RING - 4.0)
}

/// To the Mothership, which widens from its nose.
fn ship(course: Course, at: Point, name: Point) -> f32 {
    let (nose, tail) = (course.at(CONE / 2.0, 0.0), course.at(-CONE / 2.0, 0.0));
    let along = ((nose.0 - tail.0) / CONE, (nose.1 - tail.1) / CONE);
    let apart = |(x, y): Point| {
        let (dx, dy) = (nose.0 - x, nose.1 - y);
        let (behind, beside) = (dx * along.0 + dy * along.1, (dx * along.1 - dy * along.0).abs());
        match behind {
            ahead if ahead < 0.0 => ahead.hypot(beside),
            far if far > CONE => far - CONE,
            within => beside - 4.0 - 30.0 * within / CONE,
        }
    };
    points(at, name).map(apart).fold(f32::MAX, f32::min)
}

/// Points on the upper edge, the middle line and the lower edge of a name.
fn points((x, y): Point, (wide, high): Point) -> impl Iterator<Item = Point> {
    (0..27u8).map(move |nth| {
        let across = f32::from(nth % 9) / 4.0 - 1.0;
        (x + across * wide, y + (f32::from(nth / 9) - 1.0) * high)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use orrery_core::Seat;

    #[test]
    fn the_name_of_the_planet_under_attack_is_beneath_nothing() {
        for seats in 2..=4 {
            let plan = Plan { seats, nearest: Seat(0) };
            for planet in Planet::all(seats) {
                let at = name(plan, planet, OTHER.0);
                let air = Others::around(plan, planet).more_air(at, OTHER.0, -4.0);
                assert!(air.is_some(), "{planet:?} of {seats} systems at {at:?}");
            }
        }
    }
}
