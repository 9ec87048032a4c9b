//! Chapter 8, and the edge cases of chapter 14 that belong to it.

use crate::position::*;
use orrery_escape_pods::*;

/// POD-8.1, POD-8.4: the lowest free space; from the token's space on every arrival explodes.
#[test]
fn every_arrival_from_the_token_on_explodes() {
    let mut position = Position::new(2);
    position.explosions(&[4], &[10], &[]);
    position.pod(POD2A, 12, &[(PINK, O), (PINK, E)]);
    position.pod(POD2B, 13, &[(YELLOW, O), (YELLOW, E)]);
    position.turn_of(YELLOW, 4);
    position.act(Control::Embark, Action::Disembark { from: berth(POD2A, 0), to: B });
    assert_eq!(position.state.table.scrap, sectors(&[]), "the first space of B has no token");
    position.act(Control::Embark, Action::Disembark { from: berth(POD2A, 1), to: B });
    position.play(Action::Park(H1));
    assert_eq!(
        (position.state.table.scrap, position.state.table.tokens[B.index()]),
        (sectors(&[4]), Some(3))
    );
    position.play(Action::EndTurn);
    position.turn_of(YELLOW, 2);
    position.pod(POD2B, 12, &[]);
    position.act(Control::Embark, Action::Disembark { from: berth(POD2B, 0), to: B });
    assert_eq!(
        (position.state.table.scrap, position.state.table.tokens[B.index()]),
        (sectors(&[4, 10]), Some(4))
    );
    let order: Vec<Kind> = position.state.crew_in(B).iter().map(|crew| crew.kind).collect();
    assert_eq!(order, [O, E, O]);
}

/// POD-8.2, POD-14.1: the empty pod goes first, then the crew lands, then the explosion empties another pod.
#[test]
fn the_empty_pod_goes_before_the_crew_lands() {
    let mut position = Position::new(2);
    position.explosions(&[8], &[9], &[]);
    position.pod(POD2A, 12, &[(PINK, O)]);
    position.pod(POD2B, 8, &[(YELLOW, O)]);
    position.shelter(B, &[(PINK, E)]);
    position.act(Control::Embark, Action::Disembark { from: berth(POD2A, 0), to: B });
    assert_eq!(*position.state.step(), Step::Park(POD2A));
    assert_eq!((position.state.crew_in(B).len(), position.state.landing), (1, Some(Crew::new(PINK, O))));
    assert_eq!(position.view(YELLOW).landing.unwrap().kind, None);
    position.play(Action::Park(H3));
    assert_eq!((position.state.crew_in(B).len(), position.state.landing), (2, None));
    assert_eq!(position.state.table.scrap, sectors(&[8]));
    assert_eq!(position.place(POD2B), Place::Hangar(H1), "one hangar is left, so there is no choice");
    assert_eq!(*position.state.step(), Step::Turn);
}

/// POD-8.5: with no card left nothing explodes, and the token still moves.
#[test]
fn no_card_no_explosion() {
    let mut position = Position::new(2);
    position.barred(&[4, 5, 6], &[PINK]);
    position.table().revealed.clear();
    position.table().deck = orrery_core::Pile::new([]);
    position.pod(POD2A, 12, &[(PINK, O), (PINK, E)]);
    position.table().tokens[B.index()] = Some(1);
    position.act(Control::Embark, Action::Disembark { from: berth(POD2A, 0), to: B });
    assert_eq!(position.state.table.scrap, sectors(&[4, 5, 6]));
    assert_eq!(position.state.table.tokens[B.index()], Some(2));
    let mut last = Position::new(2);
    last.explosions(&[7], &[], &[4, 5, 6, 8, 9, 10]);
    last.table().last_turns = Some([PINK].into_iter().collect());
    last.pod(POD2A, 12, &[(PINK, O), (PINK, E)]);
    last.table().tokens[B.index()] = Some(1);
    last.act(Control::Embark, Action::Disembark { from: berth(POD2A, 0), to: B });
    assert!(last.state.table.scrap.contains(s(7)) && last.state.table.revealed.is_empty());
}

/// POD-8.6: a choice between two free hangars of the size, never another size.
#[test]
fn an_empty_pod_finds_a_hangar_of_its_size() {
    let mut position = Position::new(3);
    position.pod(POD2A, 12, &[(YELLOW, O)]);
    position.pod(POD2B, 13, &[(PINK, O)]);
    position.pod(POD3, 11, &[(BLUE, O)]);
    position.act(Control::Embark, Action::Disembark { from: berth(POD2A, 0), to: C });
    assert_eq!(position.legal(), [Action::Park(H1), Action::Park(H3)]);
    assert_eq!(position.refused(Action::Park(H2)), "POD-8.6");
    position.play(Action::Park(H3));
    assert_eq!(position.place(POD2A), Place::Hangar(H3));
    position.act(Control::Embark, Action::Disembark { from: berth(POD3, 0), to: A });
    assert_eq!(position.place(POD3), Place::Hangar(H2));
}

/// POD-8.7, POD-6.11: beacons on the edges of scrap stay, and lead nowhere.
#[test]
fn beacons_at_scrap_lead_nowhere() {
    let mut position = Position::new(2);
    position.explosions(&[8], &[9], &[7]);
    position.moor(YELLOW_PINK, 4, 7);
    position.pod(POD2A, 4, &[(YELLOW, O)]);
    assert_eq!(position.refused(Action::Ride { pod: POD2A, to: s(7) }), "POD-7.1");
}

/// POD-14.2: crew of a destroyed pod can be used at once, in the same turn.
#[test]
fn rescued_crew_are_ready() {
    let mut position = Position::new(2);
    position.explosions(&[8], &[9], &[]);
    position.pod(POD2A, 12, &[(PINK, O), (PINK, E)]);
    position.pod(MINI1, 8, &[(YELLOW, O)]);
    position.table().tokens[B.index()] = Some(1);
    position.reserve(YELLOW, Crowd([0, 1, 0]));
    position.act(Control::Embark, Action::Disembark { from: berth(POD2A, 0), to: B });
    assert_eq!(position.state.reserve(YELLOW), Crowd([1, 0, 0]));
    assert!(position.may(pay(Control::Program, O)));
}
