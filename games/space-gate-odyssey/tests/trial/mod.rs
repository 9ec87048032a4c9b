//! The game on trial: what its tests bring to the laws, and helpers that all test files share.

// Each test file uses its own part of these helpers.
#![allow(dead_code)]

pub mod naive;
mod oracle;
pub mod table;

use orrery_core::laws::Trial;
use orrery_core::{Chance, Game, Seat};
use orrery_space_gate_odyssey::agenda::Step;
use orrery_space_gate_odyssey::options::{ActionOrder, OpenCorridorMode};
use orrery_space_gate_odyssey::parts::{Exoplanet, Figure, Module, Room, Space, Stack};
use orrery_space_gate_odyssey::planets::Ledger;
use orrery_space_gate_odyssey::state::{Confederation, Modules, Post};
use orrery_space_gate_odyssey::station::sides::{Cell, Rotation};
use orrery_space_gate_odyssey::{Action, Options, SpaceGateOdyssey, State};
use proptest::prelude::*;

pub struct OdysseyTrial(SpaceGateOdyssey);

impl OdysseyTrial {
    pub fn standard() -> OdysseyTrial {
        OdysseyTrial(SpaceGateOdyssey::standard())
    }
}

impl Trial for OdysseyTrial {
    type Game = SpaceGateOdyssey;

    fn game(&self) -> &SpaceGateOdyssey {
        &self.0
    }

    /// Without a stall guard random players may never finish (SGO-11.6), so it is always on here.
    fn options(&self, _seats: u8, seed: u64) -> Options {
        let flag = |bit: u64| seed >> bit & 1 == 1;
        Options {
            short_game: flag(0),
            reorganization_tokens: flag(1),
            action_order: if flag(2) { ActionOrder::StartingFirst } else { ActionOrder::ActiveFirst },
            open_corridor_mode: if flag(3) {
                OpenCorridorMode::VoidOnly
            } else {
                OpenCorridorMode::Unconnected
            },
            random_predominance: flag(4),
            stall_guard_turns_per_player: [20, 5, 20, 3, 20, 5, 40][(seed >> 5) as usize % 7],
        }
    }

    fn redeal(&self, state: &State, seat: Seat, dice: &mut dyn Chance) -> State {
        oracle::redeal(state, seat, dice)
    }

    /// SGO-12.8.
    fn census(&self, state: &State) -> Vec<(&'static str, i64)> {
        let game = &self.0;
        check_invariants(game, state);
        let in_transit = |seat: Seat| state.agenda.iter().map(|step| load_of(*step, seat)).sum::<i64>();
        let mut census = Vec::new();
        for seat in Seat::all(state.seats()) {
            let own = state.of(seat);
            let exoplanets: i64 = state.colonies.iter().map(|colony| i64::from(colony.settlers(seat))).sum();
            let on_ranks = i64::from(own.ranks.settlers);
            let aboard = i64::from(own.reserve.settlers) + i64::from(own.station.settlers());
            census.push(("settlers", 1 + aboard + exoplanets + on_ranks + in_transit(seat)));
            census.push(("engineers", engineers(own)));
            census.push(("suits", suits(own)));
            let robots: i64 = own.odyssey.0.iter().map(|staff| i64::from(staff.robots)).sum();
            census.push(("robots", robots + i64::from(own.reserve.robots)));
        }
        let stacks: usize = state.stacks.iter().map(Modules::len).sum();
        let stations: usize = state.confederations.iter().map(|own| own.station.len()).sum();
        census.push(("modules", (stacks + stations) as i64));
        let gates = state.gates.iter().filter(|&&post| post != Post::Box).count();
        census.push(("gates", gates as i64));
        census
    }

    fn any_action(&self) -> BoxedStrategy<Action> {
        let cell = || (-4i8..5, -4i8..5).prop_map(|(x, y)| Cell { x, y });
        let room = || (0u8..6).prop_map(Room);
        let stack = || (0u8..10).prop_map(Stack);
        let figure = || prop_oneof![Just(Figure::Engineer), Just(Figure::Chief)];
        let place =
            (cell(), 0u8..5).prop_map(|(cell, turns)| Action::Place { cell, rotation: Rotation(turns) });
        prop_oneof![
            Just(Action::EndTurn),
            Just(Action::Stop),
            (room(), figure(), room()).prop_map(|(from, figure, to)| Action::MoveEngineer {
                from,
                figure,
                to
            }),
            (cell(), cell()).prop_map(|(from, to)| Action::Walk { from, to }),
            (cell(), 0usize..4).prop_map(|(from, side)| Action::Walk { from, to: beside(from, side) }),
            cell().prop_map(|cell| Action::FillAccess { cell }),
            stack().prop_map(|stack| Action::AddModule { stack }),
            stack().prop_map(|stack| Action::ReturnModule { stack }),
            place.clone(),
            place,
            room().prop_map(|room| Action::Recruit { room }),
            room().prop_map(|room| Action::Promote { room }),
            cell().prop_map(|cell| Action::SendModule { cell }),
            (0u8..34).prop_map(|space| Action::PlaceSettler { space: Space(space) }),
            (0u8..6, 0u8..6).prop_map(|slots| Action::Swap { slots }),
            (room(), figure()).prop_map(|(room, figure)| Action::GiveEngineer { room, figure }),
            (0u8..9).prop_map(|exoplanet| Action::MoveGate { exoplanet: Exoplanet(exoplanet) }),
            Just(Action::Reorganize),
            (0u8..86).prop_map(|module| Action::TakeUp { module: Module(module) }),
            Just(Action::Confirm),
            Just(Action::Abandon),
        ]
        .boxed()
    }
}

fn beside(cell: Cell, side: usize) -> Cell {
    let (x, y) = [(0, -1), (1, 0), (0, 1), (-1, 0)][side];
    Cell { x: cell.x + x, y: cell.y + y }
}

fn load_of(step: Step, owner: Seat) -> i64 {
    match step {
        Step::Colonize { seat, left, .. } if seat == owner => i64::from(left),
        _ => 0,
    }
}

fn engineers(own: &Confederation) -> i64 {
    let odyssey: i64 = own.odyssey.0.iter().map(|staff| i64::from(staff.engineers + staff.chiefs)).sum();
    odyssey + i64::from(own.reserve.engineers) + own.ranks.engineers.len() as i64
}

fn suits(own: &Confederation) -> i64 {
    let worn: i64 = own.odyssey.0.iter().map(|staff| i64::from(staff.chiefs)).sum();
    let on_ranks = own.ranks.engineers.iter().filter(|&&figure| figure == Figure::Chief).count();
    worn + i64::from(own.reserve.suits) + on_ranks as i64
}

/// SGO-12.8: what must hold of every position, beside the counts.
fn check_invariants(game: &SpaceGateOdyssey, state: &State) {
    let scoring = state.agenda.iter().any(|step| matches!(step, Step::FillRanks { .. }));
    for colony in &state.closed {
        let mut ledger = Ledger::default();
        game.side_of(colony).family.pay(colony, &mut ledger);
        for (seat, own) in (0..).map(Seat).zip(&state.confederations) {
            let paid = own.tally.exoplanets[colony.exoplanet.index()];
            let coming =
                state.agenda.iter().any(|step| matches!(step, Step::Pay { seat: to, .. } if *to == seat));
            assert!(paid == ledger.total(seat) || (paid == 0 && coming), "what closed is paid as it stood");
        }
    }
    let over = state.agenda.iter().any(|step| matches!(step, Step::Over));
    for own in &state.confederations {
        let on_odyssey: u8 = own.odyssey.0.iter().map(|staff| staff.engineers + staff.chiefs).sum();
        assert!(on_odyssey >= 2, "SGO-12.8: fewer than two engineers on the Odyssey");
        let tally = &own.tally;
        let earned: u16 =
            tally.exoplanets.iter().chain(&tally.predominance).sum::<u16>() + tally.hawking - tally.corridors;
        assert_eq!(earned, own.influence, "the tally explains the influence");
        let figures = u16::from(own.ranks.settlers) + own.ranks.engineers.len() as u16;
        assert!(scoring || over || figures == own.influence / 10, "SGO-12.8: {figures} figures on ranks");
        assert!(figures <= own.influence / 10, "SGO-12.8: a figure too many on the ranks");
        for at in 0..own.station.len() {
            let (deck, face) = (own.station.decks[at], game.face(own.station.module(at)));
            assert!(deck.settlers <= if deck.on { face.capacity } else { 0 }, "SGO-12.8: {deck:?}");
        }
        if *state.agenda.now() == Step::EndTurn {
            assert_eq!(naive::reachable(game, &own.station), own.station.len(), "SGO-12.8: in parts");
        }
    }
    let turn_over = matches!(state.agenda.now(), Step::EndTurn | Step::MoveEngineer);
    let full = state.confederations.iter().any(|own| own.station.full_gates(game).next().is_some());
    assert!(!(turn_over && full), "SGO-12.8: a full gate module at the end of a turn");
}
