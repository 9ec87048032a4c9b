//! The options of the lobby (PUL-16.1).

use crate::components::Pulsar;
use crate::options::Options;
use orrery_scene::{Lang, Setting, SettingKind, SettingOption, Teller};
use serde_json::{Value, json};

pub fn all(game: &Pulsar, teller: Teller<'_, Pulsar>) -> Vec<Setting> {
    let defaults = Options::default();
    let setting = |key: &str, id: &str, kind: SettingKind| Setting {
        key: key.to_owned(),
        label: teller.word(&format!("option-{id}")),
        help: teller.word(&format!("option-{id}-help")),
        kind,
        seats: Vec::new(),
    };
    let choice = |value: Value, id: &str| SettingOption { value, label: teller.word(id) };
    let one_of = |options: Vec<SettingOption>| SettingKind::OneOf { default: "random".to_owned(), options };
    let boards = |[one, two, three]: [&str; 3]| SettingOption {
        value: json!({ "custom": [one, two, three] }),
        label: format!("I {one} · II {two} · III {three}"),
    };
    let goals = |numbers: [usize; 3]| {
        let text = |number: &usize| match teller.lang() {
            Lang::En => game.goals[*number].text.clone(),
            Lang::Es => game.goals[*number].text_es.clone(),
        };
        let texts: Vec<String> = numbers.iter().map(text).collect();
        SettingOption { value: json!({ "custom": numbers }), label: texts.join(" ") }
    };
    vec![
        setting(
            "cluster",
            "cluster",
            one_of(vec![
                choice(json!("random"), "option-random"),
                choice(json!("open"), "option-cluster-open"),
                choice(json!("spur"), "option-cluster-spur"),
            ]),
        ),
        setting("headquarters", "headquarters", SettingKind::Flag { default: defaults.headquarters }),
        setting(
            "technologies",
            "technologies",
            one_of(
                [choice(json!("random"), "option-random"), choice(json!("a"), "option-technologies-a")]
                    .into_iter()
                    .chain(every_board().into_iter().map(boards))
                    .collect(),
            ),
        ),
        setting(
            "goals",
            "goals",
            one_of(vec![
                choice(json!("random"), "option-random"),
                choice(json!("starred"), "option-goals-starred"),
                goals([0, 4, 6]),
                goals([2, 8, 7]),
                goals([1, 5, 9]),
            ]),
        ),
        setting("even_start", "even-start", SettingKind::Flag { default: defaults.even_start }),
        setting(
            "gyrodyne_literal",
            "gyrodyne-literal",
            SettingKind::Flag { default: defaults.gyrodyne_literal },
        ),
    ]
}

/// Each letter for each of the three groups.
fn every_board() -> Vec<[&'static str; 3]> {
    let letters = ["A", "B", "C", "D"];
    let mut all = Vec::new();
    for one in letters {
        for two in letters {
            all.extend(letters.map(|three| [one, two, three]));
        }
    }
    all
}
