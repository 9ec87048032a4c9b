//! The worksite: nine stacks of modules, their tops open.

use super::Stage;
use super::names::{
    beneath_id, kind_symbol, module, sector, sector_symbol, sector_tone, stack, stack_id, tile_symbol,
};
use crate::agenda::Step;
use crate::components::{RoomAction, STACKS};
use crate::parts::{Sector, Stack};
use orrery_scene::{Canvas, Id, Node, Paint, Panel, Place, Shape, Span, Text, Tone, Word, word};

const COLUMNS: usize = 3;
const CELL: (f32, f32) = (98.0, 74.0);
const PITCH: (f32, f32) = (108.0, 84.0);
const HEAD: f32 = 26.0;

pub fn panel(stage: &Stage<'_>) -> Panel {
    let left: usize = stage.game.stacks().map(|stack| count(stage, stack)).sum();
    let drawing = matches!(stage.step(), Step::TakeInitial { .. }) || adds(stage);
    Panel {
        id: Id::from("worksite"),
        title: stage.teller.say("worksite-title", &[]),
        icon: Some("i-deck".into()),
        note: stage.teller.say("modules-left", &[("count", left.into())]),
        span: 4,
        under: true,
        framed: false,
        focus: stage.asked && drawing,
        content: vec![Node::Canvas(canvas(stage))],
    }
}

/// Whether action points buy modules now.
fn adds(stage: &Stage<'_>) -> bool {
    matches!(stage.step(), Step::Act { .. }) && super::yard::room_action(stage) == Some(RoomAction::AddModule)
}

fn count(stage: &Stage<'_>, stack: Stack) -> usize {
    let pile = &stage.view.stacks[stack.index()];
    usize::from(pile.top.is_some()) + pile.unseen.len() + pile.beneath.len()
}

fn canvas(stage: &Stage<'_>) -> Canvas {
    let mut canvas = Canvas::new(
        stage.teller.word("worksite-title"),
        PITCH.0 * COLUMNS as f32,
        HEAD + PITCH.1 * STACKS.div_ceil(COLUMNS) as f32,
    );
    for column in 0..COLUMNS {
        if let Some(of) = column_sector(stage, column) {
            let title = sector(of, stage.teller);
            let x = PITCH.0 * (column as f32 + 0.5);
            let half = title.chars().count() as f32 * 3.6;
            canvas.shapes.push(Shape::Symbol {
                x: x - half - 2.0,
                y: HEAD / 2.0,
                size: 16.0,
                symbol: sector_symbol(of).into(),
                tone: sector_tone(Some(of)),
            });
            canvas.shapes.push(label(x + 10.0, HEAD / 2.0, 13.0, title, Tone::Plain, false));
        }
    }
    for stack in stage.game.stacks() {
        pile(stage, stack, &mut canvas);
    }
    canvas
}

fn column_sector(stage: &Stage<'_>, column: usize) -> Option<Sector> {
    let modules = &stage.game.stacks.get(column)?.modules;
    stage.game.face(*modules.first()?).sector
}

fn label(x: f32, y: f32, size: f32, text: Word, tone: Tone, serif: bool) -> Shape {
    Shape::Label { x, y, size, text, tone, serif }
}

fn pile(stage: &Stage<'_>, of: Stack, canvas: &mut Canvas) {
    let (column, row) = (of.index() % COLUMNS, of.index() / COLUMNS);
    let x = PITCH.0 * column as f32 + (PITCH.0 - CELL.0) / 2.0;
    let y = HEAD + PITCH.1 * row as f32 + (PITCH.1 - CELL.1) / 2.0;
    let outline = |paint| Shape::Rect { x, y, w: CELL.0, h: CELL.1, r: 10.0, paint };
    let left = count(stage, of);
    let Some(top) = stage.top(of) else {
        canvas.shapes.push(outline(Paint::Course(Tone::Dim)));
        canvas.places.push(Place {
            id: stack_id(of),
            name: word!("{}, 0", stack(of, stage.teller)),
            shape: outline(Paint::Hair),
            text: Text::plain("0"),
        });
        return;
    };
    let face = stage.game.face(top);
    let middle = (x + 36.0, y + CELL.1 / 2.0);
    canvas.shapes.push(outline(Paint::Surface));
    let shown = |size: f32, symbol| Shape::Symbol {
        x: middle.0,
        y: middle.1,
        size,
        symbol,
        tone: sector_tone(face.sector),
    };
    canvas.shapes.push(shown(62.0, tile_symbol(face.corridors, true)));
    canvas.shapes.push(Shape::Symbol {
        x: middle.0,
        y: middle.1,
        size: 22.0,
        symbol: kind_symbol(face.kind).into(),
        tone: Tone::Plain,
    });
    let side = x + 83.0;
    canvas.shapes.push(Shape::Symbol {
        x: side - 8.0,
        y: y + 15.0,
        size: 13.0,
        symbol: "o-cap".into(),
        tone: Tone::Dim,
    });
    canvas.shapes.push(label(side + 6.0, y + 15.0, 15.0, face.capacity.into(), Tone::Plain, true));
    canvas.shapes.push(label(side - 1.0, y + 36.0, 12.5, word!("×{left}"), Tone::Dim, true));
    let barred = match stage.step() {
        Step::Act { barred, .. } => barred.contains(of),
        Step::TakeInitial { used, .. } => used.contains(of),
        _ => false,
    };
    if barred {
        canvas.shapes.push(Shape::Symbol {
            x: side,
            y: y + 58.0,
            size: 16.0,
            symbol: "i-lock".into(),
            tone: Tone::Refused,
        });
    }
    canvas.places.push(Place {
        id: stack_id(of),
        name: stage.teller.words.word(
            "stack-name",
            &[
                ("stack", stack(of, stage.teller).into()),
                ("module", module(top, stage.teller).into()),
                ("capacity", face.capacity.into()),
                ("left", left.into()),
            ],
        ),
        shape: outline(Paint::Hair),
        text: Text::none(),
    });
    if adds(stage) && !barred {
        canvas.places.push(Place {
            id: beneath_id(of),
            name: stage.teller.words.word("beneath-name", &[("module", module(top, stage.teller).into())]),
            shape: Shape::Circle { x: side, y: y + 57.0, r: 12.0, paint: Paint::Surface },
            text: Span::icon("o-beneath", Word::NONE).into(),
        });
    }
}
