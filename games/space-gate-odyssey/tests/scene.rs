//! The scene of every position: it can be built, everything can be clicked, nothing is given away.

mod trial;

use orrery_core::chance::Seeded;
use orrery_core::laws::Trial;
use orrery_core::{Chance, Game, Turn, Viewer};
use orrery_scene::{Lang, Offered, Scene, Staged, Teller, Words};
use orrery_space_gate_odyssey::*;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use trial::OdysseyTrial;

fn words(lang: Lang) -> Words {
    Words::new(lang, &SpaceGateOdyssey::LOCALES)
}

fn scene(game: &SpaceGateOdyssey, state: &State, viewer: Viewer, words: &Words) -> Scene {
    let turn = game.turn(state);
    let (mut legal, mut refused) = (Vec::new(), Vec::new());
    if let Some(seat) = viewer.seat().filter(|seat| turn.asks(*seat)) {
        game.actions(state, seat, &mut legal);
        let mut candidates = Vec::new();
        game.candidates(state, seat, &mut candidates);
        for action in candidates {
            if let Err(refusal) = game.allows(state, seat, &action) {
                refused.push((action, refusal));
            }
        }
    }
    let offered = Offered { viewer, turn: &turn, legal: &legal, refused: &refused };
    game.scene(&game.view(state, viewer), &offered, Teller { game, words })
}

/// Every string of the scene with the key it stands under.
fn strings<'a>(value: &'a Value, key: &'a str, visit: &mut dyn FnMut(&'a str, &'a str)) {
    match value {
        Value::String(text) => visit(key, text),
        Value::Array(items) => items.iter().for_each(|item| strings(item, key, visit)),
        Value::Object(fields) => fields.iter().for_each(|(key, field)| strings(field, key, visit)),
        _ => {}
    }
}

/// Whether it looks like the id of a message that nobody wrote.
fn is_bare_id(text: &str) -> bool {
    text.contains('-')
        && text.split('-').all(|part| {
            !part.is_empty() && part.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit())
        })
}

fn check(scene: &Scene, legal: usize) {
    let shown = serde_json::to_value(&scene.panels).unwrap();
    let mut ids = BTreeSet::new();
    strings(&shown, "", &mut |key, text| {
        if key == "id" {
            assert!(ids.insert(text.to_owned()), "{text} stands twice");
        }
    });
    let whole = serde_json::to_value(scene).unwrap();
    strings(&whole, "", &mut |key, text| {
        let words = ["text", "strong", "live", "join", "name", "label", "reason"].contains(&key);
        assert!(!words || !is_bare_id(text), "{text} is no text");
    });
    let mut actions = BTreeSet::new();
    let mut ways = BTreeMap::new();
    for choice in &scene.choices {
        actions.insert(choice.action.to_string());
        let way = (choice.verb.clone(), choice.path.clone());
        let same = ways.insert(way, choice.action.clone());
        assert!(same.is_none_or(|same| same == choice.action), "{:?} means two things", choice.path);
        assert!(!choice.label.is_empty());
        assert!(choice.path.iter().all(|id| ids.contains(&id.0)), "{:?} is not there", choice.path);
        assert!(choice.ghosts.iter().all(|ghost| ids.contains(&ghost.on.0)), "{:?}", choice.ghosts);
        assert!(choice.verb.iter().all(|verb| scene.verbs.iter().any(|shown| shown.id == *verb)));
    }
    assert_eq!(actions.len(), legal);
    for refused in &scene.refused {
        assert!(refused.path.iter().all(|id| ids.contains(&id.0)), "{:?} is not there", refused.path);
        assert!(!refused.reason.is_empty());
    }
}

#[test]
fn every_position_is_shown_and_every_answer_can_be_pointed_at() {
    let trial = OdysseyTrial::standard();
    let game = trial.game();
    let spoken = Lang::ALL.map(words);
    for seats in 2..=4u8 {
        for seed in 0..2u64 {
            let mut dice = Seeded(seed + 7);
            let mut state = game.setup(&trial.options(seats, seed * 3), seats, &mut dice).unwrap();
            let mut events = Vec::new();
            for question in 0.. {
                let turn = game.turn(&state);
                let asked = match &turn {
                    Turn::Ask { seats, .. } => seats.iter().next(),
                    Turn::Over(_) => None,
                };
                let mut legal = Vec::new();
                if let Some(seat) = asked {
                    game.actions(&state, seat, &mut legal);
                }
                for viewer in Viewer::all(seats) {
                    let mine = asked.is_some_and(|seat| viewer.is(seat));
                    // Random games are long and much alike after a while.
                    let looked_at = mine && (question < 150 || question % 5 == 0);
                    if looked_at || question % 11 == 0 || asked.is_none() {
                        let words = &spoken[question % 2];
                        let shown = scene(game, &state, viewer, words);
                        check(&shown, if mine { legal.len() } else { 0 });
                        for line in events.iter().filter_map(|event| game.notice(event, viewer)) {
                            let told = game.line(&line, viewer, Teller { game, words });
                            let told = serde_json::to_value(&told).unwrap();
                            strings(&told, "", &mut |key, text| {
                                assert!(key != "text" || !is_bare_id(text), "{text} is no text");
                            });
                        }
                    }
                }
                let Some(seat) = asked else { break };
                events.clear();
                let at = dice.below(legal.len() as u32) as usize;
                game.apply(&mut state, seat, &legal[at], &mut dice, &mut events);
            }
        }
    }
}

#[test]
fn what_a_viewer_must_not_know_is_not_in_their_scene() {
    let trial = OdysseyTrial::standard();
    let game = trial.game();
    let words = words(Lang::En);
    for seats in 2..=4u8 {
        let mut dice = Seeded(u64::from(seats));
        let mut state = game.setup(&Options::default(), seats, &mut dice).unwrap();
        for question in 0.. {
            let Turn::Ask { seats: asked, .. } = game.turn(&state) else { break };
            let asked = asked.iter().next().expect("somebody is asked");
            if question % 5 == 0 {
                for seat in orrery_core::Seat::all(seats) {
                    let redealt = trial.redeal(&state, seat, &mut dice);
                    let viewer = Viewer::Seat(seat);
                    let one = serde_json::to_string(&scene(game, &state, viewer, &words)).unwrap();
                    let other = serde_json::to_string(&scene(game, &redealt, viewer, &words)).unwrap();
                    assert_eq!(one, other, "{seat:?} learns something");
                }
            }
            let mut legal = Vec::new();
            game.actions(&state, asked, &mut legal);
            let at = dice.below(legal.len() as u32) as usize;
            game.apply(&mut state, asked, &legal[at], &mut dice, &mut Vec::new());
        }
    }
}

#[test]
fn the_lobby_and_the_front_page_have_their_words() {
    let game = SpaceGateOdyssey::standard();
    for lang in Lang::ALL {
        let words = words(lang);
        let settings = serde_json::to_value(game.settings(Teller { game: &game, words: &words })).unwrap();
        strings(&settings, "", &mut |key, text| {
            assert!(!["label", "help"].contains(&key) || !is_bare_id(text), "{text} is no text");
        });
        for id in ["game-title", "game-tagline", "game-length"] {
            assert!(words.has(id));
        }
    }
    for key in ["odyssey", "wheel", "planet-bose-a", "planet-turing-b", "vignette"] {
        assert!(game.art(key).is_some_and(|art| !art.shapes.is_empty()));
    }
}
