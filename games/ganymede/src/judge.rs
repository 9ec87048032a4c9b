//! The seat's chance of winning at a glance.
//!
//! What a position is worth is counted in legs: a settler needs three of them, and so does a plan.

use crate::cards::{Class, Planet, Set, Ship, Shuttle, Slot};
use crate::components::Ganymede;
use crate::payment::Purchase;
use crate::settlers::Color;
use crate::state::{Berth, Board, State, cards};
use crate::{agenda::Step, bonuses, scoring, ships, shuttles};
use orrery_core::{PerSeat, Seat};

/// So much worth makes a lead about e times as likely to win.
const TELLING_LEAD: f32 = 7.0;
/// A launched ship beyond its points: more than four settlers who wait aboard, or the last of them would stay away.
const LAUNCHED: f32 = 13.0;
const ABOARD: f32 = 3.2;
/// A further shuttle in a column of so many.
const IN_COLUMN: f32 = 0.33;
/// What is still to come: an operation, a tile with its effect, a traveler's leg, a basic action more than its tile.
const ACTIVATION: f32 = 1.5;
const TILE_TO_COME: f32 = 2.0;
const TRAVELER: f32 = 1.4;
const EXCHANGE: f32 = 0.3;

pub fn chance(game: &Ganymede, state: &State, seat: Seat) -> f32 {
    if *state.agenda.now() == Step::Over {
        let places = scoring::outcome(game, state).places;
        let winners = places.iter().filter(|&&place| place == 1).count() as f32;
        return if places[seat.index()] == 1 { 1.0 / winners } else { 0.0 };
    }
    let weights: PerSeat<f32> =
        Seat::all(state.seats()).map(|seat| (worth(game, state, seat) / TELLING_LEAD).exp()).collect();
    weights[seat.index()] / weights.iter().sum::<f32>()
}

fn worth(game: &Ganymede, state: &State, seat: Seat) -> f32 {
    let board = &state.boards[seat.index()];
    // In the last round only points count; before it, what will become points.
    if state.ending {
        return (scoring::points(game, board).total() + leaving(game, board)) as f32 * 2.0;
    }
    launched(game, board)
        + at_ganymede(game, board)
        + settlers(game, board)
        + reputation(game, board)
        + columns(game, board)
        + tiles(game, board)
        + 0.12 * best_two(game, board, state.hands[seat.index()])
        + prospects(game, state, board)
        + if seat == state.active { under_way(game, state, board) } else { 0.0 }
}

/// What is begun and has changed nothing yet: effects still to be activated, operations that are due, a purchase of which
/// every piece is named before anything moves (GAN-4.7). Whoever did not see it would shy at every first step.
fn under_way(game: &Ganymede, state: &State, board: &Board) -> f32 {
    let bought = |purchase: Purchase| match purchase {
        Purchase::Tile(_) => TILE_TO_COME,
        Purchase::Shuttle(shuttle) => {
            let face = game.shuttle(shuttle);
            let activations = f32::from(shuttles::column(game, board, face.class as usize) + 1);
            TRAVELER * f32::from(face.requires.total() + face.white) + (ACTIVATION + IN_COLUMN) * activations
        }
        Purchase::BasicActions => {
            state.payment.map_or(0.0, |payment| EXCHANGE * f32::from(payment.tiles.len()))
        }
    };
    let worth = |step: &Step| match *step {
        Step::Activate { left, .. } => ACTIVATION * f32::from(left),
        Step::Operate(_) => ACTIVATION,
        Step::Pay => state.payment.map_or(0.0, |payment| bought(payment.purchase)),
        _ => 0.0,
    };
    state.agenda.iter().map(worth).sum()
}

/// The points that ships on their way will bring yet: one whose bonus is being resolved counts as soon as that is over
/// (GAN-7.6), a complete one leaves before the turn ends and takes its settlers along (GAN-8.1).
fn leaving(game: &Ganymede, board: &Board) -> i32 {
    let departing = board.berths.iter().filter_map(|berth| match *berth {
        Berth::Departing(ship) => Some(scoring::worth(game, board, ship)),
        Berth::Docked { .. } | Berth::Awaiting | Berth::Empty => None,
    });
    let complete = ships::complete(game, board).map(|slot| match board.berth(slot) {
        Berth::Docked { ship, aboard } => scoring::worth(game, board, ship) - i32::from(aboard.total()),
        Berth::Departing(_) | Berth::Awaiting | Berth::Empty => 0,
    });
    departing.chain(complete).sum()
}

fn vp(game: &Ganymede, board: &Board, ship: Ship) -> f32 {
    scoring::worth(game, board, ship) as f32
}

fn launched(game: &Ganymede, board: &Board) -> f32 {
    board.launched.iter().map(|ship| LAUNCHED + 0.9 * vp(game, board, ship)).sum()
}

/// Settlers aboard, the more the nearer to take-off; a complete ship is as good as launched.
fn at_ganymede(game: &Ganymede, board: &Board) -> f32 {
    let slot_worth = |slot: Slot| match board.berth(slot) {
        Berth::Docked { ship, aboard } => {
            let (filled, need) = (f32::from(aboard.total()), f32::from(ships::need(game, board, slot)));
            if filled >= need {
                LAUNCHED + 0.9 * vp(game, board, ship)
            } else {
                ABOARD * filled + 0.8 * vp(game, board, ship) * (filled / need).powf(1.5)
            }
        }
        Berth::Departing(ship) => LAUNCHED + 0.9 * vp(game, board, ship),
        Berth::Awaiting | Berth::Empty => 0.0,
    };
    Slot::ALL.into_iter().map(slot_worth).sum()
}

/// Two legs on Mars, one on Earth, a little more for whoever fits an open slot.
fn settlers(game: &Ganymede, board: &Board) -> f32 {
    let welcome =
        |color: &Color| Slot::ALL.iter().any(|&slot| ships::accepts(game, board, slot, *color).is_ok());
    let fitting: u8 = (Color::ALL.into_iter().filter(welcome))
        .map(|color| board.earth.of(color) + board.mars.of(color) + board.transit.of(color))
        .sum();
    2.1 * f32::from(board.mars.total())
        + f32::from(board.earth.total())
        + 1.5 * f32::from(board.transit.total())
        + 0.35 * f32::from(fitting)
}

fn reputation(game: &Ganymede, board: &Board) -> f32 {
    1.4 * f32::from(board.reputation) + 0.8 * game.track[usize::from(board.reputation)].vp as f32
}

/// Columns multiply; a further set launches a ship.
fn columns(game: &Ganymede, board: &Board) -> f32 {
    let sets = bonuses::sets(game, board);
    let column_worth = |class: usize| {
        let cards = f32::from(shuttles::column(game, board, class));
        IN_COLUMN * cards * (cards + 1.0) / 2.0 + if cards > f32::from(sets) { 0.9 } else { 0.0 }
    };
    2.0 * f32::from(sets) + (0..Class::ALL.len()).map(column_worth).sum::<f32>()
}

fn tiles(game: &Ganymede, board: &Board) -> f32 {
    let matching = |tiles: &Set<_>| board.tiles.both(*tiles).len().saturating_sub(1);
    0.8 * f32::from(board.tiles.len()) + 0.6 * f32::from(game.tiles_of.iter().map(matching).sum::<u8>())
}

fn best_two(game: &Ganymede, board: &Board, hand: Set<Ship>) -> f32 {
    let (mut best, mut second) = (0.0_f32, 0.0_f32);
    for ship in hand.iter() {
        let vp = vp(game, board, ship);
        (best, second) = if vp > best { (vp, best) } else { (best, second.max(vp)) };
    }
    best + second
}

/// The best shuttle of each row that can be paid for now.
fn prospects(game: &Ganymede, state: &State, board: &Board) -> f32 {
    let legs = |shuttle: Shuttle| {
        let face = game.shuttle(shuttle);
        let waiting = board.planet(face.planet);
        let carried = face.requires.total() + face.white;
        let payable = waiting.include(face.requires)
            && waiting.total() >= carried
            && board.tiles.len() >= face.discard_tiles;
        let activations = f32::from(shuttles::column(game, board, face.class as usize) + 1);
        if payable { f32::from(carried) + 0.7 * activations } else { 0.0 }
    };
    let best = |planet: Planet| cards(&state.shuttle_rows[planet as usize]).map(legs).fold(0.0, f32::max);
    0.35 * best(Planet::Earth) + 0.45 * best(Planet::Mars)
}
