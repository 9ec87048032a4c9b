//! SGO-1 and SGO-3: laying out the table.

use crate::trial::table::{P0, P1, Table};
use orrery_core::chance::Seeded;
use orrery_core::{Game, Seat, Viewer};
use orrery_space_gate_odyssey::agenda::Step;
use orrery_space_gate_odyssey::parts::Stack;
use orrery_space_gate_odyssey::state::Post;
use orrery_space_gate_odyssey::station::sides::{Cell, Rotation};
use orrery_space_gate_odyssey::{Action, Options, SpaceGateOdyssey};
use std::collections::BTreeSet;

/// SGO-1.1, SGO-11.7: two to four players, no solo game.
#[test]
fn seats_two_to_four() {
    let game = SpaceGateOdyssey::standard();
    for seats in [0, 1, 5] {
        let refusal = game.setup(&Options::default(), seats, &mut Seeded(1)).unwrap_err();
        assert_eq!(refusal.to_string(), format!("SGO-1.1: players-out-of-range players=Number({seats})"));
    }
    for seats in 2..=4 {
        assert_eq!(game.setup(&Options::default(), seats, &mut Seeded(1)).unwrap().seats(), seats);
    }
}

/// SGO-3.2, SGO-3.3, SGO-3.11, SGO-12.5: over many deals every exoplanet, gate and starting player comes up.
#[test]
fn luck_lays_out_exoplanets_gates_and_the_starting_player() {
    let game = SpaceGateOdyssey::standard();
    let (mut gated, mut starting, mut tops) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    for seed in 0..400 {
        let state = game.setup(&Options::default(), 4, &mut Seeded(seed)).unwrap();
        for (gate, post) in state.gates.iter().enumerate() {
            let Post::On(exoplanet) = *post else { panic!("{post:?}") };
            gated.insert((gate, exoplanet));
        }
        let drawn: BTreeSet<_> = state.colonies.iter().map(|colony| colony.exoplanet).collect();
        assert_eq!(drawn.len(), 5, "five different ones");
        starting.insert(state.starting);
        tops.insert(state.top(Stack(0)));
    }
    assert_eq!((gated.len(), starting.len(), tops.len()), (3 * 8, 4, 12));
}

/// SGO-3.5, SGO-3.6, SGO-3.7, SGO-3.8, SGO-3.10.
#[test]
fn everybody_starts_alike() {
    let table = Table::laid_out(4, &Options::default());
    let order = ["water", "wildlife", "energy", "balance", "none"].map(|id| table.token(id));
    assert_eq!(table.state.track, order, "Water at the most valuable slot");
    for seat in Seat::all(4) {
        let own = table.state.of(seat);
        for (room, staff) in [
            ("water", (1, 0)),
            ("wildlife", (1, 0)),
            ("energy", (1, 0)),
            ("access", (0, 0)),
            ("modules", (0, 1)),
        ] {
            let there = own.odyssey.staff(table.room(room));
            assert_eq!((there.engineers, there.chiefs, there.robots), (staff.0, staff.1, 0), "{room}");
        }
        let reserve = own.reserve;
        assert_eq!((reserve.settlers, reserve.engineers, reserve.suits, reserve.robots), (30, 3, 3, 5));
        assert_eq!((own.influence, own.wheel(&table.game), own.rank(&table.game)), (0, 0, 0));
        let berth = own.station.layout.berths()[0];
        assert_eq!(table.game.face(berth.module).id, format!("init-{}", seat.0 + 1));
        assert_eq!((berth.cell, berth.rotation), (Cell::ORIGIN, Rotation(0)));
        assert!(own.station.decks[0].on);
    }
}

/// SGO-3.9, SGO-1.4, SGO-12.1: tops are seen, counts are public, what lies below is a set without order.
#[test]
fn all_see_the_same() {
    let table = Table::laid_out(3, &Options::default());
    let spectator = table.game.view(&table.state, Viewer::Spectator);
    for seat in Seat::all(3) {
        let mut view = table.game.view(&table.state, Viewer::Seat(seat));
        view.viewer = Viewer::Spectator;
        assert_eq!(view, spectator);
    }
    for (stack, shown) in table.state.stacks.iter().zip(&spectator.stacks) {
        assert_eq!(stack.len(), shown.unseen.len() + shown.beneath.len() + usize::from(shown.top.is_some()));
        assert!(shown.top.is_some() && shown.unseen.is_sorted());
    }
}

/// SGO-3.12: both are built before the next player takes any; an emptied stack is refused.
#[test]
fn modules_are_taken_in_pairs_clockwise() {
    let mut table = Table::laid_out(3, &Options::default());
    let mut order = Vec::new();
    while let Step::TakeInitial { seat, .. } = *table.state.agenda.now() {
        order.push(seat.0);
        let stack = table.legal()[0];
        table.answer(stack);
        let anywhere = table.legal()[0];
        table.answer(anywhere);
    }
    assert_eq!(order, [0, 0, 1, 1, 2, 2]);
    let mut table = Table::laid_out(2, &Options::default());
    let stack = table.stack("access-water");
    table.pile("access-water", &["access-water-1"]);
    table.play(P0, Action::AddModule { stack });
    let anywhere = table.legal()[0];
    table.play(P0, anywhere);
    let other = table.stack("gate-water");
    table.play(P0, Action::AddModule { stack: other });
    let anywhere = table.legal()[0];
    table.play(P0, anywhere);
    assert!(table.refused(P1, Action::AddModule { stack }).starts_with("SGO-5.15: stack-empty"));
    assert!(table.refused(P1, Action::AddModule { stack: Stack(9) }).starts_with("SGO-5.15"));
}

/// SGO-3.13: tokens only with the option.
#[test]
fn tokens_come_with_the_option() {
    let tokens = |reorganization_tokens| {
        let options = Options { reorganization_tokens, ..Options::default() };
        Table::laid_out(2, &options).state.of(P1).reorganization_tokens
    };
    assert_eq!((tokens(false), tokens(true)), (0, 1));
}
