//! The three goals, and how far each player has come.

use super::Stage;
use super::names::{cube, goal_id, goal_text};
use crate::agenda::Step;
use crate::components::Goal;
use crate::ids::GoalId;
use orrery_scene::node::Bar;
use orrery_scene::{Card, CardShape, Id, Node, Panel, Progress, Span, Text, Tone, word};

pub fn panel(stage: &Stage<'_>) -> Panel {
    let goals = stage.table().goals.into_iter().zip(0usize..);
    let content = goals.flat_map(|(goal, at)| [Node::Card(card(stage, goal, at)), bars(stage, at)]).collect();
    Panel {
        id: Id::from("goals"),
        title: stage.teller.say("goals-title", &[]),
        icon: Some("u-goal".into()),
        note: stage.teller.say("goals-note", &[("rounds", stage.game.rounds.into())]),
        span: 5,
        under: false,
        framed: true,
        focus: stage.asked
            && matches!(
                stage.step(),
                Step::WildGoal { .. } | Step::GyrodyneGoal { .. } | Step::Bonuses { .. }
            ),
        content,
    }
}

fn card(stage: &Stage<'_>, goal: GoalId, at: usize) -> Card {
    let row = stage.game.goal(stage.table(), at);
    let text = goal_text(goal, stage.teller);
    let points = stage.teller.words.word("points", &[("count", row.vp.into())]);
    Card {
        shape: CardShape::Strip,
        band: Span::Seal { text: row.vp.into(), name: points }.into(),
        text: Text::plain(text.clone()),
        corner: prices(stage, row, at),
        ..Card::new(goal_id(goal), text)
    }
}

/// What its bonuses cost and give; those the player has bought are marked.
fn prices(stage: &Stage<'_>, row: &Goal, at: usize) -> Text {
    let bought = usize::from(stage.player().bonuses[at]);
    let mut text = Text::none();
    for (nth, [cubes, points]) in row.bonus.iter().enumerate() {
        if nth > 0 {
            text = text.and(Span::text(" · "));
        }
        let worth = word!("→{points}");
        text = text.and(Span::text(cubes)).and(cube(stage.teller)).and(match nth < bought {
            true => Span::Live(word!("{worth} ✓")),
            false => Span::Strong(worth),
        });
    }
    text
}

fn bars(stage: &Stage<'_>, at: usize) -> Node {
    let row = stage.game.goal(stage.table(), at);
    let bar = |seat| Bar {
        tone: Tone::Seat(seat),
        label: Span::Crest(seat).into(),
        done: stage.game.count(stage.table(), seat, row.metric).into(),
        of: row.at_least.into(),
    };
    Node::Progress(Progress { text: Text::none(), bars: stage.seats().map(bar).collect() })
}
