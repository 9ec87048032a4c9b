//! Chapter 7: how pods move, push each other and ride along beacons.

use crate::EscapePods;
use crate::action::Action;
use crate::agenda::Step;
use crate::event::{Course, Event};
use crate::parts::{Beacon, Hangar, Mooring, Place, Pod, Pods, Sector, Sectors};
use crate::state::{State, Table};
use orrery_core::{Clause, Message, Refusal, Seat};

/// A pod goes to an adjacent sector without scrap and without a pod of its size or larger.
pub const MOVE: Clause = Clause("POD-7.1");
/// A displaced pod goes to an adjacent sector that takes it, not to where its causer came from.
pub const DISPLACE: Clause = Clause("POD-7.4");
/// It is pushed onto another only if that one has somewhere to go.
pub const CHAIN: Clause = Clause("POD-7.5");
/// A launch is a move without a way back.
pub const LAUNCH: Clause = Clause("POD-7.7");
/// A beacon of your colour carries your pods across its edge.
pub const RIDE: Clause = Clause("POD-7.9");
/// A ride does not bring back a placement of the pods that this stretch of the turn has seen.
pub const NO_LOOPS: Clause = Clause("POD-7.11");

impl EscapePods {
    /// POD-7.3: there is no move but from sector to sector.
    pub fn may_move(&self, table: &Table, pod: Pod, to: Sector) -> Result<(), Refusal> {
        let near = table.pods.sector(pod).is_some_and(|here| self.are_adjacent(here, to));
        MOVE.requires(near, || {
            Message::id("sector-not-adjacent").with("pod", pod.into()).with("sector", to.into())
        })?;
        self.may_enter(table, MOVE, pod, to)
    }

    /// Equals block each other, so minipods push nobody (POD-14.6). Scrap closes docks and the way out of hangars, too
    /// (POD-12.10).
    fn may_enter(&self, table: &Table, clause: Clause, pod: Pod, to: Sector) -> Result<(), Refusal> {
        clause.requires(!table.scrap.contains(to), || {
            Message::id("sector-scrapped").with("sector", to.into())
        })?;
        let blocker = table.pods.in_sector(to).filter(|&other| self.capacity(other) >= self.capacity(pod));
        clause.requires(blocker.is_none(), || {
            Message::id("pod-blocks").with("pod", pod.into()).with("sector", to.into())
        })
    }

    /// POD-7.7: what stands in the hangar's sector must be able to give way.
    pub fn may_leave_hangar(&self, table: &Table, pod: Pod, hangar: Hangar) -> Result<(), Refusal> {
        let to = self.hangars[hangar.index()].launch;
        self.may_enter(table, LAUNCH, pod, to)?;
        let gives_way = table.pods.in_sector(to).is_none_or(|other| {
            let pods = table.pods.with(pod, Place::Sector(to));
            !self.refuges(&pods, table.scrap, other, None).is_empty()
        });
        LAUNCH.requires(gives_way, || {
            Message::id("nowhere-to-give-way").with("pod", pod.into()).with("sector", to.into())
        })
    }

    /// POD-7.4, POD-7.5: where a displaced pod may go, its causer standing beside it already. It pushes smaller pods
    /// on in its turn, if they have somewhere to go.
    fn refuges(&self, pods: &Pods, scrap: Sectors, pod: Pod, origin: Option<Sector>) -> Sectors {
        let here = pods.sector(pod).expect("pods collide in space");
        let takes = |to: &Sector| {
            pods.in_sector(*to).is_none_or(|other| {
                let pushed = pods.with(pod, Place::Sector(*to));
                self.capacity(other) < self.capacity(pod)
                    && !self.refuges(&pushed, scrap, other, Some(here)).is_empty()
            })
        };
        let open = self.neighbours(here).outside(scrap);
        origin.map_or(open, |origin| open.without(origin)).iter().filter(takes).collect()
    }

    /// The same, less those that could only end in a placement that a ride must not bring back (POD-7.11).
    pub fn open_refuges(&self, table: &Table, pod: Pod, origin: Option<Sector>, course: Course) -> Sectors {
        let refuges = self.refuges(&table.pods, table.scrap, pod, origin);
        if course != Course::Beacon {
            return refuges;
        }
        refuges.iter().filter(|&to| self.ends_anew(table, &table.pods, pod, to)).collect()
    }

    /// Whether a displaced pod that goes there can leave the pods as they have not been.
    fn ends_anew(&self, table: &Table, pods: &Pods, pod: Pod, to: Sector) -> bool {
        let (here, pushed) = (pods.sector(pod), pods.with(pod, Place::Sector(to)));
        match pods.in_sector(to) {
            None => !table.was_seen(&pushed),
            Some(other) => self
                .refuges(&pushed, table.scrap, other, here)
                .iter()
                .any(|next| self.ends_anew(table, &pushed, other, next)),
        }
    }

    /// POD-7.2: moves a pod, and makes what stands in its way give way.
    pub fn set_course(
        &self,
        state: &mut State,
        pod: Pod,
        to: Sector,
        course: Course,
        events: &mut Vec<Event>,
    ) {
        let origin = state.table.pods.sector(pod);
        let other = state.table.pods.in_sector(to);
        state.move_pod(pod, to, course, events);
        if let Some(other) = other {
            self.collide(state, other, origin, course, events);
        }
    }

    /// POD-7.4 to POD-7.6: one way out is taken at once, several are a choice of the active player
    /// (POD-4.7), none is a trade of places.
    fn collide(
        &self,
        state: &mut State,
        pod: Pod,
        origin: Option<Sector>,
        course: Course,
        events: &mut Vec<Event>,
    ) {
        let refuges = self.open_refuges(&state.table, pod, origin, course);
        if let Some(to) = refuges.single() {
            self.displace(state, pod, to, course, events);
        } else if refuges.is_empty() {
            let origin = origin.expect("only a pod in space pushes one that cannot give way");
            state.move_pod(pod, origin, Course::Traded, events);
        } else {
            state.table.agenda.push(Step::Displace { pod, origin, course });
        }
    }

    /// POD-7.8: the crew stay aboard, and a pod pushed in its turn gives way by the same rules.
    pub fn displace(&self, state: &mut State, pod: Pod, to: Sector, course: Course, events: &mut Vec<Event>) {
        let (here, other) = (state.table.pods.sector(pod), state.table.pods.in_sector(to));
        state.move_pod(pod, to, Course::Displaced, events);
        if let Some(other) = other {
            self.collide(state, other, here, course, events);
        }
    }

    pub fn displace_candidates(&self, table: &Table, pod: Pod, out: &mut Vec<Action>) {
        let here = table.pods.sector(pod).expect("pods collide in space");
        out.extend(self.neighbours(here).iter().map(|to| Action::Displace { to }));
    }

    pub fn may_displace(
        &self,
        table: &Table,
        (pod, origin, course): (Pod, Option<Sector>, Course),
        to: Sector,
    ) -> Result<(), Refusal> {
        let named = |id| Message::id(id).with("pod", pod.into()).with("sector", to.into());
        let here = table.pods.sector(pod).expect("pods collide in space");
        DISPLACE.requires(self.are_adjacent(here, to), || named("sector-not-adjacent"))?;
        DISPLACE.requires(origin != Some(to), || named("pushed-from-there"))?;
        self.may_enter(table, DISPLACE, pod, to)?;
        let refuges = self.refuges(&table.pods, table.scrap, pod, origin);
        CHAIN.requires(refuges.contains(to), || named("next-has-nowhere-to-go"))?;
        let open = self.open_refuges(table, pod, origin, course);
        NO_LOOPS.requires(open.contains(to), || named("placement-seen"))
    }

    /// POD-7.9, POD-7.10: across every beacon of the seat's colour, both ways.
    pub fn ride_candidates(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        for beacon in Beacon::all().filter(|&beacon| self.shows(beacon, seat)) {
            let Mooring::At(space) = state.table.mooring(beacon) else { continue };
            let [one, other] = self.ends(space);
            for (here, to) in [(one, other), (other, one)] {
                let pod = state.table.pods.in_sector(here).filter(|&pod| state.carries(pod, seat));
                out.extend(pod.map(|pod| Action::Ride { pod, to }));
            }
        }
    }

    pub fn may_ride(&self, state: &State, seat: Seat, pod: Pod, to: Sector) -> Result<(), Refusal> {
        let named = |id| Message::id(id).with("pod", pod.into()).with("sector", to.into());
        let table = &state.table;
        RIDE.requires(state.carries(pod, seat), || named("no-own-crew-there"))?;
        let here = table.pods.sector(pod);
        let lies_between = |beacon: Beacon| match table.mooring(beacon) {
            Mooring::At(space) => {
                let [one, other] = self.ends(space);
                self.shows(beacon, seat)
                    && [(one, other), (other, one)].iter().any(|&(from, end)| here == Some(from) && end == to)
            }
            Mooring::Supply | Mooring::Away => false,
        };
        RIDE.requires(Beacon::all().any(lies_between), || named("no-beacon-between"))?;
        self.may_move(table, pod, to)?;
        NO_LOOPS.requires(!table.seen.is_full(), || named("rides-used-up"))?;
        NO_LOOPS.requires(self.ride_ends_anew(table, pod, to), || named("placement-seen"))
    }

    fn ride_ends_anew(&self, table: &Table, pod: Pod, to: Sector) -> bool {
        let origin = table.pods.sector(pod).expect("the check saw it in space");
        let pods = table.pods.with(pod, Place::Sector(to));
        let Some(other) = table.pods.in_sector(to) else { return !table.was_seen(&pods) };
        let refuges = self.refuges(&pods, table.scrap, other, Some(origin));
        if refuges.is_empty() {
            return !table.was_seen(&pods.with(other, Place::Sector(origin)));
        }
        refuges.iter().any(|refuge| self.ends_anew(table, &pods, other, refuge))
    }

    pub fn ride(&self, state: &mut State, pod: Pod, to: Sector, events: &mut Vec<Event>) {
        state.table.busy = true;
        state.table.agenda.push(Step::AfterRide);
        self.set_course(state, pod, to, Course::Beacon, events);
    }

    pub fn after_ride(&self, state: &mut State, events: &mut Vec<Event>) {
        let placement = state.table.pods.fingerprint();
        state.table.seen.push(placement);
        self.watch(state, events);
    }

    /// A new stretch: only the placement as it is now counts as seen.
    pub fn forget_rides(&self, state: &mut State) {
        let placement = state.table.pods.fingerprint();
        state.table.seen.clear();
        state.table.seen.push(placement);
    }
}
