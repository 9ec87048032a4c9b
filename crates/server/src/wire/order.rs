//! Standing orders, as a player gives them.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Standing order: the host lets every window pass for a seat, until something happens.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Order {
    pub until: Until,
    /// Windows at which the seat wants to be asked all the same, by their numbers among the game's.
    #[serde(default)]
    pub stops: Vec<u8>,
}

/// What ends a standing order by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub enum Until {
    /// The seat's next turn begins.
    MyTurn,
    /// Somebody attacks the seat, or its next turn begins.
    Attacked,
    /// Nothing but another order.
    Revoked,
}

impl From<Order> for orrery_table::Order {
    fn from(Order { until, stops }: Order) -> orrery_table::Order {
        let until = match until {
            Until::MyTurn => orrery_table::Until::MyTurn,
            Until::Attacked => orrery_table::Until::Attacked,
            Until::Revoked => orrery_table::Until::Revoked,
        };
        orrery_table::Order { until, stops }
    }
}

impl From<&orrery_table::Order> for Order {
    fn from(order: &orrery_table::Order) -> Order {
        let until = match order.until {
            orrery_table::Until::MyTurn => Until::MyTurn,
            orrery_table::Until::Attacked => Until::Attacked,
            orrery_table::Until::Revoked => Until::Revoked,
        };
        Order { until, stops: order.stops.clone() }
    }
}
