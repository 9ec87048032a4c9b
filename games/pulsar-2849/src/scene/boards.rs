//! The technology boards, row by row: who holds what, and what each does.

use super::Stage;
use super::names::{technology_id, technology_name, word};
use crate::components::{Board, RowBonus};
use crate::ids::TechnologyId;
use crate::operations::Kind;
use orrery_scene::{Card, CardShape, Id, Node, Panel, Span, Text, Tone, Word, word};

const NUMERALS: [&str; 3] = ["I", "II", "III"];

pub fn panels(stage: &Stage<'_>) -> Vec<Panel> {
    let boards = stage.table().boards.into_iter().zip(0usize..);
    boards.map(|(board, at)| panel(stage, &stage.game.boards[board.index()], at)).collect()
}

fn panel(stage: &Stage<'_>, board: &Board, at: usize) -> Panel {
    let (first, last) =
        (board.rounds.first().copied().unwrap_or(0), board.rounds.last().copied().unwrap_or(0));
    let title = stage.teller.say(
        "board-title",
        &[("board", NUMERALS[at % 3].into()), ("first", first.into()), ("last", last.into())],
    );
    let rows = board.rounds.iter().zip(&board.row_bonus);
    Panel {
        id: Id::of("technologies", at),
        title,
        icon: Some("u-patent".into()),
        note: Text::none(),
        span: 4,
        under: false,
        framed: true,
        focus: false,
        content: rows.map(|(&round, &bonus)| row(stage, board, round, bonus)).collect(),
    }
}

fn row(stage: &Stage<'_>, board: &Board, round: u8, bonus: RowBonus) -> Node {
    let here: Vec<TechnologyId> = board
        .technologies
        .iter()
        .copied()
        .filter(|number| stage.game.technology(*number).row == round)
        .collect();
    let now = stage.table().round == round;
    let note = match bonus {
        RowBonus::Points(points) => stage.teller.say("row-bonus", &[("points", points.into())]),
        RowBonus::Median => {
            let number = if now { Word::from(stage.table().marker.number()) } else { Word::fixed("?") };
            stage.teller.say("row-bonus-median", &[("points", number.into())])
        }
    };
    let id = match () {
        () if now => "row-now",
        () if stage.table().round < round => "row-later",
        () => "row-open",
    };
    Node::Section {
        title: stage.teller.say(id, &[("round", round.into())]),
        note,
        nodes: here.into_iter().map(|number| Node::Card(card(stage, number))).collect(),
    }
}

fn kind_sign(stage: &Stage<'_>, kind: Kind) -> Span {
    let (symbol, id) = match kind {
        Kind::Immediate => ("u-now", "kind-immediate"),
        Kind::Permanent => ("u-perm", "kind-permanent"),
        Kind::Production => ("u-prod", "kind-production"),
        Kind::Endgame => ("u-end", "kind-endgame"),
    };
    Span::icon(symbol, stage.teller.word(id))
}

fn card(stage: &Stage<'_>, number: TechnologyId) -> Card {
    let table = stage.table();
    let row = stage.game.technology(number);
    let name = technology_name(number, stage.teller);
    let owners: Vec<_> = stage.seats().filter(|seat| table.player(*seat).patents & row.bit() != 0).collect();
    let mut corner: Text = owners.iter().map(|&seat| Span::Crest(seat)).collect();
    // The second place of a technology with one icon opens late, and never with two players (PUL-13.4).
    for place in owners.len()..2 {
        let shut = row.icons == 1
            && place == 1
            && (table.seats() == 2 || owners.is_empty() || table.locked & row.bit() != 0);
        corner = corner.and(match shut {
            true => Span::icon("i-lock", stage.teller.word("place-locked")),
            false => Span::piece("i-hole", Tone::Dim, stage.teller.word("place-free")),
        });
    }
    let tone = match row.kind {
        Kind::Production => Tone::Green,
        Kind::Endgame => Tone::Purple,
        Kind::Immediate | Kind::Permanent => Tone::Plain,
    };
    Card {
        shape: CardShape::Strip,
        tone,
        band: Text::from([stage.die(row.cost), kind_sign(stage, row.kind)]),
        corner,
        text: Text::from([
            Span::Strong(name.clone()),
            Span::text(word!(": {}", word(&row.text, stage.teller))),
        ]),
        ..Card::new(technology_id(number), name)
    }
}
