//! Chapter 11.

use crate::position::*;
use orrery_core::chance::Seeded;
use orrery_core::{Chance, Game, Outcome, Seat, Turn, Viewer};
use orrery_escape_pods::*;

/// Lays out a shelter, counts it with the first choice of everybody, and tells the points.
fn counted(card: &str, crew: &[(Seat, Kind)], choices: &[u8]) -> Vec<i32> {
    let mut position = Position::new(2);
    position.card(B, card);
    position.shelter(B, crew);
    position.count();
    choices.iter().for_each(|&to| drop(position.play(Action::Assign { to })));
    position.points()
}

/// POD-11.1: crew in shelters are turned up for all; crew elsewhere score nothing and stay face down.
#[test]
fn the_count_turns_up_shelters_only() {
    let mut position = Position::new(2);
    position.card(A, "r01");
    position.shelter(A, &[(PINK, O)]);
    position.pod(POD2A, 1, &[(PINK, E)]);
    let events = position.count();
    assert!(events.contains(&Told::TurnedUp { shelter: A, kinds: [O].into_iter().collect() }));
    let view = position.game.view(&position.state, Viewer::Spectator);
    assert_eq!(view.arrivals[A.index()][0].kind, Some(O));
    assert_eq!(view.cabins[POD2A.index()][0].unwrap().kind, None);
}

/// POD-11.2: shelters in order, crew in the order of arrival, and whoever fits nowhere is left out.
#[test]
fn crew_are_assigned_in_order() {
    let mut position = Position::new(2);
    position.card(A, "r01");
    position.card(D, "r01");
    position.shelter(D, &[(YELLOW, O)]);
    position.shelter(A, &[(PINK, O), (YELLOW, O)]);
    position.count();
    let asked: Vec<_> = std::iter::from_fn(|| {
        let question = (position.asked()?, *position.state.step());
        position.play(position.legal()[0]);
        Some(question)
    })
    .collect();
    let question = |seat, shelter, space| (seat, Step::Assign { shelter, space });
    assert_eq!(asked, [question(PINK, A, 0), question(YELLOW, A, 1), question(YELLOW, D, 0)]);
    assert_eq!(counted("r05", &[(YELLOW, S), (PINK, S)], &[]), [3, 0], "one box for two scientists");
}

/// POD-11.3: an X may be preferred, a fitting box may not be declined, and boxes that do not differ are one.
#[test]
fn assignment_is_compulsory_and_free() {
    let mut position = Position::new(2);
    position.card(A, "r01");
    position.shelter(A, &[(YELLOW, O)]);
    position.count();
    let boxes: Vec<Action> = [0, 3, 4].map(|to| Action::Assign { to }).to_vec();
    assert_eq!(position.legal(), boxes);
    assert_eq!(position.refused(Action::Assign { to: 1 }), "POD-11.2");
    position.play(Action::Assign { to: 4 });
    assert_eq!(position.points(), [2, 0]);
    assert_eq!(counted("r05", &[(YELLOW, O), (PINK, O)], &[]), [4, 4], "two equal boxes are no choice");
    let mut twins = Position::new(2);
    twins.card(A, "r05");
    twins.shelter(A, &[(YELLOW, E)]);
    twins.count();
    assert_eq!(twins.refused(Action::Assign { to: 0 }), "POD-11.2");
    twins.play(Action::Assign { to: 3 });
    assert_eq!(twins.points(), [2, 0]);
}

/// POD-11.2: a box that is taken and one for others are told apart.
#[test]
fn a_closed_box_says_why() {
    let mut position = Position::new(2);
    position.card(A, "r02");
    position.shelter(A, &[(YELLOW, O), (PINK, O)]);
    position.count();
    position.play(Action::Assign { to: 0 });
    let because = |to| {
        let refusal = position.check(Action::Assign { to }).unwrap_err();
        assert_eq!(refusal.clause.0, "POD-11.2");
        refusal.because.id
    };
    assert_eq!(because(0), "box-taken");
    assert_eq!(because(2), "box-of-another-kind");
}

/// POD-11.4, POD-11.6: the green pair pays one more to everybody, whoever fills it.
#[test]
fn green_pairs_pay_more() {
    assert_eq!(counted("r08", &[(YELLOW, O), (PINK, S)], &[0, 2]), [2, 3]);
    assert_eq!(counted("r08", &[(YELLOW, O), (PINK, E), (PINK, S)], &[0, 1, 2]), [3, 7]);
}

/// POD-11.4: without the orange box every assigned crew loses one.
#[test]
fn orange_boxes_are_missed() {
    assert_eq!(counted("r17", &[(YELLOW, O), (PINK, E)], &[0, 1]), [3, 3]);
    assert_eq!(counted("r17", &[(YELLOW, O), (PINK, E), (PINK, S)], &[0, 1, 2]), [4, 7]);
}

/// POD-11.4, POD-11.5: one more for each player present, unassigned crew included; these score nothing themselves.
#[test]
fn crowds_pay_by_the_player() {
    assert_eq!(counted("r20", &[(YELLOW, O)], &[0]), [3, 0]);
    assert_eq!(counted("r20", &[(YELLOW, E), (PINK, E)], &[1]), [3, 3], "engineer box and X");
    let three = [(YELLOW, E), (YELLOW, E), (PINK, E)];
    assert_eq!(counted("r20", &three, &[1]), [3 + 3, 0], "pink is unassigned, yet present");
}

/// POD-11.5: no box pays less than nothing.
#[test]
fn no_box_pays_less_than_nothing() {
    let odd = EscapePods::META.components.replacen("name_en = \"Amber Lock\"", "name_en = \"Odd Lock\"", 1);
    let (before, after) = odd.split_at(odd.find("Odd Lock").unwrap());
    let poor = after.replacen("points = 4", "points = 0", 2);
    let game = EscapePods::unpack(&format!("{before}{poor}")).unwrap();
    let mut position = Position::new(2);
    position.game = Box::leak(Box::new(game));
    position.card(A, "r17");
    position.shelter(A, &[(YELLOW, O)]);
    position.count();
    position.play(Action::Assign { to: 0 });
    assert_eq!(position.points(), [0, 0]);
}

/// POD-11.7: points, then crew in shelters, then assigned crew, then shelters with assigned crew; then shared.
#[test]
fn ties_are_broken_in_order() {
    let places = |crew: &[(Shelter, Seat, Kind)]| {
        let mut position = Position::new(2);
        for (shelter, card) in Shelter::all().zip(["r05", "r06", "r07", "r01"]) {
            position.card(shelter, card);
        }
        for &(shelter, seat, kind) in crew {
            position.shelter(shelter, &[(seat, kind)]);
        }
        position.count();
        while !position.is_over() {
            position.play(position.legal()[0]);
        }
        match position.game.turn(&position.state) {
            Turn::Over(Outcome { places, points }) => (places.to_vec(), points.to_vec()),
            Turn::Ask { .. } => unreachable!("the loop went on until it was over"),
        }
    };
    assert_eq!(places(&[(A, YELLOW, O), (A, PINK, S)]), (vec![1, 2], vec![4, 3]));
    let more_crew = [(A, YELLOW, S), (B, PINK, O), (A, PINK, S)];
    assert_eq!(places(&more_crew), (vec![2, 1], vec![3, 3]), "pink's second is unassigned, and counts");
    let more_assigned = [(A, YELLOW, O), (A, YELLOW, S), (A, PINK, S), (B, PINK, E), (B, YELLOW, O)];
    let (_, points) = places(&more_assigned);
    assert_eq!(points, [10, 4]);
    // Four and three points on either side: yellow in one shelter, pink in two.
    let more_shelters = [(A, YELLOW, O), (A, YELLOW, E), (B, PINK, E), (C, PINK, O)];
    assert_eq!(places(&more_shelters), (vec![2, 1], vec![7, 7]));
    assert_eq!(places(&[(A, YELLOW, O), (B, PINK, E)]), (vec![1, 1], vec![4, 4]), "shared");
    assert_eq!(places(&[]), (vec![1, 1], vec![0, 0]));
}

/// The points of a shelter as the rules page tells them, without a look at the engine (POD-11.4 to POD-11.6).
fn naive_points(card: &ShelterCardRow, crew: &[(Seat, Option<u8>)], seat: Seat) -> i32 {
    let filled: Vec<u8> = crew.iter().filter_map(|&(_, to)| to).collect();
    let coloured: Vec<u8> = (0..5).filter(|&at| card.chambers[usize::from(at)].special).collect();
    let all_coloured = coloured.iter().all(|at| filled.contains(at));
    let mut present: Vec<Seat> = crew.iter().map(|&(owner, _)| owner).collect();
    present.sort_unstable();
    present.dedup();
    let mut sum = 0;
    for &(owner, to) in crew {
        let Some(to) = to.filter(|_| owner == seat) else { continue };
        let mut points = i32::from(card.chambers[usize::from(to)].points);
        match card.rule {
            ShelterRule::GreenPair if all_coloured => points += 1,
            ShelterRule::RedPair if !all_coloured => points = 0,
            ShelterRule::OrangeOne if !all_coloured => points -= 1,
            ShelterRule::PerPlayer => points += present.len() as i32,
            _ => {}
        }
        sum += points.max(0);
    }
    sum
}

/// POD-11.4 to POD-11.7 on random counts of every card, against a naive reading.
#[test]
fn random_counts_agree_with_a_naive_reading() {
    let mut dice = Seeded(5);
    for trial in 0..600u32 {
        let mut position = Position::new(5);
        for shelter in Shelter::all() {
            position.table().shelters[shelter.index()] = (trial % 22 + u32::from(shelter.0)) as u8 % 22;
            for _ in 0..dice.below(6) {
                let seat = Seat(dice.below(5) as u8);
                let kinds: Vec<Kind> = position.state.reserve(seat).kinds().collect();
                if let Some(&kind) = kinds.get(dice.below(3) as usize) {
                    position.shelter(shelter, &[(seat, kind)]);
                }
            }
        }
        position.count();
        while !position.is_over() {
            let legal = position.legal();
            position.play(legal[dice.below(legal.len() as u32) as usize]);
        }
        for seat in Seat::all(5) {
            let naive: i32 = Shelter::all()
                .map(|shelter| {
                    let card = &position.game.shelter_cards
                        [usize::from(position.state.table.shelters[shelter.index()])];
                    let boxes = position.state.table.assigned[shelter.index()];
                    let crew: Vec<_> =
                        position.state.crew_in(shelter).iter().map(|crew| crew.owner).zip(boxes).collect();
                    naive_points(card, &crew, seat)
                })
                .sum();
            assert_eq!(position.points()[seat.index()], naive);
        }
    }
}
