//! Which of the answers that are possible in this world to try next.

use super::Craft;
use super::tree::Edge;

/// The edge to follow, among those that the world allows.
///
/// PUCT: what an answer brought so far, and more for what looks good at a glance and was seldom tried. It counts how
/// often an answer could have been tried, not how often its node was visited: an answer that is rarely possible would
/// otherwise look neglected. Where there are many, those that look worst wait until the node is better known.
pub(super) fn choose<A>(
    edges: &[Edge<A>],
    allowed: &[u32],
    spread: f32,
    craft: &Craft,
    weights: &mut Vec<f32>,
) -> usize {
    let edge = |&at: &u32| &edges[at as usize];
    let (worst, best) = allowed
        .iter()
        .map(edge)
        .fold((f32::MAX, f32::MIN), |(worst, best), edge| (worst.min(edge.glance), best.max(edge.glance)));
    let heat = craft.doubt * ((best - worst) / 2.0).max(1e-6);
    let bar = bar(edges, allowed, craft);
    let weight = |edge: &Edge<A>| ((edge.glance - best) / heat).exp();
    weights.clear();
    weights.extend(allowed.iter().map(edge).map(weight));
    let all: f32 = weights.iter().sum();
    let score = |edge: &Edge<A>, weight: f32| {
        let tried = edge.visits as f32;
        let mean = (edge.total + craft.glance * edge.glance) / (tried + craft.glance);
        let prior = weight / all;
        mean + craft.explore * spread * prior * (edge.available as f32).sqrt() / (1.0 + tried)
    };
    let mut chosen = (f32::MIN, 0);
    for (&at, &weight) in allowed.iter().zip(weights.iter()) {
        let edge = &edges[at as usize];
        if edge.glance >= bar {
            let score = score(edge, weight);
            if score > chosen.0 {
                chosen = (score, at as usize);
            }
        }
    }
    chosen.1
}

/// What an answer must look like at a glance to be considered yet.
fn bar<A>(edges: &[Edge<A>], allowed: &[u32], craft: &Craft) -> f32 {
    let visits: u32 = allowed.iter().map(|&at| edges[at as usize].visits).sum();
    let wide = (craft.wide + (visits as f32).sqrt()) as usize;
    if wide >= allowed.len() {
        return f32::MIN;
    }
    let mut glances: Vec<f32> = allowed.iter().map(|&at| edges[at as usize].glance).collect();
    let (_, bar, _) = glances.select_nth_unstable_by(wide - 1, |a, b| b.total_cmp(a));
    *bar
}
