//! The options of the lobby (POD-13.1).

use crate::components::EscapePods;
use crate::parts::SHELTERS;
use orrery_scene::{Setting, SettingKind, SettingOption, Teller, When, word};
use serde_json::{Value, json};

pub fn all(game: &EscapePods, teller: Teller<'_, EscapePods>) -> Vec<Setting> {
    let setting = |key: &str, id: &str, kind: SettingKind, seats: Vec<u8>| Setting {
        key: key.into(),
        label: teller.word(&word!("option-{id}")),
        help: teller.word(&word!("option-{id}-help")),
        kind,
        seats,
    };
    let choice = |value: Value, id: &str| SettingOption { value, label: teller.word(id) };
    let shelter =
        |id: &String| SettingOption { value: json!(id), label: teller.word(&word!("shelter-{id}")) };
    let number =
        |default: u8, least: i32, most: i32| SettingKind::Number { default: default.into(), least, most };
    vec![
        setting(
            "shelter_choice",
            "shelter-choice",
            SettingKind::OneOf {
                default: "null".into(),
                options: vec![
                    choice(Value::Null, "option-shelters-usual"),
                    choice(json!("starter"), "option-shelters-starter"),
                    choice(json!("random"), "option-shelters-random"),
                    choice(json!("custom"), "option-shelters-custom"),
                ],
            },
            Vec::new(),
        ),
        setting(
            "shelters",
            "shelters",
            SettingKind::Pick {
                when: When { key: "shelter_choice".into(), value: json!("custom") },
                least: 0,
                most: SHELTERS as u8,
                options: game.shelter_cards.iter().map(|card| shelter(&card.id)).collect(),
            },
            Vec::new(),
        ),
        setting(
            "trigger_player_last_turn",
            "trigger",
            SettingKind::Flag { default: game.defaults.trigger_player_last_turn },
            vec![2, 3, 4, 5],
        ),
        setting("quiet_rounds", "quiet-rounds", number(game.defaults.quiet_rounds, 0, 20), vec![2, 3, 4, 5]),
        setting("round_cap", "round-cap", number(game.limits.round_cap, 1, 200), vec![2, 3, 4, 5]),
        setting(
            "idle_rounds_to_end",
            "idle-rounds",
            number(game.limits.idle_rounds_to_end, 1, 20),
            vec![2, 3, 4, 5],
        ),
        setting(
            "use_three_seat_pod",
            "three-seat-pod",
            SettingKind::Flag { default: game.solo.use_three_seat_pod },
            vec![1],
        ),
    ]
}
