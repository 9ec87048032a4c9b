//! What the table shows: all that is public, and nothing that the rules would not give.

mod table;

use orrery_pulsar_2849::ids::Size;
use table::{GAME, ME, Table, goal};

/// PUL-12.5, PUL-12.11: of two goals that exclude each other one counts; a technology achieves another, and more points
/// for each goal come from those who count goals.
#[test]
fn goals_as_they_would_be_counted_now() {
    let mut table = Table::new(3);
    table.state.goals = ["goal1a", "goal2b", "goal5a"].map(goal);
    let now = |table: &Table| GAME.goals_now(&table.state, ME);
    assert_eq!(now(&table), (0, 0));
    table.spins(ME, &[Size::Small, Size::Small, Size::Medium, Size::Large]);
    assert_eq!(now(&table), (10, 0), "the better of the two");
    table.owns(&["BIII-4"]);
    assert_eq!(now(&table), (10, 4));
    let mut table = Table::new(3);
    table.state.goals = ["goal1a", "goal2b", "goal5a"].map(goal);
    table.spins(ME, &[Size::Small, Size::Small, Size::Medium, Size::Large]).owns(&["AIII-4"]);
    assert_eq!(
        now(&table),
        (16, 0),
        "one by the technology, which uses no gyrodyne, another by the gyrodynes"
    );
}
