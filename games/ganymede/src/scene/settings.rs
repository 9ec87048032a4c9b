//! The options of the lobby (GAN-13).

use crate::components::Ganymede;
use orrery_core::{Game, Seat};
use orrery_scene::{Setting, SettingKind, SettingOption, Teller};
use serde_json::{Value, json};

pub fn all(_game: &Ganymede, teller: Teller<'_, Ganymede>) -> Vec<Setting> {
    let seat = |Seat(number): Seat| SettingOption {
        value: json!(number),
        label: teller.words.word("option-first-seat", &[("number", (number + 1).into())]),
    };
    let random = SettingOption { value: Value::Null, label: teller.word("option-first-random") };
    let seats = Seat::all(*Ganymede::META.seats.end());
    vec![
        Setting {
            key: "first".into(),
            label: teller.word("option-first"),
            help: teller.word("option-first-help"),
            kind: SettingKind::OneOf {
                default: "null".into(),
                options: std::iter::once(random).chain(seats.map(seat)).collect(),
            },
            seats: Vec::new(),
        },
        Setting {
            key: "memory_aid".into(),
            label: teller.word("option-memory-aid"),
            help: teller.word("option-memory-aid-help"),
            kind: SettingKind::Flag { default: false },
            seats: Vec::new(),
        },
    ]
}
