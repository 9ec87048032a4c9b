//! The colors of a theme. They are read from the web client's style sheet, where each of them is written once.

use crate::color::Color;
use orrery_scene::{Body, Tone};
use std::collections::BTreeMap;

const TOKENS: &str = include_str!("../../../web/src/styles/tokens.css");
const NIGHT: &str = ":root {";
const DAY: &str = ":root[data-theme=\"day\"] {";
/// How many crests there are, and how many accents.
const COLORS: u8 = 5;

/// The two themes of the house.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Theme {
    /// Brass on night blue.
    #[default]
    Night,
    /// A printed chart.
    Day,
}

impl Theme {
    pub const ALL: [Theme; 2] = [Theme::Night, Theme::Day];

    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Theme::Night => "night",
            Theme::Day => "day",
        }
    }
}

pub(crate) struct Ink {
    colors: BTreeMap<&'static str, Color>,
}

impl Ink {
    /// The colors of a theme, with the accent of the game that has this place on the shelf.
    pub fn new(theme: Theme, shelf: u8) -> Ink {
        let mut colors = block(NIGHT);
        if theme == Theme::Day {
            colors.extend(block(DAY));
        }
        let ink = Ink { colors };
        let accent = ink.numbered("accent-", shelf);
        let mut colors = ink.colors;
        colors.insert("accent", accent);
        Ink { colors }
    }

    /// A color of the style sheet by its name there.
    pub fn of(&self, name: &str) -> Color {
        self.find(name).unwrap_or(Color::NONE)
    }

    pub fn find(&self, name: &str) -> Option<Color> {
        self.colors.get(name).copied()
    }

    pub fn tone(&self, tone: Tone) -> Color {
        match tone {
            Tone::Plain => self.of("text"),
            Tone::Dim => self.of("text-3"),
            Tone::Brass => self.of("brass"),
            Tone::Accent => self.of("accent"),
            Tone::Ok => self.of("ok"),
            Tone::Refused => self.of("refused"),
            Tone::Blue => self.of("c-blue"),
            Tone::Red => self.of("c-red"),
            Tone::Yellow => self.of("c-yellow"),
            Tone::Purple => self.of("c-purple"),
            Tone::Green => self.of("c-green"),
            Tone::White => self.of("c-white"),
            Tone::Seat(seat) => self.numbered("p", seat.0),
        }
    }

    /// The tone of a band or a chip over a surface; those without a tone have another's.
    pub fn tint(&self, tone: Tone, plain: &str, share: f32) -> Color {
        let color = if tone == Tone::Plain { self.of(plain) } else { self.tone(tone) };
        color.mixed(share, self.of("surface"))
    }

    /// Lit side, body and shadow of a body of the sky.
    pub fn lit(&self, body: Body) -> [Color; 3] {
        let named = |name: &str| {
            let shade = |n: u8| self.find(&format!("{name}-{n}"));
            [1, 2, 3].map(|n| shade(n).unwrap_or(self.of("ground")))
        };
        match body {
            Body::Earth => named("earth"),
            Body::Mars => named("mars"),
            Body::Moon => named("moon"),
            Body::Gas => named("gas"),
            Body::Star => named("star"),
            Body::Space => named("space"),
            Body::Of(tone) => {
                let own = self.tone(tone);
                [
                    own.mixed(0.62, self.of("star-1")),
                    own.mixed(0.72, self.of("space-1")),
                    own.mixed(0.3, self.of("space-2")),
                ]
            }
        }
    }

    fn numbered(&self, name: &str, at: u8) -> Color {
        self.of(&format!("{name}{}", at % COLORS + 1))
    }
}

/// The colors that a block of the style sheet sets.
fn block(head: &str) -> BTreeMap<&'static str, Color> {
    let after = TOKENS.split_once(head).map_or("", |(_, after)| after);
    let within = after.split_once("\n}").map_or("", |(within, _)| within);
    let set = |line: &'static str| {
        let (name, rest) = line.trim().strip_prefix("--")?.split_once(':')?;
        Some((name, Color::read(rest.split_once(';')?.0)?))
    };
    within.lines().filter_map(set).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use orrery_core::Seat;

    /// Every name that is drawn with has a color in both themes.
    #[test]
    fn the_style_sheet_has_every_color_in_both_themes() {
        let names = "ground ground-glow panel surface text text-2 text-3 on-brass brass brass-bright line \
                     line-strong legal last main on-player piece-edge piece-mark socket socket-held accent";
        for theme in Theme::ALL {
            let ink = Ink::new(theme, 0);
            for name in names.split_whitespace() {
                assert!(ink.find(name).is_some(), "{name} by {}", theme.name());
            }
            for body in [Body::Earth, Body::Mars, Body::Moon, Body::Gas, Body::Star, Body::Space] {
                assert!(ink.lit(body).iter().all(|color| *color != Color::NONE), "{body:?}");
            }
        }
    }

    #[test]
    fn the_themes_differ_and_seats_have_colors_of_their_own() {
        let (night, day) = (Ink::new(Theme::Night, 0), Ink::new(Theme::Day, 0));
        assert_ne!(night.of("ground"), day.of("ground"));
        assert_ne!(night.tone(Tone::Seat(Seat(0))), night.tone(Tone::Seat(Seat(1))));
        assert_ne!(Ink::new(Theme::Night, 1).of("accent"), night.of("accent"));
    }
}
