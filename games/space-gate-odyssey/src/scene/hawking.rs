//! Hawking: the influence wheel, the government ranks and the predominance track.

use super::Stage;
use super::names::{gate_span, slot_id, token, token_span};
use crate::agenda::Step as Asked;
use crate::parts::Gate;
use crate::state::Post;
use orrery_core::Seat;
use orrery_scene::{Canvas, Id, Node, Paint, Panel, Piece, Shape, Span, Step, Text, Tone, Track};

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
        focus: stage.asked && matches!(stage.step(), Asked::Swap { .. }),
        content: vec![Node::Canvas(canvas(stage)), Node::Track(predominance(stage))],
    }
}

/// A space of the wheel; the arrow lies before the first.
pub fn spoke(value: f32, r: f32) -> (f32, f32) {
    let angle = value * std::f32::consts::TAU / 10.0;
    (MIDDLE.0 + r * angle.sin(), MIDDLE.1 - r * angle.cos())
}

fn canvas(stage: &Stage<'_>) -> Canvas {
    let mut canvas = Canvas {
        name: stage.teller.word("wheel"),
        width: WIDTH,
        height: HEIGHT,
        art: Some("wheel".to_owned()),
        shapes: Vec::new(),
        places: Vec::new(),
        pieces: Vec::new(),
    };
    let around = stage.game.hawking.wheel;
    for value in 0..around {
        let here: Vec<Seat> =
            stage.seats().filter(|&seat| stage.own(seat).influence % around == value).collect();
        let at = if here.is_empty() { WHEEL } else { WHEEL + 23.0 };
        let (x, y) = spoke(f32::from(value), at);
        canvas.shapes.push(text(x, y, 15.0, value.to_string(), Tone::Plain));
        for (nth, &seat) in here.iter().enumerate() {
            // Whoever shares a space stands a little further round.
            let aside = nth as f32 - (here.len() as f32 - 1.0) / 2.0;
            let (x, y) = spoke(f32::from(value) + aside * 0.32, WHEEL);
            canvas.pieces.push(crest(stage, seat, "wheel", (x, y), 25.0));
        }
    }
    ranks(stage, &mut canvas);
    canvas
}

fn text(x: f32, y: f32, size: f32, text: String, tone: Tone) -> Shape {
    Shape::Label { x, y, size, text, tone, serif: true }
}

fn crest(stage: &Stage<'_>, seat: Seat, what: &str, (x, y): (f32, f32), size: f32) -> Piece {
    let rank = stage.own(seat).influence / stage.game.hawking.wheel;
    let name = stage.teller.words.string(
        "standing",
        &[("influence", i32::from(stage.own(seat).influence).into()), ("rank", i32::from(rank).into())],
    );
    let piece = Piece::new(Id(format!("{what}/{}", seat.0)), name, "crest", Tone::Seat(seat)).at(x, y);
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
            rank.to_string(),
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
fn predominance(stage: &Stage<'_>) -> Track {
    let step = |slot: usize| {
        let (of, points) = (stage.view.track[slot], stage.game.hawking.values[slot]);
        let leaders = stage.leaders(of);
        let mut label = Text(vec![Span::Live(points.to_string())]);
        if points > 0 {
            label = leaders.iter().fold(label, |label, &seat| label.and(Span::Crest(seat)));
        }
        Step {
            id: slot_id(slot as u8),
            name: stage.teller.words.string(
                "slot-name",
                &[("token", token(of, stage.teller).into()), ("points", i32::from(points).into())],
            ),
            label,
            icon: None,
            passed: false,
            here: token_span(of, stage.teller).into(),
        }
    };
    Track {
        title: stage.teller.say("predominance-title", &[]),
        note: stage.teller.say("predominance-note", &[]),
        steps: (0..stage.view.track.len()).map(step).collect(),
    }
}
