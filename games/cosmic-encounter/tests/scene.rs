//! The scene of every position: it can be built, everything can be clicked, nothing is given away.

mod trial;

use orrery_core::Game;
use orrery_cosmic_encounter::{Alien, CosmicEncounter};
use orrery_scene::{Lang, Staged, Teller, Words, laws};
use serde_json::Value;
use trial::CosmicTrial;

#[test]
fn every_position_is_shown_and_every_answer_can_be_pointed_at() {
    for seats in 2..=4 {
        (0..10).for_each(|seed| {
            laws::everything_can_be_pointed_at(&CosmicTrial::default(), seats, seed * 5 + 1);
        });
    }
}

#[test]
fn what_a_viewer_must_not_know_is_not_in_their_scene() {
    for seats in 2..=4 {
        (0..2).for_each(|seed| laws::no_secret_is_shown(&CosmicTrial::default(), seats, seed * 3));
    }
}

#[test]
fn the_final_score_unfolds_to_its_causes() {
    for seats in 2..=4 {
        (0..3).for_each(|seed| laws::every_point_has_its_cause(&CosmicTrial::default(), seats, seed));
    }
}

#[test]
fn the_lobby_and_the_front_page_have_their_words() {
    laws::the_lobby_is_furnished::<CosmicEncounter>(&["cosmos-2", "cosmos-3", "cosmos-4"]);
}

#[test]
fn every_alien_has_its_sign() {
    for alien in Alien::ALL {
        assert!(CosmicEncounter::ICONS.contains(&format!("\"c-{}\"", alien.id())));
    }
}

#[test]
fn every_setting_begins_with_one_of_its_options() {
    let game = CosmicEncounter::standard();
    let words = Words::new(Lang::En, &CosmicEncounter::LOCALES);
    for setting in game.settings(Teller { game: &game, words: &words }) {
        let orrery_scene::SettingKind::OneOf { default, options } = setting.kind else { continue };
        let plain = |value: &Value| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
        assert!(options.iter().any(|option| plain(&option.value) == default), "{}", setting.key);
    }
}
