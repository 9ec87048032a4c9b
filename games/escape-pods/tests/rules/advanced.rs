//! Chapter 6.

use crate::position::*;
use orrery_escape_pods::*;

/// POD-6.2, POD-14.4: seats are traded between adjacent pods, full ones too.
#[test]
fn board_swaps_seats_between_pods() {
    let mut position = Position::new(3);
    position.pod(POD2A, 4, &[(YELLOW, O), (PINK, O)]);
    position.pod(POD2B, 8, &[(PINK, E), (YELLOW, E)]);
    position.pod(MINI1, 13, &[(BLUE, E)]);
    let refused = |own, other| position.refused_effect(Control::Board, Action::Swap { own, other });
    assert_eq!(refused(berth(POD2A, 0), berth(POD2A, 1)), "POD-6.2", "never within one pod");
    assert_eq!(refused(berth(POD2A, 0), berth(POD2B, 1)), "POD-6.2", "both yellow");
    assert_eq!(refused(berth(POD2A, 1), berth(POD2B, 0)), "POD-6.2", "both pink");
    assert_eq!(refused(berth(POD2A, 0), berth(MINI1, 0)), "POD-6.2", "not adjacent");
    position.act(Control::Board, Action::Swap { own: berth(POD2A, 0), other: berth(POD2B, 0) });
    assert_eq!(position.state.crew_at(berth(POD2A, 0)), Some(Crew::new(PINK, E)));
    assert_eq!(position.state.crew_at(berth(POD2B, 0)), Some(Crew::new(YELLOW, O)));
}

/// POD-6.3, POD-14.5: beside the ship a crew of the reserve takes the seat, and its owner gets the other back.
#[test]
fn board_from_the_reserve_sends_the_other_home() {
    let mut position = Position::new(2);
    position.pod(POD2A, 1, &[(PINK, O)]);
    position.pod(POD2B, 4, &[(PINK, E)]);
    let far = Action::Oust { crew: E, other: berth(POD2B, 0) };
    assert_eq!(position.refused_effect(Control::Board, far), "POD-6.3");
    let nobody = Action::Oust { crew: E, other: berth(POD2A, 1) };
    assert_eq!(position.refused_effect(Control::Board, nobody), "POD-6.3");
    let home = position.reserve_of(PINK);
    position.act(Control::Board, Action::Oust { crew: E, other: berth(POD2A, 0) });
    assert_eq!(position.reserve_of(PINK), home + 1);
    assert_eq!(position.state.crew_at(berth(POD2A, 0)), Some(Crew::new(YELLOW, E)));
    assert_eq!(position.sector_of(POD2A), Some(s(1)));
}

/// POD-6.4: any pod in space.
#[test]
fn pilot_moves_pods_of_others() {
    let mut position = Position::new(2);
    position.pod(POD2B, 9, &[(PINK, O)]);
    assert_eq!(position.refused_effect(Control::Pilot, Action::Fly { pod: POD2A, to: s(1) }), "POD-6.4");
    position.act(Control::Pilot, Action::Fly { pod: POD2B, to: s(6) });
    assert_eq!(position.sector_of(POD2B), Some(s(6)));
}

/// POD-6.5: one use, then the action is over.
#[test]
fn program_does_one_thing() {
    let mut position = Position::new(2);
    position.act(Control::Program, Action::Bury(position.state.table.revealed[0]));
    assert_eq!(*position.state.step(), Step::Turn);
    assert_eq!(position.refused(pay(Control::Program, O)), "POD-4.3");
}

/// POD-6.6, POD-9.5: the card goes to the bottom, where all remember it, and comes up after the others.
#[test]
fn program_buries_the_revealed_card() {
    let mut position = Position::new(2);
    position.explosions(&[7], &[9], &[4, 5, 6, 8]);
    position.act(Control::Program, Action::Bury(x(7)));
    assert_eq!(position.state.table.revealed.as_slice(), [x(9)]);
    assert_eq!(position.state.table.deck.bottom(), [x(7)]);
    assert_eq!(position.state.table.deck.bag(), [x(10)]);
    assert_eq!(position.view(PINK).table.deck, position.state.table.deck);
    let mut last = Position::new(2);
    last.explosions(&[7], &[], &[4, 5, 6, 8, 9, 10]);
    last.table().scrap = sectors(&[]);
    assert_eq!(last.refused_effect(Control::Program, Action::Bury(x(7))), "POD-6.6");
    assert_eq!(last.refused_effect(Control::Program, Action::Bury(x(4))), "POD-6.6");
}

/// POD-6.7, POD-6.11: a beacon from the supply to any free space, at scrap too.
#[test]
fn program_places_a_beacon() {
    let mut position = Position::new(2);
    position.explosions(&[7], &[9], &[4, 5]);
    position.moor(PINK_BLUE, 4, 7);
    assert_eq!(position.refused_effect(Control::Program, Action::Take(PINK_BLUE)), "POD-6.7");
    position.act(Control::Program, Action::Take(YELLOW_PINK));
    assert_eq!(position.refused(Action::Moor(position.edge(4, 7))), "POD-6.7");
    assert_eq!(position.legal().len(), SPACES - 1);
    let between_scrap = position.edge(4, 5);
    position.play(Action::Moor(between_scrap));
    assert_eq!(position.state.table.mooring(YELLOW_PINK), Mooring::At(between_scrap));
    assert_eq!(position.state.table.actions_left, 1);
}

/// POD-6.9: any beacon on the board to another free space.
#[test]
fn program_moves_a_beacon() {
    let mut position = Position::new(2);
    position.moor(PINK_BLUE, 4, 7);
    position.moor(YELLOW_PINK, 7, 11);
    assert_eq!(position.refused_effect(Control::Program, Action::Lift(YELLOW_BLUE)), "POD-6.9");
    position.act(Control::Program, Action::Lift(PINK_BLUE));
    assert_eq!(position.refused(Action::Moor(position.edge(4, 7))), "POD-6.9", "where it lies");
    assert_eq!(position.refused(Action::Moor(position.edge(7, 11))), "POD-6.9", "taken");
    let to = position.edge(1, 2);
    position.play(Action::Moor(to));
    assert_eq!(position.state.table.mooring(PINK_BLUE), Mooring::At(to));
}

/// POD-6.10: two beacons on the board trade places; a swap is one option, not two.
#[test]
fn program_swaps_two_beacons() {
    let mut position = Position::new(2);
    position.moor(PINK_BLUE, 4, 7);
    position.moor(YELLOW_PINK, 7, 11);
    let swap = |one, other| Action::SwapBeacons { one, other };
    assert_eq!(position.refused_effect(Control::Program, swap(PINK_BLUE, YELLOW_PINK)), "POD-6.10");
    assert_eq!(position.refused_effect(Control::Program, swap(YELLOW_BLUE, PINK_BLUE)), "POD-6.10");
    position.act(Control::Program, swap(YELLOW_PINK, PINK_BLUE));
    assert_eq!(position.state.table.mooring(PINK_BLUE), Mooring::At(position.edge(7, 11)));
    assert_eq!(position.state.table.mooring(YELLOW_PINK), Mooring::At(position.edge(4, 7)));
}

/// POD-6.1, POD-6.12: Refresh takes back the advanced panel and not the basic one.
#[test]
fn refresh_leaves_the_basic_panel() {
    let mut position = Position::new(2);
    position.on_panel(YELLOW, Control::Embark, O);
    assert_eq!(position.refused(pay(Control::Refresh, O)), "POD-6.12");
    position.on_panel(YELLOW, Control::Board, E);
    position.play(Action::EndTurn);
    assert_eq!(position.state.panels(YELLOW).counts(), [0, 0, 0, 0, 1, 0, 0, 0], "POD-6.1: it stays");
    position.turn_of(YELLOW, 2);
    position.on_panel(YELLOW, Control::Embark, O);
    position.play(pay(Control::Refresh, O));
    assert_eq!(position.state.panels(YELLOW).counts(), [1, 0, 0, 0, 0, 0, 0, 0]);
}
