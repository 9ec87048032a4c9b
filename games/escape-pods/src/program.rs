//! POD-6.5 to POD-6.11: Program, by which the next explosion and the beacons are arranged.

use crate::EscapePods;
use crate::action::Action;
use crate::event::{Event, Told};
use crate::parts::{Beacon, Card, Mooring, Space};
use crate::state::State;
use orrery_core::{Chance, Clause, Message, Refusal, Seat};
use std::ops::ControlFlow;

/// A revealed card goes beneath the deck, if the deck has another.
pub const BURY: Clause = Clause("POD-6.6");
/// A beacon from the supply goes to a free space.
pub const PLACE: Clause = Clause("POD-6.7");
/// It shows the colour of another player, if the supply has such a beacon.
pub const PROVISO: Clause = Clause("POD-6.8");
/// A beacon on the board goes to another free space.
pub const MOVE: Clause = Clause("POD-6.9");
/// Two beacons on the board change places.
pub const SWAP_BEACONS: Clause = Clause("POD-6.10");

impl EscapePods {
    pub fn each_program(
        &self,
        state: &State,
        visit: &mut dyn FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        for &card in &state.table.revealed {
            visit(Action::Bury(card))?;
        }
        let moored = |beacon: &Beacon| matches!(state.table.mooring(*beacon), Mooring::At(_));
        for beacon in Beacon::all().filter(|&beacon| state.table.mooring(beacon) == Mooring::Supply) {
            visit(Action::Take(beacon))?;
        }
        for one in Beacon::all().filter(moored) {
            visit(Action::Lift(one))?;
            for other in Beacon::all().filter(|other| one < *other && moored(other)) {
                visit(Action::SwapBeacons { one, other })?;
            }
        }
        ControlFlow::Continue(())
    }

    pub fn may_bury(&self, state: &State, card: Card) -> Result<(), Refusal> {
        let named = |id| Message::id(id).with("card", card.into());
        BURY.requires(state.table.revealed.contains(&card), || named("card-not-revealed"))?;
        BURY.requires(!state.table.deck.is_empty(), || named("deck-empty"))
    }

    /// POD-6.6; alone, the nearer card moves up if the farther was buried (POD-12.8).
    pub fn bury(
        &self,
        state: &mut State,
        by: Seat,
        card: Card,
        dice: &mut dyn Chance,
        events: &mut Vec<Event>,
    ) {
        state.table.revealed.retain(|revealed| *revealed != card);
        state.table.deck.put_beneath(card);
        events.push(Told::Buried { by, card });
        self.reveal(state, dice, events);
    }

    pub fn may_take(&self, state: &State, seat: Seat, beacon: Beacon) -> Result<(), Refusal> {
        let named = |id| Message::id(id).with("beacon", beacon.into());
        let table = &state.table;
        PLACE.requires(table.mooring(beacon) == Mooring::Supply, || named("beacon-not-in-supply"))?;
        let others = seat.others(state.seats()).collect();
        let shows_other = |beacon: Beacon| !self.beacons[beacon.index()].both(others).is_empty();
        let better =
            Beacon::all().any(|beacon| table.mooring(beacon) == Mooring::Supply && shows_other(beacon));
        PROVISO.requires(shows_other(beacon) || !better, || named("beacon-of-others-first"))
    }

    pub fn may_lift(&self, state: &State, beacon: Beacon) -> Result<(), Refusal> {
        let moored = matches!(state.table.mooring(beacon), Mooring::At(_));
        MOVE.requires(moored, || Message::id("beacon-not-on-board").with("beacon", beacon.into()))
    }

    pub fn may_swap_beacons(&self, state: &State, one: Beacon, other: Beacon) -> Result<(), Refusal> {
        for beacon in [one, other] {
            let moored = matches!(state.table.mooring(beacon), Mooring::At(_));
            SWAP_BEACONS
                .requires(moored, || Message::id("beacon-not-on-board").with("beacon", beacon.into()))?;
        }
        SWAP_BEACONS.requires(one < other, || Message::id("beacons-out-of-order"))
    }

    pub fn swap_beacons(
        &self,
        state: &mut State,
        by: Seat,
        one: Beacon,
        other: Beacon,
        events: &mut Vec<Event>,
    ) {
        state.table.beacons.swap(one.index(), other.index());
        events.push(Told::BeaconsSwapped { by, one, other });
    }

    pub fn moor_candidates(&self, out: &mut Vec<Action>) {
        out.extend(Space::all().map(Action::Moor));
    }

    /// POD-6.11: any free space will do, at scrap too.
    pub fn may_moor(&self, state: &State, beacon: Beacon, space: Space) -> Result<(), Refusal> {
        let clause = if state.table.mooring(beacon) == Mooring::Supply { PLACE } else { MOVE };
        clause.requires(state.table.beacon_at(space).is_none(), || {
            Message::id("space-taken").with("space", space.into())
        })
    }

    pub fn moor(&self, state: &mut State, by: Seat, beacon: Beacon, at: Space, events: &mut Vec<Event>) {
        state.table.agenda.pop();
        events.push(match state.table.mooring(beacon) {
            Mooring::At(from) => Told::BeaconMoved { by, beacon, from, to: at },
            Mooring::Supply | Mooring::Away => Told::Moored { by, beacon, at },
        });
        state.moor(beacon, at);
    }
}
