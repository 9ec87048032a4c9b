//! A record in words, in both languages.

mod trial;

use orrery_core::chance::Seeded;
use orrery_scene::Lang;
use trial::{asked, play_any, table_of};

#[test]
fn every_game_is_told_to_its_end_in_both_languages() {
    for title in orrery_shelf::SHELF {
        let mut table = table_of(*title, (*title.seats().start()).max(2), 3);
        let mut player = Seeded(8);
        while asked(&table).is_some() {
            play_any(&mut table, &mut player);
        }
        let record = table.record();
        let [english, spanish] = [Lang::En, Lang::Es].map(|lang| record.tale(&**table.kit(), lang));
        for tale in [&english, &spanish] {
            assert!(tale.lines().count() > 20, "{}: {tale}", title.slug());
            assert!(tale.contains("North") && tale.contains("East"), "{}: {tale}", title.slug());
            assert!(tale.contains("\n1. "), "who won: {}", title.slug());
        }
        assert_ne!(english, spanish, "{}", title.slug());
    }
}
