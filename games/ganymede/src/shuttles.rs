//! Using a shuttle (GAN-5.2).

use crate::action::Action;
use crate::agenda::{Card, Next, Occasion, Step, another_question};
use crate::cards::{Planet, Shuttle, Slot};
use crate::components::Ganymede;
use crate::payment::Payment;
use crate::settlers::{Color, Settlers};
use crate::state::{Board, State, cards};
use crate::verbs::Table;
use crate::{bonuses, ships};
use orrery_core::{Arg, Clause, Message, Refusal};

/// Only a shuttle that lies face up in a row can be used.
pub const FACE_UP: Clause = Clause("GAN-5.2.1");
/// Distinct settlers cover every symbol, and a tile is there if one is demanded.
pub const REQUIREMENT: Clause = Clause("GAN-5.2.2");
/// Of the travelers, as many arrive as find room on Mars, by your choice.
pub const ARRIVAL: Clause = Clause("GAN-5.2.4");
/// Travelers board one by one, in the order you choose.
pub const BOARDING: Clause = Clause("GAN-5.2.5");

/// Room at the destination, or use for the effect, is not asked for.
pub fn may_use(game: &Ganymede, state: &State, shuttle: Shuttle) -> Result<(), Refusal> {
    let in_row = state.shuttle_rows.iter().any(|row| cards(row).any(|lying| lying == shuttle));
    FACE_UP.requires(in_row, || Message::id("shuttle-not-in-row"))?;
    let (face, board) = (game.shuttle(shuttle), state.board());
    let waiting = board.planet(face.planet);
    let missing = Color::ALL.into_iter().find(|&color| waiting.of(color) < face.requires.of(color));
    REQUIREMENT.requires(missing.is_none(), || {
        let color = missing.expect("some color is missing");
        Message::id("settlers-missing").with("color", color.into()).with("planet", face.planet.into())
    })?;
    let carried = face.requires.total() + face.white;
    REQUIREMENT.requires(waiting.total() >= carried, || {
        let number = Arg::Number(i32::from(carried));
        Message::id("too-few-settlers").with("number", number).with("planet", face.planet.into())
    })?;
    REQUIREMENT.requires(board.tiles.len() >= face.discard_tiles, || Message::id("no-tile-to-discard"))
}

/// Who may stand for white symbols: all whom the colored ones do not need (GAN-2.6).
pub fn spare_settlers(game: &Ganymede, board: &Board, shuttle: Shuttle) -> Settlers {
    let face = game.shuttle(shuttle);
    board.planet(face.planet).minus(face.requires)
}

/// Pays and places the card; then come the transfer, the set bonus and the effect, in this order (GAN-5.2.3,
/// GAN-5.2.7, GAN-5.4.7).
pub fn take(table: &mut Table<'_>, shuttle: Shuttle, payment: &Payment) {
    let face = table.game.shuttle(shuttle);
    let sets_before = bonuses::sets(table.game, table.state.board());
    table.take_shuttle(shuttle);
    payment.tiles.iter().for_each(|tile| table.discard_tile(tile));
    table.depart(face.planet, face.requires.plus(payment.settlers));
    let left = column(table.game, table.state.board(), face.class as usize);
    table.state.agenda.push(Step::Activate { card: Card::Shuttle(shuttle), left });
    if bonuses::sets(table.game, table.state.board()) > sets_before {
        table.state.agenda.push(Step::OfferLaunch(Occasion::Set));
    }
    table.state.agenda.push(Step::Transfer(face.planet));
}

/// How many shuttles of a class lie under the board (GAN-5.2.8).
pub fn column(game: &Ganymede, board: &Board, class: usize) -> u8 {
    board.shuttles.both(game.shuttles_of[class]).len()
}

/// Brings the travelers to Mars, or aboard the ships; whoever finds no place is lost in space, be it all of
/// them (GAN-12.2).
pub fn transfer(table: &mut Table<'_>, from: Planet) -> Next {
    match from {
        Planet::Earth => reach_mars(table),
        Planet::Mars => board_ships(table),
    }
}

fn reach_mars(table: &mut Table<'_>) -> Next {
    let board = table.state.board();
    let room = table.game.limits.mars_capacity - board.mars.total();
    let arriving = room.min(board.transit.total());
    let Some(settlers) = board.transit.only_choice_of(arriving) else { return Next::Ask };
    for color in Color::ALL {
        (0..settlers.of(color)).for_each(|_| table.arrive(color));
    }
    land(table)
}

fn board_ships(table: &mut Table<'_>) -> Next {
    let mut ways = boardings(table.game, table.state.board());
    let (first, second) = (ways.next(), ways.next());
    drop(ways);
    match (first, second) {
        (None, _) => land(table),
        (Some((settler, slot)), None) => {
            table.board_ship(settler, slot);
            Next::GoOn
        }
        (Some(_), Some(_)) => Next::Ask,
    }
}

/// The transfer is over.
fn land(table: &mut Table<'_>) -> Next {
    table.lose_travelers();
    table.state.agenda.pop();
    Next::GoOn
}

/// Who may board which ship at this moment (GAN-5.2.6).
fn boardings(game: &Ganymede, board: &Board) -> impl Iterator<Item = (Color, Slot)> {
    let travelers = board.transit.colors().iter();
    let all = travelers.flat_map(|color| Slot::ALL.map(|slot| (color, slot)));
    all.filter(|&(color, slot)| ships::accepts(game, board, slot, color).is_ok())
}

pub fn candidates(state: &State, from: Planet, out: &mut Vec<Action>) {
    let travelers = state.board().transit.colors().iter();
    match from {
        Planet::Earth => out.extend(travelers.map(Action::Keep)),
        Planet::Mars => {
            out.extend(travelers.flat_map(|settler| Slot::ALL.map(|slot| Action::Board { settler, slot })));
        }
    }
}

pub fn allows(game: &Ganymede, state: &State, from: Planet, action: &Action) -> Result<(), Refusal> {
    let board = state.board();
    let traveling = |clause: Clause, color: Color| {
        clause.requires(board.transit.has(color), || Message::id("not-traveling").with("color", color.into()))
    };
    match (from, *action) {
        (Planet::Earth, Action::Keep(color)) => traveling(ARRIVAL, color),
        (Planet::Mars, Action::Board { settler, slot }) => {
            traveling(BOARDING, settler)?;
            ships::accepts(game, board, slot, settler)
        }
        (Planet::Earth | Planet::Mars, _) => another_question(),
    }
}
