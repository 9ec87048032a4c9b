//! What the judge sees in the middle of a turn, so that nobody shies away from what is only half done.

use crate::trial::table::{P0, Table};
use orrery_core::Game;
use orrery_space_gate_odyssey::Action;
use orrery_space_gate_odyssey::agenda::Step;

/// The outer villages of Planck.
const VILLAGES: [&str; 10] = ["o1", "o2", "o3", "o4", "o5", "o6", "o7", "o8", "o9", "o10"];

/// SGO-7.1, SGO-7.4: a full module sets out, and its settlers stand nowhere until each is placed.
#[test]
fn settlers_on_their_way_down_are_not_lost() {
    let mut table = Table::new(2);
    table.exoplanets("planck:alpha bose:beta susskind:gamma");
    table.station(P0, "init-1@(0,0)r0 on:4, gate-wildlife-alpha-1@(1,0)r1 on:2");
    table.activate("wildlife", &[(P0, 1)]);
    let aboard = table.game.judge(&table.state, P0);
    table.play(P0, Action::Stop);
    assert!(matches!(table.state.agenda.now(), Step::Colonize { left: 2, .. }));
    let under_way = table.game.judge(&table.state, P0);
    assert!(under_way > aboard, "{under_way} under way, {aboard} aboard");
}

/// SGO-7.1: a load on its way down can still fill the exoplanet, though nobody is left behind it.
#[test]
fn the_last_load_is_counted_on() {
    let mut table = Table::new(2);
    table.exoplanets("planck:alpha bose:beta susskind:gamma");
    table.occupy(P0, "planck", &(VILLAGES.join(" ") + " m1 m2 m3 m4 m5 m6 m7 m8"));
    table.reserve(P0, [0, 3, 3, 5]);
    table.station(P0, "init-1@(0,0)r0 on:1, gate-wildlife-alpha-1@(1,0)r1 on:2");
    table.activate("wildlife", &[(P0, 1)]);
    let aboard = table.game.judge(&table.state, P0);
    table.play(P0, Action::Stop);
    assert!(matches!(table.state.agenda.now(), Step::Colonize { left: 2, .. }));
    let under_way = table.game.judge(&table.state, P0);
    assert!(under_way > aboard, "{under_way} under way, {aboard} aboard");
}

/// SGO-8.1: what an exoplanet pays is worth no less than what it promised, so that whoever holds it closes it.
#[test]
fn whoever_holds_an_exoplanet_likes_to_close_it() {
    let mut table = Table::new(2);
    table.exoplanets("planck:alpha bose:beta susskind:gamma");
    table.occupy(P0, "planck", &(VILLAGES.join(" ") + " m1 m2 m3 m4 m5 m6 m7 m8 i1 i2"));
    table.load(P0, "planck", 2);
    let under_way = table.game.judge(&table.state, P0);
    table.settle("planck", "i3");
    assert_eq!(table.state.colonies.len(), 2, "the last space is no choice, and Planck is closed");
    let closed = table.game.judge(&table.state, P0);
    assert!(closed > under_way - 0.01, "{closed} closed, {under_way} before");
}

/// SGO-8.1: players are paid one after another, and each may be asked for an engineer before the next is (SGO-8.9).
#[test]
fn influence_that_is_due_counts() {
    let mut table = Table::new(2);
    let before = table.game.judge(&table.state, P0);
    table.state.agenda.push(Step::Pay { seat: P0, exoplanet: None, points: 10 });
    let due = table.game.judge(&table.state, P0);
    table.state.agenda.pop();
    table.influence(P0, 10);
    assert!(due > before);
    let paid = table.game.judge(&table.state, P0);
    assert!((due - paid).abs() < 1e-4, "{due} due, {paid} paid");
}
