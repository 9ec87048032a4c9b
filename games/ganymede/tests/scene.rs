//! The scene of every position: it can be built, everything can be clicked, nothing is given away.

mod trial;

use orrery_ganymede::Ganymede;
use orrery_scene::laws;
use trial::GanymedeTrial;

#[test]
fn every_position_is_shown_and_every_answer_can_be_pointed_at() {
    for seats in 2..=4 {
        (0..2).for_each(|seed| {
            laws::everything_can_be_pointed_at(&GanymedeTrial::standard(), seats, seed * 5 + 1);
        });
    }
}

#[test]
fn what_a_viewer_must_not_know_is_not_in_their_scene() {
    for seats in 2..=4 {
        (0..2).for_each(|seed| laws::no_secret_is_shown(&GanymedeTrial::standard(), seats, seed * 3));
    }
}

#[test]
fn the_final_score_unfolds_to_its_causes() {
    for seats in 2..=4 {
        (0..8).for_each(|seed| laws::every_point_has_its_cause(&GanymedeTrial::standard(), seats, seed));
    }
}

#[test]
fn the_lobby_and_the_front_page_have_their_words() {
    laws::the_lobby_is_furnished::<Ganymede>(&[]);
}
