//! Every action in words.

use super::Stage;
use super::names::{beacon_span, control_name, crew_span, edge_name, kind_name, letter, number_of, pod_name};
use crate::action::Action;
use crate::agenda::Step;
use crate::crew::Crew;
use crate::parts::{Beacon, Berth, Kind, Pod, Sector, Shelter, Target};
use orrery_core::Seats;
use orrery_scene::{Say, Text};

pub fn of(stage: &Stage<'_>, action: &Action) -> Text {
    let say = |id: &str, args: &[(&str, Say)]| stage.teller.say(id, args);
    let pod = |pod: Pod| Say::from(pod_name(pod, stage.teller));
    let sector = |sector: Sector| Say::from(number_of(sector));
    let shelter = |shelter: Shelter| Say::from(letter(shelter));
    let beacon = |beacon: Beacon| Say::from(beacon_span(stage.game, beacon));
    let own = |kind: Kind| {
        let owner = stage.seat();
        Say::from(crew_span(Crew { owner, kind: Some(kind), known: Seats::one(owner) }, stage.teller))
    };
    let seated = |berth: Berth| match stage.view.cabins[berth.pod.index()][usize::from(berth.seat)] {
        Some(crew) => Say::from(crew_span(crew, stage.teller)),
        None => Say::from(stage.teller.word("crew")),
    };
    match *action {
        Action::EndTurn => say("verb-end-turn", &[]),
        Action::Activate { control, with } => say(
            "do-activate",
            &[("control", control_name(control, stage.teller).into()), ("crew", own(with))],
        ),
        Action::Ride { pod: ridden, to } => say("do-ride", &[("pod", pod(ridden)), ("sector", sector(to))]),
        Action::Embark { crew, pod: to } => say("do-embark", &[("crew", own(crew)), ("pod", pod(to))]),
        Action::Transfer { from, to } => say("do-transfer", &[("crew", seated(from)), ("pod", pod(to))]),
        Action::Disembark { from, to } => {
            say("do-disembark", &[("crew", seated(from)), ("shelter", shelter(to))])
        }
        Action::Fly { pod: flown, to } => say("do-fly", &[("pod", pod(flown)), ("sector", sector(to))]),
        Action::Spy(Target::Pod(target)) => say("do-spy-pod", &[("pod", pod(target))]),
        Action::Spy(Target::Shelter(target)) => say("do-spy-shelter", &[("shelter", shelter(target))]),
        Action::Launch { crew, to } => say("do-launch", &[("crew", own(crew)), ("sector", sector(to))]),
        Action::Swap { own: mine, other } => {
            say("do-swap", &[("own", seated(mine)), ("other", seated(other)), ("pod", pod(other.pod))])
        }
        Action::Oust { crew, other } => {
            say("do-oust", &[("crew", own(crew)), ("other", seated(other)), ("pod", pod(other.pod))])
        }
        Action::Bury(card) => say("do-bury", &[("sector", sector(stage.game.sector_of(card)))]),
        Action::Take(taken) => say("do-take", &[("beacon", beacon(taken))]),
        Action::Lift(lifted) => say("do-lift", &[("beacon", beacon(lifted))]),
        Action::Moor(space) => say("do-moor", &[("edge", edge_name(stage.game, space).into())]),
        Action::SwapBeacons { one, other } => {
            say("do-swap-beacons", &[("one", beacon(one)), ("other", beacon(other))])
        }
        Action::Displace { to } => say("do-displace", &[("sector", sector(to))]),
        Action::Park(hangar) => say("do-park", &[("hangar", (hangar.0 + 1).into())]),
        Action::Assign { to } => assign(stage, to),
    }
}

fn assign(stage: &Stage<'_>, to: u8) -> Text {
    let Step::Assign { shelter, .. } = stage.step() else { return Text::none() };
    let card = &stage.game.shelter_cards[usize::from(stage.table().shelters[shelter.index()])];
    let chamber = card.chambers[usize::from(to)];
    let kind =
        chamber.kind.map_or_else(|| stage.teller.word("kind-any"), |kind| kind_name(kind, stage.teller));
    stage.teller.say("do-assign", &[("number", (to + 1).into()), ("kind", kind.into())])
}
