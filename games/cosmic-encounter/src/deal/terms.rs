//! One side of a deal: cards out of a hand, leave to found a colony, ships freed (COS-7.3 to COS-7.6).

use crate::board::{Board, Place, Planet, Spot};
use crate::cards::{Card, Cards};
use crate::components::{PLANETS, SYSTEMS};
use orrery_core::{Arg, Clause, Message, Refusal, Seat};
use serde::{Deserialize, Serialize};

/// A colony term: one planet where the giver has a colony and the receiver has none.
pub const COLONY: Clause = Clause("COS-7.3");
/// A player can only offer cards they hold, and ask for no more than the other holds.
pub const CARDS: Clause = Clause("COS-7.4");
/// One to four ships found the colony, from any own places outside the Warp.
pub const FOUNDERS: Clause = Clause("COS-7.6");
/// At most one colony per player and deal.
pub const ONE_COLONY: Clause = Clause("COS-7.5");
/// Freeing ships from the Warp is the right of a power that works.
pub const RELEASE: Clause = Clause("COS-7.12");
/// The hand must be able to serve all card terms of a side.
pub const SERVED: Clause = Clause("COS-7.13");

/// One thing that a player gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Term {
    /// A card of that face.
    Named(Card),
    /// The lowest, the highest attack card.
    Lowest,
    Highest,
    /// A card of the giver's choice, a card at random.
    Choice,
    Random,
    /// Leave to found a colony there.
    Colony(Planet),
    /// One ship of that player leaves the Warp (COS-10.20).
    Release(Seat),
}

/// All that one side gives.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Terms {
    pub named: Cards,
    pub lowest: u8,
    pub highest: u8,
    pub choice: u8,
    pub random: u8,
    pub colony: Option<Planet>,
    pub release: [u8; SYSTEMS],
}

/// The ships that will found a colony: so many from each planet, so many from the Mothership.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Founders {
    pub from: [u8; PLANETS],
    pub mothership: u8,
}

impl Terms {
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Terms::default()
    }

    /// Whether the other side receives a card or a colony (COS-7.5).
    #[must_use]
    pub fn is_gift(&self) -> bool {
        self.cards() > 0 || self.colony.is_some()
    }

    #[must_use]
    pub fn cards(&self) -> u8 {
        let counted = [self.named.len(), self.lowest, self.highest, self.choice, self.random];
        counted.into_iter().fold(0, u8::saturating_add)
    }

    pub fn add(&mut self, term: Term) {
        match term {
            Term::Named(card) => self.named.add(card),
            Term::Lowest => self.lowest += 1,
            Term::Highest => self.highest += 1,
            Term::Choice => self.choice += 1,
            Term::Random => self.random += 1,
            Term::Colony(planet) => self.colony = Some(planet),
            Term::Release(seat) => self.release[seat.index()] += 1,
        }
    }

    /// Cards that need no further decision, in the order of COS-7.13: named, lowest, highest.
    #[must_use]
    pub fn fixed(&self, hand: Cards) -> Cards {
        let mut left = hand;
        let mut fixed = Cards::NONE;
        let named = self.named.iter().map(Some);
        named.for_each(|card| move_one(card, &mut left, &mut fixed));
        (0..self.lowest).for_each(|_| move_one(left.lowest_attack(), &mut left, &mut fixed));
        (0..self.highest).for_each(|_| move_one(left.highest_attack(), &mut left, &mut fixed));
        fixed
    }

    /// Whether a hand can serve all card terms: enough cards, and attacks for the lowest and highest (COS-7.13).
    pub(crate) fn check_served(&self, hand: Cards) -> Result<(), Refusal> {
        CARDS.requires(hand.include(self.named), || Message::id("deal-card-not-held"))?;
        let attacks = hand.minus(self.named).attacks().len();
        SERVED.requires(attacks >= self.lowest.saturating_add(self.highest), || {
            Message::id("deal-few-attacks")
        })?;
        SERVED.requires(hand.len() >= self.cards(), || Message::id("deal-few-cards"))
    }

    /// What everybody can see of a term that is to be added.
    pub(crate) fn check_term(
        &self,
        board: &Board,
        giver: Seat,
        taker: Seat,
        term: Term,
    ) -> Result<(), Refusal> {
        match term {
            Term::Colony(planet) => {
                ONE_COLONY.requires(self.colony.is_none(), || Message::id("deal-one-colony"))?;
                let lawful = board.ships(giver, planet) > 0 && board.ships(taker, planet) == 0;
                COLONY.requires(lawful, || {
                    Message::id("deal-no-colony").with("planet", Arg::Part("planet", u16::from(planet.0)))
                })
            }
            Term::Release(seat) => {
                let free = board.works(giver) && board.power(giver).frees_ships();
                RELEASE.requires(free, || Message::id("deal-no-release"))?;
                let waiting = board.has_seat(seat)
                    && board.fleet(seat).warp > self.release[seat.index()]
                    && board.havens(seat).next().is_some();
                RELEASE.requires(waiting, || Message::id("deal-nobody-there"))
            }
            Term::Named(_) | Term::Lowest | Term::Highest | Term::Choice | Term::Random => CARDS
                .requires(self.cards() < board.held[giver.index()], || {
                    Message::id("deal-hand-too-small").with("seat", Arg::Seat(giver))
                }),
        }
    }
}

fn move_one(card: Option<Card>, from: &mut Cards, to: &mut Cards) {
    if let Some(card) = card.filter(|&card| from.remove(card)) {
        to.add(card);
    }
}

impl Founders {
    #[must_use]
    pub fn ships(&self) -> u8 {
        self.from.iter().sum::<u8>() + self.mothership
    }

    #[must_use]
    pub fn taken_from(&self, spot: Spot) -> u8 {
        match spot {
            Spot::Mothership => self.mothership,
            Spot::Planet(planet) => self.from.get(planet.index()).copied().unwrap_or(0),
        }
    }

    pub(crate) fn take(&mut self, spot: Spot) {
        match spot {
            Spot::Mothership => self.mothership += 1,
            Spot::Planet(planet) => self.from[planet.index()] += 1,
        }
    }

    pub(crate) fn check_spot(&self, board: &Board, seat: Seat, spot: Spot, most: u8) -> Result<(), Refusal> {
        FOUNDERS.requires(self.ships() < most, || {
            Message::id("founders-full").with("most", Arg::Number(i32::from(most)))
        })?;
        let left = board.fleet(seat).at(Place::from(spot)) > self.taken_from(spot);
        FOUNDERS.requires(left, || Message::id("no-ship-left"))
    }
}
