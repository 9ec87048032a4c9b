//! Points in every production phase (PUL-11.8).

use crate::Pulsar;
use crate::operations::Operation;
use crate::state::State;
use orrery_core::Seat;

impl Pulsar {
    /// What the player's green technologies give in one production.
    #[must_use]
    pub fn technology_income(&self, state: &State, seat: Seat) -> i16 {
        let income = |operation: &Operation| match *operation {
            Operation::IncomePer { n, per, what } => n * (self.count(state, seat, what) / per),
            Operation::IncomeTable { what, ref table } => entry(table, self.count(state, seat, what)),
            Operation::IncomeRank { track, ref table } => {
                table.get(state.track(track).rank(seat)).copied().unwrap_or(0)
            }
            _ => 0,
        };
        self.sayings(state, seat).map(|operation| i16::from(income(operation))).sum()
    }
}

/// The entry for a count; beyond the end the last.
pub fn entry(table: &[u8], count: u8) -> u8 {
    table.get(usize::from(count)).or(table.last()).copied().unwrap_or(0)
}
