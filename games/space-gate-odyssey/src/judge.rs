//! A seat's chance of winning at a glance: what is earned, what is on its way, what the figures can still do.

use crate::agenda::Step;
use crate::components::{Kind, SpaceGateOdyssey};
use crate::ending;
use crate::planets::Ledger;
use crate::state::{Confederation, Post, State};
use crate::station::Station;
use crate::station::layout::MOST_MODULES;
use arrayvec::ArrayVec;
use orrery_core::{PerSeat, Seat};

/// Influence that a settler is worth who stands in a gate module, and what each step away from one takes off.
const SETTLER: f32 = 1.2;
const STEP_AWAY: f32 = 0.3;
/// Influence that an action point brings for each exoplanet still to be filled.
const ACTION_POINT: f32 = 0.5;
/// A lead of so much influence at the very end, and so much more for each exoplanet to come, is a good one.
const CLOSE_LEAD: f32 = 4.0;
const UNSURE: f32 = 4.0;

pub fn chance(game: &SpaceGateOdyssey, state: &State, seat: Seat) -> f32 {
    if *state.agenda.now() == Step::Over {
        return settled(state, seat);
    }
    let to_come = to_come(game, state);
    let mut worth: PerSeat<f32> =
        state.confederations.iter().map(|own| own_worth(game, own, to_come)).collect();
    add_colonies(game, state, &mut worth);
    add_predominance(game, state, to_come, &mut worth);
    for (seat, worth) in Seat::all(state.seats()).zip(&mut worth) {
        *worth -= lateness(to_come) * f32::from(ending::open_corridors(state, seat));
    }
    share(&worth, seat, CLOSE_LEAD + UNSURE * to_come)
}

fn settled(state: &State, seat: Seat) -> f32 {
    let places = ending::outcome(state).places;
    let winners = places.iter().filter(|&&place| place == 1).count();
    if places[seat.index()] == 1 { 1.0 / winners as f32 } else { 0.0 }
}

/// Exoplanets still to be filled, counted in fractions.
fn to_come(game: &SpaceGateOdyssey, state: &State) -> f32 {
    state.colonies.iter().map(|colony| 1.0 - game.side_of(colony).family.progress(colony)).sum()
}

/// How much of the final scoring can be taken for granted.
fn lateness(to_come: f32) -> f32 {
    1.0 - 0.12 * to_come.min(5.0)
}

fn own_worth(game: &SpaceGateOdyssey, own: &Confederation, to_come: f32) -> f32 {
    let each = &game.figures.action_points;
    let points: u8 = own.odyssey.0.iter().map(|staff| staff.action_points(each)).sum();
    f32::from(own.influence) + ACTION_POINT * f32::from(points) * to_come + flow(game, &own.station)
}

/// The settlers aboard, by their way to the nearest gate module that is activated.
fn flow(game: &SpaceGateOdyssey, station: &Station) -> f32 {
    let mut reached: ArrayVec<(usize, f32), MOST_MODULES> = ArrayVec::new();
    let mut seen = [false; MOST_MODULES];
    let gate =
        |at: &usize| station.decks[*at].on && matches!(game.face(station.module(*at)).kind, Kind::Gate(_));
    for at in (0..station.len()).filter(gate) {
        seen[at] = true;
        reached.push((at, SETTLER));
    }
    let (mut next, mut worth) = (0, 0.0);
    while let Some(&(at, value)) = reached.get(next) {
        next += 1;
        worth += value * f32::from(station.decks[at].settlers);
        for neighbor in station.layout.neighbors(at) {
            if !std::mem::replace(&mut seen[neighbor], true) {
                reached.push((neighbor, (value - STEP_AWAY).max(0.0)));
            }
        }
    }
    worth
}

/// What every exoplanet would pay now, trusted more the nearer it is to closing and the nearer its gate is.
fn add_colonies(game: &SpaceGateOdyssey, state: &State, worth: &mut PerSeat<f32>) {
    for colony in &state.colonies {
        let family = &game.side_of(colony).family;
        let mut ledger = Ledger::default();
        family.pay(colony, &mut ledger);
        let reachable = state.gates.contains(&Post::On(colony.exoplanet));
        let trust = if reachable { 0.5 + 0.5 * family.progress(colony) } else { 0.4 };
        for entry in ledger.entries() {
            worth[entry.seat.index()] += trust * f32::from(entry.points);
        }
    }
}

fn add_predominance(game: &SpaceGateOdyssey, state: &State, to_come: f32, worth: &mut PerSeat<f32>) {
    for (&token, &value) in state.track.iter().zip(&game.hawking.values) {
        let counts: PerSeat<u16> =
            state.confederations.iter().map(|own| ending::predominance_count(game, own, token)).collect();
        let most = counts.iter().copied().max().unwrap_or(0).max(1);
        for (worth, &count) in worth.iter_mut().zip(&counts) {
            let hold = if count == most { 1.0 } else { 0.0 };
            *worth += lateness(to_come) * hold * f32::from(value);
        }
    }
}

/// The seat's share when a lead of `scale` is worth a factor of e.
fn share(worth: &PerSeat<f32>, seat: Seat, scale: f32) -> f32 {
    let best = worth.iter().copied().fold(f32::MIN, f32::max);
    let weight = |worth: f32| ((worth - best) / scale).exp();
    weight(worth[seat.index()]) / worth.iter().map(|&worth| weight(worth)).sum::<f32>()
}
