//! What to click for an action: its place or thing, and before it, if one likes, the die that pays.

use super::Stage;
use super::names::{
    box_id, buy_id, copied_die_id, cost_id, counter_id, goal_id, modifier_id, node_id, offered_die_id,
    own_die_id, project_id, red_die_id, supply_id, technology_id, transmitter_id, waiting_id,
};
use super::reach::bit;
use super::{options, pyramid};
use crate::action::{Action, Payment, Source};
use crate::agenda::{Deed, Step};
use crate::ids::TransmitterId;
use crate::trails::Path;
use orrery_scene::Id;

/// The things themselves.
pub fn things(stage: &Stage<'_>, action: &Action) -> Vec<Vec<Id>> {
    let one = |id: Id| vec![vec![id]];
    match *action {
        Action::ChoosePortal(node) => one(node_id(node)),
        Action::ChooseSide(side) => vec![Vec::new(), vec![pyramid::side_id(side)]],
        Action::Draft { value, counter: None } => one(box_id(value)),
        Action::Draft { value, counter: Some(counter) } => {
            vec![vec![box_id(value), counter_id(counter.track, stage.acting(), counter.which)]]
        }
        Action::Fly { to, .. } | Action::Teleport { to, .. } => one(node_id(to)),
        Action::TakeGyrodyne(size) | Action::PickGyrodyne(size) => one(supply_id(size)),
        Action::PickTwoGyrodynes(first, second) => {
            vec![vec![supply_id(first), supply_id(second)], vec![supply_id(second), supply_id(first)]]
        }
        Action::Activate(pulsar) | Action::ClaimIsolated(Some(pulsar)) => {
            one(node_id(stage.pulsar_node(pulsar)))
        }
        Action::PlaceGyrodyne { size, pulsar } => {
            vec![vec![waiting_id(size), node_id(stage.pulsar_node(pulsar))]]
        }
        Action::TakeTransmitter { tile, cost } => taken(stage, tile, cost),
        Action::PayTransmitter { tile, cost } => {
            let covered = stage.table().held(tile).map_or(0, |held| held.covered);
            costs(stage, tile, cost, covered)
        }
        Action::Patent(technology) => one(technology_id(technology)),
        Action::Complete(field) => one(project_id(field)),
        Action::BuyModifier(token) => one(buy_id(token)),
        Action::Pay(payment) => payment_ids(stage, payment),
        Action::WildGoal(goal) | Action::GyrodyneGoal(goal) | Action::GoalBonus(goal) => one(goal_id(goal)),
        Action::EndTurn
        | Action::GateRun(None)
        | Action::Link(None)
        | Action::ClaimIsolated(None)
        | Action::BuyPoints(_)
        | Action::FinalPurchase(_)
        | Action::Done => vec![Vec::new()],
        Action::Trail(_) | Action::GateRun(Some(_)) | Action::Link(Some(_)) => Vec::new(),
        Action::Reward(_) => options::id(action).into_iter().map(|id| vec![id]).collect(),
    }
}

/// All ways to an action that is legal: by its thing, by its line in the list, by a die first.
pub fn ways(stage: &Stage<'_>, action: &Action) -> Vec<Vec<Id>> {
    let mut ways = things(stage, action);
    if let Some(line) = options::id(action)
        && !ways.contains(&vec![line.clone()])
    {
        ways.push(vec![line]);
    }
    if let Action::Trail(path) = action {
        ways.extend(course(stage, path));
    }
    let targets: Vec<Vec<Id>> = ways.iter().filter(|way| way.len() == 1).cloned().collect();
    for payment in payments(stage, action) {
        for first in payment_ids(stage, payment) {
            ways.extend(targets.iter().map(|target| [first.clone(), target.clone()].concat()));
        }
    }
    ways
}

/// Those sockets of a transmitter that hold the cost, and the whole card if all its open costs are equal.
fn costs(stage: &Stage<'_>, tile: TransmitterId, cost: u8, covered: u8) -> Vec<Vec<Id>> {
    let row = stage.game.transmitter(tile);
    let open = || row.costs.iter().enumerate().filter(|(at, _)| covered & (1 << at) == 0);
    let alike = open().all(|(_, &other)| other == cost);
    let sockets = open().filter(|(_, other)| **other == cost).map(|(at, _)| cost_id(tile, at));
    let mut ways: Vec<Vec<Id>> = sockets.clone().map(|socket| vec![socket]).collect();
    if alike {
        ways.push(vec![transmitter_id(tile)]);
    } else {
        ways.extend(sockets.map(|socket| vec![transmitter_id(tile), socket]));
    }
    ways
}

/// A copy of the same design is as good as the tile.
fn taken(stage: &Stage<'_>, tile: TransmitterId, cost: u8) -> Vec<Vec<Id>> {
    let same = |other: &TransmitterId| {
        *other == tile || stage.game.transmitter(*other).id == stage.game.transmitter(tile).id
    };
    let shown = stage.table().shown.iter().copied().filter(same);
    shown.flat_map(|tile| costs(stage, tile, cost, 0)).collect()
}

/// The dice and tokens of a payment.
pub fn payment_ids(stage: &Stage<'_>, payment: Payment) -> Vec<Vec<Id>> {
    let silver = &stage.table().player(stage.acting()).silver;
    let dice: Vec<Id> = match payment.source {
        Source::Silver(value) => {
            (0..silver.len()).filter(|&at| silver[at] == value).map(own_die_id).collect()
        }
        Source::Committed => vec![red_die_id()],
        Source::Offer(value) => vec![offered_die_id(value)],
        Source::Copy(value) => {
            stage.copies().into_iter().filter(|copy| *copy == value).map(copied_die_id).collect()
        }
    };
    let with = |die: Id| std::iter::once(die).chain(payment.modifier.map(modifier_id)).collect();
    dice.into_iter().map(with).collect()
}

/// The ways in which an action of the turn can be paid; none for what costs no die.
fn payments(stage: &Stage<'_>, action: &Action) -> Vec<Payment> {
    let (table, seat) = (stage.table(), stage.acting());
    let deed = match *action {
        Action::Fly { to, .. } => {
            let flies = |payment: &Payment| stage.reached_with(stage.value(*payment)) & bit(to) != 0;
            return stage.purses().into_iter().filter(flies).collect();
        }
        Action::TakeGyrodyne(size) => Deed::TakeGyrodyne(size),
        Action::Activate(pulsar) => Deed::Activate(pulsar),
        Action::TakeTransmitter { tile, cost } => Deed::TakeTransmitter { tile, cost, link: None },
        Action::PayTransmitter { tile, cost } => Deed::PayTransmitter { tile, cost },
        Action::Patent(technology) => Deed::Patent(technology),
        Action::Complete(field) => Deed::Complete(field),
        Action::BuyModifier(token) => Deed::BuyModifier(token),
        _ => return Vec::new(),
    };
    stage.game.payments(table, seat, &deed).collect()
}

/// The beginning of a trail that no other has; a trail that is the beginning of another is clicked to its end.
fn course(stage: &Stage<'_>, path: &Path) -> Option<Vec<Id>> {
    let Step::Trail { to, .. } = *stage.step() else { return None };
    let own = stage.course(path);
    let others: Vec<Vec<crate::ids::NodeId>> = stage
        .game
        .different_trails(stage.table(), stage.acting(), to)
        .map(|(_, trail)| trail.segments.clone())
        .filter(|other| other != path)
        .map(|other| stage.course(&other))
        .collect();
    let alone = |length: &usize| others.iter().all(|other| !other.starts_with(&own[..*length]));
    let length = (1..=own.len()).find(alone).unwrap_or(own.len());
    let twice = others.contains(&own);
    (!twice).then(|| own[..length].iter().map(|&node| node_id(node)).collect())
}
