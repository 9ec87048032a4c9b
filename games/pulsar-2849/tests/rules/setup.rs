//! Clauses of the set-up, the dice phase and the options that the scenarios do not reach.

use crate::table::{GAME, ME, Table, goal, node, pulsar};
use orrery_core::chance::Seeded;
use orrery_core::{Ask, Game, Seat, Seats, Turn};
use orrery_pulsar_2849::action::{Counter, HeadquartersSide, Which};
use orrery_pulsar_2849::agenda::Step;
use orrery_pulsar_2849::components::Place;
use orrery_pulsar_2849::ids::{Side, TrackName};
use orrery_pulsar_2849::options::{Cluster, Goals, Letter, Technologies};
use orrery_pulsar_2849::state::{Claim, Headquarters, Marker, Origin};
use orrery_pulsar_2849::{Action, Options, State};

fn setup(options: &Options, seats: u8, seed: u64) -> State {
    GAME.setup(options, seats, &mut Seeded(seed)).expect("the options fit")
}

/// PUL-1.1.
#[test]
fn two_to_four_players() {
    for seats in [0, 1, 5, 200] {
        let refusal = GAME.setup(&Options::default(), seats, &mut Seeded(1)).expect_err("not so many");
        assert_eq!(refusal.clause.0, "PUL-1.1");
    }
    assert_eq!(GAME.rounds, 8);
}

/// PUL-1.2, PUL-4.1, PUL-6.1: portals, sides, then in every round two dice for each, one turn for each, production.
#[test]
fn the_course_of_a_game() {
    let mut table = Table::new(3);
    table.state = setup(&Options::default(), 3, 5);
    let order = table.state.turn_order();
    let mut asked = Vec::new();
    while table.state.round == 0 {
        let seat = table.state.asked().expect("a player is asked");
        asked.push((seat, *table.state.step()));
        let action = table.legal(seat)[0].clone();
        table.play(seat, action);
    }
    let reverse: Vec<Seat> = order.iter().rev().copied().collect();
    let portals: Vec<Step> = reverse.iter().map(|&seat| Step::Portal { seat }).collect();
    let sides: Vec<Step> = reverse.iter().map(|&seat| Step::Side { seat }).collect();
    let steps: Vec<Step> = asked.into_iter().map(|(_, step)| step).collect();
    assert_eq!(steps, [portals, sides].concat());
    for round in 1..=8 {
        assert_eq!(table.state.round, round);
        for pick in 0..6 {
            assert_eq!(*table.state.step(), Step::Draft { pick });
            let seat = table.state.asked().expect("a player drafts");
            let action = table.legal(seat)[0].clone();
            table.play(seat, action);
        }
        assert!(table.state.players.iter().all(|player| player.silver.len() == 2));
        for seat in table.state.turn_order() {
            assert_eq!(*table.state.step(), Step::Act { seat });
            table.play(seat, Action::EndTurn);
        }
    }
    assert!(matches!(GAME.turn(&table.state), Turn::Over(_)));
}

/// PUL-2.1, PUL-2.2: what the box holds.
#[test]
fn the_box_is_complete() {
    assert_eq!((GAME.systems.len(), GAME.transmitters.len(), GAME.technologies.len()), (17, 24, 68));
    assert_eq!((GAME.headquarters.len(), GAME.goals.len(), GAME.boards.len()), (8, 12, 12));
    assert_eq!(GAME.exploration.iter().map(|tile| tile.copies).sum::<u8>(), 12);
    assert_eq!(GAME.rings, 6);
    assert!(GAME.gyrodynes.iter().all(|row| row.tiles == 10 && row.awards == [7, 4]));
}

/// PUL-3.1: the side is chosen, or random.
#[test]
fn the_side_of_the_cluster() {
    let side = |cluster, seed| setup(&Options { cluster, ..Options::default() }, 2, seed).side;
    assert!((0..20).all(|seed| side(Cluster::Open, seed) == Side::Open));
    assert!((0..20).all(|seed| side(Cluster::Spur, seed) == Side::Spur));
    let random: Vec<Side> = (0..20).map(|seed| side(Cluster::Random, seed)).collect();
    assert!(random.contains(&Side::Open) && random.contains(&Side::Spur));
}

/// PUL-3.2, PUL-4.5: sixteen systems lie face down, and no face is settled.
#[test]
fn systems_lie_face_down() {
    let state = setup(&Options::default(), 4, 3);
    assert_eq!(state.tiles.len(), 17);
    assert!(state.systems.iter().all(|system| system.tile.is_none()));
}

/// PUL-3.3, PUL-3.4.
#[test]
fn goals_are_dealt() {
    for seed in 0..60 {
        for headquarters in [true, false] {
            let state = setup(&Options { headquarters, ..Options::default() }, 3, seed);
            let tiles = state.goals.map(|goal| goal.0 / 2);
            assert!(tiles[0] != tiles[1] && tiles[1] != tiles[2] && tiles[0] != tiles[2]);
            assert!(headquarters || !tiles.contains(&5), "projects cannot be completed");
        }
    }
    let first = setup(&Options::first_game(), 3, 1);
    assert_eq!(first.goals, ["goal2a", "goal4a", "goal5a"].map(goal));
}

/// PUL-3.5: a board of each group; without headquarters the A boards.
#[test]
fn boards_are_dealt() {
    let mut seen = std::collections::BTreeSet::new();
    for seed in 0..80 {
        let state = setup(&Options::default(), 3, seed);
        let groups = state.boards.map(|board| GAME.boards[board.index()].group);
        assert_eq!(groups, [0, 1, 2]);
        seen.extend(state.boards);
        let plain = setup(&Options { headquarters: false, ..Options::default() }, 3, seed);
        assert_eq!(plain.boards.map(|board| GAME.boards[board.index()].id.as_str()), ["AI", "AII", "AIII"]);
    }
    assert_eq!(seen.len(), 12);
}

/// PUL-3.6, PUL-11.9: A before B before C; three are turned up, the next is seen; a round without takers shows three others.
#[test]
fn transmitters_come_letter_by_letter() {
    let mut table = Table::new(3);
    let letter =
        |state: &State| state.shown.iter().map(|&tile| GAME.transmitter(tile).letter).collect::<Vec<_>>();
    let mut letters = letter(&table.state);
    for round in 1..8 {
        let next = table.state.stack.top;
        table.state.round = round;
        table.turn_of(ME);
        table.play(ME, Action::EndTurn);
        assert_eq!(table.state.shown.first().copied(), next, "the one on top was public");
        assert_eq!(table.state.round, round + 1);
        letters.extend(letter(&table.state));
    }
    assert_eq!(letters, [[0; 8], [1; 8], [2; 8]].concat());
    assert_eq!((table.state.stack.top, table.state.passed_over.len()), (None, 21));
}

/// PUL-3.7, PUL-3.8, PUL-3.11, PUL-3.12, PUL-3.15.
#[test]
fn what_everybody_begins_with() {
    for seats in 2..=4 {
        let state = setup(&Options::default(), seats, 9);
        assert_eq!((state.supply, state.exploration.len()), ([10; 3], 12));
        for (player, points) in state.turn_order().iter().map(|&seat| state.player(seat)).zip(5..) {
            assert_eq!((player.rings, player.tokens, player.cubes, player.waiting), (6, [1, 0], 0, [0; 3]));
            assert_eq!(player.points[Origin::Start as usize], points);
            assert_eq!(player.total(), points);
        }
        let mut boards: Vec<Headquarters> = state.players.iter().map(|player| player.headquarters).collect();
        boards.dedup();
        assert_eq!(boards.len(), usize::from(seats), "everybody has another board");
        assert_eq!(GAME.table(seats).silver_dice, if seats == 4 { 9 } else { 7 });
        let without = setup(&Options { headquarters: false, ..Options::default() }, seats, 9);
        assert!(without.players.iter().all(|player| player.headquarters == Headquarters::None));
    }
}

/// PUL-3.13.
#[test]
fn portals_are_chosen_once() {
    let mut table = Table::new(4);
    table.state = setup(&Options { cluster: Cluster::Open, ..Options::default() }, 4, 5);
    let last = *table.state.turn_order().last().expect("four players");
    assert_eq!(table.state.asked(), Some(last));
    assert_eq!(table.refusal(last, &Action::ChoosePortal(node("OS1"))), "PUL-3.13");
    table.play(last, Action::ChoosePortal(node("OE2")));
    let next = table.state.asked().expect("the next chooses");
    assert_eq!(table.refusal(next, &Action::ChoosePortal(node("OE2"))), "PUL-3.13");
    assert_eq!(table.legal(next).len(), 3);
}

/// PUL-3.14: the side is the player's choice, before the first roll.
#[test]
fn sides_are_chosen() {
    let mut table = Table::new(2);
    table.state = setup(&Options::default(), 2, 5);
    for _ in 0..2 {
        let seat = table.state.asked().expect("portals first");
        let portal = table.legal(seat)[0].clone();
        table.play(seat, portal);
    }
    let seat = table.state.asked().expect("a side");
    let Headquarters::Board(board) = table.state.player(seat).headquarters else { panic!("not chosen yet") };
    table.play(seat, Action::ChooseSide(HeadquartersSide::Two));
    let side = table.state.player(seat).side().expect("chosen");
    assert_eq!((side.0, table.state.round), (board * 2 + 1, 0));
}

/// PUL-4.2, PUL-4.4: one player is asked at a time, and only he answers.
#[test]
fn nobody_acts_in_the_turn_of_another() {
    let table = Table::new(3);
    assert_eq!(GAME.turn(&table.state), Turn::Ask { seats: Seats::one(ME), ask: Ask::Open });
    assert_eq!(table.refusal(Seat(1), &Action::EndTurn), "ORR-1");
    assert_eq!(table.refusal(ME, &Action::Done), "PUL-4.2");
}

fn take(value: u8, track: TrackName, which: Which) -> Action {
    Action::Draft { value, counter: Some(Counter { track, which }) }
}

/// PUL-5.1, PUL-5.12: all dice are rolled; what nobody takes stays on the board and can be copied.
#[test]
fn dice_are_rolled_and_left_over() {
    for (seats, rolled, left) in [(2, 7, 3), (3, 7, 1), (4, 9, 1)] {
        let mut table = Table::new(seats);
        table.turn_of(ME);
        table.play(ME, Action::EndTurn);
        assert_eq!(table.state.dice.iter().sum::<u8>(), rolled);
        assert_eq!(table.state.marker, Marker::of(&table.state.dice));
        while let Step::Draft { .. } = table.state.step() {
            let seat = table.state.asked().expect("a player drafts");
            let action = table.legal(seat)[0].clone();
            table.play(seat, action);
        }
        assert_eq!(table.state.dice.iter().sum::<u8>(), left);
    }
}

/// PUL-5.8: at the left edge a counter stops, on top.
#[test]
fn the_left_edge() {
    let mut table = Table::new(3);
    table.track(0, &[(1, Seat(1)), (1, ME), (8, Seat(2))]).draft(0, [1; 6]);
    table.state.marker = Marker(8);
    table.play(ME, take(1, TrackName::Initiative, Which::Ahead));
    let track: Vec<(u8, Seat)> =
        table.state.tracks[0].0.iter().map(|marked| (marked.space, marked.seat)).collect();
    assert_eq!(track[..2], [(1, ME), (1, Seat(1))]);
}

/// PUL-5.11: dice of a value are one choice, and only those on the board.
#[test]
fn dice_of_equal_value() {
    let mut table = Table::new(3);
    table.draft(0, [0, 0, 4, 0, 0, 0]);
    table.state.marker = Marker(7);
    assert_eq!(table.legal(ME).len(), 2, "one value, two counters");
    assert_eq!(table.refusal(ME, &take(2, TrackName::Initiative, Which::Ahead)), "PUL-5.11");
    assert_eq!(table.refusal(ME, &Action::Draft { value: 3, counter: None }), "PUL-5.4");
    assert_eq!(table.refusal(ME, &take(3, TrackName::Initiative, Which::Behind)), "PUL-5.4");
}

/// PUL-5.13.
#[test]
fn an_even_start_sets_most_dice() {
    for (seats, set) in [(4, [1, 1, 1, 1, 1, 1]), (3, [0, 1, 1, 1, 1, 0]), (2, [0, 1, 1, 1, 1, 0])] {
        let mut table = Table::new(seats);
        table.state = setup(&Options { even_start: true, ..Options::default() }, seats, 4);
        while table.state.round == 0 {
            let seat = table.state.asked().expect("set-up choices");
            let action = table.legal(seat)[0].clone();
            table.play(seat, action);
        }
        let rolled: u8 =
            table.state.dice.iter().zip(set).map(|(&die, set)| die.checked_sub(set).expect("set")).sum();
        assert_eq!(rolled, 3);
    }
}

/// PUL-4.10, PUL-15.2: with two players the upper or the lower counter moves; on each other they are one choice.
#[test]
fn two_counters_of_one_player() {
    let mut table = Table::new(2);
    let red = Seat(1);
    table.track(0, &[(8, ME), (8, red), (8, ME), (9, red)]).draft(0, [0, 0, 0, 0, 1, 0]);
    table.state.marker = Marker(8);
    let mut upper = table.clone();
    upper.play(ME, take(5, TrackName::Initiative, Which::Ahead));
    assert_eq!(upper.state.tracks[0].ranks().collect::<Vec<_>>(), [red, ME, ME, red]);
    let mut lower = table.clone();
    lower.play(ME, take(5, TrackName::Initiative, Which::Behind));
    assert_eq!(lower.state.tracks[0].ranks().collect::<Vec<_>>(), [ME, red, ME, red]);
    table.track(0, &[(8, ME), (8, ME), (8, red), (9, red)]);
    assert_eq!(table.refusal(ME, &take(5, TrackName::Initiative, Which::Behind)), "PUL-15.2");
}

/// PUL-7.1: four kinds of location; ships do not block each other.
#[test]
fn ships_do_not_block() {
    let mut table = Table::new(2);
    table.state.player_mut(Seat(1)).ship = node("OP1");
    table.ship("OGg1");
    assert!(table.flies("OP1", 1));
    let cluster = GAME.cluster(Side::Open);
    let kinds = |fits: fn(Place) -> bool| cluster.nodes.iter().filter(|node| fits(node.place)).count();
    assert_eq!(kinds(|place| place == Place::Portal), 4);
    assert_eq!(kinds(|place| matches!(place, Place::Gate(_))), 51);
    assert_eq!(kinds(|place| matches!(place, Place::System(_))), 16);
    assert_eq!(kinds(|place| matches!(place, Place::Isolated(_))), 3);
    assert_eq!(table.state.pulsars[pulsar("OP1").index()], Claim::Free);
}

/// PUL-16.1, PUL-16.3.
#[test]
fn options_and_their_defaults() {
    let options = Options::default();
    assert_eq!(options.cluster, Cluster::Random);
    assert!(options.headquarters && !options.even_start && !options.gyrodyne_literal);
    assert_eq!((options.technologies, options.goals), (Technologies::Random, Goals::Random));
    let custom = Technologies::Custom([Letter::D, Letter::A, Letter::C]);
    let state = setup(&Options { technologies: custom, ..options }, 3, 1);
    assert_eq!(state.boards.map(|board| GAME.boards[board.index()].id.as_str()), ["DI", "AII", "CIII"]);
    assert!(serde_json::from_str::<Options>("{\"colour\":1}").is_err(), "unknown options are refused");
    assert_eq!(serde_json::from_str::<Options>("{}").expect("all have defaults"), Options::default());
}

/// PUL-16.2, PUL-3.4.
#[test]
fn custom_goals_must_fit() {
    let refusal = |goals, headquarters| {
        let options = Options { goals: Goals::Custom(goals), headquarters, ..Options::default() };
        GAME.setup(&options, 3, &mut Seeded(1)).expect_err("refused").clause.0
    };
    assert_eq!(refusal(["goal1a", "goal1b", "goal3a"].map(goal), true), "PUL-16.2");
    assert_eq!(
        refusal([goal("goal1a"), goal("goal2a"), orrery_pulsar_2849::ids::GoalId(12)], true),
        "PUL-16.2"
    );
    assert_eq!(refusal(["goal1a", "goal2b", "goal6a"].map(goal), false), "PUL-3.4");
}
