//! The log: what happened, in a sentence.

use super::effects;
use super::names::{
    self, Tell, cube, die, exploration_text, gate, goal_text, gyrodyne, modifier_word, node_id, project_id,
    technology_id, technology_name, token, track_name, transmitter_id,
};
use super::pyramid::side_number;
use crate::action::{Payment, Source};
use crate::event::Event;
use crate::ids::{PulsarId, Size, SystemId, TransmitterId};
use crate::state::Origin;
use orrery_core::Seat;
use orrery_scene::{Id, Line, LineKind, Say, Span, Text, Tone, word};

fn line(kind: LineKind, text: Text, things: Vec<Id>) -> Option<Line> {
    Some(Line { kind, text, things })
}

/// What the event is told as; what can be seen anyway is not told.
pub fn of(event: &Event, teller: Tell<'_>) -> Option<Line> {
    let say = |id: &str, args: &[(&str, Say)]| teller.say(id, args);
    let head = |text: Text| line(LineKind::Heading, text, Vec::new());
    let deed = |text: Text, things: Vec<Id>| line(LineKind::Deed, text, things);
    let then = |text: Text, things: Vec<Id>| line(LineKind::Consequence, text, things);
    let of_seat = |seat: Seat| ("seat", Say::from(seat));
    match event {
        Event::Rolled { round, dice, .. } => rolled(*round, dice, teller),
        Event::TurnBegan { seat } => head(say("log-turn", &[of_seat(*seat)])),
        Event::ProductionBegan { round } => head(say("log-production", &[("round", (*round).into())])),
        Event::FinalCountBegan => head(say("log-final-count", &[])),
        Event::GameEnded => head(say("log-game-over", &[])),
        Event::PortalChosen { seat, portal } => {
            deed(say("log-portal", &[of_seat(*seat)]), vec![node_id(*portal)])
        }
        Event::SideChosen { seat, side } => {
            deed(say("log-side", &[of_seat(*seat), ("number", side_number(*side).into())]), Vec::new())
        }
        Event::Drafted { seat, value, .. } => {
            let taken = die(*value, Tone::White, teller);
            deed(say("log-drafted", &[of_seat(*seat), ("die", taken.into())]), Vec::new())
        }
        Event::CounterMoved { track, from, to, .. } => {
            let track = track_name(*track, teller);
            let args = [("track", track.into()), ("from", (*from).into()), ("to", (*to).into())];
            then(say("log-counter", &args), Vec::new())
        }
        Event::Paid { seat, payment, flex } => deed(paid(*seat, *payment, *flex, teller), Vec::new()),
        Event::Flew { path, to, .. } => {
            then(say("log-flew", &[("count", path.len().into())]), vec![node_id(*to)])
        }
        Event::Teleported { to, .. } => then(say("log-teleported", &[]), vec![node_id(*to)]),
        Event::RunFlown { run, gates, .. } => {
            let args = [("gate", gate(run.gate, teller).into()), ("gates", (*gates).into())];
            then(say("log-run", &args), vec![project_id(run.project)])
        }
        Event::TurnedUp { system, tile } => {
            let reward = effects::glyphs(&teller.game.systems[tile.index()].reward, teller);
            then(say("log-turned-up", &[("number", number(*system)), ("reward", reward.into())]), Vec::new())
        }
        Event::StationFounded { seat, system, .. } => {
            then(say("log-station", &[of_seat(*seat), ("number", number(*system))]), Vec::new())
        }
        Event::PulsarClaimed { seat, pulsar } => {
            then(say("log-claimed", &[of_seat(*seat), ("number", nth(*pulsar))]), Vec::new())
        }
        Event::Explored { tile, .. } => {
            then(say("log-explored", &[("text", exploration_text(*tile, teller).into())]), Vec::new())
        }
        Event::PileRenewed => then(say("log-pile-renewed", &[]), Vec::new()),
        Event::GyrodyneTaken { size, .. } => then(sized("log-gyrodyne-taken", *size, teller), Vec::new()),
        Event::GyrodynePlaced { seat, size, pulsar } => {
            let size = Say::from(Text::from(gyrodyne(*size, teller)));
            let args = [of_seat(*seat), ("gyrodyne", size), ("number", nth(*pulsar))];
            deed(say("log-gyrodyne-placed", &args), Vec::new())
        }
        Event::GyrodyneActivated { size, .. } => then(sized("log-gyrodyne-spins", *size, teller), Vec::new()),
        Event::TransmitterTaken { tile, link, .. } => {
            let id = if link.is_some() { "log-transmitter-linked" } else { "log-transmitter-taken" };
            then(say(id, &[("letter", letter(*tile, teller))]), vec![transmitter_id(*tile)])
        }
        Event::CostCovered { tile, cost, .. } => {
            let args = [("letter", letter(*tile, teller)), ("die", die(*cost, Tone::White, teller).into())];
            then(say("log-cost-covered", &args), vec![transmitter_id(*tile)])
        }
        Event::WentOnline { tile, .. } => {
            then(say("log-online", &[("letter", letter(*tile, teller))]), vec![transmitter_id(*tile)])
        }
        Event::Patented { technology, .. } => {
            let name = technology_name(*technology, teller);
            then(say("log-patented", &[("technology", name.into())]), vec![technology_id(*technology)])
        }
        Event::ProjectCompleted { project, .. } => then(say("log-project", &[]), vec![project_id(*project)]),
        Event::DieOffered { value, .. } => red(*value, "log-die-offered", teller),
        Event::DieCommitted { value, .. } => red(*value, "log-die-committed", teller),
        Event::SilverDieSet { value, .. } => {
            then(say("log-die-set", &[("die", die(*value, Tone::White, teller).into())]), Vec::new())
        }
        Event::Scored { seat, origin, points } => scored(*seat, *origin, *points, teller),
        Event::CubesTaken { seat, cubes } => {
            let args = [of_seat(*seat), ("cubes", cubes_drawn(*cubes, teller).into())];
            then(say("log-cubes-taken", &args), Vec::new())
        }
        Event::CubesPaid { cubes, .. } => {
            then(say("log-cubes-paid", &[("cubes", cubes_drawn(*cubes, teller).into())]), Vec::new())
        }
        Event::ModifiersTaken { token: which, count, .. } => {
            let tokens: Text = std::iter::repeat_n(token(*which, teller), usize::from(*count)).collect();
            then(say("log-modifiers", &[("modifiers", tokens.into())]), Vec::new())
        }
        Event::NewOrder { slots } => {
            let order: Text = slots.iter().map(|&seat| Span::Crest(seat)).collect();
            then(say("log-order", &[("order", order.into())]), Vec::new())
        }
        Event::GoalAchieved { seat, goal } => {
            let args = [of_seat(*seat), ("goal", goal_text(*goal, teller).into())];
            deed(say("log-goal", &args), vec![names::goal_id(*goal)])
        }
        Event::GoalNamed { seat, goal } => {
            let args = [of_seat(*seat), ("goal", goal_text(*goal, teller).into())];
            deed(say("log-goal-named", &args), vec![names::goal_id(*goal)])
        }
        Event::BonusBought { seat, goal } => {
            deed(say("log-bonus", &[of_seat(*seat)]), vec![names::goal_id(*goal)])
        }
        Event::TurnEnded { .. } | Event::TransmittersTurnedUp { .. } | Event::Declined { .. } => None,
    }
}

fn number(system: SystemId) -> Say {
    Say::from(system.index() + 1)
}

fn nth(pulsar: PulsarId) -> Say {
    Say::from(pulsar.index() + 1)
}

fn letter(tile: TransmitterId, teller: Tell<'_>) -> Say {
    let letters = names::TRANSMITTER_LETTERS;
    Say::from(letters[usize::from(teller.game.transmitter(tile).letter) % letters.len()])
}

fn sized(id: &str, size: Size, teller: Tell<'_>) -> Text {
    teller.say(id, &[("gyrodyne", gyrodyne(size, teller).into())])
}

fn red(value: u8, id: &str, teller: Tell<'_>) -> Option<Line> {
    let text = teller.say(id, &[("die", die(value, Tone::Red, teller).into())]);
    line(LineKind::Consequence, text, Vec::new())
}

fn cubes_drawn(cubes: u8, teller: Tell<'_>) -> Text {
    std::iter::repeat_n(cube(teller), usize::from(cubes)).collect()
}

/// A new round and its roll.
fn rolled(round: u8, dice: &[u8; 6], teller: Tell<'_>) -> Option<Line> {
    let thrown = (1u8..)
        .zip(dice)
        .flat_map(|(value, &count)| std::iter::repeat_n(die(value, Tone::White, teller), usize::from(count)));
    let text =
        teller.say("log-rolled", &[("round", round.into()), ("dice", thrown.collect::<Text>().into())]);
    line(LineKind::Heading, text, Vec::new())
}

fn paid(seat: Seat, payment: Payment, flex: i8, teller: Tell<'_>) -> Text {
    let (id, drawn) = match payment.source {
        Source::Silver(value) => ("log-paid", die(value, Tone::White, teller)),
        Source::Committed => ("log-paid-committed", Span::icon("u-dice", teller.word("red-die"))),
        Source::Offer(value) => ("log-paid-red", die(value, Tone::Red, teller)),
        Source::Copy(value) => ("log-paid-copy", die(value, Tone::Red, teller)),
    };
    let mut text = teller.say(id, &[("seat", seat.into()), ("die", drawn.into())]);
    if let Some(modifier) = payment.modifier {
        text = text.and(Span::text(" ")).and(Span::Strong(modifier_word(modifier).into()));
    }
    if flex != 0 {
        let change = word!("{flex:+}").replace('-', "−");
        text = text.and(Span::text(" ")).and(teller.say("log-flex", &[("change", change.into())]));
    }
    text
}

fn scored(seat: Seat, origin: Origin, points: i16, teller: Tell<'_>) -> Option<Line> {
    let id = match origin {
        Origin::Start => return None,
        Origin::Exploration => "points-exploration",
        Origin::GateRun => "points-gate-run",
        Origin::Award => "points-award",
        Origin::Transmitter => "points-transmitter",
        Origin::Gyrodyne => "points-gyrodyne",
        Origin::Technology => "points-technology",
        Origin::Project => "points-project",
        Origin::Track => "points-track",
        Origin::Legacy => "points-legacy",
        Origin::Goal => "points-goal",
        Origin::Pulsar => "points-pulsar",
        Origin::GyrodyneTile => "points-gyrodyne-tile",
        Origin::Cubes => "points-cubes",
        Origin::Initiative => "points-initiative",
        Origin::Station => "points-station",
    };
    let args =
        [("seat", seat.into()), ("points", Say::from(i32::from(points))), ("origin", teller.word(id).into())];
    line(LineKind::Consequence, teller.say("log-scored", &args), Vec::new())
}
