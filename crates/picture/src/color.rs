//! Colors as the style sheet writes them.

use std::fmt::Write;

#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Color {
    red: u8,
    green: u8,
    blue: u8,
    /// From 0, which nobody sees, to 1.
    alpha: f32,
}

impl Color {
    pub const NONE: Color = Color { red: 0, green: 0, blue: 0, alpha: 0.0 };

    /// Reads `#rrggbb` and `rgb(r g b / a)`, the two forms that the style sheet has.
    pub fn read(text: &str) -> Option<Color> {
        let text = text.trim();
        if let Some(digits) = text.strip_prefix('#') {
            let part = |at: usize| u8::from_str_radix(digits.get(at..at + 2)?, 16).ok();
            return Some(Color { red: part(0)?, green: part(2)?, blue: part(4)?, alpha: 1.0 });
        }
        let inner = text.strip_prefix("rgb(")?.strip_suffix(')')?;
        let (parts, alpha) = inner.split_once('/').unwrap_or((inner, "1"));
        let mut parts = parts.split_whitespace().map(|part| part.parse().ok());
        let mut part = || parts.next().flatten();
        Some(Color { red: part()?, green: part()?, blue: part()?, alpha: alpha.trim().parse().ok()? })
    }

    /// So much of this color, the rest of the other.
    pub fn mixed(self, share: f32, other: Color) -> Color {
        let mix =
            |own: u8, other: u8| (f32::from(own) * share + f32::from(other) * (1.0 - share)).round() as u8;
        Color {
            red: mix(self.red, other.red),
            green: mix(self.green, other.green),
            blue: mix(self.blue, other.blue),
            alpha: self.alpha * share + other.alpha * (1.0 - share),
        }
    }

    pub fn hex(self) -> String {
        format!("#{:02x}{:02x}{:02x}", self.red, self.green, self.blue)
    }

    /// As an attribute of a drawn thing: ` fill="#d2ab63" fill-opacity="0.26"`.
    pub fn attribute(self, name: &str) -> String {
        if self.alpha == 0.0 {
            return format!(" {name}=\"none\"");
        }
        let mut written = format!(" {name}=\"{}\"", self.hex());
        if self.alpha < 1.0 {
            _ = write!(written, " {name}-opacity=\"{}\"", self.alpha);
        }
        written
    }

    pub fn fill(self) -> String {
        self.attribute("fill")
    }

    pub fn stroke(self, width: f32) -> String {
        format!("{} stroke-width=\"{}\"", self.attribute("stroke"), crate::pen::number(width))
    }
}

/// As symbols have it, in one word.
impl std::fmt::Display for Color {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        if self.alpha < 1.0 {
            write!(f, "rgba({},{},{},{})", self.red, self.green, self.blue, self.alpha)
        } else {
            f.write_str(&self.hex())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_forms_of_the_style_sheet_are_read() {
        assert_eq!(Color::read("#d2ab63").unwrap().fill(), " fill=\"#d2ab63\"");
        let line = Color::read("rgb(210 171 99 / 0.26)").unwrap();
        assert_eq!(line.fill(), " fill=\"#d2ab63\" fill-opacity=\"0.26\"");
        assert_eq!(line.to_string(), "rgba(210,171,99,0.26)");
        assert_eq!(Color::read("var(--brass)"), None);
        assert_eq!(Color::read("#zz"), None);
    }

    #[test]
    fn colors_mix_by_their_shares() {
        let (black, white) = (Color::read("#000000").unwrap(), Color::read("#ffffff").unwrap());
        assert_eq!(white.mixed(0.2, black).hex(), "#333333");
    }
}
