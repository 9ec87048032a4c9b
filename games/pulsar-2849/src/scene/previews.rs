//! What an action would do, in numbers, and what would be where.

use super::Stage;
use super::effects;
use super::names::{cube, gyrodyne_symbol, node_id, word};
use crate::action::{Action, Purchase, Run};
use crate::agenda::Step;
use crate::ids::{NodeId, PulsarId, Size};
use crate::operations::{Occasion, Operation};
use crate::state::{Claim, State};
use orrery_scene::{Ghost, Span, Text, Tone};

pub fn of(stage: &Stage<'_>, action: &Action) -> Text {
    let say = |id: &str, args: &[(&str, orrery_scene::Say)]| stage.teller.say(id, args);
    match action {
        Action::Draft { value, counter: Some(counter) } => stage.move_told(*value, *counter),
        Action::Draft { counter: None, .. } => say("moves-nothing", &[]),
        Action::Fly { to, claim } => flight(stage, *to, *claim),
        Action::Teleport { to, claim } => stage.landing(*to, *claim, Some(0)),
        Action::Trail(path) => {
            let Step::Trail { to, .. } = *stage.step() else { return Text::none() };
            stage.passing(path, to)
        }
        Action::TakeGyrodyne(size) | Action::PickGyrodyne(size) => spins(stage, *size),
        Action::PlaceGyrodyne { size, .. } => spins(stage, *size),
        Action::Activate(pulsar) => {
            say("preview-income", &[("points", i32::from(activated(stage, *pulsar)).into())])
        }
        Action::TakeTransmitter { tile, .. } | Action::PayTransmitter { tile, .. } => {
            effects::transmitter(stage.game.transmitter(*tile), stage.teller)
        }
        Action::Patent(technology) => {
            Text::plain(word(&stage.game.technology(*technology).text, stage.teller))
        }
        Action::Complete(field) => {
            let side = stage.table().player(stage.acting()).side();
            let project = side.map(|side| stage.game.project(side, *field));
            project.map_or_else(Text::none, |row| effects::sentence(&row.effects, stage.teller))
        }
        Action::GateRun(Some(run)) => run_points(stage, *run),
        Action::Pay(payment) => match payment.modifier {
            Some(modifier) => {
                let left = stage.table().player(stage.acting()).tokens[modifier.token() as usize] - 1;
                let value = i32::from(stage.value(*payment));
                say("preview-modified", &[("value", value.into()), ("left", left.into())])
            }
            None => Text::none(),
        },
        Action::BuyPoints(Purchase::Buy) => {
            let Step::BuyPoints { tile, .. } = *stage.step() else { return Text::none() };
            let points = stage.game.transmitter(tile).production.buy_vp;
            bought(stage, 1, points)
        }
        Action::FinalPurchase(Purchase::Buy) => {
            let Step::FinalPurchase { technology, .. } = *stage.step() else { return Text::none() };
            let effects = &stage.game.technology(technology).effects;
            let price = effects.iter().find_map(|operation| match *operation {
                Operation::FinalPurchase { cubes, vp } => Some((cubes, vp)),
                _ => None,
            });
            price.map_or_else(Text::none, |(cubes, points)| bought(stage, cubes, points))
        }
        Action::GoalBonus(goal) => {
            let at = stage.table().goals.iter().position(|other| other == goal).unwrap_or(0);
            let next = usize::from(stage.table().player(stage.acting()).bonuses[at]);
            let price = stage.game.goal(stage.table(), at).bonus.get(next);
            price.map_or_else(Text::none, |[cubes, points]| bought(stage, *cubes, *points))
        }
        _ => Text::none(),
    }
}

/// "3 cubes → 5 VP".
fn bought(stage: &Stage<'_>, cubes: u8, points: u8) -> Text {
    let price = Text::from([Span::text(cubes), cube(stage.teller)]);
    let gain = stage.teller.say("points-short", &[("count", points.into())]);
    price.and(Span::text(" → ")).and(gain)
}

fn flight(stage: &Stage<'_>, to: NodeId, claim: bool) -> Text {
    let Some((trail, only)) = stage.first_trail(to) else { return stage.landing(to, claim, None) };
    let landing = stage.landing(to, claim, only.then(|| stage.founded_before(trail, to)));
    let length = match only {
        true => stage.teller.say("segments", &[("count", trail.segments.len().into())]),
        false => stage.teller.say("several-trails", &[]),
    };
    match landing.is_empty() {
        true => length,
        false => length.and(Span::text(" · ")).and(landing),
    }
}

/// What a gyrodyne of the size gives in each production once it spins, and the award that is still to be had.
fn spins(stage: &Stage<'_>, size: Size) -> Text {
    let row = &stage.game.gyrodynes[size as usize];
    stage
        .teller
        .say("preview-spins", &[("points", row.vp.into()), ("start", stage.die(row.activate_cost).into())])
}

/// What one gyrodyne more gives until the round is over: at once, and in production with what the technologies add.
fn activated(stage: &Stage<'_>, pulsar: PulsarId) -> i16 {
    let (game, table, seat) = (stage.game, stage.table(), stage.acting());
    let size = table.pulsars[pulsar.index()].gyrodyne().unwrap_or(Size::Small);
    let mut then = *table;
    then.pulsars[pulsar.index()] = Claim::Spinning { by: seat, size };
    let income = |state: &State| {
        game.gyrodyne_income(state, seat, game.row_bonus(state)) + game.technology_income(state, seat)
    };
    let (at_once, _) = game.bonus(table, seat, Occasion::ActivateGyro);
    at_once + income(&then) - income(table)
}

/// How many gates of the color the flight visits, and what they give.
fn run_points(stage: &Stage<'_>, run: Run) -> Text {
    let Step::GateRun { flight, .. } = *stage.step() else { return Text::none() };
    let trail = stage.game.trail(stage.table(), stage.acting(), flight.to, flight.trail);
    let gates = trail.sights.gates[run.gate as usize];
    let side = stage.table().player(stage.acting()).side();
    let points =
        side.and_then(|side| stage.game.project(side, run.project).run()).map_or(0, |(_, points)| points);
    stage.teller.say(
        "preview-run",
        &[("gates", gates.into()), ("each", points.into()), ("points", (gates * points).into())],
    )
}

pub fn ghosts(stage: &Stage<'_>, action: &Action) -> Vec<Ghost> {
    match action {
        Action::ChoosePortal(node) => vec![stage.ship_ghost(*node)],
        Action::Fly { to, .. } => match stage.first_trail(*to) {
            Some((trail, _)) => stage.course_ghosts(&trail.segments, *to),
            None => vec![stage.ship_ghost(*to)],
        },
        Action::Teleport { to, .. } => vec![stage.ship_ghost(*to)],
        Action::Trail(path) => match *stage.step() {
            Step::Trail { to, .. } => stage.course_ghosts(path, to),
            _ => Vec::new(),
        },
        Action::Draft { value, counter: Some(counter) } => stage.counter_ghost(*value, *counter),
        Action::PlaceGyrodyne { size, pulsar } => vec![Ghost {
            on: node_id(stage.pulsar_node(*pulsar)),
            symbol: gyrodyne_symbol(*size, false).into(),
            tone: Tone::Plain,
        }],
        Action::ClaimIsolated(Some(pulsar)) => vec![Ghost {
            on: node_id(stage.pulsar_node(*pulsar)),
            symbol: "crest".into(),
            tone: Tone::Seat(stage.acting()),
        }],
        _ => Vec::new(),
    }
}
