//! The options of the lobby (COS-3.4, COS-7, COS-11.5, COS-12).

use super::names::alien_name;
use crate::aliens::Alien;
use crate::components::{CosmicEncounter, SYSTEMS};
use crate::options::Options;
use orrery_scene::{Setting, SettingKind, SettingOption, Teller, When, Word, word};
use serde_json::{Value, json};

pub fn all(game: &CosmicEncounter, teller: Teller<'_, CosmicEncounter>) -> Vec<Setting> {
    let setting = |key: &str, id: &str, kind: SettingKind, seats: Vec<u8>| Setting {
        key: key.into(),
        label: teller.word(&word!("option-{id}")),
        help: teller.word(&word!("option-{id}-help")),
        kind,
        seats,
    };
    let choice = |value: Value, id: &str| SettingOption { value, label: teller.word(id) };
    let usual = Options::default();
    let flag = |default: bool| SettingKind::Flag { default };
    let named = |values: Vec<SettingOption>, default: Word| SettingKind::OneOf { default, options: values };
    let seconds = |&seconds: &u32| {
        let id = match seconds {
            0 => "option-deal-unhurried",
            86_400.. => "option-deal-day",
            _ => "option-deal-time",
        };
        let label = teller.words.word(id, &[("seconds", (seconds as i32).into())]);
        SettingOption { value: json!(seconds), label }
    };
    let proposals = |&most: &u8| SettingOption { value: json!(most), label: most.into() };
    let alien = |&alien: &Alien| SettingOption { value: json!(alien), label: alien_name(alien, teller) };
    vec![
        setting(
            "aliens",
            "aliens",
            named(
                vec![
                    choice(json!("random"), "option-aliens-random"),
                    choice(json!("starter-1"), "option-aliens-first"),
                    choice(json!("starter-2"), "option-aliens-delicate"),
                    choice(json!("starter-3"), "option-aliens-surprising"),
                    choice(json!("chosen"), "option-aliens-chosen"),
                ],
                "random".into(),
            ),
            Vec::new(),
        ),
        setting(
            "chosen",
            "chosen",
            SettingKind::Pick {
                when: When { key: "aliens".into(), value: json!("chosen") },
                least: 0,
                most: SYSTEMS as u8,
                options: Alien::ALL.iter().map(alien).collect(),
            },
            Vec::new(),
        ),
        setting("campaign", "campaign", flag(usual.campaign), Vec::new()),
        setting(
            "birthdays",
            "birthdays",
            SettingKind::Days { when: When { key: "campaign".into(), value: json!(true) } },
            Vec::new(),
        ),
        setting(
            "deal_seconds",
            "deal-seconds",
            named(game.deal_seconds.iter().chain(&[0]).map(seconds).collect(), usual.deal_seconds.into()),
            Vec::new(),
        ),
        setting(
            "deal_max_proposals",
            "deal-proposals",
            named(game.deal_max_proposals.iter().map(proposals).collect(), usual.deal_max_proposals.into()),
            Vec::new(),
        ),
        setting("deals_must_be_mutual", "mutual", flag(usual.deals_must_be_mutual), Vec::new()),
        setting("parasite_in_two_player", "idle-aliens", flag(usual.parasite_in_two_player), vec![2]),
    ]
}
