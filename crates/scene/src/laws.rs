//! What must hold of every scene. Each game's tests bring their `Trial` and call these for every number of seats.

use crate::{
    Lang, Offered, Scene, Score, Setting, SettingKind, SettingOption, Span, Staged, Teller, Text, Words,
};
use orrery_core::chance::Seeded;
use orrery_core::laws::Trial;
use orrery_core::{Chance, Game, Seat, Turn, Viewer};
use serde::Serialize;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

/// Some games need not end under random play; so many questions show everything there is.
const QUESTIONS: usize = 400;
/// Those who are not asked look on at one question in so many.
const LOOK_ON_EVERY: usize = 9;
/// Hidden things are dealt anew at one question in so many.
const REDEAL_EVERY: usize = 5;

/// Every position of a random game can be shown to everybody, in words that somebody wrote, and whoever is asked can
/// point at every answer and at nothing that is not there.
pub fn everything_can_be_pointed_at<T: Trial>(trial: &T, seats: u8, seed: u64)
where
    T::Game: Staged,
{
    let game = trial.game();
    let spoken = Lang::ALL.map(words::<T::Game>);
    walk(trial, seats, seed, |question, state, asked, events| {
        let words = &spoken[question % spoken.len()];
        for viewer in Viewer::all(seats) {
            let mine = viewer.seat().is_some_and(|seat| asked.contains(&seat));
            if !mine && question % LOOK_ON_EVERY != 0 && !asked.is_empty() {
                continue;
            }
            let shown = scene(game, state, viewer, words);
            obeys(&shown, legal(game, state, viewer).len());
            if let (Some(owner), 0) = (viewer.seat(), question % LOOK_ON_EVERY) {
                let known = scene(game, state, Viewer::Spectator, words);
                what_is_ones_own_has_a_name_for_others(Teller { game, words }, owner, &shown, &known);
            }
            for notice in events.iter().filter_map(|event| game.notice(event, viewer)) {
                is_in_words(&game.line(&notice, viewer, Teller { game, words }), &["text"]);
            }
        }
    });
}

/// What a seat must not know is not in its scene: dealt anew, it looks the same to the last byte.
pub fn no_secret_is_shown<T: Trial>(trial: &T, seats: u8, seed: u64)
where
    T::Game: Staged,
{
    let (game, words) = (trial.game(), words::<T::Game>(Lang::En));
    let mut dealer = Seeded(!seed);
    walk(trial, seats, seed, |question, state, asked, _| {
        if question % REDEAL_EVERY != 0 || asked.is_empty() {
            return;
        }
        for seat in Seat::all(seats) {
            let redealt = trial.redeal(state, seat, &mut dealer);
            let shown = |state| plain(&scene(game, state, Viewer::Seat(seat), &words));
            assert!(shown(state) == shown(&redealt), "{seat:?} is shown a secret at question {question}");
        }
    });
}

/// The score of a game that has been played to its end unfolds: its lines add up to the total, and each cites a clause
/// that stands in the rules pages.
pub fn every_point_has_its_cause<T: Trial>(trial: &T, seats: u8, seed: u64)
where
    T::Game: Staged,
{
    let (game, words) = (trial.game(), words::<T::Game>(Lang::En));
    let (mut dice, mut events, mut legal) = (Seeded(seed), Vec::new(), Vec::new());
    let mut state = game.setup(&trial.options(seats, seed), seats, &mut dice).expect("the options fit");
    while let Turn::Ask { seats, .. } = game.turn(&state) {
        let seat = seats.iter().next().expect("an open question is put to somebody");
        game.actions(&state, seat, &mut legal);
        let action = legal[dice.below(legal.len() as u32) as usize].clone();
        events.clear();
        game.apply(&mut state, seat, &action, &mut dice, &mut events);
    }
    let scores = scene(game, &state, Viewer::Spectator, &words).scores;
    equal_points_are_told_apart(&scores, &game.turn(&state));
    for score in scores {
        let sum: i32 = score.points.iter().map(|line| line.points).sum();
        assert_eq!(sum, score.total, "the lines of {:?} add up", score.seat);
        let ties = score.ties.iter().map(|tie| &tie.clause);
        for clause in score.points.iter().map(|line| &line.clause).chain(ties) {
            let heading = format!("**{clause}**");
            assert!(T::Game::RULES.iter().all(|(_, page)| page.contains(&heading)), "{heading} is no clause");
        }
    }
}

/// Of two with as many points the one who comes first is said to have more of what the rules compare next; those who
/// share a place are not told apart.
fn equal_points_are_told_apart(scores: &[Score], turn: &Turn) {
    let Turn::Over(outcome) = turn else { panic!("a score is final when the game is over") };
    let weights = |score: &Score| score.ties.iter().map(|tie| tie.weight).collect::<Vec<_>>();
    for (one, other) in scores.iter().flat_map(|one| scores.iter().map(move |other| (one, other))) {
        let [first, second] = [one, other].map(|score| outcome.places[score.seat.index()]);
        if one.seat != other.seat && one.total == other.total {
            let (mine, theirs) = (weights(one), weights(other));
            assert_eq!(theirs.cmp(&mine), first.cmp(&second), "{:?} and {:?} tie", one.seat, other.seat);
        } else if one.total != other.total {
            assert!(first == second || (first < second) == (one.total > other.total), "points come first");
        }
    }
}

/// The lobby and the front page have their words in both languages, and the art of these keys is drawn.
pub fn the_lobby_is_furnished<G: Staged>(art: &[&str]) {
    let game = &G::standard();
    for lang in Lang::ALL {
        let words = words::<G>(lang);
        let settings = game.settings(Teller { game, words: &words });
        is_in_words(&settings, &["label", "help"]);
        settings.iter().for_each(|setting| begins_with_an_option(setting, &settings));
        for id in ["game-title", "game-tagline", "game-length"] {
            assert!(words.has(id), "{lang:?} lacks {id}");
        }
    }
    for key in art.iter().chain(&["vignette"]) {
        assert!(game.art(key).is_some_and(|art| !art.shapes.is_empty()), "{key} is not drawn");
    }
}

/// What the lobby shows before anybody has chosen is one of its options; what is asked for beside another setting is
/// asked for by a value that this one can have.
fn begins_with_an_option(setting: &Setting, all: &[Setting]) {
    let written = |option: &SettingOption| match &option.value {
        Value::String(word) => word.clone(),
        other => other.to_string(),
    };
    let can_be = |kind: &SettingKind, value: &Value| match kind {
        SettingKind::Flag { .. } => value.is_boolean(),
        SettingKind::OneOf { options, .. } => options.iter().any(|option| option.value == *value),
        SettingKind::OneOfOrOwn { .. }
        | SettingKind::Number { .. }
        | SettingKind::Pick { .. }
        | SettingKind::Days { .. } => false,
    };
    let wanted = setting
        .kind
        .when()
        .is_none_or(|when| all.iter().any(|other| other.key == when.key && can_be(&other.kind, &when.value)));
    assert!(wanted, "{} is never asked for", setting.key);
    let stands = match &setting.kind {
        SettingKind::OneOf { default, options } | SettingKind::OneOfOrOwn { default, options, .. } => {
            options.iter().any(|option| *default == written(option))
        }
        SettingKind::Flag { .. }
        | SettingKind::Number { .. }
        | SettingKind::Pick { .. }
        | SettingKind::Days { .. } => true,
    };
    assert!(stands, "{} begins with nothing that it offers", setting.key);
}

type State<T> = <<T as Trial>::Game as Game>::State;
type Event<T> = <<T as Trial>::Game as Game>::Event;

/// Plays at random and shows each position: its number, who is asked, and what has just happened.
fn walk<T: Trial>(
    trial: &T,
    seats: u8,
    seed: u64,
    mut look: impl FnMut(usize, &State<T>, &[Seat], &[Event<T>]),
) {
    let game = trial.game();
    let (mut dice, mut events, mut legal) = (Seeded(seed), Vec::new(), Vec::new());
    let mut state = game.setup(&trial.options(seats, seed), seats, &mut dice).expect("the options fit");
    for question in 0..QUESTIONS {
        let asked: Vec<Seat> = match game.turn(&state) {
            Turn::Ask { seats, .. } => seats.iter().collect(),
            Turn::Over(_) => Vec::new(),
        };
        look(question, &state, &asked, &events);
        if asked.is_empty() {
            return;
        }
        let seat = asked[dice.below(asked.len() as u32) as usize];
        game.actions(&state, seat, &mut legal);
        events.clear();
        let action = &legal[dice.below(legal.len() as u32) as usize];
        game.apply(&mut state, seat, action, &mut dice, &mut events);
    }
}

fn words<G: Staged>(lang: Lang) -> Words {
    Words::new(lang, &G::LOCALES)
}

/// What the viewer may answer; nothing if they are not asked.
fn legal<G: Game>(game: &G, state: &G::State, viewer: Viewer) -> Vec<G::Action> {
    let mut legal = Vec::new();
    if let Some(seat) = viewer.seat().filter(|seat| game.turn(state).asks(*seat)) {
        game.actions(state, seat, &mut legal);
    }
    legal
}

/// A position as a viewer sees it, with all that is legal and all that is refused.
pub fn scene<G: Staged>(game: &G, state: &G::State, viewer: Viewer, words: &Words) -> Scene {
    let (turn, legal) = (game.turn(state), legal(game, state, viewer));
    let mut candidates = Vec::new();
    if let Some(seat) = viewer.seat().filter(|seat| turn.asks(*seat)) {
        game.candidates(state, seat, &mut candidates);
    }
    let refusal = |action: G::Action| {
        let refusal = game.allows(state, viewer.seat()?, &action).err()?;
        Some((action, refusal))
    };
    let refused: Vec<_> = candidates.into_iter().filter_map(refusal).collect();
    let offered = Offered { viewer, turn: &turn, legal: &legal, refused: &refused };
    game.scene(&game.view(state, viewer), &offered, Teller { game, words })
}

fn obeys(scene: &Scene, legal: usize) {
    let mut ids = BTreeSet::new();
    strings(&plain(&scene.panels), "", &mut |key, text| {
        assert!(key != "id" || ids.insert(text.to_owned()), "{text} stands twice");
    });
    is_in_words(scene, &["text", "strong", "live", "join", "name", "label", "reason"]);
    let (mut actions, mut ways) = (BTreeSet::new(), BTreeMap::new());
    for choice in &scene.choices {
        actions.insert(choice.action.to_string());
        let same = ways.insert((&choice.verb, &choice.path), &choice.action);
        assert!(same.is_none_or(|same| *same == choice.action), "{:?} means two things", choice.path);
        assert!(!choice.label.is_empty(), "{} has no name", choice.action);
        assert!(choice.path.iter().all(|id| ids.contains(id.0.as_str())), "{:?} is not there", choice.path);
        assert!(choice.ghosts.iter().all(|ghost| ids.contains(ghost.on.0.as_str())), "{:?}", choice.ghosts);
        assert!(choice.verb.iter().all(|verb| scene.verbs.iter().any(|shown| shown.id == *verb)));
    }
    assert_eq!(actions.len(), legal, "every legal action can be pointed at, and no other");
    for refused in &scene.refused {
        assert!(refused.path.iter().all(|id| ids.contains(id.0.as_str())), "{:?} is not there", refused.path);
        assert!(!refused.reason.is_empty(), "{:?} is refused without a reason", refused.path);
    }
}

/// A panel that spectators lack is part of the question in hand, or is called after its owner before others; what they
/// know by another title names whom it belongs to.
fn what_is_ones_own_has_a_name_for_others<G: Staged>(
    teller: Teller<'_, G>,
    owner: Seat,
    shown: &Scene,
    known: &Scene,
) {
    for panel in &shown.panels {
        let names = |title: &Text| title.0.iter().any(|span| matches!(span, Span::Seat(_)));
        let called = match known.panels.iter().find(|known| known.id == panel.id) {
            Some(known) => known.title == panel.title || names(&known.title),
            None => match teller.game.panel_of(owner, &panel.id, teller) {
                Some(title) => names(&title),
                None => panel.focus,
            },
        };
        assert!(called, "{:?} of {owner:?} has no name for others", panel.id);
    }
}

/// None of the texts under these keys is the id of a message that nobody wrote.
fn is_in_words(shown: &impl Serialize, keys: &[&str]) {
    strings(&plain(shown), "", &mut |key, text| {
        assert!(!keys.contains(&key) || !is_bare_id(text), "{text} is no text");
    });
}

fn is_bare_id(text: &str) -> bool {
    let is_part = |part: &str| {
        !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit())
    };
    text.contains('-') && text.split('-').all(is_part)
}

/// Every string with the key it stands under.
fn strings(value: &Value, key: &str, visit: &mut dyn FnMut(&str, &str)) {
    match value {
        Value::String(text) => visit(key, text),
        Value::Array(items) => items.iter().for_each(|item| strings(item, key, visit)),
        Value::Object(fields) => fields.iter().for_each(|(key, field)| strings(field, key, visit)),
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

fn plain(shown: &impl Serialize) -> Value {
    serde_json::to_value(shown).expect("a scene is plain data")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_that_nobody_wrote_is_told_from_a_word_with_a_hyphen() {
        assert!(is_bare_id("log-took-tile"));
        assert!(!is_bare_id("take-off: Move"));
        assert!(!is_bare_id("Take-off"));
        assert!(!is_bare_id("3 identical"));
    }
}
