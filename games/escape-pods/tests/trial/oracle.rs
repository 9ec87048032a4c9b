//! What a player must not know, by a second reading of the rules.

use orrery_core::{Chance, Seat};
use orrery_escape_pods::*;

/// POD-9.2, POD-9.3: mixes the kinds of every other player's crew, but for those the seat has spied on and those
/// that are turned up for the count. The deck has no hidden order, so there is nothing to redeal in it.
pub fn redeal(state: &State, me: Seat, dice: &mut dyn Chance) -> State {
    let mut state = state.clone();
    for other in me.others(state.seats()) {
        let mut kinds = Vec::new();
        each_hidden(&mut state, me, other, |kind| kinds.push(*kind));
        dice.shuffle(&mut kinds);
        each_hidden(&mut state, me, other, |kind| *kind = kinds.pop().expect("as many as before"));
    }
    state
}

fn each_hidden(state: &mut State, me: Seat, owner: Seat, mut visit: impl FnMut(&mut Kind)) {
    let turned_up = state.table.turned_up;
    let hidden = |crew: &&mut Crew| crew.owner == owner && !crew.known.contains(me);
    let aboard = state.cabins.iter_mut().flatten().flatten().chain(&mut state.landing);
    aboard.filter(hidden).for_each(|crew| visit(&mut crew.kind));
    let arrived = state.arrivals.iter_mut().flatten().filter(|_| !turned_up);
    arrived.filter(hidden).for_each(|crew| visit(&mut crew.kind));
    let panels = state.panels[owner.index()].0.iter_mut();
    for crowd in panels.chain([&mut state.reserves[owner.index()]]) {
        let mut kinds: Vec<Kind> =
            Kind::all().flat_map(|kind| std::iter::repeat_n(kind, usize::from(crowd.of(kind)))).collect();
        kinds.iter_mut().for_each(&mut visit);
        *crowd = Crowd::default();
        kinds.into_iter().for_each(|kind| crowd.add(kind));
    }
}
