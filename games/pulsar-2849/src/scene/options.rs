//! The answers to a question in words, where there is little to point at: by which way, with which die, joined how.

use super::names::{end_key, gate_key, option_id};
use super::{Stage, draft, labels, previews};
use crate::action::{Action, Modifier, Payment, Reward, Source};
use crate::agenda::Step;
use crate::components::Pulsar;
use orrery_scene::{Card, CardShape, Id, Node, Offered, Panel, Text, Word, word};

/// The list, if the decision in hand has one.
pub fn panel(stage: &Stage<'_>, offered: &Offered<'_, Pulsar>) -> Option<Panel> {
    let title = match stage.step() {
        _ if !stage.asked => return None,
        Step::Draft { .. } => "options-draft",
        Step::Trail { .. } => "options-trail",
        Step::GateRun { .. } => "options-run",
        Step::Link { .. } => "options-link",
        Step::Pay { .. } => "options-pay",
        Step::Reward { .. } => "options-reward",
        _ => return None,
    };
    let content = match stage.step() {
        Step::Draft { .. } => draft::nodes(stage, offered.legal),
        _ => vec![Node::Section {
            title: Text::none(),
            note: Text::none(),
            nodes: shown(offered).filter_map(|action| Some(Node::Card(card(stage, action)?))).collect(),
        }],
    };
    Some(Panel {
        id: Id::from("options"),
        title: stage.teller.say(title, &[]),
        icon: None,
        note: if matches!(stage.step(), Step::Draft { .. }) { draft::legend(stage) } else { Text::none() },
        span: 5,
        under: false,
        framed: true,
        focus: true,
        content,
    })
}

/// What is listed: all that is legal, and a reward that is not.
fn shown<'a>(offered: &'a Offered<'_, Pulsar>) -> impl Iterator<Item = &'a Action> {
    let refused = offered.refused.iter().map(|(action, _)| action);
    offered.legal.iter().chain(refused.filter(|action| matches!(action, Action::Reward(_))))
}

fn card(stage: &Stage<'_>, action: &Action) -> Option<Card> {
    let id = id(action)?;
    let label = labels::of(stage, action);
    let name = label.spoken(&|seat| super::names::letter(seat).into());
    Some(Card {
        shape: CardShape::Strip,
        text: label,
        live: previews::of(stage, action),
        ..Card::new(id, name)
    })
}

/// The line of an action in the list, if it has one.
pub fn id(action: &Action) -> Option<Id> {
    let key = match action {
        Action::Draft { value, counter } => return Some(draft::id(*value, *counter)),
        Action::Trail(path) => {
            let numbers: Vec<Word> = path.iter().map(|segment| segment.0.into()).collect();
            word!("trail-{}", numbers.join("-"))
        }
        Action::GateRun(Some(run)) => word!("run-{}-{}", run.project as u8, gate_key(run.gate)),
        Action::Link(Some(link)) => {
            word!("link-{}-{}-{}", end_key(link.own), link.tile.0, end_key(link.end))
        }
        Action::Pay(payment) => word!("pay-{}", payment_key(*payment)),
        Action::Reward(Reward::Printed) => "reward-printed".into(),
        Action::Reward(Reward::Drawn) => "reward-drawn".into(),
        _ => return None,
    };
    Some(option_id(key))
}

fn payment_key(payment: Payment) -> Word {
    let source = match payment.source {
        Source::Silver(value) => word!("silver-{value}"),
        Source::Committed => "red".into(),
        Source::Offer(value) => word!("offer-{value}"),
        Source::Copy(value) => word!("copy-{value}"),
    };
    let modifier = match payment.modifier {
        None => "as-it-is",
        Some(Modifier::MinusOne) => "minus-one",
        Some(Modifier::PlusOne) => "plus-one",
        Some(Modifier::PlusTwo) => "plus-two",
    };
    word!("{source}-{modifier}")
}
