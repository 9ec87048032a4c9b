//! Gyrodynes: taken, put on a claimed pulsar, activated (PUL-8.1); construction awards.

use crate::Pulsar;
use crate::action::Action;
use crate::agenda::Step;
use crate::components::PULSARS;
use crate::event::Event;
use crate::ids::{PulsarId, Size};
use crate::operations::{Occasion, Sizes};
use crate::state::{Claim, Origin, Play, State};
use orrery_core::{Arg, Clause, Message, Refusal, Seat};

/// A size that has run out cannot be taken.
pub const SUPPLY: Clause = Clause("PUL-2.3");
/// A gyrodyne of one's own goes on a pulsar of one's own that has none.
pub const START: Clause = Clause("PUL-8.7");
/// Only a gyrodyne of one's own under construction is activated.
pub const ACTIVATE: Clause = Clause("PUL-8.10");

impl Pulsar {
    pub fn allows_supply(&self, state: &State, size: Size) -> Result<(), Refusal> {
        SUPPLY.requires(state.supply[size as usize] > 0, || {
            Message::id("gyrodynes-run-out").with("size", Arg::Part("gyrodyne", size as u16))
        })
    }

    pub fn allows_placing(
        &self,
        state: &State,
        seat: Seat,
        size: Size,
        pulsar: PulsarId,
    ) -> Result<(), Refusal> {
        let waits = state.player(seat).waiting[size as usize] > 0;
        START.requires(waits, || {
            Message::id("no-gyrodyne-waits").with("size", Arg::Part("gyrodyne", size as u16))
        })?;
        let claim = state.pulsars.get(pulsar.index()).filter(|claim| claim.owner() == Some(seat));
        START.requires(claim.is_some(), || Message::id("pulsar-not-yours"))?;
        START.requires(claim == Some(&Claim::Empty { by: seat }), || Message::id("pulsar-has-gyrodyne"))
    }

    /// Gyrodynes that wait while no pulsar of their owner is empty: what is in their way, pulsar by pulsar.
    pub fn offer_waiting(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        if state.pulsars.contains(&Claim::Empty { by: seat }) {
            return;
        }
        let waiting = state.player(seat).waiting;
        for size in Size::ALL.into_iter().filter(|&size| waiting[size as usize] > 0) {
            let pulsars = (0..PULSARS as u8).map(PulsarId);
            out.extend(pulsars.map(|pulsar| Action::PlaceGyrodyne { size, pulsar }));
        }
    }

    pub fn allows_activation(&self, state: &State, seat: Seat, pulsar: PulsarId) -> Result<(), Refusal> {
        let building = state
            .pulsars
            .get(pulsar.index())
            .is_some_and(|claim| matches!(claim, Claim::Building { by, .. } if *by == seat));
        ACTIVATE.requires(building, || Message::id("nothing-under-construction"))
    }
}

impl Play<'_> {
    /// A tile waits in front of its owner, without limit (PUL-8.6).
    pub fn take_gyrodyne(&mut self, seat: Seat, size: Size) {
        self.state.supply[size as usize] -= 1;
        self.state.player_mut(seat).waiting[size as usize] += 1;
        self.tell(Event::GyrodyneTaken { seat, size });
    }

    /// One of the sizes that the supply has; a choice only between two or more.
    pub fn give_gyrodyne(&mut self, seat: Seat, sizes: Sizes) {
        let left: Sizes = sizes.iter().filter(|&size| self.state.supply[size as usize] > 0).collect();
        if left.len() > 1 {
            self.state.agenda.push(Step::PickGyrodyne { seat, sizes: left });
        } else {
            left.iter().for_each(|size| self.take_gyrodyne(seat, size));
        }
    }

    /// Two of different sizes; a choice only if there are all three.
    pub fn give_two_gyrodynes(&mut self, seat: Seat) {
        let left: Sizes =
            Size::ALL.into_iter().filter(|&size| self.state.supply[size as usize] > 0).collect();
        if left == Sizes::ALL {
            self.state.agenda.push(Step::PickTwoGyrodynes { seat });
        } else {
            left.iter().for_each(|size| self.take_gyrodyne(seat, size));
        }
    }

    pub fn pick_gyrodyne(&mut self, seat: Seat, size: Size) {
        self.state.agenda.pop();
        self.take_gyrodyne(seat, size);
    }

    pub fn pick_two_gyrodynes(&mut self, seat: Seat, sizes: [Size; 2]) {
        self.state.agenda.pop();
        sizes.into_iter().for_each(|size| self.take_gyrodyne(seat, size));
    }

    /// A free step at any time of the turn (PUL-6.3); the tile is never moved again.
    pub fn place_gyrodyne(&mut self, seat: Seat, size: Size, pulsar: PulsarId) {
        self.state.player_mut(seat).waiting[size as usize] -= 1;
        self.state.pulsars[pulsar.index()] = Claim::Building { by: seat, size };
        self.tell(Event::GyrodynePlaced { seat, size, pulsar });
        self.reward(seat, Occasion::StartGyro, 1);
        self.award(seat, size);
    }

    /// Each second gyrodyne of a size takes the best award that is left (PUL-8.8); its tile is kept (PUL-8.9).
    fn award(&mut self, seat: Seat, size: Size) {
        let own = |claim: &&Claim| claim.owner() == Some(seat) && claim.gyrodyne() == Some(size);
        let placed = self.state.pulsars.iter().filter(own).count();
        let taken = self.state.awards_taken[size as usize];
        let award = self.game.gyrodynes[size as usize].awards.get(usize::from(taken));
        if let (true, Some(&points)) = (placed % 2 == 0, award) {
            self.state.awards_taken[size as usize] += 1;
            self.state.player_mut(seat).awards += 1;
            self.score(seat, Origin::Award, points.into());
        }
    }

    pub fn activate(&mut self, seat: Seat, pulsar: PulsarId) {
        let size = self.state.pulsars[pulsar.index()].gyrodyne().expect("the check saw a gyrodyne");
        self.state.pulsars[pulsar.index()] = Claim::Spinning { by: seat, size };
        self.tell(Event::GyrodyneActivated { seat, size, pulsar });
        self.reward(seat, Occasion::ActivateGyro, 1);
    }
}
