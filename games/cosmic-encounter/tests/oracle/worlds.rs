//! Worlds that a seat cannot tell apart, as far as the rules go: whatever it does not know is dealt anew.

use crate::belongings;
use crate::witness::Witness;
use orrery_core::{Chance, Seat, Viewer};
use orrery_cosmic_encounter::board::Laid;
use orrery_cosmic_encounter::windows::Answer;
use orrery_cosmic_encounter::{Cards, Side, State};

/// How often a deal is tried until it agrees with what was seen of encounter cards.
const TRIES: u32 = 20;

/// The same state to this seat, with the cards of the others and the deck dealt anew; nothing if no deal was found.
pub fn otherwise(state: &State, witness: &Witness, me: Seat, dice: &mut dyn Chance) -> Option<State> {
    (0..TRIES).map(|_| dealt(state, witness, me, dice)).find(|other| {
        let agrees = |seat: Seat| match witness.armed(seat) {
            Some(armed) => other.has_encounter_card(seat) == armed,
            None => true,
        };
        // Why somebody is blinded out was seen as well (COS-10.8).
        let blinded = state.board.encounter.blinded.is_some_and(|seat| seat != me);
        !blinded && state.board.everyone().all(agrees) && lies_right(other)
    })
}

fn dealt(state: &State, witness: &Witness, me: Seat, dice: &mut dyn Chance) -> State {
    let mut other = *state;
    let seats: Vec<Seat> = me.others(state.board.seats()).collect();
    let known = |seat: Seat| witness.knows(Viewer::Seat(me), seat);
    let hidden = seats.iter().map(|&seat| belongings(state, seat).minus(known(seat)));
    let mut pool = hidden.fold(state.deck, Cards::plus);
    for &seat in &seats {
        let mut cards = known(seat);
        while cards.len() < belongings(state, seat).len() {
            cards.add(pool.draw(dice).expect("there are as many cards as before"));
        }
        spread(&mut other, seat, cards, dice);
        // What others know of third parties is no business of this seat's: they know what all know.
        other.known[seat.index()] = state.board.known;
        // Nor is what they have answered to a window that is still open, only that they have is the same.
        other.answers[seat.index()] = state.answers[seat.index()].map(|_| Answer::Pass);
    }
    other.deck = pool;
    other
}

/// Puts a player's cards where as many lay before.
fn spread(other: &mut State, seat: Seat, mut cards: Cards, dice: &mut dyn Chance) {
    for side in Side::BOTH {
        if other.board.laid(side) == (Laid::FaceDown { by: seat }) {
            other.face_down[side as usize] = cards.draw(dice);
        }
    }
    let aside = (0..other.board.aside[seat.index()]).filter_map(|_| cards.draw(dice)).collect();
    other.asides[seat.index()] = aside;
    other.hands[seat.index()] = cards;
}

/// Only encounter cards are laid (COS-5.18).
fn lies_right(other: &State) -> bool {
    other.face_down.iter().flatten().all(|card| card.is_encounter())
}
