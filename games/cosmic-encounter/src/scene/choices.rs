//! Every action as a path of clicks under a verb, in words, with what it would do.

use super::forecast::Reach;
use super::names::planet_id;
use super::{Stage, encounter, labels, pointers, verbs};
use crate::action::Action;
use crate::agenda::Step;
use crate::board::Laid;
use crate::cards::Card;
use orrery_core::Seat;
use orrery_scene::{Ghost, Pointing, Text, Tone, word};

/// How an action is pointed at.
pub fn pointing(stage: &Stage<'_>, action: Action) -> Pointing {
    Pointing {
        verb: verbs::key(stage, action).map(|key| verbs::id(&key)),
        paths: pointers::of(stage, action),
        label: labels::of(stage, action),
        preview: preview(stage, action),
        ghosts: ghosts(stage, action),
    }
}

/// What it would do, in numbers.
pub fn preview(stage: &Stage<'_>, action: Action) -> Text {
    let board = stage.board();
    match action {
        Action::Lay(Card::Attack(value)) => lay(stage, value),
        Action::Lay(Card::Negotiate) => stage.say("preview-negotiate", &[]),
        Action::Confirm if matches!(stage.step(), Step::Launch | Step::Ally { .. }) => {
            let ships = stage.shown_aboard(stage.nearest()).0;
            stage.say("preview-ships", &[("ships", ships.into())])
        }
        Action::Put { planet, ships } => {
            let now = stage.shown_on(stage.nearest(), planet);
            Text::plain(word!("{now} → {}", now + ships))
        }
        Action::Take(crate::Spot::Planet(planet)) | Action::Join { planet, .. } => {
            let now = stage.shown_on(stage.nearest(), planet);
            Text::plain(word!("{now} → {}", now.saturating_sub(1)))
        }
        Action::Point { planet, defender } => {
            stage.say("preview-point", &[("ships", board.ships(defender, planet).into())])
        }
        Action::Play(artifact) => zap_preview(stage, artifact),
        Action::WalkAway => walk_away(stage),
        _ => Text::none(),
    }
}

fn lay(stage: &Stage<'_>, value: u8) -> Text {
    let board = stage.board();
    let Some(me) = stage.me().filter(|&me| board.is_main(me)) else { return Text::none() };
    let side = board.side_of(me);
    let reach = stage.reach(side, value);
    let total = stage.meeting(side, value, 0).0;
    let known = matches!(board.laid(side.other()), Laid::FaceUp(_));
    match reach {
        Reach::All | Reach::None if known => Text::plain(total),
        reach => stage
            .say("preview-total", &[("total", total.into())])
            .and(", ")
            .and(encounter::reach_text(stage, reach)),
    }
}

/// What it costs both if there is no deal.
fn walk_away(stage: &Stage<'_>) -> Text {
    let me = stage.nearest();
    let Some(other) = stage.board().opponent(me) else { return Text::none() };
    let (mine, theirs) = (stage.lost_without_deal(me), stage.lost_without_deal(other));
    if mine == theirs {
        return stage.say("preview-walk-away", &[("ships", mine.into())]);
    }
    let args = [("mine", mine.into()), ("seat", other.into()), ("theirs", theirs.into())];
    stage.say("preview-walk-away-each", &args)
}

/// Whose power an artifact would cancel.
fn zap_preview(stage: &Stage<'_>, artifact: crate::Artifact) -> Text {
    match stage.step() {
        Step::Zap(call) if artifact == crate::Artifact::Zap => {
            stage.say("preview-zap", &[("alien", stage.alien_of(call.owner).into())])
        }
        _ => Text::none(),
    }
}

/// A ship that would come to a planet.
fn ghosts(stage: &Stage<'_>, action: Action) -> Vec<Ghost> {
    let ghost = |on, seat: Seat| vec![Ghost { on, symbol: "crest".into(), tone: Tone::Seat(seat) }];
    match action {
        Action::Put { planet, .. } => ghost(planet_id(planet), stage.nearest()),
        _ => Vec::new(),
    }
}
