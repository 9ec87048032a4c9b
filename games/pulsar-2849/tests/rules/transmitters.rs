//! One test for each design of transmitter: its costs, its benefit, its production, its links (PUL-9, PUL-11.5).

use crate::table::{GAME, ME, Table, node, transmitter};
use orrery_pulsar_2849::action::{End, Link, Purchase};
use orrery_pulsar_2849::agenda::Step;
use orrery_pulsar_2849::state::Origin;
use orrery_pulsar_2849::{Action, Event};

#[derive(Clone, Copy)]
enum Extra {
    Nothing,
    ClaimsIsolated,
    Teleports(&'static [&'static str], &'static [&'static str]),
}

struct Design {
    id: &'static str,
    costs: &'static [u8],
    points: i16,
    extra: Extra,
    /// Points, cubes, points for a cube.
    production: (i16, u8, i16),
    links: [Option<u8>; 2],
}

fn check(design: &Design) {
    let table = put_online(design, None);
    produces(design, table);
    // A4 is online and has two pips: each end that can be linked to it gives a die.
    for (end, pips) in End::ALL.into_iter().zip(design.links) {
        // Ends with equal pips are one choice, since tiles turn round.
        let twin = end == End::Right && design.links[0] == design.links[1];
        if let (Some(pips), false) = (pips, twin) {
            let table = put_online(design, Some(end));
            assert!(table.events.contains(&Event::DieOffered { seat: ME, value: pips + 2 }), "{}", design.id);
        }
    }
}

/// Takes the tile with its first cost and pays the others.
fn put_online(design: &Design, link: Option<End>) -> Table {
    let mut table = Table::new(4);
    let partner = if design.id == "A4" { "B6" } else { "A4" };
    let partner = table.holds(ME, partner, 3, true);
    table.shows(&[design.id]);
    let tile = transmitter(design.id);
    for (at, &cost) in design.costs.iter().enumerate() {
        for die in (1..=6).filter(|die| !design.costs[at..].contains(die)) {
            table.dice(&[die]);
            let any_cost = |action: &Action| {
                matches!(action, Action::TakeTransmitter { .. } | Action::PayTransmitter { .. })
            };
            assert!(!table.legal(ME).iter().any(any_cost), "{}: a {die} pays nothing", design.id);
        }
        table.dice(&[cost]);
        if at == 0 {
            table.play(ME, Action::TakeTransmitter { tile, cost });
            if matches!(table.state.step(), Step::Link { .. }) {
                let joined = link.map(|own| Link { own, tile: partner, end: End::Left });
                table.play(ME, Action::Link(joined));
            }
        } else {
            assert!(!table.state.held(tile).expect("taken").online);
            table.play(ME, Action::PayTransmitter { tile, cost });
        }
    }
    match design.extra {
        Extra::Nothing => {}
        Extra::ClaimsIsolated => {
            assert_eq!(*table.state.step(), Step::ClaimIsolated { seat: ME });
            table.play(ME, Action::ClaimIsolated(None));
        }
        Extra::Teleports(to, not_to) => {
            let teleport = |id: &str| Action::Teleport { to: node(id), claim: false };
            not_to.iter().for_each(|id| assert_eq!(table.refusal(ME, &teleport(id)), "PUL-7.19"));
            to.iter().for_each(|id| assert!(table.allows(ME, &teleport(id))));
            table.play(ME, teleport(to[0]));
        }
    }
    if matches!(table.state.step(), Step::Reward { .. }) {
        table.play(ME, Action::Reward(orrery_pulsar_2849::action::Reward::Printed));
        while let Step::PickGyrodyne { .. } = table.state.step() {
            let first = table.legal(ME)[0].clone();
            table.play(ME, first);
        }
    }
    assert!(table.state.held(tile).expect("taken").online, "{}", design.id);
    assert_eq!(Table::scored(&table.events, ME, Origin::Transmitter), design.points, "{}", design.id);
    table
}

fn produces(design: &Design, mut table: Table) {
    let (points, cubes, sold) = design.production;
    let before = table.state.player(ME).cubes;
    table.events.clear();
    table.track(
        1,
        &[(1, orrery_core::Seat(1)), (2, orrery_core::Seat(2)), (3, orrery_core::Seat(3)), (4, ME)],
    );
    table.me().cubes = before + 1;
    table.play(ME, Action::EndTurn);
    if sold > 0 {
        assert!(matches!(table.state.step(), Step::BuyPoints { .. }));
        table.play(ME, Action::BuyPoints(Purchase::Buy));
    }
    let partner = if design.id == "A4" { 1 } else { 0 };
    assert_eq!(Table::scored(&table.events, ME, Origin::Transmitter), points + sold, "{}", design.id);
    let paid = u8::from(sold > 0);
    assert_eq!(table.state.player(ME).cubes, before + 1 + cubes + partner - paid, "{}", design.id);
    assert_eq!(GAME.transmitter(transmitter(design.id)).links, design.links);
}

macro_rules! designs {
    ($($name:ident: $id:literal [$($cost:literal),+] $points:literal $extra:expr, $production:expr, $links:expr;)+) => {$(
        #[test]
        fn $name() {
            check(&Design {
                id: $id,
                costs: &[$($cost),+],
                points: $points,
                extra: $extra,
                production: $production,
                links: $links,
            });
        }
    )+};
}

const PLAIN: Extra = Extra::Nothing;
const CLAIM: Extra = Extra::ClaimsIsolated;
const TO_PULSAR: Extra = Extra::Teleports(&["OP1"], &["OS1", "OGg1", "OP12", "OE1"]);
const TO_SYSTEM: Extra = Extra::Teleports(&["OS1"], &["OP1", "OGg1", "OP12", "OE1"]);
const ANYWHERE: Extra = Extra::Teleports(&["OS1", "OP1", "OGg1"], &["OP12", "OE1"]);

designs! {
    a1: "A1" [1, 2, 6] 8 PLAIN, (2, 1, 0), [Some(3), Some(1)];
    a2: "A2" [6] 3 CLAIM, (0, 0, 0), [Some(1), Some(2)];
    a3: "A3" [3, 3] 0 PLAIN, (2, 1, 0), [Some(0), None];
    a4: "A4" [2, 5] 15 PLAIN, (0, 0, 0), [Some(2), None];
    a5: "A5" [4] 2 TO_PULSAR, (0, 0, 0), [Some(1), None];
    a6: "A6" [1, 4] 0 PLAIN, (0, 2, 0), [Some(2), Some(0)];
    b1: "B1" [3, 4] 10 PLAIN, (0, 1, 0), [Some(3), Some(1)];
    b2: "B2" [2] 1 TO_SYSTEM, (0, 0, 0), [Some(1), Some(2)];
    b3: "B3" [1, 5] 6 PLAIN, (0, 0, 4), [Some(2), Some(2)];
    b4: "B4" [2, 3, 4] 12 PLAIN, (3, 0, 0), [Some(3), None];
    b5: "B5" [6] 4 CLAIM, (0, 0, 0), [Some(0), Some(3)];
    b6: "B6" [1, 1] 4 PLAIN, (0, 1, 0), [Some(2), None];
    c1: "C1" [4, 5] 16 PLAIN, (0, 0, 0), [Some(3), None];
    c2: "C2" [3] 2 ANYWHERE, (0, 0, 0), [Some(2), Some(1)];
    c3: "C3" [1, 6] 10 PLAIN, (0, 0, 6), [Some(3), Some(2)];
    c4: "C4" [2, 2] 9 PLAIN, (2, 0, 0), [Some(0), Some(2)];
    c5: "C5" [5] 4 CLAIM, (0, 0, 0), [Some(1), None];
    c6: "C6" [1, 3, 6] 22 PLAIN, (0, 0, 0), [Some(3), Some(3)];
}
