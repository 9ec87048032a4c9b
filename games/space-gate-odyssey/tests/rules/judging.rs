//! What the judge sees in the middle of a turn, so that nobody shies away from what is only half done.

use crate::trial::table::{P0, Table};
use orrery_core::Game;
use orrery_space_gate_odyssey::Action;
use orrery_space_gate_odyssey::agenda::Step;

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
