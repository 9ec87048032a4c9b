//! Working through effect lists (PUL-19).

use crate::Pulsar;
use crate::action::Action;
use crate::agenda::Step;
use crate::event::Event;
use crate::ids::{ExplorationId, Field, HeadquartersId, Size, TechnologyId, TileId, Token, TransmitterId};
use crate::operations::{Count, Operation, Sizes};
use crate::state::{Origin, Play, State};
use orrery_core::{Clause, Message, Refusal, Seat};
use serde::{Deserialize, Serialize};

/// Gyrodynes are picked from the sizes listed, while the supply has them.
pub const PICK: Clause = Clause("PUL-19.3");

/// An effect list of the box.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum List {
    System(TileId),
    Exploration(ExplorationId),
    Transmitter(TransmitterId),
    Technology(TechnologyId),
    Project(HeadquartersId, Field),
}

impl List {
    fn origin(self) -> Origin {
        match self {
            List::System(_) | List::Exploration(_) => Origin::Exploration,
            List::Transmitter(_) => Origin::Transmitter,
            List::Technology(_) => Origin::Technology,
            List::Project(..) => Origin::Project,
        }
    }
}

impl Pulsar {
    #[must_use]
    pub fn effects(&self, list: List) -> &[Operation] {
        match list {
            List::System(tile) => &self.systems[tile.index()].reward,
            List::Exploration(tile) => &self.exploration[tile.index()].effects,
            List::Transmitter(tile) => &self.transmitter(tile).immediate,
            List::Technology(technology) => &self.technology(technology).effects,
            List::Project(side, field) => &self.project(side, field).effects,
        }
    }

    /// How many of these the player has at this moment (PUL-19.6).
    #[must_use]
    pub fn count(&self, state: &State, seat: Seat, what: Count) -> u8 {
        let player = state.player(seat);
        match what {
            Count::Stations => player.stations.count_ones() as u8,
            Count::Pulsars => self.rings - player.rings,
            Count::Spinning => spinning(state, seat).iter().sum(),
            Count::SpinningSame => spinning(state, seat).into_iter().fold(0, u8::max),
            Count::SpinningSizes => {
                spinning(state, seat).into_iter().filter(|&count| count > 0).count() as u8
            }
            Count::Transmitters => state.held_by(seat).filter(|held| held.online).count() as u8,
            Count::Links => self.links_online(state, seat),
            Count::Patents => player.patents.count_ones() as u8,
            Count::Projects => player.completed.count_ones() as u8,
            Count::GateRunProjects => self.run_projects(state, seat).count() as u8,
            Count::GateRunsUsed => player.runs_flown.count_ones() as u8,
            Count::Awards => player.awards,
            Count::Goals => player.goals.count_ones() as u8,
        }
    }

    pub fn offer_sizes(&self, sizes: Sizes, out: &mut Vec<Action>) {
        out.extend(sizes.iter().map(Action::PickGyrodyne));
    }

    pub fn allows_size(&self, state: &State, sizes: Sizes, size: Size) -> Result<(), Refusal> {
        PICK.requires(sizes.contains(size), || Message::id("size-not-listed"))?;
        self.allows_supply(state, size)
    }

    pub fn offer_pairs(&self, out: &mut Vec<Action>) {
        let [small, medium, large] = Size::ALL;
        let pairs = [(small, medium), (small, large), (medium, large)];
        out.extend(pairs.map(|(one, other)| Action::PickTwoGyrodynes(one, other)));
    }

    pub fn allows_pair(&self, state: &State, one: Size, other: Size) -> Result<(), Refusal> {
        PICK.requires(one < other, || Message::id("sizes-must-differ"))?;
        self.allows_supply(state, one)?;
        self.allows_supply(state, other)
    }
}

/// The player's spinning gyrodynes, by size.
#[must_use]
pub fn spinning(state: &State, seat: Seat) -> [u8; 3] {
    let mut spinning = [0; 3];
    for size in state.pulsars.iter().filter_map(|pulsar| pulsar.spins_for(seat)) {
        spinning[size as usize] += 1;
    }
    spinning
}

impl Play<'_> {
    /// Does one operation of a list; the rest waits until all that it causes is finished (PUL-19.1).
    pub fn work_through(&mut self, seat: Seat, list: List, at: u8) {
        let game = self.game;
        let effects = game.effects(list);
        let Some(operation) = effects.get(usize::from(at)) else { return };
        if usize::from(at) + 1 < effects.len() {
            self.state.agenda.push(Step::Effects { seat, list, at: at + 1 });
        }
        self.perform(seat, list, operation);
    }

    /// What cannot be used of a benefit is lost (PUL-6.10).
    fn perform(&mut self, seat: Seat, list: List, operation: &Operation) {
        match *operation {
            Operation::Points { n } => self.score(seat, list.origin(), n.into()),
            Operation::Cubes { n } => self.take_cubes(seat, n),
            Operation::Modifiers { pm1, plus2 } => {
                self.take_tokens(seat, Token::PlusMinusOne, pm1);
                self.take_tokens(seat, Token::PlusTwo, plus2);
            }
            Operation::Gyrodyne { sizes } => self.give_gyrodyne(seat, sizes),
            Operation::GyrodynePair {} => self.give_two_gyrodynes(seat),
            Operation::Explore { n } => self.state.agenda.push(Step::Explore { seat, tiles: n }),
            Operation::ClaimIsolated {} => {
                let possible = self.game.isolated(self.state).next().is_some();
                if possible && self.state.player(seat).rings > 0 {
                    self.state.agenda.push(Step::ClaimIsolated { seat });
                }
            }
            Operation::Teleport { to } => self.state.agenda.push(Step::Teleport { seat, to }),
            Operation::Double { silver, red } => {
                self.state.player_mut(seat).silver.push(silver);
                self.tell(Event::SilverDieSet { seat, value: silver });
                self.commit(seat, red);
            }
            Operation::BuyRedDie { value, .. } => self.commit(seat, value),
            Operation::RedDie { value } => self.offer_die(seat, value),
            Operation::PointsPer { n, what } => {
                let count = self.game.count(self.state, seat, what);
                self.score(seat, list.origin(), i16::from(n) * i16::from(count));
            }
            // A completed project holds its gate run, a kept tile its stations; technologies answer when asked.
            Operation::GateRun { .. }
            | Operation::KeepStation { .. }
            | Operation::Flex { .. }
            | Operation::On { .. }
            | Operation::CopyCost { .. }
            | Operation::IncomePer { .. }
            | Operation::IncomeTable { .. }
            | Operation::IncomeRank { .. }
            | Operation::LegacyPer { .. }
            | Operation::LegacyTable { .. }
            | Operation::FinalPurchase { .. }
            | Operation::WildGoal {}
            | Operation::RepeatInitiative {}
            | Operation::ExtraStations { .. } => {}
        }
    }

    /// A red die that must be used this turn (PUL-14.7).
    fn commit(&mut self, seat: Seat, value: u8) {
        self.state.red.committed = Some(value);
        self.tell(Event::DieCommitted { seat, value });
    }

    /// A red die that may be used this turn (PUL-14.4).
    pub fn offer_die(&mut self, seat: Seat, value: u8) {
        self.state.red.offers |= 1 << value;
        self.tell(Event::DieOffered { seat, value });
    }
}
