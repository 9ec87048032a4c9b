//! Stations that are nowhere but in the last step of the final count (PUL-12.9).

use crate::Pulsar;
use crate::operations::Operation;
use crate::state::State;
use orrery_core::Seat;

impl Pulsar {
    /// Stations that technologies and kept exploration tiles add.
    #[must_use]
    pub fn extra_stations(&self, state: &State, seat: Seat) -> u8 {
        let stations = |operation: &Operation| match *operation {
            Operation::ExtraStations { n } | Operation::KeepStation { n } => n,
            _ => 0,
        };
        let kept = state.player(seat).kept.iter().flat_map(|tile| &self.exploration[tile.index()].effects);
        self.sayings(state, seat).chain(kept).map(stations).sum()
    }
}
