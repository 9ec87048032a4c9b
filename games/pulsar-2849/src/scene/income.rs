//! What the coming production would give, and what the final count would if it came now.

use super::Stage;
use super::names::cube;
use crate::state::Origin;
use orrery_core::Seat;
use orrery_scene::{Chip, Id, Node, Panel, Span, Text, Tone, Word, word};

/// Points and cubes of one production, by where they come from.
pub struct Income {
    pub track_points: i16,
    pub track_cubes: u8,
    pub transmitter_points: u8,
    pub transmitter_cubes: u8,
    pub gyrodynes: i16,
    pub technologies: i16,
}

impl Income {
    pub fn points(&self) -> i16 {
        self.track_points + i16::from(self.transmitter_points) + self.gyrodynes + self.technologies
    }

    pub fn cubes(&self) -> u8 {
        self.track_cubes + self.transmitter_cubes
    }
}

impl Stage<'_> {
    pub fn income(&self, seat: Seat) -> Income {
        let (table, game) = (self.table(), self.game);
        let awards = || game.engineering_awards(table, seat);
        let earned: i16 = awards().map(|award| i16::from(award.vp)).sum();
        // A score never drops below nought (PUL-11.4).
        let lost = game.penalties(table, seat).max(-(table.player(seat).total() + earned));
        let online = || table.held_by(seat).filter(|held| held.online);
        Income {
            track_points: earned + lost,
            track_cubes: awards().map(|award| award.cubes).sum(),
            transmitter_points: online().map(|held| game.transmitter(held.tile).production.vp).sum(),
            transmitter_cubes: online().map(|held| game.transmitter(held.tile).production.cubes).sum(),
            gyrodynes: game.gyrodyne_income(table, seat, game.row_bonus(table)),
            technologies: game.technology_income(table, seat),
        }
    }
}

pub fn panel(stage: &Stage<'_>) -> Panel {
    let income = stage.income(stage.seat());
    let total = stage.teller.say(
        "income-total",
        &[("points", i32::from(income.points()).into()), ("cubes", income.cubes().into())],
    );
    let mut content = vec![Node::Chips(production(stage, &income))];
    if !stage.counted {
        content.push(Node::Section {
            title: stage.teller.say("final-title", &[]),
            note: Text::none(),
            nodes: vec![Node::Chips(remains(stage))],
        });
    }
    Panel {
        id: Id::from("income"),
        title: stage.teller.say("income-title", &[]),
        icon: Some("u-prod".into()),
        note: total,
        span: 5,
        under: true,
        framed: true,
        focus: false,
        content,
    }
}

fn chip(stage: &Stage<'_>, symbol: &'static str, id: &str, points: i16, cubes: u8) -> Chip {
    let name = stage.teller.word(id);
    let number = Word::from(points).replace('-', "−").into();
    let mut text =
        Text::from([Span::icon(symbol, Word::NONE), Span::text(name.clone()), Span::Strong(number)]);
    if cubes > 0 {
        text = text.and(Span::text(word!("+{cubes}"))).and(cube(stage.teller));
    }
    let tone = if points == 0 && cubes == 0 { Tone::Dim } else { Tone::Plain };
    Chip { id: None, name, tone, text }
}

fn production(stage: &Stage<'_>, income: &Income) -> Vec<Chip> {
    let points = i16::from(income.transmitter_points);
    vec![
        chip(stage, "u-engine", "income-tracks", income.track_points, income.track_cubes),
        chip(stage, "u-dish", "income-transmitters", points, income.transmitter_cubes),
        chip(stage, "u-gyro", "income-gyrodynes", income.gyrodynes, 0),
        chip(stage, "u-patent", "income-technologies", income.technologies, 0),
    ]
}

fn remains(stage: &Stage<'_>) -> Vec<Chip> {
    let (table, game, seat) = (stage.table(), stage.game, stage.seat());
    let (legacy, goals) = to_be_counted(stage);
    let mut chips =
        vec![chip(stage, "u-end", "final-legacy", legacy, 0), chip(stage, "u-goal", "final-goals", goals, 0)];
    for (origin, points) in game.remains(table, seat) {
        let (symbol, id) = match origin {
            Origin::Pulsar => ("u-ring", "final-pulsars"),
            Origin::GyrodyneTile if table.gyrodyne_literal => ("u-gyro", "final-all-gyrodynes"),
            Origin::GyrodyneTile => ("u-gyro", "final-gyrodynes"),
            Origin::Cubes => ("u-cube", "final-cubes"),
            Origin::Initiative => ("u-order", "final-initiative"),
            _ => ("u-station", "final-stations"),
        };
        chips.push(chip(stage, symbol, id, points, 0));
    }
    chips
}

/// Violet technologies and goals, without what the final count has counted already: questions of the final count come
/// after its first step (PUL-12.2), and goals that have been achieved have been scored (PUL-12.11).
fn to_be_counted(stage: &Stage<'_>) -> (i16, i16) {
    let (table, game, seat) = (stage.table(), stage.game, stage.seat());
    let legacy = if stage.is_final() { 0 } else { game.legacy(table, seat) };
    let (goals, for_goals) = match table.player(seat).goals {
        0 => game.goals_now(table, seat),
        _ => (0, 0),
    };
    (legacy + for_goals, goals)
}
