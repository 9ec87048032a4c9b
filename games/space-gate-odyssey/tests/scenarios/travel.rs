//! E7 to E9, E17 and E24: travel, closing, ranks.

use crate::trial::table::{P0, P1, P2, Table, cell};
use orrery_core::Seat;
use orrery_space_gate_odyssey::agenda::Step;
use orrery_space_gate_odyssey::figures::RankFigure;
use orrery_space_gate_odyssey::parts::Figure;
use orrery_space_gate_odyssey::state::Post;
use orrery_space_gate_odyssey::{Action, Event};

fn send(x: i8, y: i8) -> Action {
    Action::SendModule { cell: cell(x, y) }
}

fn before_bose_closes() -> Table {
    let (carol, alex, sara) = (P0, P1, P2);
    let mut table = Table::new(3);
    table.exoplanets("bose:beta susskind:alpha turing:gamma");
    table.occupy(carol, "bose", "l1-1 l1-2 l2-1 l2-2 l2-3 l3-4 l5-1");
    table.occupy(alex, "bose", "l1-3 l1-4 l2-4 l3-1 l3-2 l4-3");
    table.occupy(sara, "bose", "l1-5 l1-6 l2-5 l3-3 l4-1 l4-2");
    table.influence(carol, 12);
    table.reserve(carol, [10, 3, 3, 5]);
    table.station(
        carol,
        "init-1@(0,0)r0 on:0, gate-energy-beta-2@(1,0)r1 on:3, gate-energy-beta-4@(0,1)r2 on:4",
    );
    table.activate("energy", &[(carol, 0)]);
    table
}

/// SGO-7.1, SGO-7.8, SGO-7.9, SGO-7.10, SGO-8.1 to SGO-8.6, SGO-8.9, SGO-8.11, SGO-9.1 to SGO-9.3.
#[test]
fn ex_07_closing_bose() {
    let carol = P0;
    let mut table = before_bose_closes();
    let bose = table.exoplanet("bose");
    table.play(carol, send(1, 0));
    let settled = |id| Event::Settled { seat: carol, exoplanet: bose, space: table.space("bose", id) };
    let order: Vec<&Event> =
        table.events.iter().filter(|event| matches!(event, Event::Settled { .. })).collect();
    assert_eq!(order, [&settled("l5-2"), &settled("l6-1")], "there is nowhere else to go");
    assert!(table.events.contains(&Event::LeftOver { seat: carol, exoplanet: bose, settlers: 1 }));
    assert_eq!(table.influences(), [30, 0, 0], "Carol has 12 + 18 and chooses an engineer");
    assert_eq!(table.state.of(carol).wheel(&table.game), 0);
    assert_eq!(table.state.of(carol).ranks.settlers, 2, "a settler on rank 2");
    assert!(matches!(table.state.agenda.now(), Step::FillRanks { next: 3, .. }));
    assert_eq!(table.asked(), carol);
    let from = table.room("water");
    assert_eq!(table.legal().len(), 4, "three engineers and a chief");
    table.play(carol, Action::GiveEngineer { room: from, figure: Figure::Engineer });
    assert_eq!(table.state.of(carol).ranks.engineers[..], [Figure::Engineer]);
    assert_eq!(table.state.of(carol).odyssey.staff(from).engineers, 0);
    assert_eq!(table.post("beta"), Post::Hawking);
    assert_eq!(table.influences(), [34, 9, 9]);
    // 10 in reserve, 1 left over, 9 home from Bose, 1 to rank 2, then the 4 of the other module.
    assert_eq!(table.settlers_in_reserve(carol), 10 + 1 + 9 - 1 + 4);
    assert!(table.state.colonies.iter().all(|colony| colony.exoplanet != bose));
    assert_eq!(*table.state.agenda.now(), Step::EndTurn);

    let mut table = before_bose_closes();
    table.play(carol, send(0, 1));
    assert!(table.events.contains(&Event::LeftOver { seat: carol, exoplanet: bose, settlers: 2 }));
    table.play(carol, Action::GiveEngineer { room: from, figure: Figure::Engineer });
    assert_eq!(table.influences(), [33, 9, 9]);
}

/// SGO-7.1, SGO-7.2, SGO-7.3, SGO-7.10, SGO-8.6.
#[test]
fn ex_08_a_later_player_uses_the_moved_gate() {
    let (alex, sara) = (P0, P1);
    let mut table = Table::new(3);
    table.exoplanets("bose:alpha susskind:gamma turing planck");
    let susskind = table.game.side(table.exoplanet("susskind"), 3);
    let plain: Vec<String> = (susskind.space_ids.iter())
        .filter(|id| !susskind.predominance.contains(susskind.space(id).unwrap()))
        .map(|id| id.trim_start_matches("susskind-b-").to_owned())
        .collect();
    let held: Vec<String> =
        susskind.space_ids.iter().map(|id| id.trim_start_matches("susskind-b-").to_owned()).collect();
    let free = &plain[plain.len() - 3..];
    for (seat, id) in [P0, P1, P2].into_iter().cycle().zip(held.iter().filter(|id| !free.contains(id))) {
        table.occupy(seat, "susskind", id);
    }
    table.station(
        alex,
        "init-1@(0,0)r0 on:0, gate-water-alpha-1@(1,0)r1 on:2, gate-water-alpha-4@(0,-1)r0 on:4,
         gate-water-gamma-2@(0,1)r2 on:3",
    );
    table.station(
        sara,
        "init-2@(0,0)r0 on:0, gate-water-gamma-3@(1,0)r1 on:3, gate-water-gamma-1@(0,1)r0 on:1",
    );
    table.activate("water", &[(alex, 0)]);
    table.play(alex, send(1, 0));
    table.settle("bose", "l1-1");
    table.settle("bose", "l1-6");
    table.play(alex, send(0, -1));
    for id in ["l1-2", "l1-3", "l1-4", "l1-5"] {
        table.settle("bose", id);
    }
    // The last full module travels without a question, and so does the last settler.
    table.settle("susskind", &free[0]);
    table.settle("susskind", &free[1]);
    let left_over = |event: &Event| matches!(event, Event::LeftOver { .. });
    assert!(!table.events.iter().any(left_over), "no leftovers");
    assert_eq!(table.influences(), [2 * (7 + 3), 2 * 7, 2 * 7], "2 for each settler");
    let turing = table.exoplanet("turing");
    let choices = ["turing", "planck"].map(|id| Action::MoveGate { exoplanet: table.exoplanet(id) });
    assert_eq!((table.asked(), table.legal()), (alex, choices.to_vec()));
    table.play(alex, Action::MoveGate { exoplanet: turing });
    assert_eq!(table.post("gamma"), Post::On(turing));
    assert_eq!(table.asked(), sara);
    for id in ["b1", "b4", "b7"] {
        table.settle("turing", id);
    }
    assert_eq!(table.state.colony(turing).settlers(sara), 3);
    assert_eq!(table.deck(sara, 0, 1).settlers, 1, "her single settler stays");
}

/// SGO-8.3 to SGO-8.5, SGO-8.9.
#[test]
fn ex_09_rank_arithmetic() {
    let gain = |before: u16, points: u16| {
        let mut table = Table::new(2);
        table.influence(P0, before);
        table.step(Step::Pay { seat: P0, exoplanet: None, points });
        table
    };
    let filled = |table: &Table| {
        let rank = |event: &Event| match *event {
            Event::RankFilled { rank, figure, .. } => Some((rank, figure)),
            _ => None,
        };
        table.events.iter().filter_map(rank).collect::<Vec<_>>()
    };
    let choose = |table: &mut Table| {
        assert!(matches!(table.state.agenda.now(), Step::FillRanks { .. }), "an engineer is to be chosen");
        let room = table.room("energy");
        table.play(P0, Action::GiveEngineer { room, figure: Figure::Engineer });
    };
    let engineer = RankFigure::Engineer(Figure::Engineer);

    let mut table = gain(26, 8);
    choose(&mut table);
    let own = table.state.of(P0);
    assert_eq!((own.influence, own.rank(&table.game), own.wheel(&table.game)), (34, 3, 4));
    assert_eq!(filled(&table), [(3, engineer)]);

    let mut table = gain(8, 25);
    choose(&mut table);
    assert_eq!(table.state.of(P0).influence, 33);
    assert_eq!(filled(&table), [(1, RankFigure::Settler), (2, RankFigure::Settler), (3, engineer)]);

    let mut table = gain(58, 3);
    choose(&mut table);
    assert_eq!((table.state.of(P0).influence, filled(&table)), (61, vec![(6, engineer)]));

    let table = gain(68, 3);
    assert_eq!((table.state.of(P0).influence, filled(&table)), (71, vec![(7, RankFigure::Settler)]));
}

/// SGO-10.1, SGO-10.2.
#[test]
fn ex_17_last_exoplanet() {
    let mut table = Table::new(3);
    table.exoplanets("planck:alpha");
    for (seat, ids) in
        [(P0, "o1 o2 o3 o4 o5 o6 o7"), (P1, "o8 o9 o10 m1 m2 m3 m4"), (P2, "m5 m6 m7 m8 i1 i2 i3")]
    {
        table.occupy(seat, "planck", ids);
    }
    let white = |seat: Seat| format!("init-{}@(0,0)r0 on:0, ", seat.0 + 1);
    table.station(P1, &(white(P1) + "gate-water-alpha-1@(1,0)r1 on:2, gate-water-alpha-2@(0,1)r2 on:3"));
    table.station(P2, &(white(P2) + "gate-water-beta-4@(0,1)r0 on:4"));
    table.station(P0, &(white(P0) + "gate-water-alpha-3@(0,1)r0 on:3, gate-water-gamma-4@(1,0)r1 on:3"));
    table.activate("water", &[(P1, 0)]);
    assert_eq!(table.asked(), P1);
    table.play(P1, send(1, 0));
    let planck = table.exoplanet("planck");
    assert!(table.events.contains(&Event::Closed { seat: P1, exoplanet: planck }));
    assert!(table.events.contains(&Event::LeftOver { seat: P1, exoplanet: planck, settlers: 1 }));
    assert_eq!(table.post("alpha"), Post::Hawking);
    let hawking: Vec<u16> = table.state.confederations.iter().map(|own| own.tally.hawking).collect();
    assert_eq!(hawking, [3, 3, 4]);
    let order: Vec<Seat> = (table.events.iter())
        .filter_map(|event| match event {
            Event::ReachedHawking { seat, .. } => Some(*seat),
            _ => None,
        })
        .collect();
    assert_eq!(order, [P1, P2, P0]);
    assert_eq!(table.deck(P0, 1, 0).settlers, 3, "these earn nothing");
    let planck_paid: Vec<u16> =
        table.state.confederations.iter().map(|own| own.tally.exoplanets[planck.index()]).collect();
    assert!(planck_paid.iter().all(|&points| points > 0), "Planck is paid: {planck_paid:?}");
    assert!(table.outcome().is_some(), "no further turn");
    assert!(table.events.iter().any(|event| matches!(event, Event::OpenCorridors { .. })));
}

/// SGO-4.8, SGO-7.7, SGO-7.8, SGO-8.6, SGO-12.2.
#[test]
fn ex_24_another_player_closes() {
    let mut table = Table::new(3);
    table.exoplanets("planck:beta bose russell");
    for (seat, ids) in
        [(P0, "o1 o2 o3 o4 o5 o6 o7"), (P1, "i4 o9 o10 m1 m2 m3 m4"), (P2, "m5 m6 m7 m8 i1 i2 i3")]
    {
        table.occupy(seat, "planck", ids);
    }
    table.station(P1, "init-2@(0,0)r0 on:0, gate-water-beta-1@(1,0)r1 on:2");
    table.activate("water", &[(P0, 0)]);
    let planck = table.exoplanet("planck");
    let o8 = table.space("planck", "o8");
    assert!(table.events.contains(&Event::Settled { seat: P1, exoplanet: planck, space: o8 }));
    assert_eq!((table.asked(), table.legal().len()), (P1, 10), "P1 swaps any two of the five tokens");
    let closed = |event: &Event| matches!(event, Event::Closed { .. });
    assert!(!table.events.iter().any(closed), "not before the swap");
    table.play(P1, Action::Swap { slots: (0, 4) });
    assert!(table.events.contains(&Event::LeftOver { seat: P1, exoplanet: planck, settlers: 1 }));
    let paid: Vec<Seat> = (table.events.iter())
        .filter_map(|event| match event {
            Event::Influence { seat, .. } => Some(*seat),
            _ => None,
        })
        .collect();
    assert_eq!(paid, [P1, P2, P0]);
    let choices = ["bose", "russell"].map(|id| Action::MoveGate { exoplanet: table.exoplanet(id) });
    assert_eq!((table.asked(), table.legal()), (P1, choices.to_vec()), "P1, not P0");
    table.play(P1, choices[0]);
    assert_eq!(*table.state.agenda.now(), Step::EndTurn, "P2 has no full module");
    table.play(P0, Action::EndTurn);
    assert_eq!((table.asked(), table.state.active), (P1, P1));
}
