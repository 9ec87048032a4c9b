//! The acceptance scenarios of EXAMPLES.md: the first twelve.

use crate::table::{ME, Table, board, headquarters, node, pulsar, system, transmitter};
use orrery_core::Seat;
use orrery_pulsar_2849::Action;
use orrery_pulsar_2849::Event;
use orrery_pulsar_2849::action::{Counter, End, Link, Reward, Run, Which};
use orrery_pulsar_2849::agenda::Step;
use orrery_pulsar_2849::ids::{Field, Gate, Size, TrackName};
use orrery_pulsar_2849::state::{Claim, Headquarters, Marker, Origin};

const GREEN: Seat = Seat(0);
const YELLOW: Seat = Seat(1);
const RED: Seat = Seat(2);

fn take(value: u8, track: TrackName) -> Action {
    Action::Draft { value, counter: Some(Counter { track, which: Which::Ahead }) }
}

fn spaces(table: &Table, track: TrackName) -> Vec<(u8, Seat)> {
    table.state.track(track).0.iter().map(|marked| (marked.space, marked.seat)).collect()
}

fn counted(dice: &[u8]) -> [u8; 6] {
    let mut counts = [0; 6];
    dice.iter().for_each(|&die| counts[usize::from(die) - 1] += 1);
    counts
}

/// PUL-5.2, PUL-5.3.
#[test]
fn ex_01_the_median_of_the_roll() {
    let marker = |dice: &[u8]| Marker::of(&counted(dice));
    assert_eq!(marker(&[1, 2, 2, 3, 4, 5, 6]), Marker(6), "on 3");
    assert_eq!(marker(&[1, 2, 3, 3, 4, 5, 6]), Marker(7), "between 3 and 4");
    assert_eq!(marker(&[2, 2, 2, 4, 4, 5, 6]), Marker(7), "between 3 and 4");
    assert_eq!(marker(&[1, 1, 1, 1, 5, 6, 6]), Marker(3), "between 1 and 2");
    assert_eq!(marker(&[6, 6, 6, 6, 6, 6, 6]), Marker(12), "on 6");
}

/// PUL-5.4, PUL-5.5.
#[test]
fn ex_02_the_distance_of_a_die_from_the_marker() {
    for (die, space) in [(2, 6), (3, 7), (4, 9), (6, 11)] {
        let mut table = Table::new(3);
        table.draft(0, [1; 6]);
        table.state.marker = Marker(7);
        table.play(GREEN, take(die, TrackName::Engineering));
        assert!(spaces(&table, TrackName::Engineering).contains(&(space, GREEN)), "a {die}");
        assert!(spaces(&table, TrackName::Initiative).contains(&(8, GREEN)));
    }
    let mut table = Table::new(3);
    table.draft(0, [1; 6]);
    table.state.marker = Marker(8);
    assert_eq!(table.refusal(GREEN, &take(4, TrackName::Engineering)), "PUL-5.5");
    let before = table.state.tracks;
    let mut still = table.clone();
    still.play(GREEN, Action::Draft { value: 4, counter: None });
    assert_eq!(still.state.tracks, before);
    let mut moving = Table::new(3);
    moving.draft(0, [1; 6]);
    moving.state.marker = Marker(8);
    moving.play(GREEN, take(2, TrackName::Engineering));
    assert!(spaces(&moving, TrackName::Engineering).contains(&(6, GREEN)));
}

/// PUL-3.10, PUL-5.6, PUL-5.7, PUL-11.2.
#[test]
fn ex_03_stacks_and_the_new_order() {
    let mut table = Table::new(3);
    let initiative = TrackName::Initiative;
    assert_eq!(
        spaces(&table, initiative),
        [(8, RED), (8, YELLOW), (8, GREEN)],
        "the first slot at the bottom"
    );
    table.draft(0, counted(&[1, 2, 3, 4, 5, 5, 6]));
    table.state.marker = Marker::of(&table.state.dice);
    assert_eq!(table.state.marker, Marker(8));
    table.play(GREEN, take(5, initiative));
    assert_eq!(spaces(&table, initiative), [(8, RED), (8, YELLOW), (9, GREEN)]);
    table.play(YELLOW, take(3, initiative));
    assert_eq!(spaces(&table, initiative)[0], (7, YELLOW));
    table.play(RED, Action::Draft { value: 4, counter: None });
    table.play(RED, take(5, TrackName::Engineering));
    table.play(YELLOW, take(6, TrackName::Engineering));
    table.play(GREEN, take(2, initiative));
    assert_eq!(spaces(&table, initiative), [(7, GREEN), (7, YELLOW), (8, RED)]);
    assert_eq!(table.state.dice, counted(&[1]), "the die left over");
    for _ in 0..3 {
        let seat = table.state.asked().expect("the turns follow");
        table.play(seat, Action::EndTurn);
    }
    assert!(table.events.contains(&Event::NewOrder { slots: [GREEN, YELLOW, RED].into_iter().collect() }));
}

/// PUL-5.9.
#[test]
fn ex_04_at_the_right_edge_a_legal_choice_must_be_made() {
    let mut table = Table::new(3);
    table.track(0, &[(8, YELLOW), (8, RED), (14, GREEN)]).track(1, &[(8, YELLOW), (8, RED), (11, GREEN)]);
    table.draft(0, counted(&[4, 5]));
    table.state.marker = Marker(4);
    assert_eq!(table.refusal(GREEN, &take(4, TrackName::Initiative)), "PUL-5.9");
    assert_eq!(table.refusal(GREEN, &take(5, TrackName::Initiative)), "PUL-5.9");
    let legal = table.legal(GREEN);
    assert_eq!(legal, [take(4, TrackName::Engineering), take(5, TrackName::Engineering)]);
    let mut other = table.clone();
    table.play(GREEN, take(4, TrackName::Engineering));
    assert!(spaces(&table, TrackName::Engineering).contains(&(13, GREEN)));
    other.play(GREEN, take(5, TrackName::Engineering));
    assert!(spaces(&other, TrackName::Engineering).contains(&(14, GREEN)));
}

/// PUL-5.10.
#[test]
fn ex_05_at_the_right_edge_a_forced_choice_goes_to_the_bottom() {
    let mut table = Table::new(4);
    let blue = Seat(3);
    table.track(0, &[(8, YELLOW), (8, RED), (14, GREEN), (15, blue)]);
    table.track(1, &[(8, YELLOW), (8, RED), (8, blue), (14, GREEN)]);
    table.draft(0, counted(&[4, 5]));
    table.state.marker = Marker(4);
    assert_eq!(table.legal(GREEN).len(), 4);
    table.play(GREEN, take(5, TrackName::Initiative));
    assert_eq!(spaces(&table, TrackName::Initiative)[2..], [(15, blue), (15, GREEN)]);
}

/// PUL-7.3, PUL-7.4.
#[test]
fn ex_06_legal_lengths_of_flights() {
    let mut table = Table::new(4);
    table.ship("OGg1");
    let lengths = |table: &mut Table, to| (1..=6).filter(|&die| table.flies(to, die)).collect::<Vec<_>>();
    let pulsar = lengths(&mut table, "OP1");
    assert!(pulsar.starts_with(&[1, 2]) && !pulsar.contains(&3) && !pulsar.contains(&5), "{pulsar:?}");
    let system = lengths(&mut table, "OS1");
    assert!(system.contains(&1) && system.contains(&4), "{system:?}");
    table.dice(&[1, 1]);
    table.play(ME, Action::Fly { to: node("OP1"), claim: false });
    table.play(ME, Action::Fly { to: node("OGg1"), claim: false });
    assert_eq!(
        table.state.player(ME).ship,
        node("OGg1"),
        "the second flight went back over the same segment"
    );
}

/// PUL-7.8, PUL-7.11, PUL-7.12, PUL-7.14, PUL-7.15: the short flight.
#[test]
fn ex_07_a_dead_end_with_a_three() {
    let mut table = Table::spur(4);
    table.ship("DGo3").dice(&[3]);
    // sys16 is the sixteenth tile, then sys11 the eleventh; then the first exploration tile of twelve: 4 points.
    table.play_with(ME, Action::Fly { to: node("DS4"), claim: false }, &[(15, 17), (10, 16), (0, 12)]);
    assert_eq!(table.state.systems[system("DS3").index()].stations, [None, None, Some(ME), None], "barren");
    assert_eq!(table.state.systems[system("DS4").index()].stations, [None, Some(ME), None, None], "blue");
    assert_eq!(table.points(ME), 4, "the tile of the dead end");
    assert_eq!(*table.state.step(), Step::Reward { seat: ME, system: system("DS4") });
    let mut other = table.clone();
    table.play_with(ME, Action::Reward(Reward::Printed), &[]);
    assert_eq!(table.state.player(ME).cubes, 2);
    other.play_with(ME, Action::Reward(Reward::Drawn), &[(0, 11)]);
    assert_eq!((other.state.player(ME).cubes, other.points(ME)), (0, 8));
}

/// PUL-7.8, PUL-7.11, PUL-7.14, PUL-7.15: to the dead end and half the way back.
#[test]
fn ex_07_a_dead_end_with_a_four() {
    let mut table = Table::spur(4);
    table.ship("DGo3").dice(&[4]);
    table.fly(&["DS3", "DGg4", "DS4", "DGg4"], false, &[(15, 17), (10, 16), (0, 12)]);
    assert_eq!(table.state.systems[system("DS3").index()].stations, [None, None, Some(ME), None]);
    assert_eq!(table.state.systems[system("DS4").index()].stations, [Some(ME), None, None, None]);
    assert_eq!(table.points(ME), 4, "one tile for the dead end, no printed reward");
    assert_eq!(*table.state.step(), Step::Act { seat: ME });
}

/// PUL-7.8, PUL-7.12, PUL-7.14, PUL-7.15: to the dead end and back.
#[test]
fn ex_07_a_dead_end_with_a_five() {
    let mut table = Table::spur(4);
    table.ship("DGo3").dice(&[5]);
    table.fly(&["DS3", "DGg4", "DS4", "DGg4", "DS3"], false, &[(15, 17), (10, 16), (0, 12)]);
    assert_eq!(table.state.systems[system("DS4").index()].stations, [Some(ME), None, None, None], "barren");
    assert_eq!(
        table.state.systems[system("DS3").index()].stations,
        [Some(ME), None, None, None],
        "blue, and one only"
    );
    assert_eq!(table.points(ME), 4, "one tile for the dead end");
    assert_eq!(*table.state.step(), Step::Reward { seat: ME, system: system("DS3") });
    table.play_with(ME, Action::Reward(Reward::Printed), &[]);
    assert_eq!(table.state.player(ME).tokens, [1, 1]);
}

fn owner_of_d2(completed: &[Field]) -> Table {
    let mut table = Table::new(4);
    table.me().headquarters = Headquarters::Side(headquarters("D2"));
    table.me().completed = completed.iter().fold(0, |set, field| set | field.bit());
    table
}

/// PUL-10.5, PUL-10.6, PUL-10.9.
#[test]
fn ex_08_a_gate_run() {
    let mut table = owner_of_d2(&[Field::B2, Field::B3]);
    table.me().runs_flown = Field::B3.bit();
    table.dice(&[4]);
    table.play(ME, Action::Complete(Field::M2));
    assert_eq!(table.points(ME), 4);
    table.ship("OGo16").dice(&[5]);
    let mut six = table.clone();
    table.fly(&["OS13", "OGo13", "OGo14", "OGo15", "OP11"], true, &[]);
    let run = Run { project: Field::M2, gate: Gate::Orange };
    table.play(ME, Action::GateRun(Some(run)));
    assert!(table.events.contains(&Event::RunFlown { seat: ME, run, gates: 3 }), "the start does not count");
    assert_eq!(table.points(ME), 4 + 6);
    assert_eq!(table.state.pulsars[pulsar("OP11").index()], Claim::Empty { by: ME });
    six.dice(&[6]);
    six.fly(&["OS13", "OGo13", "OGo14", "OGo15", "OP11", "OGo13"], false, &[]);
    six.play(ME, Action::GateRun(Some(run)));
    assert_eq!(six.points(ME), 4 + 6, "each gate counts once");
    table.dice(&[1]).ship("OGo13");
    table.play(ME, Action::Fly { to: node("OGo14"), claim: false });
    assert!(!matches!(table.state.step(), Step::GateRun { .. }), "used up");
}

fn production(table: &mut Table) -> Vec<Event> {
    table.play(ME, Action::EndTurn)
}

/// PUL-11.6.
#[test]
fn ex_09_gyrodyne_income() {
    let mut table = Table::new(3);
    table.state.round = 8;
    table.spins(YELLOW, &[Size::Medium, Size::Small]);
    let events = production(&mut table);
    assert_eq!(Table::scored(&events, YELLOW, Origin::Gyrodyne), 6 + 5);
}

/// PUL-11.7.
#[test]
fn ex_10_the_median_as_row_bonus() {
    for (marker, points) in [(Marker(9), 8), (Marker(8), 7)] {
        let mut table = Table::new(3);
        table.state.boards[1] = board("CII");
        table.state.round = 4;
        table.state.marker = marker;
        table.spins(ME, &[Size::Large]);
        let events = production(&mut table);
        assert_eq!(Table::scored(&events, ME, Origin::Gyrodyne), points);
    }
}

fn place(table: &mut Table, seat: Seat, size: Size, at: &str) -> i16 {
    table.turn_of(seat);
    table.claims(seat, at, Claim::Empty { by: seat });
    table.state.player_mut(seat).waiting[size as usize] += 1;
    let events = table.play(seat, Action::PlaceGyrodyne { size, pulsar: pulsar(at) });
    Table::scored(&events, seat, Origin::Award)
}

/// PUL-8.7, PUL-8.8, PUL-8.9.
#[test]
fn ex_11_construction_awards() {
    let (red, green, blue) = (Seat(0), Seat(1), Seat(2));
    let mut table = Table::new(3);
    assert_eq!(place(&mut table, red, Size::Medium, "OP1"), 0);
    assert_eq!(place(&mut table, red, Size::Medium, "OP2"), 7);
    assert_eq!(place(&mut table, green, Size::Medium, "OP3"), 0);
    assert_eq!(place(&mut table, green, Size::Medium, "OP4"), 4);
    assert_eq!(place(&mut table, blue, Size::Medium, "OP5"), 0);
    assert_eq!(place(&mut table, blue, Size::Medium, "OP6"), 0);
    let mut other = Table::new(3);
    let gains: Vec<i16> =
        ["OP1", "OP2", "OP3", "OP4"].map(|at| place(&mut other, red, Size::Medium, at)).to_vec();
    assert_eq!(gains, [0, 7, 0, 4]);
    assert_eq!(other.state.player(red).awards, 2);
}

/// PUL-9.1 to PUL-9.4, PUL-9.7, PUL-14.8.
#[test]
fn ex_12_a_transmitter_and_its_link_die() {
    let mut table = Table::new(3);
    let a4 = table.holds(ME, "A4", 0b11, true);
    table.shows(&["A1", "A2", "A3"]).dice(&[6, 1]);
    let a1 = transmitter("A1");
    table.play(ME, Action::TakeTransmitter { tile: a1, cost: 6 });
    table.play(ME, Action::Link(Some(Link { own: End::Left, tile: a4, end: End::Left })));
    assert_eq!(table.state.shown.len(), 2, "not replaced until the next round");
    table.play(ME, Action::PayTransmitter { tile: a1, cost: 1 });
    assert_eq!((table.points(ME), table.state.red.offers), (0, 0));
    table.turn_of(ME);
    table.dice(&[2]);
    let events = table.play(ME, Action::PayTransmitter { tile: a1, cost: 2 });
    assert_eq!(table.points(ME), 8);
    assert!(events.contains(&Event::WentOnline { seat: ME, tile: a1 }));
    assert!(events.contains(&Event::DieOffered { seat: ME, value: 5 }));
    assert!(table.flies("OGm1", 1) && table.allows(ME, &Action::Fly { to: node("OP1"), claim: true }));
    table.dice(&[]);
    let events = production(&mut table);
    assert_eq!(table.state.red.offers, 0, "gone");
    assert_eq!(Table::scored(&events, ME, Origin::Transmitter), 2);
    assert!(events.contains(&Event::CubesTaken { seat: ME, cubes: 1 }));
}
