//! Turns and rounds (GAN-4), and how the game ends (GAN-10.1, GAN-10.2).

use crate::action::Action;
use crate::agenda::{Agenda, Next, Step, another_question};
use crate::cards::Planet;
use crate::event::Event;
use crate::state::{State, cards};
use crate::verbs::Table;
use crate::{shuttles, tiles};
use orrery_core::{Clause, Message, Refusal, Seat};

/// Nobody may pass, and nobody ever needs to.
pub const NO_PASSING: Clause = Clause("GAN-4.6");

/// The turn of one player, up to the end check (GAN-4.2).
pub fn begin(table: &mut Table<'_>, seat: Seat) {
    let state = &mut *table.state;
    state.active = seat;
    state.round += u16::from(seat == state.first);
    let round = state.round;
    state.agenda = Agenda::of([
        Step::Action,
        Step::TakeOff,
        Step::HandLimit,
        Step::EndTurn,
        Step::Refill,
        Step::EndCheck,
    ]);
    table.tell(Event::TurnBegan { seat, round });
}

/// Exactly one of the three actions (GAN-1.2): the tiles of the row, the shuttles of both rows, the tiles one
/// has.
pub fn candidates(state: &State, out: &mut Vec<Action>) {
    out.extend(cards(&state.tile_row).map(Action::Take));
    out.extend(state.shuttle_rows.iter().flat_map(cards).map(Action::Use));
    out.extend(state.board().tiles.iter().map(Action::Discard));
}

pub fn allows(game: &crate::Ganymede, state: &State, action: &Action) -> Result<(), Refusal> {
    match *action {
        Action::Take(tile) => tiles::may_take(state, tile),
        Action::Use(shuttle) => shuttles::may_use(game, state, shuttle),
        Action::Discard(tile) => tiles::may_discard(state, tile),
        Action::Decline | Action::EndTurn => NO_PASSING.requires(false, || Message::id("may-not-pass")),
        _ => another_question(),
    }
}

/// Ends the game with the round, its last turn resolved in full, or lets the next player begin (GAN-1.4,
/// GAN-4.1, GAN-10.2, GAN-10.8).
pub fn end_check(table: &mut Table<'_>) -> Next {
    table.state.agenda.pop();
    if Planet::ALL.iter().any(|&planet| table.state.shuttle_decks[planet as usize].is_empty()) {
        trigger_end(table);
    }
    let next = table.seat().next(table.state.seats());
    if table.state.ending && next == table.state.first {
        table.state.agenda.push(Step::Over);
        table.tell(Event::GameOver);
    } else {
        begin(table, next);
    }
    Next::GoOn
}

/// The round is finished; a second reason changes nothing (GAN-10.1, GAN-12.5).
pub fn trigger_end(table: &mut Table<'_>) {
    if !table.state.ending {
        table.state.ending = true;
        table.tell(Event::LastRound);
    }
}
