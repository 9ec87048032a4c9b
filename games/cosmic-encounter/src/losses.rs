//! Ships lost and ships put back (COS-6.8, COS-6.17, COS-13.2, COS-13.3).

use crate::agenda::Step;
use crate::board::{Board, Place, Planet, Side, Spot};
use crate::event::Event;
use crate::table::Table;
use crate::windows::Moment;
use crate::{Action, State, fits};
use orrery_core::{Arg, Ask, Clause, Message, Refusal, Seat, Seats};

/// The owner spreads ships freely over the colonies they have.
pub const PLACE: Clause = Clause("COS-13.3");
/// Losses the loser chooses come from their own places.
pub const CHOOSE: Clause = Clause("COS-6.17");

/// Where the ships are that a player loses with a side: an attack loses the Mothership's ships, a defense those on the
/// planet and in carriers.
pub(crate) fn staked(board: &Board, seat: Seat, side: Side) -> Place {
    match (side, board.encounter.target) {
        (Side::Attack, _) => Place::Mothership,
        (Side::Defense, Some(target)) if board.is_defender(seat) => Place::Planet(target),
        (Side::Defense, _) => Place::Carrier,
    }
}

/// All ships that a side loses leave their places together (COS-6.8 a).
pub(crate) fn fall(table: &mut Table, side: Side) {
    table.state.board.loss.fill(0);
    for seat in table.state.board.everyone() {
        let board = &table.state.board;
        let place = staked(board, seat, side);
        let ships = board.fleet(seat).at(place);
        table.move_ships(seat, place, Place::Falling, ships);
    }
    table.then([Step::Window(Moment::Doomed), Step::Sink]);
}

/// Players have to lose ships of their own choice, all of them if they have fewer (COS-6.17).
pub(crate) fn doom(table: &mut Table, losers: Seats, ships: u8, anywhere: bool) {
    table.state.board.loss.fill(0);
    for seat in losers.iter() {
        let fleet = table.state.board.fleet(seat);
        let have = fleet.on_colonies() + if anywhere { fleet.mothership } else { 0 };
        table.state.board.doom[seat.index()] = have.min(ships);
    }
    table.then([Step::Window(Moment::Doomed), Step::ChooseLosses { losers, anywhere }]);
}

fn undecided(state: &State, losers: Seats) -> Seats {
    let board = &state.board;
    losers.iter().filter(|&seat| board.doom[seat.index()] > 0 && !board.answered.contains(seat)).collect()
}

pub(crate) fn choose_waits(state: &State, losers: Seats) -> bool {
    !undecided(state, losers).is_empty()
}

/// Two losers choose in secret and at the same time (COS-16.2).
pub(crate) fn choose_asks(state: &State, losers: Seats) -> (Seats, Ask) {
    (undecided(state, losers), if losers.len() > 1 { Ask::Sealed } else { Ask::Open })
}

fn spots(board: &Board, seat: Seat, anywhere: bool) -> impl Iterator<Item = Spot> + '_ {
    let mothership = (anywhere && board.fleet(seat).mothership > 0).then_some(Spot::Mothership);
    mothership.into_iter().chain(board.colonies(seat).map(Spot::Planet))
}

/// From the largest stack by default; ties: Mothership first, then planets in order.
fn largest_stack(state: &State, seat: Seat, anywhere: bool) -> Option<Spot> {
    let left = |spot: Spot| state.board.fleet(seat).at(spot.into()) - state.draft(seat).taken_from(spot);
    let mut first: Option<Spot> = None;
    for spot in spots(&state.board, seat, anywhere) {
        if first.is_none_or(|first| left(spot) > left(first)) {
            first = Some(spot);
        }
    }
    first
}

pub(crate) fn choose_candidates(state: &State, seat: Seat, anywhere: bool, out: &mut Vec<Action>) {
    let first = largest_stack(state, seat, anywhere);
    let others = spots(&state.board, seat, anywhere).filter(|&spot| Some(spot) != first);
    out.extend(first.into_iter().chain(others).map(Action::Take));
}

pub(crate) fn choose_allows(
    state: &State,
    seat: Seat,
    anywhere: bool,
    action: Action,
) -> Result<(), Refusal> {
    let Action::Take(spot) = action else { return fits(false) };
    let lawful = spots(&state.board, seat, anywhere).any(|own| own == spot);
    CHOOSE.requires(lawful, || Message::id("not-your-ships"))?;
    let left = state.board.fleet(seat).at(spot.into()) > state.draft(seat).taken_from(spot);
    CHOOSE.requires(left, || Message::id("no-ship-left"))
}

pub(crate) fn take(state: &mut State, seat: Seat, action: Action) {
    if let Action::Take(spot) = action {
        state.drafts[seat.index()].take(spot);
        if state.draft(seat).taken() == state.board.doom[seat.index()] {
            state.board.answered = state.board.answered.with(seat);
        }
    }
}

/// Makes up the choice of a player who has answered, for a world that is only imagined.
pub(crate) fn invent(state: &mut State, seat: Seat) {
    match state.step() {
        Step::ChooseLosses { anywhere, .. } => {
            while state.draft(seat).taken() < state.board.doom[seat.index()] {
                let Some(spot) = largest_stack(state, seat, anywhere) else { return };
                state.drafts[seat.index()].take(spot);
            }
        }
        Step::Place { .. } => {
            if let Some(planet) = state.board.neediest_haven(seat) {
                state.drafts[seat.index()].onto[planet.index()] = state.board.fleet(seat).adrift;
            }
        }
        step => unreachable!("{step:?} asks for no ships in secret"),
    }
}

/// The chosen ships are lost together (COS-6.8 a); what several chose in secret lies open with that (COS-16.2). A loser who
/// was spared has chosen nothing (COS-10.20).
pub(crate) fn chosen(table: &mut Table, losers: Seats) {
    let chose: Seats = losers.iter().filter(|&seat| table.state.board.doom[seat.index()] > 0).collect();
    if chose.len() > 1 {
        table.tell(Event::Uncovered { seats: chose });
    }
    table.state.board.answered = Seats::NONE;
    for seat in losers.iter() {
        let draft = std::mem::take(&mut table.state.drafts[seat.index()]);
        table.state.board.doom[seat.index()] = 0;
        table.move_ships(seat, Place::Mothership, Place::Falling, draft.mothership);
        for planet in Planet::all(table.state.board.seats()) {
            table.move_ships(seat, Place::Planet(planet), Place::Falling, draft.from[planet.index()]);
        }
    }
    table.then([Step::Sink]);
}

/// What was not saved goes to the Warp and is its owner's loss (COS-6.8 b); then each loser in timing order may be
/// healed (COS-6.8 c).
pub(crate) fn sink(table: &mut Table) {
    for seat in table.state.board.timing() {
        let ships = table.state.board.fleet(seat).falling;
        table.move_ships(seat, Place::Falling, Place::Warp, ships);
        table.state.board.loss[seat.index()] = ships;
    }
    for &seat in table.state.board.timing().iter().rev() {
        if table.state.board.loss[seat.index()] > 0 {
            table.then([Step::Window(Moment::Lost(seat))]);
        }
    }
}

/// Lets the owners of ships adrift put them on colonies.
pub(crate) fn put_back(table: &mut Table) {
    let board = &table.state.board;
    let owners: Seats = board.everyone().filter(|&seat| board.fleet(seat).adrift > 0).collect();
    if !owners.is_empty() {
        table.then([Step::Place { owners }]);
    }
}

fn unplaced(state: &State, seat: Seat) -> u8 {
    state.board.fleet(seat).adrift - state.draft(seat).put()
}

/// Owners who have a choice.
fn choosers(board: &Board, owners: Seats) -> Seats {
    owners.iter().filter(|&seat| board.havens(seat).take(2).count() > 1).collect()
}

/// Owners who have a choice and have not made it.
fn placing(state: &State, owners: Seats) -> Seats {
    choosers(&state.board, owners).iter().filter(|&seat| !state.board.answered.contains(seat)).collect()
}

pub(crate) fn place_waits(table: &Table, owners: Seats) -> bool {
    !placing(table.state, owners).is_empty()
}

/// Several owners place at the same time, and their order has no effect (COS-16.3).
pub(crate) fn place_asks(state: &State, owners: Seats) -> (Seats, Ask) {
    let several = choosers(&state.board, owners).len() > 1;
    (placing(state, owners), if several { Ask::Sealed } else { Ask::Open })
}

pub(crate) fn place_candidates(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let left = unplaced(state, seat);
    let first = state.board.neediest_haven(seat);
    let others = state.board.havens(seat).filter(|&planet| Some(planet) != first);
    for planet in first.into_iter().chain(others) {
        out.push(Action::Put { planet, ships: left });
        if left > 1 {
            out.push(Action::Put { planet, ships: 1 });
        }
    }
}

pub(crate) fn place_allows(state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
    let Action::Put { planet, ships } = action else { return fits(false) };
    PLACE.requires(state.board.havens(seat).any(|haven| haven == planet), || {
        Message::id("no-haven").with("planet", Arg::Part("planet", u16::from(planet.0)))
    })?;
    let left = unplaced(state, seat);
    PLACE.requires(ships == 1 || ships == left, || {
        Message::id("one-or-all").with("left", Arg::Number(i32::from(left)))
    })
}

pub(crate) fn put(state: &mut State, seat: Seat, action: Action) {
    if let Action::Put { planet, ships } = action {
        state.drafts[seat.index()].onto[planet.index()] += ships;
        if unplaced(state, seat) == 0 {
            state.board.answered = state.board.answered.with(seat);
        }
    }
}

/// Ships reach their colonies: as chosen, or the only one there is; without a colony they go to the Warp, which is no
/// loss (COS-13.3). What several chose at the same time lies open with that (COS-16.3, COS-16.6).
pub(crate) fn place_all(table: &mut Table, owners: Seats) {
    let choosers = choosers(&table.state.board, owners);
    if choosers.len() > 1 {
        table.tell(Event::Uncovered { seats: choosers });
    }
    table.state.board.answered = Seats::NONE;
    for seat in owners.iter() {
        let draft = std::mem::take(&mut table.state.drafts[seat.index()]);
        let only = table.state.board.havens(seat).next().map_or(Place::Warp, Place::Planet);
        for planet in Planet::all(table.state.board.seats()) {
            table.move_ships(seat, Place::Adrift, Place::Planet(planet), draft.onto[planet.index()]);
        }
        let rest = table.state.board.fleet(seat).adrift;
        table.move_ships(seat, Place::Adrift, only, rest);
    }
}
