//! EP-E18 and EP-E19.

use crate::position::*;
use orrery_escape_pods::*;

/// EP-E18 (POD-11.2 to POD-11.4).
#[test]
fn ex_18_assignment_choice_decides() {
    let counted = |scientist_takes: u8| {
        let mut position = Position::new(2);
        position.card(A, "r02");
        position.shelter(A, &[(YELLOW, O), (PINK, O), (YELLOW, S), (PINK, E), (PINK, O)]);
        position.count();
        assert_eq!(position.asked(), Some(YELLOW));
        position.play(Action::Assign { to: 0 });
        assert_eq!(position.asked(), Some(PINK));
        position.play(Action::Assign { to: 1 });
        assert_eq!(position.asked(), Some(YELLOW));
        position.play(Action::Assign { to: scientist_takes });
        if position.asked() == Some(PINK) {
            position.play(Action::Assign { to: 2 });
        }
        assert!(position.is_over(), "the last officer is not asked");
        (position.state.table.assigned[A.index()][4], position.points())
    };
    assert_eq!(counted(3), (Some(4), vec![7, 9]));
    assert_eq!(counted(4), (None, vec![7, 7]));
}

/// EP-E19 (POD-11.4).
#[test]
fn ex_19_red_pair() {
    let counted = |fourth: &[(orrery_core::Seat, Kind)]| {
        let mut position = Position::new(2);
        position.card(A, "r14");
        position.shelter(A, &[(YELLOW, O), (PINK, E), (YELLOW, O)]);
        position.shelter(A, fourth);
        position.count();
        position.play(Action::Assign { to: 0 });
        position.play(Action::Assign { to: 1 });
        position.points()
    };
    assert_eq!(counted(&[]), [0, 0]);
    assert_eq!(counted(&[(PINK, S)]), [9, 7]);
}
