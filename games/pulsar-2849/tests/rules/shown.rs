//! What the table shows: all that is public, and nothing that the rules would not give.

use crate::table::{GAME, ME, Table, goal, headquarters, node, pulsar, technology};
use orrery_core::{Game, Outcome, PerSeat, Seat, Turn, Viewer};
use orrery_pulsar_2849::action::{Reward, Run};
use orrery_pulsar_2849::agenda::{Agenda, Step};
use orrery_pulsar_2849::ids::{ExplorationId, Field, Gate, NodeId, Size};
use orrery_pulsar_2849::state::{Claim, Headquarters, Origin};
use orrery_pulsar_2849::{Action, Pulsar};
use orrery_scene::{Lang, Node, Offered, Scene, Staged, Teller, Words, laws};
use serde_json::Value;

const OTHER: Seat = Seat(1);

fn scene(table: &Table, viewer: Viewer) -> Scene {
    laws::scene(&*GAME, &table.state, viewer, &Words::new(Lang::En, &Pulsar::LOCALES))
}

/// Everything that stands somewhere in a part of the scene, as the client is sent it.
fn sent(part: &impl serde::Serialize) -> String {
    serde_json::to_string(part).expect("a scene is plain data")
}

fn panel(scene: &Scene, id: &str) -> String {
    sent(scene.panels.iter().find(|panel| panel.id.0 == id).expect("there is such a panel"))
}

/// The reasons why this path of clicks leads to nothing, with their clauses.
fn refused(table: &Table, path: &[String]) -> Vec<(String, String)> {
    let mut found: Vec<(String, String)> = scene(table, Viewer::Seat(ME))
        .refused
        .into_iter()
        .filter(|refused| refused.path.iter().map(|id| &id.0).eq(path))
        .map(|refused| (refused.clause.into(), refused.reason.spoken(&|seat| seat.0.to_string())))
        .collect();
    found.dedup();
    found
}

/// What the table says this action would do.
fn preview(table: &Table, action: &Action) -> String {
    let wanted = serde_json::to_value(action).expect("an action is plain data");
    let choices = scene(table, Viewer::Seat(ME)).choices;
    let choice = choices.iter().find(|choice| choice.action == wanted).expect("it is legal");
    choice.preview.spoken(&|seat| seat.0.to_string())
}

/// How this action is called.
fn label(table: &Table, action: &Action, lang: Lang) -> String {
    let wanted = serde_json::to_value(action).expect("an action is plain data");
    let words = Words::new(lang, &Pulsar::LOCALES);
    let choices = laws::scene(&*GAME, &table.state, Viewer::Seat(ME), &words).choices;
    let choice = choices.iter().find(|choice| choice.action == wanted).expect("it is legal");
    choice.label.spoken(&|seat| seat.0.to_string()).trim().to_owned()
}

/// What the final count would give if it came now, step by step.
fn at_the_end(table: &Table) -> Vec<String> {
    let panels = scene(table, Viewer::Seat(ME)).panels;
    let income = panels.into_iter().find(|panel| panel.id.0 == "income").expect("it is always there");
    let section = income.content.into_iter().find_map(|node| match node {
        Node::Section { nodes, .. } => Some(nodes),
        _ => None,
    });
    match section.expect("the game is not over").as_slice() {
        [Node::Chips(chips)] => {
            chips.iter().map(|chip| chip.text.spoken(&|seat| seat.0.to_string())).collect()
        }
        other => panic!("{other:?}"),
    }
}

fn at(node: NodeId) -> String {
    format!("node/{}", node.0)
}

fn prompt(table: &Table) -> String {
    scene(table, Viewer::Seat(ME)).prompt.sentence.spoken(&|seat| seat.0.to_string())
}

/// PUL-3.6: the stack lies face up, so its top tile can be read, and nothing beneath it.
#[test]
fn the_transmitter_on_top_of_the_stack_is_shown() {
    let table = Table::new(3);
    let shown = panel(&scene(&table, Viewer::Spectator), "transmitters");
    let top = table.state.stack.top.expect("there are more to come");
    assert!(shown.contains(&format!("\"transmitter/{}\"", top.0)));
    let beneath =
        table.state.stack.below.iter().find(|tile| shown.contains(&format!("\"transmitter/{}\"", tile.0)));
    assert_eq!(beneath, None);
}

/// PUL-4.5: tiles held, kept exploration tiles, transmitters and projects of the others are public.
#[test]
fn what_the_others_have_is_open_to_all() {
    let mut table = Table::new(3);
    let tile = table.holds(OTHER, "A1", 1, false);
    let player = table.state.player_mut(OTHER);
    player.waiting[Size::Large as usize] = 2;
    let station = GAME.exploration.iter().position(|tile| tile.keep).expect("there is a station tile");
    player.kept.push(ExplorationId(station as u8));
    player.headquarters = Headquarters::Side(headquarters("D2"));
    player.completed = Field::B1.bit() | Field::B3.bit();
    player.runs_flown = 0;
    let scene = scene(&table, Viewer::Seat(ME));
    let others = panel(&scene, "others");
    assert!(others.contains(&format!("\"transmitter/{}\"", tile.0)), "with its open costs");
    assert_eq!(others.matches("run ready").count(), 2, "two gate runs that are still to be flown");
    let mat = sent(&scene.mats[OTHER.index()]);
    assert!(mat.contains("Gyrodyne to be placed, large: 2"));
    assert!(mat.contains("Stations that count at the end only: 1"));
}

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

/// PUL-14.2: who has no silver die left may still have an extra one, and is told so.
#[test]
fn the_prompt_speaks_of_an_extra_die() {
    let mut table = Table::new(3);
    table.dice(&[]);
    assert_eq!(prompt(&table), "End your turn");
    table.state.red.offers = 1 << 3;
    assert_eq!(prompt(&table), "Use an extra die, or end your turn");
    table.state.red.used = true;
    assert_eq!(prompt(&table), "End your turn");
}

/// PUL-10.9: points of gate runs cite the clause by which they are scored.
#[test]
fn gate_runs_cite_their_clause() {
    let mut table = Table::new(3);
    table.me().points[Origin::GateRun as usize] = 6;
    let scores: Value =
        serde_json::from_str(&sent(&scene(&table, Viewer::Seat(ME)).scores)).expect("plain data");
    assert_eq!(scores[0]["points"][0]["clause"], "PUL-10.9");
}

/// PUL-7.2, PUL-7.19, PUL-8.3: whatever on the map cannot be flown to, teleported to or claimed says why.
#[test]
fn every_place_on_the_map_says_why_not() {
    let mut table = Table::new(3);
    table.dice(&[1]);
    let reason = |clause: &str, reason: &str| vec![(clause.to_owned(), reason.to_owned())];
    let portal = refused(&table, &[at(node("OE1"))]);
    assert_eq!(portal, reason("PUL-7.2", "No ship ever enters an entry portal."));
    table.in_play("BII-3").dice(&[3]);
    table.play(ME, Action::Patent(technology("BII-3")));
    for elsewhere in ["OE1", "OP12", "OS1", "OGg1"] {
        let there = refused(&table, &[at(node(elsewhere))]);
        assert_eq!(
            there,
            reason("PUL-7.19", "This teleport does not lead to that kind of place."),
            "{elsewhere}"
        );
    }
    let mut table = Table::new(3);
    table.in_play("DII-4").dice(&[3]);
    table.claims(OTHER, "OP12", Claim::Empty { by: OTHER });
    table.play(ME, Action::Patent(technology("DII-4")));
    for taken_or_connected in ["OP12", "OP1"] {
        let there = refused(&table, &[at(node(taken_or_connected))]);
        assert_eq!(there, reason("PUL-8.3", "That is not a free isolated pulsar."), "{taken_or_connected}");
    }
    assert!(refused(&table, &[at(node("OP13"))]).is_empty());
}

/// PUL-8.7: a gyrodyne that waits and can go nowhere says what is in its way.
#[test]
fn a_waiting_gyrodyne_says_what_it_wants() {
    let mut table = Table::new(3);
    table.dice(&[1]).me().waiting = [1, 0, 0];
    let waits = |table: &Table, on: &str| refused(table, &["waiting/small".to_owned(), at(node(on))]);
    let free = waits(&table, "OP1");
    assert_eq!(free.len(), 1);
    assert!(free[0].0 == "PUL-8.7" && free[0].1.contains("not claimed"), "{free:?}");
    table.claims(ME, "OP1", Claim::Building { by: ME, size: Size::Large });
    let built = waits(&table, "OP1");
    assert!(built[0].0 == "PUL-8.7" && built[0].1.contains("never replaced"), "{built:?}");
    table.claims(ME, "OP2", Claim::Empty { by: ME });
    assert!(waits(&table, "OP1").is_empty(), "now there is a place for it");
}

/// PUL-6.9: a modifier that cannot be bought names every die that would buy it.
#[test]
fn modifiers_name_their_prices() {
    let mut table = Table::new(3);
    table.dice(&[5]);
    let why = |id: &str| refused(&table, &[id.to_owned()]);
    let reason = |reason: &str| vec![("PUL-6.9".to_owned(), reason.to_owned())];
    assert_eq!(why("buy/one"), reason("You have no die that can be made a 1 or a 2."));
    assert_eq!(why("buy/two"), reason("You have no die that can be made a 2."));
}

/// PUL-13.4: the second place of a technology with one icon opens after the round, with two players never.
#[test]
fn a_closed_patent_place_says_when_it_opens() {
    for (seats, when) in [(3, "not open before the next"), (2, "once only")] {
        let mut table = Table::new(seats);
        table.in_play("AI-4").dice(&[2]);
        table.give_technology(OTHER, "AI-4");
        table.state.locked = GAME.technology(technology("AI-4")).bit();
        let why = refused(&table, &[format!("technology/{}", technology("AI-4").0)]);
        assert!(why[0].0 == "PUL-13.4" && why[0].1.contains(when), "{why:?}");
    }
}

/// PUL-7.18: a printed red die is not promised to whoever cannot use it any more.
#[test]
fn no_red_die_is_promised_in_vain() {
    let mut table = Table::new(4);
    table.lies("OS1", "sys03", [None; 4]).ship("OGg1").dice(&[1]);
    let fly = Action::Fly { to: node("OS1"), claim: false };
    assert_eq!(preview(&table, &fly), "1 segment · stations 0 → 1 · 2");
    table.state.red.used = true;
    assert_eq!(preview(&table, &fly), "1 segment · stations 0 → 1 · exploration tile");
}

/// PUL-7.8, PUL-7.11: the stations that a flight would found are counted with those on its way.
#[test]
fn stations_on_the_way_are_counted() {
    let mut table = Table::spur(4);
    let to_the_dead_end = Action::Fly { to: node("DS4"), claim: false };
    table.lies("DS4", "sys17", [None; 4]).ship("DGo3").dice(&[3]);
    assert_eq!(
        preview(&table, &to_the_dead_end),
        "3 segments · stations 0 → 2 · cube cube",
        "DS3 is turned up"
    );
    table.lies("DS3", "sys11", [Some(ME), None, None, None]);
    assert_eq!(
        preview(&table, &to_the_dead_end),
        "3 segments · stations 1 → 2 · cube cube",
        "one there already"
    );
    let mut open = Table::new(4);
    open.lies("OS1", "sys17", [None; 4]).ship("OGg1").dice(&[1, 4]);
    let ways = preview(&open, &Action::Fly { to: node("OS1"), claim: false });
    assert_eq!(ways, "several ways · one station more · cube cube");
}

/// PUL-11.6, PUL-11.8, PUL-13.9: what a gyrodyne gives this round once it is activated, technologies included.
#[test]
fn an_activated_gyrodyne_is_counted_with_its_technologies() {
    let mut table = Table::new(3);
    table.claims(ME, "OP1", Claim::Building { by: ME, size: Size::Small }).dice(&[3]);
    table.state.round = 7;
    let activate = Action::Activate(pulsar("OP1"));
    assert_eq!(preview(&table, &activate), "+3 VP this round", "1, and 2 of the row");
    table.owns(&["AI-4", "AII-2"]);
    table.state.round = 7;
    assert_eq!(preview(&table, &activate), "+7 VP this round", "3 at once, and 1 for each that spins");
    let before = table.points(ME);
    table.play(ME, activate);
    table.track(1, &[(3, OTHER), (4, Seat(2)), (5, ME)]);
    table.play(ME, Action::EndTurn);
    assert_eq!(table.points(ME) - before, 7);
}

/// PUL-11.4: no more is announced as lost than a score can lose.
#[test]
fn penalties_announced_stop_at_nought() {
    let mut table = Table::new(3);
    table.track(0, &[(8, OTHER), (8, Seat(2)), (15, ME)]).track(1, &[(8, OTHER), (8, Seat(2)), (15, ME)]);
    table.me().points[0] = 3;
    let announced = panel(&scene(&table, Viewer::Seat(ME)), "income");
    assert!(announced.contains("−3") && !announced.contains("−4"), "{announced}");
    table.play(ME, Action::EndTurn);
    assert_eq!(table.points(ME), 0);
}

/// PUL-12.2, PUL-12.11: in the final count nothing that has been scored is announced once more.
#[test]
fn what_has_been_counted_is_not_announced_again() {
    let mut table = Table::new(3);
    table.state.goals = ["goal1a", "goal2b", "goal5a"].map(goal);
    table.owns(&["BIII-2", "BIII-4"]).spins(ME, &[Size::Small, Size::Small]).me().cubes = 9;
    table.state.agenda = Agenda::of([Step::Act { seat: ME }, Step::FinalCount, Step::Finished]);
    assert_eq!(at_the_end(&table)[..2], ["Violet12", "Goals6"], "two that spin, one goal");
    table.play(ME, Action::EndTurn);
    assert_eq!(*table.state.step(), Step::Bonuses { seat: ME });
    assert_eq!(Table::scored(&table.events, ME, Origin::Legacy), 12);
    assert_eq!(at_the_end(&table)[..2], ["Violet0", "Goals0"]);
}

/// PUL-12.1: whoever is left alone may end the game in the middle of a round; then nothing is counted.
#[test]
fn a_game_that_is_conceded_shows_no_final_count() {
    let mut table = Table::new(3);
    table.state.agenda = Agenda::of([Step::Act { seat: ME }, Step::FinalCount, Step::Finished]);
    let words = Words::new(Lang::En, &Pulsar::LOCALES);
    let places = [1, 2, 3].into_iter().collect();
    let conceded = Turn::Over(Outcome { places, points: PerSeat::new() });
    let offered = Offered { viewer: Viewer::Seat(ME), turn: &conceded, legal: &[], refused: &[] };
    let view = GAME.view(&table.state, Viewer::Seat(ME));
    let scene = GAME.scene(&view, &offered, Teller { game: &*GAME, words: &words });
    assert!(scene.over);
    assert_eq!(scene.heading.spoken(&|seat| seat.0.to_string()), "Round 1 of 8, actions");
    assert!(scene.scores.iter().all(|score| score.points.iter().all(|line| line.points != 0)));
}

/// PUL-12.7, PUL-19.4: a line of the final count says what it has counted, in the literal reading, too, and twice if twice.
#[test]
fn lines_of_the_final_count_say_what_they_counted() {
    let mut table = Table::new(3);
    table.owns(&["BIII-3"]).spins(ME, &[Size::Small, Size::Small]);
    table.track(0, &[(3, ME), (4, OTHER), (5, Seat(2))]);
    table.state.goals = ["goal5b", "goal3b", "goal4b"].map(goal);
    table.state.gyrodyne_literal = true;
    assert!(at_the_end(&table).contains(&"All gyrodynes2".to_owned()));
    table.state.agenda = Agenda::of([Step::Act { seat: ME }, Step::FinalCount, Step::Finished]);
    table.play(ME, Action::EndTurn);
    let lines = |seat: Seat| -> Vec<(String, i32)> {
        let points = scene(&table, Viewer::Spectator).scores.swap_remove(seat.index()).points;
        points.into_iter().map(|line| (line.text.spoken(&|seat| seat.0.to_string()), line.points)).collect()
    };
    assert!(lines(ME).contains(&("4. All gyrodynes".to_owned(), 2)), "{:?}", lines(ME));
    assert!(lines(ME).contains(&("6. Initiative track, scored twice".to_owned(), 14)), "{:?}", lines(ME));
    assert!(lines(OTHER).contains(&("6. Initiative track".to_owned(), 4)), "{:?}", lines(OTHER));
}

/// PUL-19.3: two gyrodynes of different sizes are pointed at in any order, the large one first, too.
#[test]
fn any_of_two_gyrodynes_comes_first() {
    let mut table = Table::new(3);
    table.in_play("BII-6").dice(&[4]);
    table.play(ME, Action::Patent(technology("BII-6")));
    let choices = scene(&table, Viewer::Seat(ME)).choices;
    for size in ["small", "medium", "large"] {
        let first = choices.iter().filter(|choice| choice.path[0].0 == format!("gyrodyne/{size}"));
        assert_eq!(first.count(), 2, "{size}");
    }
}

/// PUL-8.10, PUL-11.6: a gyrodyne is activated, not started, and the bonus of the row comes besides.
#[test]
fn a_gyrodyne_says_what_it_will_give() {
    let mut table = Table::new(3);
    table.dice(&[4]);
    let told = preview(&table, &Action::TakeGyrodyne(Size::Large));
    assert_eq!(told, "3 VP and the bonus of the row each round once 6 has activated it");
}

/// One gyrodyne that is left is said in the singular, in Spanish, too.
#[test]
fn the_last_gyrodyne_is_one() {
    let mut table = Table::new(3);
    table.state.supply = [1, 2, 10];
    let words = Words::new(Lang::Es, &Pulsar::LOCALES);
    let cluster = panel(&laws::scene(&*GAME, &table.state, Viewer::Spectator, &words), "cluster");
    assert!(
        cluster.contains("Astrogiro pequeño, queda 1\"") && cluster.contains("Astrogiro mediano, quedan 2\"")
    );
}

/// Labels are read aloud, and stand in menus: nothing is said twice, and nothing needs its sign.
#[test]
fn labels_are_sentences() {
    let mut table = Table::new(3);
    table.claims(ME, "OP1", Claim::Empty { by: ME }).dice(&[1]).me().waiting = [1, 0, 0];
    let take = Action::TakeGyrodyne(Size::Small);
    assert_eq!(label(&table, &take, Lang::En), "Take a small gyrodyne");
    assert_eq!(label(&table, &take, Lang::Es), "Tomar un astrogiro pequeño");
    let place = Action::PlaceGyrodyne { size: Size::Small, pulsar: pulsar("OP1") };
    assert_eq!(label(&table, &place, Lang::En), "Start building a small gyrodyne on pulsar 1");
    assert_eq!(label(&table, &place, Lang::Es), "Empezar a construir un astrogiro pequeño en el púlsar 1");
    table.me().headquarters = Headquarters::Side(headquarters("D2"));
    table.me().completed = Field::B1.bit();
    table.ship("OGm1");
    table.play(ME, Action::Fly { to: node("OGm11"), claim: false });
    let run = Action::GateRun(Some(Run { project: Field::B1, gate: Gate::Green }));
    assert_eq!(label(&table, &run, Lang::En), "Gate run, green");
    assert_eq!(label(&table, &run, Lang::Es), "Ruta de saltos, verde");
}

/// PUL-7.17: when the pile is empty a tile is drawn from the discards, which are mixed anew.
#[test]
fn an_empty_pile_is_not_said_to_hold_nothing() {
    let mut table = Table::new(4);
    table.lies("OS1", "sys11", [None; 4]).ship("OGg1").dice(&[1]);
    table.play(ME, Action::Fly { to: node("OS1"), claim: false });
    let exploration = table.state.exploration;
    table.state.explored = exploration[..9].iter().copied().collect();
    table.state.exploration = exploration[9..].iter().copied().collect();
    let drawn = |table: &Table| label(table, &Action::Reward(Reward::Drawn), Lang::En);
    assert_eq!(drawn(&table), "Draw an exploration tile (3 in the pile)");
    table.state.exploration.clear();
    assert_eq!(drawn(&table), "Draw an exploration tile (9 in the pile)");
}
