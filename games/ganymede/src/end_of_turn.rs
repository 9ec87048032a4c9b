//! The end of a turn (GAN-8): take-offs, the hand limit, the player's word that the turn is over, the refill.

use crate::action::Action;
use crate::agenda::{Next, another_question};
use crate::cards::{Planet, Slot};
use crate::components::Ganymede;
use crate::event::Event;
use crate::ships;
use crate::state::State;
use crate::verbs::Table;
use orrery_core::{Clause, Message, Refusal};

/// Complete ships take off, in the order you choose.
pub const TAKE_OFF: Clause = Clause("GAN-8.1");
/// Ships of your own hand go under the deck.
pub const HAND_LIMIT: Clause = Clause("GAN-8.3");

/// While a ship is complete, one is launched: ships that a bonus completes, and a fifth one, too (GAN-8.1,
/// GAN-8.2).
pub fn take_off(table: &mut Table<'_>) -> Next {
    let board = *table.state.board();
    let mut complete = ships::complete(table.game, &board);
    match (complete.next(), complete.next()) {
        (None, _) => _ = table.state.agenda.pop(),
        (Some(slot), None) => ships::launch(table, slot),
        (Some(_), Some(_)) => return Next::Ask,
    }
    Next::GoOn
}

pub fn take_off_candidates(out: &mut Vec<Action>) {
    out.extend(Slot::ALL.map(Action::Launch));
}

pub fn allows_take_off(game: &Ganymede, state: &State, action: &Action) -> Result<(), Refusal> {
    let &Action::Launch(slot) = action else { return another_question() };
    TAKE_OFF.requires(ships::complete(game, state.board()).any(|complete| complete == slot), || {
        Message::id("ship-not-complete").with("slot", slot.into())
    })
}

/// The excess goes under the deck card by card, the first named on top of the others (GAN-8.7).
pub fn hand_limit(table: &mut Table<'_>) -> Next {
    if table.state.hand().len() > table.game.limits.ship_hand_limit {
        return Next::Ask;
    }
    table.state.agenda.pop();
    Next::GoOn
}

pub fn hand_limit_candidates(state: &State, out: &mut Vec<Action>) {
    out.extend(state.hand().iter().map(Action::PutBeneath));
}

pub fn allows_hand_limit(state: &State, action: &Action) -> Result<(), Refusal> {
    let &Action::PutBeneath(ship) = action else { return another_question() };
    HAND_LIMIT.requires(state.hand().contains(ship), || Message::id("ship-not-in-hand"))
}

pub fn allows_end(action: &Action) -> Result<(), Refusal> {
    match action {
        Action::EndTurn => Ok(()),
        _ => another_question(),
    }
}

/// The player confirms the turn: what follows shows cards that nobody has seen (GAN-12.6).
pub fn confirm(table: &mut Table<'_>) {
    table.state.agenda.pop();
    table.tell(Event::EndedTurn { seat: table.seat() });
}

/// Fills the gaps of tiles, Earth shuttles, Mars shuttles and ships, each row from left to right (GAN-8.4,
/// GAN-8.7). A deck that has run out leaves its row short (GAN-8.6).
pub fn refill(table: &mut Table<'_>) -> Next {
    table.state.agenda.pop();
    for place in 0..table.state.tile_row.len() {
        if table.state.tile_row[place].is_none() {
            table.state.tile_row[place] = table.reveal_tile();
        }
    }
    for planet in Planet::ALL {
        for place in 0..table.state.shuttle_rows[planet as usize].len() {
            if table.state.shuttle_rows[planet as usize][place].is_none() {
                table.state.shuttle_rows[planet as usize][place] = table.reveal_shuttle(planet);
            }
        }
    }
    for place in 0..table.state.ship_row.len() {
        if table.state.ship_row[place].is_none() {
            table.state.ship_row[place] = table.reveal_ship();
        }
    }
    Next::GoOn
}
