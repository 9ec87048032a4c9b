//! A side of the star cluster as a graph.

use crate::components::sheet::{Graph, NodeKind, NodeRow, SegmentRow};
use crate::ids::{Gate, NodeId, PulsarId, SystemId};
use crate::trails::{LONGEST, Trails};
use orrery_core::BadBox;

/// Systems, and pulsars with the isolated ones, of each side.
pub const SYSTEMS: usize = 16;
pub const PULSARS: usize = 16;
/// One entry portal for each player of a full table, at least (PUL-3.13).
const PORTALS: usize = 4;
/// Sets of locations are kept in 128 bits, numbers of segments in a byte.
const MOST_NODES: usize = 128;
const MOST_SEGMENTS: usize = 255;

/// What lies at a location (PUL-7.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    Portal,
    Gate(Gate),
    System(SystemId),
    Pulsar(PulsarId),
    /// A pulsar without segments (PUL-7.5).
    Isolated(PulsarId),
}

#[derive(Clone, Debug)]
pub struct Node {
    pub id: String,
    pub place: Place,
    pub dead_end: bool,
    pub at: (u16, u16),
}

#[derive(Clone, Debug)]
pub struct Segment {
    pub id: String,
    pub ends: [NodeId; 2],
    pub color: String,
    /// Nought, or the number of one of two parallel segments.
    pub lane: u8,
}

impl Segment {
    /// The other end, if this one is an end.
    #[must_use]
    pub fn from(&self, node: NodeId) -> Option<NodeId> {
        let [a, b] = self.ends;
        if node == a { Some(b) } else { (node == b).then_some(a) }
    }
}

/// One side of the cluster board, with every flight that can be flown on it.
#[derive(Clone, Debug)]
pub struct Cluster {
    pub nodes: Vec<Node>,
    pub segments: Vec<Segment>,
    pub systems: [NodeId; SYSTEMS],
    pub pulsars: [NodeId; PULSARS],
    /// The pulsars that a ship can reach, as bits of their locations.
    pub connected: u128,
    pub trails: Trails,
}

impl Cluster {
    pub fn read(table: &'static str, graph: Graph) -> Result<Cluster, BadBox> {
        let Graph { nodes, segments } = graph;
        if nodes.len() > MOST_NODES {
            return Err(BadBox::Count { table, wanted: MOST_NODES, found: nodes.len() });
        }
        if segments.len() > MOST_SEGMENTS {
            return Err(BadBox::Count { table, wanted: MOST_SEGMENTS, found: segments.len() });
        }
        let mut sorted = Sorted::default();
        let numbered = (0..).map(NodeId).zip(nodes);
        let nodes =
            numbered.map(|(node, row)| sorted.add(table, node, row)).collect::<Result<Vec<_>, BadBox>>()?;
        let Sorted { systems, pulsars, portals } = sorted;
        if portals < PORTALS {
            return Err(BadBox::Count { table, wanted: PORTALS, found: portals });
        }
        let count = |wanted, found| BadBox::Count { table, wanted, found };
        let systems = systems.try_into().map_err(|found: Vec<_>| count(SYSTEMS, found.len()))?;
        let pulsars = pulsars.try_into().map_err(|found: Vec<_>| count(PULSARS, found.len()))?;
        let segments = join(table, &nodes, segments)?;
        let trails = Trails::of(&nodes, &segments);
        let reached = |node: &&Node| matches!(node.place, Place::Pulsar(_));
        let connected =
            (0..).zip(&nodes).filter(|(_, node)| reached(node)).fold(0, |set, (at, _)| set | 1 << at);
        let cluster = Cluster { nodes, segments, systems, pulsars, connected, trails };
        cluster.every_die_flies(table)?;
        Ok(cluster)
    }

    #[must_use]
    pub fn place(&self, node: NodeId) -> Place {
        self.nodes[node.index()].place
    }

    pub fn portals(&self) -> impl Iterator<Item = NodeId> {
        self.all().filter(|&node| self.place(node) == Place::Portal)
    }

    pub fn all(&self) -> impl Iterator<Item = NodeId> + use<> {
        (0..self.nodes.len() as u8).map(NodeId)
    }

    /// From every location a ship can stand on there is a flight of every length, so a red die that must be used can
    /// be used (PUL-14.9): a board without that is not playable.
    fn every_die_flies(&self, table: &'static str) -> Result<(), BadBox> {
        let stands = |&node: &NodeId| !matches!(self.place(node), Place::Isolated(_));
        for node in self.all().filter(stands) {
            let missing = (1..=LONGEST).find(|&length| self.trails.reach(node, length) == 0);
            if let Some(length) = missing {
                let id = self.nodes[node.index()].id.clone();
                return Err(BadBox::Impossible { table, id, field: "segments", value: length.to_string() });
            }
        }
        Ok(())
    }
}

/// Locations by kind, as they come.
#[derive(Default)]
struct Sorted {
    systems: Vec<NodeId>,
    pulsars: Vec<NodeId>,
    portals: usize,
}

impl Sorted {
    fn add(&mut self, table: &'static str, node: NodeId, row: NodeRow) -> Result<Node, BadBox> {
        let place = match row.kind {
            NodeKind::Portal => {
                self.portals += 1;
                Place::Portal
            }
            NodeKind::Gate => match row.color {
                Some(color) => Place::Gate(color),
                None => {
                    let value = String::from("nothing");
                    return Err(BadBox::Impossible { table, id: row.id, field: "color", value });
                }
            },
            NodeKind::System => {
                self.systems.push(node);
                Place::System(SystemId(self.systems.len() as u8 - 1))
            }
            NodeKind::Pulsar => {
                self.pulsars.push(node);
                let pulsar = PulsarId(self.pulsars.len() as u8 - 1);
                if row.isolated { Place::Isolated(pulsar) } else { Place::Pulsar(pulsar) }
            }
        };
        Ok(Node { id: row.id, place, dead_end: row.dead_end, at: (row.x, row.y) })
    }
}

fn join(table: &'static str, nodes: &[Node], rows: Vec<SegmentRow>) -> Result<Vec<Segment>, BadBox> {
    let find = |id: &String, end: &String, field| {
        let at = nodes.iter().position(|node| node.id == *end);
        at.map(|at| NodeId(at as u8)).ok_or_else(|| BadBox::Unknown {
            table,
            id: id.clone(),
            field,
            value: end.clone(),
        })
    };
    let mut segments = Vec::new();
    for row in rows {
        let ends = [find(&row.id, &row.a, "a")?, find(&row.id, &row.b, "b")?];
        if let Some(&end) = ends.iter().find(|end| matches!(nodes[end.index()].place, Place::Isolated(_))) {
            let value = nodes[end.index()].id.clone();
            return Err(BadBox::Impossible { table, id: row.id, field: "isolated", value });
        }
        segments.push(Segment { id: row.id, ends, color: row.color, lane: row.lane });
    }
    Ok(segments)
}
