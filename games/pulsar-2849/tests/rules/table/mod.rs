//! Positions for tests, built by name.
#![allow(dead_code, reason = "each test file uses the helpers that it needs")]
#![allow(clippy::needless_pass_by_value, reason = "a test writes down an action where it is played")]

use orrery_core::chance::{Roll, Script, Seeded};
use orrery_core::{Game, Seat};
use orrery_pulsar_2849::action::{Payment, Source};
use orrery_pulsar_2849::agenda::{Agenda, Step};
use orrery_pulsar_2849::components::Place;
use orrery_pulsar_2849::ids::{
    BoardId, Gate, GoalId, HeadquartersId, NodeId, PulsarId, Side, Size, SystemId, TechnologyId, TileId,
    TransmitterId,
};
use orrery_pulsar_2849::options::Cluster;
use orrery_pulsar_2849::state::{Claim, Headquarters, Held, Origin, Player};
use orrery_pulsar_2849::tracks::{Marked, Track};
use orrery_pulsar_2849::trails::Trail;
use orrery_pulsar_2849::{Action, Event, Options, Pulsar, State};
use std::collections::BTreeSet;
use std::sync::LazyLock;

pub static GAME: LazyLock<Pulsar> = LazyLock::new(Pulsar::standard);

pub const ME: Seat = Seat(0);

pub fn node(id: &str) -> NodeId {
    let find = |side: Side| GAME.cluster(side).nodes.iter().position(|node| node.id == id);
    NodeId(find(Side::Open).or(find(Side::Spur)).expect("a location of that name") as u8)
}

pub fn pulsar(id: &str) -> PulsarId {
    let side = if id.starts_with('O') { Side::Open } else { Side::Spur };
    match GAME.cluster(side).place(node(id)) {
        Place::Pulsar(pulsar) | Place::Isolated(pulsar) => pulsar,
        other => panic!("{id} is {other:?}"),
    }
}

pub fn system(id: &str) -> SystemId {
    let side = if id.starts_with('O') { Side::Open } else { Side::Spur };
    match GAME.cluster(side).place(node(id)) {
        Place::System(system) => system,
        other => panic!("{id} is {other:?}"),
    }
}

pub fn technology(id: &str) -> TechnologyId {
    TechnologyId(
        GAME.technologies.iter().position(|row| row.id == id).expect("a technology of that name") as u8
    )
}

pub fn transmitter(id: &str) -> TransmitterId {
    TransmitterId(
        GAME.transmitters.iter().position(|row| row.id == id).expect("a transmitter of that name") as u8
    )
}

pub fn tile(id: &str) -> TileId {
    TileId(GAME.systems.iter().position(|row| row.id == id).expect("a system tile of that name") as u8)
}

pub fn goal(id: &str) -> GoalId {
    GoalId(GAME.goals.iter().position(|row| row.id == id).expect("a goal of that name") as u8)
}

pub fn board(id: &str) -> BoardId {
    BoardId(GAME.boards.iter().position(|row| row.id == id).expect("a board of that name") as u8)
}

pub fn headquarters(id: &str) -> HeadquartersId {
    HeadquartersId(GAME.headquarters.iter().position(|row| row.id == id).expect("a side of that name") as u8)
}

pub fn silver(die: u8) -> Action {
    Action::Pay(Payment { source: Source::Silver(die), modifier: None })
}

#[derive(Clone)]
pub struct Table {
    pub state: State,
    pub events: Vec<Event>,
    luck: u64,
}

impl Table {
    /// A table after its set-up choices, in the action phase of the first seat: no dice, no cubes, no tokens, no points;
    /// A boards, open side, every seat in order.
    pub fn new(seats: u8) -> Table {
        Table::with(seats, &Options { cluster: Cluster::Open, ..Options::default() })
    }

    pub fn spur(seats: u8) -> Table {
        Table::with(seats, &Options { cluster: Cluster::Spur, ..Options::default() })
    }

    pub fn with(seats: u8, options: &Options) -> Table {
        let mut state = GAME.setup(options, seats, &mut Seeded(1)).expect("the options fit");
        let slots = if seats == 2 { 4 } else { seats };
        state.slots = (0..slots).map(|slot| Seat(slot % seats)).collect();
        state.boards = [board("AI"), board("AII"), board("AIII")];
        state.round = 1;
        let portals: Vec<NodeId> = GAME.cluster(state.side).portals().collect();
        for (player, portal) in state.players.iter_mut().zip(portals) {
            player.ship = portal;
            player.tokens = [0, 0];
            player.points = [0; 16];
            if let Headquarters::Board(board) = player.headquarters {
                player.headquarters = Headquarters::Side(HeadquartersId(board * 2));
            }
        }
        for track in &mut state.tracks {
            *track = Track::stacked(&state.slots, 8);
        }
        let mut table = Table { state, events: Vec::new(), luck: 1 };
        table.turn_of(ME);
        table
    }

    /// The action phase of one seat, then production.
    pub fn turn_of(&mut self, seat: Seat) {
        self.state.red = Default::default();
        self.state.agenda = Agenda::of([Step::Act { seat }, Step::Production, Step::Finished]);
    }

    pub fn draft(&mut self, pick: u8, dice: [u8; 6]) {
        self.state.dice = dice;
        self.state.agenda = Agenda::of([Step::Draft { pick }, Step::Finished]);
    }

    pub fn me(&mut self) -> &mut Player {
        self.state.player_mut(ME)
    }

    pub fn points(&self, seat: Seat) -> i16 {
        self.state.player(seat).total()
    }

    pub fn dice(&mut self, dice: &[u8]) -> &mut Table {
        self.me().silver = dice.iter().copied().collect();
        self
    }

    pub fn ship(&mut self, at: &str) -> &mut Table {
        self.me().ship = node(at);
        self
    }

    /// Boards of these technologies are in play, all rows are open, and the first seat owns them.
    pub fn owns(&mut self, ids: &[&str]) -> &mut Table {
        for id in ids {
            self.give_technology(ME, id);
        }
        self
    }

    pub fn give_technology(&mut self, seat: Seat, id: &str) {
        self.in_play(id);
        let bit = GAME.technology(technology(id)).bit();
        self.state.player_mut(seat).patents |= bit;
    }

    /// Puts the board of this technology in play; all rows are open.
    pub fn in_play(&mut self, id: &str) -> &mut Table {
        let board = GAME.technology(technology(id)).board;
        self.state.boards[usize::from(GAME.boards[board.index()].group)] = board;
        self.state.round = 8;
        self
    }

    pub fn holds(&mut self, seat: Seat, id: &str, covered: u8, online: bool) -> TransmitterId {
        let tile = transmitter(id);
        self.state.stack.below.retain(|below| *below != tile);
        self.state.held.push(Held { owner: seat, tile, covered, online, joined: [None; 2] });
        tile
    }

    pub fn shows(&mut self, ids: &[&str]) -> &mut Table {
        self.state.shown = ids.iter().map(|id| transmitter(id)).collect();
        self
    }

    pub fn spins(&mut self, seat: Seat, sizes: &[Size]) -> &mut Table {
        for &size in sizes {
            let free =
                self.state.pulsars.iter().position(|claim| *claim == Claim::Free).expect("one is free");
            self.state.pulsars[free] = Claim::Spinning { by: seat, size };
            self.state.player_mut(seat).rings -= 1;
        }
        self
    }

    pub fn claims(&mut self, seat: Seat, id: &str, claim: Claim) -> &mut Table {
        self.state.pulsars[pulsar(id).index()] = claim;
        self.state.player_mut(seat).rings -= 1;
        self
    }

    /// A system turned up, with stations of these seats on its planets.
    pub fn lies(&mut self, id: &str, face: &str, stations: [Option<Seat>; 4]) -> &mut Table {
        let at = system(id);
        self.state.tiles.retain(|tile_id| *tile_id != tile(face));
        self.state.systems[at.index()].tile = Some(tile(face));
        self.state.systems[at.index()].stations = stations;
        for seat in stations.into_iter().flatten() {
            self.state.player_mut(seat).stations |= 1 << at.0;
        }
        self
    }

    pub fn track(&mut self, at: usize, counters: &[(u8, Seat)]) -> &mut Table {
        self.state.tracks[at] = Track(counters.iter().map(|&(space, seat)| Marked { seat, space }).collect());
        self
    }

    pub fn legal(&self, seat: Seat) -> Vec<Action> {
        let mut actions = Vec::new();
        GAME.actions(&self.state, seat, &mut actions);
        actions
    }

    pub fn allows(&self, seat: Seat, action: &Action) -> bool {
        GAME.check(&self.state, seat, action).is_ok()
    }

    /// The clause that forbids it.
    pub fn refusal(&self, seat: Seat, action: &Action) -> &'static str {
        let refusal = GAME.check(&self.state, seat, action).expect_err("it is refused");
        refusal.clause.0
    }

    /// Plays with any luck; returns what was told.
    pub fn play(&mut self, seat: Seat, action: Action) -> Vec<Event> {
        let mut events = Vec::new();
        self.luck += 1;
        GAME.play(&mut self.state, seat, &action, &mut Seeded(self.luck), &mut events)
            .unwrap_or_else(|refusal| panic!("{action:?}: {refusal}"));
        self.events.extend(events.iter().cloned());
        events
    }

    /// Plays with this luck and no other.
    pub fn play_with(&mut self, seat: Seat, action: Action, rolls: &[(u32, u32)]) -> Vec<Event> {
        let mut events = Vec::new();
        let mut script = Script::new(rolls.iter().map(|&(got, of)| Roll { got, of }));
        GAME.play(&mut self.state, seat, &action, &mut script, &mut events)
            .unwrap_or_else(|refusal| panic!("{action:?}: {refusal}"));
        assert!(script.fits(), "{action:?} asked for other luck: {events:?}");
        self.events.extend(events.iter().cloned());
        events
    }

    /// Pays with this die, if that is asked.
    pub fn pay(&mut self, seat: Seat, payment: Action) {
        if matches!(self.state.step(), Step::Pay { .. }) {
            self.play(seat, payment);
        }
    }

    /// Flies the first seat's ship along a path, or one that visits the same, with this luck.
    pub fn fly(&mut self, path: &[&str], claim: bool, rolls: &[(u32, u32)]) {
        let to = node(path.last().expect("a flight leads somewhere"));
        let mut probe = self.clone();
        probe.play(ME, Action::Fly { to, claim });
        if matches!(probe.state.step(), Step::Trail { .. }) {
            self.play_with(ME, Action::Fly { to, claim }, &[]);
            let trail = self.trail_like(to, path);
            self.play_with(ME, Action::Trail(trail.segments), rolls);
        } else {
            self.play_with(ME, Action::Fly { to, claim }, rolls);
        }
    }

    fn trail_like(&self, to: NodeId, path: &[&str]) -> Trail {
        let cluster = GAME.cluster(self.state.side);
        let visited: BTreeSet<NodeId> = path.iter().map(|id| node(id)).collect();
        let gates =
            |color: Gate| visited.iter().filter(|node| cluster.place(**node) == Place::Gate(color)).count();
        let systems = visited.iter().fold(0u16, |set, node| match cluster.place(*node) {
            Place::System(system) => set | 1 << system.0,
            _ => set,
        });
        let legal = self.legal(ME);
        let fits = |trail: &&Trail| {
            trail.segments.len() == path.len()
                && trail.sights.systems == systems
                && Gate::ALL
                    .into_iter()
                    .all(|gate| usize::from(trail.sights.gates[gate as usize]) == gates(gate))
                && legal.contains(&Action::Trail(trail.segments.clone()))
        };
        let trails = cluster.trails.between(self.state.player(ME).ship, to);
        trails.iter().find(fits).expect("such a trail is offered").clone()
    }

    /// Points told from one origin.
    pub fn scored(events: &[Event], seat: Seat, origin: Origin) -> i16 {
        events
            .iter()
            .map(|event| match *event {
                Event::Scored { seat: who, origin: from, points } if who == seat && from == origin => points,
                _ => 0,
            })
            .sum()
    }

    /// Whether a die of this value, alone, can fly the first seat's ship there.
    pub fn flies(&mut self, to: &str, die: u8) -> bool {
        self.dice(&[die]);
        self.allows(ME, &Action::Fly { to: node(to), claim: false })
    }
}
