//! The verbs: each changes the truth and tells the event, and nobody else touches those fields.

use crate::agenda::Step;
use crate::artifacts::Artifact;
use crate::board::{Laid, Place, Side};
use crate::cards::{Artifacts, Card, Cards};
use crate::components::CosmicEncounter;
use crate::event::Event;
use crate::state::State;
use crate::windows::Moment;
use orrery_core::{Chance, PerSeat, Seat, Seats};

/// A game in progress: the box, the truth, luck, and those who take notes.
pub struct Table<'a> {
    pub game: &'a CosmicEncounter,
    pub state: &'a mut State,
    pub dice: &'a mut dyn Chance,
    pub events: &'a mut Vec<Event>,
}

impl std::fmt::Debug for Table<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Table").field("state", &self.state).finish_non_exhaustive()
    }
}

impl Table<'_> {
    pub(crate) fn tell(&mut self, event: Event) {
        self.events.push(event);
    }

    pub(crate) fn then<const N: usize>(&mut self, steps: [Step; N]) {
        self.state.board.agenda.then(steps);
    }

    /// Moves ships of one colour; their number stays twenty (COS-2.2).
    pub(crate) fn move_ships(&mut self, seat: Seat, from: Place, to: Place, ships: u8) {
        if ships == 0 {
            return;
        }
        let fleet = &mut self.state.board.fleets[seat.index()];
        *fleet.at_mut(from) -= ships;
        *fleet.at_mut(to) += ships;
        self.tell(Event::Moved { seat, from, to, ships });
    }

    /// Tells of powers that went off or came back (COS-13.5).
    pub(crate) fn tell_powers(&mut self) {
        let board = &self.state.board;
        let lit: Seats = board.everyone().filter(|&seat| board.is_lit(seat)).collect();
        if lit == board.lit {
            return;
        }
        let before = board.lit;
        for seat in board.everyone() {
            match (before.contains(seat), lit.contains(seat)) {
                (true, false) => self.tell(Event::PowerLost { seat }),
                (false, true) => self.tell(Event::PowerBack { seat }),
                (true, true) | (false, false) => {}
            }
        }
        self.state.board.lit = lit;
    }

    /// Draws a card; an empty deck takes the discard pile back first (COS-5.4).
    pub(crate) fn draw(&mut self, seat: Seat) -> bool {
        if self.state.deck.is_empty() && !self.state.board.discard.is_empty() {
            self.state.deck = std::mem::take(&mut self.state.board.discard);
            self.tell(Event::Reshuffled);
        }
        let Some(card) = self.state.deck.draw(self.dice) else { return false };
        self.state.board.deck = self.state.deck.len();
        self.put_in_hand(seat, card);
        self.tell(Event::Drew { seat, card: Some(card) });
        true
    }

    fn put_in_hand(&mut self, seat: Seat, card: Card) {
        self.state.hands[seat.index()].add(card);
        self.state.board.held[seat.index()] += 1;
        self.state.board.unarmed = self.state.board.unarmed.without(seat);
    }

    fn take_from_hand(&mut self, seat: Seat, card: Card) {
        let held = self.state.hands[seat.index()].remove(card);
        self.state.board.held[seat.index()] -= u8::from(held);
    }

    /// Everybody has seen this card go into that hand (COS-15.6).
    fn mark_known(&mut self, seat: Seat, card: Card) {
        self.state.board.known[seat.index()].add(card);
        for other in seat.others(self.state.board.seats()) {
            self.state.known[other.index()][seat.index()].add(card);
        }
    }

    /// Everybody has seen this card leave that player's cards.
    fn mark_gone(&mut self, seat: Seat, card: Card) {
        self.state.board.known[seat.index()].remove(card);
        self.state.known.iter_mut().for_each(|known| {
            known[seat.index()].remove(card);
        });
    }

    /// Everybody sees, or is told, that these cards are in a hand; they stay there.
    pub(crate) fn show_held(&mut self, seat: Seat, cards: Cards) {
        let raise = |known: &mut Cards| {
            for card in cards.faces() {
                (known.count(card)..cards.count(card)).for_each(|_| known.add(card));
            }
        };
        raise(&mut self.state.board.known[seat.index()]);
        for other in seat.others(self.state.board.seats()) {
            raise(&mut self.state.known[other.index()][seat.index()]);
        }
    }

    /// An open card, from the table or the discard pile, goes into a hand.
    pub(crate) fn take_open(&mut self, seat: Seat, card: Card) {
        self.put_in_hand(seat, card);
        self.mark_known(seat, card);
        self.tell(Event::Taken { seat, card });
    }

    /// Discards cards from a hand, face up and all at once (COS-15.5); artifacts among them cause one window (COS-8.7).
    pub(crate) fn discard_from_hand(&mut self, by: Seat, cards: Cards) {
        for card in cards.iter() {
            self.take_from_hand(by, card);
            self.mark_gone(by, card);
            self.state.board.discard.add(card);
        }
        if !cards.encounter().is_empty() {
            self.state.board.armed = self.state.board.armed.without(by);
        }
        self.tell(Event::Discarded { by, cards });
        self.artifacts_discarded(by, cards.artifacts());
    }

    fn artifacts_discarded(&mut self, by: Seat, artifacts: Cards) {
        if !artifacts.is_empty() {
            let artifacts = Artifacts::from(artifacts);
            self.then([Step::Window(Moment::ArtifactDiscarded { by, artifacts })]);
        }
    }

    /// Lays an artifact on the table to be carried out (COS-8.7).
    pub(crate) fn show_artifact(&mut self, seat: Seat, artifact: Artifact) {
        let card = Card::Artifact(artifact);
        self.take_from_hand(seat, card);
        self.mark_gone(seat, card);
        self.state.board.in_play.add(card);
    }

    /// An artifact that was carried out reaches the discard pile.
    pub(crate) fn discard_artifact(&mut self, by: Seat, artifact: Artifact) {
        let card = Card::Artifact(artifact);
        self.state.board.in_play.remove(card);
        self.state.board.discard.add(card);
        let cards: Cards = [card].into_iter().collect();
        self.tell(Event::Discarded { by, cards });
        self.artifacts_discarded(by, cards);
    }

    /// Cards go from hand to hand, seen only by the two (COS-7.8, COS-15.2). Of each face that others knew there, as
    /// many may be gone as cards went; and as many surely are as there was no other card to go (COS-15.6).
    pub(crate) fn pass_cards(&mut self, from: Seat, to: Seat, cards: Cards) {
        let all = self.state.board.held[from.index()] + self.state.board.aside[from.index()];
        let unseen = |known: &mut PerSeat<Cards>| {
            let before = known[from.index()];
            let rest = |card| all - before.count(card);
            let sure = |card| (rest(card)..cards.len()).map(move |_| card);
            known[to.index()] = known[to.index()].plus(before.faces().flat_map(sure).collect());
            known[from.index()] = before.less_each(cards.len());
        };
        for seat in self.state.board.everyone() {
            let known = &mut self.state.known[seat.index()];
            match seat {
                giver if giver == from => known[to.index()] = known[to.index()].plus(cards),
                taker if taker == to => known[from.index()] = known[from.index()].minus(cards),
                _ => unseen(known),
            }
        }
        unseen(&mut self.state.board.known);
        for card in cards.iter() {
            self.take_from_hand(from, card);
            self.put_in_hand(to, card);
            self.tell(Event::Passed { from, to, card: Some(card) });
        }
        self.state.board.armed = self.state.board.armed.without(from);
    }

    /// A card that was named aloud goes from hand to hand.
    pub(crate) fn hand_over(&mut self, from: Seat, to: Seat, card: Card) {
        self.take_from_hand(from, card);
        self.mark_gone(from, card);
        if card.is_encounter() {
            self.state.board.armed = self.state.board.armed.without(from);
        }
        self.put_in_hand(to, card);
        self.mark_known(to, card);
        self.tell(Event::Handed { from, to, card });
    }

    /// Random cards of a hand go to another (COS-4.3).
    pub(crate) fn rob(&mut self, from: Seat, to: Seat, cards: u8) {
        let mut hand = self.state.hand(from);
        let robbed = (0..cards).filter_map(|_| hand.draw(self.dice)).collect();
        self.pass_cards(from, to, robbed);
    }

    /// Whole hands change owners, and what was known of them with them.
    pub(crate) fn swap_hands(&mut self, one: Seat, other: Seat) {
        let (a, b) = (one.index(), other.index());
        self.state.hands.swap(a, b);
        self.state.board.held.swap(a, b);
        let exchanged = |seats: Seats| {
            let of = |seat| {
                if seat == one {
                    other
                } else if seat == other {
                    one
                } else {
                    seat
                }
            };
            seats.iter().map(of).collect()
        };
        self.state.board.armed = exchanged(self.state.board.armed);
        self.state.board.unarmed = exchanged(self.state.board.unarmed);
        let whole = self.state.board.aside[a] == 0 && self.state.board.aside[b] == 0;
        let ledgers = self.state.known.iter_mut().chain(std::iter::once(&mut self.state.board.known));
        for known in ledgers {
            if whole {
                known.swap(a, b);
            } else {
                // Some of what was known may lie aside and stay; nobody can tell which.
                known[a] = Cards::NONE;
                known[b] = Cards::NONE;
            }
        }
        for (mine, theirs) in [(a, b), (b, a)] {
            self.state.known[mine][theirs] = self.state.hands[theirs];
            self.state.known[mine][mine] = Cards::NONE;
        }
        self.tell(Event::HandsSwapped { one, other });
    }

    /// One player looks at another's whole hand.
    pub(crate) fn look(&mut self, by: Seat, at: Seat) {
        let cards = self.state.hand(at);
        let known = &mut self.state.known[by.index()][at.index()];
        for card in cards.faces() {
            (known.count(card)..cards.count(card)).for_each(|_| known.add(card));
        }
        self.tell(Event::Looked { by, at, cards: Some(cards) });
    }

    /// Sets a random card of a hand aside, unseen by all but its owner.
    pub(crate) fn set_aside(&mut self, seat: Seat) -> Option<Card> {
        let mut hand = self.state.hand(seat);
        let card = hand.draw(self.dice)?;
        self.take_from_hand(seat, card);
        self.state.board.armed = self.state.board.armed.without(seat);
        self.state.asides[seat.index()].add(card);
        self.state.board.aside[seat.index()] += 1;
        self.tell(Event::SetAside { seat, card: Some(card) });
        Some(card)
    }

    /// Sets a revealed card aside, face up, until the encounter ends.
    pub(crate) fn set_aside_open(&mut self, seat: Seat, card: Card) {
        self.state.board.shown_aside[seat.index()] = Some(card);
        self.tell(Event::SetAsideOpen { seat, card });
    }

    /// Set-aside cards go back to their owners when the encounter ends (COS-6.13).
    pub(crate) fn return_asides(&mut self) {
        for seat in self.state.board.everyone() {
            let aside = std::mem::take(&mut self.state.asides[seat.index()]);
            aside.iter().for_each(|card| self.put_in_hand(seat, card));
            if !aside.is_empty() {
                self.state.board.aside[seat.index()] = 0;
                self.tell(Event::Returned { seat, cards: aside.len() });
            }
            if let Some(card) = self.state.board.shown_aside[seat.index()].take() {
                self.take_open(seat, card);
            }
        }
    }

    /// Lays an encounter card, which leaves the hand for good (COS-5.19).
    pub(crate) fn lay(&mut self, seat: Seat, card: Card, face_up: bool) {
        let side = self.state.board.side_of(seat);
        self.take_from_hand(seat, card);
        self.state.board.armed = self.state.board.armed.without(seat);
        if face_up {
            self.mark_gone(seat, card);
            self.state.board.encounter.laid[side as usize] = Laid::FaceUp(card);
            self.tell(Event::Revealed { side, card: Some(card) });
        } else {
            self.state.face_down[side as usize] = Some(card);
            self.state.board.encounter.laid[side as usize] = Laid::FaceDown { by: seat };
            self.tell(Event::CardLaid { seat });
        }
    }

    /// Turns up the card of a side, if it lies face down.
    pub(crate) fn turn_up(&mut self, side: Side) {
        if let Laid::FaceDown { by } = self.state.board.laid(side) {
            let card = self.state.face_down[side as usize].take().expect("a face-down card has a face");
            self.mark_gone(by, card);
            self.state.board.encounter.laid[side as usize] = Laid::FaceUp(card);
            self.tell(Event::Revealed { side, card: Some(card) });
        }
    }

    /// The two encounter cards change sides, unseen.
    pub(crate) fn swap_laid(&mut self) {
        self.state.face_down.swap(0, 1);
        self.state.board.encounter.laid.swap(0, 1);
        self.tell(Event::Swapped);
    }

    /// Takes the revealed card off a side.
    pub(crate) fn pick_up(&mut self, side: Side) -> Option<Card> {
        match std::mem::take(&mut self.state.board.encounter.laid[side as usize]) {
            Laid::FaceUp(card) => Some(card),
            Laid::Nothing | Laid::Virtual => None,
            Laid::FaceDown { .. } => unreachable!("cards are picked up after they are revealed"),
        }
    }

    /// Whether a player holds an encounter card is seen by all when one must be had.
    pub(crate) fn check_cards(&mut self, seat: Seat) -> bool {
        let holds = self.state.has_encounter_card(seat);
        self.show_armed(seat, holds);
        self.tell(Event::Checked { seat, holds });
        holds
    }

    /// Everybody sees whether an encounter card is in that hand.
    pub(crate) fn show_armed(&mut self, seat: Seat, holds: bool) {
        let board = &mut self.state.board;
        let (seen, unseen) = if holds {
            (&mut board.armed, &mut board.unarmed)
        } else {
            (&mut board.unarmed, &mut board.armed)
        };
        *seen = seen.with(seat);
        *unseen = unseen.without(seat);
    }
}
