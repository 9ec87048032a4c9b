//! Panels and what is in them.

use crate::Word;
use crate::canvas::{Canvas, Piece};
use crate::text::{Symbol, Text, Tone};
use serde::Serialize;
use ts_rs::TS;

/// Names a thing that can be pointed at, in one scene and the next: pieces travel between scenes by their ids.
///
/// An id names only what the viewer can tell apart: hidden cards are "the third place of that hand".
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, TS)]
#[serde(transparent)]
pub struct Id(pub Word);

impl Id {
    pub fn of(place: &str, which: impl Into<Word>) -> Id {
        let mut id = Word::from(place);
        id.push('/');
        id.push_str(&which.into());
        Id(id)
    }
}

impl From<&str> for Id {
    fn from(id: &str) -> Id {
        Id(id.into())
    }
}

/// A framed part of the table. The client arranges panels by width: side by side, in strips, or as tabs on a phone.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct Panel {
    pub id: Id,
    pub title: Text,
    pub icon: Option<Symbol>,
    /// Beside the title: counts, what is left.
    pub note: Text,
    /// How many of the twelve columns of a wide screen it wants.
    pub span: u8,
    /// Whether it stands beneath the panel before it, in the same columns, instead of beginning columns of its own.
    pub under: bool,
    /// Whether it stands in a double frame of its own.
    pub framed: bool,
    /// Whether the decision in hand is made here; on a phone such panels come first.
    pub focus: bool,
    pub content: Vec<Node>,
}

/// What a panel is made of.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
#[expect(clippy::large_enum_variant, reason = "most nodes are cards, and lie in place")]
pub enum Node {
    /// Side by side, each as wide as its share says; beneath each other where there is no room.
    Row(Vec<Share>),
    /// So many columns of equal width; fewer where there is no room.
    Grid {
        columns: u8,
        nodes: Vec<Node>,
    },
    /// A heading with what belongs to it.
    Section {
        title: Text,
        note: Text,
        nodes: Vec<Node>,
    },
    /// Small things in one line that wraps: counts, tokens, minor cards.
    Chips(Vec<Chip>),
    Canvas(Canvas),
    Card(Card),
    Track(Track),
    Progress(Progress),
    Text(Text),
    /// An empty place, dashed.
    Gap {
        id: Option<Id>,
        text: Text,
    },
    /// A thin line across.
    Rule,
}

/// A part of a row, and how many shares of its width it takes.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct Share {
    pub share: u8,
    pub nodes: Vec<Node>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub enum CardShape {
    #[default]
    Card,
    /// Rounder corners.
    Tile,
    /// Lies face down in a stack, with its count.
    Stack,
    /// A card that others stand on: sockets below its text.
    Dock,
    /// One line high: what lies in a column or a small hand.
    Strip,
}

/// Something with a face: band on top, icons and a sentence below.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct Card {
    pub id: Id,
    /// How it is named where it cannot be seen.
    pub name: Word,
    pub shape: CardShape,
    pub tone: Tone,
    /// What it asks or costs, or its title.
    pub band: Text,
    /// At the right end of the band: class, owner, count.
    pub corner: Text,
    pub icons: Text,
    pub text: Text,
    /// The number that is the viewer's own: "now 5 VP".
    pub live: Text,
    pub sockets: Vec<Socket>,
}

impl Card {
    pub fn new(id: Id, name: impl Into<Word>) -> Card {
        Card {
            id,
            name: name.into(),
            shape: CardShape::Card,
            tone: Tone::Plain,
            band: Text::none(),
            corner: Text::none(),
            icons: Text::none(),
            text: Text::none(),
            live: Text::none(),
            sockets: Vec::new(),
        }
    }
}

/// A place for one piece on a card or in a row.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct Socket {
    pub id: Id,
    pub name: Word,
    pub piece: Option<Piece>,
    /// Printed in the empty place.
    pub hint: Text,
}

/// A pill: icon, number, word.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct Chip {
    pub id: Option<Id>,
    pub name: Word,
    pub tone: Tone,
    pub text: Text,
}

/// A graduated scale with markers on it.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct Track {
    pub title: Text,
    pub note: Text,
    pub steps: Vec<Step>,
}

#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct Step {
    pub id: Id,
    pub name: Word,
    /// Printed below the step.
    pub label: Text,
    pub icon: Option<Symbol>,
    pub passed: bool,
    /// What stands here: crests, pieces.
    pub here: Text,
}

/// How far each has come.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct Progress {
    pub text: Text,
    pub bars: Vec<Bar>,
}

#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct Bar {
    pub tone: Tone,
    pub label: Text,
    pub done: u16,
    pub of: u16,
}

impl Node {
    /// Equal shares side by side.
    #[must_use]
    pub fn row(parts: Vec<Node>) -> Node {
        Node::Row(parts.into_iter().map(|node| Share { share: 1, nodes: vec![node] }).collect())
    }
}
