//! The exoplanets (SGO-9): one file for each family of rules. Nothing outside this folder names one.

mod bose;
mod collins;
mod dirac;
mod fermi;
mod planck;
mod russell;
pub mod spaces;
mod susskind;
mod turing;

use crate::components::printed::Printed;
use crate::parts::{Exoplanet, Space};
use arrayvec::ArrayVec;
use orrery_core::rule::Message;
use orrery_core::{BadBox, Clause, MAX_SEATS, PerSeat, Refusal, Seat, Seats};
use serde::{Deserialize, Serialize};
use spaces::Spaces;
use std::fmt;

/// Who stands where on an exoplanet in play. SGO-7.4: one settler a space.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Colony {
    pub exoplanet: Exoplanet,
    pub held: PerSeat<Spaces>,
    /// Settlers who take no space, where an exoplanet has room for such.
    pub gathered: PerSeat<u8>,
}

impl Colony {
    #[must_use]
    pub fn occupied(&self) -> Spaces {
        self.held.iter().copied().fold(Spaces::NONE, Spaces::and)
    }

    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(self.held.len() as u8)
    }

    /// Whether nobody has come there. Such an exoplanet has no progress and pays nobody.
    #[must_use]
    pub fn is_untouched(&self) -> bool {
        self.occupied().is_empty() && self.gathered.iter().all(|&settlers| settlers == 0)
    }

    /// How many of these spaces the seat holds.
    #[must_use]
    pub fn count(&self, seat: Seat, spaces: Spaces) -> u16 {
        self.held[seat.index()].both(spaces).len()
    }

    #[must_use]
    pub fn settlers(&self, seat: Seat) -> u8 {
        self.held[seat.index()].len() as u8 + self.gathered[seat.index()]
    }
}

/// The next settler of a load, on the way down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Arrival {
    pub seat: Seat,
    /// The spaces that settlers of the same load have taken.
    pub load: Spaces,
}

/// What an entry in the ledger of a closing exoplanet is for. The number is that of the level, volcano, island...
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Cause {
    /// So many own settlers, on basic spaces where kinds pay differently.
    Settlers(u8),
    Advanced(u8),
    Central(u8),
    /// Most settlers there, alone.
    Leading(u8),
    /// Most settlers there, tied.
    Tied(u8),
    /// Most settlers where they take no space: so many.
    Gathered(u8),
    /// The largest group of linked settlers: so many, alone.
    Group(u8),
    /// The same, tied.
    TiedGroup(u8),
    /// At least one settler there.
    Present(u8),
    /// So many different places reached.
    Reached(u8),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    pub seat: Seat,
    /// The clause by which it is paid.
    pub clause: Clause,
    pub cause: Cause,
    pub points: u16,
}

/// What a closing exoplanet pays, cause by cause.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ledger {
    entries: ArrayVec<Entry, 96>,
    totals: [u16; MAX_SEATS],
}

impl Ledger {
    pub fn pay(&mut self, seat: Seat, clause: Clause, cause: Cause, points: u16) {
        if points > 0 {
            self.entries.push(Entry { seat, clause, cause, points });
            self.totals[seat.index()] += points;
        }
    }

    /// So many points for each of so many settlers.
    fn pay_each(&mut self, seat: Seat, clause: Clause, cause: fn(u8) -> Cause, (each, count): (u16, u16)) {
        self.pay(seat, clause, cause(count as u8), each * count);
    }

    #[must_use]
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    #[must_use]
    pub fn total(&self, seat: Seat) -> u16 {
        self.totals[seat.index()]
    }
}

/// A family of rules, as one side of an exoplanet prints it.
pub trait Family: fmt::Debug + Send + Sync {
    /// The free spaces that the settler may take.
    fn open_to(&self, colony: &Colony, arrival: Arrival) -> Spaces;

    /// Which clause keeps the settler off a free space that is not open.
    fn forbids(&self, colony: &Colony, arrival: Arrival, space: Space) -> Refusal;

    /// Whether settlers who come now take no space at all.
    fn gathers(&self, _arrival: Arrival) -> bool {
        false
    }

    fn closes(&self, colony: &Colony) -> bool;

    /// What everybody earns when it closes (SGO-8.7).
    fn pay(&self, colony: &Colony, ledger: &mut Ledger);

    /// Who must swap two neighboring predominance tokens once it has paid.
    fn grants_swap(&self, _colony: &Colony) -> Option<Seat> {
        None
    }

    /// How far it is from empty to closed, between 0 and 1: a glance for the judge.
    fn progress(&self, colony: &Colony) -> f32;
}

/// Makes the family that an exoplanet's `rule` names, or says that the box names an unknown one.
pub fn unpack(rule: &str, printed: &Printed<'_>) -> Result<Box<dyn Family>, BadBox> {
    match rule {
        "mountain" => bose::unpack(printed),
        "volcanoes" => collins::unpack(printed),
        "light_dark" => dirac::unpack(printed),
        "satellites" => fermi::unpack(printed),
        "islands" => russell::unpack(printed),
        "treetops" => susskind::unpack(printed),
        "roads" => planck::unpack(printed),
        "canals" => turing::unpack(printed),
        _ => Err(printed.unknown("rule", rule)),
    }
}

/// "Most" (head of SGO-9): at least one, and nobody has more. One seat, or those who are tied.
fn leaders(colony: &Colony, count: impl Fn(Seat) -> u16) -> Seats {
    let (mut most, mut leaders) = (1, Seats::NONE);
    for seat in colony.seats() {
        let own = count(seat);
        if own > most {
            (most, leaders) = (own, Seats::NONE);
        }
        if own == most {
            leaders = leaders.with(seat);
        }
    }
    leaders
}

/// The one seat with strictly more than every other.
fn leader(colony: &Colony, count: impl Fn(Seat) -> u16) -> Option<Seat> {
    let leaders = leaders(colony, count);
    leaders.iter().next().filter(|_| leaders.len() == 1)
}

fn refusal(clause: Clause, id: &'static str) -> Refusal {
    Refusal { clause, because: Message::id(id) }
}

/// SGO-7.4: where any free space will do, only an occupied one is ever refused.
pub const FREE_SPACE: Clause = Clause("SGO-7.4");

fn taken() -> Refusal {
    refusal(FREE_SPACE, "space-taken")
}

/// The share of the spaces that must be filled which are.
fn share(filled: u16, needed: u16) -> f32 {
    f32::from(filled.min(needed)) / f32::from(needed.max(1))
}
