//! Susskind, a canopy of treetops: every settler counts the same.

use super::{Arrival, Cause, Colony, Family, Ledger, share, taken};
use crate::components::printed::Printed;
use crate::parts::Space;
use crate::planets::spaces::Spaces;
use orrery_core::{BadBox, Clause, Refusal};

/// Any free space; closes when all are occupied; pays each settler.
pub const PAYS: Clause = Clause("SGO-9.31");

#[derive(Debug)]
struct Susskind {
    all: Spaces,
    points_per_settler: u16,
}

pub fn unpack(printed: &Printed<'_>) -> Result<Box<dyn Family>, BadBox> {
    let points_per_settler = printed.number("points_per_settler")?;
    Ok(Box::new(Susskind { all: printed.all(), points_per_settler }))
}

impl Family for Susskind {
    fn open_to(&self, colony: &Colony, _arrival: Arrival) -> Spaces {
        self.all.except(colony.occupied())
    }

    fn forbids(&self, _colony: &Colony, _arrival: Arrival, _space: Space) -> Refusal {
        taken()
    }

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
    }

    fn progress(&self, colony: &Colony) -> f32 {
        share(colony.occupied().len(), self.all.len())
    }
}
