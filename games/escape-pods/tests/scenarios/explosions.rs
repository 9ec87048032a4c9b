//! EP-E10 to EP-E13, EP-E20 and EP-E21.

use crate::position::*;
use orrery_escape_pods::*;

/// EP-E10 (POD-5.6, POD-8.1 to POD-8.3, POD-8.6, POD-9.3).
#[test]
fn ex_10_explosion_destroys_a_pod() {
    let mut position = Position::new(2);
    position.explosions(&[8], &[9], &[]);
    position.shelter(B, &[(YELLOW, O)]);
    position.pod(MINI1, 8, &[(YELLOW, E)]);
    position.pod(POD2A, 12, &[(PINK, O), (PINK, E)]);
    position.state.cabins[MINI1.index()][0].as_mut().unwrap().known = seats(&[YELLOW, PINK]);
    assert_eq!(position.state.table.tokens[B.index()], Some(2));
    let before = position.reserve_of(YELLOW);
    position.act(Control::Embark, Action::Disembark { from: berth(POD2A, 1), to: B });
    assert_eq!(position.state.crew_in(B)[1], Crew::new(PINK, E));
    assert_eq!(position.state.table.tokens[B.index()], Some(3));
    assert_eq!(position.state.table.scrap, sectors(&[8]));
    assert!(
        !position.state.table.deck.bag().contains(&x(8)) && !position.state.table.revealed.contains(&x(8))
    );
    assert_eq!(position.state.table.revealed.as_slice(), [x(9)]);
    assert_eq!(position.reserve_of(YELLOW), before - 1 + 1, "one pays, one is back");
    assert!(
        !format!("{:?}", position.view(PINK).cabins).contains("owner: Seat(0)"),
        "pink has lost sight of it"
    );
    assert_eq!(position.place(MINI1), Place::Bay);
    assert_eq!(position.sector_of(POD2A), Some(s(12)));
    assert_eq!(position.state.aboard(POD2A).collect::<Vec<_>>(), [Crew::new(PINK, O)]);
}

/// EP-E11 (POD-8.3).
#[test]
fn ex_11_last_arrival_space() {
    let mut position = Position::new(2);
    position.explosions(&[8], &[9], &[]);
    position.shelter(A, &[(YELLOW, O), (YELLOW, E), (PINK, O), (PINK, E)]);
    position.table().tokens[A.index()] = Some(5);
    position.pod(POD2A, 11, &[(PINK, S), (YELLOW, S)]);
    position.act(Control::Embark, Action::Disembark { from: berth(POD2A, 0), to: A });
    assert_eq!(position.state.table.tokens[A.index()], None);
    assert_eq!(position.state.table.scrap, sectors(&[8]));
    let again = Action::Disembark { from: berth(POD2A, 1), to: A };
    assert!(!position.effects(Control::Embark).contains(&again));
    assert_eq!(position.refused_effect(Control::Embark, again), "POD-5.6");
}

fn before_the_barrier() -> Position {
    let mut position = Position::new(3);
    position.explosions(&[8], &[9], &[4, 6]);
    position.pod(POD3, 12, &[(PINK, O), (PINK, E)]);
    position.pod(POD2B, 9, &[(BLUE, O)]);
    position.pod(POD2A, 5, &[(YELLOW, O)]);
    position.table().tokens[B.index()] = Some(1);
    position.turn_of(PINK, 2);
    position
}

/// EP-E12 (POD-10.2 to POD-10.5).
#[test]
fn ex_12_barrier_and_last_turns() {
    let mut position = before_the_barrier();
    position.act(Control::Embark, Action::Disembark { from: berth(POD3, 0), to: B });
    assert!(position.game.is_barred(position.state.table.scrap));
    let side = position.game.shelter_side(position.state.table.scrap);
    assert_eq!(side, sectors(&[7, 9, 10, 11, 12, 13]));
    assert_eq!((position.asked(), position.state.table.actions_left), (Some(PINK), 1));
    position.play(Action::EndTurn);
    assert_eq!((position.asked(), position.state.table.actions_left), (Some(BLUE), 2));
    let mut without = Position { state: position.state, ..before_the_barrier() };
    let events = position.play(Action::EndTurn);
    assert!(events.contains(&Told::LastTurnSkipped { seat: YELLOW }));
    assert_eq!(position.asked(), Some(PINK));
    let events = position.play(Action::EndTurn);
    assert!(events.contains(&Told::GameEnded { why: Ending::LastTurnsPlayed }));
    // Pink has no last turn without crew in a shelter-side pod: blue takes the last one out.
    without.act(Control::Embark, Action::Disembark { from: berth(POD3, 1), to: C });
    let events = without.play(Action::EndTurn);
    assert!(events.contains(&Told::LastTurnSkipped { seat: PINK }));
    assert!(without.is_over() || without.state.table.turned_up);
}

/// EP-E13 (POD-10.7).
#[test]
fn ex_13_immediate_end() {
    let mut position = Position::new(3);
    position.barred(&[4, 5, 6], &[PINK]);
    position.pod(MINI2, 13, &[(BLUE, O)]);
    position.pod(POD2A, 1, &[(PINK, O)]);
    position.turn_of(BLUE, 2);
    let events = position.act(Control::Embark, Action::Disembark { from: berth(MINI2, 0), to: D });
    assert_eq!(position.state.table.actions_left, 1);
    assert!(events.contains(&Told::GameEnded { why: Ending::NobodyCanArrive }));
    assert!(position.state.table.turned_up, "the count has begun");
    assert!(!matches!(position.state.step(), Step::Turn));
}

/// EP-E20 (POD-12.6 to POD-12.8).
#[test]
fn ex_20_solo_turn_end() {
    let mut position = Position::new(1);
    position.explosions(&[11, 3], &[6], &[]);
    position.pod(POD2A, 11, &[(YELLOW, O), (YELLOW, E)]);
    position.pod(POD2B, 5, &[(YELLOW, S)]);
    position.on_panel(YELLOW, Control::Pilot, S);
    assert_eq!(position.reserve_of(YELLOW), 5);
    position.play(Action::EndTurn);
    assert_eq!(position.state.table.scrap, sectors(&[11]));
    assert_eq!(position.reserve_of(YELLOW), 7, "both crew are back before the hangar is chosen");
    assert_eq!(position.asked(), Some(YELLOW));
    assert_eq!(position.legal(), [Action::Park(H1), Action::Park(H3)]);
    position.play(Action::Park(H3));
    assert_eq!(position.place(POD2A), Place::Hangar(H3));
    assert_eq!(position.state.table.revealed.as_slice(), [x(3), x(6)], "far, then near");
    assert_eq!(position.reserve_of(YELLOW), 8, "the Pilot crew is back");
}

/// EP-E21 (POD-10.10, POD-8.3, POD-8.6).
#[test]
fn ex_21_the_fire_spreads() {
    let mut position = Position::new(2);
    position.explosions(&[7], &[9, 8], &[5]);
    position.pod(MINI1, 7, &[(YELLOW, O)]);
    position.pod(POD2A, 12, &[(PINK, O), (PINK, E)]);
    position.table().quiet_rounds = 7;
    position.turn_of(PINK, 2);
    let home = position.reserve_of(YELLOW);
    position.act(Control::Pilot, Action::Fly { pod: POD2A, to: s(13) });
    position.play(Action::EndTurn);
    assert_eq!(position.state.table.scrap, sectors(&[5, 7]));
    assert_eq!(position.reserve_of(YELLOW), home + 1);
    assert_eq!(position.place(MINI1), Place::Bay);
    assert_eq!(position.state.table.revealed.as_slice(), [x(9)]);
    assert_eq!(position.state.table.tokens[A.index()], Some(3));
    assert_eq!(position.asked(), Some(YELLOW));

    let mut quiet = Position { state: position.state, ..Position::new(2) };
    quiet.act(Control::Pilot, Action::Fly { pod: POD2A, to: s(12) });
    quiet.play(Action::EndTurn);
    quiet.play(Action::EndTurn);
    assert_eq!(quiet.state.table.scrap, sectors(&[5, 7, 9]));

    position.act(Control::Embark, Action::Disembark { from: berth(POD2A, 0), to: D });
    position.play(Action::EndTurn);
    position.play(Action::EndTurn);
    assert_eq!(position.state.table.scrap, sectors(&[5, 7]), "somebody arrived: nothing happens");
    for round in 1..=8 {
        assert_eq!(position.state.table.scrap, sectors(&[5, 7]), "quiet round {round}");
        position.play(Action::EndTurn);
        let to = s(if round % 2 == 1 { 12 } else { 13 });
        position.act(Control::Accelerate, Action::Fly { pod: POD2A, to });
        position.play(Action::EndTurn);
    }
    assert_eq!(position.state.table.scrap, sectors(&[5, 7, 9]));
}
