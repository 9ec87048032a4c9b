//! The log: what happened, in a sentence, as its reader saw it.

use super::names::{
    beacon_id, beacon_span, card_id, control_name, crew_span, edge_name, kind_name, letter, number_of,
    pod_id, pod_name, sector_id, shelter_id,
};
use crate::components::EscapePods;
use crate::crew::SeenCrew;
use crate::event::{Cause, Course, Ending, Notice, Told};
use crate::parts::{Beacon, Pod, Sector, Shelter, Target};
use orrery_core::Viewer;
use orrery_scene::{Id, Line, LineKind, Say, Span, Teller, Text};

type Args<'a> = &'a [(&'a str, Say)];

/// What the event is told as; what can be seen on the board anyway is not told.
pub fn of(notice: &Notice, _viewer: Viewer, teller: Teller<'_, EscapePods>) -> Option<Line> {
    let line = |kind, id: &str, args: Args<'_>, things: Vec<Id>| {
        Some(Line { kind, text: teller.say(id, args), things })
    };
    let title = |id: &str, args: Args<'_>| line(LineKind::Heading, id, args, Vec::new());
    let deed = |id: &str, args: Args<'_>, things| line(LineKind::Deed, id, args, things);
    let then = |id: &str, args: Args<'_>, things| line(LineKind::Consequence, id, args, things);
    let crew = |crew: SeenCrew| Say::from(crew_span(crew, teller));
    let pod = |pod: Pod| Say::from(pod_name(pod, teller));
    let sector = |sector: Sector| Say::from(number_of(sector));
    let shelter = |shelter: Shelter| Say::from(letter(shelter));
    let beacon = |beacon: Beacon| Say::from(beacon_span(teller.game, beacon));
    match *notice {
        Told::TurnBegan { seat, round, .. } => {
            title("log-turn", &[("seat", seat.into()), ("round", round.into())])
        }
        Told::LastTurnBegan { seat, .. } => title("log-last-turn", &[("seat", seat.into())]),
        Told::LastTurnSkipped { seat } => then("log-last-turn-skipped", &[("seat", seat.into())], vec![]),
        Told::Activated { control, crew: paid } => deed(
            "log-activated",
            &[
                ("seat", paid.owner.into()),
                ("control", control_name(control, teller).into()),
                ("crew", crew(paid)),
            ],
            vec![],
        ),
        Told::Embarked { crew: one, to } => {
            then("log-embarked", &[("crew", crew(one)), ("pod", pod(to.pod))], vec![pod_id(to.pod)])
        }
        Told::Transferred { crew: one, from, to } => then(
            "log-transferred",
            &[("crew", crew(one)), ("from", pod(from.pod)), ("to", pod(to.pod))],
            vec![pod_id(from.pod), pod_id(to.pod)],
        ),
        Told::Disembarked { crew: one, from, .. } => {
            then("log-disembarked", &[("crew", crew(one)), ("pod", pod(from.pod))], vec![])
        }
        Told::Landed { crew: one, at, space } => then(
            "log-landed",
            &[("crew", crew(one)), ("shelter", shelter(at)), ("space", space.into())],
            vec![shelter_id(at)],
        ),
        Told::Moved { pod: moved, to, how, .. } => {
            let args = [("pod", pod(moved)), ("sector", sector(to))];
            let things = vec![pod_id(moved), sector_id(to)];
            match how {
                Course::Beacon => deed("log-rode", &args, things),
                Course::Displaced => then("log-pushed", &args, things),
                Course::Traded => then("log-traded", &args, things),
                Course::Launch => then("log-launched", &args, things),
                Course::Accelerate | Course::Pilot => then("log-moved", &args, things),
            }
        }
        Told::Spied { on, crew: ref seen, .. } => spied(on, seen, teller),
        Told::Swapped { own, other, at, .. } => then(
            "log-swapped",
            &[("own", crew(own)), ("other", crew(other)), ("pod", pod(at.pod))],
            vec![pod_id(at.pod)],
        ),
        Told::Ousted { crew: one, other, at } => then(
            "log-ousted",
            &[("crew", crew(one)), ("other", crew(other)), ("pod", pod(at.pod))],
            vec![pod_id(at.pod)],
        ),
        Told::Buried { card, .. } => {
            then("log-buried", &[("sector", sector(teller.game.sector_of(card)))], vec![])
        }
        Told::Revealed { card } => {
            then("log-revealed", &[("sector", sector(teller.game.sector_of(card)))], vec![card_id(card)])
        }
        Told::Moored { beacon: placed, at, .. } => then(
            "log-moored",
            &[("beacon", beacon(placed)), ("edge", edge_name(teller.game, at).into())],
            vec![beacon_id(placed)],
        ),
        Told::BeaconMoved { beacon: moved, from, to, .. } => then(
            "log-beacon-moved",
            &[
                ("beacon", beacon(moved)),
                ("from", edge_name(teller.game, from).into()),
                ("to", edge_name(teller.game, to).into()),
            ],
            vec![beacon_id(moved)],
        ),
        Told::BeaconsSwapped { one, other, .. } => then(
            "log-beacons-swapped",
            &[("one", beacon(one)), ("other", beacon(other))],
            vec![beacon_id(one), beacon_id(other)],
        ),
        Told::Returned { crew, .. } => then("log-returned", &[("count", crew.into())], vec![]),
        Told::TokenMoved { shelter: at, to } => match to {
            Some(to) => {
                then("log-token", &[("shelter", shelter(at)), ("space", to.into())], vec![shelter_id(at)])
            }
            None => then("log-token-gone", &[("shelter", shelter(at))], vec![shelter_id(at)]),
        },
        Told::Exploded { at, cause, .. } => {
            let id = match cause {
                Cause::Arrival => "log-exploded",
                Cause::Fire => "log-fire",
                Cause::Solo => "log-solo-fire",
            };
            deed(id, &[("sector", sector(at))], vec![sector_id(at)])
        }
        Told::Rescued { crew: one, .. } => then("log-rescued", &[("crew", crew(one))], vec![]),
        Told::Parked { pod: parked, hangar } => then(
            "log-parked",
            &[("pod", pod(parked)), ("hangar", (hangar.0 + 1).into())],
            vec![pod_id(parked)],
        ),
        Told::Stowed { pod: stowed } => then("log-stowed", &[("pod", pod(stowed))], vec![pod_id(stowed)]),
        Told::BarrierRose => title("log-barrier", &[]),
        Told::GameEnded { why } => title(ending(why), &[]),
        Told::TurnedUp { shelter: at, ref kinds } => {
            let names: Vec<_> = kinds.iter().map(|&kind| kind_name(kind, teller)).collect();
            let args = [("shelter", shelter(at)), ("crew", names.join(", ").into())];
            deed("log-turned-up", &args, vec![shelter_id(at)])
        }
        Told::Assigned { crew: one, shelter: at, to, .. } => {
            let args = [("seat", one.owner.into()), ("crew", crew(one)), ("shelter", shelter(at))];
            match to {
                Some(to) => {
                    let card = [("number", Say::from(to + 1))];
                    let all: Vec<_> = args.into_iter().chain(card).collect();
                    then("log-assigned", &all, vec![shelter_id(at)])
                }
                None => then("log-no-box", &args, vec![shelter_id(at)]),
            }
        }
        Told::TurnEnded { .. } | Told::Emptied { .. } => None,
    }
}

/// Only the spy is told what lies there.
fn spied(on: Target, seen: &[SeenCrew], teller: Teller<'_, EscapePods>) -> Option<Line> {
    let mut crew = Text::none();
    for (at, one) in seen.iter().enumerate() {
        crew = crew.and(Span::text(if at == 0 { "" } else { " " })).and(crew_span(*one, teller));
    }
    let (id, what, thing) = match on {
        Target::Pod(pod) => ("log-spied-pod", ("pod", Say::from(pod_name(pod, teller))), pod_id(pod)),
        Target::Shelter(at) => ("log-spied-shelter", ("shelter", Say::from(letter(at))), shelter_id(at)),
    };
    let text = teller.say(id, &[what, ("crew", crew.into())]);
    Some(Line { kind: LineKind::Consequence, text, things: vec![thing] })
}

fn ending(why: Ending) -> &'static str {
    match why {
        Ending::LastTurnsPlayed => "log-end-last-turns",
        Ending::SheltersFull => "log-end-full",
        Ending::NobodyCanArrive => "log-end-nobody",
        Ending::Idle => "log-end-idle",
        Ending::RoundCap => "log-end-rounds",
    }
}
