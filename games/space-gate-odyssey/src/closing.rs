//! An exoplanet closes: its influence, its gate, Hawking (SGO-8).

use crate::action::Action;
use crate::agenda::{Flow, Pair, Step};
use crate::components::SpaceGateOdyssey;
use crate::event::Event;
use crate::parts::{Exoplanet, Gate};
use crate::planets::Ledger;
use crate::state::{Post, State};
use orrery_core::rule::Message;
use orrery_core::{Arg, Clause, Refusal, Seat};

/// The gate goes to an exoplanet in play that has none.
pub const GATELESS: Clause = Clause("SGO-8.6");

/// SGO-8.1: leftovers go home (SGO-7.9), influence is counted, all settlers go home before anybody is paid (SGO-8.2),
/// then from the closing player clockwise each is paid, tokens are swapped, the exoplanet leaves and its gate moves.
pub fn close(
    game: &SpaceGateOdyssey,
    state: &mut State,
    closer: Seat,
    exoplanet: Exoplanet,
    leftover: u8,
    events: &mut Vec<Event>,
) {
    state.agenda.pop();
    events.push(Event::Closed { seat: closer, exoplanet });
    if leftover > 0 {
        state.send_home(closer, leftover);
        events.push(Event::LeftOver { seat: closer, exoplanet, settlers: leftover });
    }
    let colony = state.colony(exoplanet);
    let family = &game.side_of(colony).family;
    let mut ledger = Ledger::default();
    family.pay(colony, &mut ledger);
    let swapper = family.grants_swap(colony);
    for entry in ledger.entries() {
        let (seat, cause, points) = (entry.seat, entry.cause, entry.points);
        events.push(Event::Earned { seat, exoplanet, cause, points });
    }
    let colony = *colony;
    state.closed.push(colony);
    send_everybody_home(state, exoplanet);
    state.agenda.push(Step::Remove { seat: closer, exoplanet });
    if let Some(seat) = swapper {
        state.agenda.push(Step::Swap { seat, which: Pair::Neighbors });
    }
    for seat in state.clockwise(closer).rev().filter(|&seat| ledger.total(seat) > 0) {
        let points = ledger.total(seat);
        state.agenda.push(Step::Pay { seat, exoplanet: Some(exoplanet), points });
    }
}

fn send_everybody_home(state: &mut State, exoplanet: Exoplanet) {
    for seat in Seat::all(state.seats()) {
        let colony = state.colony_mut(exoplanet);
        let settlers = colony.settlers(seat);
        colony.held[seat.index()] = Default::default();
        colony.gathered[seat.index()] = 0;
        state.send_home(seat, settlers);
    }
}

/// The exoplanet leaves the game and its gate is in the closing player's hand.
pub fn remove(state: &mut State, closer: Seat, exoplanet: Exoplanet) -> Flow {
    state.agenda.pop();
    let gate = state.gate_on(exoplanet).expect("settlers came through its gate");
    state.colonies.retain(|colony| colony.exoplanet != exoplanet);
    state.gates[gate.index()] = Post::InHand;
    if state.colonies.is_empty() {
        state.agenda.push(Step::LastShipment { closer });
    }
    state.agenda.push(Step::MoveGate { seat: closer, gate });
    Flow::GoesOn
}

fn gateless(state: &State) -> impl Iterator<Item = Exoplanet> {
    let all = state.colonies.iter().map(|colony| colony.exoplanet);
    all.filter(|&exoplanet| state.gate_on(exoplanet).is_none())
}

/// With one exoplanet to go to there is no choice; with none the gate goes to Hawking.
pub fn move_gate_if_forced(state: &mut State, seat: Seat, gate: Gate, events: &mut Vec<Event>) -> Flow {
    let mut choices = gateless(state);
    let to = match (choices.next(), choices.next()) {
        (None, _) => Post::Hawking,
        (Some(only), None) => Post::On(only),
        _ => return Flow::Asks,
    };
    drop(choices);
    move_gate(state, seat, gate, to, events);
    Flow::GoesOn
}

pub fn candidates(state: &State, out: &mut Vec<Action>) {
    out.extend(state.colonies.iter().map(|colony| Action::MoveGate { exoplanet: colony.exoplanet }));
}

pub fn allows(state: &State, action: &Action) -> Result<(), Refusal> {
    let Action::MoveGate { exoplanet } = *action else { return crate::answers_another_question() };
    let about = |id| Message::id(id).with("exoplanet", Arg::Part("exoplanet", u16::from(exoplanet.0)));
    let in_play = state.colonies.iter().any(|colony| colony.exoplanet == exoplanet);
    GATELESS.requires(in_play, || about("exoplanet-not-in-play"))?;
    GATELESS.requires(state.gate_on(exoplanet).is_none(), || about("exoplanet-has-gate"))
}

pub fn move_gate(state: &mut State, seat: Seat, gate: Gate, to: Post, events: &mut Vec<Event>) {
    state.agenda.pop();
    state.gates[gate.index()] = to;
    events.push(Event::GateMoved { seat, gate, to });
}

/// SGO-8.11, SGO-8.12: settlers who come to Hawking go home at once, and then are paid together.
pub fn arrive_on_hawking(
    game: &SpaceGateOdyssey,
    state: &mut State,
    seat: Seat,
    settlers: u8,
    events: &mut Vec<Event>,
) {
    state.send_home(seat, settlers);
    events.push(Event::ReachedHawking { seat, settlers });
    let points = u16::from(settlers) * game.hawking.points_per_settler;
    state.agenda.push(Step::Pay { seat, exoplanet: None, points });
}
