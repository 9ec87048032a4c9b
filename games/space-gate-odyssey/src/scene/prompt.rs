//! The sentence that says what is asked.

use super::Stage;
use super::names::{exoplanet, gate_span, room, sector, sector_symbol, sector_tone};
use super::yard::room_action;
use crate::agenda::{Pair, Step};
use crate::components::{RoomAction, SpaceGateOdyssey};
use crate::parts::Sector;
use orrery_core::{Seat, Seats, Turn};
use orrery_scene::{Offered, Prompt, Say, Span, Text, Word, word};

pub fn of(stage: &Stage<'_>, offered: &Offered<'_, SpaceGateOdyssey>) -> Prompt {
    let waiting = match offered.turn {
        Turn::Ask { seats, .. } => *seats,
        Turn::Over(_) => Seats::NONE,
    };
    let mine = offered.asked();
    let (sentence, help) = match (offered.turn, waiting.iter().next()) {
        (Turn::Ask { .. }, Some(_)) if mine => (question(stage), help(stage)),
        (Turn::Ask { .. }, Some(seat)) => (awaited(stage, seat), Text::none()),
        _ => (stage.teller.say("prompt-over", &[]), Text::none()),
    };
    Prompt { sentence, help, pips: pips(stage).filter(|_| mine), mine, waiting }
}

fn question(stage: &Stage<'_>) -> Text {
    let say = |id: &str, args: &[(&str, Say)]| stage.teller.say(id, args);
    match stage.step() {
        Step::TakeInitial { .. } => say("prompt-take-initial", &[]),
        Step::PlaceModule { .. } | Step::LayModule { .. } => {
            let module = stage.in_hand().map_or_else(Text::none, |module| stage.module_text(module));
            say("prompt-place", &[("module", module.into())])
        }
        Step::MoveEngineer => say("prompt-move-engineer", &[]),
        Step::Draft if stage.unlaid().is_empty() => say("prompt-draft-done", &[]),
        Step::Draft => say("prompt-draft", &[]),
        Step::Act { points, .. } => act(stage, points),
        Step::Recruit { .. } => say("prompt-recruit", &[]),
        Step::Promote { .. } => say("prompt-promote", &[]),
        Step::Travel { .. } => say("prompt-travel", &[]),
        Step::Colonize { exoplanet: on, left, .. } => say(
            "prompt-colonize",
            &[("exoplanet", exoplanet(on, stage.teller).into()), ("left", left.into())],
        ),
        Step::Swap { which: Pair::Any, .. } => say("prompt-swap", &[]),
        Step::Swap { which: Pair::Neighbors, .. } => say("prompt-swap-neighbors", &[]),
        Step::FillRanks { next, .. } => say("prompt-rank", &[("rank", i32::from(next).into())]),
        Step::MoveGate { gate, .. } => {
            say("prompt-move-gate", &[("gate", gate_span(gate, stage.teller).into())])
        }
        Step::EndTurn => say("prompt-end-turn", &[]),
        Step::StartTurn
        | Step::Pay { .. }
        | Step::Remove { .. }
        | Step::NextTurn
        | Step::LastShipment { .. }
        | Step::FinalScoring
        | Step::Over => say("prompt-over", &[]),
    }
}

fn act(stage: &Stage<'_>, points: u8) -> Text {
    let left = ("points", Say::from(points));
    match room_action(stage) {
        Some(RoomAction::MoveSettler(of)) => {
            stage.teller.say("prompt-walk", &[("sector", sector_text(stage, of).into()), left])
        }
        Some(RoomAction::FillAccess) => stage.teller.say("prompt-fill", &[left]),
        Some(RoomAction::AddModule) => stage.teller.say("prompt-add", &[left]),
        None => Text::none(),
    }
}

/// What the others wait for.
fn awaited(stage: &Stage<'_>, seat: Seat) -> Text {
    let of = ("seat", Say::from(seat));
    let say = |id: &str| stage.teller.say(id, std::slice::from_ref(&of));
    match stage.step() {
        Step::TakeInitial { .. } => say("wait-take-initial"),
        Step::PlaceModule { .. } => say("wait-place"),
        Step::MoveEngineer => say("wait-move-engineer"),
        Step::Draft | Step::LayModule { .. } => say("wait-draft"),
        Step::Act { .. } => match room_action(stage) {
            Some(RoomAction::MoveSettler(into)) => {
                stage.teller.say("wait-walk", &[of, ("sector", sector_text(stage, into).into())])
            }
            Some(RoomAction::FillAccess) => say("wait-fill"),
            Some(RoomAction::AddModule) | None => say("wait-add"),
        },
        Step::Recruit { .. } => say("wait-recruit"),
        Step::Promote { .. } => say("wait-promote"),
        Step::Travel { .. } => say("wait-travel"),
        Step::Colonize { exoplanet: on, .. } => {
            stage.teller.say("wait-colonize", &[of, ("exoplanet", exoplanet(on, stage.teller).into())])
        }
        Step::Swap { .. } => say("wait-swap"),
        Step::FillRanks { next, .. } => {
            stage.teller.say("wait-rank", &[of, ("rank", i32::from(next).into())])
        }
        Step::MoveGate { gate, .. } => {
            stage.teller.say("wait-move-gate", &[of, ("gate", gate_span(gate, stage.teller).into())])
        }
        Step::EndTurn => say("wait-end-turn"),
        Step::StartTurn
        | Step::Pay { .. }
        | Step::Remove { .. }
        | Step::NextTurn
        | Step::LastShipment { .. }
        | Step::FinalScoring
        | Step::Over => say("prompt-over"),
    }
}

fn sector_text(stage: &Stage<'_>, of: Sector) -> Text {
    let name = sector(of, stage.teller);
    Text::from(Span::medal(sector_symbol(of), sector_tone(Some(of)), Word::NONE))
        .and(Span::text(word!(" {name}")))
}

/// What to click, or what is at stake.
fn help(stage: &Stage<'_>) -> Text {
    let id = match stage.step() {
        Step::TakeInitial { .. } => "help-take-initial",
        Step::PlaceModule { .. } | Step::LayModule { .. } => "help-place",
        Step::MoveEngineer => "help-move-engineer",
        Step::Draft => "help-draft",
        Step::Act { .. } => match room_action(stage) {
            Some(RoomAction::MoveSettler(_)) => "help-walk",
            Some(RoomAction::FillAccess) => "help-fill",
            _ => "help-add",
        },
        Step::Recruit { .. } => "help-recruit",
        Step::Promote { .. } => "help-promote",
        Step::Travel { .. } => "help-travel",
        Step::Colonize { exoplanet, .. } => {
            return stage
                .colony(exoplanet)
                .map_or_else(Text::none, |colony| super::planets::rule(stage, colony));
        }
        Step::Swap { .. } => "help-swap",
        Step::FillRanks { .. } => "help-rank",
        Step::MoveGate { .. } => "help-move-gate",
        Step::EndTurn => match stage.view.activated {
            Some(of) => {
                let name = room(of, stage.teller);
                return stage.teller.say("help-end-turn", &[("room", name.into())]);
            }
            None => return Text::none(),
        },
        _ => return Text::none(),
    };
    stage.teller.say(id, &[])
}

/// The modules of the set-up.
fn pips(stage: &Stage<'_>) -> Option<(u8, u8)> {
    match stage.step() {
        Step::TakeInitial { left, .. } => Some((2u8.saturating_sub(left), 2)),
        _ => None,
    }
}
