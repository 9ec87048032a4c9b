//! Chapter 8: arrivals, explosions and empty pods.

use crate::EscapePods;
use crate::action::Action;
use crate::agenda::Step;
use crate::event::{Cause, Event, Told};
use crate::parts::{ARRIVALS, Hangar, Place, Pod, Shelter};
use crate::state::State;
use orrery_core::{Chance, Clause, Message, Refusal};

/// An empty pod goes to an empty hangar of its size.
pub const PARK: Clause = Clause("POD-8.6");

impl EscapePods {
    /// POD-8.1 and the first step of POD-8.3: the crew takes the next arrival space, and the explosion token, if it
    /// lies there, moves on. From its first space on every arrival explodes (POD-8.4).
    pub fn land(&self, state: &mut State, at: Shelter, events: &mut Vec<Event>) {
        let crew = state.landing.take().expect("a crew was on its way");
        state.arrivals[at.index()].push(crew);
        state.table.landed = true;
        let space = state.crew_in(at).len() as u8;
        events.push(Told::Landed { crew, at, space });
        if state.table.tokens[at.index()] == Some(space) {
            let to = (usize::from(space) < ARRIVALS).then_some(space + 1);
            state.table.tokens[at.index()] = to;
            events.push(Told::TokenMoved { shelter: at, to });
            state.table.agenda.then([Step::Explode(Cause::Arrival), Step::Aftermath(Cause::Arrival)]);
        }
    }

    /// The second step of POD-8.3. With no card left nothing explodes (POD-8.5); scrap stays for ever (POD-8.7),
    /// and so does a barrier (POD-14.7).
    pub fn explode(&self, state: &mut State, cause: Cause, dice: &mut dyn Chance, events: &mut Vec<Event>) {
        if state.table.revealed.is_empty() {
            return;
        }
        let card = state.table.revealed.remove(0);
        let at = self.sector_of(card);
        state.table.scrap = state.table.scrap.with(at);
        events.push(Told::Exploded { card, at, cause });
        self.reveal(state, dice, events);
        if let Some(pod) = state.table.pods.in_sector(at) {
            state.rescue(pod, events);
            self.vacate_if_empty(state, pod, events);
        }
    }

    /// Turns up the next card, if there is one; alone it enters next to the deck (POD-12.6).
    pub fn reveal(&self, state: &mut State, dice: &mut dyn Chance, events: &mut Vec<Event>) {
        if let Some(card) = state.table.deck.draw(dice) {
            state.table.revealed.push(card);
            events.push(Told::Revealed { card });
        }
    }

    /// POD-8.6: a pod in space that holds nobody returns to the ship.
    pub fn vacate_if_empty(&self, state: &mut State, pod: Pod, events: &mut Vec<Event>) {
        if state.aboard(pod).next().is_some() {
            return;
        }
        events.push(Told::Emptied { pod, from: state.table.pods.place(pod) });
        if self.pods[pod.index()].home == Place::Bay {
            state.put_pod(pod, Place::Bay);
            events.push(Told::Stowed { pod });
            return;
        }
        let mut free = Hangar::all().filter(|&hangar| self.may_park(state, pod, hangar).is_ok());
        match (free.next(), free.next()) {
            (Some(only), None) => self.park(state, pod, only, events),
            _ => state.table.agenda.push(Step::Park(pod)),
        }
    }

    pub fn park_candidates(&self, out: &mut Vec<Action>) {
        out.extend(Hangar::all().map(Action::Park));
    }

    pub fn may_park(&self, state: &State, pod: Pod, hangar: Hangar) -> Result<(), Refusal> {
        let named = |id| Message::id(id).with("pod", pod.into()).with("hangar", hangar.into());
        let fits = self.hangars[hangar.index()].capacity == self.capacity(pod);
        PARK.requires(fits, || named("hangar-of-other-size"))?;
        PARK.requires(state.table.pods.at(Place::Hangar(hangar)).is_none(), || named("hangar-taken"))
    }

    pub fn park(&self, state: &mut State, pod: Pod, hangar: Hangar, events: &mut Vec<Event>) {
        state.put_pod(pod, Place::Hangar(hangar));
        events.push(Told::Parked { pod, hangar });
    }
}
