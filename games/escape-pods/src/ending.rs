//! Chapter 10: the barrier, the last turns and the other ways to end.

use crate::EscapePods;
use crate::agenda::{Agenda, Step};
use crate::event::{Cause, Ending, Event, Told};
use crate::parts::{ARRIVALS, Sectors, Shelter};
use crate::state::State;
use arrayvec::ArrayVec;
use orrery_core::{PerSeat, Seat};

impl EscapePods {
    /// POD-10.3: the sectors from which a dock can still be reached.
    pub fn shelter_side(&self, scrap: Sectors) -> Sectors {
        let mut side = self.docks.outside(scrap);
        let mut edge = side;
        while !edge.is_empty() {
            let next = edge.iter().fold(Sectors::NONE, |near, sector| near.and(self.neighbours(sector)));
            edge = next.outside(scrap).outside(side);
            side = side.and(edge);
        }
        side
    }

    /// POD-10.1, POD-10.2: no way is left from the ship to a shelter.
    pub fn is_barred(&self, scrap: Sectors) -> bool {
        self.shelter_side(scrap).both(self.beside_ship).is_empty()
    }

    /// The third step of POD-8.3: the first barrier puts everybody in line for a last turn (POD-10.5), clockwise and the
    /// one whose turn it is at the end. An option spares that one only a barrier that was their own doing. The
    /// running turn goes on (POD-10.4).
    pub fn aftermath(&self, state: &mut State, cause: Cause, events: &mut Vec<Event>) {
        if state.table.last_turns.is_none() && self.is_barred(state.table.scrap) {
            let active = state.table.active;
            let mut queue: PerSeat<Seat> = active.others(state.seats()).collect();
            if state.table.rules.trigger_player_last_turn || cause != Cause::Arrival || state.is_solo() {
                queue.push(active);
            }
            state.table.last_turns = Some(queue);
            events.push(Told::BarrierRose);
        }
        self.watch(state, events);
    }

    pub fn after_action(&self, state: &mut State, events: &mut Vec<Event>) {
        self.forget_rides(state);
        self.watch(state, events);
    }

    /// POD-10.7 (b) and (c): beyond a barrier the game is over as soon as nobody can arrive any more.
    pub fn watch(&self, state: &mut State, events: &mut Vec<Event>) {
        if state.table.last_turns.is_none() {
            return;
        }
        let side = self.shelter_side(state.table.scrap);
        if Shelter::all().all(|shelter| state.is_full(shelter)) {
            end_game(state, Ending::SheltersFull, events);
        } else if !state.holds_pod(side, |_| true) {
            end_game(state, Ending::NobodyCanArrive, events);
        }
    }

    /// The bookkeeping of POD-4.8: idle turns, the cap on rounds and the spreading fire, all before a barrier.
    pub fn close_turn(&self, state: &mut State, events: &mut Vec<Event>) {
        state.table.agenda.push(Step::NextTurn);
        if state.is_solo() || state.table.last_turns.is_some() {
            return;
        }
        let seats = state.seats();
        let table = &mut state.table;
        table.idle_turns = if table.busy { 0 } else { table.idle_turns + 1 };
        if table.idle_turns >= u16::from(table.rules.idle_rounds_to_end) * u16::from(seats) {
            return end_game(state, Ending::Idle, events);
        }
        if table.active.next(seats) == table.start {
            close_round(state, events);
        }
    }

    pub fn next_turn(&self, state: &mut State, events: &mut Vec<Event>) {
        if state.table.last_turns.is_some() {
            return self.next_last_turn(state, events);
        }
        let next = state.table.active.next(state.seats());
        state.table.active = next;
        if next == state.table.start {
            state.table.round = state.table.round.saturating_add(1);
        }
        self.begin_turn(state);
        state.table.agenda.push(Step::Turn);
        events.push(Told::TurnBegan {
            seat: next,
            round: state.table.round,
            actions: state.table.actions_left,
        });
    }

    /// POD-10.5, POD-10.6, POD-10.7 (a): a whole turn for the next in line who still has crew on the shelter side.
    fn next_last_turn(&self, state: &mut State, events: &mut Vec<Event>) {
        let side = self.shelter_side(state.table.scrap);
        let mut queue = state.table.last_turns.take().unwrap_or_default();
        while !queue.is_empty() {
            let seat = queue.remove(0);
            if state.holds_pod(side, |pod| state.carries(pod, seat)) {
                state.table.last_turns = Some(queue);
                state.table.active = seat;
                self.begin_turn(state);
                state.table.agenda.push(Step::Turn);
                events.push(Told::LastTurnBegan { seat, actions: state.table.actions_left });
                return;
            }
            events.push(Told::LastTurnSkipped { seat });
        }
        state.table.last_turns = Some(queue);
        end_game(state, Ending::LastTurnsPlayed, events);
    }
}

/// POD-10.9, then POD-10.10.
fn close_round(state: &mut State, events: &mut Vec<Event>) {
    let table = &mut state.table;
    table.quiet_rounds = if table.landed { 0 } else { table.quiet_rounds.saturating_add(1) };
    table.landed = false;
    let rules = table.rules;
    if table.round >= rules.round_cap {
        return end_game(state, Ending::RoundCap, events);
    }
    if rules.quiet_rounds > 0 && table.quiet_rounds >= rules.quiet_rounds {
        table.agenda.then([Step::Explode(Cause::Fire), Step::Aftermath(Cause::Fire)]);
    }
}

/// POD-11.1: play stops where it is, and all crew in shelters are turned up.
fn end_game(state: &mut State, why: Ending, events: &mut Vec<Event>) {
    events.push(Told::GameEnded { why });
    state.table.turned_up = true;
    for shelter in Shelter::all().filter(|shelter| !state.arrivals[shelter.index()].is_empty()) {
        let kinds: ArrayVec<_, ARRIVALS> = state.crew_in(shelter).iter().map(|crew| crew.kind).collect();
        events.push(Told::TurnedUp { shelter, kinds });
    }
    state.table.agenda = Agenda::of([Step::Count { shelter: Shelter(0), space: 0 }]);
}
