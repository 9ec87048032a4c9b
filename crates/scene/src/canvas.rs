//! Drawn boards: static art, places on it, pieces that travel.

use crate::Word;
use crate::node::Id;
use crate::text::{Symbol, Text, Tone};
use serde::Serialize;
use ts_rs::TS;

/// A drawing with its own coordinates. The art never changes and is fetched once by its key.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct Canvas {
    pub name: Word,
    pub width: f32,
    pub height: f32,
    /// The key of static art (`Staged::art`), drawn first.
    pub art: Option<Word>,
    /// What is drawn over it and may change.
    pub shapes: Vec<Shape>,
    pub places: Vec<Place>,
    pub pieces: Vec<Piece>,
}

/// As many things as most canvases have at least.
const MOST_HAVE: usize = 32;

impl Canvas {
    /// Without art, and empty as yet.
    pub fn new(name: impl Into<Word>, width: f32, height: f32) -> Canvas {
        Canvas {
            name: name.into(),
            width,
            height,
            art: None,
            shapes: Vec::with_capacity(MOST_HAVE),
            places: Vec::with_capacity(MOST_HAVE),
            pieces: Vec::with_capacity(MOST_HAVE),
        }
    }
}

/// Static art: drawn, cached, never clicked.
#[derive(Clone, Debug, Default, PartialEq, Serialize, TS)]
pub struct Art {
    pub shapes: Vec<Shape>,
}

/// A region that can be pointed at.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct Place {
    pub id: Id,
    pub name: Word,
    pub shape: Shape,
    /// Drawn within: a number, an icon, a live value.
    pub text: Text,
}

/// A thing that stands on a board and keeps its id when it moves.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct Piece {
    pub id: Id,
    pub name: Word,
    pub x: f32,
    pub y: f32,
    pub size: f32,
    pub symbol: Symbol,
    pub tone: Tone,
    /// Drawn on it: a letter, a count.
    pub badge: Word,
    /// In degrees, clockwise.
    pub turn: f32,
    /// Not there yet: what would be.
    pub ghost: bool,
}

impl Piece {
    pub fn new(id: Id, name: impl Into<Word>, symbol: impl Into<Symbol>, tone: Tone) -> Piece {
        Piece {
            id,
            name: name.into(),
            x: 0.0,
            y: 0.0,
            size: 32.0,
            symbol: symbol.into(),
            tone,
            badge: Word::NONE,
            turn: 0.0,
            ghost: false,
        }
    }

    #[must_use]
    pub fn at(mut self, x: f32, y: f32) -> Piece {
        (self.x, self.y) = (x, y);
        self
    }
}

/// A body of the sky, lit from the upper left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub enum Body {
    Earth,
    Mars,
    Moon,
    Gas,
    Star,
    Space,
    /// A world in a color of its own, such as its owner's.
    Of(Tone),
}

/// How a shape is painted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub enum Paint {
    /// A hairline of the ground's line color.
    #[default]
    Hair,
    /// A brass line, for structure.
    Line(Tone),
    /// A dotted course: one on, six off.
    Course(Tone),
    /// Engraved line-work at a fifth of its strength.
    Engraved,
    /// An empty place on a body.
    Socket,
    /// A surface nearer to the eye, with a hairline around it.
    Surface,
    /// Filled with a tone, lightly, with a line of the same.
    Tint(Tone),
    /// Filled with a tone.
    Solid(Tone),
}

#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub enum Shape {
    /// A planet: gradient, engraved lines, a graduated ring.
    Globe {
        x: f32,
        y: f32,
        r: f32,
        body: Body,
    },
    Circle {
        x: f32,
        y: f32,
        r: f32,
        paint: Paint,
    },
    /// With a corner at the top, or a flat one.
    Hex {
        x: f32,
        y: f32,
        r: f32,
        flat: bool,
        paint: Paint,
    },
    Rect {
        x: f32,
        y: f32,
        w: f32,
        h: f32,
        r: f32,
        paint: Paint,
    },
    /// An SVG path.
    Path {
        d: Word,
        paint: Paint,
    },
    Label {
        x: f32,
        y: f32,
        size: f32,
        text: Word,
        tone: Tone,
        serif: bool,
    },
    Symbol {
        x: f32,
        y: f32,
        size: f32,
        symbol: Symbol,
        tone: Tone,
    },
}
