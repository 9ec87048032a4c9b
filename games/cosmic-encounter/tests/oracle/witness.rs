//! What everybody may know of everybody's cards, written down from section 15 of the rules by somebody who watches the
//! game: a second reading, made without a look at how the game keeps its own ledger.
//!
//! A player's cards are those in hand, those set aside face down (COS-15.2) and the one laid face down (COS-15.4). Each
//! line of the notebook is a number of cards of one face that are certainly among them.

use orrery_core::{PerSeat, Seat, Viewer, seat::each};
use orrery_cosmic_encounter::{Card, Cards, Event, Side, State};

#[derive(Debug)]
pub struct Witness {
    seats: u8,
    /// What each seat knows of each, then what everybody knows.
    notebooks: Vec<PerSeat<Cards>>,
    /// How many cards are in each hand, and how many lie face down before each player: for all to count (COS-15.1).
    held: PerSeat<u8>,
    apart: PerSeat<u8>,
    /// Who laid the face-down card of each side, as far as everybody sees.
    laid: [Option<Seat>; 2],
    attacker: Seat,
    defender: Option<Seat>,
    /// Artifacts that lie on the table while they are carried out (COS-8.7).
    in_play: Cards,
    /// Whether there is an encounter card in a hand, where it was looked for and nothing has changed it since
    /// (COS-5.1, COS-5.6, COS-5.17).
    armed: PerSeat<Option<bool>>,
}

impl Witness {
    /// At the start everybody knows how many cards there are, and no face but those of their own hand (COS-3.5).
    pub fn at(state: &State) -> Witness {
        let seats = state.board.seats();
        Witness {
            seats,
            notebooks: vec![each(seats, Cards::NONE); usize::from(seats) + 1],
            held: state.hands.iter().map(Cards::len).collect(),
            apart: each(seats, 0),
            laid: [None; 2],
            attacker: state.board.attacker,
            defender: state.board.encounter.defender,
            in_play: Cards::NONE,
            armed: each(seats, None),
        }
    }

    pub fn knows(&self, viewer: Viewer, owner: Seat) -> Cards {
        let book = viewer.seat().map_or(usize::from(self.seats), Seat::index);
        self.notebooks[book][owner.index()]
    }

    /// Whether everybody has seen that there is, or is not, an encounter card in that hand.
    pub fn armed(&self, seat: Seat) -> Option<bool> {
        self.armed[seat.index()]
    }

    pub fn watch(&mut self, before: &State, events: &[Event]) {
        let mut rest = events;
        while let [event, later @ ..] = rest {
            rest = later;
            if let Event::Passed { from, to, card } = event {
                let more = later.iter().take_while(|next| is_same_way(next, *from, *to)).count();
                let cards: Cards =
                    card.iter().copied().chain(later[..more].iter().filter_map(face)).collect();
                self.pass(*from, *to, cards);
                rest = &later[more..];
            } else {
                self.note(before, event);
            }
        }
    }

    fn note(&mut self, before: &State, event: &Event) {
        match *event {
            Event::TurnBegan { seat } => self.attacker = seat,
            Event::Defends { seat } | Event::Pointed { defender: seat, .. } => self.defender = Some(seat),
            Event::Checked { seat, holds } => self.armed[seat.index()] = Some(holds),
            Event::Scored { .. } => self.begin_anew(before.board.full_hand),
            Event::Drew { seat, .. } => {
                self.held[seat.index()] += 1;
                self.gain(seat);
            }
            Event::Shown { seat, cards } | Event::Kept { seat, cards } => self.hold(seat, cards),
            Event::Aims { seat, artifact } => {
                self.hold(seat, [Card::Artifact(artifact)].into_iter().collect());
            }
            Event::Proposed { seat, ref proposal } => self.hold(seat, proposal.gives.named),
            Event::Accepted { seat, ref proposal } => self.hold(seat, proposal.asks.named),
            Event::Discarded { by, cards } => self.discard(by, cards),
            Event::Played { seat, artifact, .. } => {
                self.leave(seat, Card::Artifact(artifact));
                self.in_play.add(Card::Artifact(artifact));
            }
            Event::Taken { seat, card } => self.arrive(seat, card),
            Event::Handed { from, to, card } => {
                self.leave(from, card);
                self.lose(from, card);
                self.arrive(to, card);
            }
            Event::Looked { by, at, cards } => {
                self.notebooks[by.index()][at.index()] =
                    most(self.notebooks[by.index()][at.index()], cards.expect("the whole event has them"));
            }
            Event::HandsSwapped { one, other } => self.swap(before, one, other),
            Event::CardLaid { seat } => {
                let side = if seat == self.attacker { Side::Attack } else { Side::Defense };
                self.laid[side as usize] = Some(seat);
                self.put_apart(seat);
            }
            Event::SetAside { seat, .. } => self.put_apart(seat),
            Event::Swapped => self.laid.swap(0, 1),
            Event::Revealed { side, card: Some(card) } => self.turn_up(side, card),
            Event::Returned { seat, .. } => {
                self.held[seat.index()] += std::mem::take(&mut self.apart[seat.index()]);
                self.gain(seat);
            }
            _ => {}
        }
    }

    /// Artifacts that were carried out, and the cards of an encounter that is over, come from the table; the rest comes
    /// from the hand: a victim's cards while the artifact that costs them is carried out, and artifacts before a new hand.
    fn discard(&mut self, by: Seat, cards: Cards) {
        let costly = !self.in_play.is_empty();
        for card in cards.iter() {
            if self.in_play.remove(card) || (card.is_encounter() && !costly) {
                continue;
            }
            self.leave(by, card);
            self.lose(by, card);
        }
    }

    /// A card is seen going into a hand (COS-15.6).
    fn arrive(&mut self, seat: Seat, card: Card) {
        self.held[seat.index()] += 1;
        self.gain(seat);
        self.notebooks.iter_mut().for_each(|book| book[seat.index()].add(card));
    }

    /// A card is seen leaving a hand.
    fn leave(&mut self, seat: Seat, card: Card) {
        self.held[seat.index()] -= 1;
        for book in &mut self.notebooks {
            book[seat.index()].remove(card);
        }
    }

    /// These are seen to be in a hand.
    fn hold(&mut self, seat: Seat, cards: Cards) {
        for book in &mut self.notebooks {
            book[seat.index()] = most(book[seat.index()], cards);
        }
    }

    /// A card that lay face down is seen, or one is laid face up from hand (COS-10.12).
    fn turn_up(&mut self, side: Side, card: Card) {
        let by = match self.laid[side as usize].take() {
            Some(by) => {
                self.apart[by.index()] -= 1;
                self.held[by.index()] += 1;
                by
            }
            None if side == Side::Attack => self.attacker,
            None => self.defender.expect("both cards are laid by main players"),
        };
        self.lose(by, card);
        self.leave(by, card);
    }

    /// Laid face down or set aside unseen: still the player's, but perhaps not in hand.
    fn put_apart(&mut self, seat: Seat) {
        self.held[seat.index()] -= 1;
        self.apart[seat.index()] += 1;
        self.forget_arms(seat);
    }

    /// A hand that had no encounter card may have one now.
    fn gain(&mut self, seat: Seat) {
        self.armed[seat.index()] = self.armed[seat.index()].filter(|&armed| armed);
    }

    /// A card has left a hand in the open.
    fn lose(&mut self, seat: Seat, card: Card) {
        if card.is_encounter() {
            self.forget_arms(seat);
        }
    }

    /// A hand that had an encounter card may have none now.
    fn forget_arms(&mut self, seat: Seat) {
        self.armed[seat.index()] = self.armed[seat.index()].filter(|&armed| !armed);
    }

    /// The next game of a campaign is dealt: all hands are new (COS-12.1).
    fn begin_anew(&mut self, hand: u8) {
        self.notebooks.fill(each(self.seats, Cards::NONE));
        self.held.fill(hand);
        self.apart.fill(0);
        self.armed.fill(None);
        (self.laid, self.defender, self.in_play) = ([None; 2], None, Cards::NONE);
    }

    /// Cards that only giver and receiver see (COS-7.8, COS-6.10). Of the faces that a third player knew in that hand,
    /// so many may be gone as cards went; and so many must have gone as there was no other card to go.
    fn pass(&mut self, from: Seat, to: Seat, cards: Cards) {
        let (went, held) = (cards.len(), self.held[from.index()]);
        for (at, book) in self.notebooks.iter_mut().enumerate() {
            let (gone, came) = if at == from.index() || at == to.index() {
                (cards, cards)
            } else {
                let known = book[from.index()];
                let others = |card| held + self.apart[from.index()] - known.count(card);
                let sure = copies(known, |card| went.saturating_sub(others(card)));
                (copies(known, |card| known.count(card).min(went)), sure)
            };
            book[from.index()] = book[from.index()].minus(gone);
            book[to.index()] = book[to.index()].plus(came);
        }
        self.held[from.index()] -= went;
        self.held[to.index()] += went;
        self.forget_arms(from);
        self.gain(to);
    }

    /// Whole hands change owners; what is set aside stays (COS-10.17).
    fn swap(&mut self, before: &State, one: Seat, other: Seat) {
        let hands = [before.hand(one), before.hand(other)];
        for (at, book) in self.notebooks.iter_mut().enumerate() {
            let in_hand = |seat: Seat, hand: Cards| {
                if at == one.index() || at == other.index() {
                    return hand;
                }
                let known = book[seat.index()];
                copies(known, |card| known.count(card).saturating_sub(self.apart[seat.index()]))
            };
            let moving = [in_hand(one, hands[0]), in_hand(other, hands[1])];
            let apart = |seat: Seat, hand: Cards| {
                let known = book[seat.index()];
                if at == one.index() || at == other.index() {
                    return known.minus(hand);
                }
                copies(known, |card| known.count(card).saturating_sub(self.held[seat.index()]))
            };
            let staying = [apart(one, hands[0]), apart(other, hands[1])];
            book[one.index()] = staying[0].plus(moving[1]);
            book[other.index()] = staying[1].plus(moving[0]);
        }
        self.held.swap(one.index(), other.index());
        self.armed.swap(one.index(), other.index());
    }
}

fn is_same_way(event: &Event, giver: Seat, taker: Seat) -> bool {
    matches!(event, Event::Passed { from, to, .. } if (*from, *to) == (giver, taker))
}

fn face(event: &Event) -> Option<Card> {
    if let Event::Passed { card, .. } = event { *card } else { None }
}

/// Of every face as many as the one or the other has.
fn most(one: Cards, other: Cards) -> Cards {
    one.plus(other.minus(one))
}

fn copies(of: Cards, count: impl Fn(Card) -> u8) -> Cards {
    of.faces().flat_map(|card| std::iter::repeat_n(card, usize::from(count(card)))).collect()
}
