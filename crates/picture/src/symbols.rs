//! The symbols that scenes name: the house's sheet and the game's, in the colors of the theme.

use crate::Color;
use crate::fonts::SANS;
use crate::ink::Ink;
use crate::pen::{escaped, number};
use orrery_core::Seat;
use std::collections::BTreeSet;
use std::fmt::Write;

const HOUSE: &str = include_str!("../../../web/src/icons.svg");
/// Beside the name of a symbol: the same as it would be, not as it is.
const GHOST: &str = "-ghost";
const MIX: &str = "color-mix(in srgb,";
const OWN: &str = "currentColor";

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
        "<use href=\"#{}{suffix}\" color=\"{color}\" x=\"{x}\" y=\"{y}\" width=\"{size}\" height=\"{size}\"{look}/>",
        escaped(name)
    )
}

/// A drawing with the definitions of those symbols that it uses before it.
pub(crate) fn defined(drawn: &str, game: &str, ink: &Ink) -> (String, String) {
    let (mut definitions, mut drawn) = (String::new(), drawn.to_owned());
    let mut define = |id: &str, view: &str, body: &str| {
        let head = format!("<symbol id=\"{id}\" viewBox=\"{view}\" overflow=\"visible\">");
        _ = write!(definitions, "{head}{}</symbol>", mixed(body));
    };
    for (id, view, body) in symbols(HOUSE).chain(symbols(game)) {
        for id in [id.to_owned(), format!("{id}{GHOST}")] {
            let used = format!("href=\"#{id}\"");
            if !drawn.contains(&used) {
                continue;
            }
            let body = colored(body, ink, id.ends_with(GHOST));
            if !body.contains(MIX) || !body.contains(OWN) {
                define(&id, view, &body);
                continue;
            }
            // What mixes the color of its piece with another is defined once for each color.
            for color in colors(&drawn, &used) {
                let of = format!("{id}-{}", color.trim_start_matches('#'));
                define(&of, view, &body.replace(OWN, &color));
                let [before, after] = [&id, &of].map(|id| format!("href=\"#{id}\" color=\"{color}\""));
                drawn = drawn.replace(&before, &after);
            }
        }
    }
    (definitions, drawn)
}

/// The colors in which a symbol is used.
fn colors(drawn: &str, used: &str) -> BTreeSet<String> {
    let color = |after: &str| Some(after.strip_prefix(" color=\"")?.split_once('"')?.0.to_owned());
    drawn.split(used).skip(1).filter_map(color).collect()
}

/// Puts values where colors are mixed: `color-mix(in srgb, #d2ab63 30%, #101b34)`.
fn mixed(body: &str) -> String {
    let mut parts = body.split(MIX);
    let mut whole = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (mix, after) = part.split_once(')').unwrap_or((part, ""));
        let value = mix.split_once(',').and_then(|(first, second)| {
            let (color, share) = first.trim().rsplit_once(' ')?;
            let share: f32 = share.trim_end_matches('%').parse().ok()?;
            Some(Color::read(color)?.mixed(share / 100.0, Color::read(second)?))
        });
        whole.push_str(&value.map_or_else(|| "none".to_owned(), Color::hex));
        whole.push_str(after);
    }
    whole
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
        let (defined, _) = defined(&used, SHEET, &ink);
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
        let (defined, _) = defined(&used, SHEET, &ink);
        assert!(defined.contains("id=\"x-one-ghost\"") && defined.contains("2.4 2"), "{defined}");
    }

    #[test]
    fn a_symbol_that_mixes_the_color_of_its_piece_is_defined_for_each() {
        let sheet = r##"<symbol id="x-mix" viewBox="0 0 8 8"><path fill="color-mix(in srgb, currentColor 50%, #000000)" stroke="color-mix(in srgb,#ff0000 50%,#0000ff)"/></symbol>"##;
        let ink = Ink::new(Theme::Night, 0);
        let [red, blue] = ["#800000", "#000080"].map(|color| Color::read(color).unwrap());
        let used: String =
            [red, blue].map(|color| sign("x-mix", 0.0, 0.0, 8.0, color, Stroke::Solid)).concat();
        let (defined, drawn) = defined(&used, sheet, &ink);
        for part in ["id=\"x-mix-800000\"", "fill=\"#400000\"", "fill=\"#000040\"", "stroke=\"#800080\""] {
            assert!(defined.contains(part), "{part}: {defined}");
        }
        assert!(
            drawn.contains("href=\"#x-mix-800000\"") && drawn.contains("href=\"#x-mix-000080\""),
            "{drawn}"
        );
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
