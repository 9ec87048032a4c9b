//! Taking a settler tile (GAN-5.1) and discarding tiles for basic actions (GAN-5.3).

use crate::agenda::{Card, Due, Step};
use crate::cards::{Set, Tile};
use crate::components::Ganymede;
use crate::state::{Board, State, cards};
use crate::verbs::Table;
use orrery_core::{Clause, Message, Refusal};

/// A tile is taken from the row, never from the pile.
pub const FACE_UP: Clause = Clause("GAN-5.1.1");
/// You discard tiles of your own, one at least.
pub const OWN_TILES: Clause = Clause("GAN-5.3.1");

pub fn may_take(state: &State, tile: Tile) -> Result<(), Refusal> {
    FACE_UP.requires(cards(&state.tile_row).any(|lying| lying == tile), || Message::id("tile-not-in-row"))
}

pub fn may_discard(state: &State, tile: Tile) -> Result<(), Refusal> {
    OWN_TILES.requires(state.board().tiles.contains(tile), || Message::id("tile-not-yours"))
}

/// With every slot taken, one tile goes before the new one comes (GAN-5.1.2).
pub fn tiles_owed(game: &Ganymede, board: &Board) -> u8 {
    u8::from(board.tiles.len() >= game.limits.tile_slots)
}

/// The new tile works once for each tile of its class, itself included and shuttles not (GAN-5.1.3,
/// GAN-5.1.4, GAN-5.1.6).
pub fn take(table: &mut Table<'_>, tile: Tile, discarded: Set<Tile>) {
    discarded.iter().for_each(|tile| table.discard_tile(tile));
    table.take_tile(tile);
    let class = table.game.tile(tile).class;
    let left = table.state.board().tiles.both(table.game.tiles_of[class as usize]).len();
    table.state.agenda.push(Step::Activate { card: Card::Tile(tile), left });
}

/// One basic action for each tile, whatever the tiles show (GAN-5.3.1, GAN-5.3.2).
pub fn discard(table: &mut Table<'_>, tiles: Set<Tile>) {
    for tile in tiles.iter() {
        table.discard_tile(tile);
        table.state.agenda.push(Step::Operate(Due::DiscardedTile));
    }
}
