//! SGO-4: the course of a turn; SGO-12: whose decision it is.

use crate::trial::table::{P0, P1, P2, Table, walk};
use orrery_core::{Game, Turn};
use orrery_space_gate_odyssey::agenda::Step;
use orrery_space_gate_odyssey::options::ActionOrder;
use orrery_space_gate_odyssey::parts::{Figure, Room};
use orrery_space_gate_odyssey::{Action, Event, Options};

/// SGO-4.1, SGO-4.2, SGO-4.3, SGO-12.7: any engineer or chief to any other room; robots stay.
#[test]
fn an_engineer_moves_to_another_room() {
    let mut table = Table::new(2);
    let (water, energy, access) = (table.room("water"), table.room("energy"), table.room("access"));
    table.staff(P0, "access", "2R");
    assert_eq!(table.legal().len(), 4 * 4, "four figures, four rooms each");
    let step = |from, figure, to| Action::MoveEngineer { from, figure, to };
    assert!(table.refused(P0, step(water, Figure::Engineer, water)).starts_with("SGO-4.2"));
    assert!(table.refused(P0, step(water, Figure::Engineer, Room(5))).starts_with("SGO-4.2"));
    assert!(table.refused(P0, step(access, Figure::Engineer, water)).starts_with("SGO-4.1"), "robots only");
    assert!(table.refused(P0, step(water, Figure::Chief, energy)).starts_with("SGO-4.1"));
    assert!(table.refused(P0, step(Room(5), Figure::Engineer, energy)).starts_with("SGO-4.1"));
    assert!(table.refused(P0, Action::Stop).starts_with("SGO-12.6"), "the move is a must");
}

/// SGO-4.4, SGO-1.3: the room works for all, each with their own figures; the engineer on the stand counts.
#[test]
fn everybody_acts_in_the_activated_room() {
    let mut table = Table::new(3);
    table.staff(P1, "access", "1E");
    table.staff(P2, "access", "3R");
    for seat in [P0, P1, P2] {
        let white = format!("init-{}@(0,0)r0 on:0", seat.0 + 1);
        table.station(seat, &white);
    }
    let (water, access) = (table.room("water"), table.room("access"));
    table.play(P0, Action::MoveEngineer { from: water, figure: Figure::Engineer, to: access });
    assert_eq!(table.state.activated, Some(access));
    let points = [1, 1, 3].into_iter().collect();
    assert!(table.events.contains(&Event::RoomActivated { room: access, points }));
    for seat in [P0, P1, P2] {
        let fill = table.legal()[1];
        table.play(seat, fill);
    }
    assert_eq!(*table.state.agenda.now(), Step::EndTurn, "SGO-12.3: P2's other points have no use");
}

/// SGO-4.6, SGO-11.3: the literal order begins with the starting player.
#[test]
fn the_starting_player_may_act_first() {
    let first = |action_order| {
        let options = Options { action_order, ..Options::default() };
        let mut table = Table::with(3, &options);
        table.state.active = P1;
        let (water, modules) = (table.room("water"), table.room("modules"));
        table.play(P1, Action::MoveEngineer { from: water, figure: Figure::Engineer, to: modules });
        let mut order = Vec::new();
        while let Step::Act { seat, .. } = *table.state.agenda.now() {
            order.push(seat);
            table.play(seat, Action::Stop);
        }
        order
    };
    assert_eq!(first(ActionOrder::ActiveFirst), [P1, P2, P0]);
    assert_eq!(first(ActionOrder::StartingFirst), [P0, P1, P2]);
}

/// SGO-4.5: a promotion does not add points in the same turn, a lost engineer takes none away.
#[test]
fn points_are_counted_once() {
    let mut table = Table::new(2);
    table.station(P0, "init-1@(0,0)r0 on:5, odyssey-water-promote-1@(1,0)r1 off:0");
    table.staff(P0, "water", "2E");
    table.staff(P0, "energy", "");
    table.staff(P0, "wildlife", "");
    table.activate("water", &[(P0, 2)]);
    table.play(P0, walk((0, 0), (1, 0)));
    assert!(
        table.events.iter().any(|event| matches!(event, Event::Promoted { .. })),
        "one room: no question"
    );
    table.play(P0, walk((0, 0), (1, 0)));
    assert_eq!(*table.state.agenda.now(), Step::EndTurn);
}

/// SGO-4.7: stopping gives the rest up.
#[test]
fn a_player_may_stop() {
    let mut table = Table::new(2);
    table.activate("modules", &[(P0, 3), (P1, 2)]);
    assert_eq!(table.legal()[0], Action::Stop);
    table.play(P0, Action::Stop);
    assert!(table.events.contains(&Event::Stopped { seat: P0 }));
    assert_eq!(table.asked(), P1);
}

/// SGO-4.8: travel after a sector room, none after the others.
#[test]
fn only_sector_rooms_let_settlers_travel() {
    let mut table = Table::new(2);
    table.exoplanets("susskind:alpha");
    table.station(P1, "init-2@(0,0)r0 on:5, gate-water-alpha-4@(1,0)r1 on:4");
    let before = table.state;
    for room in ["access", "modules"] {
        table.state = before;
        table.activate(room, &[(P0, 0)]);
        assert_eq!(*table.state.agenda.now(), Step::EndTurn, "{room}");
    }
    for room in ["water", "wildlife", "energy"] {
        table.state = before;
        table.activate(room, &[(P0, 0)]);
        assert!(matches!(table.state.agenda.now(), Step::Colonize { seat: P1, .. }), "{room}");
    }
}

/// SGO-4.9: the turn passes to the left; the engineer stays.
#[test]
fn the_turn_passes_to_the_left() {
    let mut table = Table::new(3);
    for seat in [P0, P1, P2, P0] {
        assert_eq!((table.asked(), table.state.active), (seat, seat));
        let first = table.legal()[0];
        table.play(seat, first);
        while *table.state.agenda.now() != Step::EndTurn {
            table.answer(Action::Stop);
        }
        assert_eq!(table.legal(), [Action::EndTurn]);
        table.play(seat, Action::EndTurn);
        assert_eq!(table.state.activated, None);
    }
}

/// SGO-12.2, SGO-12.6: one player has a decision, and answers what is asked.
#[test]
fn an_answer_fits_its_question() {
    let mut table = Table::new(2);
    assert!(matches!(table.game.turn(&table.state), Turn::Ask { seats, .. } if seats.len() == 1));
    assert!(table.refused(P1, Action::EndTurn).starts_with("ORR-1"));
    let strays = [Action::EndTurn, Action::Confirm, Action::Recruit { room: Room(0) }, walk((0, 0), (1, 0))];
    for stray in strays {
        assert!(table.refused(P0, stray).starts_with("SGO-12.6: answers-another-question"), "{stray:?}");
    }
    table.activate("modules", &[(P0, 1)]);
    assert!(table.refused(P0, walk((0, 0), (1, 0))).starts_with("SGO-12.6"));
}

/// SGO-12.4: only a module that could have been another teaches anything.
#[test]
fn a_new_top_is_learnt_unless_it_was_known() {
    let mut table = Table::new(2);
    table.activate("modules", &[(P0, 2)]);
    let stack = table.stack("gate-water");
    let learnt = |table: &Table| table.events.iter().any(|event| !table.game.learnt(event).is_empty());
    table.play(P0, Action::ReturnModule { stack });
    assert!(learnt(&table));
    table.events.clear();
    table.pile("gate-water", &["gate-water-alpha-1", "gate-water-alpha-2"]);
    table.play(P0, Action::ReturnModule { stack });
    assert!(!learnt(&table), "everybody saw it put beneath");
    assert!(table.events.iter().any(|event| matches!(event, Event::TurnedUp { known: true, .. })));
}

/// SGO-12.4: an exoplanet that closes and pays shows nothing that could not be worked out, and the turn is ended by hand,
/// so that even its last decision can be taken back.
#[test]
fn a_closing_exoplanet_teaches_nothing() {
    let mut table = Table::new(2);
    table.exoplanets("fermi:alpha bose");
    table.occupy(P1, "fermi", "sat1-1 sat1-2 sat2-1 sat2-2 sat3-1 sat3-2");
    table.load(P0, "fermi", 2);
    table.settle("fermi", "sat4-1");
    let fermi = table.exoplanet("fermi");
    assert!(table.events.contains(&Event::Closed { seat: P0, exoplanet: fermi }));
    assert!(table.events.iter().any(|event| matches!(event, Event::Influence { seat: P1, .. })));
    assert!(table.events.iter().all(|event| table.game.learnt(event).is_empty()));
    assert_eq!((table.asked(), table.legal()), (P0, vec![Action::EndTurn]));
}
