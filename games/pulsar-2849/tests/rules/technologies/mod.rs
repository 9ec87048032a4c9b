//! One test for each technology: what it does, by its sentence on the board (PUL-13.6, PUL-19.3 to PUL-19.6).

mod boards_a_and_b;
mod boards_c_and_d;

use crate::table::{GAME, ME, Table, goal, headquarters, node, pulsar, technology, transmitter};
use orrery_pulsar_2849::Action;
use orrery_pulsar_2849::agenda::{Agenda, Step};
use orrery_pulsar_2849::ids::{Field, Size};
use orrery_pulsar_2849::state::{Claim, Headquarters, Origin};

/// A turn in which the technology was just patented, with exactly this die.
fn patent(id: &str, cost: u8) -> Table {
    patent_in(Table::new(4), id, cost)
}

fn patent_in(mut table: Table, id: &str, cost: u8) -> Table {
    table.in_play(id);
    let action = Action::Patent(technology(id));
    for die in (1..=6).filter(|&die| die != cost) {
        table.dice(&[die]);
        assert_eq!(table.refusal(ME, &action), "PUL-6.4", "a {die} does not pay");
    }
    table.dice(&[cost]);
    table.play(ME, action);
    table
}

fn doubles(id: &str, cost: u8, silver: u8, red: u8) -> Table {
    let table = patent(id, cost);
    assert_eq!(
        (table.state.player(ME).silver.as_slice(), table.state.red.committed),
        (&[silver][..], Some(red))
    );
    assert_eq!(table.refusal(ME, &Action::EndTurn), "PUL-14.7");
    table
}

fn buys_red(id: &str, cost: u8, red: u8) {
    let mut poor = Table::new(4);
    poor.in_play(id).dice(&[cost]);
    assert_eq!(poor.refusal(ME, &Action::Patent(technology(id))), "PUL-14.6");
    poor.me().cubes = 1;
    poor.play(ME, Action::Patent(technology(id)));
    assert_eq!((poor.state.player(ME).cubes, poor.state.red.committed), (0, Some(red)));
}

/// Points from technologies while `act` is done by an owner.
fn rewarded(id: &str, prepare: impl FnOnce(&mut Table), act: impl FnOnce(&mut Table)) -> (i16, u8) {
    let mut table = Table::new(4);
    table.owns(&[id]);
    prepare(&mut table);
    let cubes = table.state.player(ME).cubes;
    act(&mut table);
    (Table::scored(&table.events, ME, Origin::Technology), table.state.player(ME).cubes - cubes)
}

/// What the production of one round gives an owner from technologies.
fn income(id: &str, prepare: impl FnOnce(&mut Table)) -> i16 {
    rewarded(id, prepare, |table| {
        table.state.round = 7;
        table.play(ME, Action::EndTurn);
    })
    .0
}

/// A table in the final count.
fn at_the_end(id: &str) -> Table {
    let mut table = Table::new(4);
    table.owns(&[id]);
    table.state.goals = ["goal5b", "goal3b", "goal6a"].map(goal);
    table.state.agenda = Agenda::of([Step::Act { seat: ME }, Step::FinalCount, Step::Finished]);
    table
}

fn legacy(id: &str, prepare: impl FnOnce(&mut Table)) -> i16 {
    let mut table = at_the_end(id);
    prepare(&mut table);
    table.play(ME, Action::EndTurn);
    Table::scored(&table.events, ME, Origin::Legacy)
}

fn forgives_flight_past(id: &str, gate: usize) {
    let mut table = Table::new(4);
    table.owns(&[id]).ship("OS16").dice(&[3]);
    let cluster = GAME.cluster(table.state.side);
    for to in cluster.all() {
        for (_, trail) in GAME.different_trails(&table.state, ME, to) {
            let length = trail.segments.len();
            assert!(length == 3 || ((2..=4).contains(&length) && trail.sights.gates[gate] > 0));
        }
    }
    let lengths: Vec<usize> = cluster
        .all()
        .flat_map(|to| GAME.different_trails(&table.state, ME, to))
        .map(|t| t.1.segments.len())
        .collect();
    assert!(lengths.contains(&2) && lengths.contains(&4));
}

fn activate(table: &mut Table) {
    table.claims(ME, "OP1", Claim::Building { by: ME, size: Size::Small }).dice(&[3]);
    table.play(ME, Action::Activate(pulsar("OP1")));
}

fn patent_another(table: &mut Table) {
    table.in_play("AIII-5").dice(&[3]);
    table.play(ME, Action::Patent(technology("AIII-5")));
}

fn complete_project(table: &mut Table) {
    table.me().headquarters = Headquarters::Side(headquarters("D2"));
    table.dice(&[2]);
    table.play(ME, Action::Complete(Field::B2));
}

/// A transmitter of one cost goes online.
fn take_transmitter(table: &mut Table) {
    table.shows(&["A5"]).dice(&[4]);
    table.play(ME, Action::TakeTransmitter { tile: transmitter("A5"), cost: 4 });
    table.play(ME, Action::Teleport { to: node("OP1"), claim: false });
}

fn claim(table: &mut Table) {
    table.ship("OGg1").dice(&[1]);
    table.play(ME, Action::Fly { to: node("OP1"), claim: true });
}

const ALL_SIZES: [Size; 3] = Size::ALL;

fn stations_scored(id: &str) -> i16 {
    let mut table = at_the_end(id);
    table.me().stations = 0b11111;
    table.play(ME, Action::EndTurn);
    Table::scored(&table.events, ME, Origin::Station)
}
