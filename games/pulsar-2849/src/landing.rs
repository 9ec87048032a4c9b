//! What a ship finds: systems turned up, stations, claims, rewards, exploration tiles, teleports (PUL-7, PUL-8).

use crate::Pulsar;
use crate::action::{Action, Reward};
use crate::agenda::Step;
use crate::components::{PULSARS, Place, PlanetKind};
use crate::effects::List;
use crate::event::Event;
use crate::ids::{NodeId, PulsarId, SystemId};
use crate::operations::{Occasion, Operation, Target};
use crate::state::{Claim, Play, State};
use orrery_core::{Clause, Message, Refusal, Seat};

/// A printed red die is no reward when no extra die can be used any more.
pub const NO_SECOND_RED_DIE: Clause = Clause("PUL-7.18");
/// A teleport leads to another location of the named kind, never to an isolated pulsar or a portal.
pub const TELEPORT: Clause = Clause("PUL-7.19");
/// An isolated pulsar is claimed by its own benefit, if it is free.
pub const CLAIM_ISOLATED: Clause = Clause("PUL-8.3");

impl Pulsar {
    /// A planet where this player count and the other stations leave room: of the wanted kind if there is one, the
    /// leftmost of each (PUL-7.13).
    #[must_use]
    pub fn free_planet(
        &self,
        state: &State,
        system: SystemId,
        wanted: PlanetKind,
    ) -> Option<(u8, PlanetKind)> {
        let system = &state.systems[system.index()];
        let planets = &self.systems[system.tile?.index()].planets;
        let free = (0..).zip(planets).filter(|(at, planet)| {
            planet.min <= state.seats() && system.stations[usize::from(*at)].is_none()
        });
        let free = free.map(|(at, planet): (u8, _)| (at, planet.kind));
        free.clone().find(|(_, kind)| *kind == wanted).or_else(|| free.clone().next())
    }

    /// Whether the printed reward can be chosen.
    #[must_use]
    pub fn printed_reward_is_open(&self, state: &State, system: SystemId) -> bool {
        let tile = state.systems[system.index()].tile.expect("a reward is that of a tile turned up");
        let red = self.systems[tile.index()].reward.iter().any(|op| matches!(op, Operation::RedDie { .. }));
        !red || (!state.red.used && state.red.committed.is_none())
    }

    pub fn allows_reward(&self, state: &State, system: SystemId, reward: Reward) -> Result<(), Refusal> {
        let open = reward == Reward::Drawn || self.printed_reward_is_open(state, system);
        NO_SECOND_RED_DIE.requires(open, || Message::id("red-die-useless"))
    }

    pub fn offer_teleports(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        for to in state.cluster(self).all() {
            out.push(Action::Teleport { to, claim: false });
            if self.claimable(state, seat, to) {
                out.push(Action::Teleport { to, claim: true });
            }
        }
    }

    pub fn allows_teleport(
        &self,
        state: &State,
        seat: Seat,
        target: Target,
        to: NodeId,
        claim: bool,
    ) -> Result<(), Refusal> {
        let cluster = state.cluster(self);
        let fits = to.index() < cluster.nodes.len()
            && match cluster.place(to) {
                Place::Portal | Place::Isolated(_) => false,
                Place::Gate(_) => target == Target::Any,
                Place::System(_) => target != Target::Pulsar,
                Place::Pulsar(_) => target != Target::System,
            };
        TELEPORT.requires(fits, || Message::id("teleport-wrong-place"))?;
        TELEPORT.requires(to != state.player(seat).ship, || Message::id("teleport-same-place"))?;
        self.allows_claim(state, seat, to, claim)
    }

    /// Isolated pulsars that nobody has claimed.
    pub fn isolated(&self, state: &State) -> impl Iterator<Item = PulsarId> {
        let cluster = state.cluster(self);
        let isolated = cluster.nodes.iter().filter_map(|node| match node.place {
            Place::Isolated(pulsar) => Some(pulsar),
            Place::Portal | Place::Gate(_) | Place::System(_) | Place::Pulsar(_) => None,
        });
        isolated.filter(|pulsar| state.pulsars[pulsar.index()] == Claim::Free)
    }

    pub fn offer_isolated(&self, out: &mut Vec<Action>) {
        out.push(Action::ClaimIsolated(None));
        out.extend((0..PULSARS as u8).map(|pulsar| Action::ClaimIsolated(Some(PulsarId(pulsar)))));
    }

    pub fn allows_isolated(&self, state: &State, pulsar: Option<PulsarId>) -> Result<(), Refusal> {
        let free = pulsar.is_none_or(|pulsar| self.isolated(state).any(|isolated| isolated == pulsar));
        CLAIM_ISOLATED.requires(free, || Message::id("no-free-isolated-pulsar"))
    }
}

impl Play<'_> {
    /// A face-down tile gets its face now: any of those not seen yet (PUL-3.2).
    pub fn turn_up(&mut self, system: SystemId) {
        if self.state.systems[system.index()].tile.is_none() {
            let tile =
                self.dice.draw(&mut self.state.tiles).expect("there is a tile for each system, and a spare");
            self.state.systems[system.index()].tile = Some(tile);
            self.tell(Event::TurnedUp { system, tile });
        }
    }

    /// Passing through, a barren planet before a blue one, without reward (PUL-7.11).
    pub fn pass_through(&mut self, seat: Seat, system: SystemId) {
        if self.found_station(seat, system, PlanetKind::Barren).is_some() {
            self.draw_at_dead_end(seat, self.state.cluster(self.game).systems[system.index()]);
        }
    }

    /// The end of a flight or teleport: a station or a claim, its dead-end draw, then its reward (PUL-7.8).
    pub fn land(&mut self, seat: Seat, node: NodeId, claim: bool) {
        match self.state.cluster(self.game).place(node) {
            Place::System(system) => self.settle(seat, system),
            Place::Pulsar(pulsar) if claim => self.claim(seat, pulsar),
            Place::Pulsar(_) | Place::Gate(_) | Place::Portal | Place::Isolated(_) => {}
        }
    }

    /// Ending in a system, a blue planet before a barren one; only a blue one gives the reward (PUL-7.12).
    fn settle(&mut self, seat: Seat, system: SystemId) {
        let Some(kind) = self.found_station(seat, system, PlanetKind::Blue) else { return };
        if kind == PlanetKind::Blue {
            self.reward(seat, Occasion::BlueLanding, 1);
            self.offer_reward(seat, system);
        }
        self.draw_at_dead_end(seat, self.state.cluster(self.game).systems[system.index()]);
    }

    /// Printed or drawn, as the player chooses; if only a draw is possible it is made without asking (PUL-7.16).
    fn offer_reward(&mut self, seat: Seat, system: SystemId) {
        let open = self.game.printed_reward_is_open(self.state, system);
        self.state.agenda.push(if open {
            Step::Reward { seat, system }
        } else {
            Step::Explore { seat, tiles: 1 }
        });
    }

    pub fn choose_reward(&mut self, seat: Seat, system: SystemId, reward: Reward) {
        self.state.agenda.pop();
        let tile = self.state.systems[system.index()].tile.expect("a reward is that of a tile turned up");
        self.state.agenda.push(match reward {
            Reward::Printed => Step::Effects { seat, list: List::System(tile), at: 0 },
            Reward::Drawn => Step::Explore { seat, tiles: 1 },
        });
    }

    /// One station for each planet, and one for each player in a system (PUL-7.10). It is mandatory (PUL-7.13).
    fn found_station(&mut self, seat: Seat, system: SystemId, wanted: PlanetKind) -> Option<PlanetKind> {
        if self.state.player(seat).stations & (1 << system.0) != 0 {
            return None;
        }
        let (planet, kind) = self.game.free_planet(self.state, system, wanted)?;
        self.state.systems[system.index()].stations[usize::from(planet)] = Some(seat);
        self.state.player_mut(seat).stations |= 1 << system.0;
        self.tell(Event::StationFounded { seat, system, planet });
        self.reward(seat, Occasion::BuildStation, 1);
        Some(kind)
    }

    /// A ring marks the pulsar for good (PUL-8.4).
    pub fn claim(&mut self, seat: Seat, pulsar: PulsarId) {
        self.state.player_mut(seat).rings -= 1;
        self.state.pulsars[pulsar.index()] = Claim::Empty { by: seat };
        self.tell(Event::PulsarClaimed { seat, pulsar });
        self.reward(seat, Occasion::ClaimPulsar, 1);
        self.draw_at_dead_end(seat, self.state.cluster(self.game).pulsars[pulsar.index()]);
    }

    /// Stations and claims in a dead end draw an exploration tile besides (PUL-7.15).
    fn draw_at_dead_end(&mut self, seat: Seat, node: NodeId) {
        if self.state.cluster(self.game).nodes[node.index()].dead_end {
            self.state.agenda.push(Step::Explore { seat, tiles: 1 });
        }
    }

    /// Draws tiles one after the other, each resolved completely; an empty pile is renewed from the discards (PUL-7.17).
    pub fn explore(&mut self, seat: Seat, tiles: u8) {
        if self.state.exploration.is_empty() && !self.state.explored.is_empty() {
            std::mem::swap(&mut self.state.exploration, &mut self.state.explored);
            self.state.exploration.sort_unstable();
            self.tell(Event::PileRenewed);
        }
        let Some(tile) = self.dice.draw(&mut self.state.exploration) else { return };
        if tiles > 1 {
            self.state.agenda.push(Step::Explore { seat, tiles: tiles - 1 });
        }
        self.tell(Event::Explored { seat, tile });
        if self.game.exploration[tile.index()].keep {
            self.state.player_mut(seat).kept.push(tile);
        } else {
            self.state.explored.push(tile);
        }
        self.state.agenda.push(Step::Effects { seat, list: List::Exploration(tile), at: 0 });
    }

    pub fn teleport(&mut self, seat: Seat, to: NodeId, claim: bool) {
        self.state.agenda.pop();
        self.state.player_mut(seat).ship = to;
        self.tell(Event::Teleported { seat, to });
        let (systems, pulsars) = match self.state.cluster(self.game).place(to) {
            Place::System(system) => {
                self.turn_up(system);
                (1, 0)
            }
            Place::Pulsar(_) => (0, 1),
            Place::Gate(_) | Place::Portal | Place::Isolated(_) => (0, 0),
        };
        self.state
            .agenda
            .then([Step::Land { seat, node: to, claim }, Step::Visits { seat, systems, pulsars }]);
    }

    /// Each different system and pulsar visited counts once, whatever was gained there (PUL-7.21).
    pub fn reward_visits(&mut self, seat: Seat, systems: u8, pulsars: u8) {
        self.reward(seat, Occasion::VisitSystem, systems);
        self.reward(seat, Occasion::VisitPulsar, pulsars);
    }

    pub fn claim_isolated(&mut self, seat: Seat, pulsar: Option<PulsarId>) {
        self.state.agenda.pop();
        match pulsar {
            Some(pulsar) => self.claim(seat, pulsar),
            None => self.tell(Event::Declined { seat }),
        }
    }
}
