//! Start of the turn, recovering a ship, receiving orders (COS-5.1, COS-5.7 to COS-5.11).

use crate::agenda::Step;
use crate::board::{Board, Place, Planet};
use crate::event::Event;
use crate::table::Table;
use crate::windows::Moment;
use crate::{Action, campaign, fits, hands};
use orrery_core::{Arg, Clause, Message, Refusal, Seat};

/// With ships in the Warp the attacker may move one to any colony of theirs.
pub const RECOVER: Clause = Clause("COS-5.7");
/// Drawing one's own colour with a foreign colony at home gives two options: another disc, or evicting.
pub const OWN_COLOR: Clause = Clause("COS-5.10");
/// After so many turns a simulation stops (COS-14.5).
pub const LAST_TURN: u16 = 200;

/// The turn player becomes the attacker, and takes a new hand if they need one (COS-5.1).
pub(crate) fn begin_turn(table: &mut Table) {
    let board = &mut table.state.board;
    if board.turn > LAST_TURN {
        return campaign::stop(table);
    }
    board.number = 1;
    let seat = board.attacker;
    table.tell(Event::TurnBegan { seat });
    if table.check_cards(seat) {
        table.then([Step::BeginEncounter]);
    } else {
        table.then([Step::TurnPlayerReady]);
        hands::new_hand(table, seat, Moment::EncounterStart);
    }
}

/// An attacker for whom no encounter card is to be had ends the turn at once (COS-5.3).
pub(crate) fn turn_player_ready(table: &mut Table) {
    let seat = table.state.board.attacker;
    if table.check_cards(seat) {
        table.then([Step::BeginEncounter]);
    } else {
        table.tell(Event::TurnEnds { seat });
        table.then([Step::EndTurn]);
    }
}

/// The first steps of an encounter with their windows (COS-1.5, COS-4.1).
pub(crate) fn begin_encounter(table: &mut Table) {
    table.tell(Event::EncounterBegan { number: table.state.board.number });
    table.then([
        Step::Window(Moment::EncounterStart),
        Step::Recover,
        Step::Window(Moment::BeforeOrders),
        Step::Orders,
        Step::Window(Moment::BeforeLaunch),
        Step::Launch,
        Step::Point,
        Step::Window(Moment::BeforeInvitations),
        Step::Alliances,
    ]);
}

/// Without any colony the recovered ship goes straight to the Mothership; that is compulsory (COS-5.7, COS-13.7).
pub(crate) fn recover_waits(table: &mut Table) -> bool {
    let attacker = table.state.board.attacker;
    if table.state.board.fleet(attacker).warp == 0 {
        return false;
    }
    if table.state.board.colonies(attacker).next().is_none() {
        table.move_ships(attacker, Place::Warp, Place::Mothership, 1);
        return false;
    }
    true
}

pub(crate) fn recover_candidates(board: &Board, out: &mut Vec<Action>) {
    let first = board.neediest_haven(board.attacker);
    out.extend(first.map(|planet| Action::Put { planet, ships: 1 }));
    let others = Planet::all(board.seats()).filter(|&planet| Some(planet) != first);
    out.extend(others.map(|planet| Action::Put { planet, ships: 1 }));
    out.push(Action::Pass);
}

pub(crate) fn recover_allows(board: &Board, action: Action) -> Result<(), Refusal> {
    match action {
        Action::Pass => Ok(()),
        Action::Put { planet, ships: 1 } => RECOVER.requires(board.ships(board.attacker, planet) > 0, || {
            Message::id("no-colony-there").with("planet", Arg::Part("planet", u16::from(planet.0)))
        }),
        _ => fits(false),
    }
}

pub(crate) fn recover(table: &mut Table, action: Action) {
    table.state.board.agenda.pop();
    if let Action::Put { planet, .. } = action {
        table.move_ships(table.state.board.attacker, Place::Warp, Place::Planet(planet), 1);
    }
}

/// Whether any other player has a colony in the attacker's home system (COS-5.10).
pub(crate) fn is_settled_by_others(board: &Board) -> bool {
    intruders(board).next().is_some()
}

/// Foreign colonies in the attacker's home system, planet by planet.
pub(crate) fn intruders(board: &Board) -> impl Iterator<Item = (Planet, Seat)> + '_ {
    let others = move |planet| board.attacker.others(board.seats()).map(move |seat| (planet, seat));
    Planet::home(board.attacker).flat_map(others).filter(|&(planet, seat)| board.ships(seat, planet) > 0)
}

/// Turns discs until one tells whose system is attacked (COS-5.8 to COS-5.10); with two players none is needed (COS-11.1).
/// One's own colour never lets one resettle an empty home planet (COS-5.11).
pub(crate) fn receive_orders(table: &mut Table) {
    let attacker = table.state.board.attacker;
    if table.state.board.seats() == 2 {
        return defend(table, attacker.next(2));
    }
    loop {
        let color = turn_disc(table);
        if color != attacker {
            return defend(table, color);
        }
        if is_settled_by_others(&table.state.board) {
            return table.then([Step::OwnColor]);
        }
    }
}

/// The owner of the system is the defender (COS-5.9).
fn defend(table: &mut Table, seat: Seat) {
    table.state.board.encounter.defender = Some(seat);
    table.tell(Event::Defends { seat });
    table.then([Step::Defend { moment: Moment::BeforeLaunch }]);
}

/// A pile of one disc or none is shuffled with the turned ones before the next is turned (COS-5.8).
fn turn_disc(table: &mut Table) -> Seat {
    let board = &mut table.state.board;
    if board.pile.iter().sum::<u8>() <= 1 {
        for (pile, turned) in board.pile.iter_mut().zip(&mut board.turned) {
            *pile += std::mem::take(turned);
        }
        table.events.push(Event::DiscsShuffled);
    }
    let color = Seat(crate::state::draw_disc(&mut board.pile, table.dice));
    board.turned[color.index()] += 1;
    table.tell(Event::Disc { color });
    color
}

pub(crate) fn own_color_allows(action: Action) -> Result<(), Refusal> {
    OWN_COLOR.requires(matches!(action, Action::Redraw | Action::Evict), || Message::id("redraw-or-evict"))
}

pub(crate) fn own_color(table: &mut Table, action: Action) {
    table.state.board.agenda.pop();
    table.tell(Event::Chose { seat: table.state.board.attacker, action });
    if action == Action::Evict {
        table.state.board.encounter.evicting = true;
    } else {
        table.then([Step::Orders]);
    }
}

/// Start over at the orders: the colonies to be evicted are gone (COS-5.13).
pub(crate) fn orders_anew(table: &mut Table) {
    table.state.board.encounter.evicting = false;
    table.then([Step::Orders]);
}

fn sends_one(board: &Board, seat: Seat) -> bool {
    board.works(seat) && board.power(seat).sends_one()
}

/// How many ships a player may send at once: as the box says, or exactly one (COS-10.9).
pub(crate) fn most_sent(board: &Board, seat: Seat, most: u8) -> u8 {
    if sends_one(board, seat) { most.min(1) } else { most }
}

/// Whether a player may send a ship more; if a power of theirs forbids it, its clause says so.
pub(crate) fn check_sent(
    board: &Board,
    seat: Seat,
    sent: u8,
    most: u8,
    (clause, full): (Clause, &'static str),
) -> Result<(), Refusal> {
    let most = most_sent(board, seat, most);
    let alone = !sends_one(board, seat) || sent < most;
    board.aliens[seat.index()].clause().requires(alone, || Message::id("launch-one"))?;
    clause.requires(sent < most, || Message::id(full).with("most", Arg::Number(i32::from(most))))
}
