//! The leak oracle of Escape Pods: what a seat must not know is dealt anew, read from the rules alone.
//!
//! Hidden from a seat: the kind of every crew of another colour (POD-1.3, POD-9.2)
//! - in a reserve or on a panel, where it can never be seen (POD-9.4), not even if it was spied on before it came back
//!   (POD-9.3);
//! - in a pod, between pod and shelter, or in a shelter, unless the seat has spied on it since it left the reserve
//!   (POD-5.9, POD-9.3), or it lies in a shelter and all crew there are turned up (POD-11.1); those in pods are never.
//!
//! Known for certain: the kinds and places of all own crew (POD-9.2); who has looked at which token, for a spy looks
//! openly (POD-5.9), so what others know stays with the token, whatever its kind; that each colour has the same number
//! of each kind (POD-2.1), so kinds are only exchanged within a colour and what can be counted out stays so.
//!
//! The explosion deck hides nothing but an order that does not exist before a card is revealed; its bottom was seen by
//! all (POD-9.5). Everything else on the table is public (POD-9.1). Somebody who looks on sees only backs.

use orrery_core::{Chance, Seat};
use orrery_escape_pods::{Crew, Crowd, Kind, State};

pub fn redeal(state: &State, me: Seat, dice: &mut dyn Chance) -> State {
    assert!(state.table.deck.top().is_empty(), "nobody has seen the top of the explosion deck (POD-3.5)");
    let mut redealt = *state;
    for owner in me.others(state.seats()) {
        let mut kinds = Vec::new();
        for_each_hidden(&mut redealt, me, owner, |kind| kinds.push(*kind));
        dice.shuffle(&mut kinds);
        for_each_hidden(&mut redealt, me, owner, |kind| {
            *kind = kinds.pop().expect("as many kinds were taken from the same places");
        });
    }
    redealt
}

/// Visits the kind of each crew of this owner that the seat has no way of knowing, always in the same order.
fn for_each_hidden(state: &mut State, me: Seat, owner: Seat, mut visit: impl FnMut(&mut Kind)) {
    let panels = &mut state.panels[owner.index()].0;
    for crowd in panels.iter_mut().chain([&mut state.reserves[owner.index()]]) {
        *crowd = each_of(*crowd, &mut visit);
    }
    let face_down = (!state.table.turned_up).then_some(&mut state.arrivals);
    let in_shelters = face_down.into_iter().flatten().flatten();
    let in_pods = state.cabins.iter_mut().flatten().flatten();
    let hidden = |crew: &&mut Crew| crew.owner == owner && !crew.known.contains(me);
    in_pods
        .chain(&mut state.landing)
        .chain(in_shelters)
        .filter(hidden)
        .for_each(|crew| visit(&mut crew.kind));
}

fn each_of(crowd: Crowd, visit: &mut impl FnMut(&mut Kind)) -> Crowd {
    let mut changed = Crowd::default();
    for kind in Kind::all() {
        for mut token in std::iter::repeat_n(kind, usize::from(crowd.of(kind))) {
            visit(&mut token);
            changed.add(token);
        }
    }
    changed
}
