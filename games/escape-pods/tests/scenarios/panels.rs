//! EP-E03 to EP-E05, EP-E15 to EP-E17 and EP-E22.

use crate::position::*;
use orrery_core::{Game, Viewer};
use orrery_escape_pods::*;

/// EP-E03 (POD-4.3, POD-5.2, POD-5.3, POD-4.8).
#[test]
fn ex_03_embark_launches_a_pod() {
    let mut position = Position::new(2);
    position.play(pay(Control::Embark, O));
    position.play(Action::Embark { crew: S, pod: POD2A });
    assert_eq!(position.sector_of(POD2A), Some(s(1)));
    let aboard: Vec<Crew> = position.state.aboard(POD2A).collect();
    assert_eq!(aboard, [Crew::new(YELLOW, S)]);
    assert_eq!(position.view(PINK).cabins[POD2A.index()][0].unwrap().kind, None);
    assert_eq!(position.view(PINK).cabins[POD2A.index()][0].unwrap().owner, YELLOW);
    assert_eq!(position.state.panels(YELLOW).on(Control::Embark).len(), 1);
    assert_eq!(position.reserve_of(YELLOW), 7);
    position.play(Action::EndTurn);
    assert_eq!(position.reserve_of(YELLOW), 8);
}

/// EP-E04 (POD-4.4, POD-5.10).
#[test]
fn ex_04_not_enough_crew() {
    let mut position = Position::new(2);
    position.pod(POD2A, 12, &[(YELLOW, O)]);
    position.reserve(YELLOW, Crowd([0, 1, 0]));
    let effects = position.effects(Control::Embark);
    assert!(!effects.iter().any(|effect| matches!(effect, Action::Embark { .. })), "{effects:?}");
    assert_eq!(position.refused_effect(Control::Embark, Action::Embark { crew: E, pod: POD2B }), "POD-4.4");
    assert_eq!(position.refused(pay(Control::Minipod, E)), "POD-4.4");
    assert!(effects.contains(&Action::Disembark { from: berth(POD2A, 0), to: B }));
    assert!(position.may(pay(Control::Accelerate, E)));
}

/// EP-E05 (POD-2.2, POD-4.3, POD-6.4).
#[test]
fn ex_05_one_space_one_use() {
    let mut position = Position::new(2);
    position.pod(POD2A, 1, &[(YELLOW, O)]);
    position.act(Control::Accelerate, Action::Fly { pod: POD2A, to: s(4) });
    assert_eq!(position.state.table.actions_left, 1);
    assert_eq!(position.refused(pay(Control::Accelerate, O)), "POD-4.3");
    assert!(position.may(pay(Control::Pilot, O)));
    assert!(position.effects(Control::Pilot).contains(&Action::Fly { pod: POD2A, to: s(7) }));
}

/// EP-E15 (POD-6.7, POD-6.8).
#[test]
fn ex_15_program_proviso() {
    let takes = |position: &Position| {
        let effects = position.effects(Control::Program);
        let takes = effects.into_iter().filter(|effect| matches!(effect, Action::Take(_)));
        takes.collect::<Vec<_>>()
    };
    let mut position = Position::new(2);
    position.moor(YELLOW_PINK, 4, 7);
    position.supply(&[PINK_BLUE, YELLOW_BLUE, YELLOW_BLACK]);
    assert_eq!(takes(&position), [Action::Take(PINK_BLUE)]);
    assert_eq!(position.refused_effect(Control::Program, Action::Take(YELLOW_BLUE)), "POD-6.8");
    position.supply(&[YELLOW_BLUE, YELLOW_BLACK]);
    assert_eq!(takes(&position), [Action::Take(YELLOW_BLUE), Action::Take(YELLOW_BLACK)]);
}

/// EP-E16 (POD-4.8, POD-6.1).
#[test]
fn ex_16_advanced_panel() {
    let start = || {
        let mut position = Position::new(2);
        position.pod(POD2A, 4, &[(YELLOW, O), (PINK, O)]);
        position.on_panel(YELLOW, Control::Board, E);
        position.on_panel(YELLOW, Control::Program, E);
        position
    };
    let mut a = start();
    a.act(Control::Accelerate, Action::Fly { pod: POD2A, to: s(7) });
    a.act(Control::Spy, Action::Spy(Target::Pod(POD2A)));
    assert_eq!(a.reserve_of(YELLOW), 4);
    a.play(Action::EndTurn);
    assert_eq!(a.reserve_of(YELLOW), 6);
    assert_eq!(a.state.panels(YELLOW).counts(), [0, 0, 0, 0, 1, 1, 0, 0]);
    let mut b = start();
    b.act(Control::Accelerate, Action::Fly { pod: POD2A, to: s(7) });
    b.act(Control::Pilot, Action::Fly { pod: POD2A, to: s(11) });
    assert_eq!(b.reserve_of(YELLOW), 4);
    b.play(Action::EndTurn);
    assert_eq!(b.reserve_of(YELLOW), 8);
    assert_eq!(b.state.panels(YELLOW).counts(), [0; 8]);
}

/// EP-E17 (POD-6.12).
#[test]
fn ex_17_refresh() {
    let mut position = Position::new(2);
    position.reserve(YELLOW, Crowd([2, 2, 1]));
    position.on_panel(YELLOW, Control::Pilot, E);
    position.on_panel(YELLOW, Control::Program, E);
    assert_eq!(position.reserve_of(YELLOW), 3);
    position.play(pay(Control::Refresh, O));
    assert_eq!(position.reserve_of(YELLOW), 5);
    assert_eq!(position.state.panels(YELLOW).counts(), [0; 8]);
    assert_eq!(position.state.table.actions_left, 1);
    assert_eq!(position.refused(pay(Control::Refresh, O)), "POD-6.12");
}

/// EP-E22 (POD-9.2, POD-9.7).
#[test]
fn ex_22_face_down_means_face_down() {
    let mut position = Position::new(2);
    position.pod(POD2A, 1, &[(YELLOW, S)]);
    position.pod(POD2B, 3, &[(PINK, E)]);
    let mut events = position.play(pay(Control::Spy, O));
    events.extend(position.play(Action::Spy(Target::Pod(POD2B))));
    let told = |viewer| -> Vec<Notice> {
        events.iter().filter_map(|event| position.game.notice(event, viewer)).collect()
    };
    let hidden = |crew: Crew| Crew { owner: crew.owner, kind: None, known: crew.known };
    let spied = Crew { known: seats(&[YELLOW, PINK]), ..Crew::new(PINK, E) };
    let paid = Told::Activated { control: Control::Spy, crew: hidden(Crew::new(YELLOW, O)) };
    // Pink knows the own engineer; that yellow has seen it is told, not what yellow saw in a foreign pod.
    let seen =
        Told::Spied { by: YELLOW, on: Target::Pod(POD2B), crew: [spied.face_up()].into_iter().collect() };
    assert_eq!(told(Viewer::Seat(PINK)), [paid.clone(), seen]);
    let unseen =
        Told::Spied { by: YELLOW, on: Target::Pod(POD2B), crew: [hidden(spied)].into_iter().collect() };
    assert_eq!(told(Viewer::Spectator), [paid, unseen]);
    let view = position.view(PINK);
    assert_eq!(view.panel_sizes[YELLOW.index()], [0, 0, 1, 0, 0, 0, 0, 0]);
    assert_eq!(view.cabins[POD2A.index()][0], Some(hidden(Crew::new(YELLOW, S))));
    assert_eq!(view.own.unwrap().reserve, position.state.reserve(PINK));
    assert_eq!(position.view(YELLOW).cabins[POD2B.index()][0], Some(spied.face_up()));
}
