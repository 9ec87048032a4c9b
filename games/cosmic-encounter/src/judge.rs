//! The seat's chance of winning at a glance: foreign colonies above all, then what it takes to win more.

use crate::State;
use crate::cards::{Card, Cards};
use crate::components::CosmicEncounter;
use crate::prospect;
use orrery_core::{PerSeat, Seat};

/// What so many foreign colonies are worth: steep, since the fifth wins.
pub(crate) const COLONIES: [f32; 6] = [0.0, 0.7, 1.5, 2.6, 4.0, 12.0];
/// What a ship in the Warp costs.
pub(crate) const SHIP: f32 = 0.12;
/// What a power at work is worth, and each of two home colonies beyond those that it needs.
pub(crate) const POWER: f32 = 0.7;
const SPARE_HOME: f32 = 0.2;
/// What a hand is worth with no encounter card, with one and with two, beside what they are worth themselves: the next
/// encounter that finds none brings a new hand (COS-5.1, COS-5.6), and the fewer are left the sooner it comes.
const NEW_HAND: [f32; 3] = [1.75, 0.75, 0.28];
/// What each point of the best attacks is worth, the best first; those below do not matter.
const ATTACKS: [f32; 4] = [0.05, 0.055, 0.03, 0.01];
/// What a negotiate costs its owner, who has to lay it before the new hand comes.
const NEGOTIATE: f32 = 0.33;
/// What an artifact is worth, up to four of them.
const ARTIFACT: f32 = 0.17;
const MOST_ARTIFACTS: u8 = 4;

impl CosmicEncounter {
    pub(crate) fn chance(&self, state: &State, seat: Seat) -> f32 {
        let ahead = prospect::shifted(state);
        let state = ahead.as_ref().unwrap_or(state);
        let board = &state.board;
        if *board.agenda.now() == crate::agenda::Step::Finished {
            let outcome = self.outcome(board);
            let first = outcome.places.iter().filter(|&&place| place == 1).count() as f32;
            return if outcome.places[seat.index()] == 1 { 1.0 / first } else { 0.0 };
        }
        let standings: PerSeat<f32> = board.everyone().map(|seat| standing(state, seat)).collect();
        let now = self.hope(state, &standings, seat).unwrap_or_else(|| {
            let outlook = prospect::outlook(state, &standings);
            outlook.map_or_else(|| shares(&standings)[seat.index()], |outlook| outlook.chance(seat))
        });
        if !board.options.campaign {
            return now;
        }
        let points: f32 = board.scores.iter().map(|&score| f32::from(score) + 4.0).sum();
        let share = (f32::from(board.scores[seat.index()]) + 4.0) / points;
        0.5 * now + 0.5 * share
    }
}

/// Everybody's chance among such standings.
pub(crate) fn shares(standings: &PerSeat<f32>) -> PerSeat<f32> {
    let worths: PerSeat<f32> = standings.iter().map(|standing| (standing * 0.6).exp()).collect();
    let all: f32 = worths.iter().sum();
    worths.iter().map(|worth| worth / all).collect()
}

/// What a seat has to show: colonies, a power at work, a hand, ships outside the Warp.
fn standing(state: &State, seat: Seat) -> f32 {
    let board = &state.board;
    let fleet = board.fleet(seat);
    let foreign = usize::from(board.foreign_colonies(seat)).min(COLONIES.len() - 1);
    let homes = board.home_colonies(seat);
    let power = if board.is_lit(seat) { POWER } else { 0.0 };
    let spare = f32::from(homes.saturating_sub(board.homes_needed).min(2)) * SPARE_HOME;
    let gone = fleet.warp + fleet.falling + board.doom[seat.index()];
    COLONIES[foreign] + power + spare + worth(state.hand(seat)) - f32::from(gone) * SHIP
}

/// What a hand is worth: high attacks, and next to no cards at all.
fn worth(hand: Cards) -> f32 {
    let few = NEW_HAND.get(usize::from(hand.encounter().len())).copied().unwrap_or(0.0);
    let mut left = hand;
    let attacks: f32 = ATTACKS.iter().map(|point| point * f32::from(left.take_highest_attack())).sum();
    let negotiates = f32::from(hand.count(Card::Negotiate)) * NEGOTIATE;
    few + attacks - negotiates + f32::from(hand.artifacts().len().min(MOST_ARTIFACTS)) * ARTIFACT
}
