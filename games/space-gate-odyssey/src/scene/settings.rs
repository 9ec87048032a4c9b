//! The options of the lobby (SGO-11).

use crate::components::SpaceGateOdyssey;
use crate::options::Options;
use orrery_scene::{Setting, SettingKind, SettingOption, Teller, word};
use serde_json::json;

pub fn all(teller: Teller<'_, SpaceGateOdyssey>) -> Vec<Setting> {
    let usual = Options::default();
    let setting = |key: &str, kind: SettingKind| {
        let id = key.replace('_', "-");
        Setting {
            key: key.into(),
            label: teller.word(&word!("option-{id}")),
            help: teller.word(&word!("help-option-{id}")),
            kind,
            seats: Vec::new(),
        }
    };
    let flag = |default: bool| SettingKind::Flag { default };
    let one_of = |default: &str, values: [&str; 2]| SettingKind::OneOf {
        default: default.into(),
        options: values
            .map(|value| SettingOption {
                value: json!(value),
                label: teller.word(&word!("option-{}", value.replace('_', "-"))),
            })
            .into(),
    };
    vec![
        setting("short_game", flag(usual.short_game)),
        setting("reorganization_tokens", flag(usual.reorganization_tokens)),
        setting("action_order", one_of("active_first", ["active_first", "starting_first"])),
        setting("open_corridor_mode", one_of("unconnected", ["unconnected", "void_only"])),
        setting("random_predominance", flag(usual.random_predominance)),
        setting(
            "stall_guard_turns_per_player",
            SettingKind::Number { default: usual.stall_guard_turns_per_player.into(), least: 0, most: 100 },
        ),
    ]
}
