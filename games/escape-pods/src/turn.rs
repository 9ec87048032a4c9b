//! Chapter 4: a turn, its actions and its end.

use crate::EscapePods;
use crate::action::Action;
use crate::advanced::OUST;
use crate::agenda::Step;
use crate::basic::{EMBARK, MINIPOD};
use crate::components::Panel;
use crate::crew::Crowd;
use crate::event::{Cause, Event, Told};
use crate::parts::{Control, Kind, Place};
use crate::state::State;
use orrery_core::{Chance, Clause, Message, Refusal, Seat};
use std::ops::ControlFlow;

/// A turn has up to two actions.
pub const ACTIONS: Clause = Clause("POD-4.2");
/// An action needs a crew of the reserve and a free activation space.
pub const ACTIVATION: Clause = Clause("POD-4.3");
/// The crew that pays is no longer in the reserve.
pub const PAID: Clause = Clause("POD-4.4");
/// An action is chosen only if its effect can be carried out in full.
pub const EFFECT: Clause = Clause("POD-4.5");
/// What was begun is finished first.
pub const ONE_BY_ONE: Clause = Clause("POD-4.6");
/// Refresh needs another crew on the advanced panel.
pub const REFRESH: Clause = Clause("POD-6.12");

impl EscapePods {
    /// A turn can always be ended, and also when the reserve is empty there is one (POD-4.9, POD-14.3).
    pub fn turn_candidates(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        out.push(Action::EndTurn);
        for control in Control::ALL {
            out.extend(Kind::all().map(|with| Action::Activate { control, with }));
        }
        self.ride_candidates(state, seat, out);
    }

    /// The same without those that are refused: whether an action has an effect does not rest on the kind that pays.
    pub fn turn_actions(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        out.push(Action::EndTurn);
        let reserve = state.reserve(seat);
        if let Some(first) = reserve.kinds().next() {
            for control in Control::ALL {
                if self.may_activate(state, seat, control, first).is_ok() {
                    out.extend(reserve.kinds().map(|with| Action::Activate { control, with }));
                }
            }
        }
        let rides = out.len();
        self.ride_candidates(state, seat, out);
        let mut at = rides;
        while at < out.len() {
            let Action::Ride { pod, to } = out[at] else { unreachable!("only rides were added") };
            if self.may_ride(state, seat, pod, to).is_ok() {
                at += 1;
            } else {
                out.remove(at);
            }
        }
    }

    pub fn may_activate(
        &self,
        state: &State,
        seat: Seat,
        control: Control,
        with: Kind,
    ) -> Result<(), Refusal> {
        ACTIONS.requires(state.table.actions_left > 0, || Message::id("no-actions-left"))?;
        let mut reserve = state.reserve(seat);
        ACTIVATION.requires(reserve.of(with) > 0, || {
            Message::id("kind-not-in-reserve").with("kind", with.into())
        })?;
        let panels = state.panels(seat);
        ACTIVATION.requires(panels.on(control).len() < self.controls[control.index()].spaces, || {
            Message::id("control-occupied").with("control", control.into())
        })?;
        reserve.remove(with);
        if control == Control::Refresh {
            let others = Control::ALL
                .into_iter()
                .any(|other| self.panel_of(other) == Panel::Advanced && !panels.on(other).is_empty());
            return REFRESH.requires(others, || Message::id("nothing-to-refresh"));
        }
        let possible = self.has_effect(state, seat, control, reserve);
        let payer_is_missed =
            !possible && reserve.is_empty() && self.has_effect(state, seat, control, state.reserve(seat));
        PAID.requires(!payer_is_missed, || Message::id("no-crew-left-to-travel"))?;
        EFFECT.requires(possible, || Message::id(what_is_lacking(state, control)))
    }

    fn has_effect(&self, state: &State, seat: Seat, control: Control, reserve: Crowd) -> bool {
        let possible = |action: Action| {
            let allowed = self.allows_effect(state, seat, control, &action, reserve).is_ok();
            if allowed { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        };
        self.each_effect(state, seat, control, &mut { possible }).is_break()
    }

    pub fn panel_of(&self, control: Control) -> Panel {
        self.controls[control.index()].panel
    }

    pub fn activate(
        &self,
        state: &mut State,
        seat: Seat,
        control: Control,
        with: Kind,
        events: &mut Vec<Event>,
    ) {
        state.pay(seat, control, with, events);
        state.table.agenda.push(Step::AfterAction);
        if control == Control::Refresh {
            state.take_back(seat, |other| self.panel_of(other) == Panel::Advanced, events);
        } else {
            state.table.agenda.push(Step::Effect(control));
        }
    }

    /// All that an action might do, until the visitor has seen enough.
    pub fn each_effect(
        &self,
        state: &State,
        seat: Seat,
        control: Control,
        visit: &mut dyn FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        match control {
            Control::Embark => self.each_embarkation(state, seat, visit),
            Control::Accelerate | Control::Pilot => self.each_flight(state, visit),
            Control::Spy => self.each_target(state, visit),
            Control::Minipod => self.each_launch(visit),
            Control::Board => self.each_boarding(state, seat, visit),
            Control::Program => self.each_program(state, visit),
            Control::Refresh => ControlFlow::Continue(()),
        }
    }

    /// Whether an action that was paid for, or could be, may do this; the reserve is what the payment leaves.
    pub fn allows_effect(
        &self,
        state: &State,
        seat: Seat,
        control: Control,
        action: &Action,
        reserve: Crowd,
    ) -> Result<(), Refusal> {
        let paid = state.panels(seat).on(control);
        let travels = |clause, crew| requires_in_reserve(clause, reserve, paid, crew);
        match (control, *action) {
            (Control::Embark, Action::Embark { crew, pod }) => {
                travels(EMBARK, crew).and_then(|()| self.may_embark(state, pod))
            }
            (Control::Embark, Action::Transfer { from, to }) => self.may_transfer(state, seat, from, to),
            (Control::Embark, Action::Disembark { from, to }) => self.may_disembark(state, from, to),
            (Control::Accelerate, Action::Fly { pod, to }) => self.may_accelerate(state, seat, pod, to),
            (Control::Spy, Action::Spy(target)) => self.may_spy(state, seat, target),
            (Control::Minipod, Action::Launch { crew, to }) => {
                travels(MINIPOD, crew).and_then(|()| self.may_launch_minipod(state, to))
            }
            (Control::Board, Action::Swap { own, other }) => self.may_swap(state, seat, own, other),
            (Control::Board, Action::Oust { crew, other }) => {
                travels(OUST, crew).and_then(|()| self.may_oust(state, seat, other))
            }
            (Control::Pilot, Action::Fly { pod, to }) => self.may_pilot(state, pod, to),
            (Control::Program, Action::Bury(card)) => self.may_bury(state, card),
            (Control::Program, Action::Take(beacon)) => self.may_take(state, seat, beacon),
            (Control::Program, Action::Lift(beacon)) => self.may_lift(state, beacon),
            (Control::Program, Action::SwapBeacons { one, other }) => {
                self.may_swap_beacons(state, one, other)
            }
            _ => Err(out_of_place()),
        }
    }

    pub fn carry_out(
        &self,
        state: &mut State,
        seat: Seat,
        control: Control,
        action: &Action,
        dice: &mut dyn Chance,
        events: &mut Vec<Event>,
    ) {
        state.table.agenda.pop();
        match *action {
            Action::Embark { crew, pod } => self.embark(state, seat, crew, pod, events),
            Action::Transfer { from, to } => self.transfer(state, from, to, events),
            Action::Disembark { from, to } => self.disembark(state, seat, from, to, events),
            Action::Fly { pod, to } => self.fly(state, control, pod, to, events),
            Action::Spy(target) => self.spy(state, seat, target, events),
            Action::Launch { crew, to } => self.launch_minipod(state, seat, crew, to, events),
            Action::Swap { own, other } => state.swap(own, other, events),
            Action::Oust { crew, other } => state.oust(seat, crew, other, events),
            Action::Bury(card) => self.bury(state, seat, card, dice, events),
            Action::Take(beacon) | Action::Lift(beacon) => state.table.agenda.push(Step::Moor(beacon)),
            Action::SwapBeacons { one, other } => self.swap_beacons(state, seat, one, other, events),
            Action::EndTurn
            | Action::Activate { .. }
            | Action::Ride { .. }
            | Action::Moor(_)
            | Action::Displace { .. }
            | Action::Park(_)
            | Action::Assign { .. } => unreachable!("{action:?} is no effect of an action"),
        }
    }

    /// POD-4.1, POD-12.3: two actions, but fewer for the first players in the first round.
    pub fn begin_turn(&self, state: &mut State) {
        let seats = state.seats();
        let table = &mut state.table;
        let position = (table.active.0 + seats - table.start.0) % seats;
        let first = &self.first_turns[usize::from(seats) - 1];
        let early = table.round == 1 && table.last_turns.is_none();
        table.actions_left = if early { first[usize::from(position)] } else { self.limits.actions_per_turn };
        table.busy = false;
        self.forget_rides(state);
    }

    /// POD-4.8: until then the advanced panel keeps its crew (POD-6.1). Alone, the fire takes a sector first and both panels come back (POD-12.7), but for the last turn
    /// (POD-12.11).
    pub fn end_turn(&self, state: &mut State, events: &mut Vec<Event>) {
        let seat = state.table.active;
        events.push(Told::TurnEnded { seat });
        state.take_back(seat, |control| self.panel_of(control) == Panel::Basic, events);
        let agenda = &mut state.table.agenda;
        agenda.pop();
        agenda.push(Step::CloseTurn);
        if state.reserves.len() == 1 {
            if self.solo.return_both_panels {
                agenda.push(Step::TakeBackAll);
            }
            if state.table.last_turns.is_none() {
                agenda.then([Step::Explode(Cause::Solo), Step::Aftermath(Cause::Solo)]);
            }
        } else if self.returns_requires.iter().all(|&control| !state.panels(seat).on(control).is_empty()) {
            state.take_back(seat, |control| self.panel_of(control) == Panel::Advanced, events);
        }
    }
}

/// What each action lacks when nothing can be done with it.
fn what_is_lacking(state: &State, control: Control) -> &'static str {
    match control {
        Control::Embark => "nobody-can-embark",
        Control::Accelerate => "no-own-pod-can-move",
        Control::Spy => "nobody-to-spy-on-anywhere",
        Control::Minipod if state.table.pods.at(Place::Bay).is_none() => "bay-empty",
        Control::Minipod => "no-sector-for-a-minipod",
        Control::Board => "nobody-to-board",
        Control::Program => "nothing-to-program",
        Control::Pilot => "no-pod-can-move",
        Control::Refresh => "nothing-to-refresh",
    }
}

/// The refusal of an answer to another question.
pub fn out_of_place() -> Refusal {
    Refusal { clause: ONE_BY_ONE, because: Message::id("answers-another-question") }
}

/// The refusal of an answer that names what the box does not hold.
pub fn no_such_part() -> Refusal {
    Refusal { clause: Clause("POD-2.1"), because: Message::id("no-such-part") }
}

/// Who travels from the reserve is in it; a kind of which the last one has paid is refused for that.
fn requires_in_reserve(clause: Clause, reserve: Crowd, paid: Crowd, kind: Kind) -> Result<(), Refusal> {
    let (clause, id) =
        if paid.of(kind) > 0 { (PAID, "last-of-kind-has-paid") } else { (clause, "kind-not-in-reserve") };
    clause.requires(reserve.of(kind) > 0, || Message::id(id).with("kind", kind.into()))
}
