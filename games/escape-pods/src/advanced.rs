//! Chapter 6: Board and Pilot. Program has a file of its own; Refresh is in the turn that it serves.

use crate::EscapePods;
use crate::action::Action;
use crate::parts::{Berth, Kind, Pod, Sector};
use crate::state::State;
use orrery_core::{Clause, Message, Refusal, Seat};
use std::ops::ControlFlow;

/// An own crew in space and another's in the next sector change seats.
pub const SWAP: Clause = Clause("POD-6.2");
/// A crew of the reserve takes the seat of another's beside the ship.
pub const OUST: Clause = Clause("POD-6.3");
/// Pilot moves any pod in space.
pub const PILOT: Clause = Clause("POD-6.4");

impl EscapePods {
    pub fn each_boarding(
        &self,
        state: &State,
        seat: Seat,
        visit: &mut dyn FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let pods = &state.table.pods;
        for pod in Pod::all() {
            let Some(there) = pods.sector(pod) else { continue };
            for (other, _) in state.berths(pod).filter(|(_, crew)| crew.owner != seat) {
                for from in Pod::all().filter(|&from| self.is_next_to(pods, from, there)) {
                    for (own, _) in state.berths(from).filter(|(_, crew)| crew.owner == seat) {
                        visit(Action::Swap { own, other })?;
                    }
                }
                if self.beside_ship.contains(there) {
                    for crew in Kind::all() {
                        visit(Action::Oust { crew, other })?;
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// A swap needs no free seat (POD-14.4).
    pub fn may_swap(&self, state: &State, seat: Seat, own: Berth, other: Berth) -> Result<(), Refusal> {
        let mine = state.crew_at(own).is_some_and(|crew| crew.owner == seat);
        SWAP.requires(mine, || Message::id("no-own-crew-there").with("pod", own.pod.into()))?;
        let theirs = state.crew_at(other).is_some_and(|crew| crew.owner != seat);
        SWAP.requires(theirs, || Message::id("no-foreign-crew-there").with("pod", other.pod.into()))?;
        self.requires_neighbours(state, SWAP, own.pod, other.pod)
    }

    pub fn may_oust(&self, state: &State, seat: Seat, other: Berth) -> Result<(), Refusal> {
        let named = |id| Message::id(id).with("pod", other.pod.into());
        let theirs = state.crew_at(other).is_some_and(|crew| crew.owner != seat);
        OUST.requires(theirs, || named("no-foreign-crew-there"))?;
        let near = state.table.pods.sector(other.pod).is_some_and(|sector| self.beside_ship.contains(sector));
        OUST.requires(near, || named("pod-far-from-ship"))
    }

    pub fn may_pilot(&self, state: &State, pod: Pod, to: Sector) -> Result<(), Refusal> {
        let in_space = state.table.pods.in_space(pod);
        PILOT.requires(in_space, || Message::id("pod-not-in-space").with("pod", pod.into()))?;
        self.may_move(&state.table, pod, to)
    }
}
