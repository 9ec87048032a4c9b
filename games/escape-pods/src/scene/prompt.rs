//! The sentence that says what is asked.

use super::Stage;
use super::names::{beacon_span, control_name, crew_span, letter, pod_name};
use crate::action::Action;
use crate::agenda::Step;
use crate::components::EscapePods;
use crate::parts::Control;
use orrery_core::{Seat, Seats, Turn};
use orrery_scene::{Offered, Prompt, Say, Text};

pub fn of(stage: &Stage<'_>, offered: &Offered<'_, EscapePods>) -> Prompt {
    let waiting = match offered.turn {
        Turn::Ask { seats, .. } => *seats,
        Turn::Over(_) => Seats::NONE,
    };
    let mine = offered.asked();
    let (sentence, help) = match (offered.turn, waiting.iter().next()) {
        (Turn::Ask { .. }, Some(_)) if mine => (question(stage, offered.legal), help(stage, offered.legal)),
        (Turn::Ask { .. }, Some(seat)) => (awaited(stage, seat), Text::none()),
        _ => (stage.teller.say("prompt-over", &[]), rank(stage)),
    };
    Prompt { sentence, help, pips: pips(stage, mine), mine, waiting }
}

fn question(stage: &Stage<'_>, legal: &[Action]) -> Text {
    let say = |id: &str, args: &[(&str, Say)]| stage.teller.say(id, args);
    match stage.step() {
        Step::Turn if legal.len() == 1 => say("prompt-end", &[]),
        Step::Turn if !may_act(legal) => say("prompt-rides", &[]),
        Step::Turn => say("prompt-turn", &[("count", stage.table().actions_left.into())]),
        Step::Effect(control) => say(effect(control), &[]),
        Step::Moor(beacon) => say("prompt-moor", &[("beacon", beacon_span(stage.game, beacon).into())]),
        Step::Displace { pod, .. } => say("prompt-displace", &[("pod", pod_name(pod, stage.teller).into())]),
        Step::Park(pod) => say("prompt-park", &[("pod", pod_name(pod, stage.teller).into())]),
        Step::Assign { shelter, space } => {
            let crew = stage.view.arrivals[shelter.index()][usize::from(space)];
            let args = [("crew", crew_span(crew, stage.teller).into()), ("shelter", letter(shelter).into())];
            say("prompt-assign", &args)
        }
        _ => say("prompt-over", &[]),
    }
}

/// Whether an action can be paid for that would do something (POD-4.5); else only beacons and the end are left.
fn may_act(legal: &[Action]) -> bool {
    legal.iter().any(|action| matches!(action, Action::Activate { .. }))
}

/// What the others wait for.
fn awaited(stage: &Stage<'_>, seat: Seat) -> Text {
    let of = ("seat", Say::from(seat));
    let say = |id: &str| stage.teller.say(id, std::slice::from_ref(&of));
    match stage.step() {
        Step::Turn if stage.table().actions_left == 0 => say("wait-rides"),
        Step::Turn => stage.teller.say("wait-turn", &[of, ("count", stage.table().actions_left.into())]),
        Step::Effect(control) => {
            stage.teller.say("wait-effect", &[of, ("control", control_name(control, stage.teller).into())])
        }
        Step::Moor(beacon) => {
            stage.teller.say("wait-moor", &[of, ("beacon", beacon_span(stage.game, beacon).into())])
        }
        Step::Displace { .. } => say("wait-displace"),
        Step::Park(_) => say("wait-park"),
        Step::Assign { shelter, .. } => {
            stage.teller.say("wait-assign", &[of, ("shelter", letter(shelter).into())])
        }
        _ => say("prompt-over"),
    }
}

fn effect(control: Control) -> &'static str {
    match control {
        Control::Embark => "prompt-embark",
        Control::Accelerate => "prompt-accelerate",
        Control::Spy => "prompt-spy",
        Control::Minipod => "prompt-minipod",
        Control::Board => "prompt-board",
        Control::Program => "prompt-program",
        Control::Pilot => "prompt-pilot",
        Control::Refresh => "control-refresh",
    }
}

/// What to click, or what is at stake.
fn help(stage: &Stage<'_>, legal: &[Action]) -> Text {
    let last = stage.table().is_last_turn() && matches!(stage.step(), Step::Turn);
    let id = match stage.step() {
        Step::Turn if legal.len() == 1 => return Text::none(),
        _ if last => "help-last-turn",
        Step::Turn if !may_act(legal) => "help-rides",
        Step::Turn => "help-turn",
        Step::Effect(Control::Embark) => "help-embark",
        Step::Effect(Control::Accelerate | Control::Pilot) => "help-fly",
        Step::Effect(Control::Minipod) => "help-minipod",
        Step::Effect(Control::Board) => "help-board",
        Step::Effect(Control::Program) => "help-program",
        Step::Displace { .. } => "help-displace",
        Step::Assign { .. } => "help-assign",
        _ => return Text::none(),
    };
    stage.teller.say(id, &[])
}

/// Alone, the result has a rank (POD-12.12).
fn rank(stage: &Stage<'_>) -> Text {
    if stage.players() > 1 {
        return Text::none();
    }
    let points = super::mats::total(stage, stage.seat());
    let ranks = ["rank-master", "rank-conqueror", "rank-captain", "rank-cadet", "rank-castaway"];
    let id = ranks[stage.game.solo_rank(points).min(ranks.len() - 1)];
    stage.teller.say("solo-result", &[("points", points.into()), ("rank", stage.teller.word(id).into())])
}

/// The actions of this turn.
fn pips(stage: &Stage<'_>, mine: bool) -> Option<(u8, u8)> {
    let all = stage.game.limits.actions_per_turn;
    let open = mine && stage.turn_runs();
    open.then(|| (all.saturating_sub(stage.table().actions_left), all))
}
