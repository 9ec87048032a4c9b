//! One test for each project of each headquarters side: its cost, what it stands on, its benefit (PUL-10).

use crate::table::{GAME, ME, Table, headquarters};
use orrery_core::Seat;
use orrery_pulsar_2849::Action;
use orrery_pulsar_2849::action::Run;
use orrery_pulsar_2849::agenda::Step;
use orrery_pulsar_2849::components::Place;
use orrery_pulsar_2849::ids::Gate::{Green, Magenta, Orange};
use orrery_pulsar_2849::ids::Size::{Large, Medium, Small};
use orrery_pulsar_2849::ids::{Field, Gate, NodeId, Size};
use orrery_pulsar_2849::state::{Headquarters, Origin};

#[derive(Clone, Copy)]
enum Benefit {
    Points(i16),
    Cubes(u8),
    Tokens(u8, u8),
    Gyrodyne(&'static [Size]),
    Pair,
    Explore,
    Double(u8, u8),
    Run(&'static [Gate], i16),
}

use Benefit::{Cubes, Double, Explore, Gyrodyne, Pair, Points, Tokens};

const ANY: &[Gate] = &[Green, Orange, Magenta];

fn beneath(field: Field) -> &'static [Field] {
    match field {
        Field::B1 | Field::B2 | Field::B3 => &[],
        Field::M1 => &[Field::B1, Field::B2],
        Field::M2 => &[Field::B2, Field::B3],
        Field::U1 => &[Field::M1],
        Field::U2 => &[Field::M2],
        Field::Top => &Field::ALL[..7],
    }
}

fn check(side: &str, field: Field, cost: u8, benefits: &[Benefit]) {
    let mut table = Table::new(4);
    table.me().headquarters = Headquarters::Side(headquarters(side));
    let complete = Action::Complete(field);
    for missing in beneath(field) {
        table.dice(&[cost]).me().completed = !missing.bit() & !field.bit();
        assert_eq!(table.refusal(ME, &complete), "PUL-10.1");
    }
    table.me().completed = beneath(field).iter().fold(0, |set, field| set | field.bit());
    table.me().runs_flown = table.state.player(ME).completed;
    for die in (1..=6).filter(|&die| die != cost) {
        table.dice(&[die]);
        assert_eq!(table.refusal(ME, &complete), "PUL-6.4");
    }
    table.dice(&[cost]);
    table.play(ME, complete.clone());
    let explored = benefits.iter().any(|benefit| matches!(benefit, Explore));
    for &benefit in benefits {
        receives(&mut table, benefit, explored);
    }
    assert_eq!(Table::scored(&table.events, ME, Origin::Project), points(benefits));
    if table.state.red.committed.is_none() {
        table.dice(&[cost]);
        assert_eq!(table.refusal(ME, &complete), "PUL-10.2", "once");
    }
    let runs = benefits.iter().find_map(|benefit| match *benefit {
        Benefit::Run(gates, points) => Some((gates, points)),
        _ => None,
    });
    flies(&table, field, runs);
}

fn points(benefits: &[Benefit]) -> i16 {
    benefits.iter().map(|benefit| if let Points(points) = benefit { *points } else { 0 }).sum()
}

/// Exploration tiles may add cubes and tokens of their own.
fn receives(table: &mut Table, benefit: Benefit, explored: bool) {
    match benefit {
        Points(_) | Benefit::Run(..) => {}
        Cubes(cubes) => assert!(table.state.player(ME).cubes == cubes || explored),
        Tokens(one, two) => assert_eq!(table.state.player(ME).tokens, [one, two]),
        Gyrodyne(sizes) => {
            if sizes.len() > 1 {
                let offered: Vec<Action> = sizes.iter().map(|&size| Action::PickGyrodyne(size)).collect();
                assert_eq!(table.legal(ME), offered);
                table.play(ME, offered[0].clone());
            }
            assert_eq!(table.state.player(ME).waiting[sizes[0] as usize], 1);
        }
        Pair => {
            table.play(ME, Action::PickTwoGyrodynes(Medium, Large));
            assert_eq!(table.state.player(ME).waiting, [0, 1, 1]);
        }
        Explore => assert_eq!(table.state.exploration.len(), 11),
        Double(silver, red) => {
            assert_eq!(table.state.player(ME).silver.as_slice(), [silver]);
            assert_eq!(table.state.red.committed, Some(red));
        }
    }
}

/// A location next to a gate, and the gate.
fn beside(gate: Gate) -> (NodeId, NodeId) {
    let cluster = GAME.cluster(orrery_pulsar_2849::ids::Side::Open);
    let ends = cluster.segments.iter().flat_map(|segment| [segment.ends, [segment.ends[1], segment.ends[0]]]);
    let mut beside = ends.filter(|ends| {
        cluster.place(ends[1]) == Place::Gate(gate) && !matches!(cluster.place(ends[0]), Place::Portal)
    });
    let [from, to] = beside.next().expect("every color has gates");
    (from, to)
}

/// The run scores for one gate of its color, and no other color can be named.
fn flies(table: &Table, project: Field, run: Option<(&[Gate], i16)>) {
    for gate in Gate::ALL {
        let mut table = table.clone();
        table.state.red = Default::default();
        let (from, to) = beside(gate);
        table.me().ship = from;
        table.dice(&[1]).me().tokens = [0, 0];
        table.play(ME, Action::Fly { to, claim: false });
        let Some((gates, points)) = run else {
            assert!(!matches!(table.state.step(), Step::GateRun { .. }), "there is no run");
            continue;
        };
        let named = Action::GateRun(Some(Run { project, gate }));
        if gates.contains(&gate) {
            table.play(ME, named);
            assert_eq!(Table::scored(&table.events, ME, Origin::GateRun), points);
        } else {
            assert_eq!(table.refusal(ME, &named), "PUL-10.8");
        }
    }
    assert_eq!(table.state.player(Seat(1)).completed, 0);
}

macro_rules! projects {
    ($($name:ident: $side:literal $field:ident $cost:literal [$($benefit:expr),+];)+) => {$(
        #[test]
        fn $name() {
            check($side, Field::$field, $cost, &[$($benefit),+]);
        }
    )+};
}

const fn run(gates: &'static [Gate], points: i16) -> Benefit {
    Benefit::Run(gates, points)
}

projects! {
    a1_b1: "A1" B1 4 [Pair];
    a1_b2: "A1" B2 1 [run(&[Green], 1)];
    a1_b3: "A1" B3 2 [Tokens(1, 1)];
    a1_m1: "A1" M1 1 [Cubes(1), Explore];
    a1_m2: "A1" M2 3 [Double(2, 1), Tokens(1, 0)];
    a1_u1: "A1" U1 2 [Gyrodyne(&[Small, Medium]), run(&[Orange], 2)];
    a1_u2: "A1" U2 6 [Points(8), run(&[Magenta], 2)];
    a1_top: "A1" Top 5 [Points(5), run(ANY, 4)];
    a2_b1: "A2" B1 4 [Gyrodyne(&[Small, Medium, Large]), run(&[Orange], 2)];
    a2_b2: "A2" B2 1 [run(&[Green], 1)];
    a2_b3: "A2" B3 2 [Tokens(1, 1)];
    a2_m1: "A2" M1 1 [Cubes(1), Explore];
    a2_m2: "A2" M2 3 [Double(2, 1), Tokens(1, 0)];
    a2_u1: "A2" U1 2 [run(ANY, 2)];
    a2_u2: "A2" U2 6 [Points(8), run(&[Magenta], 2)];
    a2_top: "A2" Top 5 [Points(5), run(ANY, 4)];
    b1_b1: "B1" B1 2 [Tokens(2, 0)];
    b1_b2: "B1" B2 4 [Pair];
    b1_b3: "B1" B3 1 [run(&[Magenta], 1)];
    b1_m1: "B1" M1 3 [Points(2), Explore, run(&[Orange], 1)];
    b1_m2: "B1" M2 4 [Double(3, 2)];
    b1_u1: "B1" U1 2 [Points(4), Tokens(0, 1)];
    b1_u2: "B1" U2 6 [Points(8), run(&[Green], 2)];
    b1_top: "B1" Top 5 [Points(5), run(ANY, 4)];
    b2_b1: "B2" B1 2 [Tokens(2, 0)];
    b2_b2: "B2" B2 4 [Points(2), run(&[Green], 2)];
    b2_b3: "B2" B3 1 [run(&[Magenta], 1)];
    b2_m1: "B2" M1 3 [Explore, run(&[Orange], 2)];
    b2_m2: "B2" M2 4 [Double(3, 2)];
    b2_u1: "B2" U1 1 [Cubes(1), Tokens(0, 1)];
    b2_u2: "B2" U2 6 [Points(6), run(ANY, 2)];
    b2_top: "B2" Top 5 [Points(5), run(ANY, 4)];
    c1_b1: "C1" B1 2 [Tokens(2, 0)];
    c1_b2: "C1" B2 1 [Cubes(1), Tokens(0, 1)];
    c1_b3: "C1" B3 4 [Gyrodyne(&[Medium, Large]), run(&[Magenta], 1)];
    c1_m1: "C1" M1 3 [Points(2), Gyrodyne(&[Small, Medium, Large])];
    c1_m2: "C1" M2 1 [run(&[Green], 1)];
    c1_u1: "C1" U1 6 [Double(4, 3)];
    c1_u2: "C1" U2 4 [Points(2), Tokens(0, 1), run(&[Orange], 2)];
    c1_top: "C1" Top 5 [Points(2), Explore, run(ANY, 4)];
    c2_b1: "C2" B1 2 [Tokens(2, 0)];
    c2_b2: "C2" B2 1 [Cubes(1), Tokens(0, 1)];
    c2_b3: "C2" B3 4 [Points(2), run(&[Magenta], 2)];
    c2_m1: "C2" M1 3 [Points(2), run(ANY, 2)];
    c2_m2: "C2" M2 1 [run(&[Green], 1)];
    c2_u1: "C2" U1 6 [Double(4, 3)];
    c2_u2: "C2" U2 4 [Points(2), Tokens(0, 1), run(&[Orange], 2)];
    c2_top: "C2" Top 5 [Points(2), Explore, run(ANY, 4)];
    d1_b1: "D1" B1 3 [Gyrodyne(&[Medium]), Tokens(1, 0)];
    d1_b2: "D1" B2 2 [Cubes(2)];
    d1_b3: "D1" B3 1 [run(&[Orange], 1)];
    d1_m1: "D1" M1 1 [Gyrodyne(&[Small]), Cubes(1)];
    d1_m2: "D1" M2 4 [Points(3), run(&[Green], 2)];
    d1_u1: "D1" U1 4 [Gyrodyne(&[Large]), run(&[Magenta], 1)];
    d1_u2: "D1" U2 6 [Double(5, 2)];
    d1_top: "D1" Top 5 [Points(5), run(ANY, 4)];
    d2_b1: "D2" B1 3 [Points(2), run(&[Green], 2)];
    d2_b2: "D2" B2 2 [Cubes(2)];
    d2_b3: "D2" B3 1 [run(&[Magenta], 1)];
    d2_m1: "D2" M1 1 [Explore];
    d2_m2: "D2" M2 4 [Points(4), run(&[Orange], 2)];
    d2_u1: "D2" U1 2 [run(ANY, 2)];
    d2_u2: "D2" U2 6 [Double(5, 2)];
    d2_top: "D2" Top 5 [Points(5), run(ANY, 4)];
}
