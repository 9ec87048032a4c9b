//! The tree: nodes for the questions that answers lead to, edges for the answers tried there.

use orrery_core::Seat;
use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hash, Hasher};

/// A tree grows no further than this: a long thought goes on in the tree it has.
const MOST_NODES: usize = 60_000;

pub(super) const ROOT: Place = 0;

pub(super) type Place = u32;

#[derive(Debug)]
pub(super) struct Tree<A> {
    /// Nodes are kept for the next tree when this one is felled, and their edges with them.
    nodes: Vec<Node<A>>,
    used: usize,
    children: HashMap<(Place, u64), Place, BuildHasherDefault<Quick>>,
}

#[derive(Debug)]
pub(super) struct Node<A> {
    pub visits: u32,
    pub edges: Vec<Edge<A>>,
    /// What the weights of the edges were worked out from: the worst and the best glance, and how many they were.
    pub weighed: ((f32, f32), usize),
}

/// An answer of a seat. The same node may ask different seats, since chance lies between nodes.
#[derive(Debug)]
pub(super) struct Edge<A> {
    pub seat: Seat,
    pub action: A,
    /// The seat's chance at the first glance after it.
    pub glance: f32,
    /// How promising that makes it among the others.
    pub weight: f32,
    /// How often it could have been tried.
    pub available: u32,
    pub visits: u32,
    /// The sum of what the seat got.
    pub total: f32,
}

impl<A> Default for Tree<A> {
    fn default() -> Tree<A> {
        Tree { nodes: Vec::new(), used: 0, children: HashMap::default() }
    }
}

impl<A> Tree<A> {
    /// A bare root.
    pub fn fell(&mut self) {
        self.used = 0;
        self.children.clear();
        self.grow();
    }

    pub fn node(&mut self, at: Place) -> &mut Node<A> {
        &mut self.nodes[at as usize]
    }

    pub fn root(&self) -> Option<&Node<A>> {
        self.nodes[..self.used].first()
    }

    /// Where this answer leads from here; nothing if the tree is full.
    pub fn child(&mut self, from: Place, key: u64) -> Option<Place> {
        if let Some(&child) = self.children.get(&(from, key)) {
            return Some(child);
        }
        if self.used >= MOST_NODES {
            return None;
        }
        let child = self.grow();
        self.children.insert((from, key), child);
        Some(child)
    }

    fn grow(&mut self) -> Place {
        let place = self.used;
        self.used += 1;
        match self.nodes.get_mut(place) {
            Some(node) => {
                node.visits = 0;
                node.edges.clear();
                node.weighed = Default::default();
            }
            None => self.nodes.push(Node { visits: 0, edges: Vec::new(), weighed: Default::default() }),
        }
        place as Place
    }

    /// Makes a subtree the whole tree: what was found out beneath one answer, once that answer is given.
    pub fn transplant(&mut self, root: u64) -> bool {
        let Some(&root) = self.children.get(&(ROOT, root)) else { return false };
        if self.nodes[root as usize].visits == 0 {
            return false;
        }
        let mut beneath: Vec<Vec<(u64, Place)>> = vec![Vec::new(); self.used];
        for (&(from, key), &to) in &self.children {
            beneath[from as usize].push((key, to));
        }
        self.children.clear();
        // Children come after their parents, so that each node moves down to a place that is free by then.
        let mut moving = std::collections::BTreeMap::from([(root, None)]);
        let mut next: Place = 0;
        while let Some((old, parent)) = moving.pop_first() {
            self.nodes.swap(next as usize, old as usize);
            if let Some(edge) = parent {
                self.children.insert(edge, next);
            }
            moving.extend(beneath[old as usize].iter().map(|&(key, to)| (to, Some((next, key)))));
            next += 1;
        }
        self.used = next as usize;
        true
    }
}

impl<A: PartialEq> Node<A> {
    /// The edge of this answer, looked for from where it would be if the node asked what it asked before.
    pub fn edge(&self, seat: Seat, action: &A, likely: usize) -> Option<usize> {
        let is_it = |edge: &Edge<A>| edge.seat == seat && edge.action == *action;
        let from = likely.min(self.edges.len());
        let (before, behind) = self.edges.split_at(from);
        behind.iter().position(is_it).map(|at| from + at).or_else(|| before.iter().position(is_it))
    }
}

/// What an answer is found by.
pub(super) fn key(seat: Seat, action: &impl Hash) -> u64 {
    let mut hasher = Quick::default();
    seat.hash(&mut hasher);
    action.hash(&mut hasher);
    hasher.finish()
}

/// Joins the answers of several seats, in whatever order they came.
pub(super) fn joined(answers: u64, answer: u64) -> u64 {
    answers.wrapping_add(answer.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ answer >> 29)
}

/// Quick and the same in every run; nobody chooses keys to collide in a bot's own tree.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Quick(u64);

impl Hasher for Quick {
    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|&byte| self.write_u64(byte.into()));
    }

    fn write_u8(&mut self, word: u8) {
        self.write_u64(word.into());
    }

    fn write_u16(&mut self, word: u16) {
        self.write_u64(word.into());
    }

    fn write_u32(&mut self, word: u32) {
        self.write_u64(word.into());
    }

    fn write_u64(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(5) ^ word).wrapping_mul(0x517c_c1b7_2722_0a95);
    }

    fn write_usize(&mut self, word: usize) {
        self.write_u64(word as u64);
    }

    fn finish(&self) -> u64 {
        self.0 ^ self.0 >> 32
    }
}
