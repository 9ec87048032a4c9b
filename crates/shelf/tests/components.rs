//! Boxes that were packed badly: each is refused with a reason, or its game can be laid out. Nothing falls over.

use orrery_core::chance::Seeded;
use orrery_mischief::{bent, torn, tries};
use orrery_shelf::{SHELF, Title};
use proptest::test_runner::TestRunner;
use serde_json::{Value, json};

/// A box that opens is one to play with.
fn open(title: &'static dyn Title, components: &str) {
    let Ok(kit) = title.open(components) else { return };
    for seats in title.seats() {
        _ = kit.setup(&json!({}), seats, &mut Seeded(u64::from(seats)));
    }
}

#[test]
fn torn_components_are_refused_or_can_be_played() {
    for title in SHELF {
        let text = torn(title.components().to_owned());
        let opened = TestRunner::new(tries(60)).run(&text, |text| {
            open(*title, &text);
            Ok(())
        });
        opened.unwrap();
    }
}

#[test]
fn bent_components_are_refused_or_can_be_played() {
    for title in SHELF {
        let whole: Value = toml::from_str(title.components()).unwrap();
        TestRunner::new(tries(60))
            .run(&bent(whole), |components| {
                // JSON has what this format has not: nothing to try then.
                toml::to_string(&components).into_iter().for_each(|text| open(*title, &text));
                Ok(())
            })
            .unwrap();
    }
}
