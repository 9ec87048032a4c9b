//! Deals anew everything that a seat must not know, by a reading of COS-15 alone.

use orrery_core::{Chance, Seat};
use orrery_cosmic_encounter::board::Laid;
use orrery_cosmic_encounter::{Cards, Side, State};

/// Hidden from a seat: the others' hands, face-down and set-aside cards, the deck, their answers and unfinished drafts;
/// but what the seat knows to be somebody's stays with them.
pub fn redeal(state: &State, me: Seat, dice: &mut dyn Chance) -> State {
    let mut state = *state;
    let others: Vec<Seat> = me.others(state.board.seats()).collect();
    let lies = |state: &State, side: Side, by: Seat| state.board.laid(side) == Laid::FaceDown { by };
    let mut pool = std::mem::take(&mut state.deck);
    let deck = state.board.deck;
    let mut kept: Vec<Cards> = Vec::new();
    for &seat in &others {
        let mut all = state.hand(seat).plus(state.asides[seat.index()]);
        for side in Side::BOTH {
            if lies(&state, side, seat) {
                all = all.plus(state.face_down[side as usize].take().into_iter().collect());
            }
        }
        let known = state.known[me.index()][seat.index()];
        pool = pool.plus(all.minus(known));
        kept.push(known);
    }
    let needs_encounter = |state: &State, seat: Seat| {
        u8::from(state.board.is_main(seat) && state.board.laid(state.board.side_of(seat)) == Laid::Nothing)
            + Side::BOTH.iter().filter(|&&side| lies(state, side, seat)).count() as u8
    };
    for (&seat, mine) in others.iter().zip(&mut kept) {
        while mine.encounter().len() < needs_encounter(&state, seat) && mine.len() < size(&state, seat) {
            let Some(card) = pool.encounter().draw(dice) else { break };
            pool.remove(card);
            mine.add(card);
        }
    }
    for (&seat, mine) in others.iter().zip(&mut kept) {
        while mine.len() < size(&state, seat) {
            mine.add(pool.draw(dice).expect("there are as many cards as before"));
        }
    }
    assert_eq!(pool.len(), deck);
    state.deck = pool;
    for (&seat, mine) in others.iter().zip(kept) {
        deal(&mut state, seat, mine, dice);
    }
    state
}

fn size(state: &State, seat: Seat) -> u8 {
    let down =
        Side::BOTH.iter().filter(|&&side| state.board.laid(side) == Laid::FaceDown { by: seat }).count();
    state.board.held[seat.index()] + state.board.aside[seat.index()] + down as u8
}

fn deal(state: &mut State, seat: Seat, mut cards: Cards, dice: &mut dyn Chance) {
    for side in Side::BOTH {
        if state.board.laid(side) == (Laid::FaceDown { by: seat }) {
            let card = cards.encounter().draw(dice).expect("an encounter card was put in");
            cards.remove(card);
            state.face_down[side as usize] = Some(card);
        }
    }
    let mut aside = Cards::NONE;
    while aside.len() < state.board.aside[seat.index()] {
        aside.add(cards.draw(dice).expect("there are as many cards as before"));
    }
    state.asides[seat.index()] = aside;
    state.hands[seat.index()] = cards;
}
