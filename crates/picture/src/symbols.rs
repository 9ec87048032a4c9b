//! The symbols that scenes name: the house's sheet and the game's, in the colors of the theme.

use crate::Color;
use crate::fonts::SANS;
use crate::ink::Ink;
use crate::pen::{escaped, number};
use orrery_core::Seat;
use std::fmt::Write;

const HOUSE: &str = include_str!("../../../web/src/icons.svg");
/// Beside the name of a symbol: the same as it would be, not as it is.
const GHOST: &str = "-ghost";

/// Shape and letter of each seat.
pub(crate) const CRESTS: [(&str, &str); 5] =
    [("p-shield", "L"), ("p-sun", "H"), ("p-hexagon", "J"), ("p-quatrefoil", "V"), ("p-drop", "T")];

pub(crate) fn crest(seat: Seat) -> (&'static str, &'static str) {
    CRESTS[seat.index() % CRESTS.len()]
}

/// How a symbol is drawn where it sets nothing itself.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Stroke {
    /// As lines of this strength.
    Line(f32),
    /// Filled.
    Solid,
    /// Filled, paler, with a broken edge.
    Ghost,
}

/// A symbol in a square, by its upper left corner.
pub(crate) fn sign(name: &str, x: f32, y: f32, size: f32, color: Color, stroke: Stroke) -> String {
    let [x, y, size] = [x, y, size].map(number);
    let (suffix, look) = match stroke {
        Stroke::Line(width) => (
            "",
            format!(
                " fill=\"none\" stroke=\"{color}\" stroke-width=\"{}\" stroke-linecap=\"round\" \
                 stroke-linejoin=\"round\"",
                number(width)
            ),
        ),
        Stroke::Solid => ("", color.fill()),
        Stroke::Ghost => (GHOST, format!("{} opacity=\"0.72\"", color.fill())),
    };
    format!(
        "<use href=\"#{}{suffix}\" x=\"{x}\" y=\"{y}\" width=\"{size}\" height=\"{size}\" color=\"{color}\"{look}/>",
        escaped(name)
    )
}

/// The definitions of those symbols that a drawing uses.
pub(crate) fn defined(drawn: &str, game: &str, ink: &Ink) -> String {
    let mut defined = String::new();
    for (id, view, body) in symbols(HOUSE).chain(symbols(game)) {
        for suffix in ["", GHOST] {
            if drawn.contains(&format!("href=\"#{id}{suffix}\"")) {
                let body = colored(body, ink, suffix == GHOST);
                _ = write!(
                    defined,
                    "<symbol id=\"{id}{suffix}\" viewBox=\"{view}\" overflow=\"visible\">{body}</symbol>"
                );
            }
        }
    }
    defined
}

/// Each symbol of a sheet: its id, its view box, what is in it.
fn symbols(sheet: &str) -> impl Iterator<Item = (&str, &str, &str)> {
    sheet.split("<symbol ").skip(1).filter_map(|symbol| {
        let (head, rest) = symbol.split_once('>')?;
        let attribute = |name: &str| Some(head.split_once(&format!("{name}=\""))?.1.split_once('"')?.0);
        let body = rest.split_once("</symbol>")?.0;
        Some((attribute("id")?, attribute("viewBox").unwrap_or("0 0 24 24"), body))
    })
}

/// Puts values where a symbol names a color of the style sheet: `var(--brass,#d2ab63)`.
fn colored(body: &str, ink: &Ink, ghost: bool) -> String {
    let mut parts = body.split("var(--");
    let mut whole = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (variable, after) = part.split_once(')').unwrap_or((part, ""));
        let (name, fallback) = variable.split_once(',').unwrap_or((variable, "none"));
        let value = match name.trim() {
            "piece-edge" if ghost => ink.of("text").to_string(),
            "piece-dash" if ghost => "2.4 2".to_owned(),
            "font-text" => SANS.to_owned(),
            name => ink.find(name).map_or_else(|| fallback.trim().to_owned(), |color| color.to_string()),
        };
        whole.push_str(&value);
        whole.push_str(after);
    }
    whole
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Theme;

    const SHEET: &str = r##"<svg><symbol id="x-one" viewBox="0 0 8 8"><path fill="var(--c-red,#123456)" stroke-dasharray="var(--piece-dash,none)" stroke="var(--unheard,#654321)"/></symbol><symbol id="x-two" viewBox="0 0 9 9"/></svg>"##;

    #[test]
    fn what_is_drawn_is_defined_in_the_colors_of_the_theme() {
        let ink = Ink::new(Theme::Day, 0);
        let used = sign("x-one", 0.0, 0.0, 8.0, ink.of("text"), Stroke::Solid);
        let defined = defined(&used, SHEET, &ink);
        assert!(
            defined.contains("id=\"x-one\" viewBox=\"0 0 8 8\"") && !defined.contains("x-two"),
            "{defined}"
        );
        assert!(defined.contains(&ink.of("c-red").hex()) && defined.contains("#654321"), "{defined}");
        assert!(defined.contains("stroke-dasharray=\"none\"") && !defined.contains("var("), "{defined}");
    }

    #[test]
    fn a_ghost_has_a_broken_edge() {
        let ink = Ink::new(Theme::Night, 0);
        let used = sign("x-one", 0.0, 0.0, 8.0, ink.of("text"), Stroke::Ghost);
        let defined = defined(&used, SHEET, &ink);
        assert!(defined.contains("id=\"x-one-ghost\"") && defined.contains("2.4 2"), "{defined}");
    }

    /// The client has the same list.
    #[test]
    fn crests_are_those_of_the_client() {
        let client = include_str!("../../../web/src/lib/tone.ts");
        for (shape, letter) in CRESTS {
            assert!(client.contains(&format!("{{ shape: \"{shape}\", letter: \"{letter}\" }}")), "{shape}");
        }
    }

    #[test]
    fn every_crest_stands_in_the_sheet_of_the_house() {
        assert!(CRESTS.iter().all(|(shape, _)| symbols(HOUSE).any(|(id, ..)| id == *shape)));
    }
}
