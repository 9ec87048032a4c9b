//! What the two sides come to, as far as the viewer may know: everything here reads the view.

use super::Stage;
use crate::board::{Board, Laid, Planet, Side};
use crate::cards::Card;
use crate::components::{Duty, PLANETS};
use crate::losses;
use crate::windows::Moment;
use orrery_core::Seat;
use orrery_scene::{Word, word};

/// What a card would do against attacks.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Reach {
    All,
    None,
    UpTo(u8),
    From(u8),
}

/// How ships go into a total.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Way {
    Added,
    Subtracted,
    Multiplied,
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

    /// The attack on a side, if the viewer knows it to be one.
    fn known_attack(&self, side: Side) -> Option<u8> {
        match self.known_card(side) {
            Some(Card::Attack(value)) => Some(value),
            Some(Card::Negotiate | Card::Artifact(_)) | None => None,
        }
    }

    /// The total of a side in a fight, if the viewer knows its card to be an attack.
    pub fn known_total(&self, side: Side) -> Option<i32> {
        let value = self.known_attack(side)?;
        Some(self.fight(side, value, 0).total(side))
    }

    /// The total of a side in a fight with its card left open, perhaps with more ships of an ally: "5 + ?", "4 × ?".
    pub fn open_total(&self, side: Side, joining: Option<(Seat, u8)>) -> Word {
        let mut board = *self.board();
        if let Some((seat, ships)) = joining {
            let fleet = &mut board.fleets[seat.index()];
            *(if side == Side::Attack { &mut fleet.mothership } else { &mut fleet.carrier }) += ships;
        }
        let total = |value: u8| self.battle(board, side, value, 0).total(side);
        let rest = total(0);
        match (total(1) - rest, rest) {
            (0, rest) => rest.into(),
            (1, rest) if rest < 0 => word!("? − {}", -rest),
            (1, rest) => word!("{rest} + ?"),
            (times, 0) => word!("{times} × ?"),
            (times, rest) if rest < 0 => word!("{times} × ? − {}", -rest),
            (times, rest) => word!("{times} × ? + {rest}"),
        }
    }

    /// How a main player's own ships, or those of allies, go into the total of a fight, and what each counts.
    pub fn weighed(&self, seat: Seat) -> (Way, i32) {
        let board = self.fight(Side::Attack, 0, 0);
        let power = board.power(seat);
        let bends = board.in_force(seat);
        let weight = if bends { power.ship_weight() } else { 1 };
        let way = match board.is_main(seat) {
            true if bends && power.core(3, 2) == 1 => Way::Subtracted,
            true if bends && power.core(3, 2) == 6 => Way::Multiplied,
            false if board.is_inverted() => Way::Subtracted,
            true | false => Way::Added,
        };
        (way, weight)
    }

    /// How many ships would go to the Warp if a side lost; those that a power must save do not (COS-6.8).
    pub fn sunk(&self, side: Side) -> u8 {
        let mut board = *self.board();
        for seat in self.board().everyone() {
            let place = losses::staked(&board, seat, side);
            let fleet = &mut board.fleets[seat.index()];
            fleet.falling = std::mem::take(fleet.at_mut(place));
        }
        let saved = |seat: &Seat| self.game.duty(&board, *seat, Moment::Doomed) == Some(Duty::Must);
        board.everyone().filter(|seat| !saved(seat)).map(|seat| board.fleet(seat).falling).sum()
    }

    /// How many ships a main player would lose without a deal (COS-7.11).
    pub fn lost_without_deal(&self, seat: Seat) -> u8 {
        let mut board = *self.board();
        let fleet = board.fleet(seat);
        let ships = (fleet.on_colonies() + fleet.mothership).min(self.game.numbers.failed_deal_loss);
        board.doom[seat.index()] = ships;
        if self.game.duty(&board, seat, Moment::Doomed) == Some(Duty::Must) { 0 } else { ships }
    }

    /// Foreign colonies of a player who takes these ships from planets and founds or strengthens one there.
    pub fn foreign_after(&self, seat: Seat, from: &[u8; PLANETS], onto: Option<Planet>) -> u8 {
        let board = self.board();
        let stays = |planet: Planet| board.ships(seat, planet) > from[planet.index()] || onto == Some(planet);
        Planet::all(board.seats()).filter(|&planet| planet.owner() != seat && stays(planet)).count() as u8
    }

    /// Who wins with the cards that lie open, if nothing changes: every power that must speak has spoken.
    pub fn leader(&self) -> Option<Side> {
        self.compelled(*self.board()).winning()
    }

    /// A board on which every power that has to speak after the reveal is in force.
    fn compelled(&self, mut board: Board) -> Board {
        let must = |seat: &Seat| self.game.duty(&board, *seat, Moment::AfterReveal) == Some(Duty::Must);
        let compelled: Vec<Seat> = board.everyone().filter(must).collect();
        for seat in compelled {
            board.encounter.in_force = board.encounter.in_force.with(seat);
        }
        board
    }

    fn battle(&self, mut board: Board, side: Side, own: u8, other: u8) -> Board {
        board.encounter.laid[side as usize] = Laid::FaceUp(Card::Attack(own));
        board.encounter.laid[side.other() as usize] = Laid::FaceUp(Card::Attack(other));
        self.compelled(board)
    }

    /// The fight that these two cards would make, with every power that would have to speak.
    fn fight(&self, side: Side, own: u8, other: u8) -> Board {
        self.battle(*self.board(), side, own, other)
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
        let wins = |value: &u8| self.fight(side, own, *value).winning() == Some(side);
        let beaten: Vec<u8> = values.iter().copied().filter(wins).collect();
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
