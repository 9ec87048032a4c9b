//! Fermi, a swarm of satellites: one settler of each load in orbit, the others on the ground.

use super::{Arrival, Cause, Colony, Family, Ledger, leader, refusal, share};
use crate::components::printed::{Numbers, Parts, Printed};
use crate::parts::Space;
use crate::planets::spaces::Spaces;
use orrery_core::{BadBox, Clause, Refusal, Seat};

/// The first settler of a load goes to a satellite, all others to the center.
pub const FIRST_IN_ORBIT: Clause = Clause("SGO-9.21");
/// Whoever has most settlers in the center is paid, and swaps; on a tie, or with nobody there, nobody leads.
pub const CENTER: Clause = Clause("SGO-9.24");
/// By how many different satellites one has settlers on.
pub const SATELLITES: Clause = Clause("SGO-9.25");

#[derive(Debug)]
struct Fermi {
    all: Spaces,
    satellites: Parts,
    close_threshold: u16,
    points_center_majority: u16,
    points_by_satellites: Numbers,
}

pub fn unpack(printed: &Printed<'_>) -> Result<Box<dyn Family>, BadBox> {
    let satellites = printed.parts("satellite", "satellites")?;
    let points_by_satellites = printed.numbers("points_by_satellites")?;
    // SGO-9.20, SGO-9.25: a prize for every number of satellites, none included.
    if points_by_satellites.len() != satellites.len() + 1 {
        return Err(printed.impossible("points_by_satellites", &points_by_satellites.len()));
    }
    Ok(Box::new(Fermi {
        all: printed.all(),
        satellites,
        close_threshold: printed.positive("close_threshold")?,
        points_center_majority: printed.number("points_center_majority")?,
        points_by_satellites,
    }))
}

fn leads_center(colony: &Colony) -> Option<Seat> {
    leader(colony, |seat| u16::from(colony.gathered[seat.index()]))
}

impl Family for Fermi {
    fn open_to(&self, colony: &Colony, arrival: Arrival) -> Spaces {
        if self.gathers(arrival) { Spaces::NONE } else { self.all.except(colony.occupied()) }
    }

    fn forbids(&self, _colony: &Colony, _arrival: Arrival, _space: Space) -> Refusal {
        refusal(FIRST_IN_ORBIT, "fermi-first-in-orbit")
    }

    /// SGO-9.22: the center has no spaces and no limit.
    fn gathers(&self, arrival: Arrival) -> bool {
        !arrival.load.is_empty()
    }

    /// SGO-9.23: when all satellite spaces but one are occupied.
    fn closes(&self, colony: &Colony) -> bool {
        colony.occupied().len() >= self.close_threshold
    }

    fn pay(&self, colony: &Colony, ledger: &mut Ledger) {
        for seat in colony.seats() {
            let reached = self.satellites.iter().filter(|&&satellite| colony.count(seat, satellite) > 0);
            let reached = reached.count();
            ledger.pay(seat, SATELLITES, Cause::Reached(reached as u8), self.points_by_satellites[reached]);
        }
        if let Some(seat) = leads_center(colony) {
            let most = colony.gathered[seat.index()];
            ledger.pay(seat, CENTER, Cause::Gathered(most), self.points_center_majority);
        }
    }

    fn grants_swap(&self, colony: &Colony) -> Option<Seat> {
        leads_center(colony)
    }

    fn progress(&self, colony: &Colony) -> f32 {
        share(colony.occupied().len(), self.close_threshold)
    }
}
