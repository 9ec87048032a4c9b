//! The scene of every position: it can be built, everything can be clicked, nothing is given away.

mod trial;

use orrery_core::Game;
use orrery_core::chance::Seeded;
use orrery_cosmic_encounter::{Alien, CosmicEncounter};
use orrery_scene::{Lang, SettingKind, Staged, Teller, Words, laws};
use serde_json::{Value, json};
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

/// Nobody reads a table half in another language; whoever brings a box of their own reads their own names.
#[test]
fn planets_are_named_in_the_language_of_the_table() {
    let names = |game: &CosmicEncounter, lang| -> Vec<String> {
        let words = Words::new(lang, &CosmicEncounter::LOCALES);
        let name = |n| game.part("planet", n, Teller { game, words: &words }).spoken(&|_| String::new());
        (0..20).map(name).collect()
    };
    let ours = CosmicEncounter::standard();
    let (english, spanish) = (names(&ours, Lang::En), names(&ours, Lang::Es));
    let alike: Vec<&String> = english.iter().filter(|&name| spanish.contains(name)).collect();
    assert_eq!(alike, ["Jade"], "it is called so in both");
    assert!(english.contains(&"Lichen".to_owned()) && spanish.contains(&"Liquen".to_owned()));

    let own = CosmicEncounter::META.components.replace("\"Lichen\"", "\"Casa de Ana\"");
    let own = CosmicEncounter::unpack(&own).expect("a planet may have any name");
    assert!(Lang::ALL.into_iter().all(|lang| names(&own, lang).contains(&"Casa de Ana".to_owned())));
}

#[test]
fn every_setting_begins_with_one_of_its_options() {
    let game = CosmicEncounter::standard();
    let words = Words::new(Lang::En, &CosmicEncounter::LOCALES);
    for setting in game.settings(Teller { game: &game, words: &words }) {
        let SettingKind::OneOf { default, options } = setting.kind else { continue };
        let plain = |value: &Value| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
        assert!(options.iter().any(|option| default == plain(&option.value)), "{}", setting.key);
    }
}

/// COS-12.5: birthdays are asked for in a campaign, and what the lobby says of them is what the options read.
#[test]
fn birthdays_are_asked_for_in_a_campaign() {
    let game = CosmicEncounter::standard();
    let words = Words::new(Lang::Es, &CosmicEncounter::LOCALES);
    let settings = game.settings(Teller { game: &game, words: &words });
    let days = settings.iter().find(|setting| matches!(setting.kind, SettingKind::Days { .. }));
    let setting = days.expect("the lobby asks for birthdays");
    let when = setting.kind.when().expect("only while there is a campaign");
    let opened = |given: Value| {
        let options = json!({ when.key.as_str(): when.value, setting.key.as_str(): given });
        let read = serde_json::from_value(options).map_err(|wrong| wrong.to_string())?;
        game.setup(&read, 3, &mut Seeded(1)).map(drop).map_err(|refusal| refusal.to_string())
    };
    assert_eq!(opened(json!([])), Ok(()));
    assert_eq!(opened(json!([{"month": 2, "day": 29}, null, {"month": 12, "day": 31}])), Ok(()));
    for wrong in [json!([{"month": 2, "day": 31}, null, null]), json!([null, null])] {
        assert!(opened(wrong).unwrap_err().starts_with("COS-12.5: "));
    }
    assert!(opened(json!([{"month": 2}, null, null])).is_err(), "half a day is none");
}
