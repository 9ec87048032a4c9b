//! SVG as text: numbers, escapes, and drawn pieces that know their height.

use crate::color::Color;
use std::fmt::Write;

/// Something drawn from its own upper left corner.
#[derive(Clone, Debug, Default)]
pub(crate) struct Block {
    pub height: f32,
    pub svg: String,
}

impl Block {
    /// Draws another block at a place of this one.
    pub fn put(&mut self, x: f32, y: f32, block: &Block) {
        if !block.svg.is_empty() {
            self.svg.push_str(&moved(x, y, &block.svg));
        }
    }

    /// Adds a block beneath what is there.
    pub fn stack(&mut self, gap: f32, block: &Block) {
        let y = if self.height > 0.0 { self.height + gap } else { 0.0 };
        self.put(0.0, y, block);
        self.height = y + block.height;
    }
}

pub(crate) fn moved(x: f32, y: f32, svg: &str) -> String {
    if (x, y) == (0.0, 0.0) {
        return svg.to_owned();
    }
    format!("<g transform=\"translate({} {})\">{svg}</g>", number(x), number(y))
}

/// With two decimals at most: more only makes files longer.
pub(crate) fn number(value: f32) -> String {
    let written = format!("{value:.2}");
    let written = written.trim_end_matches('0').trim_end_matches('.');
    if written == "-0" { "0".to_owned() } else { written.to_owned() }
}

/// What may stand in text and in attributes. Characters that XML cannot hold are left out.
pub(crate) fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            '\n' | '\t' => safe.push(' '),
            '\u{fffe}' | '\u{ffff}' => {}
            _ if letter.is_control() => {}
            _ => safe.push(letter),
        }
    }
    safe
}

/// A group that tells its name where the pointer rests, and to those who cannot see it.
pub(crate) fn named(name: &str, svg: &str) -> String {
    if name.is_empty() {
        return format!("<g>{svg}</g>");
    }
    format!("<g><title>{}</title>{svg}</g>", escaped(name))
}

/// A rectangle with its corners rounded.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Frame {
    pub x: f32,
    pub y: f32,
    pub w: f32,
    pub h: f32,
    pub r: f32,
}

impl Frame {
    pub fn new(w: f32, h: f32, r: f32) -> Frame {
        Frame { x: 0.0, y: 0.0, w, h, r }
    }

    /// Further out on every side.
    pub fn out(self, by: f32) -> Frame {
        let Frame { x, y, w, h, r } = self;
        Frame { x: x - by, y: y - by, w: w + 2.0 * by, h: h + 2.0 * by, r: (r + by).max(0.0) }
    }

    pub fn drawn(self, paint: &str) -> String {
        let Frame { x, y, w, h, r } = self;
        let [x, y, w, h] = [x, y, w.max(0.0), h.max(0.0)].map(number);
        let r = number(r);
        format!("<rect x=\"{x}\" y=\"{y}\" width=\"{w}\" height=\"{h}\" rx=\"{r}\"{paint}/>")
    }

    /// The same, round at its upper corners only.
    pub fn arched(self, paint: &str) -> String {
        let Frame { x, y, w, h, r } = self;
        let [left, right, top, bottom] = [x, x + w, y, y + h].map(number);
        let [inner_left, inner_right, shoulder, r] = [x + r, x + w - r, y + r, r].map(number);
        format!(
            "<path d=\"M{left} {bottom}V{shoulder}A{r} {r} 0 0 1 {inner_left} {top}H{inner_right}\
             A{r} {r} 0 0 1 {right} {shoulder}V{bottom}z\"{paint}/>"
        )
    }
}

/// Filled, with a line around it.
pub(crate) fn paint(fill: Color, stroke: Color, width: f32) -> String {
    format!("{}{}", fill.fill(), stroke.stroke(width))
}

pub(crate) fn line(x1: f32, y1: f32, x2: f32, y2: f32, stroke: &str) -> String {
    let [x1, y1, x2, y2] = [x1, y1, x2, y2].map(number);
    format!("<path d=\"M{x1} {y1}L{x2} {y2}\"{stroke}/>")
}

pub(crate) fn circle(x: f32, y: f32, r: f32, paint: &str) -> String {
    let mut drawn = String::new();
    _ = write!(drawn, "<circle cx=\"{}\" cy=\"{}\" r=\"{}\"{paint}/>", number(x), number(y), number(r));
    drawn
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_short() {
        assert_eq!([1.0, 0.5, -0.001, 12.3456].map(number), ["1", "0.5", "0", "12.35"]);
    }

    #[test]
    fn what_xml_cannot_hold_is_escaped_or_left_out() {
        assert_eq!(escaped("<Ann> & \"Bo\"\u{1}\u{b}'s"), "&lt;Ann&gt; &amp; &quot;Bo&quot;&#39;s");
    }
}
