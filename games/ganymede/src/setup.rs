//! Laying out the table (GAN-3), and the options of the host (GAN-13).

use crate::action::Action;
use crate::agenda::{Agenda, Next, Step, another_question};
use crate::cards::{Planet, Set, Ship, Slot, Tile};
use crate::components::Ganymede;
use crate::event::Event;
use crate::memory::Memory;
use crate::settlers::Settlers;
use crate::state::{Board, Choice, PLAYERS, Row, ShipDeck, State};
use crate::turns;
use crate::verbs::Table;
use orrery_core::seat::each;
use orrery_core::{Arg, Chance, Clause, List, Message, Refusal, Seat};
use serde::{Deserialize, Serialize};

/// What the host may choose.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Who begins; nobody named: chosen at random.
    pub first: Option<Seat>,
    /// Whether hand cards that a viewer has seen being taken are displayed to them (GAN-13.2).
    pub memory_aid: bool,
}

/// From two to four corporations compete.
pub const CORPORATIONS: Clause = Clause("GAN-1.1");
/// The first player is chosen at random, or named by the host.
pub const FIRST_PLAYER: Clause = Clause("GAN-13.1");
/// Two different ships of those dealt, one for each slot.
pub const CHOICE: Clause = Clause("GAN-3.6");

/// Lays out the table up to the choice of ships: who begins (GAN-3.1), the supply (GAN-3.3), the starting
/// tiles (GAN-3.4), the shuttles (GAN-3.5), the ships dealt (GAN-3.6).
pub fn lay_out(
    game: &Ganymede,
    options: &Options,
    seats: u8,
    dice: &mut dyn Chance,
) -> Result<State, Refusal> {
    CORPORATIONS.requires((2..=PLAYERS as u8).contains(&seats), || {
        Message::id("wrong-number-of-players").with("players", Arg::Number(i32::from(seats)))
    })?;
    FIRST_PLAYER.requires(options.first.is_none_or(|seat| seat.0 < seats), || {
        Message::id("no-such-first-player").with("players", Arg::Number(i32::from(seats)))
    })?;
    let first = options.first.unwrap_or_else(|| Seat(dice.below(u32::from(seats)) as u8));
    let (start, others): (Vec<Tile>, Vec<Tile>) =
        game.all_tiles().iter().partition(|&tile| game.tile(tile).start);
    let mut shuttle_decks = Planet::ALL.map(|planet| game.shuttles_from(planet));
    let rows = [game.limits.earth_row, game.limits.mars_row];
    let shuttle_rows = Planet::ALL.map(|planet| {
        let at = planet as usize;
        (0..rows[at]).map(|_| shuttle_decks[at].draw(dice)).collect()
    });
    let mut ship_deck = ShipDeck::new(game.all_ships().iter());
    Ok(State {
        memory_aid: options.memory_aid,
        first,
        active: first,
        round: 0,
        ending: false,
        supply: Settlers::each(game.limits.supply_per_colour[usize::from(seats)]),
        boards: each(seats, Board::new()),
        tile_row: start.into_iter().map(Some).collect(),
        tile_pile: others.into_iter().collect(),
        tile_discard: Set::new(),
        shuttle_rows,
        shuttle_decks,
        ship_row: Row::new(),
        dealt: (0..seats).map(|_| deal(game, &mut ship_deck, dice)).collect(),
        ship_deck,
        beneath: List::new(),
        hands: each(seats, Set::new()),
        choices: each(seats, None),
        memories: [Memory::default(); PLAYERS + 1],
        payment: None,
        agenda: Agenda::of([Step::ChooseShips]),
    })
}

fn deal(game: &Ganymede, deck: &mut ShipDeck, dice: &mut dyn Chance) -> Set<Ship> {
    (0..game.limits.setup_ships_dealt).filter_map(|_| deck.draw(dice)).collect()
}

pub fn candidates(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let dealt = state.dealt[seat.index()];
    for identical in dealt.iter() {
        let others = dealt.iter().filter(|&different| different != identical);
        out.extend(others.map(|different| Action::Choose { identical, different }));
    }
}

pub fn allows(state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
    let &Action::Choose { identical, different } = action else { return another_question() };
    let dealt = state.dealt[seat.index()];
    for ship in [identical, different] {
        CHOICE.requires(dealt.contains(ship), || Message::id("ship-not-dealt").with("ship", ship.into()))?;
    }
    CHOICE.requires(identical != different, || Message::id("same-ship-twice"))
}

/// Keeps the choice until all have chosen.
pub fn choose(table: &mut Table<'_>, seat: Seat, choice: Choice) {
    table.state.choices[seat.index()] = Some(choice);
    table.tell(Event::Chose { seat });
}

pub fn await_choices(table: &mut Table<'_>) -> Next {
    if !table.state.undecided().is_empty() {
        return Next::Ask;
    }
    table.state.agenda.pop();
    table.state.agenda.push(Step::RevealShips);
    Next::GoOn
}

/// The unchosen ships go back, the ship row is laid out, the chosen ships are revealed (GAN-3.7).
pub fn reveal_ships(table: &mut Table<'_>) -> Next {
    table.state.agenda.pop();
    let seats = table.state.seats();
    for seat in Seat::all(seats).map(Seat::index) {
        let Choice { identical, different } = table.state.choices[seat].expect("all have chosen");
        table.state.dealt[seat].remove(identical);
        table.state.dealt[seat].remove(different);
        let given_back = table.state.dealt[seat];
        table.state.ship_deck.shuffle_in(given_back.iter());
    }
    for _ in 0..table.game.limits.ship_row {
        let ship = table.reveal_ship();
        table.state.ship_row.push(ship);
    }
    for seat in Seat::all(seats) {
        let Choice { identical, different } =
            table.state.choices[seat.index()].take().expect("all have chosen");
        table.dock_ship(seat, Slot::Identical, identical);
        table.dock_ship(seat, Slot::Different, different);
    }
    turns::begin(table, table.state.first);
    Next::GoOn
}
