//! What lies open besides: the discard pile card by card, the order discs by colour.

use super::Stage;
use super::names::{card_key, card_name, card_symbol, card_tone};
use orrery_scene::{Chip, Id, Node, Panel, Span, Text, Tone, Word, word};

pub fn panel(stage: &Stage<'_>) -> Panel {
    let board = stage.board();
    let mut chips: Vec<Chip> = Vec::new();
    for card in board.discard.faces() {
        let (name, count) = (card_name(card, stage.teller), board.discard.count(card));
        chips.push(Chip {
            id: Some(Id::of("discarded", card_key(card))),
            name: name.clone(),
            tone: card_tone(card),
            text: Text::from([
                Span::icon(card_symbol(card), Word::NONE),
                Span::text(word!("{name} ")),
                Span::Strong(word!("×{count}")),
            ]),
        });
    }
    if chips.is_empty() {
        let text = stage.say("discard-empty", &[]);
        chips.push(Chip { id: None, name: stage.word("discard-empty"), tone: Tone::Dim, text });
    }
    let mut content = vec![Node::Chips(chips)];
    if board.seats() > 2 {
        content.push(Node::Text(stage.say("discs-line", &[]).and(discs(stage))));
    }
    Panel {
        id: Id::from("discard"),
        title: stage.say("discard-title", &[]),
        icon: Some("i-deck".into()),
        note: Text::from(Span::Strong(board.discard.len().into())),
        span: 12,
        under: false,
        framed: false,
        focus: false,
        content,
    }
}

/// How many discs of each colour were turned, of how many.
fn discs(stage: &Stage<'_>) -> Text {
    let board = stage.board();
    let mut text = Text::none();
    for seat in board.everyone() {
        let (turned, left) = (board.turned[seat.index()], board.pile[seat.index()]);
        text = text.and("  ").and(Span::Crest(seat)).and(Span::Strong(word!("{turned}/{}", turned + left)));
    }
    text
}
