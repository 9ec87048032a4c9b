//! The headquarters: a pyramid of projects, each standing on those beneath it.

use super::Stage;
use super::effects;
use super::names::{letter, option_id, project_id};
use crate::action::HeadquartersSide;
use crate::agenda::Step;
use crate::components::Project;
use crate::ids::{Field, HeadquartersId};
use crate::state::{Headquarters, Player};
use orrery_core::Seat;
use orrery_scene::{Card, CardShape, Chip, Id, Node, Panel, Share, Span, Text, Tone, word};

/// From the top to the base.
const ROWS: [&[Field]; 4] =
    [&[Field::Top], &[Field::U1, Field::U2], &[Field::M1, Field::M2], &[Field::B1, Field::B2, Field::B3]];

/// The player's headquarters, if the table plays with them.
pub fn panel(stage: &Stage<'_>) -> Option<Panel> {
    let player = stage.player();
    let side = player.side()?;
    let own = stage.view.viewer.seat().is_some();
    let title = match own {
        true => stage.teller.say("own-headquarters", &[]),
        false => stage.teller.say("headquarters-of", &[("seat", stage.seat().into())]),
    };
    let runs = stage.game.runs_left(stage.table(), stage.seat()).count();
    let done = player.completed.count_ones() as usize;
    Some(Panel {
        id: Id::from("headquarters"),
        title,
        icon: Some("u-hq".into()),
        note: stage.teller.say("projects-done", &[("done", done.into()), ("runs", runs.into())]),
        span: 7,
        under: false,
        framed: true,
        focus: false,
        content: rows(|field| project(stage, side, field)),
    })
}

/// A player's projects in small, from the base to the top: what each costs and gives, and how it stands.
pub fn projects(stage: &Stage<'_>, seat: Seat) -> Option<Node> {
    let player = stage.table().player(seat);
    let side = player.side()?;
    let chip = |field: Field| {
        let row = stage.game.project(side, field);
        let gives = effects::glyphs(&row.effects, stage.teller);
        let text = Text::from(stage.die(row.cost)).and(Span::text(" → ")).and(gives);
        let name = effects::sentence(&row.effects, stage.teller).spoken(&|seat| letter(seat).into()).into();
        let (tone, text) = match standing(player, row, field) {
            Standing::Done => (
                Tone::Seat(seat),
                Text::from(Span::Crest(seat)).and(text).and(run(stage, player, row, field)),
            ),
            Standing::Open => (Tone::Plain, text),
            Standing::Locked => (Tone::Dim, text),
        };
        Chip { id: None, name, tone, text }
    };
    Some(Node::Chips(Field::ALL.map(chip).into()))
}

/// Whether a project is completed, can be, or needs others first (PUL-10.1).
enum Standing {
    Done,
    Open,
    Locked,
}

fn standing(player: &Player, row: &Project, field: Field) -> Standing {
    match (player.has_completed(field), player.completed & row.needs == row.needs) {
        (true, _) => Standing::Done,
        (false, true) => Standing::Open,
        (false, false) => Standing::Locked,
    }
}

/// Whether the gate run of a completed project waits to be flown.
fn run(stage: &Stage<'_>, player: &Player, row: &Project, field: Field) -> Text {
    match (row.run(), player.runs_flown & field.bit() != 0) {
        (None, _) => Text::none(),
        (Some(_), true) => Text::plain(word!(" · {}", stage.teller.word("run-flown"))),
        (Some(_), false) => Text::plain(" ").and(Span::Live(stage.teller.word("run-ready"))),
    }
}

/// The two sides of the board that was dealt, while one is being chosen.
pub fn sides(stage: &Stage<'_>) -> Vec<Panel> {
    let Headquarters::Board(board) = stage.player().headquarters else { return Vec::new() };
    [HeadquartersSide::One, HeadquartersSide::Two]
        .map(|side| {
            let number = side_number(side);
            let found = stage
                .game
                .headquarters
                .iter()
                .zip(0u8..)
                .filter(|(row, _)| row.board == board)
                .nth(usize::from(number) - 1);
            let title = stage.teller.say("headquarters-side", &[("number", number.into())]);
            let mut content = vec![Node::Card(Card {
                shape: CardShape::Strip,
                tone: Tone::Brass,
                text: stage.teller.say("do-choose-side", &[("number", number.into())]),
                ..Card::new(
                    side_id(side),
                    stage.teller.words.word("headquarters-side", &[("number", number.into())]),
                )
            })];
            if let Some((_, at)) = found {
                content.extend(rows(|field| plain(stage, HeadquartersId(at), field, number)));
            }
            Panel {
                id: Id::of("side", number),
                title,
                icon: Some("u-hq".into()),
                note: Text::none(),
                span: 6,
                under: false,
                framed: true,
                focus: stage.asked && matches!(stage.step(), Step::Side { .. }),
                content,
            }
        })
        .into()
}

pub fn side_id(side: HeadquartersSide) -> Id {
    option_id(word!("side-{}", side_number(side)))
}

pub fn side_number(side: HeadquartersSide) -> u8 {
    match side {
        HeadquartersSide::One => 1,
        HeadquartersSide::Two => 2,
    }
}

/// The pyramid: each row a little wider than the one above.
fn rows(card: impl Fn(Field) -> Card) -> Vec<Node> {
    ROWS.iter()
        .map(|fields| {
            let stone = |&field: &Field| Node::Section {
                title: Text::none(),
                note: Text::none(),
                nodes: vec![Node::Card(card(field))],
            };
            let count = fields.len() as u8;
            let nodes = vec![Node::Grid { columns: count, nodes: fields.iter().map(stone).collect() }];
            let margin = || Share { share: 3 - count, nodes: Vec::new() };
            let mut shares = vec![Share { share: 2 * count, nodes }];
            if count < 3 {
                shares.insert(0, margin());
                shares.push(margin());
            }
            Node::Row(shares)
        })
        .collect()
}

fn plain(stage: &Stage<'_>, side: HeadquartersId, field: Field, number: u8) -> Card {
    let row = stage.game.project(side, field);
    let id = Id::of("project", word!("{}-of-{number}", field as u8));
    face(stage, row, id)
}

fn face(stage: &Stage<'_>, row: &Project, id: Id) -> Card {
    let text = effects::sentence(&row.effects, stage.teller);
    let name = text.spoken(&|seat| letter(seat).into());
    Card { shape: CardShape::Strip, band: stage.die(row.cost).into(), text, ..Card::new(id, name) }
}

fn project(stage: &Stage<'_>, side: HeadquartersId, field: Field) -> Card {
    let player = stage.player();
    let row = stage.game.project(side, field);
    let card = face(stage, row, project_id(field));
    match standing(player, row, field) {
        Standing::Done => Card {
            tone: Tone::Seat(stage.seat()),
            corner: Span::Crest(stage.seat()).into(),
            text: card.text.clone().and(run(stage, player, row, field)),
            ..card
        },
        Standing::Open => Card { tone: Tone::Brass, ..card },
        Standing::Locked => {
            Card { corner: Span::icon("i-lock", stage.teller.word("project-locked")).into(), ..card }
        }
    }
}
