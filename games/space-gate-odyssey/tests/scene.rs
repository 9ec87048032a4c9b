//! The scene of every position: it can be built, everything can be clicked, nothing is given away.

mod trial;

use orrery_core::Game;
use orrery_scene::{Shape, Staged, laws};
use orrery_space_gate_odyssey::SpaceGateOdyssey;
use trial::OdysseyTrial;

#[test]
fn every_position_is_shown_and_every_answer_can_be_pointed_at() {
    for seats in 2..=4 {
        (0..2).for_each(|seed| {
            laws::everything_can_be_pointed_at(&OdysseyTrial::standard(), seats, seed * 5 + 1);
        });
    }
}

#[test]
fn what_a_viewer_must_not_know_is_not_in_their_scene() {
    for seats in 2..=4 {
        (0..2).for_each(|seed| laws::no_secret_is_shown(&OdysseyTrial::standard(), seats, seed * 3));
    }
}

#[test]
fn the_final_score_unfolds_to_its_causes() {
    for seats in 2..=4 {
        (0..4).for_each(|seed| laws::every_point_has_its_cause(&OdysseyTrial::standard(), seats, seed));
    }
}

#[test]
fn the_lobby_and_the_front_page_have_their_words() {
    laws::the_lobby_is_furnished::<SpaceGateOdyssey>(&[
        "odyssey",
        "wheel",
        "planet-bose-a",
        "planet-turing-b",
    ]);
}

/// A box with another drawing is drawn as it says, not as the one of the house.
#[test]
fn exoplanets_are_drawn_from_the_box_in_play() {
    let text = SpaceGateOdyssey::META.components;
    let (there, elsewhere) = ("side = \"bose-a\"\nx = 158\ny = 880", "side = \"bose-a\"\nx = 500\ny = 500");
    assert!(text.contains(there));
    let other = SpaceGateOdyssey::unpack(&text.replacen(there, elsewhere, 1)).expect("a good box");
    let lines = |game: &SpaceGateOdyssey| -> Vec<Shape> { game.art("planet-bose-a").expect("drawn").shapes };
    assert_ne!(lines(&other), lines(&SpaceGateOdyssey::standard()));
    assert!(other.art("planet-of-nobody").is_none());
}
