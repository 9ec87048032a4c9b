//! Clauses of production, the final count and the box that the scenarios do not reach.

use crate::table::{GAME, ME, Table, goal, technology};
use orrery_bots::{Bench, Budget, Means, Question};
use orrery_core::chance::Seeded;
use orrery_core::{BadBox, Game, Outcome, Seat, Turn, Viewer};
use orrery_pulsar_2849::action::Purchase;
use orrery_pulsar_2849::agenda::{Agenda, Step};
use orrery_pulsar_2849::ids::Size;
use orrery_pulsar_2849::operations::{Kind, Operation};
use orrery_pulsar_2849::state::{Claim, Origin};
use orrery_pulsar_2849::{Action, Event, Pulsar};

const OTHER: Seat = Seat(1);

fn at_the_end(goals: [&str; 3]) -> Table {
    let mut table = Table::new(3);
    table.state.goals = goals.map(goal);
    table.state.round = 8;
    table.state.agenda = Agenda::of([Step::Act { seat: ME }, Step::FinalCount, Step::Finished]);
    table
}

/// PUL-11.1, PUL-11.8: order, cubes, penalties, transmitters, gyrodynes, green technologies, next round.
#[test]
fn production_in_its_order() {
    let mut table = Table::new(3);
    table.owns(&["AII-2"]).spins(ME, &[Size::Large]);
    table.holds(ME, "A1", 7, true);
    table.state.round = 5;
    table.track(1, &[(3, ME), (4, OTHER), (14, Seat(2))]);
    table.state.player_mut(Seat(2)).points[0] = 9;
    let events = table.play(ME, Action::EndTurn);
    let find = |wanted: fn(&Event) -> bool| events.iter().position(wanted).expect("it happened");
    let scored = |from: Origin| {
        events
            .iter()
            .position(|event| matches!(event, Event::Scored { origin, .. } if *origin == from))
            .expect("it was scored")
    };
    let steps = [
        find(|event| matches!(event, Event::NewOrder { .. })),
        find(|event| matches!(event, Event::CubesTaken { .. })),
        scored(Origin::Track),
        scored(Origin::Transmitter),
        scored(Origin::Gyrodyne),
        scored(Origin::Technology),
        find(|event| matches!(event, Event::TransmittersTurnedUp { .. })),
        find(|event| matches!(event, Event::Rolled { .. })),
    ];
    assert!(steps.is_sorted(), "{steps:?}");
    assert_eq!(Table::scored(&events, ME, Origin::Gyrodyne), 5, "3 and the bonus of row 5");
}

/// PUL-11.4: every counter on the last spaces costs; a score stays above nought.
#[test]
fn penalties() {
    let mut table = Table::new(3);
    table.track(0, &[(8, OTHER), (8, Seat(2)), (15, ME)]).track(1, &[(8, OTHER), (14, Seat(2)), (15, ME)]);
    table.me().points[0] = 3;
    table.play(ME, Action::EndTurn);
    assert_eq!(table.points(ME), 0, "four to pay, three to lose");
    assert_eq!(Table::scored(&table.events, Seat(2), Origin::Track), 0, "nothing to lose");
}

/// PUL-11.5: cubes just produced may be used; each tile sells once a round.
#[test]
fn transmitters_sell_points() {
    let mut table = Table::new(3);
    table.holds(ME, "A6", 3, true);
    table.holds(ME, "B3", 3, true);
    table.holds(ME, "C3", 3, true);
    table.track(1, &[(3, OTHER), (4, Seat(2)), (5, ME)]);
    table.play(ME, Action::EndTurn);
    table.play(ME, Action::BuyPoints(Purchase::Buy));
    table.play(ME, Action::BuyPoints(Purchase::Buy));
    assert_eq!(Table::scored(&table.events, ME, Origin::Transmitter), 10);
    assert!(matches!(table.state.step(), Step::Draft { .. }), "the next round");
}

/// PUL-11.9: nothing is prepared after the last round.
#[test]
fn after_the_last_round() {
    let mut table = Table::new(3);
    table.state.round = 8;
    let shown = table.state.shown;
    table.play(ME, Action::EndTurn);
    assert_eq!(table.state.shown, shown);
    assert!(table.events.contains(&Event::FinalCountBegan));
}

/// PUL-12.2, PUL-12.11: purchases first, then the wild goal, then the choice between goals, then bonuses.
#[test]
fn the_order_of_the_last_questions() {
    let mut table = at_the_end(["goal1a", "goal2a", "goal5a"]);
    table.owns(&["AIII-4", "AIII-5"]).spins(ME, &[Size::Small, Size::Small, Size::Medium]).me().cubes = 9;
    table.play(ME, Action::EndTurn);
    assert!(matches!(table.state.step(), Step::FinalPurchase { .. }));
    table.play(ME, Action::FinalPurchase(Purchase::Decline));
    assert_eq!(*table.state.step(), Step::WildGoal { seat: ME });
    assert_eq!(table.refusal(ME, &Action::WildGoal(goal("goal4a"))), "PUL-12.11");
    let mut named = table.clone();
    named.play(ME, Action::WildGoal(goal("goal1a")));
    assert_eq!(named.state.player(ME).goals, 0b11, "the wild goal uses no gyrodyne");
    table.play(ME, Action::WildGoal(goal("goal5a")));
    assert_eq!(table.refusal(ME, &Action::GyrodyneGoal(goal("goal5a"))), "PUL-12.5");
    table.play(ME, Action::GyrodyneGoal(goal("goal2a")));
    assert_eq!(table.state.player(ME).goals, 0b110);
    assert_eq!(table.refusal(ME, &Action::GoalBonus(goal("goal1a"))), "PUL-12.3");
    assert_eq!(table.refusal(ME, &Action::GoalBonus(goal("goal4a"))), "PUL-12.11");
    table.play(ME, Action::GoalBonus(goal("goal5a")));
    table.play(ME, Action::GoalBonus(goal("goal5a")));
    assert_eq!(table.refusal(ME, &Action::GoalBonus(goal("goal5a"))), "PUL-12.3", "each once");
    table.play(ME, Action::Done);
    assert!(matches!(GAME.turn(&table.state), Turn::Over(_)));
}

/// PUL-12.3: where every answer wins, a search gives the one that looks best, and leaves no bonus lying.
#[test]
fn a_search_that_has_won_takes_its_bonuses() {
    let mut table = at_the_end(["goal1a", "goal2a", "goal5a"]);
    table.spins(ME, &[Size::Small, Size::Small, Size::Medium]).me().cubes = 9;
    table.me().goals = 0b100;
    table.me().points[0] = 100;
    table.state.agenda = Agenda::of([Step::Bonuses { seat: ME }, Step::LastCount, Step::Finished]);
    let mut legal = Vec::new();
    GAME.actions(&table.state, ME, &mut legal);
    assert!(legal.contains(&Action::Done) && legal.contains(&Action::GoalBonus(goal("goal5a"))));
    let question = Question { game: &*GAME, seat: ME, legal: &legal };
    let look = || GAME.view(&table.state, Viewer::Seat(ME));
    let (mut dice, mut bench) = (Seeded(1), Bench::default());
    let search = orrery_bots::Kind::Search(Budget::Iterations(200));
    let answer = search.choose(&question, look, &mut bench, &mut Means::calm(&mut dice));
    assert_eq!(*answer, Action::GoalBonus(goal("goal5a")));
}

/// PUL-12.7: with the literal reading every tile counts.
#[test]
fn gyrodyne_tiles_read_literally() {
    for (literal, points) in [(false, 2), (true, 3)] {
        let mut table = at_the_end(["goal5a", "goal3a", "goal4a"]);
        table.state.gyrodyne_literal = literal;
        table.spins(ME, &[Size::Large]).claims(ME, "OP13", Claim::Building { by: ME, size: Size::Small });
        table.me().waiting = [0, 1, 0];
        table.play(ME, Action::EndTurn);
        assert_eq!(Table::scored(&table.events, ME, Origin::GyrodyneTile), points);
    }
}

/// PUL-12.9, PUL-2.5: nothing for one station, three for each beyond the table; scores have no limit.
#[test]
fn the_station_table() {
    let points: Vec<i16> = (0..=16).map(|stations| GAME.station_points(stations)).collect();
    assert_eq!(points, [0, 0, 2, 4, 6, 9, 12, 16, 20, 25, 30, 36, 42, 50, 53, 56, 59]);
}

/// PUL-12.10: of those who tie, the one farther ahead on the initiative track.
#[test]
fn ties() {
    let mut table = at_the_end(["goal5a", "goal3a", "goal4a"]);
    table.track(0, &[(3, OTHER), (4, ME), (5, Seat(2))]);
    table.me().points[0] = 3;
    table.play(ME, Action::EndTurn);
    assert_eq!((table.points(ME), table.points(OTHER)), (7, 7));
    let Turn::Over(Outcome { places, .. }) = GAME.turn(&table.state) else { panic!("it is over") };
    assert_eq!(places.as_slice(), [2, 1, 3]);
}

/// PUL-13.2: only technologies of this game's boards.
#[test]
fn technologies_not_in_play() {
    let mut table = Table::new(3);
    table.dice(&[2]);
    assert_eq!(table.refusal(ME, &Action::Patent(technology("BI-1"))), "PUL-13.2");
}

/// PUL-13.10, PUL-19.4, PUL-19.7: what stays with its owner does nothing when it is patented; the operations decide.
#[test]
fn kinds_of_technologies() {
    for row in &GAME.technologies {
        let matching = row.effects.iter().any(|operation| operation.kind() == row.kind);
        assert!(matching, "{} is {:?}", row.id, row.kind);
        assert!(
            row.text.iter().chain(&row.name).all(|text| !text.is_empty()),
            "{} has both languages",
            row.id
        );
        assert!(row.kind == Kind::Immediate || !row.effects.iter().any(Operation::commits_red_die));
    }
}

/// PUL-19.5: each occasion is rewarded by some technology, so none of them is silent.
#[test]
fn every_occasion_is_rewarded() {
    let occasions: std::collections::BTreeSet<String> = GAME
        .technologies
        .iter()
        .flat_map(|row| &row.effects)
        .filter_map(|operation| match operation {
            Operation::On { event, .. } => Some(format!("{event:?}")),
            _ => None,
        })
        .collect();
    assert_eq!(occasions.len(), 12);
}

fn altered(from: &str, to: &str) -> BadBox {
    let components = Pulsar::META.components;
    assert!(components.contains(from), "{from} is in the box");
    Pulsar::unpack(&components.replacen(from, to, 1)).expect_err("a bad box")
}

/// A box that cannot be played with says which row to mend.
#[test]
fn bad_boxes() {
    assert!(matches!(altered("[meta]", "[meta"), BadBox::Unreadable(_)));
    assert!(matches!(altered("op = \"red_die\"", "op = \"blue_die\""), BadBox::Unreadable(_)));
    assert!(matches!(
        altered("id = \"sys02\"", "id = \"sys01\""),
        BadBox::Doubled { table: "system_tile", .. }
    ));
    assert!(matches!(
        altered("b = \"OGm1\", color = \"white\"", "b = \"OXX\", color = \"white\""),
        BadBox::Unknown { .. }
    ));
    assert!(matches!(
        altered("board = \"AI\"", "board = \"ZI\""),
        BadBox::Unknown { table: "technology", .. }
    ));
    assert!(matches!(
        altered("transmitters = 24", "transmitters = 23"),
        BadBox::Count { table: "transmitter", .. }
    ));
    assert!(matches!(
        altered("take_cost = 1", "take_cost = 7"),
        BadBox::Impossible { table: "gyrodyne", .. }
    ));
    assert!(matches!(altered("icons = 2", "icons = 3"), BadBox::Impossible { table: "technology", .. }));
    assert!(matches!(
        altered("row_bonus = [\"0\", \"2\"]", "row_bonus = [\"0\"]"),
        BadBox::Impossible { .. }
    ));
    assert!(matches!(altered("silver = 2, red = 2", "silver = 2, red = 9"), BadBox::Impossible { .. }));
    assert!(matches!(altered("start_space = 8", "start_space = 18"), BadBox::Impossible { .. }));
    assert!(matches!(
        altered("first_game = true", "first_game = false"),
        BadBox::Count { table: "goal", .. }
    ));
    assert!(matches!(
        altered("id = \"OP1\", kind = \"pulsar\"", "id = \"OP1\", kind = \"system\""),
        BadBox::Count { .. }
    ));
    assert!(matches!(altered("rounds = 8", "rounds = 7"), BadBox::Impossible { table: "meta", .. }));
}

/// PUL-14.9: a board on which some die could not be flown is refused.
#[test]
fn every_die_can_be_flown() {
    let cut = altered("{ id = \"Os001\", a = \"OE1\", b = \"OGm1\", color = \"white\" },", "");
    assert_eq!(
        cut,
        BadBox::Impossible {
            table: "board.open",
            id: String::from("OE1"),
            field: "segments",
            value: String::from("1")
        }
    );
}
