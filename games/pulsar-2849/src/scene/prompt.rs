//! The sentence that says what is asked.

use super::Stage;
use super::names::{goal_text, size_name, technology_name};
use super::transmitters::named;
use crate::agenda::{Deed, Step};
use crate::components::Pulsar;
use crate::operations::Target;
use orrery_core::{Seats, Turn};
use orrery_scene::{Offered, Prompt, Say, Text, Word, word};

pub fn of(stage: &Stage<'_>, offered: &Offered<'_, Pulsar>) -> Prompt {
    let waiting = match offered.turn {
        Turn::Ask { seats, .. } => *seats,
        Turn::Over(_) => Seats::NONE,
    };
    let mine = offered.asked();
    // With the dice spent and nothing to place, only the end of the turn is left.
    let done = mine && matches!(stage.step(), Step::Act { .. }) && offered.legal.len() == 1;
    let key = if done { "end-turn" } else { key(stage) };
    let mut args = args(stage);
    let (sentence, help) = match offered.turn {
        Turn::Over(_) => (stage.teller.say("prompt-over", &[]), Text::none()),
        Turn::Ask { .. } if mine => (stage.teller.say(&word!("prompt-{key}"), &args), help(stage, key)),
        Turn::Ask { .. } => {
            args.push(("seat", stage.acting().into()));
            (stage.teller.say(&word!("wait-{key}"), &args), Text::none())
        }
    };
    Prompt { sentence, help, pips: pips(stage, mine), mine, waiting }
}

/// The end of the message ids for the decision in hand.
fn key(stage: &Stage<'_>) -> &'static str {
    match *stage.step() {
        Step::Portal { .. } => "portal",
        Step::Side { .. } => "side",
        Step::Draft { .. } => "draft",
        Step::Act { .. } if stage.table().red.committed.is_some() => "red-die",
        Step::Act { seat } if stage.table().player(seat).silver.is_empty() => {
            let extra = stage.game.purse(stage.table(), seat).values() != 0;
            if extra { "extra" } else { "last" }
        }
        Step::Act { .. } => "act",
        Step::Trail { .. } => "trail",
        Step::GateRun { .. } => "run",
        Step::Link { .. } => "link",
        Step::Pay { .. } => "pay",
        Step::Reward { .. } => "reward",
        Step::PickGyrodyne { .. } => "pick",
        Step::PickTwoGyrodynes { .. } => "pick-two",
        Step::Teleport { to: Target::Pulsar, .. } => "teleport-pulsar",
        Step::Teleport { to: Target::System, .. } => "teleport-system",
        Step::Teleport { to: Target::Any, .. } => "teleport-any",
        Step::ClaimIsolated { .. } => "isolated",
        Step::BuyPoints { .. } => "buy-points",
        Step::FinalPurchase { .. } => "final-purchase",
        Step::WildGoal { .. } => "wild-goal",
        Step::GyrodyneGoal { .. } => "gyrodyne-goal",
        Step::Bonuses { .. } => "bonuses",
        _ => "nothing",
    }
}

/// What the sentence names.
fn args(stage: &Stage<'_>) -> Vec<(&'static str, Say)> {
    let place = |node| ("to", Say::from(stage.towards(node)));
    match *stage.step() {
        Step::Trail { to, .. } => vec![place(to)],
        Step::GateRun { flight, .. } => vec![place(flight.to)],
        Step::Pay { ref deed, .. } => vec![("deed", told(stage, deed).into())],
        Step::FinalPurchase { technology, .. } => {
            vec![("technology", technology_name(technology, stage.teller).into())]
        }
        _ => Vec::new(),
    }
}

/// The action that is to be paid.
fn told(stage: &Stage<'_>, deed: &Deed) -> Word {
    let string = |id: &str, args: &[(&str, Say)]| stage.teller.words.word(id, args);
    match *deed {
        Deed::Fly(flight) => string("deed-fly", &[("to", stage.towards(flight.to).into())]),
        Deed::TakeGyrodyne(size) => {
            string("deed-gyrodyne", &[("size", size_name(size, stage.teller).into())])
        }
        Deed::Activate(pulsar) => string("deed-activate", &[("number", (pulsar.index() + 1).into())]),
        Deed::TakeTransmitter { tile, .. } | Deed::PayTransmitter { tile, .. } => named(stage, tile),
        Deed::Patent(technology) => technology_name(technology, stage.teller),
        Deed::Complete(_) => string("deed-project", &[]),
        Deed::BuyModifier(_) => string("deed-modifier", &[]),
    }
}

/// What to click, or what is at stake.
fn help(stage: &Stage<'_>, key: &str) -> Text {
    let id = match stage.step() {
        Step::Act { .. } if key == "end-turn" => "help-end-turn",
        Step::Act { .. } if key == "last" => "help-last",
        Step::Portal { .. } => "help-portal",
        Step::Side { .. } => "help-side",
        Step::Draft { .. } => "help-draft",
        Step::Act { .. } => "help-act",
        Step::Trail { .. } => "help-trail",
        Step::GateRun { .. } => "help-run",
        Step::Link { .. } => "help-link",
        Step::Pay { .. } => "help-pay",
        Step::Reward { .. } => "help-reward",
        Step::Bonuses { .. } => "help-bonuses",
        Step::WildGoal { .. } | Step::GyrodyneGoal { .. } => {
            let goals: Vec<Word> =
                stage.table().goals.iter().map(|&goal| goal_text(goal, stage.teller)).collect();
            return Text::plain(goals.join(" "));
        }
        _ => return Text::none(),
    };
    stage.teller.say(id, &[])
}

/// Dice taken in the draft, dice spent in the turn.
fn pips(stage: &Stage<'_>, mine: bool) -> Option<(u8, u8)> {
    let held = stage.table().player(stage.acting()).silver.len() as u8;
    match stage.step() {
        _ if !mine => None,
        Step::Draft { .. } => Some((held, 2)),
        Step::Act { .. } | Step::Pay { .. } | Step::Trail { .. } => Some((2u8.saturating_sub(held), 2)),
        _ => None,
    }
}
