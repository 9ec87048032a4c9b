//! Where the points came from, and at the end the final count line by line.

use super::Stage;
use crate::ids::TrackName;
use crate::state::{ORIGINS, Origin};
use orrery_core::Seat;
use orrery_scene::{Points, Score, TieBreak};

/// In the order in which points are counted: during the game, then the seven steps of the final count.
const ORDER: [Origin; ORIGINS] = [
    Origin::Start,
    Origin::Exploration,
    Origin::GateRun,
    Origin::Award,
    Origin::Transmitter,
    Origin::Gyrodyne,
    Origin::Technology,
    Origin::Project,
    Origin::Track,
    Origin::Legacy,
    Origin::Goal,
    Origin::Pulsar,
    Origin::GyrodyneTile,
    Origin::Cubes,
    Origin::Initiative,
    Origin::Station,
];

pub fn all(stage: &Stage<'_>) -> Vec<Score> {
    stage.seats().map(|seat| score(stage, seat)).collect()
}

/// A line for each source; those of the final count stand there even if they gave nothing.
fn score(stage: &Stage<'_>, seat: Seat) -> Score {
    let player = stage.table().player(seat);
    let counted = |origin: Origin| stage.counted && origin as usize >= Origin::Legacy as usize;
    let shown = ORDER.into_iter().filter(|&origin| player.points[origin as usize] != 0 || counted(origin));
    let points = shown.map(|origin| {
        let (id, clause) = line(stage, seat, origin);
        Points {
            text: stage.teller.say(id, &details(stage, seat, origin)),
            points: player.points[origin as usize].into(),
            clause: clause.into(),
        }
    });
    Score { seat, total: player.total().into(), points: points.collect(), ties: Vec::new() }
}

/// Of those who tie, the one farther ahead on the initiative track (PUL-12.10).
pub fn compared(stage: &Stage<'_>, seat: Seat) -> Vec<TieBreak> {
    let rank = stage.table().track(TrackName::Initiative).rank(seat) as i32 + 1;
    vec![TieBreak::new(stage.teller.say("tie-initiative", &[("rank", rank.into())]), -rank, "PUL-12.10")]
}

fn line(stage: &Stage<'_>, seat: Seat, origin: Origin) -> (&'static str, &'static str) {
    let table = stage.table();
    match origin {
        Origin::Start => ("score-start", "PUL-3.11"),
        Origin::Exploration => ("score-exploration", "PUL-7.16"),
        Origin::GateRun => ("score-gate-runs", "PUL-10.9"),
        Origin::Award => ("score-awards", "PUL-8.8"),
        Origin::Transmitter => ("score-transmitters", "PUL-11.5"),
        Origin::Gyrodyne => ("score-gyrodynes", "PUL-11.6"),
        Origin::Technology => ("score-technologies", "PUL-13.6"),
        Origin::Project => ("score-projects", "PUL-10.3"),
        Origin::Track => ("score-tracks", "PUL-11.4"),
        Origin::Legacy => ("score-legacy", "PUL-12.2"),
        Origin::Goal => ("score-goals", "PUL-12.3"),
        Origin::Pulsar => ("score-pulsars", "PUL-12.6"),
        Origin::GyrodyneTile if table.gyrodyne_literal => ("score-all-gyrodyne-tiles", "PUL-12.7"),
        Origin::GyrodyneTile => ("score-gyrodyne-tiles", "PUL-12.7"),
        Origin::Cubes => ("score-cubes", "PUL-12.8"),
        Origin::Initiative if stage.game.initiative_counts(table, seat) > 1 => {
            ("score-initiative-twice", "PUL-12.8")
        }
        Origin::Initiative => ("score-initiative", "PUL-12.8"),
        Origin::Station => ("score-stations", "PUL-12.9"),
    }
}

/// What the line counted, where a number says it.
fn details(stage: &Stage<'_>, seat: Seat, origin: Origin) -> Vec<(&'static str, orrery_scene::Say)> {
    let player = stage.table().player(seat);
    match origin {
        Origin::Goal => {
            let bonuses: u8 = player.bonuses.iter().sum();
            vec![("goals", (player.goals.count_ones() as usize).into()), ("bonuses", bonuses.into())]
        }
        Origin::Cubes => vec![("cubes", player.cubes.into())],
        Origin::Station => {
            let extra = stage.game.extra_stations(stage.table(), seat);
            vec![("stations", (player.stations.count_ones() as usize).into()), ("extra", extra.into())]
        }
        Origin::Award => vec![("count", player.awards.into())],
        _ => Vec::new(),
    }
}
