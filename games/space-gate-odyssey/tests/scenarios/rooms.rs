//! E1 to E6 and E23: control rooms and building.

use crate::trial::table::{P0, P1, P2, Table, cell, place, walk};
use orrery_space_gate_odyssey::agenda::Step;
use orrery_space_gate_odyssey::figures::{Reserve, Staff};
use orrery_space_gate_odyssey::parts::Figure;
use orrery_space_gate_odyssey::station::Deck;
use orrery_space_gate_odyssey::{Action, Event};

const ON_EMPTY: Deck = Deck { on: true, settlers: 0 };

/// SGO-4.1, SGO-4.2, SGO-4.4, SGO-4.6, SGO-4.8, SGO-4.9.
#[test]
fn ex_01_action_points_and_order() {
    let (sara, alex, carol) = (P0, P1, P2);
    let mut table = Table::new(3);
    for seat in [sara, alex, carol] {
        table.clear_odyssey(seat);
    }
    table.staff(sara, "modules", "2E");
    table.staff(alex, "modules", "1E 2C 1R");
    table.staff(sara, "access", "1C");
    let (access, modules) = (table.room("access"), table.room("modules"));
    table.play(sara, Action::MoveEngineer { from: access, figure: Figure::Chief, to: modules });
    let points = [4, 6, 0].into_iter().collect();
    assert!(table.events.contains(&Event::RoomActivated { room: modules, points }));
    assert_eq!(table.asked(), sara, "she acts first");
    table.play(sara, Action::Stop);
    assert_eq!(table.asked(), alex);
    table.play(alex, Action::Stop);
    assert_eq!(*table.state.agenda.now(), Step::EndTurn, "Carol is skipped and nobody travels");
    assert_eq!(table.asked(), sara);
    table.play(sara, Action::EndTurn);
    let there = Staff { engineers: 2, chiefs: 1, robots: 0 };
    assert_eq!(*table.state.of(sara).odyssey.staff(modules), there, "the chief stays");
    assert_eq!(table.asked(), alex, "the next turn");
}

/// SGO-5.1, SGO-5.4, SGO-5.7, SGO-5.8, SGO-5.10, SGO-4.5.
#[test]
fn ex_02_walking_activating_promoting() {
    let mut table = Table::new(2);
    table.station(
        P0,
        "init-1@(0,0)r0 on:3, odyssey-water-promote-1@(1,0)r1 off:0, gate-water-alpha-2@(1,1)r2 off:0",
    );
    table.reserve(P0, [20, 3, 1, 5]);
    table.staff(P0, "water", "1C 2E");
    table.activate("water", &[(P0, 4)]);
    let water = table.room("water");
    table.play(P0, walk((0, 0), (1, 0)));
    table.play(P0, Action::Promote { room: water });
    table.play(P0, walk((0, 0), (1, 0)));
    table.play(P0, walk((1, 0), (1, 1)));
    table.play(P0, walk((0, 0), (1, 0)));
    assert_eq!(*table.state.agenda.now(), Step::EndTurn, "there is no fifth point");
    let there = Staff { engineers: 1, chiefs: 2, robots: 0 };
    assert_eq!(*table.state.of(P0).odyssey.staff(water), there, "although the room holds more now");
    assert_eq!(table.deck(P0, 0, 0), ON_EMPTY);
    assert_eq!(table.deck(P0, 1, 0), Deck { on: true, settlers: 1 });
    assert_eq!(table.deck(P0, 1, 1), ON_EMPTY);
    assert_eq!(table.settlers_in_reserve(P0), 22);
    assert_eq!(table.state.of(P0).reserve.suits, 0);
}

/// SGO-5.1, SGO-5.2, SGO-5.3, SGO-5.4, SGO-6.4.
#[test]
fn ex_03_illegal_steps() {
    let mut table = Table::new(2);
    table.station(
        P0,
        "init-1@(0,0)r0 on:5, gate-water-alpha-2@(1,0)r1 on:2, access-energy-5@(0,-1)r0 on:4,
         gate-energy-beta-4@(0,1)r2 off:0, access-water-3@(1,1)r2 on:1",
    );
    table.activate("water", &[(P0, 3)]);
    let mut legal = table.legal();
    legal.retain(|action| *action != Action::Stop);
    assert_eq!(legal, [walk((0, 0), (1, 0)), walk((1, 0), (1, 1)), walk((1, 1), (1, 0))]);
    let refused = |from, to| table.refused(P0, walk(from, to));
    assert!(refused((0, 0), (0, 1)).starts_with("SGO-5.1: wrong-sector"));
    assert!(refused((0, 0), (0, -1)).starts_with("SGO-5.1: wrong-sector"));
    assert!(refused((1, 1), (0, 1)).starts_with("SGO-5.2"), "a wall towards the east");
    assert!(refused((0, 1), (1, 1)).starts_with("SGO-5.1: no-settler-there"), "nobody there to come back");
    assert!(refused((1, 0), (0, 0)).starts_with("SGO-5.4"));
    assert!(refused((0, -1), (0, 0)).starts_with("SGO-5.4"));
    table.play(P0, walk((0, 0), (1, 0)));
    assert_eq!(table.deck(P0, 1, 0).settlers, 3);
    assert!(table.refused(P0, walk((0, 0), (1, 0))).starts_with("SGO-5.4"), "it is full");
    assert!(table.refused(P0, walk((1, 1), (1, 0))).starts_with("SGO-5.4"));
    assert!(table.legal().contains(&walk((1, 0), (0, 0))), "the white module has room now");
    assert!(table.legal().contains(&walk((0, -1), (0, 0))));
}

/// SGO-5.16, SGO-5.17, SGO-5.18.
#[test]
fn ex_04_access_room() {
    let (alex, sara, carol) = (P0, P1, P2);
    let mut table = Table::new(3);
    table.station(alex, "access-water-1@(0,0)r0 on:0, access-water-6@(1,0)r1 on:0");
    table.station(sara, "init-2@(0,0)r0 on:0, access-energy-6@(1,0)r1 on:0");
    table.station(
        carol,
        "init-3@(0,0)r0 on:0, access-wildlife-1@(1,0)r1 on:0, access-wildlife-3@(0,1)r2 on:0",
    );
    for seat in [alex, sara, carol] {
        table.reserve(seat, [20, 3, 3, 5]);
    }
    let mut variant = Table::new(3);
    variant.state = table.state;
    let fill = |x| Action::FillAccess { cell: cell(x, 0) };
    table.activate("access", &[(alex, 2), (sara, 3), (carol, 1)]);
    table.play(alex, fill(0));
    assert!(table.refused(alex, fill(0)).starts_with("SGO-5.17"), "it is full after the first time");
    table.play(alex, fill(1));
    assert_eq!(table.settlers_in_reserve(alex), 20 - 6);
    table.play(sara, fill(0));
    table.play(sara, fill(1));
    assert_eq!(table.settlers_in_reserve(sara), 20 - 5 - 4);
    assert_eq!(table.asked(), carol, "Sara's third point has no use");
    table.play(carol, fill(0));
    assert_eq!(table.settlers_in_reserve(carol), 20 - 5);
    assert_eq!(*table.state.agenda.now(), Step::EndTurn, "one module only");

    variant.reserve(carol, [3, 3, 3, 5]);
    variant.activate("access", &[(carol, 1)]);
    variant.play(carol, fill(0));
    assert_eq!(variant.deck(carol, 0, 0).settlers, 3);
    assert_eq!(variant.settlers_in_reserve(carol), 0);
}

/// SGO-5.13, SGO-5.14, SGO-5.15.
#[test]
fn ex_05_stack_bar() {
    let mut table = Table::new(2);
    let (g1, g2, g3) = ("gate-water-alpha-1", "gate-water-beta-1", "gate-water-gamma-1");
    table.pile("gate-water", &[g1, g2, g3]);
    table.pile("access-energy", &["access-energy-1"]);
    table.activate("modules", &[(P0, 4), (P1, 1)]);
    let (water, energy) = (table.stack("gate-water"), table.stack("access-energy"));
    table.play(P0, Action::ReturnModule { stack: water });
    table.play(P0, Action::AddModule { stack: water });
    table.play(P0, place(0, -1, 0));
    assert_eq!(table.state.of(P0).station.module(1), table.module(g2));
    assert!(table.refused(P0, Action::AddModule { stack: water }).starts_with("SGO-5.14"));
    assert!(table.refused(P0, Action::ReturnModule { stack: water }).starts_with("SGO-5.14"));
    assert_eq!(table.state.top(water), Some(table.module(g3)));
    assert_eq!(table.state.stacks[water.index()].bottom(), [table.module(g1)], "the last module");
    table.play(P0, Action::AddModule { stack: energy });
    table.play(P0, place(1, 0, 0));
    table.play(P0, Action::Stop);
    table.play(P1, Action::AddModule { stack: water });
    table.play(P1, place(0, -1, 0));
    assert_eq!(table.state.of(P1).station.module(1), table.module(g3));
}

/// SGO-6.2, SGO-6.3, SGO-6.4, SGO-6.6.
#[test]
fn ex_06_building() {
    let mut table = Table::new(2);
    table.station(P0, "init-1@(0,0)r0 on:5");
    table.pile("gate-wildlife", &["gate-wildlife-beta-2"]);
    let before = table.state;
    table.activate("modules", &[(P0, 3)]);
    table.play(P0, Action::AddModule { stack: table.stack("gate-wildlife") });
    assert_eq!(table.legal(), [place(0, -1, 0), place(1, 0, 1), place(0, 1, 2), place(-1, 0, 3)]);
    for rotation in 0..4 {
        assert!(table.refused(P0, place(1, 1, rotation)).starts_with("SGO-6.3"));
    }
    for (x, y, right) in [(0, -1, 0), (1, 0, 1), (0, 1, 2), (-1, 0, 3)] {
        for wrong in (0..4).filter(|&rotation| rotation != right) {
            assert!(table.refused(P0, place(x, y, wrong)).starts_with("SGO-6.3"));
        }
    }

    table.state = before;
    table.station(
        P0,
        "init-1@(0,0)r0 on:5, gate-wildlife-alpha-3@(0,-1)r0 off:0, gate-wildlife-gamma-4@(1,0)r1 off:0,
         gate-water-alpha-4@(0,1)r2 off:0, gate-water-beta-3@(-1,0)r3 off:0",
    );
    table.activate("modules", &[(P0, 1)]);
    for stack in table.game.stacks() {
        assert!(table.refused(P0, Action::AddModule { stack }).starts_with("SGO-6.6"));
        assert!(table.legal().contains(&Action::ReturnModule { stack }));
    }
    table.play(P0, Action::ReturnModule { stack: table.stack("gate-energy") });
}

/// SGO-4.5, SGO-5.6, SGO-5.9, SGO-5.11, SGO-5.12.
#[test]
fn ex_23_bonuses_and_walking_back() {
    let given = |settlers: u8| {
        let mut table = Table::new(2);
        table.clear_odyssey(P0);
        table.staff(P0, "energy", "1C 1E");
        table.reserve(P0, [20, 1, 0, 1]);
        let white = format!("init-1@(0,0)r0 on:{settlers}, ");
        table.station(
            P0,
            &(white + "odyssey-energy-recruit-1@(1,0)r1 off:0, odyssey-energy-robot-access@(-1,0)r0 off:0"),
        );
        table.activate("energy", &[(P0, 3)]);
        table.play(P0, walk((0, 0), (1, 0)));
        let room = table.room("access");
        table.play(P0, Action::Recruit { room });
        table
    };
    let mut table = given(2);
    table.play(P0, walk((0, 0), (-1, 0)));
    let there = Staff { engineers: 1, chiefs: 0, robots: 1 };
    assert_eq!(*table.state.of(P0).odyssey.staff(table.room("access")), there);
    assert_eq!(table.deck(P0, 0, 0).settlers, 0);
    let reserve = Reserve { settlers: 22, engineers: 0, suits: 0, robots: 0 };
    assert_eq!(table.state.of(P0).reserve, reserve);
    assert_eq!(*table.state.agenda.now(), Step::EndTurn, "the third point has no use");

    let mut table = given(3);
    table.play(P0, walk((0, 0), (1, 0)));
    assert_eq!(table.deck(P0, 1, 0).settlers, 1, "the second settler stays there");
    table.play(P0, walk((1, 0), (0, 0)));
    assert_eq!(table.deck(P0, 0, 0).settlers, 2);
}
