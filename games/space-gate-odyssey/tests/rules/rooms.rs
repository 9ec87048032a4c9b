//! SGO-5: control rooms.

use crate::trial::table::{P0, P1, Table, cell, place, walk};
use orrery_core::Game;
use orrery_space_gate_odyssey::agenda::Step;
use orrery_space_gate_odyssey::components::{Bonus, Kind};
use orrery_space_gate_odyssey::parts::{Module, Room, Stack};
use orrery_space_gate_odyssey::station::Deck;
use orrery_space_gate_odyssey::{Action, Event};

/// SGO-5.3: the white module takes settlers in every sector room.
#[test]
fn the_white_module_matches_all_sectors() {
    for room in ["water", "wildlife", "energy"] {
        let mut table = Table::new(2);
        table.station(P0, "init-1@(0,0)r0 on:2, access-energy-5@(0,-1)r0 on:1");
        table.activate(room, &[(P0, 1)]);
        assert!(table.legal().contains(&walk((0, -1), (0, 0))), "{room}");
        assert_eq!(table.legal().contains(&walk((0, 0), (0, -1))), room == "energy");
    }
}

/// SGO-5.2, SGO-6.8: whoever points from a module to the one beside it is told that a wall parts them.
#[test]
fn a_wall_is_given_as_the_reason() {
    let mut table = Table::new(2);
    table.station(
        P0,
        "init-1@(0,0)r0 on:1, gate-water-alpha-2@(1,0)r1 on:1, gate-energy-beta-4@(0,1)r2 off:0,
         access-water-3@(1,1)r2 on:1",
    );
    table.activate("water", &[(P0, 2)]);
    let mut pointed_at = Vec::new();
    table.game.candidates(&table.state, P0, &mut pointed_at);
    let against_the_wall = walk((1, 1), (0, 1));
    assert!(pointed_at.contains(&against_the_wall) && !table.legal().contains(&against_the_wall));
    assert!(table.refused(P0, against_the_wall).starts_with("SGO-5.2: modules-not-connected"));
}

/// SGO-5.5: one settler may go on, another may follow; a full module cannot be crossed.
#[test]
fn steps_are_paid_one_by_one() {
    let mut table = Table::new(2);
    table.station(
        P0,
        "init-1@(0,0)r0 on:2, odyssey-water-recruit-1@(1,0)r1 on:1, gate-water-alpha-3@(2,0)r1 on:0",
    );
    table.activate("water", &[(P0, 4)]);
    table.play(P0, walk((0, 0), (1, 0)));
    assert!(table.refused(P0, walk((0, 0), (1, 0))).starts_with("SGO-5.4: module-full capacity=Number(2)"));
    table.play(P0, walk((1, 0), (2, 0)));
    table.play(P0, walk((0, 0), (1, 0)));
    table.play(P0, walk((1, 0), (2, 0)));
    assert_eq!(*table.state.agenda.now(), Step::EndTurn, "four steps for four points");
    assert_eq!(table.deck(P0, 2, 0).settlers, 2);
}

/// SGO-5.6: settlers may leave a gate module that is not full, and go back into an access module.
#[test]
fn settlers_may_walk_back() {
    let mut table = Table::new(2);
    table.station(P0, "init-1@(0,0)r0 on:0, gate-energy-beta-2@(1,0)r1 on:2, access-energy-5@(0,-1)r0 on:0");
    table.activate("energy", &[(P0, 2)]);
    table.play(P0, walk((1, 0), (0, 0)));
    table.play(P0, walk((0, 0), (0, -1)));
    assert_eq!((table.deck(P0, 1, 0).settlers, table.deck(P0, 0, -1).settlers), (1, 1));
}

/// SGO-5.7: the sector must match to activate, too; the one who enters is lost, the next stays.
#[test]
fn the_first_settler_is_lost() {
    let mut table = Table::new(2);
    table.station(P0, "init-1@(0,0)r0 on:3, gate-energy-beta-2@(1,0)r1 off:0");
    let before = table.state;
    table.activate("water", &[(P0, 2)]);
    assert_eq!(*table.state.agenda.now(), Step::EndTurn, "nothing to walk to in the Water room");
    table.state = before;
    let rotation = table.state.of(P0).station.layout.berths()[1].rotation;
    table.activate("energy", &[(P0, 2)]);
    table.play(P0, walk((0, 0), (1, 0)));
    assert_eq!((table.deck(P0, 1, 0), table.settlers_in_reserve(P0)), (Deck { on: true, settlers: 0 }, 31));
    assert_eq!(table.state.of(P0).station.layout.berths()[1].rotation, rotation);
    table.play(P0, walk((0, 0), (1, 0)));
    assert_eq!((table.deck(P0, 1, 0).settlers, table.settlers_in_reserve(P0)), (1, 31));
}

/// SGO-5.8: once only.
#[test]
fn a_bonus_comes_once() {
    let mut table = Table::new(2);
    table.station(P0, "init-1@(0,0)r0 on:3, odyssey-energy-robot-access@(1,0)r0 off:0");
    table.activate("energy", &[(P0, 3)]);
    table.play(P0, walk((0, 0), (1, 0)));
    table.play(P0, walk((0, 0), (1, 0)));
    assert_eq!(table.state.of(P0).reserve.robots, 4);
    let added = |event: &&Event| matches!(event, Event::RobotAdded { .. });
    assert_eq!(table.events.iter().filter(added).count(), 1);
}

/// SGO-5.9, SGO-5.10, SGO-5.11: every Odyssey module of the box gives what it shows.
#[test]
fn every_bonus_of_the_box() {
    let game = Table::new(2).game;
    for (at, face) in game.modules.iter().enumerate() {
        let Kind::Odyssey(bonus) = face.kind else { continue };
        let mut table = Table::new(2);
        let room = ["water", "wildlife", "energy"][face.sector.unwrap().index()];
        let text = format!(
            "init-1@(0,0)r0 on:1, {}@(0,1)r{} off:0",
            face.id,
            if face.corridors.len() == 2 { 2 } else { 1 }
        );
        table.station(P0, &text);
        let before = *table.state.of(P0);
        table.activate(room, &[(P0, 1)]);
        table.play(P0, walk((0, 0), (0, 1)));
        let own = |table: &Table| *table.state.of(P0);
        match bonus {
            Bonus::Recruit => {
                assert_eq!(table.legal().len(), 5, "any room");
                assert!(table.refused(P0, Action::Recruit { room: Room(5) }).starts_with("SGO-5.9"));
                table.play(P0, Action::Recruit { room: Room(3) });
                assert_eq!(own(&table).odyssey.staff(Room(3)).engineers, 1);
                assert_eq!(own(&table).reserve.engineers, before.reserve.engineers - 1);
            }
            Bonus::Promote => {
                let modules = table.room("modules");
                assert!(
                    table.refused(P0, Action::Promote { room: modules }).starts_with("SGO-5.10"),
                    "a chief"
                );
                table.play(P0, Action::Promote { room: Room(1) });
                let staff = own(&table).odyssey.0[1];
                assert_eq!((staff.engineers, staff.chiefs), (0, 1));
                assert_eq!(own(&table).reserve.suits, before.reserve.suits - 1);
            }
            Bonus::Robot(room) => {
                assert_eq!(own(&table).odyssey.staff(room).robots, 1);
                assert_eq!(own(&table).reserve.robots, before.reserve.robots - 1);
                assert!(face.id.ends_with(&table.game.rooms[room.index()].id), "the room it shows");
            }
        }
        assert_eq!(Module(at as u8), table.state.of(P0).station.module(1));
    }
}

/// SGO-5.12: without the figure, or without anybody to promote, nothing comes of it.
#[test]
fn a_bonus_without_figures_is_void() {
    let void = |module: &str, clear: &dyn Fn(&mut Table)| {
        let mut table = Table::new(2);
        table.station(P0, &format!("init-1@(0,0)r0 on:1, {module}@(0,1)r2 off:0"));
        clear(&mut table);
        let before = table.state.of(P0).odyssey;
        table.activate("water", &[(P0, 1)]);
        table.play(P0, walk((0, 0), (0, 1)));
        assert!(table.deck(P0, 0, 1).on, "it is turned all the same");
        assert_eq!((table.state.of(P0).odyssey, *table.state.agenda.now()), (before, Step::EndTurn));
    };
    let empty = |table: &mut Table| table.reserve(P0, [30, 0, 0, 0]);
    void("odyssey-water-recruit-1", &empty);
    void("odyssey-water-promote-1", &empty);
    void("odyssey-water-promote-1", &|table| {
        table.clear_odyssey(P0);
        table.staff(P0, "modules", "2C");
    });
    let mut table = Table::new(2);
    table.station(P0, "init-1@(0,0)r0 on:1, odyssey-water-robot-access@(0,1)r0 off:0");
    table.reserve(P0, [30, 3, 3, 0]);
    table.activate("water", &[(P0, 1)]);
    table.play(P0, walk((0, 0), (0, 1)));
    assert_eq!(*table.state.agenda.now(), Step::EndTurn);
}

/// SGO-5.13, SGO-5.15: each point adds or returns one; the next top is shown after it.
#[test]
fn a_point_draws_one_module() {
    let mut table = Table::new(2);
    table.pile("odyssey-water", &["odyssey-water-recruit-1", "odyssey-water-promote-1"]);
    let stack = table.stack("odyssey-water");
    table.activate("modules", &[(P0, 2)]);
    assert_eq!(table.legal().len(), 1 + 9 + 9);
    table.play(P0, Action::ReturnModule { stack });
    assert_eq!(table.state.top(stack), Some(table.module("odyssey-water-promote-1")));
    table.play(P0, Action::AddModule { stack });
    assert_eq!(
        table.state.top(stack),
        Some(table.module("odyssey-water-promote-1")),
        "nothing has happened yet"
    );
    assert!(table.refused(P0, Action::Stop).starts_with("SGO-12.6"));
    table.play(P0, place(0, 1, 2));
    assert_eq!(table.state.top(stack), Some(table.module("odyssey-water-recruit-1")));
    assert_eq!(*table.state.agenda.now(), Step::EndTurn);
}

/// SGO-5.14, SGO-5.15: the bar ends with the turn; an empty stack cannot be drawn from, and without any the room is
/// of no use.
#[test]
fn bars_and_empty_stacks() {
    let mut table = Table::new(2);
    let stack = table.stack("gate-water");
    table.activate("modules", &[(P0, 2)]);
    table.play(P0, Action::AddModule { stack });
    let anywhere = table.legal()[0];
    table.play(P0, anywhere);
    assert!(table.refused(P0, Action::AddModule { stack }).starts_with("SGO-5.14: stack-barred"));
    table.activate("modules", &[(P0, 1), (P1, 1)]);
    assert!(table.legal().contains(&Action::AddModule { stack }), "in another turn");
    for pile in &mut table.state.stacks {
        *pile = orrery_space_gate_odyssey::state::Modules::new([]);
    }
    for stack in (0..9).map(Stack) {
        assert!(table.refused(P0, Action::ReturnModule { stack }).starts_with("SGO-5.15: stack-empty"));
    }
    table.run();
    assert_eq!(*table.state.agenda.now(), Step::EndTurn, "SGO-12.3");
}

/// SGO-5.16, SGO-5.17, SGO-5.18.
#[test]
fn only_activated_access_modules_are_filled() {
    let mut table = Table::new(2);
    table.station(
        P0,
        "init-1@(0,0)r0 on:5, access-energy-5@(0,-1)r0 off:0, gate-energy-beta-2@(1,0)r1 on:1,
         access-energy-6@(0,1)r2 on:1, access-energy-1@(-1,0)r0 on:0",
    );
    table.reserve(P0, [4, 3, 3, 5]);
    table.activate("access", &[(P0, 3)]);
    let fill = |x, y| Action::FillAccess { cell: cell(x, y) };
    assert!(table.refused(P0, fill(0, 0)).starts_with("SGO-5.17: access-full"));
    assert!(table.refused(P0, fill(0, -1)).starts_with("SGO-5.16: access-deactivated"));
    assert!(table.refused(P0, fill(1, 0)).starts_with("SGO-5.16: no-access-module"));
    assert!(table.refused(P0, fill(7, 7)).starts_with("SGO-5.16: no-access-module"));
    table.play(P0, fill(0, 1));
    assert_eq!((table.deck(P0, 0, 1).settlers, table.settlers_in_reserve(P0)), (4, 1), "up to capacity");
    table.play(P0, fill(-1, 0));
    assert_eq!((table.deck(P0, -1, 0).settlers, table.settlers_in_reserve(P0)), (1, 0), "all there are");
    assert_eq!(*table.state.agenda.now(), Step::EndTurn, "an empty reserve ends it");
}
