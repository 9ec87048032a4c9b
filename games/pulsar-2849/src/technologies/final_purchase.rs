//! Points bought for cubes, once, in the first step of the final count.

use crate::Pulsar;
use crate::action::Purchase;
use crate::event::Event;
use crate::ids::TechnologyId;
use crate::operations::Operation;
use crate::state::{Origin, Play, State};
use orrery_core::{Arg, Clause, Message, Refusal, Seat};

/// Who buys must have the cubes.
pub const PRICE: Clause = Clause("PUL-12.2");

impl Pulsar {
    /// The technologies that let the player buy, with their price in cubes and the points.
    pub fn final_purchases<'a>(
        &'a self,
        state: &State,
        seat: Seat,
    ) -> impl Iterator<Item = (TechnologyId, u8, u8)> + use<'a> {
        self.patented(state, seat).flat_map(|(number, technology)| {
            technology.effects.iter().filter_map(move |operation| match *operation {
                Operation::FinalPurchase { cubes, vp } => Some((number, cubes, vp)),
                _ => None,
            })
        })
    }

    pub fn allows_final_purchase(
        &self,
        state: &State,
        seat: Seat,
        technology: TechnologyId,
        purchase: Purchase,
    ) -> Result<(), Refusal> {
        let (cubes, _) = self.final_price(state, seat, technology);
        let enough = purchase == Purchase::Decline || state.player(seat).cubes >= cubes;
        PRICE.requires(enough, || Message::id("cubes-missing").with("cubes", Arg::Number(cubes.into())))
    }

    fn final_price(&self, state: &State, seat: Seat, technology: TechnologyId) -> (u8, u8) {
        let mut all = self.final_purchases(state, seat);
        let (_, cubes, points) =
            all.find(|(number, ..)| *number == technology).expect("the step names a technology of this kind");
        (cubes, points)
    }
}

impl Play<'_> {
    pub fn purchase_finally(&mut self, seat: Seat, technology: TechnologyId, purchase: Purchase) {
        self.state.agenda.pop();
        let (cubes, points) = self.game.final_price(self.state, seat, technology);
        match purchase {
            Purchase::Decline => self.tell(Event::Declined { seat }),
            Purchase::Buy => {
                self.pay_cubes(seat, cubes);
                self.score(seat, Origin::Legacy, points.into());
            }
        }
    }
}
