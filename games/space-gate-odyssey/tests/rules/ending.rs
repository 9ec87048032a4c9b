//! SGO-10: the end of the game.

use crate::trial::table::{P0, P1, P2, Table};
use orrery_core::Game;
use orrery_space_gate_odyssey::Event;
use orrery_space_gate_odyssey::agenda::{Agenda, Step};
use orrery_space_gate_odyssey::figures::RankFigure;
use orrery_space_gate_odyssey::parts::Figure;

fn score(table: &mut Table) {
    table.state.agenda = Agenda::of([Step::FinalScoring]);
    table.run();
}

/// SGO-10.1, SGO-8.1: the last exoplanet pays with questions, then nothing is asked any more.
#[test]
fn the_last_exoplanet_ends_the_game() {
    let mut table = Table::new(2);
    table.exoplanets("fermi:alpha");
    table.occupy(P0, "fermi", "sat1-1 sat1-2 sat2-1 sat2-2 sat3-1 sat3-2");
    table.influence(P0, 20);
    table.influence(P1, 29);
    table.load(P1, "fermi", 2);
    table.settle("fermi", "sat4-1");
    assert!(
        matches!(table.state.agenda.now(), Step::FillRanks { seat: P1, .. }),
        "P1's engineer is P1's choice"
    );
    let first = table.legal()[0];
    table.answer(first);
    assert!(matches!(table.state.agenda.now(), Step::FillRanks { seat: P0, .. }));
    let first = table.legal()[0];
    table.answer(first);
    assert!(table.outcome().is_some());
}

/// SGO-10.3, SGO-10.4, SGO-10.5: ties share the full value, nothing wins with nothing, the white module has no sector.
#[test]
fn predominance_is_shared() {
    let mut table = Table::new(3);
    table.track("wildlife water balance energy none");
    table.station(P0, "init-1@(0,0)r0 on:0, access-water-5@(0,1)r2 on:0");
    table.station(P1, "init-2@(0,0)r0 on:0, access-water-6@(0,1)r2 on:0, access-wildlife-5@(0,-1)r0 off:0");
    table.station(P2, "init-3@(0,0)r0 on:0");
    score(&mut table);
    let earned = |seat| table.state.of(seat).tally.predominance;
    assert_eq!((earned(P0), earned(P1), earned(P2)), ([0, 4, 0, 0, 0], [0, 4, 0, 0, 0], [0; 5]));
}

/// SGO-10.4: Balance counts whole sets; None pays nobody.
#[test]
fn balance_counts_sets() {
    let mut table = Table::new(2);
    table.track("none balance water wildlife energy");
    table.station(
        P0,
        "init-1@(0,0)r0 on:0, access-water-5@(0,1)r2 on:0, access-wildlife-5@(1,0)r1 on:0,
         access-energy-5@(0,-1)r0 on:0",
    );
    table.station(P1, "init-2@(0,0)r0 on:0, access-water-6@(0,1)r2 on:0, access-wildlife-6@(1,0)r1 on:0");
    score(&mut table);
    assert_eq!(table.state.of(P0).tally.predominance, [0, 4, 2, 1, 0]);
    assert_eq!(table.state.of(P1).tally.predominance, [0, 0, 2, 1, 0]);
}

/// SGO-10.7: influence never falls below nothing.
#[test]
fn influence_stops_at_nothing() {
    let mut table = Table::new(2);
    table.influence(P0, 2);
    score(&mut table);
    assert_eq!((table.state.of(P0).influence, table.state.of(P0).tally.corridors), (0, 2));
    assert!(table.events.contains(&Event::OpenCorridors { seat: P0, corridors: 4, influence: 0 }));
}

/// SGO-10.8: a plain engineer first, from the first room of the board that has one; else a chief.
#[test]
fn the_engine_gives_up_engineers_at_the_end() {
    let scored = |staff: &[(&str, &str)]| {
        let mut table = Table::new(2);
        table.station(P0, "init-1@(0,0)r0 on:0, access-water-5@(0,1)r2 on:0");
        table.clear_odyssey(P0);
        for (room, figures) in staff {
            table.staff(P0, room, figures);
        }
        table.influence(P0, 29);
        score(&mut table);
        table
    };
    let table = scored(&[("energy", "1C"), ("wildlife", "1E"), ("access", "1E")]);
    let plain = RankFigure::Engineer(Figure::Engineer);
    assert!(table.events.contains(&Event::RankFilled { seat: P0, rank: 3, figure: plain }));
    assert_eq!(table.state.of(P0).odyssey.staff(table.room("wildlife")).engineers, 0);
    let table = scored(&[("water", "1C"), ("modules", "1C")]);
    assert_eq!(table.state.of(P0).odyssey.staff(table.room("water")).chiefs, 0);
}

/// SGO-10.9, SGO-1.2: influence, then activated modules, then shared.
#[test]
fn ties_go_to_activated_modules() {
    let ranked = |p1: &str| {
        let mut table = Table::new(2);
        table.track("none energy balance wildlife water");
        table.influence(P0, 30);
        table.influence(P1, 30);
        table.station(P0, "init-1@(0,0)r0 on:0, access-water-5@(0,1)r2 off:0");
        table.station(P1, p1);
        score(&mut table);
        table.outcome().unwrap()
    };
    let tied = ranked("init-2@(0,0)r0 on:0, access-wildlife-5@(0,1)r2 off:0");
    assert_eq!((&tied.places[..], &tied.points[..]), (&[1, 1][..], &[27, 27][..]));
    // Water pays nothing in its slot: one more activated module breaks the tie.
    let ahead = ranked("init-2@(0,0)r0 on:0, gate-water-alpha-4@(0,1)r2 on:0");
    assert_eq!((&ahead.places[..], &ahead.points[..]), (&[2, 1][..], &[27, 27][..]));
}

/// The judge knows a finished game.
#[test]
fn the_judge_agrees_with_the_outcome() {
    let mut table = Table::new(2);
    table.influence(P0, 40);
    let glance = table.game.judge(&table.state, P0);
    assert!(glance > 0.6 && glance < 1.0, "{glance}");
    score(&mut table);
    assert_eq!((table.game.judge(&table.state, P0), table.game.judge(&table.state, P1)), (1.0, 0.0));
}

/// SGO-8.1: settlers come back only from an exoplanet that is filled, so what stands there is worth little to whoever has
/// nobody left to send.
#[test]
fn the_judge_counts_on_settlers_who_are_left() {
    let mut table = Table::new(2);
    table.exoplanets("fermi:alpha");
    table.occupy(P0, "fermi", "sat1-1 sat2-1 sat3-1");
    let glance = |table: &mut Table, settlers: u8| {
        table.reserve(P0, [settlers, 3, 3, 5]);
        table.game.judge(&table.state, P0)
    };
    let (plenty, none) = (glance(&mut table, 30), glance(&mut table, 0));
    assert!(plenty > none + 0.1, "{plenty} with a reserve, {none} without");
}
