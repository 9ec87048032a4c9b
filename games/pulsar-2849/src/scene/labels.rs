//! Every action in words.

use super::Stage;
use super::effects;
use super::names::{
    gate_name, gate_symbol, goal_text, gyrodyne_name, modifier_word, technology_name, token, track_name,
};
use super::pyramid::side_number;
use super::transmitters::named;
use crate::action::{Action, Counter, End, Link, Payment, Purchase, Reward, Run, Source, Which};
use crate::agenda::Step;
use crate::ids::TransmitterId;
use orrery_scene::{Say, Span, Text, Tone, Word};

pub fn of(stage: &Stage<'_>, action: &Action) -> Text {
    let say = |id: &str, args: &[(&str, Say)]| stage.teller.say(id, args);
    let to = |node| ("to", Say::from(stage.towards(node)));
    let pulsar = |pulsar: crate::ids::PulsarId| ("number", Say::from(pulsar.index() + 1));
    let size = |size| Say::from(gyrodyne_name(size, stage.teller));
    let goal = |goal| Say::from(goal_text(goal, stage.teller));
    match action {
        Action::ChoosePortal(portal) => say("do-portal", &[("place", stage.node_name(*portal).into())]),
        Action::ChooseSide(side) => say("do-choose-side", &[("number", side_number(*side).into())]),
        Action::Draft { value, counter: None } => say("do-draft", &[("die", stage.die(*value).into())]),
        Action::Draft { value, counter: Some(counter) } => drafted(stage, *value, *counter),
        Action::EndTurn => say("verb-end-turn", &[]),
        Action::Fly { to: at, claim: false } => say("do-fly", &[to(*at)]),
        Action::Fly { to: at, claim: true } => say("do-fly-and-claim", &[to(*at)]),
        Action::TakeGyrodyne(which) | Action::PickGyrodyne(which) => {
            say("do-take-gyrodyne", &[("gyrodyne", size(*which))])
        }
        Action::PickTwoGyrodynes(one, other) => {
            say("do-take-two-gyrodynes", &[("one", size(*one)), ("other", size(*other))])
        }
        Action::Activate(at) => say("do-activate", &[pulsar(*at)]),
        Action::PlaceGyrodyne { size: which, pulsar: at } => {
            say("do-place", &[("gyrodyne", size(*which)), pulsar(*at)])
        }
        Action::TakeTransmitter { tile, cost } => transmitter(stage, "do-take-transmitter", *tile, *cost),
        Action::PayTransmitter { tile, cost } => transmitter(stage, "do-pay-transmitter", *tile, *cost),
        Action::Patent(technology) => {
            say("do-patent", &[("technology", technology_name(*technology, stage.teller).into())])
        }
        Action::Complete(field) => {
            let gives = stage.table().player(stage.acting()).side().map_or_else(Text::none, |side| {
                effects::glyphs(&stage.game.project(side, *field).effects, stage.teller)
            });
            say("do-complete", &[("gives", gives.into())])
        }
        Action::BuyModifier(which) => {
            say("do-buy-modifier", &[("modifier", token(*which, stage.teller).into())])
        }
        Action::Trail(path) => say("do-trail", &[("count", path.len().into())]),
        Action::GateRun(None) => say("verb-no-run", &[]),
        Action::GateRun(Some(run)) => gate_run(stage, *run),
        Action::Link(None) => say("verb-no-link", &[]),
        Action::Link(Some(link)) => joined(stage, *link),
        Action::Pay(payment) => paid(stage, *payment),
        Action::Reward(Reward::Printed) => say("do-reward-printed", &[("gives", printed(stage).into())]),
        Action::Reward(Reward::Drawn) => say("do-reward-drawn", &[("count", pile(stage).into())]),
        Action::Teleport { to: at, claim: false } => say("do-teleport", &[to(*at)]),
        Action::Teleport { to: at, claim: true } => say("do-teleport-and-claim", &[to(*at)]),
        Action::ClaimIsolated(Some(at)) => say("do-claim", &[pulsar(*at)]),
        Action::ClaimIsolated(None) => say("verb-decline", &[]),
        Action::BuyPoints(Purchase::Buy) | Action::FinalPurchase(Purchase::Buy) => say("verb-buy", &[]),
        Action::BuyPoints(Purchase::Decline) | Action::FinalPurchase(Purchase::Decline) => {
            say("verb-decline", &[])
        }
        Action::WildGoal(which) => say("do-name-goal", &[("goal", goal(*which))]),
        Action::GyrodyneGoal(which) => say("do-choose-goal", &[("goal", goal(*which))]),
        Action::GoalBonus(which) => say("do-buy-bonus", &[("goal", goal(*which))]),
        Action::Done => say("verb-done", &[]),
    }
}

fn drafted(stage: &Stage<'_>, value: u8, counter: Counter) -> Text {
    let id = match (stage.table().track(counter.track).is_pair(stage.acting()), counter.which) {
        _ if stage.table().seats() > 2 => "do-draft-moving",
        (true, _) => "do-draft-moving",
        (false, Which::Ahead) => "do-draft-ahead",
        (false, Which::Behind) => "do-draft-behind",
    };
    let track = track_name(counter.track, stage.teller);
    stage.teller.say(id, &[("die", stage.die(value).into()), ("track", track.into())])
}

fn transmitter(stage: &Stage<'_>, id: &str, tile: TransmitterId, cost: u8) -> Text {
    let args = [("transmitter", named(stage, tile).into()), ("die", stage.die(cost).into())];
    stage.teller.say(id, &args)
}

fn gate_run(stage: &Stage<'_>, run: Run) -> Text {
    // The color is written beside the sign: the sign itself need not say it.
    let sign = Span::piece(gate_symbol(run.gate), Tone::White, Word::NONE);
    let args = [("gate", sign.into()), ("color", gate_name(run.gate, stage.teller).into())];
    stage.teller.say("do-gate-run", &args)
}

/// "Join 2⟩ to the ⟨1 of transmitter A".
fn joined(stage: &Stage<'_>, link: Link) -> Text {
    let Step::Link { tile, .. } = *stage.step() else { return Text::none() };
    let pips = |tile: TransmitterId, end: End| stage.game.transmitter(tile).links[end as usize].unwrap_or(0);
    let (own, other) = (pips(tile, link.own), pips(link.tile, link.end));
    let args = [
        ("own", own.into()),
        ("other", other.into()),
        ("transmitter", named(stage, link.tile).into()),
        ("die", stage.red_die(own + other).into()),
    ];
    stage.teller.say("do-link", &args)
}

fn paid(stage: &Stage<'_>, payment: Payment) -> Text {
    let (id, die) = match payment.source {
        Source::Silver(value) => ("pay-silver", stage.die(value)),
        Source::Committed => ("pay-red", stage.red_die(stage.table().red.committed.unwrap_or(0))),
        Source::Offer(value) => ("pay-red", stage.red_die(value)),
        Source::Copy(value) => ("pay-copy", stage.red_die(value)),
    };
    let cubes = stage.game.copy_cost(stage.table(), stage.acting());
    let text = stage.teller.say(id, &[("die", die.into()), ("cubes", cubes.into())]);
    match payment.modifier {
        Some(modifier) => text.and(Span::text(" ")).and(Span::Strong(modifier_word(modifier).into())),
        None => text,
    }
}

/// The exploration tiles of which one is drawn: an empty pile is made anew from the discards (PUL-7.17).
fn pile(stage: &Stage<'_>) -> usize {
    let table = stage.table();
    if table.exploration.is_empty() { table.explored.len() } else { table.exploration.len() }
}

fn printed(stage: &Stage<'_>) -> Text {
    let Step::Reward { system, .. } = *stage.step() else { return Text::none() };
    match stage.table().systems[system.index()].tile {
        Some(tile) => effects::sentence(&stage.game.systems[tile.index()].reward, stage.teller),
        None => Text::none(),
    }
}
