//! The final score (GAN-10.3 to GAN-10.7).

use crate::cards::{Ship, Slot};
use crate::components::{Ganymede, Score};
use crate::settlers::Color;
use crate::state::{Board, State};
use crate::{bonuses, shuttles};
use orrery_core::{Outcome, PerSeat};

/// Where the points of one player come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Points {
    pub ships: i32,
    pub reputation: i32,
    /// Settlers on ships that are still waiting.
    pub settlers: i32,
}

impl Points {
    pub fn total(self) -> i32 {
        self.ships + self.reputation + self.settlers
    }
}

pub fn points(game: &Ganymede, board: &Board) -> Points {
    let waiting: u8 = Slot::ALL.iter().map(|&slot| board.aboard(slot).total()).sum();
    Points {
        ships: board.launched.iter().map(|ship| worth(game, board, ship)).sum(),
        reputation: reputation(game, board),
        settlers: i32::from(waiting) * game.limits.incomplete_ship_vp_per_settler,
    }
}

/// What a launched ship is worth, seen from the final position (GAN-10.4).
pub fn worth(game: &Ganymede, board: &Board, ship: Ship) -> i32 {
    match game.ship(ship).score {
        Score::Fixed(vp) => vp,
        Score::PerShuttleOf(class, vp) => vp * i32::from(shuttles::column(game, board, class as usize)),
        Score::FullSet(vp) => vp * i32::from(bonuses::sets(game, board).min(1)),
        Score::PerSymbol(color, vp) => vp * symbols(game, board, color),
        Score::ReputationAgain => reputation(game, board),
        Score::PerTile(vp) => vp * i32::from(board.tiles.len()),
    }
}

/// Symbols of a color in the requirements of one's shuttles; white ones do not count.
fn symbols(game: &Ganymede, board: &Board, color: Color) -> i32 {
    board.shuttles.iter().map(|shuttle| i32::from(game.shuttle(shuttle).requires.of(color))).sum()
}

/// The level that the marker has reached (GAN-10.5).
fn reputation(game: &Ganymede, board: &Board) -> i32 {
    game.track[usize::from(board.reputation)].vp
}

/// Points, then settlers on Mars, then settlers on Earth; whoever is equal in all three shares the place
/// (GAN-10.6, GAN-10.7).
pub fn outcome(game: &Ganymede, state: &State) -> Outcome {
    let totals: PerSeat<i32> = state.boards.iter().map(|board| points(game, board).total()).collect();
    let ties = state.boards.iter().map(|board| (board.mars.total(), board.earth.total()));
    let keys: PerSeat<_> = totals.iter().copied().zip(ties).collect();
    Outcome::ranked(totals, &keys)
}
