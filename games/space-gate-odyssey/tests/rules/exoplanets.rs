//! SGO-9: each exoplanet played at random and compared with a second reading, and the odd clause by itself.

use crate::naive_exoplanets::Board;
use crate::trial::table::{P0, P1, P2, Table};
use orrery_core::chance::Seeded;
use orrery_core::seat::each;
use orrery_core::{Chance, Game, Seat};
use orrery_space_gate_odyssey::parts::Exoplanet;
use orrery_space_gate_odyssey::planets::spaces::Spaces;
use orrery_space_gate_odyssey::planets::{Arrival, Colony, Ledger};
use orrery_space_gate_odyssey::{Action, SpaceGateOdyssey};
use std::collections::{BTreeMap, BTreeSet};

/// Loads of random players land at random until the exoplanet closes; after each settler both readings must agree on
/// what is open, whether it is closed, what everybody earns and who may swap.
fn compare(name: &str) {
    let game = SpaceGateOdyssey::standard();
    let whole: toml::Table = toml::from_str(SpaceGateOdyssey::META.components).unwrap();
    let at = game.exoplanets.iter().position(|face| face.id == name).unwrap();
    for (seats, seed) in (2..=4u8).flat_map(|seats| (0..20u64).map(move |seed| (seats, seed))) {
        let mut colony = Colony {
            exoplanet: Exoplanet(at as u8),
            held: each(seats, Spaces::NONE),
            gathered: each(seats, 0),
        };
        let side = game.side_of(&colony);
        assert!(side.players.contains(&seats));
        let mut board = Board {
            whole: &whole,
            side: &side.id,
            seats: usize::from(seats),
            owner: BTreeMap::new(),
            center: vec![0; usize::from(seats)],
        };
        let mut dice = Seeded(seed);
        while !side.family.closes(&colony) {
            let seat = Seat(dice.below(u32::from(seats)) as u8);
            let (mut load, mut landed) = (Spaces::NONE, Vec::new());
            for _ in 0..2 + dice.below(3) {
                let arrival = Arrival { seat, load };
                let open = side.family.open_to(&colony, arrival);
                let ids: BTreeSet<String> =
                    open.iter().map(|space| side.space_ids[space.index()].clone()).collect();
                assert_eq!(ids, board.open(seat.index(), &landed), "{}: where {seat:?} may go", side.id);
                if side.family.gathers(arrival) {
                    colony.gathered[seat.index()] += 1;
                    board.center[seat.index()] += 1;
                } else if !open.is_empty() {
                    let space = open.iter().nth(dice.below(u32::from(open.len())) as usize).unwrap();
                    let id = side.space_ids[space.index()].clone();
                    load = load.and(Spaces::one(space));
                    colony.held[seat.index()] = colony.held[seat.index()].and(Spaces::one(space));
                    landed.push(id.clone());
                    board.owner.insert(id, seat.index());
                }
                let mut ledger = Ledger::default();
                side.family.pay(&colony, &mut ledger);
                for seat in Seat::all(seats) {
                    let points = usize::from(ledger.total(seat));
                    assert_eq!(
                        points,
                        board.points(seat.index()),
                        "{}: {seat:?}, {:?}",
                        side.id,
                        board.owner
                    );
                }
                let swapper = side.family.grants_swap(&colony).map(Seat::index);
                assert_eq!(swapper, board.swapper(), "{}", side.id);
                assert_eq!(side.family.closes(&colony), board.closes(), "{}", side.id);
                assert!((0.0..=1.0).contains(&side.family.progress(&colony)));
                if board.closes() {
                    break;
                }
            }
        }
    }
}

/// SGO-9.1, SGO-9.2, SGO-9.3.
#[test]
fn bose_by_a_second_reading() {
    compare("bose");
}

/// SGO-9.4, SGO-9.6, SGO-9.7, SGO-9.8.
#[test]
fn collins_by_a_second_reading() {
    compare("collins");
}

/// SGO-9.9, SGO-9.10, SGO-9.11, SGO-9.12, SGO-9.13.
#[test]
fn dirac_by_a_second_reading() {
    compare("dirac");
}

/// SGO-9.21, SGO-9.22, SGO-9.23, SGO-9.24, SGO-9.25.
#[test]
fn fermi_by_a_second_reading() {
    compare("fermi");
}

/// SGO-9.26, SGO-9.28, SGO-9.29, SGO-9.30.
#[test]
fn russell_by_a_second_reading() {
    compare("russell");
}

/// SGO-9.31.
#[test]
fn susskind_by_a_second_reading() {
    compare("susskind");
}

/// SGO-9.32, SGO-9.33.
#[test]
fn planck_by_a_second_reading() {
    compare("planck");
}

/// SGO-9.34, SGO-9.35, SGO-9.36, SGO-9.37, SGO-9.38.
#[test]
fn turing_by_a_second_reading() {
    compare("turing");
}

/// SGO-9.1: the reason names the clause.
#[test]
fn bose_carries_nobody_on_air() {
    let mut table = Table::new(2);
    table.exoplanets("bose:alpha susskind:beta");
    table.occupy(P1, "bose", "l1-1");
    table.load(P0, "bose", 1);
    let up = |id| Action::PlaceSettler { space: table.space("bose", id) };
    assert!(table.refused(P0, up("l2-1")).starts_with("SGO-9.1: bose-not-carried"));
    assert!(table.refused(P0, up("l1-1")).starts_with("SGO-7.4: space-taken"));
}

/// SGO-9.5: six spaces around each volcano; with four players none in the middle.
#[test]
fn collins_has_no_center_for_four() {
    let game = SpaceGateOdyssey::standard();
    let whole: toml::Table = toml::from_str(SpaceGateOdyssey::META.components).unwrap();
    let collins = Exoplanet(1);
    for (players, volcanoes, central) in [(2, 6, 1), (3, 6, 1), (4, 7, 0)] {
        let side = game.side(collins, players);
        let rows = |table: &str| {
            let own = whole[table].as_array().unwrap().iter();
            own.filter(|row| row["side"].as_str() == Some(&side.id)).cloned().collect::<Vec<_>>()
        };
        let rings = rows("collins_volcanoes");
        assert_eq!(rings.len(), volcanoes);
        assert!(rings.iter().all(|ring| ring["spaces"].as_array().unwrap().len() == 6));
        let middle =
            rows("exoplanet_spaces").iter().filter(|row| row["kind"].as_str() == Some("central")).count();
        assert_eq!(middle, central);
    }
}

/// SGO-9.7: 3-1-1 is a lead nobody can catch, and yet no absolute majority.
#[test]
fn collins_wants_four_of_six() {
    let mut table = Table::new(3);
    table.exoplanets("collins:alpha bose:beta");
    let game = SpaceGateOdyssey::standard();
    let collins = table.exoplanet("collins");
    let claimed = |table: &Table| {
        let colony = table.state.colony(collins);
        game.side_of(colony).family.closes(colony)
    };
    // Volcanoes 2 to 6 belong to P0; around volcano 1 it has three of six.
    table.occupy(P0, "collins", "s2 s3 s6 s7 s10 s11 s13 s14 s15 s16 s17 s18 s19 s20 s21 s22 s1 s5 s9");
    table.occupy(P1, "collins", "s4");
    table.occupy(P2, "collins", "s8");
    assert!(!claimed(&table));
    table.occupy(P0, "collins", "s12");
    assert!(claimed(&table));
}

/// SGO-9.10, SGO-9.11: whoever is refused is told how many are missing.
#[test]
fn dirac_counts_what_is_missing() {
    let refused = |own: &str, space: &str| {
        let mut table = Table::new(2);
        table.exoplanets("dirac:alpha bose:beta");
        table.occupy(P0, "dirac", own);
        table.occupy(P1, "dirac", "b17 b18");
        table.load(P0, "dirac", 1);
        table.refused(P0, Action::PlaceSettler { space: table.space("dirac", space) })
    };
    for (own, missing) in [("b1 b2 b3 b4", 1), ("b1 b2 b3 b4 b5 a1", 5), ("b1 b2 b3 b4 b5 b6 b7 a1", 3)] {
        let told = format!("SGO-9.10: dirac-no-allowance each=Number(5) missing=Number({missing})");
        assert_eq!(refused(own, "a3"), told, "{own}");
    }
    assert_eq!(refused("b1 b2 b3 b4", "c"), "SGO-9.11: dirac-center-last free=Number(12)");
}

/// SGO-9.20: four satellites with eight spaces for two and three, five with ten for four players.
#[test]
fn fermi_has_two_spaces_on_each_satellite() {
    let table = Table::new(2);
    for (players, spaces) in [(2, 8), (3, 8), (4, 10)] {
        let side = table.game.side(table.exoplanet("fermi"), players);
        assert_eq!(side.space_ids.len(), spaces);
        assert!(side.predominance.is_empty(), "head of SGO-9: Fermi alone has no predominance space");
        for satellite in 1..=spaces / 2 {
            let mark = format!("-sat{satellite}-");
            assert_eq!(side.space_ids.iter().filter(|id| id.contains(&mark)).count(), 2);
        }
    }
}

/// SGO-9.21: nothing forbids going back to a satellite one holds.
#[test]
fn fermi_can_be_returned_to() {
    let mut table = Table::new(2);
    table.exoplanets("fermi:alpha bose:beta");
    table.occupy(P0, "fermi", "sat1-1");
    table.load(P0, "fermi", 2);
    table.settle("fermi", "sat1-2");
    let fermi = table.exoplanet("fermi");
    assert_eq!(table.state.colony(fermi).gathered[..], [1, 0], "the second went to the center by itself");
    let colony = table.state.colony(fermi);
    let mut ledger = Ledger::default();
    table.game.side_of(colony).family.pay(colony, &mut ledger);
    assert_eq!(ledger.total(P0), 3 + 5, "one satellite, and the center");
}

/// SGO-9.27: an island without a free space cannot be chosen.
#[test]
fn russell_offers_no_full_island() {
    let mut table = Table::new(2);
    table.exoplanets("russell:alpha bose:beta");
    let full: String = (1..=8).map(|n| format!("i1-{n} ")).collect();
    table.occupy(P1, "russell", &full);
    table.load(P0, "russell", 2);
    let open = table.open_spaces();
    assert!(open.both(table.spaces("russell", &full)).is_empty());
    assert_eq!(open.len(), 9 + 10);
}
