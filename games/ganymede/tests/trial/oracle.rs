//! What a seat must not know, dealt anew by a reading of the rules of its own (GAN-11).

use orrery_core::{Chance, Pile, Seat};
use orrery_ganymede::cards::{Set, Ship};
use orrery_ganymede::state::{Choice, State};

/// Before the reveal: all ships that were not dealt to the seat. After it: the other hands, but for ships
/// that the seat saw being taken, the deck, and what others put under it. A ship that another may have put
/// there is dealt to that hand or that place again.
pub fn redeal(state: &State, me: Seat, dice: &mut dyn Chance) -> State {
    let mut state = state.clone();
    match state.round {
        0 => redeal_choice(&mut state, me, dice),
        _ => redeal_hands(&mut state, me, dice),
    }
    state
}

fn redeal_choice(state: &mut State, me: Seat, dice: &mut dyn Chance) {
    let mut pool: Vec<Ship> = state.ship_deck.bag().to_vec();
    for seat in me.others(state.seats()) {
        pool.extend(state.dealt[seat.index()].iter());
    }
    dice.shuffle(&mut pool);
    for seat in me.others(state.seats()) {
        let size = usize::from(state.dealt[seat.index()].len());
        let dealt: Vec<Ship> = pool.drain(..size).collect();
        state.dealt[seat.index()] = dealt.iter().copied().collect();
        let choice = Choice { identical: dealt[0], different: dealt[1] };
        state.choices[seat.index()] = state.choices[seat.index()].map(|_| choice);
    }
    state.ship_deck = Pile::new(pool);
}

/// A place where a ship lies hidden from the seat.
#[derive(Clone, Copy, PartialEq)]
enum Hidden {
    Hand(Seat),
    Beneath(usize, Seat),
    Bag,
}

fn redeal_hands(state: &mut State, me: Seat, dice: &mut dyn Chance) {
    let memory = state.memories[me.index()];
    let mut places: Vec<(Hidden, Ship)> = Vec::new();
    for seat in me.others(state.seats()) {
        let unknown = state.hands[seat.index()].without(memory.held[seat.index()]);
        places.extend(unknown.iter().map(|ship| (Hidden::Hand(seat), ship)));
    }
    for (at, (&ship, &by)) in state.ship_deck.bottom().iter().zip(&state.beneath).enumerate() {
        if by != me {
            places.push((Hidden::Beneath(at, by), ship));
        }
    }
    places.extend(state.ship_deck.bag().iter().map(|&ship| (Hidden::Bag, ship)));
    let may_lie = |place: Hidden, ship: Ship| {
        let doubted = me.others(state.seats()).find(|seat| memory.doubtful[seat.index()].contains(ship));
        doubted.is_none_or(|seat| match place {
            Hidden::Hand(holder) => holder == seat,
            Hidden::Beneath(_, by) => by == seat,
            Hidden::Bag => false,
        })
    };
    let count = places.len() as u32;
    for _ in 0..3 * count {
        let (one, other) = (dice.below(count) as usize, dice.below(count) as usize);
        let ((here, this), (there, that)) = (places[one], places[other]);
        if may_lie(here, that) && may_lie(there, this) {
            places[one].1 = that;
            places[other].1 = this;
        }
    }
    lay_out(state, me, &places);
}

fn lay_out(state: &mut State, me: Seat, places: &[(Hidden, Ship)]) {
    let memory = state.memories[me.index()];
    let lying = |at: &dyn Fn(Hidden) -> bool| -> Vec<Ship> {
        places.iter().filter(|(place, _)| at(*place)).map(|&(_, ship)| ship).collect()
    };
    for seat in me.others(state.seats()) {
        let unknown: Set<Ship> = lying(&|place| place == Hidden::Hand(seat)).into_iter().collect();
        state.hands[seat.index()] = memory.held[seat.index()].and(unknown);
    }
    let mut bottom = state.ship_deck.bottom().to_vec();
    for &(place, ship) in places {
        if let Hidden::Beneath(at, _) = place {
            bottom[at] = ship;
        }
    }
    state.ship_deck = Pile::laid_out([], lying(&|place| place == Hidden::Bag), bottom);
    // What others gave back, or remember, is theirs to know.
    for seat in me.others(state.seats()) {
        state.dealt[seat.index()] = Set::new();
        state.memories[seat.index()] = Default::default();
    }
}
