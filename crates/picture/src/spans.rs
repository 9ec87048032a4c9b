//! What stands in a sentence: words, crests, icons, pieces, medals, seals, dice.

use crate::easel::Easel;
use crate::flow::{Align, Atom, Hand, lettered, word};
use crate::fonts::{Face, width};
use crate::pen::{circle, named, paint};
use crate::symbols::{Stroke, crest, sign};
use orrery_core::Seat;
use orrery_scene::{Span, Text, Tone};

const MEDAL: f32 = 22.0;
const SEAL: f32 = 32.0;
const CREST: f32 = 20.0;
/// Between a drawing and a word that follows it at once.
const NEAR: f32 = 4.0;

impl Easel<'_> {
    /// The atoms of a text, ready to be broken into lines.
    pub fn atoms(&self, text: &Text, hand: &Hand) -> Vec<Atom> {
        let mut line = Line::default();
        for span in &text.0 {
            line.begin(hand.gap);
            match span {
                Span::Text(words) => self.plain(words, hand, &mut line),
                Span::Strong(words) if hand.figure.is_some() => self.plain(words, hand, &mut line),
                Span::Strong(words) => {
                    line.words(words, hand, |part| word(part, hand.strong_face(), hand.size, hand.strong));
                }
                Span::Live(words) => {
                    let color = self.ink.of("brass-bright");
                    let size = hand.figure.map_or(hand.size, |_| hand.size.max(15.0));
                    line.words(words, hand, |part| word(part, Face::Bold, size, color));
                }
                Span::Join(words) => {
                    let color = self.ink.of("text-3");
                    line.words(words, hand, |part| word(part, Face::Serif, hand.size.max(13.0), color));
                }
                Span::Seat(seat) => {
                    line.drawn(self.crest_atom(*seat, CREST, ""));
                    line.tied(5.0);
                    let name = self.name(*seat);
                    line.words(name, hand, |part| word(part, hand.strong_face(), hand.size, hand.strong));
                }
                Span::Crest(seat) => line.drawn(self.crest_atom(*seat, CREST.max(hand.piece), "")),
                Span::Icon { symbol, name } => {
                    let svg = sign(symbol, 0.0, 0.0, hand.icon, hand.color, thin(hand.icon));
                    line.drawn(square(hand.icon, named(name, &svg)));
                }
                Span::Piece { symbol, tone, name } => {
                    let atom = self.piece_atom(symbol, *tone, hand.piece, "");
                    line.drawn(square(atom.width, named(name, &atom.svg)));
                }
                Span::Die { face, tone, name } => {
                    let atom = self.piece_atom(&format!("i-die-{face}"), *tone, hand.piece, "");
                    line.drawn(square(atom.width, named(name, &atom.svg)));
                }
                Span::Medal { symbol, tone, name } => line.drawn(self.medal(symbol, *tone, name)),
                Span::Seal { text, name } => line.drawn(self.seal(text, name)),
            }
        }
        line.atoms
    }

    fn plain(&self, words: &str, hand: &Hand, line: &mut Line) {
        match hand.figure {
            Some(size) => line.words(words, hand, |part| word(part, Face::Serif, size, self.ink.of("text"))),
            None => line.words(words, hand, |part| word(part, hand.face, hand.size, hand.color)),
        }
    }

    /// A piece of the game, or the crest of whoever owns it.
    pub fn piece_atom(&self, symbol: &str, tone: Tone, size: f32, badge: &str) -> Atom {
        match tone {
            Tone::Seat(seat) if matches!(symbol, "" | "crest") => self.crest_atom(seat, size, badge),
            _ => square(size, sign(symbol, 0.0, 0.0, size, self.ink.tone(tone), Stroke::Solid)),
        }
    }

    pub fn crest_atom(&self, seat: Seat, size: f32, badge: &str) -> Atom {
        let (shape, letter) = crest(seat);
        let letter = if badge.is_empty() { letter } else { badge };
        let mut svg = sign(shape, 0.0, 0.0, size, self.ink.tone(Tone::Seat(seat)), Stroke::Solid);
        let (middle, letters) = (size / 2.0, size * if letter.len() > 1 { 0.4 } else { 0.52 });
        let color = self.ink.of("on-player");
        svg.push_str(&lettered(
            letter,
            middle,
            middle + size * 0.02,
            Face::Bold,
            letters,
            color,
            Align::Center,
        ));
        square(size, svg)
    }

    fn medal(&self, symbol: &str, tone: Tone, name: &str) -> Atom {
        let (middle, color) = (MEDAL / 2.0, self.ink.tone(tone));
        let mut svg = circle(middle, middle, middle - 0.75, &paint(self.ink.of("panel"), color, 1.5));
        svg.push_str(&sign(symbol, 4.0, 4.0, 14.0, color, Stroke::Line(1.9)));
        square(MEDAL, named(name, &svg))
    }

    fn seal(&self, text: &str, name: &str) -> Atom {
        let size = 16.0;
        let wide = (width(text, Face::Serif, size) + 12.0).max(SEAL);
        let frame = crate::pen::Frame::new(wide, SEAL, SEAL / 2.0).out(-0.75);
        let mut svg = frame.drawn(&paint(self.ink.of("panel"), self.ink.of("brass"), 1.5));
        svg.push_str(&frame.out(-2.75).drawn(&paint(crate::Color::NONE, self.ink.of("line-strong"), 1.0)));
        let color = self.ink.of("brass-bright");
        svg.push_str(&lettered(text, wide / 2.0, SEAL / 2.0, Face::Serif, size, color, Align::Center));
        Atom { width: wide, ..square(SEAL, named(name, &svg)) }
    }
}

/// Small icons are drawn with stronger lines.
pub(crate) fn thin(size: f32) -> Stroke {
    Stroke::Line(if size <= 16.0 {
        1.9
    } else if size <= 20.0 {
        1.65
    } else {
        1.5
    })
}

pub(crate) fn square(size: f32, svg: String) -> Atom {
    Atom { width: size, height: size, before: 0.0, breaks: false, svg }
}

/// Atoms as they come, with the spaces between them.
#[derive(Default)]
struct Line {
    atoms: Vec<Atom>,
    /// The room before the next one, and whether a line may end there.
    room: f32,
    breaks: bool,
    /// Whether the last one was drawn, not written.
    after_drawn: bool,
}

impl Line {
    /// Before a new span: some are set apart from each other.
    fn begin(&mut self, gap: f32) {
        if gap > 0.0 {
            (self.room, self.breaks) = (self.room.max(gap), true);
        }
    }

    fn words(&mut self, text: &str, hand: &Hand, make: impl Fn(&str) -> Atom) {
        let text = if hand.caps { text.to_uppercase() } else { text.to_owned() };
        for (at, part) in text.split([' ', '\n']).enumerate() {
            if at > 0 {
                (self.room, self.breaks) = (self.room.max(hand.size * 0.27), true);
            }
            if !part.is_empty() {
                // A word that follows a drawing at once would touch it.
                if self.after_drawn && part.starts_with(char::is_alphanumeric) {
                    self.room = self.room.max(NEAR);
                }
                self.add(make(part));
                self.after_drawn = false;
            }
        }
    }

    fn drawn(&mut self, atom: Atom) {
        if !self.after_drawn && !self.atoms.is_empty() {
            self.room = self.room.max(1.0);
        }
        if self.after_drawn {
            (self.room, self.breaks) = (self.room.max(1.0), true);
        }
        self.add(atom);
        self.after_drawn = true;
    }

    /// Keeps the next one beside the last.
    fn tied(&mut self, room: f32) {
        (self.room, self.breaks) = (room, false);
    }

    fn add(&mut self, atom: Atom) {
        self.atoms.push(Atom { before: self.room, breaks: self.breaks, ..atom });
        (self.room, self.breaks) = (0.0, false);
    }
}
