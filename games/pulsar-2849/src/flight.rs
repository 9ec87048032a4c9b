//! Flying the survey ship (PUL-7).

use crate::Pulsar;
use crate::action::{Action, Run};
use crate::agenda::{Deed, Flight, Step};
use crate::components::{Place, PlanetKind, SYSTEMS};
use crate::event::Event;
use crate::ids::{Gate, NodeId, SystemId};
use crate::operations::Occasion;
use crate::payment::Purse;
use crate::state::{Claim, Origin, Play, State};
use crate::trails::{LONGEST, Path, Sights, Trail};
use arrayvec::ArrayVec;
use orrery_core::{Arg, Clause, Message, Refusal, Seat};

/// No ship ever enters a portal.
pub const PORTAL: Clause = Clause("PUL-7.2");
/// The flight has exactly as many segments as the die shows.
pub const LENGTH: Clause = Clause("PUL-7.3");
/// No segment is used twice in one flight.
pub const NO_SEGMENT_TWICE: Clause = Clause("PUL-7.4");
/// Isolated pulsars cannot be reached by ship.
pub const ISOLATED: Clause = Clause("PUL-7.5");
/// Trails that differ in nothing are one choice.
pub const SAME_TRAIL: Clause = Clause("PUL-7.20");
/// An unclaimed pulsar at the end of a flight may be claimed, while rings last.
pub const CLAIM: Clause = Clause("PUL-8.2");
/// A completed project's gate run is used once.
pub const RUN_ONCE: Clause = Clause("PUL-10.6");
/// A gate run counts the gates of its color.
pub const RUN_COLOR: Clause = Clause("PUL-10.8");

/// A trail that the player can pay for, and whether a technology would forgive that its length is one off.
#[derive(Clone, Copy, Debug)]
struct Payable<'a> {
    number: u16,
    trail: &'a Trail,
    flexible: bool,
}

/// What of a trail makes a difference to the player now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Difference {
    length: usize,
    flexible: bool,
    systems: u16,
    system_count: u32,
    pulsars: u8,
    gates: [u8; 3],
}

impl Pulsar {
    /// The locations where a flight can end that the player can pay for, as bits.
    #[must_use]
    pub fn destinations(&self, state: &State, seat: Seat, purse: &Purse) -> u128 {
        let cluster = state.cluster(self);
        let start = state.player(seat).ship;
        let (exact, near) = (purse.values(), purse.neighbors());
        let mut ends = 0;
        for length in 1..=LONGEST {
            if exact & (1 << length) != 0 {
                ends |= cluster.trails.reach(start, length);
            } else if near & (1 << length) != 0 {
                for gate in purse.flexibility.gates() {
                    ends |= cluster.trails.reach_past(start, length, gate);
                }
                if purse.flexibility.at_pulsars() {
                    ends |= cluster.trails.reach(start, length) & cluster.connected;
                }
            }
        }
        ends
    }

    /// Whether a claim could be made there now.
    #[must_use]
    pub fn claimable(&self, state: &State, seat: Seat, node: NodeId) -> bool {
        match state.cluster(self).place(node) {
            Place::Pulsar(pulsar) => {
                state.player(seat).rings > 0 && state.pulsars[pulsar.index()] == Claim::Free
            }
            Place::Portal | Place::Gate(_) | Place::System(_) | Place::Isolated(_) => false,
        }
    }

    pub fn allows_claim(&self, state: &State, seat: Seat, node: NodeId, claim: bool) -> Result<(), Refusal> {
        CLAIM.requires(!claim || self.claimable(state, seat, node), || Message::id("nothing-to-claim"))
    }

    pub fn allows_flight(
        &self,
        state: &State,
        seat: Seat,
        to: NodeId,
        claim: bool,
        destinations: u128,
    ) -> Result<(), Refusal> {
        let cluster = state.cluster(self);
        LENGTH.requires(to.index() < cluster.nodes.len(), || Message::id("no-such-place"))?;
        let place = cluster.place(to);
        ISOLATED.requires(!matches!(place, Place::Isolated(_)), || Message::id("pulsar-isolated"))?;
        PORTAL.requires(place != Place::Portal, || Message::id("portal-never-entered"))?;
        self.allows_claim(state, seat, to, claim)?;
        LENGTH.requires(destinations & (1 << to.0) != 0, || {
            Message::id("no-die-flies-there").with("place", Arg::Part("node", u16::from(to.0)))
        })
    }

    /// One of the trails from the player's ship to its end.
    #[must_use]
    pub fn trail<'a>(&'a self, state: &State, seat: Seat, to: NodeId, trail: u16) -> &'a Trail {
        &state.cluster(self).trails.between(state.player(seat).ship, to)[usize::from(trail)]
    }

    /// The trails that the player can pay for.
    fn payable_trails<'a>(
        &'a self,
        state: &State,
        seat: Seat,
        to: NodeId,
    ) -> impl Iterator<Item = Payable<'a>> + Clone + use<'a> {
        let cluster = state.cluster(self);
        let purse = self.purse(state, seat);
        let at_pulsar = matches!(cluster.place(to), Place::Pulsar(_));
        let trails = cluster.trails.between(state.player(seat).ship, to);
        (0..).zip(trails).filter_map(move |(number, trail)| {
            let length = trail.segments.len();
            let exact = purse.values() & (1 << length) != 0;
            let near = purse.neighbors() & (1 << length) != 0;
            let flexible = near && purse.flexibility.forgives_flight(trail.sights.gates, at_pulsar);
            (exact || flexible).then_some(Payable { number, trail, flexible })
        })
    }

    /// Of those, one of each kind that makes a difference to him now.
    pub fn different_trails<'a>(
        &'a self,
        state: &State,
        seat: Seat,
        to: NodeId,
    ) -> impl Iterator<Item = (u16, &'a Trail)> + use<'a> {
        let payable = self.payable_trails(state, seat, to);
        let eye = self.eye(state, seat);
        let differing = payable.clone().filter(move |one| {
            let seen = eye.difference(one);
            let mut earlier = payable.clone().take_while(|other| other.number < one.number);
            !earlier.any(|other| eye.difference(&other) == seen)
        });
        differing.map(|one| (one.number, one.trail))
    }

    fn eye(&self, state: &State, seat: Seat) -> Eye {
        let player = state.player(seat);
        let closed = |number: u8| {
            let settled = player.stations & (1 << number) != 0;
            let turned_up = state.systems[usize::from(number)].tile.is_some();
            turned_up && (settled || self.free_planet(state, SystemId(number), PlanetKind::Barren).is_none())
        };
        let of_use = (0..SYSTEMS as u8).filter(|&number| !closed(number));
        let counts = |gate: Gate| self.runs_left(state, seat).any(|(_, color)| color.allows(gate));
        Eye {
            systems: of_use.fold(0, |systems, number| systems | 1 << number),
            counts_systems: self.rewards(state, seat, Occasion::VisitSystem),
            counts_pulsars: self.rewards(state, seat, Occasion::VisitPulsar),
            gates: Gate::ALL.map(counts),
        }
    }

    pub fn offer_trails(&self, state: &State, seat: Seat, to: NodeId, out: &mut Vec<Action>) {
        out.extend(
            self.different_trails(state, seat, to).map(|(_, trail)| Action::Trail(trail.segments.clone())),
        );
    }

    pub fn allows_trail(&self, state: &State, seat: Seat, to: NodeId, path: &Path) -> Result<(), Refusal> {
        if self.different_trails(state, seat, to).any(|(_, trail)| trail.segments == *path) {
            return Ok(());
        }
        let walked = self.walk(state, state.player(seat).ship, path);
        NO_SEGMENT_TWICE.requires(walked.is_some(), || Message::id("not-a-trail"))?;
        let places = walked.unwrap_or_default();
        LENGTH.requires(places.last() == Some(&to), || Message::id("trail-ends-elsewhere"))?;
        let visited = places.iter().fold(0, |set, place| set | 1 << place.0);
        let sights = Sights::of(&state.cluster(self).nodes, visited);
        let alike = |one: &Trail| one.segments.len() == path.len() && one.sights == sights;
        let paid = self.payable_trails(state, seat, to).any(|one| alike(one.trail));
        LENGTH.requires(paid, || Message::id("trail-not-paid"))?;
        SAME_TRAIL.requires(false, || Message::id("trail-same"))
    }

    /// The locations along a path, unless it breaks off, uses a segment twice or enters a portal.
    fn walk(&self, state: &State, start: NodeId, path: &Path) -> Option<ArrayVec<NodeId, LONGEST>> {
        let cluster = state.cluster(self);
        let mut at = start;
        let mut places = ArrayVec::new();
        for (number, segment) in path.iter().enumerate() {
            at = cluster.segments.get(segment.index())?.from(at)?;
            if path[..number].contains(segment) || cluster.place(at) == Place::Portal {
                return None;
            }
            places.push(at);
        }
        Some(places)
    }

    pub fn offer_runs(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        out.push(Action::GateRun(None));
        for (project, color) in self.runs_left(state, seat) {
            let gates = Gate::ALL.into_iter().filter(|&gate| color.allows(gate));
            out.extend(gates.map(|gate| Action::GateRun(Some(Run { project, gate }))));
        }
    }

    pub fn allows_run(&self, state: &State, seat: Seat, run: Option<Run>) -> Result<(), Refusal> {
        let Some(run) = run else { return Ok(()) };
        let color = self.runs_left(state, seat).find(|(field, _)| *field == run.project);
        RUN_ONCE.requires(color.is_some(), || Message::id("no-gate-run"))?;
        let fits = color.is_some_and(|(_, color)| color.allows(run.gate));
        RUN_COLOR.requires(fits, || Message::id("gate-run-of-another-color"))
    }
}

/// What of a flight a player looks at: where it would turn something up or found a station, what his technologies
/// reward, which gates his gate runs count.
struct Eye {
    systems: u16,
    counts_systems: bool,
    counts_pulsars: bool,
    gates: [bool; 3],
}

impl Eye {
    fn difference(&self, one: &Payable<'_>) -> Difference {
        let sights = one.trail.sights;
        let count = |gate: Gate| if self.gates[gate as usize] { sights.gates[gate as usize] } else { 0 };
        Difference {
            length: one.trail.segments.len(),
            flexible: one.flexible,
            systems: sights.systems & self.systems,
            system_count: if self.counts_systems { sights.systems.count_ones() } else { 0 },
            pulsars: if self.counts_pulsars { sights.pulsars } else { 0 },
            gates: Gate::ALL.map(count),
        }
    }
}

impl Play<'_> {
    /// The player has named an end; asks by which trail, unless there is but one.
    pub fn plan_flight(&mut self, seat: Seat, to: NodeId, claim: bool) {
        let mut payable = self.game.payable_trails(self.state, seat, to);
        let first = payable.next().expect("the check saw a trail");
        let several =
            payable.next().is_some() && self.game.different_trails(self.state, seat, to).nth(1).is_some();
        if several {
            self.state.agenda.push(Step::Trail { seat, to, claim });
        } else {
            self.plan_run(seat, Flight { to, trail: first.number, claim, run: None });
        }
    }

    pub fn choose_trail(&mut self, seat: Seat, path: &Path) {
        let Step::Trail { to, claim, .. } = self.state.agenda.pop() else {
            unreachable!("a trail answers the question for it");
        };
        let mut trails = self.game.different_trails(self.state, seat, to);
        let (trail, _) =
            trails.find(|(_, trail)| trail.segments == *path).expect("the check found it among these");
        self.plan_run(seat, Flight { to, trail, claim, run: None });
    }

    /// Asks for a gate run, if the player has one left.
    fn plan_run(&mut self, seat: Seat, flight: Flight) {
        if self.game.runs_left(self.state, seat).next().is_some() {
            self.state.agenda.push(Step::GateRun { seat, flight });
        } else {
            self.plan_payment(seat, Deed::Fly(flight));
        }
    }

    pub fn choose_run(&mut self, seat: Seat, run: Option<Run>) {
        let Step::GateRun { flight, .. } = self.state.agenda.pop() else {
            unreachable!("a gate run answers the question for it");
        };
        self.plan_payment(seat, Deed::Fly(Flight { run, ..flight }));
    }

    /// The whole flight is announced before anything is turned up (PUL-7.7); then things happen in the order of PUL-7.8.
    pub fn fly(&mut self, seat: Seat, flight: Flight) {
        let Flight { to, trail, claim, run } = flight;
        let game = self.game;
        let start = self.state.player(seat).ship;
        let trail = game.trail(self.state, seat, to, trail);
        let places = game.walk(self.state, start, &trail.segments).expect("trails of the box can be walked");
        self.state.player_mut(seat).ship = to;
        self.tell(Event::Flew { seat, path: trail.segments.clone(), to });
        if let Some(run) = run {
            self.fly_run(seat, run, trail.sights.gates[run.gate as usize]);
        }
        let cluster = self.state.cluster(game);
        // Where the flight ends, only the rule of its end applies (PUL-7.14).
        let mut passed: ArrayVec<SystemId, LONGEST> = ArrayVec::new();
        for &place in &places {
            if let Place::System(system) = cluster.place(place) {
                self.turn_up(system);
                if !passed.contains(&system) && place != to {
                    passed.push(system);
                }
            }
        }
        let systems = trail.sights.systems.count_ones() as u8;
        self.state.agenda.push(Step::Visits { seat, systems, pulsars: trail.sights.pulsars });
        self.state.agenda.push(Step::Land { seat, node: to, claim });
        for &system in passed.iter().rev() {
            self.state.agenda.push(Step::Found { seat, system });
        }
    }

    /// Points for each different gate of the color; the run is used up even if there was none (PUL-10.9).
    fn fly_run(&mut self, seat: Seat, run: Run, gates: u8) {
        let side = self.state.player(seat).side().expect("only owners of a headquarters have gate runs");
        let (_, points) = self.game.project(side, run.project).run().expect("the check saw a gate run");
        self.state.player_mut(seat).runs_flown |= run.project.bit();
        self.tell(Event::RunFlown { seat, run, gates });
        self.score(seat, Origin::GateRun, i16::from(points) * i16::from(gates));
    }
}
