//! Standing orders: what a seat wants done in windows, until something happens. They are the seat's own affair, and
//! nobody else is told of them; but like all that decides what is played they are entries.

use crate::record::Deed;
use crate::{Fault, Table};
use orrery_core::Seat;
use serde::{Deserialize, Serialize};

/// Every window is let pass for a seat, until something happens.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Order {
    pub until: Until,
    /// Windows at which the seat wants to be asked all the same, by their numbers among the game's.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub stops: Vec<u8>,
}

/// What ends a standing order by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Until {
    /// The seat's next turn begins.
    MyTurn,
    /// Somebody attacks the seat, or its next turn begins.
    Attacked,
    /// Nothing but another order.
    Revoked,
}

impl Table {
    /// The seat gives an order, or has none any more.
    pub fn give_order(&mut self, seat: Seat, order: Option<Order>, at: u64) -> Result<(), Fault> {
        self.course_mut().enter(Deed::Order { seat, order }, at)
    }

    /// The order that stands for the seat.
    #[must_use]
    pub fn order(&self, seat: Seat) -> Option<&Order> {
        self.course().order(seat)
    }
}
