//! Chapters 1, 3 and 13: who plays, with what, and how the table is laid out.

use crate::position::*;
use orrery_core::chance::Seeded;
use orrery_core::{Game, Seat};
use orrery_escape_pods::*;
use std::collections::BTreeSet;

fn refused(options: &Options, seats: u8) -> &'static str {
    EscapePods::standard().setup(options, seats, &mut Seeded(1)).expect_err("it should be refused").clause.0
}

fn custom(ids: &[&str]) -> Options {
    let shelters = ids.iter().map(|&id| id.to_owned()).collect();
    Options { shelter_choice: Some(ShelterChoice::Custom), shelters, ..Options::default() }
}

/// POD-1.1.
#[test]
fn one_to_five_players() {
    assert_eq!(refused(&Options::default(), 0), "POD-1.1");
    assert_eq!(refused(&Options::default(), 6), "POD-1.1");
    assert!(
        (1..=5).all(|seats| EscapePods::standard().setup(&Options::default(), seats, &mut Seeded(1)).is_ok())
    );
}

/// POD-3.7: four different cards at random, public.
#[test]
fn shelters_are_drawn_at_random() {
    let game = EscapePods::standard();
    let mut seen = BTreeSet::new();
    for seed in 0..60 {
        let shelters = game.setup(&Options::default(), 3, &mut Seeded(seed)).unwrap().table.shelters;
        assert_eq!(shelters.iter().collect::<BTreeSet<_>>().len(), SHELTERS);
        seen.extend(shelters);
    }
    assert_eq!(seen.len(), 22, "any card may come up");
}

/// POD-3.9, POD-12.2: starters on random spaces; custom cards on their own spaces.
#[test]
fn shelters_can_be_chosen() {
    let game = EscapePods::standard();
    let starter = Options { shelter_choice: Some(ShelterChoice::Starter), ..Options::default() };
    let layouts: BTreeSet<_> =
        (0..40).map(|seed| game.setup(&starter, 2, &mut Seeded(seed)).unwrap().table.shelters).collect();
    assert!(layouts.len() > 5, "the spaces are random");
    assert!(layouts.iter().flatten().all(|&row| game.shelter_cards[usize::from(row)].starter));
    let state = game.setup(&custom(&["r22", "r01", "r14", "r02"]), 2, &mut Seeded(1)).unwrap();
    assert_eq!(state.table.shelters, [21, 0, 13, 1]);
    let solo = Options { shelter_choice: Some(ShelterChoice::Random), ..Options::default() };
    assert!(game.setup(&solo, 1, &mut Seeded(1)).is_ok());
}

/// POD-3.9: a custom choice names four different cards of the box, and only a custom choice names any.
#[test]
fn bad_custom_shelters_are_refused() {
    assert_eq!(refused(&custom(&["r01", "r02", "r03"]), 2), "POD-3.9");
    assert_eq!(refused(&custom(&["r01", "r02", "r03", "r99"]), 2), "POD-3.9");
    assert_eq!(refused(&custom(&["r01", "r02", "r03", "r01"]), 2), "POD-3.9");
    let idle = Options { shelter_choice: None, ..custom(&["r01", "r02", "r03", "r04"]) };
    assert_eq!(refused(&idle, 2), "POD-3.9");
}

/// POD-13.1, POD-12.5: limits are at least one; the large pod is a question of solo only.
#[test]
fn options_fit_the_number_of_players() {
    assert_eq!(refused(&Options { round_cap: Some(0), ..Options::default() }, 2), "POD-13.1");
    assert_eq!(refused(&Options { idle_rounds_to_end: Some(0), ..Options::default() }, 2), "POD-13.1");
    let small = Options { use_three_seat_pod: Some(false), ..Options::default() };
    assert_eq!(refused(&small, 3), "POD-12.5");
    let state = EscapePods::standard().setup(&small, 1, &mut Seeded(1)).unwrap();
    assert_eq!(state.table.pods.place(POD3), Place::Away);
    assert!(serde_json::from_str::<Options>(r#"{"quiet_round": 3}"#).is_err(), "no such option");
    let read: Options = serde_json::from_str(r#"{"shelter_choice": "starter", "quiet_rounds": 0}"#).unwrap();
    assert_eq!((read.shelter_choice, read.quiet_rounds), (Some(ShelterChoice::Starter), Some(0)));
}

/// POD-3.10: any seat may start, and turns go clockwise.
#[test]
fn the_start_player_is_random() {
    let game = EscapePods::standard();
    let starts: BTreeSet<Seat> = (0..60)
        .map(|seed| game.setup(&Options::default(), 5, &mut Seeded(seed)).unwrap().table.start)
        .collect();
    assert_eq!(starts.len(), 5);
    let mut position = Position::new(3);
    for seat in [YELLOW, PINK, BLUE, YELLOW] {
        assert_eq!(position.asked(), Some(seat));
        position.play(Action::EndTurn);
    }
}

/// POD-3.5: which card is revealed is random; of the deck nobody knows the order, for it has none.
#[test]
fn the_deck_has_no_order() {
    let game = EscapePods::standard();
    let revealed: BTreeSet<Card> = (0..80)
        .map(|seed| game.setup(&Options::default(), 4, &mut Seeded(seed)).unwrap().table.revealed[0])
        .collect();
    assert_eq!(revealed.len(), 7);
    let state = game.setup(&Options::default(), 4, &mut Seeded(1)).unwrap();
    assert!(state.table.deck.top().is_empty() && state.table.deck.bottom().is_empty());
}
