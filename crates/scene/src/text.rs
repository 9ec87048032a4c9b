//! Text with pieces in it.

use crate::Word;
use orrery_core::Seat;
use serde::Serialize;
use smallvec::SmallVec;
use ts_rs::TS;

/// The name of a symbol in the house's sheet or in the game's own (`assets/icons.svg`).
pub type Symbol = Word;

/// A color of the design system. Each is joined by a mark or a letter wherever it matters.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub enum Tone {
    /// The ground's own line and text colors.
    #[default]
    Plain,
    Dim,
    Brass,
    Accent,
    Ok,
    Refused,
    Blue,
    Red,
    Yellow,
    Purple,
    Green,
    White,
    /// The color of whoever sits there.
    Seat(#[ts(type = "number")] Seat),
}

/// A stretch of text, or something drawn in line with it.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub enum Span {
    Text(Word),
    /// What matters in the sentence.
    Strong(Word),
    /// A number that is the viewer's own and changes with the position: "×3", "now 5 VP".
    Live(Word),
    /// A small connecting word between icons: "or", "and".
    Join(Word),
    /// The player who sits there: crest and name.
    Seat(#[ts(type = "number")] Seat),
    /// The crest alone.
    Crest(#[ts(type = "number")] Seat),
    /// A line icon; `name` is read where it cannot be seen.
    Icon {
        symbol: Symbol,
        name: Word,
    },
    /// A component of the game in its color.
    Piece {
        symbol: Symbol,
        tone: Tone,
        name: Word,
    },
    /// A round badge of a class, a kind, a sector.
    Medal {
        symbol: Symbol,
        tone: Tone,
        name: Word,
    },
    /// Points, in a double ring.
    Seal {
        text: Word,
        name: Word,
    },
    /// A die showing a face.
    Die {
        face: u8,
        tone: Tone,
        name: Word,
    },
}

impl Span {
    pub fn text(text: impl Into<Word>) -> Span {
        Span::Text(text.into())
    }

    pub fn icon(symbol: impl Into<Symbol>, name: impl Into<Word>) -> Span {
        Span::Icon { symbol: symbol.into(), name: name.into() }
    }

    pub fn piece(symbol: impl Into<Symbol>, tone: Tone, name: impl Into<Word>) -> Span {
        Span::Piece { symbol: symbol.into(), tone, name: name.into() }
    }

    pub fn medal(symbol: impl Into<Symbol>, tone: Tone, name: impl Into<Word>) -> Span {
        Span::Medal { symbol: symbol.into(), tone, name: name.into() }
    }
}

/// A sentence, a label, a row of icons.
#[derive(Debug, Default, PartialEq, Serialize, TS)]
#[serde(transparent)]
pub struct Text(#[ts(as = "Vec<Span>")] pub Spans);

/// Most texts are one span, and that is kept in place.
pub type Spans = SmallVec<[Span; 1]>;

impl Text {
    #[must_use]
    pub fn none() -> Text {
        Text::default()
    }

    pub fn plain(text: impl Into<Word>) -> Text {
        Text::from(Span::Text(text.into()))
    }

    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    #[must_use]
    pub fn and(mut self, more: impl Into<Text>) -> Text {
        let more = more.into();
        if self.is_empty() {
            return more;
        }
        self.0.reserve(more.0.len());
        more.0.into_iter().for_each(|span| self.0.push(span));
        self
    }

    /// What is told of somebody, without their name before it: "takes a tile".
    #[must_use]
    pub fn without_subject(self, seat: Seat) -> Text {
        let [Span::Seat(subject), Span::Text(rest), ..] = &self.0[..] else { return self };
        let rest = rest.trim_start_matches([':', ' ']);
        if *subject != seat || (rest.is_empty() && self.0.len() == 2) {
            return self;
        }
        let first = Some(Span::text(rest)).filter(|_| !rest.is_empty());
        first.into_iter().chain(self.0.iter().skip(2).cloned()).collect()
    }

    /// As it would be read aloud, with the players' names filled in.
    #[must_use]
    pub fn spoken(&self, name: &dyn Fn(Seat) -> String) -> String {
        let mut spoken = String::with_capacity(32);
        let mut drawn_before = false;
        for span in &self.0 {
            let named;
            let (drawn, words) = match span {
                Span::Text(text) | Span::Strong(text) | Span::Live(text) | Span::Join(text) => {
                    (matches!(span, Span::Join(_) | Span::Live(_)), text.as_str())
                }
                Span::Seat(seat) | Span::Crest(seat) => {
                    named = name(*seat);
                    (false, named.as_str())
                }
                Span::Icon { name, .. }
                | Span::Piece { name, .. }
                | Span::Medal { name, .. }
                | Span::Seal { name, .. }
                | Span::Die { name, .. } => (true, name.as_str()),
            };
            let apart = spoken.is_empty() || spoken.ends_with(char::is_whitespace);
            if (drawn || drawn_before) && !apart && words.starts_with(char::is_alphanumeric) {
                spoken.push(' ');
            }
            spoken.push_str(words);
            drawn_before = drawn;
        }
        spoken
    }
}

/// One span in place is copied without a list.
impl Clone for Text {
    fn clone(&self) -> Text {
        match &self.0[..] {
            [] => Text::none(),
            [span] => Text::from(span.clone()),
            spans => Text(spans.to_vec().into()),
        }
    }
}

impl From<Span> for Text {
    fn from(span: Span) -> Text {
        Text(Spans::from_buf([span]))
    }
}

impl<const N: usize> From<[Span; N]> for Text {
    fn from(spans: [Span; N]) -> Text {
        Text(if N > 1 { Vec::from(spans).into() } else { spans.into_iter().collect() })
    }
}

impl From<Word> for Text {
    fn from(text: Word) -> Text {
        Text::plain(text)
    }
}

impl From<&str> for Text {
    fn from(text: &str) -> Text {
        Text::plain(text)
    }
}

impl From<String> for Text {
    fn from(text: String) -> Text {
        Text::plain(text)
    }
}

impl FromIterator<Span> for Text {
    fn from_iter<I: IntoIterator<Item = Span>>(spans: I) -> Text {
        Text(spans.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_deed_is_told_without_whoever_did_it() {
        let deed = |seat, rest| Text::from(Span::Seat(Seat(seat))).and(rest).and(Span::Crest(Seat(2)));
        let told = |rest: &str| Text::from(rest).and(Span::Crest(Seat(2)));
        assert_eq!(deed(0, " takes ").without_subject(Seat(0)), told("takes "));
        assert_eq!(deed(0, ": Spy, paid by ").without_subject(Seat(0)), told("Spy, paid by "));
        assert_eq!(deed(1, " takes ").without_subject(Seat(0)), deed(1, " takes "), "another's deed");
        let alone = Text::from(Span::Seat(Seat(0))).and(": ");
        assert_eq!(alone.clone().without_subject(Seat(0)), alone, "something is told");
    }

    #[test]
    fn pieces_are_read_apart() {
        let text = Text::from([
            Span::Seat(Seat(1)),
            Span::text(" moves "),
            Span::piece("s-red", Tone::Red, "red"),
            Span::piece("s-blue", Tone::Blue, "blue"),
            Span::text(", then stops"),
        ]);
        assert_eq!(text.spoken(&|seat| format!("P{}", seat.0)), "P1 moves red blue, then stops");
    }
}
