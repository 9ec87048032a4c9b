//! Chapter 11: crew are assigned to boxes, and the boxes pay.

use crate::EscapePods;
use crate::action::Action;
use crate::agenda::Step;
use crate::components::{ShelterCardRow, ShelterRule};
use crate::event::{Event, Told};
use crate::parts::{ARRIVALS, BOXES, Kind, Shelter};
use crate::state::{State, Table};
use arrayvec::ArrayVec;
use orrery_core::seat::each;
use orrery_core::{Arg, Clause, Message, Outcome, PerSeat, Refusal, Seat};

/// A crew takes a free box of its kind or a free X.
pub const ASSIGN: Clause = Clause("POD-11.2");
/// It takes one if any fits; boxes that do not differ count as one.
pub const COMPULSORY: Clause = Clause("POD-11.3");

pub type Assigned = [Option<u8>; ARRIVALS];

impl EscapePods {
    pub fn card_at(&self, state: &State, shelter: Shelter) -> &ShelterCardRow {
        &self.shelter_cards[usize::from(state.table.shelters[shelter.index()])]
    }

    fn fits(&self, state: &State, shelter: Shelter, kind: Kind, to: u8) -> bool {
        let chamber = self.card_at(state, shelter).chambers[usize::from(to)];
        let taken = state.table.assigned[shelter.index()].contains(&Some(to));
        !taken && chamber.kind.is_none_or(|wanted| wanted == kind)
    }

    /// The boxes a crew may choose from; of boxes that do not differ, the first.
    fn choices(&self, state: &State, shelter: Shelter, kind: Kind) -> ArrayVec<u8, BOXES> {
        let chambers = &self.card_at(state, shelter).chambers;
        let mut choices: ArrayVec<u8, BOXES> = ArrayVec::new();
        for to in (0..BOXES as u8).filter(|&to| self.fits(state, shelter, kind, to)) {
            if !choices.iter().any(|&same| chambers[usize::from(same)] == chambers[usize::from(to)]) {
                choices.push(to);
            }
        }
        choices
    }

    /// POD-11.2: shelter after shelter, crew after crew. One fitting box is taken, of several the owner chooses.
    pub fn count(&self, state: &mut State, shelter: Shelter, space: u8, events: &mut Vec<Event>) {
        let Some(&crew) = state.crew_in(shelter).get(usize::from(space)) else {
            let next = Shelter(shelter.0 + 1);
            let step = if next.exists() { Step::Count { shelter: next, space: 0 } } else { Step::Over };
            return state.table.agenda.push(step);
        };
        state.table.agenda.push(Step::Count { shelter, space: space + 1 });
        let choices = self.choices(state, shelter, crew.kind);
        if choices.len() > 1 {
            state.table.agenda.push(Step::Assign { shelter, space });
        } else {
            self.assign(state, shelter, space, choices.first().copied(), events);
        }
    }

    pub fn assign(
        &self,
        state: &mut State,
        shelter: Shelter,
        space: u8,
        to: Option<u8>,
        events: &mut Vec<Event>,
    ) {
        let crew = state.crew_in(shelter)[usize::from(space)];
        state.table.assigned[shelter.index()][usize::from(space)] = to;
        events.push(Told::Assigned { crew, shelter, space, to });
    }

    pub fn assign_candidates(&self, out: &mut Vec<Action>) {
        out.extend((0..BOXES as u8).map(|to| Action::Assign { to }));
    }

    pub fn may_assign(&self, state: &State, shelter: Shelter, space: u8, to: u8) -> Result<(), Refusal> {
        let kind = state.crew_in(shelter)[usize::from(space)].kind;
        let named = |id| Message::id(id).with("number", Arg::Number(i32::from(to) + 1));
        let taken = state.table.assigned[shelter.index()].contains(&Some(to));
        ASSIGN.requires(!taken, || named("box-taken"))?;
        ASSIGN.requires(self.fits(state, shelter, kind, to), || {
            named("box-of-another-kind").with("kind", kind.into())
        })?;
        let distinct = self.choices(state, shelter, kind).contains(&to);
        COMPULSORY.requires(distinct, || Message::id("box-same-as-another"))
    }

    /// POD-11.4, POD-11.5, POD-11.6: what each crew of a shelter is worth, as it is assigned.
    pub fn shelter_points(
        &self,
        card: &ShelterCardRow,
        owners: &[Seat],
        assigned: &Assigned,
    ) -> [i32; ARRIVALS] {
        let filled = |to: usize| assigned.contains(&Some(to as u8));
        let coloured_full = (0..BOXES).filter(|&to| card.chambers[to].special).all(filled);
        let players =
            (0..).map(Seat).take(orrery_core::MAX_SEATS).filter(|seat| owners.contains(seat)).count();
        let pays = |points: i32| match card.rule {
            ShelterRule::None => points,
            ShelterRule::GreenPair => points + i32::from(coloured_full),
            ShelterRule::RedPair => points * i32::from(coloured_full),
            ShelterRule::OrangeOne => points - i32::from(!coloured_full),
            ShelterRule::PerPlayer => points + players as i32,
        };
        assigned.map(|to| to.map_or(0, |to| pays(i32::from(card.chambers[usize::from(to)].points)).max(0)))
    }

    /// The points of every seat as crew are assigned now.
    pub fn points(&self, state: &State) -> PerSeat<i32> {
        let mut points = each(state.seats(), 0);
        for shelter in Shelter::all() {
            let owners: ArrayVec<Seat, ARRIVALS> =
                state.crew_in(shelter).iter().map(|crew| crew.owner).collect();
            let assigned = &state.table.assigned[shelter.index()];
            let worth = self.shelter_points(self.card_at(state, shelter), &owners, assigned);
            for (owner, worth) in owners.iter().zip(worth) {
                points[owner.index()] += worth;
            }
        }
        points
    }

    /// POD-11.7: points, then crew in shelters, then assigned crew, then shelters with assigned crew.
    pub fn outcome(&self, state: &State) -> Outcome {
        let points = self.points(state);
        let owners = |shelter| state.crew_in(shelter).iter().map(|crew| crew.owner).collect();
        let keys: PerSeat<_> = Seat::all(state.seats())
            .map(|seat| (points[seat.index()], Rescued::of(seat, &state.table, owners)))
            .collect();
        Outcome::ranked(points, &keys)
    }
}

/// What breaks a tie, in this order (POD-11.7).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Rescued {
    pub arrived: u8,
    pub assigned: u8,
    pub shelters: u8,
}

impl Rescued {
    /// `owners` says whose crew is in a shelter, in order of arrival.
    pub fn of(seat: Seat, table: &Table, owners: impl Fn(Shelter) -> ArrayVec<Seat, ARRIVALS>) -> Rescued {
        let mut rescued = Rescued::default();
        for shelter in Shelter::all() {
            let (owners, boxes) = (owners(shelter), table.assigned[shelter.index()]);
            let own = owners.iter().zip(boxes).filter(|(owner, _)| **owner == seat);
            let placed = own.clone().filter(|(_, to)| to.is_some()).count() as u8;
            rescued.arrived += own.count() as u8;
            rescued.assigned += placed;
            rescued.shelters += u8::from(placed > 0);
        }
        rescued
    }
}
