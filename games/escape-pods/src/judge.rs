//! A seat's chance of winning at a glance.

use crate::EscapePods;
use crate::agenda::Step;
use crate::parts::{ARRIVALS, BOXES, Control, Kind, Pod, SECTORS, SHELTERS, Sector, Sectors, Shelter};
use crate::scoring::Assigned;
use crate::state::{Arrivals, State};
use arrayvec::ArrayVec;
use orrery_core::seat::each;
use orrery_core::{PerSeat, Seat};

/// What a point is worth one sector away from where it is earned.
const PER_SECTOR: f32 = 0.55;
/// What is left of a crew whose sector explodes next.
const UNDER_FIRE: f32 = 0.6;
/// How much of what an action that is paid for can gain is taken for granted.
const PAID_FOR: f32 = 0.8;
/// The points of a crew that has not left, for the first and for all further ones.
const AT_HOME: [f32; 2] = [0.35, 0.1];
/// A lead of so many points makes a win about three times as likely.
const LEAD: f32 = 4.0;
/// A solo result that is as good as it is bad.
const FAIR_SOLO: f32 = 12.0;
/// Further than any dock.
const UNREACHABLE: u8 = u8::MAX;

pub(crate) type Distances = [u8; SECTORS];

/// What a crew in space may come to, and how many steps it is from there.
struct Hope {
    points: f32,
    way: i32,
}

impl EscapePods {
    pub fn chance(&self, state: &State, seat: Seat) -> f32 {
        if *state.step() == Step::Over {
            return self.verdict(state, seat);
        }
        let worth = self.worth(state);
        let mine = worth[seat.index()];
        if state.is_solo() {
            return mine / (mine + FAIR_SOLO);
        }
        1.0 / worth.iter().map(|theirs| ((theirs - mine) / LEAD).exp()).sum::<f32>()
    }

    /// A victory is shared; alone, points count for themselves (POD-12.1).
    fn verdict(&self, state: &State, seat: Seat) -> f32 {
        let outcome = self.outcome(state);
        if state.is_solo() {
            let points = outcome.points[0] as f32;
            return points / (points + FAIR_SOLO);
        }
        let winners = outcome.places.iter().filter(|&&place| place == 1).count();
        if outcome.places[seat.index()] == 1 { 1.0 / winners as f32 } else { 0.0 }
    }

    /// Points as they stand; while crew can still land, hopes of those in space, and as long as there is a way, a little
    /// for each one still at home.
    fn worth(&self, state: &State) -> PerSeat<f32> {
        let mut worth: PerSeat<f32> = each(state.seats(), 0.0);
        let assigned: [Assigned; SHELTERS] = std::array::from_fn(|shelter| {
            let shelter = Shelter(shelter as u8);
            let assigned = self.likely_assignment(state, shelter);
            let owners: ArrayVec<Seat, ARRIVALS> =
                arrived(state, shelter).iter().map(|crew| crew.owner).collect();
            let points = self.shelter_points(self.card_at(state, shelter), &owners, &assigned);
            owners.iter().zip(points).for_each(|(owner, points)| worth[owner.index()] += points as f32);
            assigned
        });
        if state.table.turned_up {
            return worth;
        }
        if state.table.last_turns.is_some() {
            Seat::all(state.seats())
                .for_each(|seat| worth[seat.index()] += self.last_hopes(state, &assigned, seat));
            return worth;
        }
        self.add_hopes(state, &assigned, &mut worth);
        for seat in Seat::all(state.seats()) {
            let home = state.reserve(seat).len() + state.panels(seat).counts().iter().sum::<u8>();
            let more = f32::from(home.saturating_sub(1));
            worth[seat.index()] += if home > 0 { AT_HOME[0] + AT_HOME[1] * more } else { 0.0 };
        }
        worth
    }

    /// Every crew takes the box that pays most on paper.
    fn likely_assignment(&self, state: &State, shelter: Shelter) -> Assigned {
        let mut assigned = state.table.assigned[shelter.index()];
        for (space, crew) in arrived(state, shelter).iter().enumerate() {
            if assigned[space].is_none() {
                assigned[space] = self.best_box(state, shelter, &assigned, crew.kind).map(|(to, _)| to);
            }
        }
        assigned
    }

    pub(crate) fn best_box(
        &self,
        state: &State,
        shelter: Shelter,
        assigned: &Assigned,
        kind: Kind,
    ) -> Option<(u8, i8)> {
        let chambers = &self.card_at(state, shelter).chambers;
        (0..BOXES as u8)
            .filter(|to| !assigned.contains(&Some(*to)))
            .filter(|&to| chambers[usize::from(to)].kind.is_none_or(|wanted| wanted == kind))
            .map(|to| (to, chambers[usize::from(to)].points))
            .max_by_key(|&(to, points)| (points, u8::MAX - to))
    }

    /// A crew in space hopes for the best box it can still reach, the less the further it is. Whoever has paid for a
    /// step is nearly a step further (POD-4.3).
    fn add_hopes(&self, state: &State, assigned: &[Assigned; SHELTERS], worth: &mut PerSeat<f32>) {
        let distances: [Distances; SHELTERS] = std::array::from_fn(|shelter| {
            self.distances(self.dock(Shelter(shelter as u8)), state.table.scrap, |sectors| sectors)
        });
        let next_blast = state.table.revealed.first().map(|&card| self.sector_of(card));
        let mut paid_for = 0.0_f32;
        for pod in Pod::all() {
            let Some(here) = state.table.pods.sector(pod) else { continue };
            let risk = if next_blast == Some(here) { UNDER_FIRE } else { 1.0 };
            for crew in state.aboard(pod) {
                let Some(Hope { points, way }) = self.best_hope(state, assigned, &distances, here, crew.kind)
                else {
                    continue;
                };
                worth[crew.owner.index()] += points * risk;
                if crew.owner == state.table.active && is_next_step(state.step(), way) {
                    paid_for = paid_for.max(points / PER_SECTOR - points * risk);
                }
            }
        }
        worth[state.table.active.index()] += PAID_FOR * paid_for;
    }

    fn best_hope(
        &self,
        state: &State,
        assigned: &[Assigned; SHELTERS],
        distances: &[Distances; SHELTERS],
        here: Sector,
        kind: Kind,
    ) -> Option<Hope> {
        Shelter::all()
            .filter(|&shelter| !state.is_full(shelter))
            .filter(|shelter| distances[shelter.index()][here.index()] != UNREACHABLE)
            .filter_map(|shelter| {
                let (_, points) = self.best_box(state, shelter, &assigned[shelter.index()], kind)?;
                let way = i32::from(distances[shelter.index()][here.index()]) + 1;
                Some(Hope { points: f32::from(points) * PER_SECTOR.powi(way), way })
            })
            .filter(|hope| hope.points > 0.0)
            .max_by(|one, other| one.points.total_cmp(&other.points))
    }

    /// How far each sector is from a dock, around the scrap; those from which these are reached for nothing, `ridden`
    /// adds to them.
    pub(crate) fn distances(
        &self,
        dock: Sector,
        scrap: Sectors,
        ridden: impl Fn(Sectors) -> Sectors,
    ) -> Distances {
        let mut distances = [UNREACHABLE; SECTORS];
        let mut edge = Sectors::NONE.with(dock).outside(scrap);
        let mut reached = Sectors::NONE;
        for distance in 0.. {
            if edge.is_empty() {
                break;
            }
            edge = ridden(edge).outside(reached);
            edge.iter().for_each(|sector| distances[sector.index()] = distance);
            reached = reached.and(edge);
            let next = edge.iter().fold(Sectors::NONE, |near, sector| near.and(self.neighbours(sector)));
            edge = next.outside(scrap).outside(reached);
        }
        distances
    }
}

/// The crew of a shelter, with the one that is about to arrive while its pod is put away (POD-8.2).
fn arrived(state: &State, shelter: Shelter) -> Arrivals {
    let mut arrived = *state.crew_in(shelter);
    if let Some(crew) = state.landing
        && state.table.agenda.iter().any(|step| *step == Step::Land(shelter))
    {
        arrived.push(crew);
    }
    arrived
}

/// Whether the action that is paid for takes the next of so many steps: out of the pod at the dock, or nearer to it.
fn is_next_step(step: &Step, way: i32) -> bool {
    match step {
        Step::Effect(Control::Embark) => way == 1,
        Step::Effect(Control::Accelerate | Control::Pilot) => way > 1,
        _ => false,
    }
}
