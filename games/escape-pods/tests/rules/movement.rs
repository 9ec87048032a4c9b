//! Chapter 7.

use crate::position::*;
use orrery_core::Chance;
use orrery_core::chance::Seeded;
use orrery_escape_pods::*;

/// POD-7.1, POD-2.5: to an adjacent sector, never onto scrap.
#[test]
fn pods_move_one_sector_around_scrap() {
    let mut position = Position::new(2);
    position.explosions(&[4], &[], &[8]);
    position.pod(POD2A, 5, &[(YELLOW, O)]);
    let refused = |to| position.refused_effect(Control::Accelerate, Action::Fly { pod: POD2A, to: s(to) });
    assert_eq!(refused(8), "POD-7.1", "scrap");
    assert_eq!(refused(9), "POD-7.1", "two sectors away");
    assert_eq!(position.effects(Control::Accelerate).len(), 5);
}

/// POD-7.3: no move ends in a hangar or a shelter: beside the ship and at the dock there are only sectors to go to.
#[test]
fn pods_stay_in_space() {
    let mut position = Position::new(2);
    position.pod(POD2A, 1, &[(YELLOW, O)]);
    position.pod(POD2B, 11, &[(YELLOW, E)]);
    let to: Vec<u8> = position
        .effects(Control::Accelerate)
        .iter()
        .map(|effect| match effect {
            Action::Fly { to, .. } => to.0 + 1,
            other => panic!("{other:?}"),
        })
        .collect();
    assert_eq!(to, [2, 4, 5, 7, 10, 12]);
}

/// POD-7.2, POD-7.8: the pushed pod keeps its crew, and its owner's beacons do not matter.
#[test]
fn displaced_pods_keep_their_crew() {
    let mut position = Position::new(2);
    position.pod(POD2A, 4, &[(YELLOW, O)]);
    position.pod(MINI1, 7, &[(PINK, S)]);
    position.act(Control::Accelerate, Action::Fly { pod: POD2A, to: s(7) });
    assert_eq!(destinations(&position), [8, 10, 11]);
    position.play(Action::Displace { to: s(8) });
    assert_eq!(position.state.crew_at(berth(MINI1, 0)), Some(Crew::new(PINK, S)));
    assert_eq!(position.sector_of(MINI1), Some(s(8)));
}

/// POD-7.4: a single way out is taken without asking.
#[test]
fn one_refuge_is_no_choice() {
    let mut position = Position::new(2);
    position.explosions(&[5], &[], &[8, 10]);
    position.pod(POD2A, 4, &[(YELLOW, O)]);
    position.pod(MINI1, 7, &[(PINK, S)]);
    position.act(Control::Accelerate, Action::Fly { pod: POD2A, to: s(7) });
    assert_eq!(*position.state.step(), Step::Turn);
    assert_eq!(position.sector_of(MINI1), Some(s(11)));
}

/// POD-7.5: the last of a chain may go where the first came from, and a push that would leave it nowhere is illegal.
#[test]
fn the_origin_of_the_first_is_open_to_the_last() {
    let mut position = Position::new(3);
    position.explosions(&[8], &[], &[4, 6]);
    position.pod(POD3, 5, &[(YELLOW, O)]);
    position.pod(POD2A, 1, &[(PINK, O)]);
    position.pod(MINI1, 2, &[(BLUE, O)]);
    position.act(Control::Accelerate, Action::Fly { pod: POD3, to: s(1) });
    // s1 touches s2, s4 (scrap) and s5 (origin): pod2a must push the minipod on.
    assert_eq!(position.sector_of(POD2A), Some(s(2)));
    assert_eq!(destinations(&position), [3, 5]);
    position.play(Action::Displace { to: s(5) });
    assert_eq!(position.sector_of(MINI1), Some(s(5)));

    let mut blocked = Position::new(3);
    blocked.explosions(&[8], &[], &[4, 6]);
    blocked.pod(POD3, 5, &[(YELLOW, O)]);
    blocked.pod(POD2A, 1, &[(PINK, O)]);
    blocked.pod(MINI1, 2, &[(BLUE, O)]);
    blocked.pod(MINI2, 3, &[(BLUE, E)]);
    blocked.table().scrap = sectors(&[4, 6]);
    blocked.act(Control::Accelerate, Action::Fly { pod: POD3, to: s(1) });
    assert_eq!(blocked.sector_of(MINI1), Some(s(5)), "the only sector left for it");
}

/// POD-7.4, POD-7.5: a sector that a displaced pod cannot go to says why.
#[test]
fn a_closed_way_out_says_why() {
    let mut position = Position::new(3);
    position.explosions(&[9], &[], &[4]);
    position.pod(POD3, 5, &[(YELLOW, O)]);
    position.pod(POD2A, 8, &[(PINK, O)]);
    position.pod(POD2B, 10, &[(PINK, E)]);
    position.pod(MINI1, 7, &[(BLUE, O)]);
    position.pod(MINI2, 11, &[(BLUE, E)]);
    position.act(Control::Accelerate, Action::Fly { pod: POD3, to: s(8) });
    assert_eq!(destinations(&position), [6, 9]);
    let refusals = [
        (4, "POD-7.4", "sector-scrapped"),
        (5, "POD-7.4", "pushed-from-there"),
        (7, "POD-7.5", "next-has-nowhere-to-go"),
        (10, "POD-7.4", "pod-blocks"),
        (13, "POD-7.4", "sector-not-adjacent"),
    ];
    for (to, clause, because) in refusals {
        let refusal = position.check(Action::Displace { to: s(to) }).unwrap_err();
        assert_eq!((refusal.clause.0, refusal.because.id), (clause, because), "to sector {to}");
    }
}

/// POD-14.6: equals block each other, minipods push nobody.
#[test]
fn minipods_never_push() {
    let mut position = Position::new(2);
    position.pod(MINI1, 4, &[(YELLOW, O)]);
    position.pod(MINI2, 7, &[(PINK, O)]);
    let push = Action::Fly { pod: MINI1, to: s(7) };
    assert_eq!(position.refused_effect(Control::Accelerate, push), "POD-7.1");
}

/// POD-7.9, POD-2.10: own crew aboard and an own colour on the edge; either half of the beacon will do.
#[test]
fn beacons_carry_their_colours() {
    let mut position = Position::new(3);
    position.moor(PINK_BLUE, 4, 7);
    position.moor(YELLOW_PINK, 4, 8);
    position.pod(POD2A, 4, &[(YELLOW, O)]);
    position.pod(POD2B, 13, &[(PINK, O)]);
    let ride = |pod, to| Action::Ride { pod, to: s(to) };
    assert!(position.may(ride(POD2A, 8)));
    assert_eq!(position.refused(ride(POD2A, 7)), "POD-7.9", "not yellow");
    assert_eq!(position.refused(ride(POD2A, 5)), "POD-7.9", "no beacon");
    assert_eq!(position.refused(ride(POD2B, 10)), "POD-7.9", "no yellow crew");
    let actions = position.state.table.actions_left;
    position.play(ride(POD2A, 8));
    assert_eq!(position.state.table.actions_left, actions, "free of action");
    position.act(Control::Accelerate, Action::Fly { pod: POD2A, to: s(4) });
    assert!(position.may(ride(POD2A, 8)), "after an action the stretch begins anew");
}

/// POD-7.10: the same beacon serves several pods in one turn.
#[test]
fn a_beacon_serves_again_and_again() {
    let mut position = Position::new(2);
    position.moor(YELLOW_PINK, 4, 7);
    position.pod(POD2A, 4, &[(YELLOW, O)]);
    position.play(Action::Ride { pod: POD2A, to: s(7) });
    position.act(Control::Accelerate, Action::Fly { pod: POD2A, to: s(11) });
    position.pod(MINI1, 4, &[(YELLOW, E)]);
    position.play(Action::Ride { pod: MINI1, to: s(7) });
    assert_eq!(position.sector_of(MINI1), Some(s(7)));
}

/// POD-7.11: a push that would bring a seen placement back is not offered, and neither is a ride all of whose pushes
/// would.
#[test]
fn rides_do_not_loop_by_pushing() {
    let mut position = Position::new(2);
    position.explosions(&[5], &[], &[8, 10]);
    position.moor(YELLOW_PINK, 7, 11);
    position.pod(POD2A, 7, &[(YELLOW, O)]);
    position.pod(MINI1, 11, &[(YELLOW, E)]);
    position.pod(POD2B, 12, &[(PINK, O)]);
    position.play(Action::Ride { pod: POD2A, to: s(11) });
    assert_eq!(position.sector_of(MINI1), Some(s(7)), "they trade places");
    // Back again the minipod could go to s4 only; the placement is new, so the ride is offered.
    assert!(position.may(Action::Ride { pod: POD2A, to: s(7) }));
    let now = position.state.table.pods;
    let after = now.with(POD2A, Place::Sector(s(7))).with(MINI1, Place::Sector(s(4)));
    position.table().seen.push(after.fingerprint());
    assert_eq!(position.refused(Action::Ride { pod: POD2A, to: s(7) }), "POD-7.11");

    let mut choice = Position::new(2);
    choice.moor(YELLOW_PINK, 4, 7);
    choice.pod(POD2A, 4, &[(YELLOW, O)]);
    choice.pod(MINI1, 7, &[(PINK, E)]);
    let seen = choice.table().pods.with(POD2A, Place::Sector(s(7))).with(MINI1, Place::Sector(s(8)));
    choice.table().seen.push(seen.fingerprint());
    choice.play(Action::Ride { pod: POD2A, to: s(7) });
    assert_eq!(destinations(&choice), [10, 11]);
    assert_eq!(choice.refused(Action::Displace { to: s(8) }), "POD-7.11");
}

/// POD-7.11: there is an end to rides in any case.
#[test]
fn rides_are_limited() {
    let mut position = Position::new(2);
    position.moor(YELLOW_PINK, 4, 7);
    position.pod(POD2A, 4, &[(YELLOW, O)]);
    while !position.state.table.seen.is_full() {
        let filler = u32::MAX - position.state.table.seen.len() as u32;
        position.table().seen.push(filler);
    }
    assert_eq!(position.refused(Action::Ride { pod: POD2A, to: s(7) }), "POD-7.11");
}

/// Where the pods can end up after a move, by trying everything the clauses do not forbid (POD-7.1 to POD-7.6).
fn naive_outcomes(game: &EscapePods, pods: Pods, scrap: Sectors, pod: Pod, to: Sector) -> Vec<Pods> {
    let from = pods.sector(pod).unwrap();
    let capacity = |pod: Pod| game.pods[pod.index()].capacity;
    let moved = pods.with(pod, Place::Sector(to));
    let Some(pushed) = pods.in_sector(to) else { return vec![moved] };
    let mut ends = Vec::new();
    for refuge in Sector::all().filter(|&refuge| game.adjacent[to.index()].contains(refuge)) {
        if scrap.contains(refuge) || refuge == from {
            continue;
        }
        let settled = moved.with(pushed, Place::Sector(refuge));
        match pods.in_sector(refuge) {
            None => ends.push(settled),
            Some(third) if capacity(third) < capacity(pushed) => {
                for last in Sector::all().filter(|&last| game.adjacent[refuge.index()].contains(last)) {
                    let free = settled.in_sector(last).is_none() && !scrap.contains(last);
                    if free && last != to {
                        ends.push(settled.with(third, Place::Sector(last)));
                    }
                }
            }
            Some(_) => {}
        }
    }
    if ends.is_empty() { vec![moved.with(pushed, Place::Sector(from))] } else { ends }
}

/// POD-7.1 to POD-7.6 by a second, naive reading, in random crowded positions.
#[test]
fn moves_end_as_a_naive_reading_says() {
    let mut dice = Seeded(11);
    let mut chains = 0;
    for _ in 0..400 {
        let mut position = Position::new(3);
        let mut numbers: Vec<u8> = (1..=13).collect();
        (&mut dice as &mut dyn Chance).shuffle(&mut numbers);
        for (pod, &sector) in Pod::all().zip(&numbers) {
            position.pod(pod, sector, &[(YELLOW, Kind(pod.0 % 3))]);
        }
        position.table().scrap = sectors(&numbers[6..6 + dice.below(5) as usize]);
        let (pods, scrap) = (position.state.table.pods, position.state.table.scrap);
        for effect in position.effects(Control::Accelerate) {
            let Action::Fly { pod, to } = effect else { panic!("{effect:?}") };
            let mut start = Position { state: position.state, ..Position::new(3) };
            start.act(Control::Accelerate, effect);
            let mut ends = ends_of(&start);
            let mut naive = naive_outcomes(start.game, pods, scrap, pod, to);
            chains += usize::from(naive.len() > 5);
            ends.sort_by_key(Pods::fingerprint);
            naive.sort_by_key(Pods::fingerprint);
            assert_eq!(ends, naive, "{effect:?} in {pods:?} with {scrap:?}");
        }
    }
    assert!(chains > 20, "chains were tried: {chains}");
}

/// Every placement that the answers to displacements lead to.
fn ends_of(position: &Position) -> Vec<Pods> {
    if !matches!(position.state.step(), Step::Displace { .. }) {
        return vec![position.state.table.pods];
    }
    let follow = |action: Action| {
        let mut next = Position { state: position.state, ..Position::new(3) };
        next.play(action);
        ends_of(&next)
    };
    position.legal().into_iter().flat_map(follow).collect()
}
