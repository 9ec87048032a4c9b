//! Counting: how many ways a game can go on.

use super::list;
use crate::chance::branches;
use crate::{Game, Seat, Turn};

/// The number of action sequences of this length, over every way luck can fall.
///
/// Where several seats are asked, the first of them answers: secret answers commute, so their order adds nothing.
#[must_use]
pub fn perft<G: Game>(game: &G, state: &G::State, depth: u32) -> u64 {
    let Turn::Ask { seats, .. } = game.turn(state) else { return 1 };
    if depth == 0 {
        return 1;
    }
    let seat: Seat = seats.iter().next().expect("somebody is asked");
    list(game, state, seat)
        .iter()
        .flat_map(|action| {
            branches(|dice| {
                let mut next = state.clone();
                game.apply(&mut next, seat, action, dice, &mut Vec::new());
                next
            })
        })
        .map(|(_, next)| perft(game, &next, depth - 1))
        .sum()
}
