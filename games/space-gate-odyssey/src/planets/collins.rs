//! Collins, a land of volcanoes: majorities around craters that share their rims.

use super::{Arrival, Cause, Colony, Family, Ledger, leaders, share, taken};
use crate::components::printed::{Parts, Printed};
use crate::parts::Space;
use crate::planets::spaces::Spaces;
use orrery_core::{BadBox, Clause, Refusal};

/// Each volcano to the one with most settlers around it, or less to each who is tied.
pub const PAYS: Clause = Clause("SGO-9.8");

#[derive(Debug)]
struct Collins {
    all: Spaces,
    volcanoes: Parts,
    absolute_majority: u16,
    points_majority: u16,
    points_tie_each: u16,
}

pub fn unpack(printed: &Printed<'_>) -> Result<Box<dyn Family>, BadBox> {
    let volcanoes = printed.parts("volcanoes", "volcano_count")?;
    let around = printed.number("spaces_per_volcano")?;
    // SGO-9.5: so many spaces surround each volcano.
    if let Some(odd) = volcanoes.iter().find(|spaces| spaces.len() != around) {
        return Err(printed.impossible("spaces_per_volcano", &odd.len()));
    }
    Ok(Box::new(Collins {
        all: printed.all(),
        volcanoes,
        absolute_majority: printed.number("absolute_majority")?,
        points_majority: printed.number("points_majority")?,
        points_tie_each: printed.number("points_tie_each")?,
    }))
}

impl Collins {
    /// SGO-9.6, SGO-9.7: full, or under the absolute majority of one player.
    fn is_claimed(&self, colony: &Colony, volcano: Spaces) -> bool {
        let ruled = || colony.seats().any(|seat| colony.count(seat, volcano) >= self.absolute_majority);
        volcano.within(colony.occupied()) || ruled()
    }
}

impl Family for Collins {
    /// SGO-9.4: any free space, also beside a claimed volcano (SGO-9.7).
    fn open_to(&self, colony: &Colony, _arrival: Arrival) -> Spaces {
        self.all.except(colony.occupied())
    }

    fn forbids(&self, _colony: &Colony, _arrival: Arrival, _space: Space) -> Refusal {
        taken()
    }

    fn closes(&self, colony: &Colony) -> bool {
        self.volcanoes.iter().all(|&volcano| self.is_claimed(colony, volcano))
    }

    fn pay(&self, colony: &Colony, ledger: &mut Ledger) {
        for (number, &volcano) in (1..).zip(&self.volcanoes) {
            let leaders = leaders(colony, |seat| colony.count(seat, volcano));
            let (cause, points) = if leaders.len() == 1 {
                (Cause::Leading(number), self.points_majority)
            } else {
                (Cause::Tied(number), self.points_tie_each)
            };
            leaders.iter().for_each(|seat| ledger.pay(seat, PAYS, cause, points));
        }
    }

    fn progress(&self, colony: &Colony) -> f32 {
        let near = |&volcano: &Spaces| {
            let most = colony.seats().map(|seat| colony.count(seat, volcano)).max().unwrap_or(0);
            let filled = volcano.both(colony.occupied()).len();
            share(filled, volcano.len()).max(share(most, self.absolute_majority))
        };
        self.volcanoes.iter().map(near).sum::<f32>() / self.volcanoes.len() as f32
    }
}
