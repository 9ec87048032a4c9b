//! Paying for an action before anything happens (GAN-4.7).
//!
//! What is chosen is named piece by piece. Until the last piece is named nothing has moved, nobody has learnt
//! anything, and each piece may be taken back.

use crate::action::Action;
use crate::agenda::{Next, Step, another_question};
use crate::cards::{Set, Shuttle, Tile};
use crate::components::Ganymede;
use crate::settlers::{Color, Settlers};
use crate::state::State;
use crate::verbs::Table;
use crate::{shuttles, tiles};
use orrery_core::{Clause, Message, Refusal};
use serde::{Deserialize, Serialize};

/// A payment is made with what one has, and nothing is named twice.
pub const PAYMENT: Clause = Clause("GAN-4.7");

/// What is being bought, and what has been named for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Payment {
    pub purchase: Purchase,
    /// Those who stand for white symbols.
    pub settlers: Settlers,
    pub tiles: Set<Tile>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Purchase {
    Tile(Tile),
    Shuttle(Shuttle),
    BasicActions,
}

/// Begins to pay for the action that was chosen.
pub fn begin(table: &mut Table<'_>, purchase: Purchase, tiles: Set<Tile>) {
    table.state.payment = Some(Payment { purchase, settlers: Settlers::NONE, tiles });
    table.state.agenda.pop();
    table.state.agenda.push(Step::Pay);
}

/// What is still to be named.
enum Owed {
    Settlers {
        number: u8,
        from: Settlers,
    },
    Tiles {
        number: u8,
        from: Set<Tile>,
    },
    /// More tiles may be named, or enough is enough.
    MoreTiles {
        from: Set<Tile>,
    },
    Nothing,
}

fn owed(game: &Ganymede, state: &State) -> Owed {
    let payment = state.payment.expect("a step that asks for a payment has one");
    let Payment { purchase, settlers, tiles } = payment;
    let board = state.board();
    let from = board.tiles.without(tiles);
    let (spare, white, cost) = match purchase {
        Purchase::Tile(_) => (Settlers::NONE, 0, tiles::tiles_owed(game, board)),
        Purchase::Shuttle(shuttle) => {
            let face = game.shuttle(shuttle);
            (shuttles::spare_settlers(game, board, shuttle), face.white, face.discard_tiles)
        }
        Purchase::BasicActions if from.is_empty() => return Owed::Nothing,
        Purchase::BasicActions => return Owed::MoreTiles { from },
    };
    if settlers.total() < white {
        Owed::Settlers { number: white - settlers.total(), from: spare.minus(settlers) }
    } else if tiles.len() < cost {
        Owed::Tiles { number: cost - tiles.len(), from }
    } else {
        Owed::Nothing
    }
}

/// Names by itself what leaves no choice (GAN-4.5), asks for the rest, and buys when all is named.
pub fn collect(table: &mut Table<'_>) -> Next {
    match owed(table.game, table.state) {
        Owed::Settlers { number, from } => match from.only_choice_of(number) {
            Some(settlers) => spend(table, settlers),
            None => return Next::Ask,
        },
        Owed::Tiles { number, from } if from.len() == number => {
            from.iter().for_each(|tile| name_tile(table, tile));
        }
        Owed::Tiles { .. } | Owed::MoreTiles { .. } => return Next::Ask,
        Owed::Nothing => buy(table),
    }
    Next::GoOn
}

pub fn candidates(game: &Ganymede, state: &State, out: &mut Vec<Action>) {
    match owed(game, state) {
        Owed::Settlers { .. } => out.extend(Color::ALL.map(Action::Spend)),
        Owed::Tiles { .. } => out.extend(state.board().tiles.iter().map(Action::Discard)),
        Owed::MoreTiles { .. } => {
            out.push(Action::Enough);
            out.extend(state.board().tiles.iter().map(Action::Discard));
        }
        Owed::Nothing => {}
    }
}

pub fn allows(game: &Ganymede, state: &State, action: &Action) -> Result<(), Refusal> {
    match (owed(game, state), *action) {
        (Owed::Settlers { from, .. }, Action::Spend(color)) => PAYMENT
            .requires(from.has(color), || Message::id("no-settler-to-spend").with("color", color.into())),
        (Owed::Tiles { from, .. } | Owed::MoreTiles { from }, Action::Discard(tile)) => {
            let named = state.board().tiles.contains(tile);
            let id = if named { "tile-already-named" } else { "tile-not-yours" };
            PAYMENT.requires(from.contains(tile), || Message::id(id))
        }
        (Owed::MoreTiles { .. }, Action::Enough) => Ok(()),
        (_, _) => another_question(),
    }
}

pub fn spend(table: &mut Table<'_>, settlers: Settlers) {
    let payment = table.state.payment.as_mut().expect("a step that asks for a payment has one");
    payment.settlers = payment.settlers.plus(settlers);
}

pub fn name_tile(table: &mut Table<'_>, tile: Tile) {
    table.state.payment.as_mut().expect("a step that asks for a payment has one").tiles.insert(tile);
}

/// All is named: now the action happens.
pub fn buy(table: &mut Table<'_>) {
    table.state.agenda.pop();
    let payment = table.state.payment.take().expect("a step that asks for a payment has one");
    match payment.purchase {
        Purchase::Tile(tile) => tiles::take(table, tile, payment.tiles),
        Purchase::Shuttle(shuttle) => shuttles::take(table, shuttle, &payment),
        Purchase::BasicActions => tiles::discard(table, payment.tiles),
    }
}
