//! SGO-8: closing, influence, ranks, Hawking.

use crate::trial::table::{P0, P1, P2, Table};
use orrery_space_gate_odyssey::agenda::{Agenda, Step};
use orrery_space_gate_odyssey::figures::RankFigure;
use orrery_space_gate_odyssey::parts::Figure;
use orrery_space_gate_odyssey::state::Post;
use orrery_space_gate_odyssey::{Action, Event};

/// SGO-8.1, SGO-8.2, SGO-8.7: settlers are home before ranks are filled; everybody is paid, the closer first.
#[test]
fn settlers_come_home_before_anybody_is_paid() {
    let mut table = Table::new(2);
    table.exoplanets("susskind:alpha bose");
    let side = table.game.side(table.exoplanet("susskind"), 2);
    let ids: Vec<String> =
        side.space_ids.iter().map(|id| id.trim_start_matches("susskind-a-").to_owned()).collect();
    table.occupy(P0, "susskind", &ids[..9].join(" "));
    table.occupy(P1, "susskind", &ids[9..17].join(" "));
    table.reserve(P0, [0, 3, 3, 5]);
    table.reserve(P1, [0, 3, 3, 5]);
    table.load(P1, "susskind", 1);
    let susskind = table.exoplanet("susskind");
    let place = |wanted: &Event| table.events.iter().position(|event| event == wanted).unwrap();
    let closed = place(&Event::Closed { seat: P1, exoplanet: susskind });
    let first = place(&Event::Influence { seat: P1, points: 18, influence: 18 });
    let rank = place(&Event::RankFilled { seat: P1, rank: 1, figure: RankFigure::Settler });
    let second = place(&Event::Influence { seat: P0, points: 18, influence: 18 });
    assert!(closed < first && first < rank && rank < second);
    assert_eq!((table.settlers_in_reserve(P0), table.settlers_in_reserve(P1)), (8, 8), "9 home, 1 on a rank");
    assert_eq!(table.state.of(P0).tally.exoplanets[susskind.index()], 18);
    assert_eq!(table.post("alpha"), Post::On(table.exoplanet("bose")), "the only one without a gate");
}

/// SGO-8.6, SGO-2.5: at most one gate on an exoplanet; the closer chooses among those without.
#[test]
fn the_closer_moves_the_gate() {
    let mut table = Table::new(2);
    table.exoplanets("fermi:alpha bose:beta russell turing");
    table.occupy(P0, "fermi", "sat1-1 sat1-2 sat2-1 sat2-2 sat3-1 sat3-2");
    table.load(P1, "fermi", 1);
    table.settle("fermi", "sat4-1");
    assert_eq!(table.asked(), P1);
    let gate = table.gate("alpha");
    assert_eq!(*table.state.agenda.now(), Step::MoveGate { seat: P1, gate });
    let to = |id: &str| Action::MoveGate { exoplanet: table.exoplanet(id) };
    assert_eq!(table.legal(), [to("russell"), to("turing")]);
    assert!(table.refused(P1, to("bose")).starts_with("SGO-8.6: exoplanet-has-gate"));
    assert!(table.refused(P1, to("fermi")).starts_with("SGO-8.6: exoplanet-not-in-play"), "it has left");
    assert!(table.refused(P1, to("planck")).starts_with("SGO-8.6: exoplanet-not-in-play"), "it never was");
}

/// SGO-8.3, SGO-8.4, SGO-8.5, SGO-8.8: rank and wheel follow from the influence; ranks are not capped.
#[test]
fn the_wheel_turns_over() {
    let mut table = Table::new(2);
    table.influence(P0, 129);
    let before = table.settlers_in_reserve(P0);
    table.step(Step::Pay { seat: P0, exoplanet: None, points: 2 });
    let own = table.state.of(P0);
    assert_eq!((own.rank(&table.game), own.wheel(&table.game)), (13, 1));
    assert!(table.events.contains(&Event::RankFilled { seat: P0, rank: 13, figure: RankFigure::Settler }));
    assert_eq!(table.settlers_in_reserve(P0), before - 1);
}

/// SGO-8.9, SGO-12.3: a chief takes the suit along; robots and the reserve are no choice; one figure is no choice.
#[test]
fn an_engineer_takes_the_third_rank() {
    let mut table = Table::new(2);
    table.influence(P0, 29);
    table.staff(P0, "access", "2R");
    table.step(Step::Pay { seat: P0, exoplanet: None, points: 1 });
    let (access, modules) = (table.room("access"), table.room("modules"));
    let robot = Action::GiveEngineer { room: access, figure: Figure::Engineer };
    assert!(table.refused(P0, robot).starts_with("SGO-8.9"));
    table.play(P0, Action::GiveEngineer { room: modules, figure: Figure::Chief });
    let own = table.state.of(P0);
    assert_eq!((own.ranks.engineers[..].to_vec(), own.reserve.suits), (vec![Figure::Chief], 3));

    let mut table = Table::new(2);
    table.influence(P0, 29);
    table.clear_odyssey(P0);
    table.staff(P0, "energy", "2C 1R");
    table.step(Step::Pay { seat: P0, exoplanet: None, points: 1 });
    assert_eq!(table.state.of(P0).ranks.engineers[..], [Figure::Chief], "nothing to choose");
    assert_eq!(table.state.of(P0).odyssey.staff(table.room("energy")).chiefs, 1);
}

/// SGO-8.10: at the very end a rank may take a settler from the fullest module, or stay empty.
#[test]
fn ranks_without_settlers_in_reserve() {
    let scored = |station: &str| {
        let mut table = Table::new(2);
        table.track("water none balance energy wildlife");
        table.station(P0, station);
        table.influence(P0, 9);
        table.reserve(P0, [0, 3, 3, 5]);
        table.state.agenda = Agenda::of([Step::FinalScoring]);
        table.run();
        table
    };
    let table = scored("init-1@(0,0)r0 on:1, access-water-5@(0,1)r2 on:2, access-water-6@(1,0)r1 on:2");
    let first = Event::RankFilled { seat: P0, rank: 1, figure: RankFigure::Settler };
    assert!(table.events.contains(&first));
    assert_eq!(
        (table.deck(P0, 1, 0).settlers, table.deck(P0, 0, 1).settlers),
        (1, 2),
        "the lower y of the two"
    );
    let table = scored("init-1@(0,0)r0 on:0, access-water-5@(0,1)r2 on:0");
    let nobody = |event: &Event| matches!(event, Event::RankFilled { figure: RankFigure::Nobody, .. });
    assert!(table.events.iter().any(nobody));
    assert_eq!(table.state.of(P0).ranks.settlers, 0);
}

/// SGO-8.11, SGO-8.12: through a gate on Hawking settlers go home, then are paid together.
#[test]
fn settlers_reach_hawking() {
    let mut table = Table::new(3);
    table.exoplanets("bose:alpha");
    table.influence(P2, 8);
    table.reserve(P2, [0, 3, 3, 5]);
    table.station(P2, "init-3@(0,0)r0 on:0, gate-water-beta-4@(0,1)r0 on:4");
    table.activate("water", &[(P0, 0)]);
    assert!(table.events.contains(&Event::ReachedHawking { seat: P2, settlers: 4 }));
    assert_eq!((table.state.of(P2).influence, table.state.of(P2).tally.hawking), (12, 12));
    assert_eq!(table.settlers_in_reserve(P2), 3, "one of the four fills the rank");
    assert!(!table.state.settled_this_turn);
}
