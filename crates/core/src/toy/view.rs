//! What one viewer knows, and the worlds that fit it.

use super::state::{Agenda, Card, Cards, OFFERS, Offer, State};
use super::{Skirmish, Talent};
use crate::{Chance, List, PerSeat, Seat, Seats, Viewer};
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    pub viewer: Viewer,
    pub talents: PerSeat<Talent>,
    pub hand: Cards,
    pub hand_sizes: PerSeat<usize>,
    pub discard: Cards,
    pub colonies: PerSeat<i32>,
    pub played: u8,
    pub offense: Seat,
    /// Cards played by the main players, as far as the viewer sees their faces.
    pub sealed: PerSeat<Sealed>,
    pub revealed: bool,
    pub in_force: Seats,
    pub own_answer: Option<bool>,
    pub offers: PerSeat<List<Offer, { OFFERS as usize }>>,
    pub agenda: Agenda,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Sealed {
    #[default]
    Nothing,
    FaceDown,
    Known(Card),
}

impl View {
    pub fn of(state: &State, viewer: Viewer) -> View {
        let own = |seat: usize| viewer.is(Seat(seat as u8));
        let me = (0..state.hands.len()).find(|&seat| own(seat));
        View {
            viewer,
            talents: state.talents,
            hand: me.map_or(Cards::new(), |seat| state.hands[seat]),
            hand_sizes: state.hands.iter().map(|hand| hand.len()).collect(),
            discard: state.discard,
            colonies: state.colonies,
            played: state.played,
            offense: state.offense,
            sealed: (state.sealed.iter().enumerate())
                .map(|(seat, card)| match *card {
                    Some(card) if state.revealed || own(seat) => Sealed::Known(card),
                    Some(_) => Sealed::FaceDown,
                    None => Sealed::Nothing,
                })
                .collect(),
            revealed: state.revealed,
            in_force: state.in_force,
            own_answer: me.and_then(|seat| state.answers[seat]),
            offers: state.offers,
            agenda: state.agenda,
        }
    }

    /// Deals what the viewer has not seen; a spectator, who holds no hand, may dream as well.
    pub fn imagine(&self, game: &Skirmish, dice: &mut dyn Chance) -> State {
        let known = self.sealed.iter().filter_map(|sealed| match sealed {
            Sealed::Known(card) => Some(*card),
            _ => None,
        });
        let mut seen: Cards = self.hand.iter().chain(&self.discard).copied().chain(known).collect();
        seen.sort_unstable();
        let mut unseen = without(&game.deck, &seen);
        // Face-down cards first: they cannot be Vetos.
        let vetoes: Cards = unseen.iter().copied().filter(|card| *card == Card::Veto).collect();
        unseen.retain(|card| *card != Card::Veto);
        let sealed = (self.sealed.iter())
            .map(|sealed| match *sealed {
                Sealed::Nothing => None,
                Sealed::FaceDown => dice.draw(&mut unseen),
                Sealed::Known(card) => Some(card),
            })
            .collect();
        unseen.extend(vetoes);
        let own = |seat: usize| self.viewer.is(Seat(seat as u8));
        let hands = (self.hand_sizes.iter().enumerate())
            .map(|(seat, &size)| {
                if own(seat) {
                    return self.hand;
                }
                let mut hand: Cards = (0..size).filter_map(|_| dice.draw(&mut unseen)).collect();
                hand.sort_unstable();
                hand
            })
            .collect();
        unseen.sort_unstable();
        State {
            talents: self.talents,
            hands,
            deck: unseen,
            discard: self.discard,
            colonies: self.colonies,
            played: self.played,
            offense: self.offense,
            sealed,
            revealed: self.revealed,
            in_force: self.in_force,
            // Others in a window may have answered; the viewer cannot know, so in the dream they have not.
            answers: (0..self.talents.len()).map(|seat| self.own_answer.filter(|_| own(seat))).collect(),
            offers: self.offers,
            agenda: self.agenda,
        }
    }
}

/// What is left of sorted cards when sorted others are taken out.
fn without(all: &Cards, gone: &Cards) -> Cards {
    let mut gone = gone.iter().peekable();
    all.iter().copied().filter(|card| gone.next_if(|next| *next == card).is_none()).collect()
}
