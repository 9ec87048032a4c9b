//! Turing, canals: a race inwards for two, circles that carry one another for more.

use super::{Arrival, Cause, Colony, Family, Ledger, refusal, share};
use crate::components::printed::{Needs, Numbers, Parts, Printed};
use crate::parts::Space;
use crate::planets::spaces::Spaces;
use orrery_core::{BadBox, Clause, Refusal};

/// Each player follows one canal of their own, step by step inwards.
pub const OWN_CANAL: Clause = Clause("SGO-9.34");
/// A space of an inner circle needs all spaces linked to it from outside to be occupied.
pub const INWARDS: Clause = Clause("SGO-9.37");
/// The race pays by the order of one's own settlers, and is over when the center is occupied.
pub const BY_ORDER: Clause = Clause("SGO-9.35");
/// The circles pay by circle, when all central spaces are occupied.
pub const BY_CIRCLE: Clause = Clause("SGO-9.38");

pub fn unpack(printed: &Printed<'_>) -> Result<Box<dyn Family>, BadBox> {
    match printed.text("mode")? {
        "two_canals" => Canals::unpack(printed),
        "circles" => Circles::unpack(printed),
        mode => Err(printed.unknown("mode", mode)),
    }
}

#[derive(Debug)]
struct Canals {
    canals: Parts,
    /// The spaces of which one must be the player's own before a space can be entered; none for the outer ends.
    before: Needs,
    central: Spaces,
    points_by_order: Numbers,
}

impl Canals {
    fn unpack(printed: &Printed<'_>) -> Result<Box<dyn Family>, BadBox> {
        let canals = printed.parts("canal", "canals")?;
        let points_by_order = printed.numbers("points_by_order")?;
        let length = printed.number("canal_length")?;
        // SGO-9.36: the center is the last step of every canal.
        if canals.iter().any(|canal| canal.len() != length) || points_by_order.len() as u16 != length + 1 {
            return Err(printed.impossible("canal_length", &length));
        }
        let (before, center) = (printed.needs("requires")?, printed.needs("requires_any")?);
        let before = std::array::from_fn(|space| before[space].and(center[space]));
        Ok(Box::new(Canals { canals, before, central: printed.kind("central"), points_by_order }))
    }
}

impl Family for Canals {
    fn open_to(&self, colony: &Colony, arrival: Arrival) -> Spaces {
        let own = colony.held[arrival.seat.index()];
        let free = |canal: &&Spaces| canal.both(colony.occupied()).is_empty();
        let own_canal = |canal: &&Spaces| !canal.both(own).is_empty();
        let next = |space: &Space| {
            let before = self.before[space.index()];
            if own.is_empty() { before.is_empty() } else { !before.both(own).is_empty() }
        };
        let canals: Spaces = if own.is_empty() {
            self.canals.iter().filter(free).fold(Spaces::NONE, |all, &canal| all.and(canal))
        } else {
            self.canals.iter().filter(own_canal).fold(self.central, |all, &canal| all.and(canal))
        };
        canals.except(colony.occupied()).iter().filter(next).collect()
    }

    fn forbids(&self, _colony: &Colony, _arrival: Arrival, _space: Space) -> Refusal {
        refusal(OWN_CANAL, "turing-own-canal")
    }

    /// When the central space is occupied.
    fn closes(&self, colony: &Colony) -> bool {
        self.central.within(colony.occupied())
    }

    fn pay(&self, colony: &Colony, ledger: &mut Ledger) {
        for seat in colony.seats() {
            let settlers = usize::from(colony.settlers(seat));
            let points = self.points_by_order.iter().take(settlers).sum();
            ledger.pay(seat, BY_ORDER, Cause::Settlers(settlers as u8), points);
        }
    }

    fn progress(&self, colony: &Colony) -> f32 {
        let furthest = colony.held.iter().map(|held| held.len()).max().unwrap_or(0);
        share(furthest, self.points_by_order.len() as u16)
    }
}

#[derive(Debug)]
struct Circles {
    all: Spaces,
    basic: Spaces,
    advanced: Spaces,
    central: Spaces,
    requires: Needs,
    points_basic: u16,
    points_advanced: u16,
    points_central: u16,
}

impl Circles {
    fn unpack(printed: &Printed<'_>) -> Result<Box<dyn Family>, BadBox> {
        Ok(Box::new(Circles {
            all: printed.all(),
            basic: printed.kind("basic"),
            advanced: printed.kind("advanced"),
            central: printed.kind("central"),
            requires: printed.needs("requires")?,
            points_basic: printed.number("points_basic")?,
            points_advanced: printed.number("points_advanced")?,
            points_central: printed.number("points_central")?,
        }))
    }
}

impl Family for Circles {
    fn open_to(&self, colony: &Colony, _arrival: Arrival) -> Spaces {
        let occupied = colony.occupied();
        let reached = |space: &Space| self.requires[space.index()].within(occupied);
        self.all.except(occupied).iter().filter(reached).collect()
    }

    fn forbids(&self, _colony: &Colony, _arrival: Arrival, _space: Space) -> Refusal {
        refusal(INWARDS, "turing-inwards")
    }

    /// When all central spaces are occupied.
    fn closes(&self, colony: &Colony) -> bool {
        self.central.within(colony.occupied())
    }

    fn pay(&self, colony: &Colony, ledger: &mut Ledger) {
        for seat in colony.seats() {
            ledger.pay_each(
                seat,
                BY_CIRCLE,
                Cause::Settlers,
                (self.points_basic, colony.count(seat, self.basic)),
            );
            ledger.pay_each(
                seat,
                BY_CIRCLE,
                Cause::Advanced,
                (self.points_advanced, colony.count(seat, self.advanced)),
            );
            ledger.pay_each(
                seat,
                BY_CIRCLE,
                Cause::Central,
                (self.points_central, colony.count(seat, self.central)),
            );
        }
    }

    fn progress(&self, colony: &Colony) -> f32 {
        share(colony.occupied().len(), self.all.len())
    }
}
