//! Invitations and allies (COS-5.15, COS-5.16).

use crate::agenda::Step;
use crate::board::{Board, Draft, Place, Planet, Side, Spot};
use crate::destiny::check_sent;
use crate::event::Event;
use crate::launch::check_ship;
use crate::table::Table;
use crate::windows::{Moment, Use};
use crate::{Action, CosmicEncounter, State, fits};
use orrery_core::{Clause, Message, PerSeat, Refusal, Seat, Seats};

/// Each main player names any set of the others.
pub const INVITE: Clause = Clause("COS-5.15");
/// An invited player declines or joins one side that invited them, with one to four ships.
pub const ALLY: Clause = Clause("COS-5.16");

/// Invitations and answers; nobody allies with two players, but the window opens (COS-11.3). A player blinded out has
/// lost already (COS-10.8).
pub(crate) fn begin(table: &mut Table) {
    let board = &table.state.board;
    if board.encounter.blinded.is_some() {
        return table.then([Step::Outcome]);
    }
    table.then([Step::Window(Moment::AlliancesFormed), Step::Selection]);
    if table.state.board.seats() == 2 {
        return;
    }
    let board = &table.state.board;
    let others: PerSeat<Seat> =
        board.attacker.others(board.seats()).filter(|&seat| !board.is_main(seat)).collect();
    for &seat in others.iter().rev() {
        table.then([Step::Ally { seat }]);
    }
    table.then([Step::Invite(Side::Attack), Step::Invite(Side::Defense)]);
}

/// The empty set first.
pub(crate) fn invite_candidates(board: &Board, out: &mut Vec<Action>) {
    let others: Seats = board.everyone().filter(|&seat| !board.is_main(seat)).collect();
    let sets = (0..1u8 << board.seats())
        .map(|bits| board.everyone().filter(|seat| bits >> seat.0 & 1 == 1).collect::<Seats>())
        .filter(|set| set.within(others));
    out.extend(sets.map(Action::Invite));
}

pub(crate) fn invite_allows(board: &Board, action: Action) -> Result<(), Refusal> {
    let Action::Invite(seats) = action else { return fits(false) };
    let fair = seats.iter().all(|seat| board.has_seat(seat) && !board.is_main(seat));
    INVITE.requires(fair, || Message::id("invite-others"))
}

pub(crate) fn invite(table: &mut Table, side: Side, action: Action) {
    table.state.board.agenda.pop();
    if let Action::Invite(seats) = action {
        table.state.board.encounter.invited[side as usize] = seats;
        let by = table.state.board.main(side).expect("both main players are fixed");
        table.tell(Event::Invited { by, seats });
    }
}

/// Whether a player can answer at all: invited (or of a power that needs no invitation), with ships to send.
pub(crate) fn waits(game: &CosmicEncounter, board: &Board, seat: Seat) -> bool {
    !board.is_ally(seat) && Side::BOTH.iter().any(|&side| check_side(game, board, seat, side).is_ok())
}

fn check_side(game: &CosmicEncounter, board: &Board, seat: Seat, side: Side) -> Result<(), Refusal> {
    let welcome = is_invited(board, seat, side) || game.duty(board, seat, Moment::AllyAnswer).is_some();
    ALLY.requires(welcome, || Message::id("not-invited"))?;
    ALLY.requires(board.fleet(seat).on_colonies() > 0, || Message::id("no-ships-to-send"))
}

fn is_invited(board: &Board, seat: Seat, side: Side) -> bool {
    board.encounter.invited[side as usize].contains(seat)
}

/// Without an invitation or without ships there is nothing to answer.
pub(crate) fn unasked(table: &mut Table, seat: Seat) {
    if !table.state.board.is_ally(seat) {
        table.tell(Event::Declined { seat });
    }
}

pub(crate) fn candidates(state: &State, seat: Seat, out: &mut Vec<Action>) {
    out.push(if state.draft(seat).side.is_some() { Action::Confirm } else { Action::Pass });
    for side in Side::BOTH {
        out.extend(state.board.colonies(seat).map(|planet| Action::Join { side, planet }));
    }
}

pub(crate) fn allows(
    game: &CosmicEncounter,
    state: &State,
    seat: Seat,
    action: Action,
) -> Result<(), Refusal> {
    let draft = state.draft(seat);
    match action {
        Action::Pass => ALLY.requires(draft.side.is_none(), || Message::id("already-joining")),
        Action::Confirm => {
            ALLY.requires(draft.taken() >= game.numbers.ally_min, || Message::id("not-joining"))
        }
        Action::Join { side, planet } => {
            ALLY.requires(draft.side.is_none_or(|joined| joined == side), || Message::id("one-side-only"))?;
            check_side(game, &state.board, seat, side)?;
            check_sent(&state.board, seat, draft.taken(), game.numbers.ally_max, (ALLY, "ally-full"))?;
            check_ship(&state.board, seat, planet, draft.taken_from(Spot::Planet(planet)), ALLY)
        }
        _ => fits(false),
    }
}

pub(crate) fn answer(table: &mut Table, seat: Seat, action: Action) {
    match action {
        Action::Join { side, planet } => {
            let draft = &mut table.state.drafts[seat.index()];
            draft.side = Some(side);
            draft.take(Spot::Planet(planet));
        }
        Action::Confirm => {
            table.state.board.agenda.pop();
            let side = table.state.draft(seat).side.expect("the check saw a side");
            if is_invited(&table.state.board, seat, side) {
                let draft = std::mem::take(&mut table.state.drafts[seat.index()]);
                commit(table, seat, &draft);
            } else {
                // If the use is foiled the player is asked again, for real invitations (COS-10.14).
                table.then([Step::Ally { seat }]);
                let at = table.state.board.main(side);
                table.announce(Use { owner: seat, moment: Moment::AllyAnswer, at });
            }
        }
        _ => {
            table.state.board.agenda.pop();
            table.tell(Event::Declined { seat });
        }
    }
}

/// Attacking allies go to the Mothership's wings, defending ones to their carriers (COS-5.16).
pub(crate) fn commit(table: &mut Table, seat: Seat, draft: &Draft) {
    let side = draft.side.expect("an ally joins a side");
    let to = if side == Side::Attack { Place::Mothership } else { Place::Carrier };
    table.tell(Event::Joined { seat, side });
    for planet in Planet::all(table.state.board.seats()) {
        table.move_ships(seat, Place::Planet(planet), to, draft.from[planet.index()]);
    }
}
