//! Every action as a path of clicks, under a word where a place alone would not say what is meant.

use super::{Stage, flights, labels, paths, previews};
use crate::action::{Action, HeadquartersSide, Purchase};
use crate::components::Pulsar;
use orrery_scene::{Choice, Id, Offered, Pointing, Text, Verb, Weight, word};

/// The buttons: the kinds of action of a turn, the end of the turn, and what needs no place.
pub fn verbs(stage: &Stage<'_>, offered: &Offered<'_, Pulsar>) -> Vec<Verb> {
    let mut verbs: Vec<Verb> = Vec::new();
    let refused = offered.refused.iter().map(|(action, _)| action);
    let stuck = refused.filter(|action| matches!(action, Action::EndTurn | Action::BuyPoints(_)));
    for action in offered.legal.iter().chain(stuck) {
        let Some(key) = verb_key(action) else { continue };
        if verbs.iter().all(|verb| verb.id != verb_id(key)) {
            verbs.push(verb(stage, offered, key, action));
        }
    }
    verbs.sort_by_key(|verb| order(&verb.id));
    verbs
}

/// Every legal action. The course of a flight is drawn for the place under the pointer; once a die is picked, only the
/// ends of all its flights.
pub fn all(stage: &Stage<'_>, offered: &Offered<'_, Pulsar>) -> Vec<Choice> {
    let mut choices = offered.choices(|action| pointing(stage, action));
    for choice in choices.iter_mut().filter(|choice| choice.path.len() > 1) {
        choice.ghosts.retain(|ghost| !flights::is_step(&ghost.symbol));
    }
    choices
}

/// How a legal action is pointed at.
fn pointing(stage: &Stage<'_>, action: &Action) -> Pointing {
    Pointing {
        verb: verb_key(action).map(verb_id),
        paths: paths::ways(stage, action),
        label: labels::of(stage, action),
        preview: previews::of(stage, action),
        ghosts: previews::ghosts(stage, action),
    }
}

/// How an action that is refused would be.
pub fn refused(stage: &Stage<'_>, action: &Action) -> Pointing {
    Pointing {
        verb: verb_key(action).map(verb_id),
        paths: paths::things(stage, action),
        label: labels::of(stage, action),
        ..Pointing::default()
    }
}

const ORDER: [&str; 16] = [
    "fly",
    "claim",
    "land",
    "place",
    "activate",
    "gyrodyne",
    "transmitter",
    "patent",
    "project",
    "side-one",
    "side-two",
    "buy",
    "done",
    "no-run",
    "no-link",
    "decline",
];

/// Fixed, so that a button keeps its place; the end of the turn comes last.
fn order(verb: &Id) -> usize {
    ORDER.iter().position(|key| verb_id(key) == *verb).unwrap_or(ORDER.len())
}

fn verb_id(key: &str) -> Id {
    Id::of("verb", key)
}

/// The word under which an action is found; what is merely pointed at needs none.
fn verb_key(action: &Action) -> Option<&'static str> {
    match action {
        Action::Fly { claim: false, .. } => Some("fly"),
        Action::Fly { claim: true, .. } | Action::Teleport { claim: true, .. } => Some("claim"),
        Action::Teleport { claim: false, .. } => Some("land"),
        Action::PlaceGyrodyne { .. } => Some("place"),
        Action::Activate(_) => Some("activate"),
        Action::TakeGyrodyne(_) => Some("gyrodyne"),
        Action::TakeTransmitter { .. } | Action::PayTransmitter { .. } => Some("transmitter"),
        Action::Patent(_) => Some("patent"),
        Action::Complete(_) => Some("project"),
        Action::EndTurn => Some("end-turn"),
        Action::ChooseSide(HeadquartersSide::One) => Some("side-one"),
        Action::ChooseSide(HeadquartersSide::Two) => Some("side-two"),
        Action::GateRun(None) => Some("no-run"),
        Action::Link(None) => Some("no-link"),
        Action::ClaimIsolated(None)
        | Action::BuyPoints(Purchase::Decline)
        | Action::FinalPurchase(Purchase::Decline) => Some("decline"),
        Action::BuyPoints(Purchase::Buy) | Action::FinalPurchase(Purchase::Buy) => Some("buy"),
        Action::Done => Some("done"),
        Action::ChoosePortal(_)
        | Action::Draft { .. }
        | Action::BuyModifier(_)
        | Action::Trail(_)
        | Action::GateRun(Some(_))
        | Action::Link(Some(_))
        | Action::Pay(_)
        | Action::Reward(_)
        | Action::PickGyrodyne(_)
        | Action::PickTwoGyrodynes(..)
        | Action::ClaimIsolated(Some(_))
        | Action::WildGoal(_)
        | Action::GyrodyneGoal(_)
        | Action::GoalBonus(_) => None,
    }
}

fn verb(stage: &Stage<'_>, offered: &Offered<'_, Pulsar>, key: &'static str, action: &Action) -> Verb {
    let ways = offered.legal.iter().filter(|other| verb_key(other) == Some(key)).count();
    let counted = stage.teller.say("ways", &[("count", ways.into())]);
    let (icon, weight, preview) = match key {
        "fly" => ("u-fly", Weight::Plain, counted),
        "claim" => ("u-ring", Weight::Plain, counted),
        "land" => ("u-portal", Weight::Plain, counted),
        "place" | "gyrodyne" => ("u-gyro", Weight::Plain, counted),
        "activate" => ("u-now", Weight::Plain, counted),
        "transmitter" => ("u-dish", Weight::Plain, counted),
        "patent" => ("u-patent", Weight::Plain, counted),
        "project" | "side-one" | "side-two" => ("u-hq", Weight::Plain, Text::none()),
        "buy" => ("u-cube", Weight::Main, previews::of(stage, action)),
        "done" => ("i-check", Weight::Main, Text::none()),
        "end-turn" => end_of_turn(stage, offered),
        _ => ("i-close", Weight::Quiet, Text::none()),
    };
    Verb {
        id: verb_id(key),
        label: stage.teller.say(&word!("verb-{key}"), &[]),
        icon: Some(icon.into()),
        preview,
        weight,
    }
}

/// While a die can still be used, ending the turn stands back and says what would be lost.
fn end_of_turn(stage: &Stage<'_>, offered: &Offered<'_, Pulsar>) -> (&'static str, Weight, Text) {
    let dice = stage.table().player(stage.acting()).silver.len();
    match offered.legal.len() > 1 && dice > 0 {
        true => ("i-pass", Weight::Quiet, stage.teller.say("dice-unused", &[("count", dice.into())])),
        false => ("i-check", Weight::Main, Text::none()),
    }
}
