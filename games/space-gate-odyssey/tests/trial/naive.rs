//! The slow and simple ways, to compare with: geometry by looking at the whole plane.

use orrery_space_gate_odyssey::SpaceGateOdyssey;
use orrery_space_gate_odyssey::components::ModuleFace;
use orrery_space_gate_odyssey::station::Station;
use orrery_space_gate_odyssey::station::layout::Berth;
use std::collections::BTreeSet;

type Cell = (i32, i32);

/// The cells next to which a module has corridors, from the letters of the box and its rotation, one by one.
pub fn exits(face: &ModuleFace, rotation: u8, (x, y): Cell) -> Vec<Cell> {
    use orrery_space_gate_odyssey::station::sides::Side;
    let unturned =
        [(Side::North, (0, -1)), (Side::East, (1, 0)), (Side::South, (0, 1)), (Side::West, (-1, 0))];
    let mut ways: Vec<Cell> =
        unturned.into_iter().filter(|(side, _)| face.corridors.contains(*side)).map(|(_, way)| way).collect();
    for _ in 0..rotation {
        // Clockwise with y to the south: (0,-1) -> (1,0) -> (0,1) -> (-1,0).
        ways = ways.into_iter().map(|(dx, dy)| (-dy, dx)).collect();
    }
    ways.into_iter().map(|(dx, dy)| (x + dx, y + dy)).collect()
}

pub fn cell_of(berth: &Berth) -> Cell {
    (i32::from(berth.cell.x), i32::from(berth.cell.y))
}

fn exits_of(game: &SpaceGateOdyssey, berth: &Berth) -> Vec<Cell> {
    exits(game.face(berth.module), berth.rotation.0, cell_of(berth))
}

/// SGO-6.4: both have a corridor towards the other's cell.
pub fn connected(game: &SpaceGateOdyssey, one: &Berth, other: &Berth) -> bool {
    exits_of(game, one).contains(&cell_of(other)) && exits_of(game, other).contains(&cell_of(one))
}

/// How many modules can be reached from the first through connected corridors.
pub fn reachable(game: &SpaceGateOdyssey, station: &Station) -> usize {
    let berths = station.layout.berths();
    let mut seen = BTreeSet::from([0]);
    loop {
        let next: BTreeSet<usize> = (0..berths.len())
            .filter(|&at| seen.iter().any(|&from| from == at || connected(game, &berths[from], &berths[at])))
            .collect();
        if next == seen {
            return seen.len();
        }
        seen = next;
    }
}

/// Every (x, y, rotation) at which the module may be added, by trying the whole plane around the station. Rotations
/// that look like an earlier one are left out.
pub fn placements(game: &SpaceGateOdyssey, station: &Station, face: &ModuleFace) -> BTreeSet<(i32, i32, u8)> {
    let berths = station.layout.berths();
    let reach = berths.len() as i32 + 1;
    let mut found = BTreeSet::new();
    for x in -reach..=reach {
        for y in -reach..=reach {
            if berths.iter().any(|berth| cell_of(berth) == (x, y)) {
                continue;
            }
            for rotation in 0..4u8 {
                let look = |turns| BTreeSet::from_iter(exits(face, turns, (x, y)));
                let seen_before = (0..rotation).any(|earlier| look(earlier) == look(rotation));
                let meets = berths.iter().any(|berth| {
                    look(rotation).contains(&cell_of(berth)) && exits_of(game, berth).contains(&(x, y))
                });
                if meets && !seen_before {
                    found.insert((x, y, rotation));
                }
            }
        }
    }
    found
}

/// SGO-10.6, both ways: corridors not joined to another, and those that face an empty cell.
pub fn open_corridors(game: &SpaceGateOdyssey, station: &Station) -> (u16, u16) {
    let berths = station.layout.berths();
    let (mut unconnected, mut void) = (0, 0);
    for berth in berths {
        for exit in exits_of(game, berth) {
            match berths.iter().find(|other| cell_of(other) == exit) {
                None => {
                    unconnected += 1;
                    void += 1;
                }
                Some(other) => unconnected += u16::from(!connected(game, berth, other)),
            }
        }
    }
    (unconnected, void)
}
