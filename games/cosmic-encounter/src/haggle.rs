//! What talks are worth to a seat that is in them: what it would lose without a deal, and what it may hope for.

use crate::agenda::Step;
use crate::board::Side;
use crate::cards::Card;
use crate::deal::{Founders, Proposal, Terms};
use crate::judge::{COLONIES, SHIP, shares};
use crate::{CosmicEncounter, State};
use orrery_core::{PerSeat, Seat};

/// How much of a gain is hoped for: from a proposal in the making, from one that stands, from one that only waits for a
/// word of one's own. Each step on the way to a deal is a step up.
const DRAFTED: f32 = 0.4;
const PROPOSED: f32 = 0.6;
const OFFERED: f32 = 0.8;
/// A deal that names no ships for its colony yet is so much further away.
const UNMANNED: f32 = 0.8;
/// A draft that asks for a colony, or gives one, and names none in return yet will most likely name one: the other will
/// want a little more for it, and I may get a little less.
const WANTED: f32 = 1.1;
const HOPED: f32 = 0.9;
/// Talking on is better than walking away, as long as there is something left to propose.
const PATIENCE: f32 = 0.004;
/// Between two, what one gains the other loses, and no deal serves both: they would draft for ever.
const IDLE_TALK: f32 = 0.02;
/// After so many proposals of one's own nothing more is hoped for.
const PATIENT_PROPOSALS: u8 = 3;
/// What a card is worth that nobody can name.
const CARD: f32 = 0.1;

impl CosmicEncounter {
    /// The chance of a main player while the two talk (COS-7.2); nothing for all others and at all other times.
    pub(crate) fn hope(&self, state: &State, standings: &PerSeat<f32>, me: Seat) -> Option<f32> {
        let board = &state.board;
        let other = board.opponent(me).filter(|_| state.step() == Step::Talks)?;
        let fails: PerSeat<f32> = board
            .everyone()
            .map(|seat| {
                let cost =
                    if board.is_main(seat) { f32::from(self.numbers.failed_deal_loss) * SHIP } else { 0.0 };
                standings[seat.index()] - cost
            })
            .collect();
        let without = shares(&fails);
        let worth = |gives: &Terms, asks: &Terms, (hoped, wanted): (f32, f32)| {
            let mut made = *standings;
            made[me.index()] += received(state, me, asks) - given(state, me, gives);
            made[other.index()] += received(state, other, gives) - given(state, other, asks);
            match (gives.colony, asks.colony) {
                (Some(_), None) => made[me.index()] += hoped * foreign_colony(state, me),
                (None, Some(_)) => made[other.index()] += wanted * foreign_colony(state, other),
                (Some(_), Some(_)) | (None, None) => {}
            }
            let with = shares(&made);
            let both = with[me.index()] > without[me.index()] && with[other.index()] > without[other.index()];
            if both { with[me.index()] - without[me.index()] } else { 0.0 }
        };
        let gain = |gives: &Terms, asks: &Terms| worth(gives, asks, (0.0, 0.0));
        let side = board.side_of(me);
        let (mine, theirs) = (standing(state, side), standing(state, side.other()));
        let bargain = &state.bargains[me.index()];
        let made = board.talks.made[side as usize];
        let manned =
            |colony: bool, founders: &Founders| if colony && founders.ships() == 0 { UNMANNED } else { 1.0 };
        // Whoever has answered with a proposal of their own has let mine pass.
        let unheard = mine.filter(|mine| theirs.is_none_or(|theirs| theirs.id < mine.id));
        let proposed = unheard.map_or(0.0, |mine| PROPOSED * gain(&mine.gives, &mine.asks));
        let offered = theirs.map_or(0.0, |theirs| {
            let served = theirs.asks.check_served(state.hand(me)).is_ok();
            let ready = manned(theirs.gives.colony.is_some(), &bargain.founders);
            if served { OFFERED * ready * gain(&theirs.asks, &theirs.gives) } else { 0.0 }
        });
        let drafted = if made < PATIENT_PROPOSALS {
            let ready = manned(bargain.asks.colony.is_some(), &bargain.founders);
            DRAFTED * ready * worth(&bargain.gives, &bargain.asks, (HOPED, WANTED))
        } else {
            0.0
        };
        let patience = if board.seats() == 2 {
            -IDLE_TALK
        } else if made < PATIENT_PROPOSALS || unheard.is_some() {
            PATIENCE
        } else {
            -PATIENCE
        };
        // Patience is no chance: who has hardly any is not below none.
        Some((without[me.index()] + patience + proposed.max(offered).max(drafted)).clamp(0.0, 1.0))
    }
}

fn standing(state: &State, side: Side) -> Option<&Proposal> {
    state.board.talks.standing[side as usize].as_ref()
}

/// What a player gains by these terms.
fn received(state: &State, seat: Seat, terms: &Terms) -> f32 {
    let board = &state.board;
    let colony = terms
        .colony
        .map_or(0.0, |planet| if planet.owner() == seat { 2.0 * CARD } else { foreign_colony(state, seat) });
    // Whoever asks for a card by name asks for what the other may not have.
    let held = |card: &Card| board.known.iter().any(|known| known.holds(*card));
    let named: f32 = terms.named.iter().filter(held).map(worth).sum();
    colony
        + named
        + CARD * f32::from(terms.cards() - terms.named.len())
        + SHIP * f32::from(terms.release[seat.index()])
}

/// What one more foreign colony is worth to a player.
fn foreign_colony(state: &State, seat: Seat) -> f32 {
    let foreign = usize::from(state.board.foreign_colonies(seat)).min(COLONIES.len() - 2);
    COLONIES[foreign + 1] - COLONIES[foreign]
}

/// What it costs a player to give these.
fn given(state: &State, seat: Seat, terms: &Terms) -> f32 {
    let hand = state.hand(seat);
    let fixed: f32 = terms.fixed(hand).iter().map(worth).sum();
    let unnamed = terms.choice + terms.random;
    let kept = hand.encounter().len() > terms.cards();
    fixed + CARD * f32::from(unnamed) + if kept { 0.0 } else { CARD }
}

fn worth(card: Card) -> f32 {
    match card {
        Card::Attack(value) => 0.03 + f32::from(value) * 0.01,
        Card::Negotiate => 0.03,
        Card::Artifact(_) => 0.12,
    }
}
