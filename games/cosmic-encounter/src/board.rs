//! All that everybody sees. Whatever asks only a `Board` cannot rest on a secret.

use crate::agenda::Agenda;
use crate::aliens::{Alien, Power};
use crate::cards::{Card, Cards};
use crate::components::{PER_SYSTEM, PLANETS};
use crate::deal::Talks;
pub use crate::encounter::{Draft, Encounter, Laid};
use crate::options::Options;
use orrery_core::{PerSeat, Seat, Seats};
use serde::{Deserialize, Serialize};

/// A planet: five to a system, systems in seat order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Planet(pub u8);

impl Planet {
    #[must_use]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// Whose home system it belongs to.
    #[must_use]
    pub fn owner(self) -> Seat {
        Seat(self.0 / PER_SYSTEM as u8)
    }

    /// The five planets of a player's system.
    pub fn home(seat: Seat) -> impl DoubleEndedIterator<Item = Planet> + Clone {
        let first = seat.0 * PER_SYSTEM as u8;
        (first..first + PER_SYSTEM as u8).map(Planet)
    }

    /// All planets of a table.
    pub fn all(seats: u8) -> impl DoubleEndedIterator<Item = Planet> + Clone {
        (0..seats * PER_SYSTEM as u8).map(Planet)
    }
}

/// Where a ship can be taken from or put.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Spot {
    Mothership,
    Planet(Planet),
}

/// Where ships are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Place {
    Planet(Planet),
    Mothership,
    Carrier,
    Warp,
    /// In the owner's hand, on the way to colonies.
    Adrift,
    /// Lost by the event that happens now, not yet in the Warp.
    Falling,
}

impl From<Spot> for Place {
    fn from(spot: Spot) -> Place {
        match spot {
            Spot::Mothership => Place::Mothership,
            Spot::Planet(planet) => Place::Planet(planet),
        }
    }
}

/// The two sides of an encounter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Side {
    Attack,
    Defense,
}

impl Side {
    pub const BOTH: [Side; 2] = [Side::Attack, Side::Defense];

    #[must_use]
    pub fn other(self) -> Side {
        match self {
            Side::Attack => Side::Defense,
            Side::Defense => Side::Attack,
        }
    }
}

/// All ships of one colour, wherever they are: always twenty (COS-2.2), any number of them on one planet (COS-13.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fleet {
    pub on: [u8; PLANETS],
    pub mothership: u8,
    pub carrier: u8,
    pub warp: u8,
    pub adrift: u8,
    pub falling: u8,
}

impl Fleet {
    #[must_use]
    pub fn at(&self, place: Place) -> u8 {
        match place {
            Place::Planet(planet) => self.on.get(planet.index()).copied().unwrap_or(0),
            Place::Mothership => self.mothership,
            Place::Carrier => self.carrier,
            Place::Warp => self.warp,
            Place::Adrift => self.adrift,
            Place::Falling => self.falling,
        }
    }

    pub(crate) fn at_mut(&mut self, place: Place) -> &mut u8 {
        match place {
            Place::Planet(planet) => &mut self.on[planet.index()],
            Place::Mothership => &mut self.mothership,
            Place::Carrier => &mut self.carrier,
            Place::Warp => &mut self.warp,
            Place::Adrift => &mut self.adrift,
            Place::Falling => &mut self.falling,
        }
    }

    #[must_use]
    pub fn on_colonies(&self) -> u8 {
        self.on.iter().sum()
    }

    #[must_use]
    pub fn total(&self) -> u8 {
        self.on_colonies() + self.mothership + self.carrier + self.warp + self.adrift + self.falling
    }
}

/// Everything in the open.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Board {
    pub options: Options,
    pub aliens: PerSeat<Alien>,
    pub fleets: PerSeat<Fleet>,
    /// How many home colonies a power needs at this table (COS-13.5, COS-11.4).
    pub homes_needed: u8,
    /// How many cards a new hand has (COS-3.5).
    pub full_hand: u8,
    /// Powers that were last seen at work, so that a change is told.
    pub lit: Seats,
    /// Numbers of cards: in hand, set aside face down, in the deck.
    pub held: PerSeat<u8>,
    pub aside: PerSeat<u8>,
    pub deck: u8,
    pub discard: Cards,
    /// Artifacts being carried out, not yet discarded.
    pub in_play: Cards,
    /// Set aside face up until the encounter ends.
    pub shown_aside: PerSeat<Option<Card>>,
    /// Cards that everybody knows to be in a hand (COS-15.6).
    pub known: PerSeat<Cards>,
    /// Who was seen to hold an encounter card, or none, and has had none leave or come since (COS-5.17).
    pub armed: Seats,
    pub unarmed: Seats,
    /// Order discs in the pile and turned, by colour.
    pub pile: PerSeat<u8>,
    pub turned: PerSeat<u8>,
    pub turn: u16,
    pub attacker: Seat,
    /// The first or the second encounter of the turn.
    pub number: u8,
    pub encounter: Encounter,
    /// Ships each player has to choose for loss.
    pub doom: PerSeat<u8>,
    /// Ships each player lost to the Warp by the running event.
    pub loss: PerSeat<u8>,
    /// Ships of each defending ally that are due a reward.
    pub reward: PerSeat<u8>,
    pub talks: Talks,
    /// Who is asked in the round of a window that is open.
    pub asked: Option<Seats>,
    /// Who has chosen all ships of the sealed question that is open: everybody sees who still owes (COS-16.2).
    pub answered: Seats,
    /// Campaign points and games played (COS-12).
    pub scores: PerSeat<u8>,
    pub games: u8,
    pub winners: Seats,
    pub agenda: Agenda,
}

impl Board {
    #[must_use]
    pub fn seats(&self) -> u8 {
        self.aliens.len() as u8
    }

    pub fn everyone(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(self.seats())
    }

    #[must_use]
    pub fn has_seat(&self, seat: Seat) -> bool {
        seat.0 < self.seats()
    }

    #[must_use]
    pub fn fleet(&self, seat: Seat) -> &Fleet {
        &self.fleets[seat.index()]
    }

    /// Ships of a player on a planet (COS-1.2).
    #[must_use]
    pub fn ships(&self, seat: Seat, planet: Planet) -> u8 {
        self.fleet(seat).at(Place::Planet(planet))
    }

    /// The planets where a player has a colony (COS-1.2): one or more ships; the moment the last leaves, it is gone (COS-13.2).
    pub fn colonies(&self, seat: Seat) -> impl Iterator<Item = Planet> + '_ {
        Planet::all(self.seats()).filter(move |&planet| self.ships(seat, planet) > 0)
    }

    /// Colonies on planets of one's own colour (COS-1.3).
    #[must_use]
    pub fn home_colonies(&self, seat: Seat) -> u8 {
        Planet::home(seat).filter(|&planet| self.ships(seat, planet) > 0).count() as u8
    }

    /// Colonies on all other planets (COS-1.3); five of them win (COS-1.4).
    #[must_use]
    pub fn foreign_colonies(&self, seat: Seat) -> u8 {
        self.colonies(seat).filter(|planet| planet.owner() != seat).count() as u8
    }

    /// Colonies that may take ships put back (COS-13.3). Until the outcome the defender adds none to the planet under
    /// attack (COS-5.14); nobody returns to a planet they left (COS-13.2).
    pub fn havens(&self, seat: Seat) -> impl Iterator<Item = Planet> + '_ {
        let guarded = self.encounter.target.filter(|_| self.is_defender(seat) && !self.encounter.settled);
        self.colonies(seat).filter(move |&planet| Some(planet) != guarded)
    }

    #[must_use]
    pub fn is_defender(&self, seat: Seat) -> bool {
        self.encounter.defender == Some(seat)
    }

    #[must_use]
    pub fn is_main(&self, seat: Seat) -> bool {
        self.attacker == seat || self.is_defender(seat)
    }

    /// The player of a side; the defender may not be fixed yet.
    #[must_use]
    pub fn main(&self, side: Side) -> Option<Seat> {
        match side {
            Side::Attack => Some(self.attacker),
            Side::Defense => self.encounter.defender,
        }
    }

    /// Attacker and defender, as far as they are fixed (COS-1.6).
    pub fn mains(&self) -> impl Iterator<Item = Seat> + use<> {
        [Some(self.attacker), self.encounter.defender].into_iter().flatten()
    }

    #[must_use]
    pub fn side_of(&self, main: Seat) -> Side {
        if main == self.attacker { Side::Attack } else { Side::Defense }
    }

    /// The other main player.
    #[must_use]
    pub fn opponent(&self, main: Seat) -> Option<Seat> {
        self.is_main(main).then(|| self.main(self.side_of(main).other())).flatten()
    }

    /// Whose ships help a side: in the Mothership's wings, in carriers (COS-2.5).
    pub fn allies(&self, side: Side) -> impl Iterator<Item = Seat> + '_ {
        self.everyone().filter(move |&seat| !self.is_main(seat) && self.allied_ships(seat, side) > 0)
    }

    #[must_use]
    pub fn allied_ships(&self, seat: Seat, side: Side) -> u8 {
        match side {
            Side::Attack => self.fleet(seat).mothership,
            Side::Defense => self.fleet(seat).carrier,
        }
    }

    #[must_use]
    pub fn is_ally(&self, seat: Seat) -> bool {
        Side::BOTH.iter().any(|&side| !self.is_main(seat) && self.allied_ships(seat, side) > 0)
    }

    /// A main player's own ships in the encounter.
    #[must_use]
    pub fn own_ships(&self, main: Seat) -> u8 {
        match (self.side_of(main), self.encounter.target) {
            (Side::Attack, _) => self.fleet(main).mothership,
            (Side::Defense, Some(target)) => self.ships(main, target),
            (Side::Defense, None) => 0,
        }
    }

    /// Non-main players clockwise from the attacker's left, then the attacker, then the defender (COS-4.2).
    #[must_use]
    pub fn timing(&self) -> PerSeat<Seat> {
        let others = self.attacker.others(self.seats()).filter(|&seat| !self.is_defender(seat));
        others.chain(self.mains()).collect()
    }

    #[must_use]
    pub fn power(&self, seat: Seat) -> &'static dyn Power {
        self.aliens[seat.index()].power()
    }

    /// On: enough home colonies (COS-13.5). Off the moment one too many is gone, back the moment it is regained.
    #[must_use]
    pub fn is_lit(&self, seat: Seat) -> bool {
        self.home_colonies(seat) >= self.homes_needed
    }

    /// Neither lost nor cancelled (COS-8.6).
    #[must_use]
    pub fn works(&self, seat: Seat) -> bool {
        !self.encounter.cancelled.contains(seat) && self.is_lit(seat)
    }

    /// Called on, not foiled, and still working: what took effect earlier stands, what takes effect now needs the power
    /// now (COS-13.9).
    #[must_use]
    pub fn in_force(&self, seat: Seat) -> bool {
        self.encounter.in_force.contains(seat) && self.works(seat)
    }

    #[must_use]
    pub fn laid(&self, side: Side) -> Laid {
        self.encounter.laid[side as usize]
    }

    /// A real card lies on that side.
    #[must_use]
    pub fn has_laid(&self, side: Side) -> bool {
        matches!(self.laid(side), Laid::FaceDown { .. } | Laid::FaceUp(_))
    }

    /// Largest first, ties as they come: for defaults.
    pub(crate) fn largest_colony(&self, seat: Seat, draft: &Draft) -> Option<Planet> {
        let left = |planet: Planet| self.ships(seat, planet) - draft.from[planet.index()];
        let mut best: Option<Planet> = None;
        for planet in self.colonies(seat).filter(|&planet| left(planet) > 0) {
            if best.is_none_or(|best| left(planet) > left(best)) {
                best = Some(planet);
            }
        }
        best
    }

    /// The home colony with fewest ships, else the foreign one with fewest: where ships go by default.
    pub(crate) fn neediest_haven(&self, seat: Seat) -> Option<Planet> {
        let key = |planet: &Planet| (planet.owner() != seat, self.ships(seat, *planet), planet.0);
        self.havens(seat).min_by_key(key)
    }
}
