//! Planck, a web of roads: the largest group of linked settlers.

use super::{Arrival, Cause, Colony, Family, Ledger, leaders, share, taken};
use crate::components::printed::{Needs, Printed};
use crate::parts::Space;
use crate::planets::spaces::Spaces;
use orrery_core::{BadBox, Clause, Refusal, Seat};

/// Each settler, and the largest group that settlers of one player form along the roads.
pub const PAYS: Clause = Clause("SGO-9.33");

#[derive(Debug)]
struct Planck {
    all: Spaces,
    roads: Needs,
    points_per_settler: u16,
    points_largest_group: u16,
    points_tie_each: u16,
}

pub fn unpack(printed: &Printed<'_>) -> Result<Box<dyn Family>, BadBox> {
    Ok(Box::new(Planck {
        all: printed.all(),
        roads: printed.links("planck_roads")?,
        points_per_settler: printed.number("points_per_settler")?,
        points_largest_group: printed.number("points_largest_group")?,
        points_tie_each: printed.number("points_tie_each")?,
    }))
}

impl Planck {
    /// The number of spaces in the largest group that the seat's settlers form along the roads.
    fn largest_group(&self, colony: &Colony, seat: Seat) -> u16 {
        let mut ungrouped = colony.held[seat.index()];
        let mut largest = 0;
        while let Some(start) = ungrouped.first() {
            let group = self.group(Spaces::one(start), ungrouped);
            ungrouped = ungrouped.except(group);
            largest = largest.max(group.len());
        }
        largest
    }

    fn group(&self, mut group: Spaces, among: Spaces) -> Spaces {
        let mut edge = group;
        while !edge.is_empty() {
            let reached = edge.iter().fold(Spaces::NONE, |all, space| all.and(self.roads[space.index()]));
            edge = reached.both(among).except(group);
            group = group.and(edge);
        }
        group
    }
}

impl Family for Planck {
    /// SGO-9.32: any free space, until all are occupied.
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
        let leaders = leaders(colony, |seat| self.largest_group(colony, seat));
        let (cause, points): (fn(u8) -> Cause, u16) = if leaders.len() == 1 {
            (Cause::Group, self.points_largest_group)
        } else {
            (Cause::TiedGroup, self.points_tie_each)
        };
        for seat in leaders.iter() {
            ledger.pay(seat, PAYS, cause(self.largest_group(colony, seat) as u8), points);
        }
    }

    fn progress(&self, colony: &Colony) -> f32 {
        share(colony.occupied().len(), self.all.len())
    }
}
