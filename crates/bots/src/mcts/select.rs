//! Which of the answers that are possible in this world to try next.

use super::Craft;
use super::tree::{Edge, Node};

/// The edge to follow, among those that the world allows.
///
/// PUCT: what an answer brought so far, and more for what looks good at a glance and was seldom tried. It counts how
/// often an answer could have been tried, not how often its node was visited: an answer that is rarely possible would
/// otherwise look neglected. Where there are many, those that look worst wait until the node is better known.
pub(super) fn choose<A>(
    node: &mut Node<A>,
    allowed: &[u32],
    spread: f32,
    craft: &Craft,
    glances: &mut Vec<f32>,
) -> usize {
    node.weigh(looks(&node.edges, allowed), craft);
    let edges = &node.edges;
    let bar = bar(edges, allowed, craft, glances);
    let all: f32 = allowed.iter().map(|&at| edges[at as usize].weight).sum();
    let score = |edge: &Edge<A>| {
        let tried = edge.visits as f32;
        let mean = (edge.total + craft.glance * edge.glance) / (tried + craft.glance);
        let prior = edge.weight / all;
        mean + craft.explore * spread * prior * (edge.available as f32).sqrt() / (1.0 + tried)
    };
    let mut chosen = (f32::MIN, 0);
    for &at in allowed {
        let edge = &edges[at as usize];
        if edge.glance >= bar {
            let score = score(edge);
            if score > chosen.0 {
                chosen = (score, at as usize);
            }
        }
    }
    chosen.1
}

/// How the worst and the best of them look at a glance.
fn looks<A>(edges: &[Edge<A>], allowed: &[u32]) -> (f32, f32) {
    allowed
        .iter()
        .map(|&at| edges[at as usize].glance)
        .fold((f32::MAX, f32::MIN), |(worst, best), glance| (worst.min(glance), best.max(glance)))
}

impl<A> Node<A> {
    /// Weighs every answer by how it looks between the worst and the best. Mostly these are the same as before, and so
    /// are the weights.
    fn weigh(&mut self, looks: (f32, f32), craft: &Craft) {
        if self.weighed == (looks, self.edges.len()) {
            return;
        }
        let (worst, best) = looks;
        let heat = craft.doubt * ((best - worst) / 2.0).max(1e-6);
        self.edges.iter_mut().for_each(|edge| edge.weight = ((edge.glance - best) / heat).exp());
        self.weighed = (looks, self.edges.len());
    }
}

/// What an answer must look like at a glance to be considered yet.
fn bar<A>(edges: &[Edge<A>], allowed: &[u32], craft: &Craft, glances: &mut Vec<f32>) -> f32 {
    let visits: u32 = allowed.iter().map(|&at| edges[at as usize].visits).sum();
    let wide = (craft.wide + (visits as f32).sqrt()) as usize;
    if wide >= allowed.len() {
        return f32::MIN;
    }
    glances.clear();
    glances.extend(allowed.iter().map(|&at| edges[at as usize].glance));
    let (_, bar, _) = glances.select_nth_unstable_by(wide - 1, |a, b| b.total_cmp(a));
    *bar
}
