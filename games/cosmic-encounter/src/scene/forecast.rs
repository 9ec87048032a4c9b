//! What the two sides come to, as far as the viewer may know: everything here reads the view.

use super::Stage;
use crate::board::{Board, Laid, Side};
use crate::cards::Card;
use crate::components::Duty;
use crate::windows::Moment;

/// What a card would do against attacks.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Reach {
    All,
    None,
    UpTo(u8),
    From(u8),
}

impl Stage<'_> {
    /// The card on a side, if the viewer knows it.
    pub fn known_card(&self, side: Side) -> Option<Card> {
        match self.board().laid(side) {
            Laid::FaceUp(card) => Some(card),
            Laid::Virtual => Some(Card::Attack(0)),
            Laid::FaceDown { .. } | Laid::Nothing => self.view.face_down[side as usize],
        }
    }

    /// Ships and allies of a side without its card, and with it if it lies face up.
    pub fn sum(&self, side: Side) -> i32 {
        self.board().total(side)
    }

    /// The total of a side whose card the viewer knows to be an attack.
    pub fn known_total(&self, side: Side) -> Option<i32> {
        let Some(Card::Attack(value)) = self.known_card(side) else { return None };
        let face_up = matches!(self.board().laid(side), Laid::FaceUp(_));
        Some(self.sum(side) + if face_up { 0 } else { i32::from(value) })
    }

    /// The fight that these two cards would make, with every power that would have to speak.
    fn fight(&self, side: Side, own: u8, other: u8) -> Board {
        let mut board = self.board().clone();
        board.encounter.laid[side as usize] = Laid::FaceUp(Card::Attack(own));
        board.encounter.laid[side.other() as usize] = Laid::FaceUp(Card::Attack(other));
        let compelled: Vec<_> = board
            .everyone()
            .filter(|&seat| self.game.duty(&board, seat, Moment::AfterReveal) == Some(Duty::Must))
            .collect();
        for seat in compelled {
            board.encounter.in_force = board.encounter.in_force.with(seat);
        }
        board
    }

    fn wins(&self, side: Side, own: u8, other: u8) -> bool {
        let board = self.fight(side, own, other);
        let inverted = board.mains().any(|seat| board.in_force(seat) && board.power(seat).inverts());
        let (attack, defense) = (board.total(Side::Attack), board.total(Side::Defense));
        let attack_wins = if inverted { attack < defense } else { attack > defense };
        attack_wins == (side == Side::Attack)
    }

    /// The totals if the two attacks met.
    pub fn meeting(&self, side: Side, own: u8, other: u8) -> (i32, i32) {
        let board = self.fight(side, own, other);
        (board.total(side), board.total(side.other()))
    }

    /// Against which attacks an attack would win, as ships and powers are now.
    pub fn reach(&self, side: Side, own: u8) -> Reach {
        let mut values: Vec<u8> = self
            .game
            .faces
            .iter()
            .filter_map(|face| match face.card {
                Card::Attack(value) => Some(value),
                Card::Negotiate | Card::Artifact(_) => None,
            })
            .collect();
        values.sort_unstable();
        let beaten: Vec<u8> = values.iter().copied().filter(|&value| self.wins(side, own, value)).collect();
        match (beaten.first(), beaten.last()) {
            (Some(first), Some(last)) if beaten.len() < values.len() => {
                if values.first() == Some(first) {
                    Reach::UpTo(*last)
                } else {
                    Reach::From(*first)
                }
            }
            (Some(_), _) => Reach::All,
            _ => Reach::None,
        }
    }
}
