//! Every action as a path of clicks.

use super::names::{
    beacon_id, berth_id, box_id, card_id, control_id, crew_id, edge_id, hangar_id, next_space_id, pod_id,
    reserve_id, sector_id, shelter_id,
};
use super::{Stage, ghosts, labels};
use crate::action::Action;
use crate::agenda::Step;
use crate::components::EscapePods;
use crate::parts::{Berth, Pod, Sector, Shelter, Target};
use orrery_scene::{Id, Offered, Pointing, Text, Verb, Weight, word};

/// The buttons: the end of the turn, and the two things that can be done with a beacon that is pointed at.
pub fn verbs(stage: &Stage<'_>, offered: &Offered<'_, EscapePods>) -> Vec<Verb> {
    let mut verbs: Vec<Verb> = Vec::new();
    let refused = offered.refused.iter().map(|(action, _)| action);
    for action in offered.legal.iter().chain(refused) {
        let Some(key) = verb_key(action) else { continue };
        if verbs.iter().all(|verb| verb.id != verb_id(key)) {
            verbs.push(verb(stage, offered, key));
        }
    }
    verbs.sort_by_key(|verb| verb.weight != Weight::Plain);
    verbs
}

/// How an action is pointed at.
pub fn pointing(stage: &Stage<'_>, action: &Action) -> Pointing {
    Pointing {
        verb: verb_key(action).map(verb_id),
        paths: paths(stage, action),
        label: labels::of(stage, action),
        preview: ghosts::preview(stage, action),
        ghosts: ghosts::of(stage, action),
    }
}

fn verb_id(key: &str) -> Id {
    Id::of("verb", key)
}

/// The word under which an action is found; what is merely pointed at needs none.
fn verb_key(action: &Action) -> Option<&'static str> {
    match action {
        Action::EndTurn => Some("end-turn"),
        Action::Lift(_) => Some("lift"),
        Action::SwapBeacons { .. } => Some("swap-beacons"),
        Action::Activate { .. }
        | Action::Ride { .. }
        | Action::Embark { .. }
        | Action::Transfer { .. }
        | Action::Disembark { .. }
        | Action::Fly { .. }
        | Action::Spy(_)
        | Action::Launch { .. }
        | Action::Swap { .. }
        | Action::Oust { .. }
        | Action::Bury(_)
        | Action::Take(_)
        | Action::Moor(_)
        | Action::Displace { .. }
        | Action::Park(_)
        | Action::Assign { .. } => None,
    }
}

fn verb(stage: &Stage<'_>, offered: &Offered<'_, EscapePods>, key: &'static str) -> Verb {
    let ways = offered.legal.iter().filter(|other| verb_key(other) == Some(key)).count();
    let (icon, weight, preview) = match key {
        // While something can still be done, ending the turn stands back.
        "end-turn" if stage.table().actions_left > 0 && offered.legal.len() > 1 => {
            let left = stage.table().actions_left;
            ("i-pass", Weight::Quiet, stage.teller.say("actions-unused", &[("count", left.into())]))
        }
        "end-turn" => ("i-check", Weight::Main, Text::none()),
        "lift" => ("e-beacon", Weight::Plain, stage.teller.say("ways", &[("count", ways.into())])),
        _ => ("e-board", Weight::Plain, stage.teller.say("ways", &[("count", ways.into())])),
    };
    Verb {
        id: verb_id(key),
        label: stage.teller.say(&word!("verb-{key}"), &[]),
        icon: Some(icon.into()),
        preview,
        weight,
    }
}

/// The things to click, for each way to point at the same action.
fn paths(stage: &Stage<'_>, action: &Action) -> Vec<Vec<Id>> {
    let one = |path: Vec<Id>| vec![path];
    let then = |first: Id, ways: Vec<Id>| ways.into_iter().map(|way| vec![first.clone(), way]).collect();
    let each = |ways: Vec<Id>| ways.into_iter().map(|way| vec![way]).collect();
    match *action {
        Action::EndTurn => one(Vec::new()),
        Action::Activate { control, with } => one(vec![reserve_id(with), control_id(control)]),
        Action::Ride { pod, to } | Action::Fly { pod, to } => {
            let ways = |from: Id| sector_ways(stage, to).into_iter().map(move |to| vec![from.clone(), to]);
            pod_ways(stage, pod).into_iter().flat_map(ways).collect()
        }
        Action::Embark { crew, pod } => then(reserve_id(crew), pod_ways(stage, pod)),
        Action::Transfer { from, to } => then(crew_id(from), pod_ways(stage, to)),
        Action::Disembark { from, to } => then(crew_id(from), shelter_ways(stage, to)),
        Action::Spy(Target::Pod(pod)) => each(pod_ways(stage, pod)),
        Action::Spy(Target::Shelter(shelter)) => each(shelter_ways(stage, shelter)),
        Action::Launch { crew, to } => then(reserve_id(crew), sector_ways(stage, to)),
        Action::Swap { own, other } => one(vec![crew_id(own), crew_id(other)]),
        Action::Oust { crew, other } => one(vec![reserve_id(crew), crew_id(other)]),
        Action::Bury(card) => one(vec![card_id(card)]),
        Action::Take(beacon) | Action::Lift(beacon) => one(vec![beacon_id(beacon)]),
        Action::Moor(space) => one(vec![edge_id(space)]),
        Action::SwapBeacons { one: first, other } => one(vec![beacon_id(first), beacon_id(other)]),
        Action::Displace { to } => each(sector_ways(stage, to)),
        Action::Park(hangar) => one(vec![hangar_id(hangar)]),
        Action::Assign { to } => match stage.step() {
            Step::Assign { shelter, .. } => one(vec![box_id(shelter, to)]),
            _ => Vec::new(),
        },
    }
}

/// A pod, or one of its free seats.
fn pod_ways(stage: &Stage<'_>, pod: Pod) -> Vec<Id> {
    let cabin = stage.view.cabins[pod.index()].iter().zip(0..stage.game.capacity(pod));
    let free = cabin.filter(|(crew, _)| crew.is_none()).map(|(_, seat)| berth_id(Berth { pod, seat }));
    std::iter::once(pod_id(pod)).chain(free).collect()
}

/// A sector, or the pod that stands there and would be pushed.
fn sector_ways(stage: &Stage<'_>, sector: Sector) -> Vec<Id> {
    let pushed = stage.table().pods.in_sector(sector).into_iter().flat_map(|pod| pod_ways(stage, pod));
    std::iter::once(sector_id(sector)).chain(pushed).collect()
}

/// A shelter, or its next arrival space.
fn shelter_ways(stage: &Stage<'_>, shelter: Shelter) -> Vec<Id> {
    let full = stage.view.arrivals[shelter.index()].is_full();
    std::iter::once(shelter_id(shelter)).chain((!full).then(|| next_space_id(shelter))).collect()
}
