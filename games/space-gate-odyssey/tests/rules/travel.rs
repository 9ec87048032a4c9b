//! SGO-7: travel and colonization.

use crate::trial::table::{P0, P1, P2, Table, cell};
use orrery_core::Game;
use orrery_space_gate_odyssey::agenda::Step;
use orrery_space_gate_odyssey::state::Post;
use orrery_space_gate_odyssey::{Action, Event};

fn send(x: i8, y: i8) -> Action {
    Action::SendModule { cell: cell(x, y) }
}

/// SGO-7.1, SGO-7.2, SGO-7.3: the owner orders the full ones; others are no choice and stay.
#[test]
fn full_gate_modules_travel_in_any_order() {
    let mut table = Table::new(2);
    table.exoplanets("susskind:alpha bose:beta");
    table.station(
        P0,
        "init-1@(0,0)r0 on:5, gate-water-alpha-1@(1,0)r1 on:2, gate-water-beta-1@(0,1)r2 on:2,
         gate-water-alpha-4@(-1,0)r3 on:3",
    );
    table.activate("wildlife", &[(P0, 0)]);
    assert_eq!(table.legal(), [send(1, 0), send(0, 1)], "SGO-12.3: asked, since there are two");
    let not_full = table.refused(P0, send(-1, 0));
    assert_eq!(not_full, "SGO-7.2: gate-not-full settlers=Number(3) capacity=Number(4)");
    let mut pointed_at = Vec::new();
    table.game.candidates(&table.state, P0, &mut pointed_at);
    assert!(pointed_at.contains(&send(-1, 0)), "whoever points at it is told why");
    assert!(table.refused(P0, send(0, 0)).starts_with("SGO-7.1: no-gate-module"));
    assert!(table.refused(P0, Action::Stop).starts_with("SGO-12.6"), "travel is a must");
    table.play(P0, send(0, 1));
    let to = Post::On(table.exoplanet("bose"));
    let gate = table.gate("beta");
    assert!(table.events.contains(&Event::Sent { seat: P0, cell: cell(0, 1), gate, settlers: 2, to }));
    table.settle("bose", "l1-1");
    table.settle("bose", "l1-2");
    assert!(matches!(table.state.agenda.now(), Step::Colonize { .. }), "the last one without a question");
    assert_eq!(table.deck(P0, -1, 0).settlers, 3);
}

/// SGO-7.4, SGO-7.6: one settler a space; no passing.
#[test]
fn one_settler_a_space() {
    let mut table = Table::new(2);
    table.exoplanets("susskind:alpha bose:beta");
    table.occupy(P1, "susskind", "t1-1");
    table.load(P0, "susskind", 1);
    let taken = Action::PlaceSettler { space: table.space("susskind", "t1-1") };
    assert!(table.refused(P0, taken).starts_with("SGO-7.4: space-taken"));
    let beyond = Action::PlaceSettler { space: orrery_space_gate_odyssey::parts::Space(200) };
    assert!(table.refused(P0, beyond).starts_with("SGO-7.4"));
    assert!(table.refused(P0, Action::Stop).starts_with("SGO-12.6"));
    assert_eq!(table.open_spaces().len(), 17);
}

/// SGO-7.5: predominance is a mark on top of a kind.
#[test]
fn predominance_spaces_keep_their_kind() {
    let whole: toml::Table =
        toml::from_str(orrery_space_gate_odyssey::SpaceGateOdyssey::META.components).unwrap();
    let spaces = whole["exoplanet_spaces"].as_array().unwrap();
    let kinds = ["basic", "advanced", "central"];
    assert!(spaces.iter().all(|row| kinds.contains(&row["kind"].as_str().unwrap())));
    let mut table = Table::new(2);
    table.exoplanets("susskind:alpha bose:beta");
    table.load(P0, "susskind", 2);
    table.settle("susskind", "t1-1");
    assert_eq!(table.asked(), P0);
    table.play(P0, Action::Swap { slots: (1, 3) });
    table.settle("susskind", "t1-2");
    let colony = table.state.colony(table.exoplanet("susskind"));
    assert_eq!(colony.settlers(P0), 2, "it counts as any other space");
}

/// SGO-7.7: any two different tokens, at once, before the next settler.
#[test]
fn a_predominance_space_swaps_tokens() {
    let mut table = Table::new(2);
    table.exoplanets("susskind:alpha bose:beta");
    table.load(P0, "susskind", 2);
    table.settle("susskind", "t1-1");
    assert_eq!(table.legal().len(), 10);
    for slots in [(0, 0), (3, 1), (0, 5)] {
        assert!(table.refused(P0, Action::Swap { slots }).starts_with("SGO-7.7"), "{slots:?}");
    }
    let before = table.state.track;
    table.play(P0, Action::Swap { slots: (0, 4) });
    assert_eq!((table.state.track[0], table.state.track[4]), (before[4], before[0]));
    assert!(matches!(table.state.agenda.now(), Step::Colonize { left: 1, .. }));
}

/// SGO-7.8, SGO-7.9, SGO-7.10: in the middle of a module; a later module of the gate travels to its new place.
#[test]
fn an_exoplanet_closes_in_the_middle_of_a_load() {
    let mut table = Table::new(2);
    table.exoplanets("susskind:alpha planck");
    let side = table.game.side(table.exoplanet("susskind"), 2);
    let ids: Vec<String> =
        side.space_ids.iter().map(|id| id.trim_start_matches("susskind-a-").to_owned()).collect();
    let last = "t2-2";
    table.occupy(P1, "susskind", &ids.iter().filter(|id| *id != last).cloned().collect::<Vec<_>>().join(" "));
    table.station(
        P0,
        "init-1@(0,0)r0 on:0, gate-water-alpha-4@(1,0)r1 on:4, gate-energy-alpha-1@(0,1)r0 on:2",
    );
    table.reserve(P0, [10, 3, 3, 5]);
    table.activate("water", &[(P0, 0)]);
    table.play(P0, send(1, 0));
    let susskind = table.exoplanet("susskind");
    assert!(table.events.contains(&Event::LeftOver { seat: P0, exoplanet: susskind, settlers: 3 }));
    assert_eq!(table.influences(), [2, 34]);
    assert_eq!(table.asked(), P1, "whose third rank wants an engineer, in P0's turn");
    let engineer = table.legal()[0];
    table.play(P1, engineer);
    let planck = table.exoplanet("planck");
    assert!(
        matches!(table.state.agenda.now(), Step::Colonize { exoplanet, left: 2, .. } if *exoplanet == planck)
    );
}

/// SGO-7.1: the next player only after all modules of the one before.
#[test]
fn players_travel_one_after_the_other() {
    let mut table = Table::new(3);
    table.exoplanets("susskind:alpha bose:beta");
    for (seat, id) in [(P0, "gate-water-alpha-1"), (P1, "gate-energy-alpha-1"), (P2, "gate-wildlife-alpha-1")]
    {
        table.station(seat, &format!("init-{}@(0,0)r0 on:0, {id}@(0,1)r2 on:2", seat.0 + 1));
    }
    table.activate("water", &[(P1, 0)]);
    let mut order = Vec::new();
    while let Step::Colonize { seat, .. } = *table.state.agenda.now() {
        order.push(seat);
        let free = table.legal()[table.legal().len() - 1];
        table.answer(free);
        while let Step::Swap { .. } = table.state.agenda.now() {
            table.answer(Action::Swap { slots: (0, 1) });
        }
    }
    assert_eq!(order, [P1, P1, P2, P2, P0, P0]);
    assert!(table.state.settled_this_turn);
}
