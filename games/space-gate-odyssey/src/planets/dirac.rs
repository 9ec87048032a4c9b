//! Dirac, light and dark: settlers on the light side earn their owner the dark one.

use super::{Arrival, Cause, Colony, Family, Ledger, share};
use crate::components::printed::Printed;
use crate::parts::Space;
use crate::planets::spaces::Spaces;
use orrery_core::rule::Message;
use orrery_core::{Arg, BadBox, Clause, Refusal, Seat};

/// So many own settlers on basic spaces allow one on an advanced space.
pub const ALLOWANCE: Clause = Clause("SGO-9.10");
/// The central space opens when all basic spaces are occupied.
pub const CENTER_LAST: Clause = Clause("SGO-9.11");

/// By kind of space.
pub const PAYS: Clause = Clause("SGO-9.13");

#[derive(Debug)]
struct Dirac {
    basic: Spaces,
    advanced: Spaces,
    central: Spaces,
    basic_per_advanced: u16,
    points_basic: u16,
    points_advanced: u16,
    points_central: u16,
}

pub fn unpack(printed: &Printed<'_>) -> Result<Box<dyn Family>, BadBox> {
    Ok(Box::new(Dirac {
        basic: printed.kind("basic"),
        advanced: printed.kind("advanced"),
        central: printed.kind("central"),
        basic_per_advanced: printed.positive("basic_per_advanced")?,
        points_basic: printed.number("points_basic")?,
        points_advanced: printed.number("points_advanced")?,
        points_central: printed.number("points_central")?,
    }))
}

impl Dirac {
    fn has_allowance(&self, colony: &Colony, seat: Seat) -> bool {
        colony.count(seat, self.advanced) < colony.count(seat, self.basic) / self.basic_per_advanced
    }
}

impl Family for Dirac {
    /// SGO-9.9: basic spaces are open to all, the others on their conditions.
    fn open_to(&self, colony: &Colony, arrival: Arrival) -> Spaces {
        let occupied = colony.occupied();
        let dark = if self.has_allowance(colony, arrival.seat) { self.advanced } else { Spaces::NONE };
        let middle = if self.basic.within(occupied) { self.central } else { Spaces::NONE };
        self.basic.and(dark).and(middle).except(occupied)
    }

    fn forbids(&self, colony: &Colony, arrival: Arrival, space: Space) -> Refusal {
        let number = |count: u16| Arg::Number(i32::from(count));
        if self.central.contains(space) {
            let free = self.basic.except(colony.occupied()).len();
            let because = Message::id("dirac-center-last").with("free", number(free));
            return Refusal { clause: CENTER_LAST, because };
        }
        let each = self.basic_per_advanced;
        let needed = each * (colony.count(arrival.seat, self.advanced) + 1);
        let missing = needed.saturating_sub(colony.count(arrival.seat, self.basic));
        let because = Message::id("dirac-no-allowance").with("each", number(each));
        Refusal { clause: ALLOWANCE, because: because.with("missing", number(missing)) }
    }

    /// SGO-9.12: when the central space is occupied.
    fn closes(&self, colony: &Colony) -> bool {
        self.central.within(colony.occupied())
    }

    fn pay(&self, colony: &Colony, ledger: &mut Ledger) {
        for seat in colony.seats() {
            ledger.pay_each(seat, PAYS, Cause::Settlers, (self.points_basic, colony.count(seat, self.basic)));
            ledger.pay_each(
                seat,
                PAYS,
                Cause::Advanced,
                (self.points_advanced, colony.count(seat, self.advanced)),
            );
            ledger.pay_each(
                seat,
                PAYS,
                Cause::Central,
                (self.points_central, colony.count(seat, self.central)),
            );
        }
    }

    fn progress(&self, colony: &Colony) -> f32 {
        let needed = self.basic.and(self.central);
        share(colony.occupied().both(needed).len(), needed.len())
    }
}
