//! Hawking: the influence wheel, the government ranks and the predominance track.

use super::Stage;
use super::names::{gate_span, slot_id, token, token_mark};
use crate::agenda::Step;
use crate::parts::Gate;
use crate::state::Post;
use orrery_core::Seat;
use orrery_scene::{Canvas, Id, Node, Paint, Panel, Piece, Place, Shape, Span, Text, Tone, Word, word};

const WIDTH: f32 = 290.0;
const HEIGHT: f32 = 250.0;
const MIDDLE: (f32, f32) = (145.0, 125.0);
const WHEEL: f32 = 94.0;
/// The ranks that are drawn; nothing keeps anybody from rising further.
const RANKS: u16 = 12;

pub fn panel(stage: &Stage<'_>) -> Panel {
    let mut note = Text::none();
    for (at, _) in stage.view.gates.iter().enumerate().filter(|(_, post)| **post == Post::Hawking) {
        note = note.and(gate_span(Gate(at as u8), stage.teller)).and(Span::text(" "));
    }
    if !note.is_empty() {
        let points = i32::from(stage.game.hawking.points_per_settler);
        note = note.and(stage.teller.say("hawking-pays", &[("points", points.into())]));
    }
    Panel {
        id: Id::from("hawking"),
        title: Text::plain("Hawking"),
        icon: Some("o-planet".into()),
        note,
        span: 4,
        under: true,
        framed: false,
        focus: stage.asked && matches!(stage.step(), Step::Swap { .. }),
        content: vec![
            Node::Canvas(canvas(stage)),
            Node::Section {
                title: stage.teller.say("predominance-title", &[]),
                note: stage.teller.say("predominance-note", &[]),
                nodes: vec![Node::Canvas(predominance(stage))],
            },
        ],
    }
}

/// A space of the wheel; the arrow lies before the first.
pub fn spoke(value: f32, r: f32) -> (f32, f32) {
    let angle = value * std::f32::consts::TAU / 10.0;
    (MIDDLE.0 + r * angle.sin(), MIDDLE.1 - r * angle.cos())
}

fn canvas(stage: &Stage<'_>) -> Canvas {
    let mut canvas =
        Canvas { art: Some("wheel".into()), ..Canvas::new(stage.teller.word("wheel"), WIDTH, HEIGHT) };
    let around = stage.game.hawking.wheel;
    for value in 0..around {
        let here: Vec<Seat> =
            stage.seats().filter(|&seat| stage.own(seat).influence % around == value).collect();
        let at = if here.is_empty() { WHEEL } else { WHEEL + 23.0 };
        let (x, y) = spoke(f32::from(value), at);
        canvas.shapes.push(text(x, y, 15.0, value.into(), Tone::Plain));
        for (nth, &seat) in here.iter().enumerate() {
            // Whoever shares a space stands a little further round.
            let aside = nth as f32 - (here.len() as f32 - 1.0) / 2.0;
            let (x, y) = spoke(f32::from(value) + aside * 0.4, WHEEL);
            canvas.pieces.push(crest(stage, seat, "wheel", (x, y), 24.0));
        }
    }
    ranks(stage, &mut canvas);
    canvas
}

fn text(x: f32, y: f32, size: f32, text: Word, tone: Tone) -> Shape {
    Shape::Label { x, y, size, text, tone, serif: true }
}

fn crest(stage: &Stage<'_>, seat: Seat, what: &str, (x, y): (f32, f32), size: f32) -> Piece {
    let rank = stage.own(seat).influence / stage.game.hawking.wheel;
    let name = stage.teller.words.word(
        "standing",
        &[("influence", i32::from(stage.own(seat).influence).into()), ("rank", i32::from(rank).into())],
    );
    let piece = Piece::new(Id(word!("{what}/{}", seat.0)), name, "crest", Tone::Seat(seat)).at(x, y);
    Piece { size, ..piece }
}

/// Where a rank is drawn: from the lowest up, odd ones on the left.
pub fn rank_at(rank: u16) -> (f32, f32) {
    let side = if rank % 2 == 1 { -1.0 } else { 1.0 };
    let row = f32::from((rank.max(1) - 1) / 2);
    (MIDDLE.0 + side * 38.0, MIDDLE.1 + 52.0 - 19.0 * row)
}

fn ranks(stage: &Stage<'_>, canvas: &mut Canvas) {
    for rank in 1..=RANKS {
        let (x, y) = rank_at(rank);
        let inner = if rank % 2 == 1 { 1.0 } else { -1.0 };
        let here: Vec<Seat> = stage
            .seats()
            .filter(|&seat| (stage.own(seat).influence / stage.game.hawking.wheel).min(RANKS) == rank)
            .collect();
        canvas.shapes.push(text(
            x,
            y,
            13.0,
            rank.into(),
            if here.is_empty() { Tone::Dim } else { Tone::Brass },
        ));
        let spot = (x + inner * 17.0, y);
        if crate::influence::is_for_engineer(stage.game, rank) && here.is_empty() {
            canvas.shapes.push(Shape::Symbol {
                x: spot.0,
                y,
                size: 14.0,
                symbol: "o-engl".into(),
                tone: Tone::Brass,
            });
        } else if here.is_empty() {
            canvas.shapes.push(Shape::Circle { x: spot.0, y, r: 5.0, paint: Paint::Hair });
        }
        for (nth, &seat) in here.iter().enumerate() {
            let at = (spot.0 + inner * 11.0 * nth as f32, y);
            canvas.pieces.push(crest(stage, seat, "rank", at, 18.0));
        }
    }
}

/// The tokens in the order of what they pay, and who would be paid now.
fn predominance(stage: &Stage<'_>) -> Canvas {
    const SLOT: f32 = 58.0;
    let mut canvas = Canvas::new(stage.teller.word("predominance-title"), WIDTH, 70.0);
    for (slot, (&of, points)) in stage.view.track.iter().zip(stage.game.hawking.values).enumerate() {
        let (x, y) = (SLOT * slot as f32, 3.0);
        let (symbol, tone) = token_mark(of);
        let outline = |paint| Shape::Rect { x: x + 2.0, y, w: SLOT - 4.0, h: 64.0, r: 8.0, paint };
        let (mx, my) = (x + 38.0, y + 20.0);
        canvas.shapes.push(outline(Paint::Surface));
        canvas.shapes.push(text(x + 16.0, my, 21.0, points.into(), Tone::Brass));
        canvas.shapes.push(Shape::Circle { x: mx, y: my, r: 13.0, paint: Paint::Tint(tone) });
        canvas.shapes.push(Shape::Symbol { x: mx, y: my, size: 17.0, symbol: symbol.into(), tone });
        let leaders = if points > 0 { stage.leaders(of) } else { Vec::new() };
        if leaders.is_empty() {
            canvas.shapes.push(text(x + SLOT / 2.0, y + 48.0, 14.0, "–".into(), Tone::Dim));
        }
        for (nth, &seat) in leaders.iter().enumerate() {
            let at = x + SLOT / 2.0 + 13.0 * (nth as f32 - (leaders.len() as f32 - 1.0) / 2.0);
            let name =
                stage.teller.words.word("leads", &[("count", i32::from(stage.count(seat, of)).into())]);
            let id = Id(word!("leads/{slot}/{}", seat.0));
            let piece = Piece::new(id, name, "crest", Tone::Seat(seat)).at(at, y + 48.0);
            canvas.pieces.push(Piece { size: 18.0, ..piece });
        }
        canvas.places.push(Place {
            id: slot_id(slot as u8),
            name: stage.teller.words.word(
                "slot-name",
                &[("token", token(of, stage.teller).into()), ("points", i32::from(points).into())],
            ),
            shape: outline(Paint::Hair),
            text: Text::none(),
        });
    }
    canvas
}
