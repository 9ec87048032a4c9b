//! `cargo run --release -p orrery-shelf --example pictures -- GAME`: what it takes to draw a table for those who look on.
//!
//! The first answers of a random game; after every one each seat and a spectator are shown what there is, and the
//! difference to what they saw before, as a server does. Times are by the clock, for one picture.

use orrery_core::chance::{Chance, Seeded};
use orrery_core::{Seat, Turn, Viewer};
use orrery_scene::Lang;
use orrery_scene::patch::difference;
use orrery_scene::shadow::Shadow;
use orrery_shelf::{Answer, SHELF};
use std::time::{Duration, Instant};

/// How many answers are looked at.
const ANSWERS: usize = 400;

fn main() {
    let wanted = std::env::args().nth(1);
    for title in SHELF.iter().filter(|title| wanted.as_deref().is_none_or(|slug| slug == title.slug())) {
        let seats = (*title.seats().end()).min(4);
        let kit = title.standard();
        let mut luck = Seeded(7);
        let mut position = kit.setup(&serde_json::json!({}), seats, &mut luck).expect("the box is whole");
        let viewers: Vec<Viewer> = Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator]).collect();
        let mut before: Vec<Shadow> = vec![Shadow::default(); viewers.len()];
        let (mut drawn, mut shaded, mut told) = (Duration::ZERO, Duration::ZERO, Duration::ZERO);
        let (mut pictures, mut bytes) = (0, 0);
        for _ in 0..ANSWERS {
            let Turn::Ask { seats, .. } = position.asked() else { break };
            let seat = seats.iter().next().expect("somebody is asked");
            let actions = position.actions(seat);
            let action = actions[luck.below(actions.len() as u32) as usize].clone();
            let question = position.question(seat);
            position.play(&Answer { seat, question, action }, &mut luck).expect("it was listed");
            for (viewer, before) in viewers.iter().zip(&mut before) {
                let began = Instant::now();
                let scene = position.scene(*viewer, Lang::Es);
                let built = Instant::now();
                let shadow = Shadow::of(&scene);
                let cast = Instant::now();
                let change = difference(before, &scene, &shadow);
                bytes += serde_json::to_string(&change).expect("changes are plain data").len();
                *before = shadow;
                drop(scene);
                drawn += built - began;
                shaded += cast - built;
                told += cast.elapsed();
                pictures += 1;
            }
        }
        let each = |time: Duration| time.as_secs_f64() * 1e6 / f64::from(pictures);
        println!(
            "{:20} {pictures} pictures: {:.0} µs to draw, {:.0} for the shadow, {:.0} to tell and forget, {} bytes",
            title.slug(),
            each(drawn),
            each(shaded),
            each(told),
            bytes / pictures as usize,
        );
    }
}
