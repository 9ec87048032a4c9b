//! Technologies that stay with their owner: what each kind changes, one file each (PUL-13.6).
//!
//! They have no memory; the rules ask them when their moment comes.

mod bonus;
mod copies;
mod final_purchase;
mod first_movers;
mod flexibility;
mod habitats;
mod income;
mod legacy;
mod wild_goal;

pub use flexibility::Flexibility;

use crate::Pulsar;
use crate::components::Technology;
use crate::ids::TechnologyId;
use crate::operations::Operation;
use crate::state::State;
use orrery_core::Seat;

impl Pulsar {
    /// The technologies that a player has patented.
    pub fn patented<'a>(
        &'a self,
        state: &State,
        seat: Seat,
    ) -> impl Iterator<Item = (TechnologyId, &'a Technology)> + use<'a> {
        let boards = state.boards;
        let mut patents = state.player(seat).patents;
        std::iter::from_fn(move || {
            let spot = (patents != 0).then(|| patents.trailing_zeros() as usize)?;
            patents &= patents - 1;
            let board = &self.boards[boards[spot / 8].index()];
            let technology = board.technologies[spot % 8];
            Some((technology, self.technology(technology)))
        })
    }

    /// All that the player's technologies say.
    fn sayings(&self, state: &State, seat: Seat) -> impl Iterator<Item = &Operation> {
        self.patented(state, seat).flat_map(|(_, technology)| &technology.effects)
    }
}
