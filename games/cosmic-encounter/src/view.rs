//! What one viewer knows, and the worlds that fit it (COS-15).

use crate::agenda::Step;
use crate::board::{Board, Draft, Laid, Side};
use crate::cards::{Card, Cards};
use crate::components::CosmicEncounter;
use crate::deal::Bargain;
use crate::losses;
use crate::state::State;
use crate::windows::Answer;
use orrery_core::seat::each;
use orrery_core::{Chance, PerSeat, Seat, Viewer};
use serde::{Deserialize, Serialize};

/// The board, which everybody sees (COS-15.1), and what only this viewer knows (COS-15.2).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct View {
    pub viewer: Viewer,
    pub board: Board,
    pub hand: Cards,
    pub aside: Cards,
    /// Own cards that lie face down, by side (COS-15.4).
    pub face_down: [Option<Card>; 2],
    pub answer: Option<Answer>,
    pub draft: Draft,
    pub bargain: Bargain,
    /// Cards known to be among each player's: in hand, face down or set aside (COS-15.6).
    pub known: PerSeat<Cards>,
}

impl View {
    pub(crate) fn of(state: &State, viewer: Viewer) -> View {
        let board = state.board;
        let Some(me) = viewer.seat().filter(|&seat| board.has_seat(seat)) else {
            return View {
                viewer,
                hand: Cards::NONE,
                aside: Cards::NONE,
                face_down: [None; 2],
                answer: None,
                draft: Draft::default(),
                bargain: Bargain::default(),
                known: board.known,
                board,
            };
        };
        let at = me.index();
        let own = |side: Side| board.laid(side) == Laid::FaceDown { by: me };
        View {
            viewer,
            hand: state.hands[at],
            aside: state.asides[at],
            face_down: Side::BOTH.map(|side| state.face_down[side as usize].filter(|_| own(side))),
            answer: state.answers[at],
            draft: state.drafts[at],
            bargain: state.bargains[at],
            known: state.known[at],
            board,
        }
    }

    /// Deals what the viewer has not seen, so that every card known to be somebody's is among theirs.
    pub(crate) fn imagine(&self, game: &CosmicEncounter, dice: &mut dyn Chance) -> State {
        let board = &self.board;
        let seats = board.seats();
        let mut unseen = self.unseen(game);
        let mut belongings = self.forced(&mut unseen, dice);
        for seat in board.everyone() {
            let all = self.size_of(seat);
            while belongings[seat.index()].len() < all {
                let Some(card) = unseen.draw(dice) else { break };
                belongings[seat.index()].add(card);
            }
        }
        let mut dream = State {
            board: *board,
            deck: unseen,
            hands: each(seats, Cards::NONE),
            asides: each(seats, Cards::NONE),
            face_down: self.face_down,
            answers: each(seats, None),
            drafts: each(seats, Draft::default()),
            bargains: each(seats, Bargain::default()),
            known: each(seats, board.known),
        };
        for (seat, cards) in board.everyone().zip(belongings) {
            self.spread(&mut dream, seat, cards, dice);
            dream.known[seat.index()][seat.index()] = Cards::NONE;
        }
        if let Some(me) = self.viewer.seat().filter(|&seat| board.has_seat(seat)) {
            let at = me.index();
            dream.hands[at] = self.hand;
            dream.asides[at] = self.aside;
            dream.answers[at] = self.answer;
            dream.drafts[at] = self.draft;
            dream.bargains[at] = self.bargain;
            dream.known[at] = self.known;
        }
        for seat in board.answered.iter().filter(|&seat| !self.is_me(seat)) {
            losses::invent(&mut dream, seat);
        }
        dream
    }

    fn is_me(&self, seat: Seat) -> bool {
        self.viewer.is(seat)
    }

    /// All cards but those the viewer sees somewhere or knows to be somebody's.
    fn unseen(&self, game: &CosmicEncounter) -> Cards {
        let board = &self.board;
        let open = board.encounter.laid.iter().filter_map(|laid| match laid {
            Laid::FaceUp(card) => Some(*card),
            Laid::Nothing | Laid::FaceDown { .. } | Laid::Virtual => None,
        });
        let shown = board.shown_aside.iter().copied().flatten();
        let mine = self.face_down.iter().copied().flatten();
        let single: Cards = open.chain(shown).chain(mine).collect();
        let known = board.everyone().filter(|&seat| !self.is_me(seat)).map(|seat| self.known[seat.index()]);
        let seen = [self.hand, self.aside, board.discard, board.in_play, single];
        seen.into_iter().chain(known).fold(game.deck, Cards::minus)
    }

    /// How many cards a player has in hand, set aside and face down, none of which the viewer holds.
    fn size_of(&self, seat: Seat) -> u8 {
        if self.is_me(seat) {
            return 0;
        }
        let down = Side::BOTH.iter().filter(|&&side| self.board.laid(side) == Laid::FaceDown { by: seat });
        self.board.held[seat.index()] + self.board.aside[seat.index()] + down.count() as u8
    }

    /// How many encounter cards a player must have: one for each card face down, one if it was seen that there is one in
    /// hand, one aside if that is why they are blinded out (COS-10.8).
    fn encounter_cards(&self, seat: Seat) -> u8 {
        let board = &self.board;
        let down =
            Side::BOTH.iter().filter(|&&side| board.laid(side) == Laid::FaceDown { by: seat }).count() as u8;
        let blinded = board.encounter.blinded == Some(seat) && board.aside[seat.index()] > 0;
        down + u8::from(board.armed.contains(seat)) + u8::from(blinded)
    }

    /// Whether everybody has seen that this hand holds no encounter card (COS-5.1, COS-5.17).
    fn is_bare(&self, seat: Seat) -> bool {
        self.board.unarmed.contains(seat)
    }

    /// What each player must have: the cards known to be theirs, encounter cards they need, artifacts of a bare hand.
    fn forced(&self, unseen: &mut Cards, dice: &mut dyn Chance) -> PerSeat<Cards> {
        let mut belongings: PerSeat<Cards> = each(self.board.seats(), Cards::NONE);
        for seat in self.board.everyone().filter(|&seat| !self.is_me(seat)) {
            belongings[seat.index()] = self.known[seat.index()];
        }
        for seat in self.board.everyone().filter(|&seat| !self.is_me(seat)) {
            let mine = &mut belongings[seat.index()];
            while mine.encounter().len() < self.encounter_cards(seat) && mine.len() < self.size_of(seat) {
                let mut fitting = unseen.encounter();
                let Some(card) = fitting.draw(dice) else { break };
                unseen.remove(card);
                mine.add(card);
            }
            while self.is_bare(seat) && mine.artifacts().len() < self.board.held[seat.index()] {
                let mut fitting = unseen.artifacts();
                let Some(card) = fitting.draw(dice) else { break };
                unseen.remove(card);
                mine.add(card);
            }
        }
        belongings
    }

    /// Which of a player's cards lies face down, which are set aside, which are in hand.
    fn spread(&self, dream: &mut State, seat: Seat, cards: Cards, dice: &mut dyn Chance) {
        let board = &self.board;
        let mut left = cards;
        for side in Side::BOTH {
            if board.laid(side) == (Laid::FaceDown { by: seat }) && dream.face_down[side as usize].is_none() {
                let mut fitting = left.encounter();
                dream.face_down[side as usize] = fitting.draw(dice);
                dream.face_down[side as usize].iter().for_each(|&card| _ = left.remove(card));
            }
        }
        let mut hand = Cards::NONE;
        // An artifact that waits to be aimed was played from the hand (COS-8.7).
        if let Step::Aim { seat: aims, artifact } = *board.agenda.now()
            && aims == seat
            && left.remove(Card::Artifact(artifact))
        {
            hand.add(Card::Artifact(artifact));
        }
        let mut fitting = if board.armed.contains(seat) { left.encounter() } else { Cards::NONE };
        let mut bare = if self.is_bare(seat) { left.artifacts() } else { Cards::NONE };
        while hand.len() < board.held[seat.index()] {
            let Some(card) =
                fitting.draw(dice).or_else(|| bare.draw(dice)).or_else(|| left.clone().draw(dice))
            else {
                break;
            };
            fitting = Cards::NONE;
            left.remove(card);
            hand.add(card);
        }
        dream.hands[seat.index()] = hand;
        dream.asides[seat.index()] = left;
    }
}
