//! Bose, a mountain: levels that carry one another.

use super::{Arrival, Cause, Colony, Family, Ledger, leader, refusal, share};
use crate::components::printed::{Needs, Parts, Printed};
use crate::parts::Space;
use crate::planets::spaces::Spaces;
use orrery_core::{BadBox, Clause, Refusal};

/// A space above the base needs both linked spaces below it to be occupied.
pub const CARRIED: Clause = Clause("SGO-9.1");

/// Each settler, and each level to the one with most settlers on it; a tie pays nobody.
pub const PAYS: Clause = Clause("SGO-9.3");

#[derive(Debug)]
struct Bose {
    all: Spaces,
    levels: Parts,
    requires: Needs,
    points_per_settler: u16,
    points_level_majority: u16,
}

pub fn unpack(printed: &Printed<'_>) -> Result<Box<dyn Family>, BadBox> {
    Ok(Box::new(Bose {
        all: printed.all(),
        levels: printed.parts("level", "levels")?,
        requires: printed.needs("requires")?,
        points_per_settler: printed.number("points_per_settler")?,
        points_level_majority: printed.number("points_level_majority")?,
    }))
}

impl Family for Bose {
    fn open_to(&self, colony: &Colony, _arrival: Arrival) -> Spaces {
        let occupied = colony.occupied();
        let carried = |space: &Space| self.requires[space.index()].within(occupied);
        self.all.except(occupied).iter().filter(carried).collect()
    }

    fn forbids(&self, _colony: &Colony, _arrival: Arrival, _space: Space) -> Refusal {
        refusal(CARRIED, "bose-not-carried")
    }

    /// SGO-9.2: when all spaces are occupied, the summit last.
    fn closes(&self, colony: &Colony) -> bool {
        colony.occupied() == self.all
    }

    fn pay(&self, colony: &Colony, ledger: &mut Ledger) {
        for seat in colony.seats() {
            ledger.pay_each(
                seat,
                PAYS,
                Cause::Settlers,
                (self.points_per_settler, colony.count(seat, self.all)),
            );
        }
        for (number, &level) in (1..).zip(&self.levels) {
            if let Some(seat) = leader(colony, |seat| colony.count(seat, level)) {
                ledger.pay(seat, PAYS, Cause::Leading(number), self.points_level_majority);
            }
        }
    }

    fn progress(&self, colony: &Colony) -> f32 {
        share(colony.occupied().len(), self.all.len())
    }
}
