//! One iteration: a world imagined, a walk down the tree, a glance, and the way home.

use super::Craft;
use super::memory::Memory;
use super::rollout::{Values, shares, speaker};
use super::select;
use super::tree::{Edge, Place, ROOT, Tree, joined, key};
use crate::Question;
use orrery_core::chance::Seeded;
use orrery_core::{Ask, Game, MAX_SEATS, Seat, Seats, Turn};

/// No walk takes more decisions than this: where rules let a game go round in circles, the glance decides.
const DEEPEST: usize = 100;

/// What a walk is about.
#[derive(Debug)]
pub(super) struct Walk<'a, G: Game> {
    pub question: &'a Question<'a, G>,
    pub view: &'a G::View,
    pub craft: &'a Craft,
    pub dice: Seeded,
    /// Where this walk began.
    pub start: Option<G::State>,
}

/// One hand's tree and buffers.
#[derive(Debug)]
pub(crate) struct Searcher<G: Game> {
    pub(super) tree: Tree<G::Action>,
    pub(super) memory: Option<Memory<G>>,
    pub(super) legal: Vec<G::Action>,
    pub(super) events: Vec<G::Event>,
    /// Actions played in imagined worlds.
    pub(crate) played: u64,
    /// The worlds of the last walk and of the last glance, kept to be written over.
    world: Option<Box<G::State>>,
    trial: Option<Box<G::State>>,
    allowed: Vec<u32>,
    glances: Vec<f32>,
    path: Vec<Taken>,
    results: Spread,
}

/// How often an action was tried, what it brought in all, and what it looked like at first.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Found {
    pub visits: u32,
    pub total: f32,
    pub glance: f32,
}

impl Found {
    /// What two hands found out together; each has had a first look, and the worlds they looked at differ a little.
    pub fn and(self, other: Found) -> Found {
        let glance = if self.visits == 0 { other.glance } else { self.glance };
        Found { visits: self.visits + other.visits, total: self.total + other.total, glance }
    }
}

/// A step of the walk: the edge that was followed, and for whom it counts.
#[derive(Clone, Copy, Debug)]
struct Taken {
    node: Place,
    edge: u32,
    seat: Seat,
}

/// Where the walk is.
#[derive(Clone, Copy, Debug)]
struct Spot {
    /// The node of the question.
    node: Place,
    /// In a secret question, where each seat has come with its own answer, which nobody else can see.
    own: [Place; MAX_SEATS],
    /// All that was answered in secret so far.
    secret: u64,
    /// Whose secret answer has been begun.
    speaking: Option<Seat>,
}

/// How much the results differ, in the course of a search.
#[derive(Clone, Copy, Debug, Default)]
struct Spread {
    count: f32,
    mean: f32,
    squares: f32,
}

impl<G: Game> Default for Searcher<G> {
    fn default() -> Searcher<G> {
        Searcher {
            tree: Tree::default(),
            memory: None,
            legal: Vec::new(),
            events: Vec::new(),
            played: 0,
            world: None,
            trial: None,
            allowed: Vec::new(),
            glances: Vec::new(),
            path: Vec::new(),
            results: Spread::default(),
        }
    }
}

impl<G: Game> Searcher<G> {
    pub(crate) fn forget(&mut self) {
        self.memory = None;
    }

    pub(super) fn forget_spread(&mut self) {
        self.results = Spread::default();
    }

    /// What was found out about an action at the root.
    pub(super) fn found(&self, seat: Seat, action: &G::Action) -> Option<Found> {
        let root = self.tree.root()?;
        let &Edge { visits, total, glance, .. } = &root.edges[root.edge(seat, action, 0)?];
        Some(Found { visits, total, glance })
    }

    /// By how many trials the most tried answer at the root is ahead of the next.
    pub(super) fn lead(&self, seat: Seat) -> u32 {
        let edges = self.tree.root().into_iter().flat_map(|root| &root.edges);
        let (most, next) = edges.filter(|edge| edge.seat == seat).fold((0, 0), |(most, next), edge| {
            if edge.visits > most { (edge.visits, most) } else { (most, next.max(edge.visits)) }
        });
        most - next
    }

    pub(super) fn iterate(&mut self, walk: &mut Walk<'_, G>) {
        if !G::OPEN || walk.start.is_none() {
            walk.start = Some(walk.question.game.imagine(walk.view, &mut walk.dice));
        }
        let start = walk.start.as_ref().expect("a world was imagined");
        let mut state = copied(&mut self.world, start);
        self.path.clear();
        let values = self.descend(walk, &mut state);
        let seats: Seats = self.path.iter().map(|taken| taken.seat).collect();
        let values = values.unwrap_or_else(|| self.roll_out(walk, &mut state, seats));
        self.results.add(values[walk.question.seat.index()]);
        for &Taken { node, edge, seat } in &self.path {
            let edge = &mut self.tree.node(node).edges[edge as usize];
            edge.visits += 1;
            edge.total += values[seat.index()];
        }
        self.world = Some(state);
    }

    /// Walks to the edge of the tree; says how the game ended if it did.
    fn descend(&mut self, walk: &mut Walk<'_, G>, state: &mut G::State) -> Option<Values> {
        let game = walk.question.game;
        let mut spot = Spot::at(ROOT);
        let mut asker = Some(walk.question.seat);
        while self.path.len() < DEEPEST {
            let turn = game.turn(state);
            let (asked, ask) = match &turn {
                Turn::Over(outcome) => return Some(shares(game, state, outcome)),
                &Turn::Ask { seats, ask } => (seats, ask),
            };
            // Whoever has begun a secret answer completes it before others speak, so that it depends on nobody's.
            let begun = spot.speaking.filter(|&seat| ask.is_secret() && asked.contains(seat));
            let seat = asker.take().or(begun).unwrap_or_else(|| speaker(asked, ask, &mut walk.dice));
            game.actions(state, seat, &mut self.legal);
            // A dream may hold a hand that its owner cannot really have, and so a question without an answer.
            if self.legal.is_empty() {
                return None;
            }
            let here = if ask.is_secret() { spot.own[seat.index()] } else { spot.node };
            let chosen = if self.legal.len() == 1 {
                0
            } else {
                if self.is_edge(here) {
                    return None;
                }
                self.meet(walk, state, seat, here);
                self.follow(walk, here, seat)
            };
            let answer = (self.legal.len() > 1).then(|| key(seat, &self.legal[chosen]));
            self.apply(walk, state, seat, chosen);
            if self.is_circle(walk, state) {
                return Some(Values::default());
            }
            self.move_on(&mut spot, (seat, answer), (&turn, ask), &game.turn(state))?;
        }
        None
    }

    /// Whether the seat has come back to where it began, without anybody else.
    fn is_circle(&self, walk: &Walk<'_, G>, state: &G::State) -> bool {
        self.path.iter().all(|taken| taken.seat == walk.question.seat) && walk.start.as_ref() == Some(state)
    }

    /// Whether the walk came to a node where nobody was before: there it ends.
    fn is_edge(&mut self, here: Place) -> bool {
        let node = self.tree.node(here);
        node.visits += 1;
        node.visits == 1 && here != ROOT
    }

    /// Makes an edge for every legal action that has none, with a glance at where it leads, and counts them available.
    ///
    /// An answer of its own that leads the seat back to where it is asked now looks like a loss: a bot that sees only
    /// evil ahead would otherwise begin something and drop it again for ever. A game that is over is looked at like any
    /// other, so that of two victories the better looking one comes first.
    fn meet(&mut self, walk: &mut Walk<'_, G>, state: &G::State, seat: Seat, here: Place) {
        let game = walk.question.game;
        let alone = seat == walk.question.seat && self.path.iter().all(|taken| taken.seat == seat);
        self.allowed.clear();
        for at in 0..self.legal.len() {
            // In most worlds answers come in the order in which they came before.
            let likely = self.allowed.last().map_or(0, |&last| last as usize + 1);
            let known = self.tree.node(here).edge(seat, &self.legal[at], likely);
            let edge = known.unwrap_or_else(|| {
                let mut trial = copied(&mut self.trial, state);
                self.apply(walk, &mut trial, seat, at);
                let back = alone && walk.start.as_ref() == Some(&*trial);
                let glance = if back { 0.0 } else { game.judge(&trial, seat) };
                self.trial = Some(trial);
                let edges = &mut self.tree.node(here).edges;
                let action = self.legal[at].clone();
                edges.push(Edge { seat, action, glance, weight: 0.0, available: 0, visits: 0, total: 0.0 });
                edges.len() - 1
            });
            self.tree.node(here).edges[edge].available += 1;
            self.allowed.push(edge as u32);
        }
    }

    /// Chooses an edge and takes it down for the way home; its place among the legal actions.
    fn follow(&mut self, walk: &Walk<'_, G>, here: Place, seat: Seat) -> usize {
        let spread = self.results.deviation();
        let node = self.tree.node(here);
        let edge = select::choose(node, &self.allowed, spread, walk.craft, &mut self.glances);
        self.path.push(Taken { node: here, edge: edge as u32, seat });
        self.allowed.iter().position(|&allowed| allowed as usize == edge).expect("it was chosen among them")
    }

    /// Goes to where the answer leads. Forced answers lead nowhere else; nothing if the tree is full.
    fn move_on(
        &mut self,
        spot: &mut Spot,
        (seat, answer): (Seat, Option<u64>),
        (before, ask): (&Turn, Ask),
        after: &Turn,
    ) -> Option<()> {
        if !ask.is_secret() {
            if let Some(answer) = answer {
                *spot = Spot::at(self.tree.child(spot.node, answer)?);
            }
            return Some(());
        }
        let own = &mut spot.own[seat.index()];
        if let Some(answer) = answer {
            *own = self.tree.child(*own, answer)?;
            spot.secret = joined(spot.secret, answer);
        }
        if before.continues(seat, after) {
            spot.speaking = Some(seat);
        } else {
            // The question is closed, and what was secret comes to light.
            let next = if spot.secret == 0 { spot.node } else { self.tree.child(spot.node, spot.secret)? };
            *spot = Spot::at(next);
        }
        Some(())
    }
}

/// A copy, in the place of an earlier one if there was any.
fn copied<S: Clone>(spare: &mut Option<Box<S>>, model: &S) -> Box<S> {
    match spare.take() {
        Some(mut copy) => {
            S::clone_from(&mut copy, model);
            copy
        }
        None => Box::new(model.clone()),
    }
}

impl Spot {
    fn at(node: Place) -> Spot {
        Spot { node, own: [node; MAX_SEATS], secret: 0, speaking: None }
    }
}

impl Spread {
    fn add(&mut self, value: f32) {
        self.count += 1.0;
        let apart = value - self.mean;
        self.mean += apart / self.count;
        self.squares += apart * (value - self.mean);
    }

    /// The standard deviation, within reason: a search that has seen nothing yet must still look around.
    fn deviation(self) -> f32 {
        if self.count < 2.0 { 0.1 } else { (self.squares / self.count).sqrt().clamp(0.01, 0.5) }
    }
}
