//! Chapter 5: the basic actions.

use crate::EscapePods;
use crate::action::Action;
use crate::agenda::Step;
use crate::event::{Course, Event, Told};
use crate::parts::{Berth, Control, Kind, Place, Pod, Pods, Sector, Shelter, Target};
use crate::state::State;
use orrery_core::{Clause, Message, Refusal, Seat};
use std::ops::ControlFlow;

/// With some numbers of players a pod is not used.
pub const IN_PLAY: Clause = Clause("POD-3.2");
/// Crew of the reserve board pods in a hangar or beside the ship, where a seat is free.
pub const EMBARK: Clause = Clause("POD-5.2");
/// Crew in space step over into a free seat of a pod next to theirs.
pub const TRANSFER: Clause = Clause("POD-5.4");
/// Minipods in the bay are launched, not boarded.
pub const BAY: Clause = Clause("POD-5.5");
/// Crew leave a pod at a dock for a shelter of that dock with a free arrival space.
pub const DISEMBARK: Clause = Clause("POD-5.6");
/// Accelerate moves a pod that carries your colour.
pub const ACCELERATE: Clause = Clause("POD-5.8");
/// A spy looks into one pod in space or one shelter, where others have crew.
pub const SPY: Clause = Clause("POD-5.9");
/// A minipod starts from the bay into an empty sector beside the ship.
pub const MINIPOD: Clause = Clause("POD-5.10");

impl EscapePods {
    pub fn each_embarkation(
        &self,
        state: &State,
        seat: Seat,
        visit: &mut dyn FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let pods = &state.table.pods;
        for pod in Pod::all().filter(|&pod| pods.place(pod) != Place::Away) {
            for crew in Kind::all() {
                visit(Action::Embark { crew, pod })?;
            }
        }
        for pod in Pod::all() {
            let Some(here) = pods.sector(pod) else { continue };
            for (from, crew) in state.berths(pod) {
                if crew.owner == seat {
                    for to in Pod::all().filter(|&to| self.is_next_to(pods, to, here)) {
                        visit(Action::Transfer { from, to })?;
                    }
                }
                for to in Shelter::all().filter(|&shelter| self.dock(shelter) == here) {
                    visit(Action::Disembark { from, to })?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// POD-5.3: into a hangar only where the pod can launch.
    pub fn may_embark(&self, state: &State, pod: Pod) -> Result<(), Refusal> {
        let named = |id| Message::id(id).with("pod", pod.into());
        let place = state.table.pods.place(pod);
        IN_PLAY.requires(place != Place::Away, || named("pod-not-in-play"))?;
        BAY.requires(place != Place::Bay, || named("minipod-in-bay"))?;
        match place {
            Place::Hangar(hangar) => self.may_leave_hangar(&state.table, pod, hangar),
            Place::Sector(sector) => {
                EMBARK.requires(self.beside_ship.contains(sector), || named("pod-far-from-ship"))?;
                EMBARK.requires(self.has_free_seat(state, pod), || named("pod-full"))
            }
            Place::Away | Place::Bay => unreachable!("such pods were refused above"),
        }
    }

    pub fn has_free_seat(&self, state: &State, pod: Pod) -> bool {
        state.aboard(pod).count() < usize::from(self.capacity(pod))
    }

    pub fn embark(&self, state: &mut State, seat: Seat, crew: Kind, pod: Pod, events: &mut Vec<Event>) {
        state.embark(seat, crew, pod, events);
        if let Place::Hangar(hangar) = state.table.pods.place(pod) {
            self.set_course(state, pod, self.hangars[hangar.index()].launch, Course::Launch, events);
        }
    }

    /// Whether a pod is in space and adjacent to this sector.
    pub fn is_next_to(&self, pods: &Pods, pod: Pod, sector: Sector) -> bool {
        pods.sector(pod).is_some_and(|here| self.are_adjacent(here, sector))
    }

    pub fn may_transfer(&self, state: &State, seat: Seat, from: Berth, to: Pod) -> Result<(), Refusal> {
        let own = state.crew_at(from).is_some_and(|crew| crew.owner == seat);
        TRANSFER.requires(own, || Message::id("no-own-crew-there").with("pod", from.pod.into()))?;
        self.requires_neighbours(state, TRANSFER, from.pod, to)?;
        TRANSFER.requires(self.has_free_seat(state, to), || Message::id("pod-full").with("pod", to.into()))
    }

    /// Two pods in space, in adjacent sectors.
    pub fn requires_neighbours(
        &self,
        state: &State,
        clause: Clause,
        one: Pod,
        other: Pod,
    ) -> Result<(), Refusal> {
        let sectors = (state.table.pods.sector(one), state.table.pods.sector(other));
        let adjacent = matches!(sectors, (Some(one), Some(other)) if self.are_adjacent(one, other));
        clause.requires(adjacent, || {
            Message::id("pods-not-adjacent").with("one", one.into()).with("other", other.into())
        })
    }

    pub fn transfer(&self, state: &mut State, from: Berth, to: Pod, events: &mut Vec<Event>) {
        state.transfer(from, to, events);
        self.vacate_if_empty(state, from.pod, events);
    }

    /// POD-5.6, POD-5.7: any colour, from the seat the mover points at.
    pub fn may_disembark(&self, state: &State, from: Berth, to: Shelter) -> Result<(), Refusal> {
        DISEMBARK.requires(state.crew_at(from).is_some(), || {
            Message::id("seat-empty").with("pod", from.pod.into())
        })?;
        DISEMBARK.requires(state.table.pods.sector(from.pod) == Some(self.dock(to)), || {
            Message::id("not-at-dock").with("pod", from.pod.into()).with("shelter", to.into())
        })?;
        DISEMBARK.requires(!state.is_full(to), || Message::id("shelter-full").with("shelter", to.into()))
    }

    /// POD-8.2: the crew leaves, the empty pod goes, the crew lands; if that empties another pod, it goes after (POD-14.1).
    pub fn disembark(&self, state: &mut State, by: Seat, from: Berth, to: Shelter, events: &mut Vec<Event>) {
        let crew = state.unseat(from);
        state.landing = Some(crew);
        events.push(Told::Disembarked { by, crew, from, to });
        state.table.agenda.push(Step::Land(to));
        self.vacate_if_empty(state, from.pod, events);
    }

    pub fn each_flight(
        &self,
        state: &State,
        visit: &mut dyn FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        for pod in Pod::all() {
            let Some(here) = state.table.pods.sector(pod) else { continue };
            for to in self.neighbours(here).iter() {
                visit(Action::Fly { pod, to })?;
            }
        }
        ControlFlow::Continue(())
    }

    pub fn may_accelerate(&self, state: &State, seat: Seat, pod: Pod, to: Sector) -> Result<(), Refusal> {
        ACCELERATE.requires(state.carries(pod, seat), || {
            Message::id("no-own-crew-there").with("pod", pod.into())
        })?;
        self.may_move(&state.table, pod, to)
    }

    pub fn fly(&self, state: &mut State, control: Control, pod: Pod, to: Sector, events: &mut Vec<Event>) {
        let course = if control == Control::Pilot { Course::Pilot } else { Course::Accelerate };
        self.set_course(state, pod, to, course, events);
    }

    pub fn each_target(
        &self,
        state: &State,
        visit: &mut dyn FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        for pod in Pod::all().filter(|&pod| state.table.pods.in_space(pod)) {
            visit(Action::Spy(Target::Pod(pod)))?;
        }
        for shelter in Shelter::all() {
            visit(Action::Spy(Target::Shelter(shelter)))?;
        }
        ControlFlow::Continue(())
    }

    /// Alone there is never anybody to spy on, nor to board (POD-12.9).
    pub fn may_spy(&self, state: &State, seat: Seat, target: Target) -> Result<(), Refusal> {
        let (others, in_space) = match target {
            Target::Pod(pod) => {
                (state.aboard(pod).any(|crew| crew.owner != seat), state.table.pods.in_space(pod))
            }
            Target::Shelter(shelter) => (state.crew_in(shelter).iter().any(|crew| crew.owner != seat), true),
        };
        SPY.requires(in_space, || Message::id("spy-pod-in-space"))?;
        SPY.requires(others, || Message::id("nobody-to-spy-on"))
    }

    /// What the spy has seen is remembered with the crew, wherever they go on the board (POD-9.3).
    pub fn spy(&self, state: &mut State, by: Seat, on: Target, events: &mut Vec<Event>) {
        let crew = match on {
            Target::Pod(pod) => learn(by, state.cabins[pod.index()].iter_mut().flatten()),
            Target::Shelter(shelter) => learn(by, state.arrivals[shelter.index()].iter_mut()),
        };
        events.push(Told::Spied { by, on, crew });
    }

    pub fn each_launch(&self, visit: &mut dyn FnMut(Action) -> ControlFlow<()>) -> ControlFlow<()> {
        for to in self.beside_ship.iter() {
            for crew in Kind::all() {
                visit(Action::Launch { crew, to })?;
            }
        }
        ControlFlow::Continue(())
    }

    pub fn may_launch_minipod(&self, state: &State, to: Sector) -> Result<(), Refusal> {
        let named = |id| Message::id(id).with("sector", to.into());
        MINIPOD.requires(state.table.pods.at(Place::Bay).is_some(), || Message::id("bay-empty"))?;
        MINIPOD.requires(self.beside_ship.contains(to), || named("sector-far-from-ship"))?;
        MINIPOD.requires(!state.table.scrap.contains(to), || named("sector-scrapped"))?;
        MINIPOD.requires(state.table.pods.in_sector(to).is_none(), || named("sector-occupied"))
    }

    pub fn launch_minipod(
        &self,
        state: &mut State,
        seat: Seat,
        crew: Kind,
        to: Sector,
        events: &mut Vec<Event>,
    ) {
        let pod = state.table.pods.at(Place::Bay).expect("the check saw a minipod in the bay");
        state.embark(seat, crew, pod, events);
        state.move_pod(pod, to, Course::Launch, events);
    }
}

/// Shows crew to a seat.
fn learn<'a>(
    by: Seat,
    crew: impl Iterator<Item = &'a mut crate::crew::Crew>,
) -> arrayvec::ArrayVec<crate::crew::Crew, { crate::parts::ARRIVALS }> {
    crew.map(|crew| {
        crew.known = crew.known.with(by);
        *crew
    })
    .collect()
}
