//! What the table shows: all that is public, and nothing that the rules would not give.

use crate::table::{GAME, ME, Table, goal, headquarters};
use orrery_core::{Seat, Viewer};
use orrery_pulsar_2849::Pulsar;
use orrery_pulsar_2849::ids::{ExplorationId, Field, Size};
use orrery_pulsar_2849::state::Headquarters;
use orrery_scene::{Lang, Scene, Staged, Words, laws};
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
    table.me().points[orrery_pulsar_2849::state::Origin::GateRun as usize] = 6;
    let scores: Value =
        serde_json::from_str(&sent(&scene(&table, Viewer::Seat(ME)).scores)).expect("plain data");
    assert_eq!(scores[0]["points"][0]["clause"], "PUL-10.9");
}
