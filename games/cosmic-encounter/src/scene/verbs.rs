//! The buttons: whatever is not merely pointed at.

use super::{Stage, choices, labels, pointers};
use crate::action::Action;
use crate::agenda::Step;
use crate::cards::Card;
use orrery_core::Seats;
use orrery_scene::{Id, Symbol, Text, Verb, Weight, Word, word};

pub fn id(key: &str) -> Id {
    Id::of("verb", key)
}

fn bits(seats: Seats) -> u32 {
    seats.iter().map(|seat| 1 << seat.0).sum()
}

/// The word under which an action is found; what is merely pointed at needs none.
pub fn key(stage: &Stage<'_>, action: Action) -> Option<Word> {
    let fixed = match action {
        Action::Pass => "pass",
        Action::Use => "use",
        Action::Redraw => "redraw",
        Action::Evict => "evict",
        Action::Confirm => "confirm",
        Action::Draw => "draw",
        Action::Again => "again",
        Action::EndTurn => "end-turn",
        Action::Propose => "propose",
        Action::Scrap => "scrap",
        Action::Withdraw => "withdraw",
        Action::Accept { .. } => "accept",
        Action::WalkAway => "walk-away",
        Action::GiveUp { attack: None, artifact: None } => "give-up",
        Action::Play(artifact) => return Some(word!("play-{}", artifact.id())),
        Action::Invite(seats) => return Some(word!("invite-{}", bits(seats))),
        Action::NameAll(seats) => return Some(word!("all-{}", bits(seats))),
        Action::Name(seat) => return Some(word!("name-{}", seat.0)),
        Action::Number(number) => return Some(word!("number-{number}")),
        Action::Reward { ships } => return Some(word!("reward-{ships}")),
        Action::Put { .. } if shifts(stage) => "pull-out",
        Action::Take(_) if shifts(stage) => "bring-in",
        Action::Put { ships: 1, .. } if pointers::puts_many(stage) => "put-one",
        Action::Put { .. } if pointers::puts_many(stage) => "put-all",
        Action::Put { .. }
        | Action::Take(_)
        | Action::Point { .. }
        | Action::Join { .. }
        | Action::Lay(_)
        | Action::Pick(_)
        | Action::GiveUp { .. }
        | Action::Give(_)
        | Action::Ask(_)
        | Action::Found(_) => return None,
    };
    Some(fixed.into())
}

/// A power that moves ships into the encounter or out of it asks which way.
fn shifts(stage: &Stage<'_>) -> bool {
    matches!(stage.step(), Step::Name(_))
}

/// The buttons of the question, the way on first.
pub fn all(stage: &Stage<'_>) -> Vec<Verb> {
    let mut verbs: Vec<Verb> = Vec::new();
    for action in stage.legal.iter().copied().chain(refused(stage)) {
        let Some(key) = key(stage, action) else { continue };
        if verbs.iter().all(|verb| verb.id != id(&key)) {
            verbs.push(verb(stage, action, &key));
        }
    }
    verbs.sort_by_key(|verb| match verb.weight {
        Weight::Main => 0,
        Weight::Plain => 1,
        Weight::Quiet => 2,
    });
    verbs
}

/// Buttons that stand there though they cannot be pressed now: in talks, and where ships are still missing.
fn refused<'a>(stage: &'a Stage<'_>) -> impl Iterator<Item = Action> + 'a {
    stage.refused.iter().copied().filter(|action| {
        matches!(action, Action::Propose | Action::Accept { .. } | Action::Confirm | Action::Again)
    })
}

fn verb(stage: &Stage<'_>, action: Action, key: &str) -> Verb {
    let weight = weight(stage, action);
    let several = matches!(key, "put-one" | "put-all" | "pull-out" | "bring-in");
    Verb {
        id: id(key),
        label: if several { stage.say(&word!("verb-{key}"), &[]) } else { labels::of(stage, action) },
        icon: Some(icon(stage, action)),
        preview: if several { Text::none() } else { choices::preview(stage, action) },
        weight,
    }
}

fn weight(stage: &Stage<'_>, action: Action) -> Weight {
    let alone = stage.legal.len() == 1;
    let talks = stage.step() == Step::Talks;
    let offer = talks && stage.legal.iter().any(|action| matches!(action, Action::Accept { .. }));
    match action {
        Action::Pass | Action::EndTurn if alone => Weight::Main,
        Action::Pass if matches!(stage.step(), Step::Window(_) | Step::Zap(_)) => Weight::Plain,
        Action::Pass | Action::EndTurn | Action::WalkAway => Weight::Quiet,
        Action::Invite(seats) if seats.is_empty() => Weight::Quiet,
        Action::Use | Action::Confirm | Action::Again | Action::Accept { .. } => Weight::Main,
        Action::Propose if !offer => Weight::Main,
        Action::Play(_) if matches!(stage.step(), Step::Zap(_)) => Weight::Main,
        _ => Weight::Plain,
    }
}

fn icon(stage: &Stage<'_>, action: Action) -> Symbol {
    match action {
        Action::Pass | Action::EndTurn => "i-pass".into(),
        Action::Use => super::names::alien_symbol(stage.board().aliens[stage.nearest().index()]),
        Action::Play(artifact) => super::names::card_symbol(Card::Artifact(artifact)),
        Action::Redraw => "c-orders".into(),
        Action::Evict | Action::Again => "c-planet".into(),
        Action::Draw => "i-deck".into(),
        Action::Invite(_) => "c-invite".into(),
        Action::Name(_) | Action::NameAll(_) => "i-person".into(),
        Action::Number(_) | Action::Reward { .. } => "i-hand".into(),
        Action::Propose => "c-deal".into(),
        Action::Scrap | Action::Withdraw => "i-restart".into(),
        Action::WalkAway => "i-close".into(),
        Action::Put { .. } | Action::Take(_) => "c-ship".into(),
        _ => "i-check".into(),
    }
}
