//! Chapter 4.

use crate::position::*;
use orrery_escape_pods::*;

/// POD-4.1: only the first turn of the game is short.
#[test]
fn the_second_round_has_two_actions_for_all() {
    let mut position = Position::new(2);
    position.play(Action::EndTurn);
    assert_eq!((position.asked(), position.state.table.actions_left), (Some(PINK), 2));
    position.play(Action::EndTurn);
    assert_eq!((position.asked(), position.state.table.actions_left), (Some(YELLOW), 2));
}

/// POD-4.2: at most two actions, any number less, and the turn waits for its end to be said.
#[test]
fn a_turn_has_up_to_two_actions_and_never_ends_by_itself() {
    let mut position = Position::new(2);
    assert_eq!(position.legal()[0], Action::EndTurn);
    position.act(Control::Minipod, Action::Launch { crew: O, to: s(1) });
    position.act(Control::Accelerate, Action::Fly { pod: MINI1, to: s(4) });
    assert_eq!((position.asked(), position.state.table.actions_left), (Some(YELLOW), 0));
    assert_eq!(position.refused(pay(Control::Spy, O)), "POD-4.2");
    assert_eq!(position.legal(), [Action::EndTurn]);
}

/// POD-4.3: the owner chooses which crew pays, of those in the reserve.
#[test]
fn any_kind_in_the_reserve_may_pay() {
    let mut position = Position::new(2);
    position.reserve(YELLOW, Crowd([0, 2, 1]));
    let payments: Vec<Action> =
        position.legal().into_iter().filter(|action| matches!(action, Action::Activate { .. })).collect();
    assert!(payments.contains(&pay(Control::Minipod, E)) && payments.contains(&pay(Control::Minipod, S)));
    assert_eq!(position.refused(pay(Control::Minipod, O)), "POD-4.3");
    position.play(pay(Control::Minipod, E));
    assert_eq!(position.state.panels(YELLOW).on(Control::Minipod), Crowd([0, 1, 0]));
    assert_eq!(position.state.reserve(YELLOW), Crowd([0, 1, 1]));
}

/// POD-4.4: the crew that pays cannot be the passenger, also where it was the last of its kind.
#[test]
fn the_paying_crew_is_gone() {
    let mut position = Position::new(2);
    position.reserve(YELLOW, Crowd([1, 1, 0]));
    position.play(pay(Control::Minipod, O));
    assert_eq!(position.refused(Action::Launch { crew: O, to: s(1) }), "POD-4.4");
    assert!(position.may(Action::Launch { crew: E, to: s(1) }));
    let mut position = Position::new(2);
    position.pod(POD2A, 1, &[(PINK, O)]);
    position.reserve(YELLOW, Crowd([1, 0, 0]));
    assert_eq!(position.refused(pay(Control::Board, O)), "POD-4.4");
    assert_eq!(position.refused(pay(Control::Embark, O)), "POD-4.4", "a hangar is open, but nobody is left");
    position.reserve(YELLOW, Crowd([2, 0, 0]));
    assert!(position.may(pay(Control::Board, O)) && position.may(pay(Control::Embark, O)));
}

/// POD-4.4: only a kind whose last crew has paid is refused for the payment; one that was away before is not.
#[test]
fn a_kind_that_never_paid_is_not_refused_for_paying() {
    let mut position = Position::new(2);
    position.pod(POD2A, 1, &[(PINK, O)]);
    position.reserve(YELLOW, Crowd([1, 0, 2]));
    let refused = |control, effect| position.refused_effect(control, effect);
    assert_eq!(refused(Control::Embark, Action::Embark { crew: O, pod: POD2B }), "POD-4.4", "it has paid");
    assert_eq!(refused(Control::Embark, Action::Embark { crew: E, pod: POD2B }), "POD-5.2");
    assert_eq!(refused(Control::Minipod, Action::Launch { crew: E, to: s(2) }), "POD-5.10");
    assert_eq!(refused(Control::Board, Action::Oust { crew: E, other: berth(POD2A, 0) }), "POD-6.3");
}

/// POD-4.5: an action without an effect cannot be chosen.
#[test]
fn no_empty_actions() {
    let position = Position::new(2);
    for control in [Control::Accelerate, Control::Spy, Control::Board, Control::Pilot] {
        assert_eq!(position.refused(pay(control, O)), "POD-4.5", "{control:?}");
    }
    assert_eq!(position.refused(pay(Control::Refresh, O)), "POD-6.12");
    for control in [Control::Embark, Control::Minipod, Control::Program] {
        assert!(position.may(pay(control, O)), "{control:?}");
    }
}

/// POD-4.5: an action that is closed says what it lacks.
#[test]
fn an_action_without_an_effect_says_what_it_lacks() {
    let lacks = |position: &Position, control| position.check(pay(control, O)).unwrap_err().because.id;
    let mut position = Position::new(2);
    assert_eq!(lacks(&position, Control::Accelerate), "no-own-pod-can-move");
    assert_eq!(lacks(&position, Control::Pilot), "no-pod-can-move");
    assert_eq!(lacks(&position, Control::Spy), "nobody-to-spy-on-anywhere");
    assert_eq!(lacks(&position, Control::Board), "nobody-to-board");
    for (mini, sector) in [(MINI1, 1), (MINI2, 2)] {
        position.pod(mini, sector, &[(PINK, O)]);
    }
    position.explosions(&[4], &[], &[3]);
    assert_eq!(lacks(&position, Control::Minipod), "no-sector-for-a-minipod");
    position.pod(MINI3, 10, &[(PINK, O)]);
    assert_eq!(lacks(&position, Control::Minipod), "bay-empty");
    position.reserve(YELLOW, Crowd([1, 0, 0]));
    assert_eq!(lacks(&position, Control::Minipod), "bay-empty", "a second crew in reserve would not help");
}

/// POD-4.6, POD-4.7: an action that was begun is finished, choices of its consequences included.
#[test]
fn one_action_at_a_time() {
    let mut position = Position::new(3);
    position.pod(POD3, 5, &[(YELLOW, O)]);
    position.pod(POD2A, 8, &[(PINK, O)]);
    position.play(pay(Control::Accelerate, O));
    assert_eq!(position.refused(Action::EndTurn), "POD-4.6");
    assert_eq!(position.refused(pay(Control::Spy, O)), "POD-4.6");
    position.play(Action::Fly { pod: POD3, to: s(8) });
    assert_eq!(
        *position.state.step(),
        Step::Displace { pod: POD2A, origin: Some(s(5)), course: Course::Accelerate }
    );
    assert_eq!(position.refused(Action::EndTurn), "POD-4.6");
    position.play(Action::Displace { to: s(9) });
    assert_eq!(*position.state.step(), Step::Turn);
}

/// POD-4.8: the basic panel comes back every turn, the advanced one only when Board, Program and Pilot are occupied;
/// Refresh is not needed for it and comes back with it.
#[test]
fn what_comes_back_at_the_end_of_a_turn() {
    let mut position = Position::new(2);
    for control in [Control::Embark, Control::Embark, Control::Spy, Control::Board, Control::Pilot] {
        let kind = position.state.reserve(YELLOW).kinds().next().unwrap();
        position.on_panel(YELLOW, control, kind);
    }
    position.play(Action::EndTurn);
    assert_eq!(position.state.panels(YELLOW).counts(), [0, 0, 0, 0, 1, 0, 1, 0]);
    assert_eq!(position.asked(), Some(PINK));
    position.on_panel(YELLOW, Control::Program, S);
    position.on_panel(PINK, Control::Pilot, S);
    position.turn_of(YELLOW, 0);
    position.play(Action::EndTurn);
    assert_eq!(position.state.panels(YELLOW).counts(), [0; 8]);
    assert_eq!(position.state.panels(PINK).counts(), [0, 0, 0, 0, 0, 0, 1, 0], "only the active player's");
}

/// POD-4.9, POD-14.3: a player whose crew are all away still has a turn.
#[test]
fn an_empty_reserve_does_not_skip_the_turn() {
    let mut position = Position::new(2);
    position.reserve(PINK, Crowd::default());
    position.pod(POD2A, 4, &[(YELLOW, O)]);
    position.play(Action::EndTurn);
    assert_eq!(position.asked(), Some(PINK));
    assert_eq!(position.legal(), [Action::EndTurn]);
    assert_eq!(position.refused(pay(Control::Program, O)), "POD-4.3");
}
