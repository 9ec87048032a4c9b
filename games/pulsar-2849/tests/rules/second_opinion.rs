//! Arithmetic done again, naively, from the rules: the median, the tracks, the trails, the final count.

use crate::table::GAME;
use crate::trial::PulsarTrial;
use orrery_core::chance::Seeded;
use orrery_core::laws::Trial;
use orrery_core::{Chance, Game, Seat, Turn};
use orrery_pulsar_2849::action::Which;
use orrery_pulsar_2849::agenda::Step;
use orrery_pulsar_2849::components::{Cluster, Place};
use orrery_pulsar_2849::ids::{Gate, NodeId, Size};
use orrery_pulsar_2849::state::{Claim, Marker, Origin, State};
use orrery_pulsar_2849::tracks::{Marked, Track};
use orrery_pulsar_2849::trails::{LONGEST, Sights};
use orrery_pulsar_2849::{Action, Event};
use std::collections::BTreeSet;

fn luck(seed: u64) -> impl FnMut(u32) -> u32 {
    let mut dice = Seeded(seed);
    move |n| (&mut dice as &mut dyn Chance).below(n)
}

/// PUL-5.2, PUL-5.3, PUL-5.4: sorted dice, counted by hand.
#[test]
fn the_median_and_its_distances() {
    let mut below = luck(7);
    for round in 0..2_000 {
        let count = if round % 2 == 0 { 7 } else { 9 };
        let mut dice: Vec<u8> = (0..count).map(|_| below(6) as u8 + 1).collect();
        let mut counts = [0; 6];
        dice.iter().for_each(|&die| counts[usize::from(die) - 1] += 1);
        dice.sort_unstable();
        let middle = dice[count / 2];
        let lower = dice.iter().filter(|&&die| die < middle).count();
        let higher = dice.iter().filter(|&&die| die > middle).count();
        let marker = Marker::of(&counts);
        let place = f32::from(marker.0) / 2.0;
        let expected = match lower.cmp(&higher) {
            std::cmp::Ordering::Equal => f32::from(middle),
            std::cmp::Ordering::Greater => f32::from(middle) - 0.5,
            std::cmp::Ordering::Less => f32::from(middle) + 0.5,
        };
        assert!((place - expected).abs() < 0.01, "{dice:?}");
        assert!((1.0..=6.0).contains(&place));
        for value in 1..=6u8 {
            let (a, v) = (place.floor() as i8, value as i8);
            let spaces = match place.fract() == 0.0 {
                true => v - a,
                false if v <= a => -(a + 1 - v),
                false => v - a,
            };
            assert_eq!(marker.distance(value), spaces, "{dice:?}, a {value}");
        }
        assert_eq!(f32::from(marker.number()), place.ceil());
    }
}

/// PUL-5.7, PUL-5.8, PUL-5.10, PUL-11.2: stacks as piles of counters on fifteen spaces.
#[test]
fn counters_in_stacks() {
    let mut below = luck(11);
    for seats in 2..=4u8 {
        let slots: Vec<Seat> =
            (0..if seats == 2 { 4 } else { seats }).map(|slot| Seat(slot % seats)).collect();
        let mut track = Track::stacked(&slots, 8);
        let mut piles: Vec<Vec<Seat>> = vec![Vec::new(); 16];
        piles[8] = slots.clone();
        for _ in 0..2_000 {
            let seat = Seat(below(u32::from(seats)) as u8);
            let which = if seats == 2 && below(2) == 1 { Which::Behind } else { Which::Ahead };
            let at = track.find(seat, which).expect("everybody has counters");
            let Marked { space, .. } = track.0[at];
            let to = i32::from(space) + below(11) as i32 - 5;
            let own =
                piles[usize::from(space)].iter().rposition(|owner| *owner == seat).expect("it is there");
            let lower = which == Which::Behind
                && piles[usize::from(space)].iter().filter(|owner| **owner == seat).count() == 2;
            let from = if lower {
                piles[usize::from(space)].iter().position(|owner| *owner == seat).expect("it is")
            } else {
                own
            };
            piles[usize::from(space)].remove(from);
            if to > 15 {
                track.put_beneath(at, 15);
                piles[15].insert(0, seat);
            } else {
                track.lay_on_top(at, to.max(1) as u8);
                piles[to.max(1) as usize].push(seat);
            }
            let ranks: Vec<Seat> = piles.iter().flat_map(|pile| pile.iter().rev().copied()).collect();
            assert_eq!(track.ranks().collect::<Vec<_>>(), ranks);
        }
    }
}

/// Every walk, one segment after the other, with nothing clever.
fn brute(cluster: &Cluster, start: NodeId, length: usize) -> BTreeSet<(NodeId, Sights)> {
    let mut walks: Vec<(NodeId, Vec<usize>, BTreeSet<NodeId>)> = vec![(start, Vec::new(), BTreeSet::new())];
    for _ in 0..length {
        let mut longer = Vec::new();
        for (at, used, visited) in walks {
            for (number, segment) in cluster.segments.iter().enumerate() {
                let [a, b] = segment.ends;
                let to = if a == at { b } else { a };
                let joins = a == at || b == at;
                if joins && !used.contains(&number) && cluster.place(to) != Place::Portal {
                    let (mut used, mut visited) = (used.clone(), visited.clone());
                    used.push(number);
                    visited.insert(to);
                    longer.push((to, used, visited));
                }
            }
        }
        walks = longer;
    }
    let sights = |visited: &BTreeSet<NodeId>| {
        let gates =
            |gate: Gate| visited.iter().filter(|node| cluster.place(**node) == Place::Gate(gate)).count();
        let pulsars = visited.iter().filter(|node| matches!(cluster.place(**node), Place::Pulsar(_))).count();
        let systems = visited.iter().filter_map(|node| match cluster.place(*node) {
            Place::System(system) => Some(1u16 << system.0),
            _ => None,
        });
        Sights {
            systems: systems.sum(),
            pulsars: pulsars as u8,
            gates: Gate::ALL.map(|gate| gates(gate) as u8),
        }
    };
    walks.iter().map(|(end, _, visited)| (*end, sights(visited))).collect()
}

/// PUL-7.2 to PUL-7.6, PUL-7.20, PUL-14.9: all lengths from some places, the shorter from all, on both sides.
#[test]
fn trails_by_brute_force() {
    for cluster in &GAME.clusters {
        for start in cluster.all() {
            let isolated = matches!(cluster.place(start), Place::Isolated(_));
            let longest = if start.0 % 8 == 0 { LONGEST } else { 6 };
            for length in 1..=longest {
                let expected = brute(cluster, start, length);
                let mut found = BTreeSet::new();
                for end in cluster.all() {
                    for trail in
                        cluster.trails.between(start, end).iter().filter(|t| t.segments.len() == length)
                    {
                        assert!(found.insert((end, trail.sights)), "no kind of trail is kept twice");
                    }
                }
                assert_eq!(found, expected, "from {} by {length}", cluster.nodes[start.index()].id);
                assert_eq!(found.is_empty(), isolated, "a flight of every length exists");
                let ends = expected.iter().fold(0, |ends, (end, _)| ends | 1u128 << end.0);
                assert_eq!(cluster.trails.reach(start, length), ends);
                for gate in Gate::ALL {
                    let past = expected.iter().filter(|(_, sights)| sights.gates[gate as usize] > 0);
                    let ends = past.fold(0, |ends, (end, _)| ends | 1u128 << end.0);
                    assert_eq!(cluster.trails.reach_past(start, length, gate), ends);
                }
            }
        }
    }
}

/// What the last steps of the final count must give, from the table alone.
fn naive_count(state: &State, seat: Seat, cubes: u8) -> i16 {
    let player = state.player(seat);
    let mut points = 0;
    for claim in &state.pulsars {
        match *claim {
            Claim::Empty { by } if by == seat => points += 1,
            Claim::Building { by, .. } if by == seat => points += 2,
            Claim::Spinning { by, .. } if by == seat && state.gyrodyne_literal => points += 1,
            _ => {}
        }
    }
    points += Size::ALL.map(|size| i16::from(player.waiting[size as usize])).iter().sum::<i16>();
    points += i16::from(cubes) / 2;
    let names: Vec<&str> = GAME
        .technologies
        .iter()
        .filter(|row| state.boards.contains(&row.board) && player.patents & row.bit() != 0)
        .map(|row| row.id.as_str())
        .collect();
    let order = [7, 4, if state.seats() == 3 { 0 } else { 2 }, 0];
    let initiative: i16 =
        state.tracks[0].ranks().zip(order).filter(|(owner, _)| *owner == seat).map(|(_, p)| p).sum();
    points += if names.contains(&"BIII-3") { 2 * initiative } else { initiative };
    let planets =
        state.systems.iter().flat_map(|system| system.stations).filter(|owner| *owner == Some(seat)).count();
    let kept = player.kept.iter().filter(|tile| GAME.exploration[tile.index()].id == "exp-station").count();
    let extra = 2 * usize::from(names.contains(&"BIII-5")) + usize::from(names.contains(&"CIII-3"));
    let table = [0, 0, 2, 4, 6, 9, 12, 16, 20, 25, 30, 36, 42, 50];
    let stations = planets + kept + extra;
    points + if stations < 14 { table[stations] } else { 50 + 3 * (stations as i16 - 13) }
}

/// PUL-12.1, PUL-12.6 to PUL-12.10: whole random games, their last steps counted again.
#[test]
fn the_final_count_of_random_games() {
    let trial = PulsarTrial::new();
    let game = trial.game();
    for seed in 0..150 {
        let seats = 2 + (seed % 3) as u8;
        let (mut dice, mut actions) = (Seeded(seed), Vec::new());
        let mut state = game.setup(&trial.options(seats, seed), seats, &mut dice).expect("the options fit");
        let mut events = Vec::new();
        while let Turn::Ask { seats: asked, .. } = game.turn(&state) {
            let seat = asked.iter().next().expect("somebody is asked");
            game.actions(&state, seat, &mut actions);
            let at = (&mut dice as &mut dyn Chance).below(actions.len() as u32) as usize;
            events.clear();
            game.apply(&mut state, seat, &actions[at], &mut dice, &mut events);
        }
        assert_eq!(events.last(), Some(&Event::GameEnded));
        let outcome = game.outcome(&state);
        for seat in Seat::all(seats) {
            let player = state.player(seat);
            let last =
                [Origin::Pulsar, Origin::GyrodyneTile, Origin::Cubes, Origin::Initiative, Origin::Station];
            let counted: i16 = last.into_iter().map(|origin| player.points[origin as usize]).sum();
            assert_eq!(counted, naive_count(&state, seat, player.cubes), "seed {seed}, {seat:?}");
            let better = Seat::all(seats).filter(|&other| {
                let (mine, theirs) = (player.total(), state.player(other).total());
                let ahead = |seat: Seat| state.tracks[0].ranks().position(|owner| owner == seat);
                theirs > mine || (theirs == mine && ahead(other) < ahead(seat))
            });
            assert_eq!(usize::from(outcome.places[seat.index()]), 1 + better.count());
        }
    }
}

/// Once its buffers have grown, a random game leaves the heap alone.
#[test]
fn a_playout_does_not_allocate() {
    let game = &*GAME;
    let start = game.setup(&Default::default(), 4, &mut Seeded(1)).expect("the options fit");
    let (mut actions, mut events) = (Vec::<Action>::with_capacity(256), Vec::with_capacity(256));
    let mut games = |n| {
        for seed in 0..n {
            let (mut state, mut dice) = (start, Seeded(seed));
            while let Turn::Ask { seats, .. } = game.turn(&state) {
                let seat = seats.iter().next().expect("somebody is asked");
                game.actions(&state, seat, &mut actions);
                let at = (&mut dice as &mut dyn Chance).below(actions.len() as u32) as usize;
                events.clear();
                game.apply(&mut state, seat, &actions[at], &mut dice, &mut events);
            }
            assert_eq!(*state.step(), Step::Finished);
        }
    };
    games(30);
    assert_eq!(allocation_counter::measure(|| games(30)).count_total, 0);
}
