//! What the judge sees of the rules that pay and charge.

use crate::table::{GAME, ME, Table, goal};
use orrery_core::{Game, Seat};
use orrery_pulsar_2849::ids::Size;

const OTHER: Seat = Seat(1);

fn chance(table: &Table) -> f32 {
    GAME.judge(&table.state, ME)
}

/// PUL-11.4: the last spaces of a track cost points in the production to come.
#[test]
fn counters_near_the_end_cost() {
    let standing_on = |space: u8| {
        let mut table = Table::new(3);
        table.track(0, &[(8, OTHER), (9, Seat(2)), (space, ME)]);
        chance(&table)
    };
    assert!(standing_on(14) < standing_on(13));
    assert!(standing_on(15) < standing_on(14));
}

/// PUL-11.3: with two players both counters of the engineering track earn.
#[test]
fn both_counters_earn() {
    let ranked = |order: [Seat; 4]| {
        let mut table = Table::new(2);
        let counters: Vec<(u8, Seat)> = (5..).zip(order).collect();
        table.track(1, &counters);
        chance(&table)
    };
    assert!(ranked([ME, OTHER, ME, OTHER]) > ranked([ME, OTHER, OTHER, ME]));
}

/// PUL-12.5: two goals that exclude each other are worth no more than the better of them.
#[test]
fn no_gyrodyne_counts_for_two_goals() {
    let with = |goals: [&str; 3]| {
        let mut table = Table::new(3);
        table.state.goals = goals.map(goal);
        table.spins(ME, &[Size::Small, Size::Small, Size::Medium]);
        chance(&table)
    };
    let (both, better) = (with(["goal1a", "goal2a", "goal5a"]), with(["goal3a", "goal2a", "goal5a"]));
    assert!((both - better).abs() < 1e-6, "{both} with both, {better} with one of them");
}
