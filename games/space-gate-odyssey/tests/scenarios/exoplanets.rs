//! E12 to E16, E21 and E22: the exoplanets.

use crate::trial::table::{P0, P1, P2, Table};
use orrery_space_gate_odyssey::agenda::Step;
use orrery_space_gate_odyssey::{Action, Event};

/// SGO-9.4 to SGO-9.8.
#[test]
fn ex_12_collins_closes_without_being_full() {
    let (sara, alex) = (P0, P1);
    let mut table = Table::new(2);
    table.exoplanets("collins:alpha bose:beta");
    table.occupy(sara, "collins", "s5 s9 s10 s12 s13 s16");
    table.occupy(alex, "collins", "s1 s3 s4 s6 s7 s11 s14 s17 s19 s20 s21 s22");
    let collins = table.exoplanet("collins");
    let colony = *table.state.colony(collins);
    assert!(!table.game.side_of(&colony).family.closes(&colony), "not closed yet");
    table.load(alex, "collins", 1);
    table.settle("collins", "s8");
    assert!(table.events.contains(&Event::Closed { seat: alex, exoplanet: collins }));
    assert_eq!(table.influences(), [20, 20]);
    let volcanoes = |seat| {
        let points = |event: &Event| match *event {
            Event::Earned { seat: earner, points, .. } if earner == seat => Some(points),
            _ => None,
        };
        let mut points: Vec<u16> = table.events.iter().filter_map(points).collect();
        points.sort_unstable();
        points
    };
    assert_eq!(volcanoes(sara), [3, 3, 7, 7]);
    assert_eq!(volcanoes(alex), [3, 3, 7, 7]);
}

/// SGO-9.20 to SGO-9.25, SGO-7.8, SGO-7.9.
#[test]
fn ex_13_fermi() {
    let given = |center: [u8; 3]| {
        let mut table = Table::new(3);
        table.exoplanets("fermi:alpha bose susskind:beta");
        table.occupy(P0, "fermi", "sat1-1 sat2-1 sat3-1");
        table.occupy(P1, "fermi", "sat1-2");
        table.occupy(P2, "fermi", "sat2-2 sat3-2");
        let fermi = table.exoplanet("fermi");
        table.state.colony_mut(fermi).gathered = center.into_iter().collect();
        table.reserve(P1, [10, 3, 3, 5]);
        table.load(P1, "fermi", 3);
        table.settle("fermi", "sat4-1");
        table
    };
    let mut table = given([5, 4, 3]);
    let fermi = table.exoplanet("fermi");
    assert!(table.events.contains(&Event::Closed { seat: P1, exoplanet: fermi }));
    assert!(table.events.contains(&Event::LeftOver { seat: P1, exoplanet: fermi, settlers: 2 }));
    assert_eq!(table.influences(), [17, 7, 7]);
    let neighbors = [(0, 1), (1, 2), (2, 3), (3, 4)].map(|slots| Action::Swap { slots });
    assert_eq!((table.asked(), table.legal()), (P0, neighbors.to_vec()));
    assert!(table.refused(P0, Action::Swap { slots: (0, 2) }).starts_with("SGO-9.24"));
    let beta = table.post("alpha");
    table.play(P0, Action::Swap { slots: (0, 1) });
    assert_ne!(table.post("alpha"), beta, "then the gate moves: P1's, to the only free exoplanet");
    let moved = |event: &Event| matches!(event, Event::GateMoved { seat, .. } if *seat == P1);
    assert!(table.events.iter().any(moved));

    let table = given([4, 4, 3]);
    assert_eq!(table.influences(), [12, 7, 7]);
    assert_eq!(*table.state.agenda.now(), Step::EndTurn, "no swap");
}

fn dirac(basic: u8, advanced: u8) -> Table {
    let mut table = Table::new(2);
    table.exoplanets("dirac:alpha bose:beta");
    let ids = |letter: char, count: u8| (1..=count).map(|n| format!("{letter}{n} ")).collect::<String>();
    table.occupy(P0, "dirac", &ids('b', basic));
    table.occupy(P0, "dirac", &ids('a', advanced));
    table.load(P0, "dirac", 1);
    table
}

/// SGO-9.9 to SGO-9.13.
#[test]
fn ex_14_dirac_allowance() {
    for (basic, advanced, allowed) in
        [(4, 0, false), (5, 0, true), (5, 1, false), (7, 0, true), (10, 1, true)]
    {
        let table = dirac(basic, advanced);
        let last = Action::PlaceSettler { space: table.space("dirac", "a3") };
        assert_eq!(table.legal().contains(&last), allowed, "{basic} basic, {advanced} advanced");
        if !allowed {
            assert!(table.refused(P0, last).starts_with("SGO-9.10"));
        }
        let center = Action::PlaceSettler { space: table.space("dirac", "c") };
        assert!(table.refused(P0, center).starts_with("SGO-9.11"), "a basic space is free");
    }
    let given = |seat| {
        let mut table = Table::new(2);
        table.exoplanets("dirac:alpha bose:beta");
        table.occupy(P0, "dirac", "b1 b2 b3 b4 b5 b6 b7 b8 b9 b10 a1");
        table.occupy(P1, "dirac", "b11 b12 b13 b14 b15 b16 b17 b18 a2");
        table.load(seat, "dirac", 1);
        table
    };
    let table = given(P0);
    assert_eq!(table.open_spaces(), table.spaces("dirac", "a3 c"));
    let table = given(P1);
    let dirac = table.exoplanet("dirac");
    assert!(table.events.contains(&Event::Closed { seat: P1, exoplanet: dirac }), "only the center was open");
    assert_eq!(table.influences(), [13, 13]);
}

/// SGO-9.26 to SGO-9.29.
#[test]
fn ex_15_russell_surplus() {
    let given = || {
        let mut table = Table::new(2);
        table.exoplanets("russell:alpha bose:beta");
        let ids =
            |island: u8, from: u8, to: u8| (from..=to).map(|n| format!("i{island}-{n} ")).collect::<String>();
        table.occupy(P0, "russell", &ids(1, 1, 7));
        table.occupy(P1, "russell", &ids(2, 1, 5));
        table.occupy(P1, "russell", &ids(3, 1, 9));
        table.reserve(P0, [10, 3, 3, 5]);
        table.load(P0, "russell", 4);
        table
    };
    let left_over = |table: &Table| {
        let settlers = |event: &Event| match *event {
            Event::LeftOver { settlers, .. } => Some(settlers),
            _ => None,
        };
        table.events.iter().find_map(settlers)
    };
    let russell = given().exoplanet("russell");
    let closed = |table: &Table| table.events.contains(&Event::Closed { seat: P0, exoplanet: russell });

    let mut table = given();
    table.settle("russell", "i1-8");
    assert_eq!((left_over(&table), closed(&table)), (Some(3), false));
    assert_eq!(table.settlers_in_reserve(P0), 13);

    let mut table = given();
    table.settle("russell", "i2-6");
    let elsewhere = Action::PlaceSettler { space: table.space("russell", "i1-8") };
    assert!(table.refused(P0, elsewhere).starts_with("SGO-9.26"));
    assert!(!closed(&table));
    table.settle("russell", "i2-7");
    assert_eq!((left_over(&table), closed(&table)), (Some(2), true));

    let mut table = given();
    table.settle("russell", "i3-10");
    assert_eq!((left_over(&table), closed(&table)), (Some(3), false));
}

/// SGO-9.34 to SGO-9.36.
#[test]
fn ex_16_turing_with_two_players() {
    let mut table = Table::new(2);
    table.exoplanets("turing:alpha bose:beta");
    table.load(P0, "turing", 1);
    assert_eq!(table.open_spaces(), table.spaces("turing", "c1-1 c2-1"));
    table.settle("turing", "c1-1");
    let turing = table.exoplanet("turing");
    table.load(P1, "turing", 3);
    assert_eq!(table.state.colony(turing).held[1], table.spaces("turing", "c2-1 c2-2 c2-3"), "no choice");
    let side = table.game.side(turing, 2);
    assert_eq!(side.predominance, table.spaces("turing", "c1-5 c1-9 c2-5 c2-9"), "these force a swap");
    table.load(P1, "turing", 2);
    assert!(matches!(table.state.agenda.now(), Step::Swap { seat: P1, .. }));

    let mut table = Table::new(2);
    table.exoplanets("turing:alpha bose:beta");
    let steps = |canal: u8, last: u8| (1..=last).map(|n| format!("c{canal}-{n} ")).collect::<String>();
    table.occupy(P0, "turing", &steps(1, 11));
    table.occupy(P1, "turing", &steps(2, 8));
    table.load(P0, "turing", 1);
    let center = table.space("turing", "center");
    assert!(table.events.contains(&Event::Settled { seat: P0, exoplanet: turing, space: center }));
    assert!(table.events.contains(&Event::Closed { seat: P0, exoplanet: turing }));
    assert_eq!(table.influences(), [18, 10]);
}

/// SGO-9.32, SGO-9.33.
#[test]
fn ex_21_planck() {
    let paid = |p0: &str, p1: &str| {
        let mut table = Table::new(2);
        table.exoplanets("planck:alpha bose:beta");
        table.occupy(P0, "planck", p0);
        table.occupy(P1, "planck", p1);
        table.load(P0, "planck", 0);
        table.influences()
    };
    let both = paid("o1 o2 o3 o9 o10 m1 m2 m3 m8 i1 i2", "o4 o5 o6 o7 o8 m4 m5 m6 m7 i3 i4");
    assert_eq!(both, [16, 16]);
    let parted = paid("o1 o2 o3 o9 o10 m1 m2 m7 m8 i1 i2", "o4 o5 o6 o7 o8 m4 m5 m6 m3 i3 i4");
    assert_eq!(parted, [11, 18]);
}

/// SGO-9.37, SGO-9.38, SGO-7.8, SGO-7.9.
#[test]
fn ex_22_turing_circles() {
    let mut table = Table::new(3);
    table.exoplanets("turing:alpha bose:beta");
    table.load(P0, "turing", 1);
    let ring: String = (1..=18).map(|n| format!("b{n} ")).collect();
    assert_eq!(table.open_spaces(), table.spaces("turing", &ring));
    for (seat, id) in [(P0, "b1"), (P1, "b2"), (P2, "b3")] {
        table.occupy(seat, "turing", id);
    }
    for seat in [P0, P1, P2] {
        table.load(seat, "turing", 1);
        assert!(table.open_spaces().contains(table.space("turing", "a1")));
        let closed = Action::PlaceSettler { space: table.space("turing", "a2") };
        assert!(table.refused(seat, closed).starts_with("SGO-9.37"));
    }
    let turing = table.exoplanet("turing");
    assert!(table.game.side(turing, 3).predominance.contains(table.space("turing", "b2")));

    let mut table = Table::new(3);
    table.exoplanets("turing:alpha bose:beta");
    for (seat, basic, advanced) in [(P0, 1, 1), (P1, 7, 3), (P2, 13, 5)] {
        let ids: String = (basic..basic + 6).map(|n| format!("b{n} ")).collect();
        table.occupy(seat, "turing", &ids);
        table.occupy(seat, "turing", &format!("a{advanced} a{}", advanced + 1));
    }
    table.occupy(P0, "turing", "c1");
    table.occupy(P1, "turing", "c2");
    table.load(P2, "turing", 3);
    assert!(table.events.contains(&Event::LeftOver { seat: P2, exoplanet: turing, settlers: 2 }));
    assert_eq!(table.influences(), [13, 13, 13]);
}
