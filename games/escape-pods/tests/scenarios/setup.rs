//! EP-E01 and EP-E02.

use crate::position::*;
use orrery_core::chance::Seeded;
use orrery_core::{Game, Seat};
use orrery_escape_pods::*;

fn lay_out(seats: u8) -> State {
    EscapePods::standard().setup(&Options::default(), seats, &mut Seeded(3)).unwrap()
}

fn supply(state: &State) -> Vec<Beacon> {
    Beacon::all().filter(|&beacon| state.table.mooring(beacon) == Mooring::Supply).collect()
}

/// The actions of every first turn, in turn order.
fn first_turns(seats: u8) -> Vec<u8> {
    let game = EscapePods::standard();
    let mut state = lay_out(seats);
    let mut actions = Vec::new();
    for turn in 0..seats {
        assert_eq!(state.table.active, Seat((state.table.start.0 + turn) % seats));
        actions.push(state.table.actions_left);
        let active = state.table.active;
        game.play(&mut state, active, &Action::EndTurn, &mut Seeded(1), &mut Vec::new()).unwrap();
    }
    actions
}

/// EP-E01 (POD-3.1 to POD-3.8, of which POD-3.3 is the bay; POD-2.10).
#[test]
fn ex_01_set_up_for_two_players() {
    let state = lay_out(2);
    let pods = state.table.pods;
    assert_eq!(pods.place(POD2A), Place::Hangar(H1));
    assert_eq!(pods.place(POD2B), Place::Hangar(H3));
    assert_eq!(pods.at(Place::Hangar(H2)), None);
    assert_eq!(pods.place(POD3), Place::Away);
    assert!([MINI1, MINI2, MINI3].iter().all(|&mini| pods.place(mini) == Place::Bay));
    let absent = [Beacon(7), Beacon(8), Beacon(9)]; // blue-black, blue-white, black-white
    assert_eq!(supply(&state).len(), 7);
    assert!(absent.iter().all(|&beacon| state.table.mooring(beacon) == Mooring::Away));
    let mut cards: Vec<Card> = state.table.deck.bag().to_vec();
    assert_eq!((state.table.revealed.len(), cards.len()), (1, 6));
    cards.extend(&state.table.revealed);
    cards.sort_unstable();
    assert_eq!(cards, (4..=10).map(x).collect::<Vec<_>>());
    assert_eq!(state.table.tokens, [Some(3), Some(2), Some(2), Some(3)]);
    assert!(state.reserves.iter().all(|reserve| reserve.len() == 9));
    assert_eq!(first_turns(2), [1, 2]);
}

/// EP-E02 (POD-3.2, POD-3.4, POD-3.8, POD-4.1).
#[test]
fn ex_02_set_up_for_more_players() {
    let three = lay_out(3);
    assert_eq!(three.table.tokens, [Some(3); 4]);
    assert_eq!(three.table.pods.place(POD3), Place::Hangar(H2));
    assert_eq!(supply(&three).len(), 9);
    assert_eq!(first_turns(3), [1, 1, 2]);
    let four = lay_out(4);
    assert_eq!(four.table.tokens, [Some(4), Some(3), Some(3), Some(4)]);
    assert_eq!(supply(&four).len(), 10);
    assert_eq!(first_turns(4), [1, 1, 2, 2]);
    let five = lay_out(5);
    assert_eq!(five.table.tokens, [Some(4); 4]);
    assert_eq!(supply(&five).len(), 10);
    assert_eq!(first_turns(5), [1, 1, 2, 2, 2]);
}
