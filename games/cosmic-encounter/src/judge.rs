//! The seat's chance of winning at a glance: foreign colonies above all, then what it takes to win more.

use crate::State;
use crate::cards::Card;
use crate::components::CosmicEncounter;
use crate::prospect;
use orrery_core::{PerSeat, Seat};

/// What so many foreign colonies are worth: steep, since the fifth wins.
pub(crate) const COLONIES: [f32; 6] = [0.0, 1.0, 2.2, 3.8, 6.0, 12.0];
/// What a ship in the Warp costs.
pub(crate) const SHIP: f32 = 0.06;

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
    let power = if board.is_lit(seat) { 0.5 } else { 0.0 };
    let margin = f32::from(homes.saturating_sub(board.homes_needed).min(2)) * 0.1;
    let hand = state.hand(seat);
    let best = match hand.highest_attack() {
        Some(Card::Attack(value)) => f32::from(value) * 0.02,
        Some(Card::Negotiate | Card::Artifact(_)) | None => 0.0,
    };
    let cards =
        f32::from(hand.encounter().len().min(8)) * 0.03 + f32::from(hand.artifacts().len().min(4)) * 0.12;
    let gone = fleet.warp + fleet.falling + board.doom[seat.index()];
    COLONIES[foreign] + power + margin + best + cards - f32::from(gone) * SHIP
}
