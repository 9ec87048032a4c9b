//! What the judge sees, so that a bot that looks one action ahead does not miss the next one.

use crate::position::*;
use orrery_core::Game;
use orrery_escape_pods::{Action, Control, Crowd, Shelter};

/// The seat's chance once it has paid for this action (POD-4.3).
fn chance_after_paying(position: &Position, control: Control) -> f32 {
    let mut state = position.state;
    position.game.apply(&mut state, YELLOW, &pay(control, E), &mut position.dice.clone(), &mut Vec::new());
    position.game.judge(&state, YELLOW)
}

/// Out of the pod at the dock; only where a better box is not worth flying on for.
#[test]
fn whoever_has_paid_to_disembark_is_nearly_there() {
    let better = |shelter: Shelter| {
        let mut docked = Position::new(2);
        docked.pod(MINI1, docked.game.dock(shelter).0 + 1, &[(YELLOW, O)]);
        let [embark, spy] = [Control::Embark, Control::Spy].map(|paid| chance_after_paying(&docked, paid));
        assert!(embark >= spy, "{embark} at {shelter:?} against {spy}");
        embark > spy
    };
    assert!([A, B, C, D].into_iter().filter(|&shelter| better(shelter)).count() > 0);
}

#[test]
fn whoever_has_paid_to_fly_is_nearly_a_sector_further() {
    let mut under_way = Position::new(2);
    let game = under_way.game;
    let near = game.neighbours(game.dock(A)).iter().find(|&sector| !game.docks.contains(sector));
    under_way.pod(MINI1, near.expect("a dock is reached from somewhere").0 + 1, &[(YELLOW, O)]);
    let [fly, embark] =
        [Control::Accelerate, Control::Embark].map(|paid| chance_after_paying(&under_way, paid));
    assert!(fly > embark, "{fly} against {embark}");
}

/// Behind a barrier, in yellow's last turn: a crew of yellow's in space, and nobody else anywhere.
fn last_turn(sector: u8, actions: u8) -> Position {
    let mut position = Position::new(2);
    position.explosions(&[5], &[], &[4, 6, 8]);
    position.card(A, "r01");
    position.pod(MINI1, sector, &[(YELLOW, O)]);
    position.table().last_turns = Some([].into_iter().collect());
    position.turn_of(YELLOW, actions);
    position
}

fn chance(position: &Position) -> f32 {
    position.game.judge(&position.state, YELLOW)
}

/// POD-10.5, POD-10.7 (a): one sector from the dock it takes two actions to land.
#[test]
fn who_cannot_land_any_more_has_nothing_to_hope_for() {
    assert_eq!(chance(&last_turn(7, 1)), 0.5);
    assert_eq!(chance(&last_turn(11, 0)), 0.5);
    assert!(chance(&last_turn(7, 2)) > 0.5);
    assert!(chance(&last_turn(11, 1)) > chance(&last_turn(7, 2)));
}

/// POD-4.3: without a crew to pay with there is no action.
#[test]
fn who_cannot_pay_any_more_has_nothing_to_hope_for() {
    let mut broke = last_turn(11, 2);
    broke.reserve(YELLOW, Crowd::default());
    assert_eq!(chance(&broke), 0.5);
}

/// POD-7.9: a beacon takes a pod to the dock for nothing.
#[test]
fn a_ride_to_the_dock_leaves_the_last_action_for_landing() {
    let mut riding = last_turn(7, 1);
    riding.moor(YELLOW_PINK, 7, 11);
    assert!(chance(&riding) > 0.5);
}

/// A paid step keeps the hope of the crew it serves; any other step spends it.
#[test]
fn the_last_action_is_for_landing() {
    let docked = last_turn(11, 1);
    assert!(chance_after_paying(&docked, Control::Embark) > 0.5);
    assert_eq!(chance_after_paying(&docked, Control::Accelerate), 0.5);
}

/// POD-11.1: once the crew in shelters are turned up, those elsewhere score nothing.
#[test]
fn nobody_lands_once_the_crew_are_turned_up() {
    let mut over = last_turn(11, 2);
    over.table().turned_up = true;
    assert_eq!(chance(&over), 0.5);
}

/// POD-8.2, POD-8.6: while a hangar is chosen for the empty pod its last crew is neither aboard nor in the shelter yet.
#[test]
fn whoever_is_about_to_arrive_is_not_lost() {
    let mut landing = Position::new(2);
    landing.card(A, "r01");
    landing.pod(POD2A, 11, &[(YELLOW, O)]);
    landing.pod(POD2B, 1, &[(PINK, O)]);
    landing.play(pay(Control::Embark, E));
    let docked = chance(&landing);
    landing.play(Action::Disembark { from: berth(POD2A, 0), to: A });
    assert!(landing.may(Action::Park(H1)) && landing.may(Action::Park(H3)));
    assert!(chance(&landing) > docked, "{} after {docked}", chance(&landing));
}
