//! Drawn boards.

use crate::easel::Easel;
use crate::flow::{Align, Hand, lettered};
use crate::fonts::Face;
use crate::geometry::{center, reach, stands};
use crate::pen::{Block, Frame, circle, escaped, moved, named, number, paint};
use crate::symbols::{Stroke, crest, sign};
use crate::{Color, globe};
use orrery_scene::{Canvas, Paint, Piece, Place, Shape, Tone, word};
use std::fmt::Write;

/// A board is drawn up to a quarter larger than its size.
const LARGEST: f32 = 1.25;

impl Easel<'_> {
    pub fn canvas(&self, canvas: &Canvas, room: f32) -> Block {
        let scale = (room / canvas.width).min(LARGEST);
        let mut drawn = String::new();
        let art = canvas.art.as_ref().and_then(|key| self.art(key)).unwrap_or_default();
        for shape in &art.shapes {
            drawn.push_str(&self.shape(shape, false));
        }
        for shape in &canvas.shapes {
            drawn.push_str(&self.shape(shape, canvas.pieces.iter().any(|piece| stands(piece, shape))));
        }
        for place in &canvas.places {
            let held = canvas.pieces.iter().any(|piece| stands(piece, &place.shape));
            drawn.push_str(&self.place(place, held));
        }
        for piece in &canvas.pieces {
            drawn.push_str(&self.piece(piece));
        }
        let left = (room - canvas.width * scale) / 2.0;
        let drawn = format!("<g transform=\"scale({})\">{drawn}</g>", scale);
        Block { height: canvas.height * scale, svg: moved(left, 0.0, &named(&canvas.name, &drawn)) }
    }

    fn place(&self, place: &Place, held: bool) -> String {
        let mut drawn = self.shape(&place.shape, held);
        let ((x, y), half) = (center(&place.shape), reach(&place.shape));
        if !place.text.is_empty() {
            let hand = Hand {
                align: Align::Center,
                icon: 17.0,
                piece: 17.0,
                gap: 2.0,
                leading: 1.1,
                ..self.hand(13.0, "text")
            };
            let text = self.text(&place.text, &hand, half * 3.2);
            drawn.push_str(&moved(x - half * 1.6, y - text.height / 2.0, &text.svg));
        }
        if self.is_legal(&place.id) {
            let ring = paint(Color::NONE, self.ink.of("legal"), 2.2);
            drawn.push_str(&outline(&place.shape, 0.0, &ring));
        }
        if self.is_last(&place.id) {
            drawn.push_str(&outline(&place.shape, 4.0, &self.dashed("last")));
        }
        let text = self.spoken(&place.text);
        let name = if text.is_empty() { place.name.clone() } else { word!("{}: {text}", place.name) };
        named(&name, &drawn)
    }

    fn piece(&self, piece: &Piece) -> String {
        let Piece { x, y, size, tone, .. } = *piece;
        let stroke = if piece.ghost { Stroke::Ghost } else { Stroke::Solid };
        let owner = match tone {
            Tone::Seat(seat) if matches!(&*piece.symbol, "" | "crest") => Some(seat),
            _ => None,
        };
        let half = size / 2.0;
        let symbol = owner.map_or(&*piece.symbol, |seat| crest(seat).0);
        let mut drawn = sign(symbol, x - half, y - half, size, self.ink.tone(tone), stroke);
        if piece.turn != 0.0 {
            let [turn, x, y] = [piece.turn, x, y].map(number);
            drawn = format!("<g transform=\"rotate({turn} {x} {y})\">{drawn}</g>");
        }
        if let Some(seat) = owner {
            let letter = if piece.badge.is_empty() { crest(seat).1 } else { &piece.badge };
            let color = self.ink.of("on-player");
            drawn.push_str(&lettered(letter, x, y, Face::Bold, size * 0.46, color, Align::Center));
        } else if !piece.badge.is_empty() {
            let (r, x, y) = (size * 0.235, x + size * 0.31, y - size * 0.31);
            drawn.push_str(&circle(x, y, r, &paint(self.ink.of("panel"), self.ink.of("line-strong"), 0.8)));
            let letters = (size * 0.35, self.ink.of("text"));
            drawn.push_str(&lettered(&piece.badge, x, y, Face::Bold, letters.0, letters.1, Align::Center));
        }
        let disc = |out: f32, paint: &str| circle(x, y, size * 0.69 + out, paint);
        if self.is_legal(&piece.id) {
            drawn.push_str(&disc(0.0, &paint(Color::NONE, self.ink.of("legal"), 2.2)));
        }
        if self.is_last(&piece.id) {
            drawn.push_str(&disc(4.0, &self.dashed("last")));
        }
        named(&piece.name, &drawn)
    }

    pub fn shape(&self, shape: &Shape, held: bool) -> String {
        match shape {
            Shape::Globe { x, y, r, body } => globe::drawn(&self.ink, *x, *y, *r, *body),
            Shape::Circle { paint, .. }
            | Shape::Hex { paint, .. }
            | Shape::Rect { paint, .. }
            | Shape::Path { paint, .. } => outline(shape, 0.0, &self.painted(*paint, held)),
            Shape::Label { x, y, size, text, tone, serif } => {
                let face = if *serif { Face::Serif } else { Face::Sans };
                lettered(text, *x, *y, face, *size, self.ink.tone(*tone), Align::Center)
            }
            Shape::Symbol { x, y, size, symbol, tone } => {
                let half = size / 2.0;
                sign(symbol, x - half, y - half, *size, self.ink.tone(*tone), Stroke::Line(1.5))
            }
        }
    }

    fn painted(&self, paint: Paint, held: bool) -> String {
        let none = Color::NONE;
        let hair = self.ink.of("line-strong");
        let look = crate::pen::paint;
        match paint {
            Paint::Hair => look(none, hair, 1.0),
            Paint::Line(tone) => format!(
                "{} stroke-linecap=\"round\" stroke-linejoin=\"round\"",
                look(none, self.ink.tone(tone), 1.6)
            ),
            Paint::Course(tone) => format!(
                "{} stroke-linecap=\"round\" stroke-dasharray=\"1 6\"",
                look(none, self.ink.tone(tone), 1.8)
            ),
            Paint::Engraved => format!("{} opacity=\"0.2\"", look(none, self.ink.of("text"), 0.8)),
            Paint::Socket => look(self.ink.of(if held { "socket-held" } else { "socket" }), hair, 1.0),
            Paint::Surface => look(self.ink.of("surface"), hair, 1.0),
            Paint::Tint(tone) => {
                let color = self.ink.tone(tone);
                look(color.mixed(0.2, self.ink.of("panel")), color, 1.2)
            }
            Paint::Solid(tone) => self.ink.tone(tone).fill(),
        }
    }
}

/// A shape further out, in another paint than its own.
fn outline(shape: &Shape, out: f32, paint: &str) -> String {
    match shape {
        Shape::Globe { x, y, r, .. } | Shape::Circle { x, y, r, .. } => circle(*x, *y, r + out, paint),
        Shape::Hex { x, y, r, flat, .. } => {
            let mut points = String::new();
            for corner in 0..6 {
                let angle = (corner as f32 * 60.0 + if *flat { 0.0 } else { -90.0 }).to_radians();
                let (sin, cos) = angle.sin_cos();
                let (x, y) = (x + (r + out) * cos, y + (r + out) * sin);
                _ = write!(points, "{},{} ", number(x), number(y));
            }
            format!("<polygon points=\"{}\"{paint}/>", points.trim_end())
        }
        Shape::Rect { x, y, w, h, r, .. } => {
            Frame { x: *x, y: *y, w: *w, h: *h, r: *r }.out(out).drawn(paint)
        }
        Shape::Path { d, .. } => format!("<path d=\"{}\"{paint}/>", escaped(d)),
        Shape::Label { x, y, .. } | Shape::Symbol { x, y, .. } => circle(*x, *y, 16.0 + out, paint),
    }
}
