//! Force Field: allies of either side go home and get nothing (COS-9.3).

use super::{Choices, Effect};
use crate::Action;
use crate::board::{Board, Place};
use crate::losses;
use crate::table::Table;
use orrery_core::{Seat, Seats};

pub struct ForceField;

impl Effect for ForceField {
    fn useful(&self, board: &Board, _seat: Seat) -> bool {
        board.everyone().any(|seat| board.is_ally(seat))
    }

    /// One ally or several: all of them first.
    fn names(&self, board: &Board, _seat: Seat) -> Choices {
        let allies: Seats = board.everyone().filter(|&seat| board.is_ally(seat)).collect();
        let sets = (1..1u8 << board.seats())
            .rev()
            .map(|bits| board.everyone().filter(|seat| bits >> seat.0 & 1 == 1).collect::<Seats>());
        sets.filter(|set| set.within(allies)).map(Action::NameAll).collect()
    }

    fn carry_out(&self, table: &mut Table, _seat: Seat, named: Action) {
        let Action::NameAll(allies) = named else { unreachable!("a Force Field names allies") };
        for seat in allies.iter() {
            let (wings, carrier) = {
                let fleet = table.state.board.fleet(seat);
                (fleet.mothership, fleet.carrier)
            };
            table.move_ships(seat, Place::Mothership, Place::Adrift, wings);
            table.move_ships(seat, Place::Carrier, Place::Adrift, carrier);
        }
        losses::put_back(table);
    }
}
