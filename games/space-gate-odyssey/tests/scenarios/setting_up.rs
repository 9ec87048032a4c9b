//! E18 to E20: set-up and reorganization.

use crate::trial::table::{P0, P1, Table, cell, place};
use orrery_core::Game;
use orrery_core::chance::Seeded;
use orrery_space_gate_odyssey::agenda::Step;
use orrery_space_gate_odyssey::state::{Modules, Post};
use orrery_space_gate_odyssey::station::Deck;
use orrery_space_gate_odyssey::{Action, Options, SpaceGateOdyssey};

/// SGO-2.6, SGO-3.2 to SGO-3.12, SGO-11.1.
#[test]
fn ex_18_setup_counts() {
    let with_three =
        ["bose-a", "collins-a", "dirac-b", "fermi-a", "russell-b", "susskind-b", "planck-a", "turing-b"];
    for seed in 0..20 {
        let game = SpaceGateOdyssey::standard();
        let mut table = Table::laid_out(3, &Options::default());
        table.state = game.setup(&Options::default(), 3, &mut Seeded(seed)).unwrap();
        assert_eq!(table.state.colonies.len(), 5);
        for colony in &table.state.colonies {
            assert_eq!(game.side_of(colony).id, with_three[colony.exoplanet.index()]);
        }
        let gated: Vec<bool> = (table.state.colonies.iter())
            .map(|colony| table.state.gate_on(colony.exoplanet).is_some())
            .collect();
        assert_eq!(gated, [true, true, true, false, false]);
        while let Step::TakeInitial { .. } = table.state.agenda.now() {
            let first = table.legal()[0];
            table.answer(first);
            let anywhere = table.legal()[0];
            table.answer(anywhere);
        }
        assert_eq!(table.state.stacks.iter().map(Modules::len).sum::<usize>(), 75);
        for own in &table.state.confederations {
            let station = &own.station;
            assert_eq!((station.len(), station.decks[0].settlers, own.reserve.settlers), (3, 5, 30));
            assert_ne!(game.face(station.module(1)).stack, game.face(station.module(2)).stack);
        }
    }
    let short = Options { short_game: true, ..Options::default() };
    let table = Table::laid_out(3, &short);
    let gates = table.state.gates.iter().filter(|&&post| post != Post::Box).count();
    assert_eq!((table.state.colonies.len(), gates), (3, 2));
    assert_eq!(table.state.stacks.iter().map(Modules::len).sum::<usize>(), 69);
    for id in ["gate-water", "gate-wildlife", "gate-energy"] {
        assert_eq!(table.state.stacks[table.stack(id).index()].len(), 8);
    }
}

/// SGO-3.13, SGO-11.2, SGO-12.9.
#[test]
fn ex_19_reorganization() {
    let options = Options { reorganization_tokens: true, ..Options::default() };
    let mut table = Table::with(2, &options);
    table.station(P0, "init-1@(0,0)r0 on:3, gate-energy-beta-4@(1,0)r1 on:2, access-water-1@(0,1)r2 off:0");
    let (white, gate, access) =
        (table.module("init-1"), table.module("gate-energy-beta-4"), table.module("access-water-1"));
    table.play(P0, Action::Reorganize);
    assert!(table.refused(P0, Action::Confirm).starts_with("SGO-11.2: modules-left-out modules=Number(2)"));
    assert!(table.refused(P0, Action::TakeUp { module: white }).starts_with("SGO-12.9"), "it lies at (0,0)");
    table.play(P0, Action::TakeUp { module: gate });
    assert!(table.refused(P0, place(0, -1, 1)).starts_with("SGO-6.3"), "wall to corridor is not connected");
    table.play(P0, place(0, -1, 0));
    assert!(table.refused(P0, Action::TakeUp { module: gate }).starts_with("SGO-12.9"), "named twice");
    table.play(P0, Action::TakeUp { module: access });
    let before = table.state.of(P0).station;
    assert_eq!(before.layout.at(cell(1, 0)), Some(1), "until it is confirmed nothing has happened");
    table.play(P0, place(-1, 0, 3));
    table.play(P0, Action::Confirm);
    let station = &table.state.of(P0).station;
    assert_eq!(station.layout.at(cell(1, 0)), None);
    assert_eq!(table.deck(P0, 0, 0), Deck { on: true, settlers: 3 });
    assert_eq!(table.deck(P0, 0, -1), Deck { on: true, settlers: 2 });
    assert_eq!(table.deck(P0, -1, 0), Deck { on: false, settlers: 0 });
    assert_eq!(table.state.of(P0).reorganization_tokens, 0);
    assert_eq!(*table.state.agenda.now(), Step::MoveEngineer, "an engineer moves as usual");
    assert!(table.refused(P0, Action::Reorganize).starts_with("SGO-11.2"), "not a second time");
    assert!(table.refused(P1, Action::Reorganize).starts_with("ORR-1"), "not in another player's turn");
    assert_eq!(table.state.of(P1).reorganization_tokens, 1);
}

/// SGO-3.9 to SGO-3.12, SGO-6.3, SGO-6.5, SGO-12.2.
#[test]
fn ex_20_setup_modules() {
    let game = SpaceGateOdyssey::standard();
    let mut table = Table::laid_out(2, &Options::default());
    let seed = (0..).find(|&seed| {
        let state = game.setup(&Options::default(), 2, &mut Seeded(seed)).unwrap();
        state.starting == P1
    });
    table.state = game.setup(&Options::default(), 2, &mut Seeded(seed.unwrap())).unwrap();
    let water = table.stack("gate-water");
    let top = table.state.top(water);
    table.pile("gate-water", &["gate-water-alpha-1", "gate-water-alpha-2"]);
    assert!(top.is_some(), "every stack shows its top");
    table.play(P1, Action::AddModule { stack: water });
    table.play(P1, place(1, 0, 1));
    assert!(table.refused(P1, Action::AddModule { stack: water }).starts_with("SGO-3.12"));
    let offered: Vec<Action> = table
        .game
        .stacks()
        .filter(|&stack| stack != water)
        .map(|stack| Action::AddModule { stack })
        .collect();
    assert_eq!(table.legal(), offered, "the other eight");
    for stack in table.game.stacks() {
        assert!(table.refused(P1, Action::ReturnModule { stack }).starts_with("SGO-3.12"));
    }
    table.pile("access-energy", &["access-energy-5"]);
    table.play(P1, Action::AddModule { stack: table.stack("access-energy") });
    assert!(table.legal().contains(&place(1, -1, 0)), "attached to the first");
    assert!(table.legal().contains(&place(-1, 0, 3)), "or to the white one");
    table.play(P1, place(1, -1, 0));
    assert_eq!(table.deck(P1, 1, 0), Deck::default());
    assert_eq!(table.deck(P1, 1, -1), Deck::default());
    assert_eq!(table.asked(), P0, "only then P0 takes two");
    table.play(P0, Action::AddModule { stack: water });
    table.play(P0, place(0, -1, 0));
    assert_eq!(table.state.of(P0).station.module(1), table.module("gate-water-alpha-2"));
    let energy = table.stack("gate-energy");
    table.play(P0, Action::AddModule { stack: energy });
    let anywhere = table.legal()[0];
    table.play(P0, anywhere);
    assert_eq!(*table.state.agenda.now(), Step::MoveEngineer);
    assert_eq!(table.asked(), P1, "the first turn is P1's");
}
