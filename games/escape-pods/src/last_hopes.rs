//! What crew in space may still bring once a barrier stands: only what the turns that are left allow (POD-10.5).

use crate::EscapePods;
use crate::agenda::Step;
use crate::judge::Distances;
use crate::parts::{
    BEACONS, BERTHS, Beacon, Control, Mooring, PODS, Pod, SHELTERS, Sector, Sectors, Shelter,
};
use crate::scoring::Assigned;
use crate::state::State;
use arrayvec::ArrayVec;
use orrery_core::Seat;

/// What is left of the points for each step that must still be taken.
const A_STEP: f32 = 0.8;
/// Actions of a whole turn (POD-4.1).
const A_TURN: u8 = 2;

/// A crew that can still land.
struct Landing {
    points: f32,
    /// Moves of its pod, and out of it.
    steps: u8,
    pod: Pod,
}

impl EscapePods {
    /// The best landings come first, as long as there are actions for them. Who sits in a pod that flies anyway has only
    /// to leave it.
    pub(crate) fn last_hopes(&self, state: &State, assigned: &[Assigned; SHELTERS], seat: Seat) -> f32 {
        let mut left = self.actions_to_come(state, seat);
        let mut landings = self.landings(state, assigned, seat, left);
        landings.sort_unstable_by(|one, other| other.points.total_cmp(&one.points));
        let (mut sum, mut flown) = (0.0, [false; PODS]);
        for Landing { points, steps, pod } in landings {
            let steps = if flown[pod.index()] { 1 } else { steps };
            if steps <= left {
                left -= steps;
                sum += points;
                flown[pod.index()] = true;
            }
        }
        sum
    }

    /// What the seat can still do before the game is over: an action that is paid for, this turn's, and those of its last
    /// turn. Each takes a crew to pay with (POD-4.3).
    fn actions_to_come(&self, state: &State, seat: Seat) -> u8 {
        let reserve = state.reserve(seat).len();
        let now = if state.table.active == seat {
            state.table.actions_left.min(reserve) + u8::from(self.is_step(state, seat))
        } else {
            0
        };
        let queued = state.table.last_turns.as_ref().is_some_and(|queue| queue.contains(&seat));
        let home = reserve + state.panels(seat).counts().iter().sum::<u8>();
        now + if queued { home.min(A_TURN) } else { 0 }
    }

    /// Whether the action that is paid for brings some crew of the seat's nearer to a shelter.
    fn is_step(&self, state: &State, seat: Seat) -> bool {
        let docked = match state.step() {
            Step::Effect(Control::Embark) => true,
            Step::Effect(Control::Accelerate | Control::Pilot) => false,
            _ => return false,
        };
        let lies = |pod: Pod| state.table.pods.sector(pod).map(|sector| self.docks.contains(sector));
        Pod::all().any(|pod| state.carries(pod, seat) && lies(pod) == Some(docked))
    }

    /// Who can land with so many actions, and where it pays best.
    fn landings(
        &self,
        state: &State,
        assigned: &[Assigned; SHELTERS],
        seat: Seat,
        left: u8,
    ) -> ArrayVec<Landing, { PODS * BERTHS }> {
        let mut landings = ArrayVec::new();
        if left == 0 {
            return landings;
        }
        let rides = self.rides(state, seat);
        let distances: [Distances; SHELTERS] = std::array::from_fn(|shelter| {
            let dock = self.dock(Shelter(shelter as u8));
            self.distances(dock, state.table.scrap, |sectors| ridden(&rides, sectors))
        });
        for pod in Pod::all() {
            let Some(here) = state.table.pods.sector(pod) else { continue };
            for crew in state.aboard(pod).filter(|crew| crew.owner == seat) {
                let landing = |shelter: Shelter| {
                    let steps = distances[shelter.index()][here.index()].saturating_add(1);
                    let (_, points) = self.best_box(state, shelter, &assigned[shelter.index()], crew.kind)?;
                    let points = f32::from(points) * A_STEP.powi(steps.into());
                    (steps <= left && points > 0.0).then_some(Landing { points, steps, pod })
                };
                let open = Shelter::all().filter(|&shelter| !state.is_full(shelter));
                landings.extend(open.filter_map(landing).max_by(|a, b| a.points.total_cmp(&b.points)));
            }
        }
        landings
    }

    /// Between which sectors the seat's beacons lead (POD-7.9).
    fn rides(&self, state: &State, seat: Seat) -> ArrayVec<[Sector; 2], BEACONS> {
        let moored = |beacon: Beacon| match state.table.mooring(beacon) {
            Mooring::At(space) => Some(self.ends(space)),
            _ => None,
        };
        let free = |ends: &[Sector; 2]| ends.iter().all(|&end| !state.table.scrap.contains(end));
        let own = Beacon::all().filter(|&beacon| self.shows(beacon, seat));
        own.filter_map(moored).filter(free).collect()
    }
}

/// These sectors and all from which rides lead there.
fn ridden(rides: &[[Sector; 2]], mut sectors: Sectors) -> Sectors {
    // Every round but the last takes in at least one sector.
    loop {
        let met = rides.iter().filter(|ends| ends.iter().any(|&end| sectors.contains(end)));
        let more = met.fold(sectors, |sectors, &[one, other]| sectors.with(one).with(other));
        if more == sectors {
            return sectors;
        }
        sectors = more;
    }
}
