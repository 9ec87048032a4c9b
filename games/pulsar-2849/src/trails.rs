//! Every flight that can be flown on a side of the cluster, worked out once when the box is opened.
//!
//! Of trails that nothing can tell apart, one is kept: same start, end and length, same systems visited, as many pulsars,
//! as many gates of each color (PUL-7.20). In what order systems are passed makes no difference.

use crate::components::{Node, Place, Segment};
use crate::ids::{Gate, NodeId, SegmentId};
use arrayvec::ArrayVec;

/// A six with a +2 token and a flexible technology.
pub const LONGEST: usize = 9;

pub type Path = ArrayVec<SegmentId, LONGEST>;

/// A flight that uses no segment twice, and what it visits on its way and at its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trail {
    pub segments: Path,
    pub sights: Sights,
}

/// What is visited: every location passed or ended at, the start only when visited again (PUL-7.6).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Sights {
    /// A bit for each system.
    pub systems: u16,
    pub pulsars: u8,
    /// How many different gates of each color.
    pub gates: [u8; 3],
}

impl Sights {
    #[must_use]
    pub fn of(nodes: &[Node], visited: u128) -> Sights {
        let mut sights = Sights::default();
        let mut rest = visited;
        while rest != 0 {
            match nodes[rest.trailing_zeros() as usize].place {
                Place::System(system) => sights.systems |= 1 << system.0,
                Place::Pulsar(_) => sights.pulsars += 1,
                Place::Gate(color) => sights.gates[color as usize] += 1,
                Place::Portal | Place::Isolated(_) => {}
            }
            rest &= rest - 1;
        }
        sights
    }
}

#[derive(Clone, Debug)]
pub struct Trails {
    nodes: usize,
    /// Sorted by start, then end, then length.
    all: Vec<Trail>,
    /// Where the trails of each pair of start and end begin.
    begins: Vec<u32>,
    /// Ends that can be reached from each start with each length.
    reach: Vec<[u128; LONGEST + 1]>,
    /// The same, visiting a gate of each color.
    reach_past: Vec<[[u128; LONGEST + 1]; 3]>,
}

impl Trails {
    #[must_use]
    pub fn of(nodes: &[Node], segments: &[Segment]) -> Trails {
        let mut trails = Trails {
            nodes: nodes.len(),
            all: Vec::new(),
            begins: Vec::new(),
            reach: vec![[0; LONGEST + 1]; nodes.len()],
            reach_past: vec![[[0; LONGEST + 1]; 3]; nodes.len()],
        };
        let exits = exits(nodes, segments);
        for start in 0..nodes.len() {
            let mut walk =
                Walk { nodes, exits: &exits, used: [false; 256], path: Path::new(), found: Vec::new() };
            walk.on(NodeId(start as u8), 0);
            trails.add(start, walk.found);
        }
        trails.begins.push(trails.all.len() as u32);
        trails
    }

    fn add(&mut self, start: usize, mut found: Vec<(NodeId, Trail)>) {
        let key = |(end, trail): &(NodeId, Trail)| (*end, trail.segments.len(), trail.sights);
        found.sort_by(|one, other| {
            key(one).cmp(&key(other)).then_with(|| one.1.segments.cmp(&other.1.segments))
        });
        found.dedup_by_key(|entry| key(entry));
        let mut found = found.into_iter().peekable();
        for end in (0..self.nodes).map(|node| NodeId(node as u8)) {
            self.begins.push(self.all.len() as u32);
            while let Some((_, trail)) = found.next_if(|(at, _)| *at == end) {
                let length = trail.segments.len();
                self.reach[start][length] |= 1 << end.0;
                for gate in Gate::ALL.into_iter().filter(|&gate| trail.sights.gates[gate as usize] > 0) {
                    self.reach_past[start][gate as usize][length] |= 1 << end.0;
                }
                self.all.push(trail);
            }
        }
    }

    /// The trails from one location to another that differ in what they visit, the shortest first.
    #[must_use]
    pub fn between(&self, start: NodeId, end: NodeId) -> &[Trail] {
        let pair = start.index() * self.nodes + end.index();
        &self.all[self.begins[pair] as usize..self.begins[pair + 1] as usize]
    }

    /// The locations where a flight of this length can end, as bits.
    #[must_use]
    pub fn reach(&self, start: NodeId, length: usize) -> u128 {
        self.reach[start.index()][length]
    }

    /// The same, if the flight visits a gate of this color.
    #[must_use]
    pub fn reach_past(&self, start: NodeId, length: usize, gate: Gate) -> u128 {
        self.reach_past[start.index()][gate as usize][length]
    }
}

/// From each location, the segments that lead on, and where: no ship ever enters a portal (PUL-7.2).
fn exits(nodes: &[Node], segments: &[Segment]) -> Vec<Vec<(SegmentId, NodeId)>> {
    let mut exits = vec![Vec::new(); nodes.len()];
    for (segment, number) in segments.iter().zip(0..) {
        for [from, to] in [segment.ends, [segment.ends[1], segment.ends[0]]] {
            if nodes[to.index()].place != Place::Portal {
                exits[from.index()].push((SegmentId(number), to));
            }
        }
    }
    exits
}

/// A walk over the graph that uses no segment twice (PUL-7.4).
struct Walk<'a> {
    nodes: &'a [Node],
    exits: &'a [Vec<(SegmentId, NodeId)>],
    used: [bool; 256],
    path: Path,
    found: Vec<(NodeId, Trail)>,
}

impl Walk<'_> {
    fn on(&mut self, at: NodeId, visited: u128) {
        if !self.path.is_empty() {
            let trail = Trail { segments: self.path.clone(), sights: Sights::of(self.nodes, visited) };
            self.found.push((at, trail));
        }
        if self.path.is_full() {
            return;
        }
        let exits = self.exits;
        for &(segment, to) in &exits[at.index()] {
            if !self.used[segment.index()] {
                self.used[segment.index()] = true;
                self.path.push(segment);
                self.on(to, visited | 1 << to.0);
                self.path.pop();
                self.used[segment.index()] = false;
            }
        }
    }
}
