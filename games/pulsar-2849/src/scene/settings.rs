//! The options of the lobby (PUL-16.1).

use super::names::goal_text;
use crate::components::Pulsar;
use crate::ids::GoalId;
use crate::options::{GOALS, Letter, Options};
use orrery_scene::{Own, Setting, SettingKind, SettingOption, Slot, SlotOption, Teller, word};
use serde_json::{Value, json};

pub fn all(game: &Pulsar, teller: Teller<'_, Pulsar>) -> Vec<Setting> {
    let defaults = Options::default();
    let setting = |key: &str, id: &str, kind: SettingKind| Setting {
        key: key.into(),
        label: teller.word(&word!("option-{id}")),
        help: teller.word(&word!("option-{id}-help")),
        kind,
        seats: Vec::new(),
    };
    let choice = |value: Value, id: &str| SettingOption { value, label: teller.word(id) };
    let own = |id: &str, slots: Vec<Slot>| Own { key: "custom".into(), label: teller.word(id), slots };
    let random = || choice(json!("random"), "option-random");
    vec![
        setting(
            "cluster",
            "cluster",
            SettingKind::OneOf {
                default: "random".into(),
                options: vec![
                    random(),
                    choice(json!("open"), "option-cluster-open"),
                    choice(json!("spur"), "option-cluster-spur"),
                ],
            },
        ),
        setting("headquarters", "headquarters", SettingKind::Flag { default: defaults.headquarters }),
        setting(
            "technologies",
            "technologies",
            or_own(
                vec![random(), choice(json!("a"), "option-technologies-a")],
                own("option-technologies-custom", boards()),
            ),
        ),
        setting(
            "goals",
            "goals",
            or_own(
                vec![random(), choice(json!("starred"), "option-goals-starred")],
                own("option-goals-custom", goals(game, teller)),
            ),
        ),
        setting("even_start", "even-start", SettingKind::Flag { default: defaults.even_start }),
        setting(
            "gyrodyne_literal",
            "gyrodyne-literal",
            SettingKind::Flag { default: defaults.gyrodyne_literal },
        ),
    ]
}

fn or_own(options: Vec<SettingOption>, own: Own) -> SettingKind {
    SettingKind::OneOfOrOwn { default: "random".into(), options, own }
}

/// A letter for each of the three groups.
fn boards() -> Vec<Slot> {
    let letter =
        |letter: Letter| SlotOption { value: json!(letter), label: word!("{letter:?}"), piece: None };
    let slot = |group: &str| Slot {
        label: group.into(),
        options: [Letter::A, Letter::B, Letter::C, Letter::D].map(letter).into(),
    };
    ["I", "II", "III"].map(slot).into()
}

/// Three sides of three different tiles (PUL-16.2).
fn goals(game: &Pulsar, teller: Teller<'_, Pulsar>) -> Vec<Slot> {
    let side = |number: usize| {
        let goal = GoalId(number as u8);
        SlotOption { value: json!(number), label: goal_text(goal, teller), piece: Some(goal.tile()) }
    };
    let slot =
        |number: usize| Slot { label: number.into(), options: (0..game.goals.len()).map(side).collect() };
    (1..=GOALS).map(slot).collect()
}
