//! Launch and point (COS-5.12 to COS-5.14).

use crate::agenda::Step;
use crate::board::{Board, Place, Planet, Spot};
use crate::destiny::{check_sent, intruders, is_settled_by_others, orders_anew};
use crate::event::Event;
use crate::table::Table;
use crate::windows::Moment;
use crate::{Action, CosmicEncounter, State, close, fits};
use orrery_core::{Arg, Clause, Message, Refusal, Seat};

/// One to four ships from any own colonies go to the Mothership.
pub const LAUNCH: Clause = Clause("COS-5.12");
/// The attacker points at a planet of the defender's system, or at a colony to be evicted.
pub const POINT: Clause = Clause("COS-5.13");

/// If not even one ship can be launched the turn ends (COS-5.12).
pub(crate) fn launch_waits(table: &mut Table) -> bool {
    let fleet = table.state.board.fleet(table.state.board.attacker);
    if fleet.mothership == 0 && fleet.on_colonies() == 0 {
        close::abort(table);
        return false;
    }
    true
}

pub(crate) fn launch_candidates(game: &CosmicEncounter, state: &State, out: &mut Vec<Action>) {
    let (board, seat) = (&state.board, state.board.attacker);
    let draft = state.draft(seat);
    if draft.taken() + board.fleet(seat).mothership >= game.numbers.launch_min {
        out.push(Action::Confirm);
    }
    pieces(board, seat, board.largest_colony(seat, draft), out);
}

/// Every colony as a piece, the default first.
fn pieces(board: &Board, seat: Seat, first: Option<Planet>, out: &mut Vec<Action>) {
    let others = board.colonies(seat).filter(|&planet| Some(planet) != first);
    out.extend(first.into_iter().chain(others).map(|planet| Action::Take(Spot::Planet(planet))));
}

pub(crate) fn launch_allows(game: &CosmicEncounter, state: &State, action: Action) -> Result<(), Refusal> {
    let (board, seat) = (&state.board, state.board.attacker);
    let draft = state.draft(seat);
    let sent = draft.taken() + board.fleet(seat).mothership;
    match action {
        Action::Take(Spot::Planet(planet)) => {
            check_sent(board, seat, sent, game.numbers.launch_max, (LAUNCH, "launch-full"))?;
            check_ship(board, seat, planet, draft.taken_from(Spot::Planet(planet)), LAUNCH)
        }
        Action::Confirm => LAUNCH.requires(sent >= game.numbers.launch_min, || {
            Message::id("launch-more").with("least", Arg::Number(i32::from(game.numbers.launch_min)))
        }),
        _ => fits(false),
    }
}

/// A ship can be taken from a planet only as long as one is left there.
pub(crate) fn check_ship(
    board: &Board,
    seat: Seat,
    planet: Planet,
    taken: u8,
    clause: Clause,
) -> Result<(), Refusal> {
    clause.requires(board.ships(seat, planet) > taken, || {
        Message::id("no-ship-there").with("planet", Arg::Part("planet", u16::from(planet.0)))
    })
}

pub(crate) fn launch(table: &mut Table, action: Action) {
    let seat = table.state.board.attacker;
    if let Action::Take(spot) = action {
        return table.state.drafts[seat.index()].take(spot);
    }
    table.state.board.agenda.pop();
    let draft = std::mem::take(&mut table.state.drafts[seat.index()]);
    for planet in Planet::all(table.state.board.seats()) {
        table.move_ships(seat, Place::Planet(planet), Place::Mothership, draft.from[planet.index()]);
    }
}

/// Colonies chosen for eviction may be gone: then discs are turned again (COS-5.13).
pub(crate) fn point_waits(table: &mut Table) -> bool {
    let board = &table.state.board;
    if board.encounter.evicting && !is_settled_by_others(board) {
        orders_anew(table);
        return false;
    }
    true
}

/// Planets of the defender's system, or foreign colonies at home; with two players either (COS-11.2).
fn targets(board: &Board) -> impl Iterator<Item = (Planet, Seat)> + '_ {
    let abroad = board.encounter.defender.filter(|_| !board.encounter.evicting);
    let system = abroad.into_iter().flat_map(|seat| Planet::home(seat).map(move |planet| (planet, seat)));
    let at_home = board.encounter.evicting || board.seats() == 2;
    system.chain(intruders(board).filter(move |_| at_home))
}

pub(crate) fn point_candidates(board: &Board, out: &mut Vec<Action>) {
    let weakest = targets(board).min_by_key(|&(planet, seat)| (board.ships(seat, planet), planet.0));
    let point = |(planet, defender)| Action::Point { planet, defender };
    out.extend(weakest.map(point));
    out.extend(targets(board).filter(|&target| Some(target) != weakest).map(point));
    let elsewhere = |planet: &Planet| targets(board).all(|(target, _)| target != *planet);
    let others = Planet::all(board.seats()).filter(elsewhere);
    out.extend(others.map(|planet| point((planet, planet.owner()))));
}

pub(crate) fn point_allows(board: &Board, action: Action) -> Result<(), Refusal> {
    let Action::Point { planet, defender } = action else { return fits(false) };
    POINT.requires(targets(board).any(|target| target == (planet, defender)), || no_target(board, planet))
}

/// Why that planet is not attacked.
fn no_target(board: &Board, planet: Planet) -> Message {
    let named = |id| Message::id(id).with("planet", Arg::Part("planet", u16::from(planet.0)));
    let (at_home, attacked) = (planet.owner() == board.attacker, board.encounter.defender);
    let evicts = board.encounter.evicting || at_home && board.seats() == 2;
    match attacked.filter(|_| !evicts) {
        _ if targets(board).any(|(target, _)| target == planet) => named("no-target"),
        Some(seat) => named("no-target-abroad").with("seat", Arg::Seat(seat)),
        None if at_home => named("no-target-free"),
        None => named("no-target-outside"),
    }
}

/// From now on the defender's ships on that planet are bound to it (COS-5.14). Evicting fixes the defender only here
/// (COS-5.6).
pub(crate) fn point(table: &mut Table, action: Action) {
    let Action::Point { planet, defender } = action else {
        unreachable!("the check saw a planet pointed at")
    };
    table.state.board.agenda.pop();
    let encounter = &mut table.state.board.encounter;
    let fixed = encounter.defender.is_some();
    encounter.target = Some(planet);
    encounter.defender = Some(defender);
    table.tell(Event::Pointed { planet, defender });
    if !fixed {
        table.then([Step::Defend { moment: Moment::BeforeInvitations }]);
    }
}
