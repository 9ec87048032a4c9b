//! Text with pieces in it, broken into lines.

use crate::Color;
use crate::fonts::{Face, SERIF, width};
use crate::pen::{Block, escaped, moved, number};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Align {
    #[default]
    Start,
    Center,
    End,
}

/// How a text is set.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Hand {
    pub size: f32,
    pub face: Face,
    pub color: Color,
    /// The color of what matters.
    pub strong: Color,
    /// The sizes of icons and pieces in line with it.
    pub icon: f32,
    pub piece: f32,
    /// Plain words are set as large figures of this size.
    pub figure: Option<f32>,
    /// Between one span and the next.
    pub gap: f32,
    /// How much higher than its letters a line is.
    pub leading: f32,
    pub align: Align,
    pub caps: bool,
}

impl Hand {
    /// The face of what matters.
    pub fn strong_face(&self) -> Face {
        if self.face == Face::Serif { Face::Serif } else { Face::Bold }
    }
}

/// A word, or something drawn in line with words.
#[derive(Clone, Debug)]
pub(crate) struct Atom {
    pub width: f32,
    pub height: f32,
    /// The room before it, unless it begins a line.
    pub before: f32,
    /// Whether a line may end before it.
    pub breaks: bool,
    /// Drawn from its upper left corner; letters stand in the middle of their height.
    pub svg: String,
}

/// A word in its color.
pub(crate) fn word(text: &str, face: Face, size: f32, color: Color) -> Atom {
    let height = size * 1.2;
    let svg = lettered(text, 0.0, height / 2.0, face, size, color, Align::Start);
    Atom { width: width(text, face, size), height, before: 0.0, breaks: false, svg }
}

/// Letters whose middle is at `y`.
pub(crate) fn lettered(
    text: &str,
    x: f32,
    y: f32,
    face: Face,
    size: f32,
    color: Color,
    align: Align,
) -> String {
    let look = match face {
        Face::Sans => String::new(),
        Face::Bold => " font-weight=\"700\"".to_owned(),
        Face::Serif => format!(" font-family=\"{SERIF}\""),
    };
    let anchor = match align {
        Align::Start => "",
        Align::Center => " text-anchor=\"middle\"",
        Align::End => " text-anchor=\"end\"",
    };
    let [x, y, size] = [x, y + size * 0.35, size].map(number);
    let (fill, text) = (color.fill(), escaped(text));
    format!("<text x=\"{x}\" y=\"{y}\" font-size=\"{size}\"{look}{anchor}{fill}>{text}</text>")
}

/// As much of a text as fits, with a mark where it was cut.
pub(crate) fn cut(text: &str, face: Face, size: f32, room: f32) -> String {
    if width(text, face, size) <= room {
        return text.to_owned();
    }
    let mut kept: String = text.to_owned();
    while kept.pop().is_some() && width(&kept, face, size) + width("…", face, size) > room {}
    format!("{}…", kept.trim_end())
}

/// A plain text in one line, cut if it is too long. Says how wide it became.
pub(crate) fn label(text: &str, x: f32, y: f32, hand: &Hand, room: f32) -> (String, f32) {
    let text = cut(text, hand.face, hand.size, room);
    let wide = width(&text, hand.face, hand.size);
    (lettered(&text, x, y, hand.face, hand.size, hand.color, Align::Start), wide)
}

struct Row<'a> {
    atoms: Vec<&'a Atom>,
    width: f32,
}

fn rows(atoms: &[Atom], room: f32) -> Vec<Row<'_>> {
    let mut rows: Vec<Row<'_>> = Vec::new();
    let mut at = 0;
    while at < atoms.len() {
        // What may not be parted goes together into the next line.
        let end =
            atoms[at + 1..].iter().position(|atom| atom.breaks).map_or(atoms.len(), |next| at + 1 + next);
        let group = &atoms[at..end];
        let inner: f32 = group.iter().skip(1).map(|atom| atom.before).sum();
        let wide: f32 = inner + group.iter().map(|atom| atom.width).sum::<f32>();
        match rows.last_mut() {
            Some(row) if row.width + group[0].before + wide <= room + 0.5 => {
                row.width += group[0].before + wide;
                row.atoms.extend(group);
            }
            _ => rows.push(Row { atoms: group.iter().collect(), width: wide }),
        }
        at = end;
    }
    rows
}

/// How wide the text is in one line.
pub(crate) fn extent(atoms: &[Atom]) -> f32 {
    rows(atoms, f32::INFINITY).first().map_or(0.0, |row| row.width)
}

/// Sets a text into a width.
pub(crate) fn set(atoms: &[Atom], hand: &Hand, room: f32) -> Block {
    let lines = rows(atoms, room).len();
    // Lines in the middle of a card are made about equally long.
    let measure = match hand.align {
        Align::Center if lines > 1 => balanced(atoms, room, lines),
        Align::Start | Align::Center | Align::End => room,
    };
    let mut block = Block::default();
    for row in rows(atoms, measure) {
        let tallest = row.atoms.iter().map(|atom| atom.height).fold(0.0, f32::max);
        let height = tallest.max(hand.size * hand.leading);
        let mut x = match hand.align {
            Align::Start => 0.0,
            Align::Center => (room - row.width) / 2.0,
            Align::End => room - row.width,
        };
        for (at, atom) in row.atoms.iter().enumerate() {
            x += if at == 0 { 0.0 } else { atom.before };
            block.svg.push_str(&moved(x, block.height + (height - atom.height) / 2.0, &atom.svg));
            x += atom.width;
        }
        block.height += height;
    }
    block
}

/// The least width that needs no more lines.
fn balanced(atoms: &[Atom], room: f32, lines: usize) -> f32 {
    let (mut least, mut most) = (room / lines as f32, room);
    for _ in 0..6 {
        let middle = (least + most) / 2.0;
        if rows(atoms, middle).len() > lines { least = middle } else { most = middle }
    }
    most
}
