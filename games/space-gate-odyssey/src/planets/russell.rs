//! Russell, an archipelago: a whole load lands on one island.

use super::{Arrival, Cause, Colony, Family, Ledger, leaders, refusal, share};
use crate::components::printed::{Parts, Printed};
use crate::parts::Space;
use crate::planets::spaces::Spaces;
use orrery_core::{BadBox, Clause, Refusal};

/// All settlers of one load go to the same island.
pub const ONE_ISLAND: Clause = Clause("SGO-9.26");

/// Most settlers of an island, and presence on it.
pub const PAYS: Clause = Clause("SGO-9.30");

#[derive(Debug)]
struct Russell {
    all: Spaces,
    islands: Parts,
    close_threshold: u16,
    points_majority: u16,
    points_tie_each: u16,
    points_presence: u16,
}

pub fn unpack(printed: &Printed<'_>) -> Result<Box<dyn Family>, BadBox> {
    let islands = printed.parts("island", "islands")?;
    let close_threshold = printed.positive("close_threshold")?;
    if let Some(small) = islands.iter().find(|island| island.len() < close_threshold) {
        return Err(printed.impossible("close_threshold", &small.len()));
    }
    Ok(Box::new(Russell {
        all: printed.all(),
        islands,
        close_threshold,
        points_majority: printed.number("points_majority")?,
        points_tie_each: printed.number("points_tie_each")?,
        points_presence: printed.number("points_presence")?,
    }))
}

impl Family for Russell {
    /// The first settler chooses the island, which must have room (SGO-9.27); for the others there may be none left
    /// (SGO-9.28).
    fn open_to(&self, colony: &Colony, arrival: Arrival) -> Spaces {
        let landed = self.islands.iter().find(|island| !island.both(arrival.load).is_empty());
        landed.unwrap_or(&self.all).except(colony.occupied())
    }

    fn forbids(&self, _colony: &Colony, _arrival: Arrival, _space: Space) -> Refusal {
        refusal(ONE_ISLAND, "russell-one-island")
    }

    /// SGO-9.29: when every island has its number of settlers.
    fn closes(&self, colony: &Colony) -> bool {
        let occupied = colony.occupied();
        self.islands.iter().all(|island| island.both(occupied).len() >= self.close_threshold)
    }

    fn pay(&self, colony: &Colony, ledger: &mut Ledger) {
        for (number, &island) in (1..).zip(&self.islands) {
            let leaders = leaders(colony, |seat| colony.count(seat, island));
            let (cause, points) = if leaders.len() == 1 {
                (Cause::Leading(number), self.points_majority)
            } else {
                (Cause::Tied(number), self.points_tie_each)
            };
            leaders.iter().for_each(|seat| ledger.pay(seat, PAYS, cause, points));
            for seat in colony.seats().filter(|&seat| colony.count(seat, island) > 0) {
                ledger.pay(seat, PAYS, Cause::Present(number), self.points_presence);
            }
        }
    }

    fn progress(&self, colony: &Colony) -> f32 {
        let occupied = colony.occupied();
        let landed = |island: &Spaces| island.both(occupied).len().min(self.close_threshold);
        share(self.islands.iter().map(landed).sum(), self.close_threshold * self.islands.len() as u16)
    }
}
