//! What an action would do: who would stand where, who would be pushed, what would explode.

use super::Stage;
use super::names::{
    beacon_symbol, berth_id, control_id, crew_symbol, hangar_id, next_space_id, number_of, pod_name,
    sector_id,
};
use crate::action::Action;
use crate::agenda::Step;
use crate::crew::SeenCrew;
use crate::event::Course;
use crate::parts::{Berth, Kind, Place, Pod, Sector, Sectors, Shelter};
use orrery_core::Seat;
use orrery_scene::{Ghost, Id, Span, Text, Tone, word};

pub fn of(stage: &Stage<'_>, action: &Action) -> Vec<Ghost> {
    let seat = stage.seat();
    let own =
        |on: Id, kind: Kind| Ghost { on, symbol: crew_symbol(seat, Some(kind)), tone: Tone::Seat(seat) };
    match *action {
        Action::Activate { control, with } => vec![own(control_id(control), with)],
        Action::Ride { pod, to } => flight(stage, pod, to, Course::Beacon),
        Action::Fly { pod, to } => flight(stage, pod, to, Course::Accelerate),
        Action::Embark { crew, pod } => free_seat(stage, pod).map(|on| own(on, crew)).into_iter().collect(),
        Action::Transfer { from, to } => {
            let crew = stage.view.cabins[from.pod.index()][usize::from(from.seat)];
            let ghost = |(on, crew): (Id, SeenCrew)| token(on, crew);
            free_seat(stage, to).zip(crew).map(ghost).into_iter().collect()
        }
        Action::Disembark { from, to } => {
            let crew = stage.view.cabins[from.pod.index()][usize::from(from.seat)];
            crew.map(|crew| token(next_space_id(to), crew)).into_iter().collect()
        }
        Action::Launch { to, .. } => vec![hull(sector_id(to), 1)],
        Action::Moor(space) => match stage.step() {
            Step::Moor(beacon) => vec![Ghost {
                on: super::names::edge_id(space),
                symbol: beacon_symbol(beacon, false),
                tone: Tone::Brass,
            }],
            _ => Vec::new(),
        },
        Action::Displace { to } => match stage.step() {
            Step::Displace { pod, .. } => vec![hull(sector_id(to), stage.game.capacity(pod))],
            _ => Vec::new(),
        },
        Action::Park(at) => match stage.step() {
            Step::Park(pod) => vec![hull(hangar_id(at), stage.game.capacity(pod))],
            _ => Vec::new(),
        },
        Action::EndTurn
        | Action::Spy(_)
        | Action::Swap { .. }
        | Action::Oust { .. }
        | Action::Bury(_)
        | Action::Take(_)
        | Action::Lift(_)
        | Action::SwapBeacons { .. }
        | Action::Assign { .. } => Vec::new(),
    }
}

fn token(on: Id, crew: SeenCrew) -> Ghost {
    Ghost { on, symbol: crew_symbol(crew.owner, crew.kind), tone: Tone::Seat(crew.owner) }
}

fn hull(on: Id, capacity: u8) -> Ghost {
    Ghost { on, symbol: word!("e-hull-{capacity}"), tone: Tone::Brass }
}

fn free_seat(stage: &Stage<'_>, pod: Pod) -> Option<Id> {
    let cabin = &stage.view.cabins[pod.index()][..usize::from(stage.game.capacity(pod))];
    let seat = cabin.iter().position(Option::is_none)?;
    Some(berth_id(Berth { pod, seat: seat as u8 }))
}

/// The pod in its new sector, and whoever stood there in each sector it could give way to.
fn flight(stage: &Stage<'_>, pod: Pod, to: Sector, course: Course) -> Vec<Ghost> {
    let mut ghosts = vec![hull(sector_id(to), stage.game.capacity(pod))];
    if let Some((pushed, refuges)) = pushed(stage, pod, to, course) {
        ghosts.extend(refuges.iter().map(|at| hull(sector_id(at), stage.game.capacity(pushed))));
    }
    ghosts
}

/// The pod that would be pushed, and where it could go; nowhere means that the two trade places.
fn pushed(stage: &Stage<'_>, pod: Pod, to: Sector, course: Course) -> Option<(Pod, Sectors)> {
    let table = stage.table();
    let other =
        table.pods.in_sector(to).filter(|&other| stage.game.capacity(other) < stage.game.capacity(pod))?;
    let mut after = *table;
    after.pods = after.pods.with(pod, Place::Sector(to));
    Some((other, stage.game.open_refuges(&after, other, table.pods.sector(pod), course)))
}

/// What would come of it, in few words.
pub fn preview(stage: &Stage<'_>, action: &Action) -> Text {
    match *action {
        Action::Ride { pod, to } => push_preview(stage, pod, to, Course::Beacon),
        Action::Fly { pod, to } => push_preview(stage, pod, to, Course::Accelerate),
        Action::Disembark { to, .. } => landing_preview(stage, to),
        Action::Embark { pod, .. } => match stage.table().pods.place(pod) {
            Place::Hangar(hangar) => {
                let sector = stage.game.hangars[hangar.index()].launch;
                let out = stage.teller.say("preview-launch", &[("sector", number_of(sector).into())]);
                let push = push_preview(stage, pod, sector, Course::Launch);
                if push.is_empty() { out } else { out.and(Span::text(" · ")).and(push) }
            }
            _ => Text::none(),
        },
        Action::Assign { to } => match stage.step() {
            Step::Assign { shelter, space } => {
                let points = box_points(stage, shelter, space, to);
                stage.teller.say("preview-points", &[("points", points.into())])
            }
            _ => Text::none(),
        },
        _ => Text::none(),
    }
}

/// What the box pays by the shelter's rule (POD-11.4). Nothing is taken off for a coloured box that somebody who is yet
/// to be assigned may fill.
fn box_points(stage: &Stage<'_>, shelter: Shelter, space: u8, to: u8) -> i32 {
    let card = &stage.game.shelter_cards[usize::from(stage.table().shelters[shelter.index()])];
    let owners: Vec<Seat> = stage.view.arrivals[shelter.index()].iter().map(|crew| crew.owner).collect();
    let mut assigned = stage.table().assigned[shelter.index()];
    assigned[usize::from(space)] = Some(to);
    let pays = stage.game.shelter_points(card, &owners, &assigned)[usize::from(space)];
    let is_last = usize::from(space) + 1 == owners.len();
    if is_last { pays } else { pays.max(card.chambers[usize::from(to)].points.into()) }
}

fn push_preview(stage: &Stage<'_>, pod: Pod, to: Sector, course: Course) -> Text {
    let Some((other, refuges)) = pushed(stage, pod, to, course) else { return Text::none() };
    let name = pod_name(other, stage.teller);
    if refuges.is_empty() {
        return stage.teller.say("preview-trade", &[("pod", name.into())]);
    }
    let sectors = refuges.iter().map(number_of).collect::<Vec<_>>().join(" · ");
    stage.teller.say("preview-push", &[("pod", name.into()), ("sectors", sectors.into())])
}

/// Which arrival space is next, and whether the fire goes on because of it.
fn landing_preview(stage: &Stage<'_>, to: Shelter) -> Text {
    let space = stage.view.arrivals[to.index()].len() as u8 + 1;
    let explodes = stage.table().tokens[to.index()] == Some(space);
    match stage.table().revealed.first().filter(|_| explodes) {
        Some(&card) => {
            let sector = number_of(stage.game.sector_of(card));
            stage.teller.say("preview-explosion", &[("space", space.into()), ("sector", sector.into())])
        }
        None => stage.teller.say("preview-arrival", &[("space", space.into())]),
    }
}
