//! SGO-11: variants.

use crate::trial::table::{P0, P1, Table, place};
use orrery_core::chance::Seeded;
use orrery_core::laws::Trial;
use orrery_core::{Chance, Game};
use orrery_space_gate_odyssey::agenda::Step;
use orrery_space_gate_odyssey::components::Kind;
use orrery_space_gate_odyssey::parts::Module;
use orrery_space_gate_odyssey::state::Post;
use orrery_space_gate_odyssey::station::Station;
use orrery_space_gate_odyssey::{Action, Event, Options, SpaceGateOdyssey};
use std::collections::BTreeSet;

/// SGO-11.1: the unused gate is drawn at random and its modules stay in the box.
#[test]
fn the_short_game_leaves_a_gate_in_the_box() {
    let game = SpaceGateOdyssey::standard();
    let options = Options { short_game: true, ..Options::default() };
    let mut unused = BTreeSet::new();
    for seed in 0..60 {
        let state = game.setup(&options, 2, &mut Seeded(seed)).unwrap();
        let gate = state.gates.iter().position(|&post| post == Post::Box).unwrap();
        unused.insert(gate);
        let of_gate = |module: &Module| {
            game.face(*module).kind == Kind::Gate(orrery_space_gate_odyssey::parts::Gate(gate as u8))
        };
        assert!(!state.stacks.iter().any(|stack| stack.top().iter().chain(stack.bag()).any(of_gate)));
        let waiting = state.colonies.iter().filter(|colony| state.gate_on(colony.exoplanet).is_none());
        assert_eq!(waiting.count(), 1);
    }
    assert_eq!(unused.len(), 3);
}

fn with_token() -> Table {
    let options = Options { reorganization_tokens: true, ..Options::default() };
    let mut table = Table::with(2, &options);
    table.station(P0, "init-1@(0,0)r0 on:3, access-water-5@(1,0)r1 on:2, access-water-1@(0,1)r2 off:0");
    table
}

/// SGO-11.2, SGO-12.9: abandoning restores everything, at either question.
#[test]
fn a_draft_can_be_abandoned() {
    let mut table = with_token();
    let before = table.state;
    table.play(P0, Action::Reorganize);
    assert_eq!(table.legal()[0], Action::Abandon);
    table.play(P0, Action::TakeUp { module: table.module("access-water-1") });
    table.play(P0, place(0, -1, 0));
    table.play(P0, Action::Abandon);
    assert_eq!(table.state, before);
    table.play(P0, Action::Reorganize);
    table.play(P0, Action::TakeUp { module: table.module("access-water-1") });
    table.play(P0, Action::Abandon);
    assert_eq!(table.state, before);
}

/// SGO-11.2: only with a token, only before an engineer moves.
#[test]
fn reorganization_comes_before_the_move() {
    let mut table = with_token();
    let first = table.legal()[0];
    table.play(P0, first);
    assert!(table.refused(P0, Action::Reorganize).starts_with("SGO-12.6"));
    let without = Table::new(2);
    assert!(without.refused(P0, Action::Reorganize).starts_with("SGO-11.2: no-reorganization-token"));
    assert!(!without.legal().contains(&Action::Reorganize));
}

/// SGO-6.6: a draft that has shut itself in can only be abandoned.
#[test]
fn a_closed_draft_takes_no_module() {
    let mut table = with_token();
    table.station(
        P0,
        "init-1@(0,0)r0 on:0, access-water-5@(0,-1)r0 on:0, access-energy-5@(1,0)r1 on:0,
         gate-energy-beta-4@(0,1)r2 on:0, gate-water-alpha-4@(-1,0)r3 on:0, access-wildlife-5@(5,5)r0 on:0",
    );
    table.play(P0, Action::Reorganize);
    for (id, x, y, rotation) in [
        ("access-water-5", 0, -1, 0),
        ("access-energy-5", 1, 0, 1),
        ("gate-energy-beta-4", 0, 1, 2),
        ("gate-water-alpha-4", -1, 0, 3),
    ] {
        table.play(P0, Action::TakeUp { module: table.module(id) });
        table.play(P0, place(x, y, rotation));
    }
    let last = Action::TakeUp { module: table.module("access-wildlife-5") };
    assert!(table.refused(P0, last).starts_with("SGO-6.6"));
    assert_eq!(table.legal(), [Action::Abandon]);
}

/// SGO-12.9: any connected layout can be reached: here those of random stations with the same modules.
#[test]
fn any_connected_layout_can_be_drafted() {
    let trial = crate::trial::OdysseyTrial::standard();
    let game = trial.game();
    for seed in 0..30 {
        let (mut dice, mut modules) = (Seeded(seed), Vec::new());
        let random = |modules: &[Module], dice: &mut Seeded| {
            let mut station = Station::default();
            for &module in modules {
                add_anywhere(game, &mut station, module, dice);
            }
            station
        };
        modules.push(game.initial(P0));
        modules.extend((0..6).map(|nth| Module((dice.below(13) + 13 * nth) as u8)));
        let (old, wanted) = (random(&modules, &mut dice), random(&modules, &mut dice));
        if old.len() < modules.len() || wanted.len() < modules.len() {
            continue;
        }
        let mut table = with_token();
        table.state.of_mut(P0).station = old;
        table.play(P0, Action::Reorganize);
        for berth in &wanted.layout.berths()[1..] {
            table.play(P0, Action::TakeUp { module: berth.module });
            table.play(P0, Action::Place { cell: berth.cell, rotation: berth.rotation });
        }
        table.play(P0, Action::Confirm);
        assert_eq!(table.state.of(P0).station.layout, wanted.layout);
    }
}

/// Lays a module at a random legal place, if there is one.
fn add_anywhere(game: &SpaceGateOdyssey, station: &mut Station, module: Module, dice: &mut Seeded) {
    use orrery_space_gate_odyssey::station::Deck;
    use orrery_space_gate_odyssey::station::sides::{Cell, Rotation};
    let places: Vec<(i32, i32, u8)> = if station.is_empty() {
        vec![(0, 0, 0)]
    } else {
        crate::trial::naive::placements(game, station, game.face(module)).into_iter().collect()
    };
    if places.is_empty() {
        return;
    }
    let (x, y, turns) = places[dice.below(places.len() as u32) as usize];
    let cell = Cell { x: x as i8, y: y as i8 };
    station.add(game, module, cell, Rotation(turns), Deck::default());
}

/// SGO-11.5: tokens shuffled onto the track.
#[test]
fn predominance_may_start_at_random() {
    let game = SpaceGateOdyssey::standard();
    let options = Options { random_predominance: true, ..Options::default() };
    let mut tops = BTreeSet::new();
    for seed in 0..60 {
        let state = game.setup(&options, 2, &mut Seeded(seed)).unwrap();
        tops.insert(format!("{:?}", state.track[0]));
        let tokens: BTreeSet<String> = state.track.iter().map(|token| format!("{token:?}")).collect();
        assert_eq!(tokens.len(), 5);
    }
    assert_eq!(tops.len(), 5);
}

/// SGO-11.6: counted per player, set back by a settler on an exoplanet, switched off by 0.
#[test]
fn quiet_turns_are_counted() {
    let played = |stall_guard_turns_per_player, quiet_turns| {
        let options = Options { stall_guard_turns_per_player, ..Options::default() };
        let mut table = Table::with(3, &options);
        table.state.quiet_turns = quiet_turns;
        table.state.agenda = orrery_space_gate_odyssey::agenda::Agenda::of([Step::EndTurn, Step::NextTurn]);
        table.play(P0, Action::EndTurn);
        table
    };
    assert_eq!(played(4, 10).state.quiet_turns, 11);
    assert_eq!(played(4, 10).outcome(), None);
    assert!(played(4, 11).outcome().is_some());
    assert_eq!(played(0, 9999).outcome(), None);
    let mut table = Table::new(2);
    table.exoplanets("fermi:alpha bose:beta");
    table.state.quiet_turns = 39;
    table.load(P0, "fermi", 1);
    table.settle("fermi", "sat1-1");
    table.play(P0, Action::EndTurn);
    assert_eq!((table.state.quiet_turns, table.asked()), (0, P1));
    assert!(!table.events.contains(&Event::Stalled));
}
