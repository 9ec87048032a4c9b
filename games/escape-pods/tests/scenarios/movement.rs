//! EP-E06 to EP-E09 and EP-E14.

use crate::position::*;
use orrery_escape_pods::*;

/// EP-E06 (POD-7.1 to POD-7.4).
#[test]
fn ex_06_collision() {
    let mut position = Position::new(2);
    position.explosions(&[5], &[], &[6]);
    position.pod(POD2A, 4, &[(YELLOW, O)]);
    position.pod(MINI1, 8, &[(PINK, O)]);
    position.pod(POD2B, 7, &[(PINK, E)]);
    position.act(Control::Accelerate, Action::Fly { pod: POD2A, to: s(8) });
    assert_eq!(position.asked(), Some(YELLOW));
    assert_eq!(destinations(&position), [5, 9, 10]);
    for (sector, why) in [(4, "origin"), (6, "scrap"), (7, "larger pod")] {
        assert_eq!(position.refused(Action::Displace { to: s(sector) }), "POD-7.4", "{why}");
    }
    position.play(Action::Displace { to: s(10) });
    assert_eq!(position.sector_of(POD2A), Some(s(8)));
    assert_eq!(position.sector_of(MINI1), Some(s(10)));
    assert!(position.state.carries(MINI1, PINK));
}

/// EP-E07 (POD-7.1).
#[test]
fn ex_07_no_push_against_equal_or_larger() {
    let mut position = Position::new(2);
    position.pod(POD2A, 4, &[(YELLOW, O)]);
    position.pod(POD2B, 7, &[(PINK, O)]);
    position.pod(MINI1, 5, &[(YELLOW, E)]);
    let against_equal = Action::Fly { pod: POD2A, to: s(7) };
    let against_larger = Action::Fly { pod: MINI1, to: s(4) };
    assert_eq!(position.refused_effect(Control::Accelerate, against_equal), "POD-7.1");
    assert_eq!(position.refused_effect(Control::Accelerate, against_larger), "POD-7.1");
}

/// EP-E08 (POD-7.6).
#[test]
fn ex_08_trade_places() {
    let mut position = Position::new(2);
    position.explosions(&[5], &[], &[10]);
    position.pod(POD2A, 7, &[(YELLOW, O)]);
    position.pod(MINI1, 11, &[(PINK, O)]);
    position.pod(POD2B, 12, &[(PINK, E)]);
    let events = position.act(Control::Accelerate, Action::Fly { pod: POD2A, to: s(11) });
    assert_eq!(*position.state.step(), Step::Turn, "there was no choice");
    assert_eq!(position.sector_of(POD2A), Some(s(11)));
    assert_eq!(position.sector_of(MINI1), Some(s(7)));
    let traded = Told::Moved { pod: MINI1, from: Place::Sector(s(11)), to: s(7), how: Course::Traded };
    assert!(events.contains(&traded));
}

/// EP-E09 (POD-7.5).
#[test]
fn ex_09_chain() {
    let mut position = Position::new(3);
    position.pod(POD3, 5, &[(YELLOW, O)]);
    position.pod(POD2A, 8, &[(PINK, O)]);
    position.pod(MINI1, 10, &[(BLUE, O)]);
    position.act(Control::Accelerate, Action::Fly { pod: POD3, to: s(8) });
    assert_eq!(destinations(&position), [4, 6, 7, 9, 10]);
    position.play(Action::Displace { to: s(10) });
    assert_eq!(position.asked(), Some(YELLOW));
    assert_eq!(destinations(&position), [7, 9, 11, 12, 13]);
    assert_eq!(position.refused(Action::Displace { to: s(8) }), "POD-7.4");
    position.play(Action::Displace { to: s(12) });
    let [pod3, pod2a, mini1] = [POD3, POD2A, MINI1].map(|pod| position.sector_of(pod).unwrap().0 + 1);
    assert_eq!((pod3, pod2a, mini1), (8, 10, 12));
}

/// EP-E14 (POD-7.9 to POD-7.11).
#[test]
fn ex_14_beacons() {
    let mut position = Position::new(2);
    position.pod(POD2A, 4, &[(YELLOW, O), (PINK, O)]);
    position.moor(YELLOW_PINK, 4, 7);
    position.turn_of(YELLOW, 0);
    assert!(position.may(Action::Ride { pod: POD2A, to: s(7) }));
    position.play(Action::Ride { pod: POD2A, to: s(7) });
    assert_eq!(position.sector_of(POD2A), Some(s(7)));
    assert_eq!(position.state.table.actions_left, 0);
    assert_eq!(position.refused(Action::Ride { pod: POD2A, to: s(4) }), "POD-7.11");
    assert_eq!(position.legal(), [Action::EndTurn]);
    position.play(Action::EndTurn);
    assert_eq!(position.asked(), Some(PINK));
    assert!(position.may(Action::Ride { pod: POD2A, to: s(4) }));
}
