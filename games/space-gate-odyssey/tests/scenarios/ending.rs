//! E10, E11, E25 and E26: the end of the game.

use crate::trial::table::{P0, P1, P2, Table};
use orrery_core::Seat;
use orrery_space_gate_odyssey::agenda::{Agenda, Step};
use orrery_space_gate_odyssey::figures::RankFigure;
use orrery_space_gate_odyssey::options::OpenCorridorMode;
use orrery_space_gate_odyssey::parts::Figure;
use orrery_space_gate_odyssey::station::Deck;
use orrery_space_gate_odyssey::station::sides::Rotation;
use orrery_space_gate_odyssey::{Action, Event, Options, open_corridors};

/// A station with so many activated modules of each sector, and one more of each that is not.
fn activate_modules(table: &mut Table, seat: Seat, counts: [usize; 3]) {
    for (sector, count) in ["water", "wildlife", "energy"].into_iter().zip(counts) {
        let sector = table.sector(sector);
        let unused: Vec<_> = table
            .game
            .stacks()
            .flat_map(|stack| {
                let pile = &table.state.stacks[stack.index()];
                pile.top().iter().chain(pile.bag()).copied().collect::<Vec<_>>()
            })
            .filter(|&module| table.game.face(module).sector == Some(sector))
            .take(count + 1)
            .collect();
        for (nth, module) in unused.into_iter().enumerate() {
            let id = table.game.face(module).id.clone();
            let x = table.state.of(seat).station.len() as i8;
            let deck = if nth < count { "on" } else { "off" };
            table.take(seat, &id, x, Deck { on: deck == "on", settlers: 0 });
        }
    }
}

impl Table {
    /// A module laid far out, where it touches nothing: what it counts for is all that matters.
    fn take(&mut self, seat: Seat, id: &str, x: i8, deck: Deck) {
        let module = self.module(id);
        let own = &mut self.state.confederations[seat.index()];
        own.station.add(&self.game, module, crate::trial::table::cell(2 * x, 50), Rotation(0), deck);
    }
}

/// SGO-10.3 to SGO-10.5.
#[test]
fn ex_10_predominance_at_the_end() {
    let (alex, sara, carol) = (P0, P1, P2);
    let mut table = Table::new(3);
    table.track("balance wildlife none energy water");
    activate_modules(&mut table, alex, [3, 4, 2]);
    activate_modules(&mut table, sara, [6, 3, 1]);
    activate_modules(&mut table, carol, [4, 4, 4]);
    table.state.agenda = Agenda::of([Step::FinalScoring]);
    table.run();
    let earned: Vec<[u16; 5]> = table.state.confederations.iter().map(|own| own.tally.predominance).collect();
    assert_eq!(earned[alex.index()], [0, 4, 0, 0, 0]);
    assert_eq!(earned[sara.index()], [0, 0, 0, 0, 0]);
    assert_eq!(earned[carol.index()], [7, 4, 0, 1, 0]);
}

/// SGO-10.6, SGO-10.7, SGO-11.4.
#[test]
fn ex_11_open_corridors() {
    let given = |open_corridor_mode| {
        let options = Options { open_corridor_mode, ..Options::default() };
        let mut table = Table::with(2, &options);
        table.station(
            P0,
            "init-1@(0,0)r0 on:0, gate-water-alpha-1@(1,0)r1 off:0, access-energy-2@(0,-1)r0 off:0,
             odyssey-energy-robot-modules@(-1,0)r0 off:0, gate-wildlife-alpha-1@(1,1)r2 off:0,
             gate-energy-beta-4@(0,1)r2 off:0",
        );
        table.influence(P0, 73);
        table.reserve(P0, [0, 0, 0, 0]);
        let open = open_corridors(&table.state, P0);
        table.state.agenda = Agenda::of([Step::FinalScoring]);
        table.run();
        (open, table)
    };
    let (open, table) = given(OpenCorridorMode::Unconnected);
    assert_eq!((open, table.state.of(P0).influence), (6, 67));
    let lost = Event::RankLost { seat: P0, rank: 7, figure: RankFigure::Settler };
    assert!(table.events.contains(&lost));
    assert_eq!(table.settlers_in_reserve(P0), 1, "the figure of rank 7 is back");
    let (open, table) = given(OpenCorridorMode::VoidOnly);
    assert_eq!((open, table.state.of(P0).influence), (5, 68));
}

/// SGO-11.6.
#[test]
fn ex_25_stall_guard() {
    let given = |exoplanets: &str| {
        let mut table = Table::new(2);
        table.exoplanets(exoplanets);
        table.state.quiet_turns = 39;
        table.station(P0, "init-1@(0,0)r0 on:0, gate-water-alpha-4@(1,0)r1 on:4");
        table.occupy(P1, "susskind", "t1-1 t1-2");
        table.activate("water", &[(P0, 0)]);
        table
    };
    let mut table = given("susskind:beta");
    assert_eq!(table.state.of(P0).tally.hawking, 4);
    table.play(P0, Action::EndTurn);
    assert!(table.events.contains(&Event::Stalled));
    assert!(table.outcome().is_some(), "the game ends after the 40th turn");
    let susskind = table.exoplanet("susskind").index();
    assert_eq!(table.state.of(P1).tally.exoplanets[susskind], 0, "open exoplanets pay nothing");
    assert!(table.events.iter().any(|event| matches!(event, Event::Predominant { .. })));
    assert!(table.events.iter().any(|event| matches!(event, Event::OpenCorridors { .. })));

    let mut table = given("susskind:alpha");
    for id in ["t2-2", "t2-3", "t3-2", "t3-3"] {
        table.settle("susskind", id);
    }
    table.play(P0, Action::EndTurn);
    assert_eq!((table.state.quiet_turns, table.outcome()), (0, None));
}

/// SGO-8.4, SGO-8.9, SGO-10.3, SGO-10.6 to SGO-10.9.
#[test]
fn ex_26_ranking() {
    let mut table = Table::new(2);
    table.station(P0, "init-1@(0,0)r0 on:0, gate-water-alpha-4@(1,0)r1 on:0");
    table.station(
        P1,
        "init-2@(0,0)r0 on:0, gate-energy-beta-4@(1,0)r1 off:0, gate-water-beta-3@(0,1)r2 off:0",
    );
    table.influence(P0, 57);
    table.influence(P1, 61);
    table.reserve(P1, [9, 2, 3, 5]);
    table.state.agenda = Agenda::of([Step::FinalScoring]);
    let odyssey: u8 = table.state.of(P0).odyssey.0.iter().map(|staff| staff.engineers).sum();
    table.run();
    let engineer = RankFigure::Engineer(Figure::Engineer);
    assert!(table.events.contains(&Event::RankFilled { seat: P0, rank: 6, figure: engineer }));
    let still: u8 = table.state.of(P0).odyssey.0.iter().map(|staff| staff.engineers).sum();
    assert_eq!(still, odyssey - 1, "a plain engineer, without a question");
    assert!(table.events.contains(&Event::OpenCorridors { seat: P0, corridors: 3, influence: 61 }));
    assert!(table.events.contains(&Event::OpenCorridors { seat: P1, corridors: 2, influence: 59 }));
    assert!(table.events.contains(&Event::RankLost { seat: P1, rank: 6, figure: engineer }));
    assert_eq!(table.state.of(P1).reserve.engineers, 3, "the engineer is back");
    let outcome = table.outcome().unwrap();
    assert_eq!((&outcome.places[..], &outcome.points[..]), (&[1, 2][..], &[61, 59][..]));
}
