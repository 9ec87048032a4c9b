//! A flight before it is flown: its course, what it passes, what its end would give.

use super::Stage;
use super::effects;
use super::names::{gate, node_id};
use crate::components::{Place, PlanetKind, SYSTEMS};
use crate::ids::{Gate, NodeId, SystemId};
use crate::trails::{Path, Trail};
use orrery_core::Seat;
use orrery_scene::{Ghost, Span, Text, Tone, word};

const STEPS: [&str; 9] = ["u-n1", "u-n2", "u-n3", "u-n4", "u-n5", "u-n6", "u-n7", "u-n8", "u-n9"];

/// Whether the symbol numbers a step of a course.
pub fn is_step(symbol: &str) -> bool {
    STEPS.contains(&symbol)
}

/// What a station founded in a system would be.
enum Found {
    /// The tile is still face down.
    Unknown,
    Already,
    Full,
    On(PlanetKind),
}

impl Stage<'_> {
    /// The locations along a path, the last its end.
    pub fn course(&self, path: &Path) -> Vec<NodeId> {
        let cluster = self.table().cluster(self.game);
        let mut at = self.table().player(self.acting()).ship;
        let mut nodes = Vec::new();
        for segment in path {
            let Some(next) = cluster.segments.get(segment.index()).and_then(|segment| segment.from(at))
            else {
                break;
            };
            at = next;
            nodes.push(at);
        }
        nodes
    }

    /// The only trail that makes a difference, or the first of several.
    pub fn first_trail(&self, to: NodeId) -> Option<(&Trail, bool)> {
        if !self.is_reached(to) {
            return None;
        }
        let mut trails = self.game.different_trails(self.table(), self.acting(), to);
        let (_, first) = trails.next()?;
        Some((first, trails.next().is_none()))
    }

    /// Numbers along the course, and the ship at its end.
    pub fn course_ghosts(&self, path: &Path, to: NodeId) -> Vec<Ghost> {
        let nodes = self.course(path);
        let last = nodes.len().saturating_sub(1);
        let number = |(at, node): (usize, &NodeId)| Ghost {
            on: node_id(*node),
            symbol: STEPS[at.min(STEPS.len() - 1)].into(),
            tone: Tone::White,
        };
        let mut ghosts: Vec<Ghost> = nodes.iter().enumerate().take(last).map(number).collect();
        ghosts.push(self.ship_ghost(to));
        ghosts
    }

    pub fn ship_ghost(&self, to: NodeId) -> Ghost {
        Ghost { on: node_id(to), symbol: "u-ship".into(), tone: Tone::Seat(self.acting()) }
    }

    fn found(&self, seat: Seat, system: SystemId, wanted: PlanetKind) -> Found {
        let table = self.table();
        if table.player(seat).stations & (1 << system.0) != 0 {
            return Found::Already;
        }
        if table.systems[system.index()].tile.is_none() {
            return Found::Unknown;
        }
        match self.game.free_planet(table, system, wanted) {
            Some((_, kind)) => Found::On(kind),
            None => Found::Full,
        }
    }

    /// How many stations the flight would found before its end. A tile turned up has room for its first visitor.
    pub fn founded_before(&self, trail: &Trail, to: NodeId) -> usize {
        let cluster = self.table().cluster(self.game);
        let passed =
            (0..SYSTEMS as u8).filter(|system| trail.sights.systems & (1 << system) != 0).map(SystemId);
        let founds = |&system: &SystemId| {
            cluster.systems[system.index()] != to
                && matches!(
                    self.found(self.acting(), system, PlanetKind::Barren),
                    Found::Unknown | Found::On(_)
                )
        };
        passed.filter(founds).count()
    }

    /// What ending there would do, after so many stations on the way; with several ways nobody knows how many.
    pub fn landing(&self, to: NodeId, claim: bool, before: Option<usize>) -> Text {
        let seat = self.acting();
        let player = self.table().player(seat);
        match self.table().cluster(self.game).place(to) {
            Place::System(system) => match self.found(seat, system, PlanetKind::Blue) {
                Found::Unknown => self.teller.say("lands-unknown", &[]),
                Found::Already => self.teller.say("lands-again", &[]),
                Found::Full => self.teller.say("lands-full", &[]),
                Found::On(kind) => {
                    let stations = player.stations.count_ones() as usize;
                    let text = match before {
                        Some(before) => {
                            let args = [("from", stations.into()), ("to", (stations + before + 1).into())];
                            self.teller.say("lands-station", &args)
                        }
                        None => self.teller.say("lands-one-more", &[]),
                    };
                    match kind {
                        PlanetKind::Blue => text.and(Span::text(" · ")).and(self.reward(system)),
                        PlanetKind::Barren => text.and(Span::text(" · ")).and(self.teller.say("barren", &[])),
                    }
                }
            },
            Place::Pulsar(_) if claim => {
                let claimed = usize::from(self.game.rings - player.rings);
                let args = [("from", claimed.into()), ("to", (claimed + 1).into())];
                self.teller.say("lands-claim", &args)
            }
            Place::Pulsar(_) | Place::Gate(_) | Place::Portal | Place::Isolated(_) => Text::none(),
        }
    }

    /// A red die that could not be used any more is no reward: a tile is drawn (PUL-7.18).
    fn reward(&self, system: SystemId) -> Text {
        match self.table().systems[system.index()].tile {
            Some(_) if !self.game.printed_reward_is_open(self.table(), system) => {
                Span::icon("u-explore", self.teller.word("exploration-tile")).into()
            }
            Some(tile) => effects::glyphs(&self.game.systems[tile.index()].reward, self.teller),
            None => Text::none(),
        }
    }

    /// What is passed on the way: gates by color, stations that would be founded, tiles that would be turned up.
    pub fn passing(&self, path: &Path, to: NodeId) -> Text {
        let cluster = self.table().cluster(self.game);
        let mut passed: Vec<NodeId> = Vec::new();
        for node in self.course(path) {
            if !passed.contains(&node) {
                passed.push(node);
            }
        }
        let mut text = Text::none();
        for color in Gate::ALL {
            let count = passed.iter().filter(|&&node| cluster.place(node) == Place::Gate(color)).count();
            if count > 0 {
                text = text.and(gate(color, self.teller)).and(Span::text(word!("{count} ")));
            }
        }
        for &node in passed.iter().filter(|&&node| node != to) {
            match cluster.place(node) {
                Place::System(system) => {
                    let id = match self.found(self.acting(), system, PlanetKind::Barren) {
                        Found::Unknown => "passes-unknown",
                        Found::On(_) => "passes-station",
                        Found::Already | Found::Full => "passes-system",
                    };
                    let number = ("number", (system.index() + 1).into());
                    text =
                        text.and(Span::text("· ")).and(self.teller.say(id, &[number])).and(Span::text(" "));
                }
                Place::Pulsar(pulsar) => {
                    let number = ("number", (pulsar.index() + 1).into());
                    text = text
                        .and(Span::text("· "))
                        .and(self.teller.say("passes-pulsar", &[number]))
                        .and(Span::text(" "));
                }
                Place::Gate(_) | Place::Portal | Place::Isolated(_) => {}
            }
        }
        text
    }
}
