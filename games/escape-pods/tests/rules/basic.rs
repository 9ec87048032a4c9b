//! Chapter 5.

use crate::position::*;
use orrery_escape_pods::*;

/// POD-5.1: two uses in one turn, embarking or disembarking as one likes, and no third.
#[test]
fn embark_and_disembark_share_two_spaces() {
    let mut position = Position::new(2);
    position.pod(POD2A, 11, &[(YELLOW, O), (YELLOW, E)]);
    position.turn_of(YELLOW, 3);
    position.act(Control::Embark, Action::Disembark { from: berth(POD2A, 0), to: A });
    position.act(Control::Embark, Action::Embark { crew: S, pod: POD2B });
    assert_eq!(position.state.table.actions_left, 1);
    assert_eq!(position.refused(pay(Control::Embark, O)), "POD-4.3");
}

/// POD-5.2: into a hangar or beside the ship, where a seat is free; not further out.
#[test]
fn crew_of_the_reserve_board_beside_the_ship() {
    let mut position = Position::new(3);
    position.pod(POD2A, 1, &[(PINK, O)]);
    position.pod(POD2B, 5, &[(PINK, E)]);
    position.pod(MINI1, 3, &[(PINK, S)]);
    let effects = position.effects(Control::Embark);
    for pod in [POD3, POD2A] {
        assert!(effects.contains(&Action::Embark { crew: E, pod }), "{pod:?}");
    }
    let refused = |pod| position.refused_effect(Control::Embark, Action::Embark { crew: E, pod });
    assert_eq!(refused(POD2B), "POD-5.2", "too far out");
    assert_eq!(refused(MINI1), "POD-5.2", "full");
    position.act(Control::Embark, Action::Embark { crew: E, pod: POD2A });
    assert_eq!(position.state.crew_at(berth(POD2A, 1)), Some(Crew::new(YELLOW, E)));
    assert_eq!(position.sector_of(POD2A), Some(s(1)), "it was out already");
}

/// POD-3.2, POD-5.2: a pod that is not used cannot be boarded.
#[test]
fn the_three_seat_pod_is_out_with_two() {
    let position = Position::new(2);
    assert_eq!(position.refused_effect(Control::Embark, Action::Embark { crew: E, pod: POD3 }), "POD-3.2");
}

/// POD-5.3, POD-7.7: a pod that cannot launch cannot be boarded in its hangar.
#[test]
fn no_launch_no_embarkation() {
    let embark = Action::Embark { crew: E, pod: POD2A };
    let mut scrap = Position::new(2);
    scrap.explosions(&[4], &[], &[1]);
    assert_eq!(scrap.refused_effect(Control::Embark, embark), "POD-7.7");
    let mut equal = Position::new(2);
    equal.pod(POD2B, 1, &[(PINK, O)]);
    assert_eq!(equal.refused_effect(Control::Embark, embark), "POD-7.7");
    let mut stuck = Position::new(3);
    stuck.explosions(&[7], &[], &[4, 5]);
    stuck.pod(MINI1, 1, &[(PINK, O)]);
    stuck.pod(MINI2, 2, &[(PINK, E)]);
    assert_eq!(stuck.refused_effect(Control::Embark, embark), "POD-7.7", "the minipod has nowhere to go");
    let mut gives_way = Position::new(3);
    gives_way.pod(MINI1, 1, &[(PINK, O)]);
    gives_way.act(Control::Embark, embark);
    assert_eq!(destinations(&gives_way), [2, 4, 5], "no sector is excluded as origin");
}

/// POD-5.4: own crew only, into the next sector, into a free seat of a pod in space.
#[test]
fn crew_step_over_into_the_next_pod() {
    let mut position = Position::new(3);
    position.pod(POD2A, 4, &[(YELLOW, O), (PINK, O)]);
    position.pod(POD2B, 8, &[(YELLOW, E)]);
    position.pod(MINI1, 7, &[(PINK, E)]);
    position.pod(MINI2, 13, &[(BLUE, E)]);
    let refused = |from, to| position.refused_effect(Control::Embark, Action::Transfer { from, to });
    assert_eq!(refused(berth(POD2A, 1), POD2B), "POD-5.4", "another's crew");
    assert_eq!(refused(berth(POD2B, 1), POD2A), "POD-5.4", "an empty seat");
    assert_eq!(refused(berth(POD2B, 0), POD2A), "POD-5.4", "full");
    assert_eq!(refused(berth(POD2A, 0), MINI2), "POD-5.4", "not adjacent");
    assert_eq!(refused(berth(POD2A, 0), POD3), "POD-5.4", "in its hangar");
    position.act(Control::Embark, Action::Transfer { from: berth(POD2A, 0), to: POD2B });
    assert_eq!(position.state.crew_at(berth(POD2B, 1)), Some(Crew::new(YELLOW, O)));
    assert_eq!(position.state.crew_at(berth(POD2A, 0)), None);
}

/// POD-5.4, POD-8.6: the pod that is left empty goes home.
#[test]
fn a_pod_left_empty_by_a_transfer_goes_home() {
    let mut position = Position::new(2);
    position.pod(MINI1, 4, &[(YELLOW, O)]);
    position.pod(POD2B, 8, &[(YELLOW, E)]);
    position.act(Control::Embark, Action::Transfer { from: berth(MINI1, 0), to: POD2B });
    assert_eq!(position.place(MINI1), Place::Bay);
}

/// POD-5.5: minipods in the bay cannot be boarded.
#[test]
fn the_bay_is_no_hangar() {
    let position = Position::new(2);
    assert_eq!(position.refused_effect(Control::Embark, Action::Embark { crew: E, pod: MINI1 }), "POD-5.5");
}

/// POD-5.6, POD-2.7: any colour, to a shelter of that dock.
#[test]
fn anybody_may_be_put_ashore_at_the_dock() {
    let mut position = Position::new(2);
    position.pod(POD2A, 12, &[(PINK, O)]);
    let effects = position.effects(Control::Embark);
    let to = |to| Action::Disembark { from: berth(POD2A, 0), to };
    assert!(effects.contains(&to(B)) && effects.contains(&to(C)));
    assert_eq!(position.refused_effect(Control::Embark, to(A)), "POD-5.6");
    let nobody = Action::Disembark { from: berth(POD2A, 1), to: B };
    assert_eq!(position.refused_effect(Control::Embark, nobody), "POD-5.6");
    position.pod(POD2A, 10, &[]);
    assert_eq!(position.refused_effect(Control::Embark, to(B)), "POD-5.6");
}

/// POD-5.7: of two crew of a colour, the mover says which.
#[test]
fn the_mover_chooses_the_seat() {
    let mut position = Position::new(2);
    position.pod(POD2A, 12, &[(PINK, O), (PINK, S)]);
    position.act(Control::Embark, Action::Disembark { from: berth(POD2A, 1), to: B });
    assert_eq!(position.state.crew_in(B)[0].kind, S);
    assert_eq!(position.state.crew_at(berth(POD2A, 0)), Some(Crew::new(PINK, O)));
}

/// POD-5.8: only with own crew aboard.
#[test]
fn accelerate_needs_own_crew() {
    let mut position = Position::new(2);
    position.pod(POD2A, 4, &[(YELLOW, O)]);
    position.pod(POD2B, 9, &[(PINK, O)]);
    let foreign = Action::Fly { pod: POD2B, to: s(10) };
    assert_eq!(position.refused_effect(Control::Accelerate, foreign), "POD-5.8");
    position.act(Control::Accelerate, Action::Fly { pod: POD2A, to: s(7) });
    assert_eq!(position.sector_of(POD2A), Some(s(7)));
}

/// POD-5.9: pods in space and shelters, where others have crew.
#[test]
fn a_spy_looks_where_others_are() {
    let mut position = Position::new(2);
    position.pod(POD2A, 4, &[(YELLOW, O)]);
    position.pod(POD2B, 9, &[(YELLOW, E), (PINK, O)]);
    position.shelter(B, &[(PINK, E)]);
    position.shelter(C, &[(YELLOW, E)]);
    let effects = position.effects(Control::Spy);
    assert_eq!(effects, [Action::Spy(Target::Pod(POD2B)), Action::Spy(Target::Shelter(B))]);
    for target in [Target::Pod(POD2A), Target::Shelter(C), Target::Shelter(A), Target::Pod(MINI1)] {
        assert_eq!(position.refused_effect(Control::Spy, Action::Spy(target)), "POD-5.9", "{target:?}");
    }
}

/// POD-5.10: an empty sector beside the ship, a minipod in the bay, and no collision.
#[test]
fn a_minipod_starts_into_an_empty_sector() {
    let mut position = Position::new(2);
    position.explosions(&[4], &[], &[2]);
    position.pod(MINI1, 1, &[(PINK, O)]);
    let refused = |position: &Position, to| {
        position.refused_effect(Control::Minipod, Action::Launch { crew: E, to: s(to) })
    };
    assert_eq!(refused(&position, 1), "POD-5.10", "a pod");
    assert_eq!(refused(&position, 2), "POD-5.10", "scrap");
    assert_eq!(refused(&position, 4), "POD-5.10", "not beside the ship");
    position.act(Control::Minipod, Action::Launch { crew: E, to: s(3) });
    assert_eq!(position.sector_of(MINI2), Some(s(3)));
    assert_eq!(position.state.crew_at(berth(MINI2, 0)), Some(Crew::new(YELLOW, E)));
    let mut empty = Position::new(2);
    for (mini, sector) in [(MINI1, 4), (MINI2, 5), (MINI3, 6)] {
        empty.pod(mini, sector, &[(PINK, O)]);
    }
    assert_eq!(empty.refused(pay(Control::Minipod, O)), "POD-4.5", "the bay is empty");
}
