//! What is on the table, and the few verbs that may change it.

use super::{Skirmish, Talent};
use crate::seat::each;
use crate::{Chance, List, PerSeat, Seat, Seats};
use serde::{Deserialize, Serialize};

pub const HAND: usize = 4;
pub const SHIPS: i32 = 3;
pub const ENCOUNTERS: u8 = 6;
pub const OFFERS: u8 = 2;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Card {
    Attack(u8),
    #[default]
    Negotiate,
    Veto,
}

/// Any number of the thirty cards, sorted.
pub type Cards = List<Card, 30>;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Action {
    Seal(Card),
    Call,
    Veto,
    Pass,
    Offer { gift: u8 },
    Accept { id: u8 },
    WalkAway,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event {
    Drew { seat: Seat, card: Option<Card> },
    Sealed { seat: Seat },
    Revealed { seat: Seat, card: Card },
    Called { owner: Seat },
    InForce { owner: Seat },
    Vetoed { owner: Seat, by: Seat },
    Won { seat: Seat },
    Offered { seat: Seat, offer: Offer },
    Dealt { seat: Seat },
    WalkedAway { seat: Seat },
}

/// A standing proposal: its maker gives `gift` of the three colonies that a deal is worth.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Offer {
    pub id: u8,
    pub gift: u8,
}

/// A moment at which powers may speak.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Moment {
    Revealed,
}

/// One item on the agenda. The last is what happens now; those below wait for it. A step never holds a secret.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Step {
    Refill,
    Seal,
    Reveal,
    Powers(Moment),
    Offer {
        owner: Seat,
    },
    Call {
        owner: Seat,
    },
    Window {
        owner: Seat,
    },
    Invoke {
        owner: Seat,
    },
    Resolve,
    Talks,
    Next,
    #[default]
    Finished,
}

pub type Agenda = crate::Agenda<Step, 16>;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    pub talents: PerSeat<Talent>,
    pub hands: PerSeat<Cards>,
    /// Unordered: nobody knows the order, so there is none until a card is drawn.
    pub deck: Cards,
    pub discard: Cards,
    pub colonies: PerSeat<i32>,
    pub played: u8,
    pub offense: Seat,
    pub sealed: PerSeat<Option<Card>>,
    pub revealed: bool,
    /// Powers called this encounter and not vetoed. Only these bend the rules.
    pub in_force: Seats,
    /// Answers to the open window, hidden until it closes.
    pub answers: PerSeat<Option<bool>>,
    /// Proposals of the running talks: the last of each seat stands.
    pub offers: PerSeat<List<Offer, { OFFERS as usize }>>,
    pub agenda: Agenda,
}

impl State {
    pub fn new(game: &Skirmish, seats: u8, dice: &mut dyn Chance) -> State {
        let mut talents: List<Talent, { Talent::ALL.len() }> = Talent::ALL.iter().copied().collect();
        dice.shuffle(&mut talents);
        let mut state = State {
            talents: talents.into_iter().take(usize::from(seats)).collect(),
            hands: each(seats, Cards::new()),
            deck: game.deck,
            discard: Cards::new(),
            colonies: each(seats, 0),
            played: 0,
            offense: Seat(0),
            sealed: each(seats, None),
            revealed: false,
            in_force: Seats::NONE,
            answers: each(seats, None),
            offers: each(seats, List::new()),
            agenda: Agenda::of([Step::Refill]),
        };
        super::encounter::advance(&mut state, dice, &mut Vec::new());
        state
    }

    pub fn step(&self) -> &Step {
        self.agenda.now()
    }

    pub fn seats(&self) -> u8 {
        self.hands.len() as u8
    }

    pub fn defense(&self) -> Seat {
        Seat((self.offense.0 + 1) % self.seats())
    }

    pub fn mains(&self) -> [Seat; 2] {
        [self.offense, self.defense()]
    }

    pub fn opponent(&self, main: Seat) -> Seat {
        if main == self.offense { self.defense() } else { self.offense }
    }

    /// Bystanders clockwise from the offense's left, then the offense, then the defense.
    pub fn timing(&self) -> PerSeat<Seat> {
        let bystanders = self.offense.others(self.seats()).filter(|&seat| seat != self.defense());
        bystanders.chain(self.mains()).collect()
    }

    pub fn unsealed(&self) -> Seats {
        self.mains().into_iter().filter(|seat| self.sealed[seat.index()].is_none()).collect()
    }

    pub fn undecided(&self) -> Seats {
        self.might_veto().iter().filter(|seat| self.answers[seat.index()].is_none()).collect()
    }

    /// Whoever could hold a Veto as far as everybody can see: asking fewer would tell who does.
    pub fn might_veto(&self) -> Seats {
        let Step::Window { owner } = *self.step() else {
            return Seats::NONE;
        };
        owner.others(self.seats()).filter(|seat| !self.hands[seat.index()].is_empty()).collect()
    }

    pub fn holds(&self, seat: Seat, card: Card) -> bool {
        self.hands[seat.index()].contains(&card)
    }

    pub fn standing_offer(&self, seat: Seat) -> Option<Offer> {
        self.offers[seat.index()].last().copied()
    }

    pub fn distinct_cards(&self, seat: Seat) -> impl Iterator<Item = Card> {
        self.hands[seat.index()].chunk_by(|one, next| one == next).map(|same| same[0])
    }

    pub fn draw(&mut self, seat: Seat, dice: &mut dyn Chance, events: &mut Vec<Event>) {
        if self.deck.is_empty() {
            std::mem::swap(&mut self.deck, &mut self.discard);
            self.deck.sort_unstable();
        }
        let card = dice.draw(&mut self.deck).expect("there are more cards than hands can hold");
        self.give(seat, card);
        events.push(Event::Drew { seat, card: Some(card) });
    }

    pub fn give(&mut self, seat: Seat, card: Card) {
        let hand = &mut self.hands[seat.index()];
        hand.insert(hand.partition_point(|held| *held <= card), card);
    }

    pub fn take(&mut self, seat: Seat, card: Card) {
        let hand = &mut self.hands[seat.index()];
        let at = hand.iter().position(|held| *held == card).expect("the check saw it in hand");
        hand.remove(at);
    }
}
