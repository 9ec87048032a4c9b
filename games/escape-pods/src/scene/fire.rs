//! The explosion cards: what is revealed, what is still in the deck, and which scrap would close the way.

use super::names::{card_id, number_of};
use super::{Stage, plan};
use crate::parts::Card;
use orrery_scene::{Canvas, Paint, Place as Region, Shape, Text, Tone, Word, word};

pub fn cards(stage: &Stage<'_>, canvas: &mut Canvas) {
    let table = stage.table();
    let (w, h) = plan::CARD;
    let (x, y) = plan::DECK;
    let count = table.deck.len();
    for lift in (0..count.min(3)).rev() {
        let off = 4.0 * lift as f32;
        canvas.shapes.push(Shape::Rect { x: x + off, y: y + off / 2.0, w, h, r: 9.0, paint: Paint::Surface });
    }
    if count == 0 {
        canvas.shapes.push(Shape::Rect { x, y, w, h, r: 9.0, paint: Paint::Socket });
    }
    let middle = x + w / 2.0;
    canvas.shapes.push(Shape::Symbol {
        x: middle,
        y: y + 36.0,
        size: 34.0,
        symbol: "e-boom".into(),
        tone: Tone::Refused,
    });
    canvas.shapes.push(label(middle, y + 70.0, 22.0, count, Tone::Plain, true));
    canvas.shapes.push(label(middle, y + 93.0, 12.0, stage.teller.word("deck"), Tone::Dim, false));
    for (&card, (x, y)) in table.revealed.iter().zip(plan::REVEALED) {
        let number = number_of(stage.game.sector_of(card));
        let middle = x + w / 2.0;
        canvas.shapes.extend([
            Shape::Rect { x, y, w, h, r: 9.0, paint: Paint::Tint(Tone::Refused) },
            Shape::Path {
                d: word!(
                    "M{middle} {} L{} {} L{middle} {} L{} {}z",
                    y + 8.0,
                    middle + 33.0,
                    y + 41.0,
                    y + 74.0,
                    middle - 33.0,
                    y + 41.0
                ),
                paint: Paint::Line(Tone::Refused),
            },
            label(middle, y + 42.0, 28.0, number.clone(), Tone::Refused, true),
            label(
                middle,
                y + 92.0,
                12.5,
                stage.teller.words.word("sector", &[("number", number.clone().into())]),
                Tone::Plain,
                false,
            ),
        ]);
        canvas.places.push(Region {
            id: card_id(card),
            name: stage.teller.words.word("card", &[("number", number.into())]),
            shape: Shape::Rect { x, y, w, h, r: 9.0, paint: Paint::Hair },
            text: Text::none(),
        });
    }
    words(stage, canvas);
}

fn label(x: f32, y: f32, size: f32, text: impl Into<Word>, tone: Tone, serif: bool) -> Shape {
    Shape::Label { x, y, size, text: text.into(), tone, serif }
}

/// Beside the cards: where the next scrap falls, what is still to come, which cards would close the way.
fn words(stage: &Stage<'_>, canvas: &mut Canvas) {
    let table = stage.table();
    let x = if table.revealed.len() > 1 { 670.0 } else { 560.0 };
    let number = |card: &Card| number_of(stage.game.sector_of(*card));
    let listed = |cards: &mut dyn Iterator<Item = &Card>| cards.map(number).collect::<Vec<_>>().join(" · ");
    let next = match table.revealed.first().filter(|_| stage.goes_on_burning()) {
        Some(card) => stage.teller.words.word("next-explosion", &[("number", number(card).into())]),
        None => stage.teller.word("no-explosion"),
    };
    canvas.shapes.push(label(x, 40.0, 20.0, next, Tone::Plain, true));
    let deck = &table.deck;
    let mut y = 66.0;
    if !deck.bag().is_empty() {
        let told = stage.teller.words.word("in-deck", &[("cards", listed(&mut deck.bag().iter()).into())]);
        canvas.shapes.push(label(x, y, 13.0, told, Tone::Dim, false));
        y += 21.0;
    }
    if !deck.bottom().is_empty() {
        let told =
            stage.teller.words.word("at-bottom", &[("cards", listed(&mut deck.bottom().iter()).into())]);
        canvas.shapes.push(label(x, y, 13.0, told, Tone::Dim, false));
        y += 21.0;
    }
    if table.last_turns.is_none() {
        let closes = |card: &&Card| stage.game.is_barred(table.scrap.with(stage.game.sector_of(**card)));
        let all = table.revealed.iter().chain(deck.bag()).chain(deck.bottom());
        let closing = listed(&mut all.filter(closes));
        if !closing.is_empty() {
            let told = stage.teller.words.word("would-close", &[("cards", closing.into())]);
            canvas.shapes.push(label(x, y, 13.0, told, Tone::Refused, false));
        }
    }
}
