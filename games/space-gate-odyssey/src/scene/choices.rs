//! Every action as a path of clicks.

use super::names::{
    beneath_id, cell_id, engineer_id, module_id, planet_id, room_id, slot_id, space_id, stack_id, turn_id,
};
use super::{Stage, labels, previews};
use crate::action::Action;
use crate::agenda::Step;
use crate::components::SpaceGateOdyssey;
use crate::parts::Figure;
use crate::station::sides::{Cell, Rotation};
use orrery_scene::{Id, Offered, Pointing, Text, Verb, Weight, word};

/// The buttons: what can be done without pointing at anything, and what else a stack is good for.
pub fn verbs(stage: &Stage<'_>, offered: &Offered<'_, SpaceGateOdyssey>) -> Vec<Verb> {
    let mut verbs: Vec<Verb> = Vec::new();
    let refused = offered.refused.iter().map(|(action, _)| action);
    for action in offered.legal.iter().chain(refused) {
        let Some(key) = verb_key(action) else { continue };
        if verbs.iter().all(|verb| verb.id != verb_id(key)) {
            verbs.push(verb(stage, key));
        }
    }
    verbs.sort_by_key(|verb| verb.weight == Weight::Quiet);
    verbs
}

/// How an action is pointed at.
pub fn pointing(stage: &Stage<'_>, action: &Action) -> Pointing {
    Pointing {
        verb: verb_key(action).map(verb_id),
        paths: paths(stage, action),
        label: labels::of(stage, action),
        preview: previews::of(stage, action),
        ghosts: previews::ghosts(stage, action),
    }
}

fn verb_id(key: &str) -> Id {
    Id::of("verb", key)
}

fn verb_key(action: &Action) -> Option<&'static str> {
    match action {
        Action::EndTurn => Some("end-turn"),
        Action::Stop => Some("stop"),
        Action::ReturnModule { .. } => Some("return"),
        Action::Reorganize => Some("reorganize"),
        Action::Confirm => Some("confirm"),
        Action::Abandon => Some("abandon"),
        Action::MoveEngineer { .. }
        | Action::Walk { .. }
        | Action::FillAccess { .. }
        | Action::AddModule { .. }
        | Action::Place { .. }
        | Action::Recruit { .. }
        | Action::Promote { .. }
        | Action::SendModule { .. }
        | Action::PlaceSettler { .. }
        | Action::Swap { .. }
        | Action::GiveEngineer { .. }
        | Action::MoveGate { .. }
        | Action::TakeUp { .. } => None,
    }
}

fn verb(stage: &Stage<'_>, key: &'static str) -> Verb {
    let (icon, weight) = match key {
        "end-turn" | "confirm" => ("i-check", Weight::Main),
        "stop" => ("i-pass", Weight::Quiet),
        "abandon" => ("i-close", Weight::Quiet),
        "return" => ("o-beneath", Weight::Plain),
        _ => ("o-cw", Weight::Plain),
    };
    let preview = match (key, stage.step()) {
        ("stop", Step::Act { points, .. }) => stage.teller.say("points-unused", &[("count", points.into())]),
        ("return", _) => stage.teller.say("return-preview", &[]),
        ("reorganize", _) => stage.teller.say("reorganize-preview", &[]),
        ("confirm", _) => {
            let left = stage.unlaid().len();
            if left == 0 { open_preview(stage) } else { Text::none() }
        }
        _ => Text::none(),
    };
    Verb {
        id: verb_id(key),
        label: stage.teller.say(&word!("verb-{key}"), &[]),
        icon: Some(icon.into()),
        preview,
        weight,
    }
}

/// What a new layout does to the open corridors.
fn open_preview(stage: &Stage<'_>) -> Text {
    let from = stage.open_corridors(&stage.station(stage.view.active).layout);
    let to = stage.open_corridors(&stage.draft().layout);
    stage.teller.say("preview-open", &[("from", i32::from(from).into()), ("to", i32::from(to).into())])
}

/// The things to click, for each way to point at the same action.
fn paths(stage: &Stage<'_>, action: &Action) -> Vec<Vec<Id>> {
    let seat = stage.acting();
    let one = |path: Vec<Id>| vec![path];
    match *action {
        Action::EndTurn | Action::Stop | Action::Reorganize | Action::Confirm | Action::Abandon => {
            one(Vec::new())
        }
        Action::MoveEngineer { from, figure, to } => one(vec![engineer_id(seat, from, figure), room_id(to)]),
        Action::Walk { from, to } => one(vec![cell_id(seat, from), cell_id(seat, to)]),
        Action::FillAccess { cell } | Action::SendModule { cell } => one(vec![cell_id(seat, cell)]),
        Action::AddModule { stack } => one(vec![stack_id(stack)]),
        Action::ReturnModule { stack } => {
            let shown = match stage.step() {
                Step::Act { barred, .. } => stage.top(stack).is_some() && !barred.contains(stack),
                _ => false,
            };
            one(vec![if shown { beneath_id(stack) } else { stack_id(stack) }])
        }
        Action::Place { cell, rotation } => placements(stage, cell, rotation),
        Action::Recruit { room } => one(vec![room_id(room)]),
        Action::Promote { room } => {
            let plain = stage.own(seat).odyssey.staff(room).engineers > 0;
            let engineer = plain.then(|| vec![engineer_id(seat, room, Figure::Engineer)]);
            engineer.into_iter().chain([vec![room_id(room)]]).collect()
        }
        Action::PlaceSettler { space } => match stage.step() {
            Step::Colonize { exoplanet, .. } => one(vec![space_id(exoplanet, space)]),
            _ => Vec::new(),
        },
        Action::Swap { slots: (low, high) } => {
            vec![vec![slot_id(low), slot_id(high)], vec![slot_id(high), slot_id(low)]]
        }
        Action::GiveEngineer { room, figure } => one(vec![engineer_id(seat, room, figure)]),
        Action::MoveGate { exoplanet } => one(vec![planet_id(exoplanet)]),
        Action::TakeUp { module } => one(vec![module_id(module)]),
    }
}

/// The cell and then how the module lies, or the other way round; where it fits in one way only, the cell says it all.
fn placements(stage: &Stage<'_>, cell: Cell, rotation: Rotation) -> Vec<Vec<Id>> {
    let seat = stage.acting();
    let (cell_id, turn) = (cell_id(seat, cell), turn_id(rotation));
    let begun_with_turn = vec![turn.clone(), cell_id.clone()];
    if ways(stage, cell) == 1 {
        return vec![vec![cell_id], begun_with_turn];
    }
    vec![vec![cell_id, turn], begun_with_turn]
}

/// In how many ways the module in hand fits there.
fn ways(stage: &Stage<'_>, cell: Cell) -> usize {
    let Some(module) = stage.in_hand() else { return 0 };
    let face = stage.game.face(module);
    let into = stage.building(stage.acting()).corridors_into(cell);
    (0..face.rotations).filter(|&turns| face.corridors.turned(Rotation(turns)).meet(into)).count()
}
