//! The scene of every position: it can be built, everything can be clicked, nothing is given away.

mod trial;

use orrery_core::Game;
use orrery_pulsar_2849::{Options, Pulsar};
use orrery_scene::{Lang, SettingKind, Staged, Teller, Words, laws};
use serde_json::{Value, json};
use trial::PulsarTrial;

#[test]
fn every_position_is_shown_and_every_answer_can_be_pointed_at() {
    for seats in 2..=4 {
        (0..3).for_each(|seed| laws::everything_can_be_pointed_at(&PulsarTrial::new(), seats, seed * 5 + 1));
    }
}

#[test]
fn what_a_viewer_must_not_know_is_not_in_their_scene() {
    for seats in 2..=4 {
        (0..2).for_each(|seed| laws::no_secret_is_shown(&PulsarTrial::new(), seats, seed * 3));
    }
}

#[test]
fn the_final_score_unfolds_to_its_causes() {
    for seats in 2..=4 {
        (0..4).for_each(|seed| laws::every_point_has_its_cause(&PulsarTrial::new(), seats, seed));
    }
}

#[test]
fn the_lobby_and_the_front_page_have_their_words() {
    laws::the_lobby_is_furnished::<Pulsar>(&["open", "spur"]);
}

/// PUL-16.2: what the lobby lets a host put together are options of the game.
#[test]
fn boards_and_goals_are_put_together_in_the_lobby() {
    let (game, words) = (Pulsar::standard(), Words::new(Lang::En, &Pulsar::LOCALES));
    let mut put_together = Vec::new();
    for setting in game.settings(Teller { game: &game, words: &words }) {
        let SettingKind::OneOfOrOwn { own, .. } = setting.kind else { continue };
        let mut used = Vec::new();
        let mut parts: Vec<Value> = Vec::new();
        for slot in &own.slots {
            let free = slot.options.iter().find(|option| option.piece.is_none_or(|on| !used.contains(&on)));
            let part = free.expect("there is something for each slot");
            used.extend(part.piece);
            parts.push(part.value.clone());
        }
        let said = json!({ (setting.key.clone()): { (own.key): parts } });
        let options: Options = serde_json::from_value(said).expect("the option has this form");
        game.fit(&options).expect("what is offered fits together");
        put_together.push(setting.key);
    }
    assert_eq!(put_together, ["technologies", "goals"]);
}
