//! The predominance track: swapping its tokens.

use crate::action::Action;
use crate::agenda::Pair;
use crate::components::TOKENS;
use crate::event::Event;
use crate::state::State;
use orrery_core::rule::Message;
use orrery_core::{Clause, Refusal, Seat};

/// Any two different tokens are exchanged.
pub const TWO_TOKENS: Clause = Clause("SGO-7.7");
/// Whoever leads in the center of the satellites exchanges two neighbors.
pub const NEIGHBORS: Clause = Clause("SGO-9.24");

/// Whichever the pair, all are listed: those that are too far apart teach why not.
pub fn candidates(out: &mut Vec<Action>) {
    let slots = 0..TOKENS as u8;
    let pairs = slots.clone().flat_map(|low| slots.clone().map(move |high| (low, high)));
    out.extend(pairs.filter(|(low, high)| low < high).map(|slots| Action::Swap { slots }));
}

pub fn allows(which: Pair, action: &Action) -> Result<(), Refusal> {
    let Action::Swap { slots: (low, high) } = *action else { return crate::answers_another_question() };
    let two = low < high && usize::from(high) < TOKENS;
    TWO_TOKENS.requires(two, || Message::id("two-tokens-lower-first"))?;
    let near = which == Pair::Any || high - low == 1;
    NEIGHBORS.requires(near, || Message::id("tokens-not-neighbors"))
}

pub fn swap(state: &mut State, seat: Seat, (low, high): (u8, u8), events: &mut Vec<Event>) {
    state.agenda.pop();
    state.track.swap(usize::from(low), usize::from(high));
    events.push(Event::Swapped { seat, slots: (low, high) });
}
