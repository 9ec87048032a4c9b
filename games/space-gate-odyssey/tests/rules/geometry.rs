//! SGO-6: placements, walks and corridors compared with looking at the whole plane.

use crate::trial::table::{P0, Table, place};
use crate::trial::{OdysseyTrial, naive};
use orrery_core::chance::Seeded;
use orrery_core::laws::Trial;
use orrery_core::{Chance, Game, Seat, Turn};
use orrery_space_gate_odyssey::agenda::Step;
use orrery_space_gate_odyssey::components::RoomAction;
use orrery_space_gate_odyssey::station::Station;
use orrery_space_gate_odyssey::station::sides::Rotation;
use orrery_space_gate_odyssey::{Action, Options, SpaceGateOdyssey, State};
use std::collections::BTreeSet;

/// SGO-5.1, SGO-5.2, SGO-5.3, SGO-5.4: every pair of modules tried.
fn walks(game: &SpaceGateOdyssey, station: &Station, sector: u8) -> BTreeSet<String> {
    let berths = station.layout.berths();
    let mut walks = BTreeSet::new();
    for (from, one) in berths.iter().enumerate() {
        for (to, other) in berths.iter().enumerate() {
            let face = game.face(other.module);
            let fits = face.sector.is_none_or(|own| own.0 == sector);
            let room = !station.decks[to].on || station.decks[to].settlers < face.capacity;
            if station.decks[from].settlers > 0 && naive::connected(game, one, other) && fits && room {
                walks.insert(format!("{:?}", Action::Walk { from: one.cell, to: other.cell }));
            }
        }
    }
    walks
}

fn listed(game: &SpaceGateOdyssey, state: &State, seat: Seat) -> Vec<Action> {
    let mut actions = Vec::new();
    game.actions(state, seat, &mut actions);
    actions
}

fn compare(game: &SpaceGateOdyssey, state: &State, seat: Seat, actions: &[Action]) {
    let station = &state.of(seat).station;
    match *state.agenda.now() {
        Step::PlaceModule { stack, .. } => {
            let face = game.face(state.top(stack).unwrap());
            let place = |action: &Action| match *action {
                Action::Place { cell, rotation } => (i32::from(cell.x), i32::from(cell.y), rotation.0),
                other => panic!("{other:?} is no place"),
            };
            let offered: BTreeSet<_> = actions.iter().map(place).collect();
            assert_eq!(offered, naive::placements(game, station, face), "SGO-6.3 for {}", face.id);
        }
        Step::Act { .. } => {
            let room = &game.rooms[state.activated.unwrap().index()];
            if let RoomAction::MoveSettler(sector) = room.action {
                let offered: BTreeSet<String> = actions[1..].iter().map(|walk| format!("{walk:?}")).collect();
                assert_eq!(offered, walks(game, station, sector.0), "SGO-5.1 in {}", room.id);
            }
        }
        Step::EndTurn => {
            let counted = (station.layout.unconnected_corridors(), station.layout.corridors_to_void());
            assert_eq!(counted, naive::open_corridors(game, station), "SGO-10.6");
        }
        _ => {}
    }
}

/// SGO-6.1, SGO-6.3, SGO-6.4, SGO-6.7, SGO-6.8, SGO-10.6: in random games.
#[test]
fn stations_agree_with_the_whole_plane() {
    let trial = OdysseyTrial::standard();
    let game = trial.game();
    for seed in 0..24 {
        let mut dice = Seeded(seed);
        let options = Options { stall_guard_turns_per_player: 8, ..trial.options(3, seed) };
        let mut state = game.setup(&options, 3, &mut dice).unwrap();
        while let Turn::Ask { seats, .. } = game.turn(&state) {
            let seat = seats.iter().next().unwrap();
            let actions = listed(game, &state, seat);
            if dice.below(8) == 0 {
                compare(game, &state, seat, &actions);
            }
            let sizes =
                |state: &State| state.confederations.iter().map(|own| own.station.len()).sum::<usize>();
            let before = sizes(&state);
            let action = actions[dice.below(actions.len() as u32) as usize];
            game.apply(&mut state, seat, &action, &mut dice, &mut Vec::new());
            assert!(sizes(&state) >= before, "SGO-6.7: a station never loses modules");
        }
    }
}

/// SGO-6.2: corridors turn clockwise; rotations that look alike are offered once.
#[test]
fn a_quarter_turn_takes_north_to_east() {
    let table = Table::new(2);
    for face in &table.game.modules {
        for turns in 0..4 {
            let turned: BTreeSet<_> = naive::exits(face, turns, (0, 0)).into_iter().collect();
            let sides = face.corridors.turned(Rotation(turns));
            let cell = orrery_space_gate_odyssey::station::sides::Cell::ORIGIN;
            let listed =
                sides.iter().map(|side| cell.beyond(side)).map(|at| (i32::from(at.x), i32::from(at.y)));
            assert_eq!(turned, listed.collect(), "{}", face.id);
        }
    }
    let rotations = |id: &str| table.game.face(table.module(id)).rotations;
    let shapes = ["init-1", "access-water-2", "access-water-3", "access-water-4", "access-water-5"];
    assert_eq!(shapes.map(rotations), [1, 2, 4, 4, 4]);
}

/// SGO-6.1, SGO-6.2, SGO-6.5: refusals name the clause.
#[test]
fn a_cell_holds_one_module() {
    let mut table = Table::new(2);
    table.pile("access-water", &["access-water-2"]);
    table.activate("modules", &[(P0, 1)]);
    table.play(P0, Action::AddModule { stack: table.stack("access-water") });
    assert!(table.refused(P0, place(0, 0, 0)).starts_with("SGO-6.1"));
    assert!(table.refused(P0, place(0, 1, 2)).starts_with("SGO-6.2"), "a straight corridor turned by half");
    assert!(table.refused(P0, place(0, 1, 1)).starts_with("SGO-6.3"));
    assert!(table.refused(P0, place(127, -128, 0)).starts_with("SGO-6.3"));
    table.play(P0, place(0, 1, 0));
    assert!(!table.deck(P0, 0, 1).on);
}

/// SGO-6.3, SGO-6.8: the other sides may meet walls; such a corridor leads nowhere.
#[test]
fn a_blocked_corridor_cannot_be_walked() {
    let mut table = Table::new(2);
    // A T at (1,0) opens south on (1,1); an L there opens east and south only.
    table.station(
        P0,
        "init-1@(0,0)r0 on:5, access-water-2@(0,1)r0 on:1, access-water-4@(0,2)r3 on:0,
         access-water-1@(1,0)r1 on:1, gate-water-alpha-2@(1,2)r1 on:0",
    );
    table.pile("gate-water", &["gate-water-beta-1"]);
    table.activate("modules", &[(P0, 1)]);
    table.play(P0, Action::AddModule { stack: table.stack("gate-water") });
    // At (1,1) with corridors south and east: (1,0)'s southern corridor meets a wall.
    assert!(table.legal().contains(&place(1, 1, 2)), "north and west");
    assert!(!table.legal().contains(&place(1, 1, 0)), "south and east meet no corridor");
    table.play(P0, place(1, 1, 2));
    let station = &table.state.of(P0).station;
    let (west, new) = (station.layout.at(crate::trial::table::cell(0, 1)).unwrap(), station.len() - 1);
    assert!(!station.layout.neighbors(west).any(|at| at == new), "a wall towards the east");
    assert!(station.layout.neighbors(new).count() == 1, "joined to the north alone");
}
