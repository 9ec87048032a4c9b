//! From message ids to sentences in a viewer's language.
//!
//! Fluent makes plain strings; seats and pieces are put into them as marks of two control characters and a number,
//! which are turned back into spans afterwards. `**…**` in a message is what matters in the sentence.

use crate::text::{Span, Text};
use crate::{Lang, Staged};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast;
use orrery_core::{Arg, BadBox, Message, Refusal, Seat};
use rustc_hash::FxHashMap;

const MARK: char = '\u{1}';
const MARK_END: char = '\u{2}';
const STRONG: &str = "**";

/// The words of the house, which every game shares.
const HOUSE: [(Lang, &str); 2] =
    [(Lang::En, include_str!("../locales/en.ftl")), (Lang::Es, include_str!("../locales/es.ftl"))];

/// The message files of one author (the house, a game, the command line), in one language.
pub struct Words {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
    /// Messages that say the same whatever is put into them: most of a scene, and so not made anew each time.
    fixed: FxHashMap<String, Text>,
}

impl std::fmt::Debug for Words {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Words").field("lang", &self.lang).finish_non_exhaustive()
    }
}

/// What goes into a message.
#[derive(Clone, Debug)]
pub enum Say {
    Number(i64),
    Word(String),
    Text(Text),
}

impl From<i32> for Say {
    fn from(number: i32) -> Say {
        Say::Number(i64::from(number))
    }
}

impl From<usize> for Say {
    fn from(number: usize) -> Say {
        Say::Number(number as i64)
    }
}

impl From<u8> for Say {
    fn from(number: u8) -> Say {
        Say::Number(i64::from(number))
    }
}

impl From<&str> for Say {
    fn from(word: &str) -> Say {
        Say::Word(word.to_owned())
    }
}

impl From<String> for Say {
    fn from(word: String) -> Say {
        Say::Word(word)
    }
}

impl From<Text> for Say {
    fn from(text: Text) -> Say {
        Say::Text(text)
    }
}

impl From<Span> for Say {
    fn from(span: Span) -> Say {
        Say::Text(span.into())
    }
}

impl From<Seat> for Say {
    fn from(seat: Seat) -> Say {
        Say::Text(Span::Seat(seat).into())
    }
}

impl Words {
    /// The house's words and, over them, those of a game or a program.
    ///
    /// # Panics
    /// If a message file is not Fluent: it is built in, and `tidy` has read it.
    #[must_use]
    pub fn new(lang: Lang, own: &[(Lang, &'static str)]) -> Words {
        let mut bundle = FluentBundle::new_concurrent(vec![lang.identifier()]);
        bundle.set_use_isolating(false);
        let mut fixed = FxHashMap::default();
        let house = HOUSE.iter().filter(|(of, _)| *of == lang);
        for (_, source) in house.chain(own.iter().filter(|(of, _)| *of == lang)) {
            let resource = FluentResource::try_new((*source).to_owned())
                .unwrap_or_else(|(_, faults)| panic!("a message file is not Fluent: {faults:?}"));
            for entry in resource.entries() {
                let ast::Entry::Message(message) = entry else { continue };
                let id = message.id.name.to_owned();
                match fixed_text(message) {
                    Some(text) => fixed.insert(id, text),
                    None => fixed.remove(&id),
                };
            }
            bundle.add_resource_overriding(resource);
        }
        Words { lang, bundle, fixed }
    }

    #[must_use]
    pub fn lang(&self) -> Lang {
        self.lang
    }

    #[must_use]
    pub fn has(&self, id: &str) -> bool {
        self.bundle.has_message(id)
    }

    /// The message as text. An id that is missing shows as itself: `tidy` and the tests keep that from happening.
    #[must_use]
    pub fn text(&self, id: &str, args: &[(&str, Say)]) -> Text {
        if let Some(text) = self.fixed.get(id) {
            return text.clone();
        }
        let mut marked = Vec::new();
        let mut values = FluentArgs::new();
        for (name, say) in args {
            let value = match say {
                Say::Number(number) => FluentValue::from(*number),
                Say::Word(word) => FluentValue::from(word.as_str()),
                Say::Text(text) => {
                    marked.push(text);
                    FluentValue::from(format!("{MARK}{}{MARK_END}", marked.len() - 1))
                }
            };
            values.set(*name, value);
        }
        let Some(pattern) = self.bundle.get_message(id).and_then(|message| message.value()) else {
            return Text::plain(id);
        };
        let mut faults = Vec::new();
        spans(&self.bundle.format_pattern(pattern, Some(&values), &mut faults), &marked)
    }

    /// The message as a plain string: for what is never drawn with pieces, such as errors and names.
    #[must_use]
    pub fn string(&self, id: &str, args: &[(&str, Say)]) -> String {
        if let Some([Span::Text(words)]) = self.fixed.get(id).map(|text| &text.0[..]) {
            return words.clone();
        }
        self.text(id, args).spoken(&|seat| (seat.0 + 1).to_string())
    }

    #[must_use]
    pub fn bad_box(&self, bad: &BadBox) -> String {
        let args: Vec<_> = bad.args().into_iter().map(|(name, value)| (name, Say::Word(value))).collect();
        self.string(bad.id(), &args)
    }
}

/// What the message says, if nothing can be put into it.
fn fixed_text(message: &ast::Message<&str>) -> Option<Text> {
    let stretches = message.value.as_ref()?.elements.iter().map(|element| match element {
        ast::PatternElement::TextElement { value } => Some(*value),
        ast::PatternElement::Placeable { .. } => None,
    });
    Some(spans(&stretches.collect::<Option<String>>()?, &[]))
}

/// Cuts a formatted message at its marks.
fn spans(formatted: &str, marked: &[&Text]) -> Text {
    let mut text = Text::none();
    for (at, stretch) in formatted.split(STRONG).enumerate() {
        let strong = at % 2 == 1;
        let plain = |words: &str| if strong { Span::Strong(words.to_owned()) } else { Span::text(words) };
        let mut rest = stretch;
        while let Some((before, mark)) = rest.split_once(MARK) {
            let (number, after) = mark.split_once(MARK_END).unwrap_or((mark, ""));
            text.0.extend((!before.is_empty()).then(|| plain(before)));
            let inserted = number.parse::<usize>().ok().and_then(|number| marked.get(number));
            text.0.extend(inserted.iter().flat_map(|text| text.0.clone()));
            rest = after;
        }
        text.0.extend((!rest.is_empty()).then(|| plain(rest)));
    }
    text
}

/// Speaks for one game in one language: it also knows the names of the parts in the box.
pub struct Teller<'a, G: Staged> {
    pub game: &'a G,
    pub words: &'a Words,
}

impl<G: Staged> std::fmt::Debug for Teller<'_, G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Teller").field("words", self.words).finish_non_exhaustive()
    }
}

impl<G: Staged> Clone for Teller<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Staged> Copy for Teller<'_, G> {}

impl<G: Staged> Teller<'_, G> {
    #[must_use]
    pub fn lang(&self) -> Lang {
        self.words.lang()
    }

    /// A message with its arguments.
    #[must_use]
    pub fn say(&self, id: &str, args: &[(&str, Say)]) -> Text {
        self.words.text(id, args)
    }

    /// A message without arguments, as a plain string: names, accessible labels.
    #[must_use]
    pub fn word(&self, id: &str) -> String {
        self.words.string(id, &[])
    }

    /// Why not, in the viewer's language.
    #[must_use]
    pub fn because(&self, refusal: &Refusal) -> Text {
        self.message(&refusal.because)
    }

    #[must_use]
    pub fn message(&self, message: &Message) -> Text {
        let args: Vec<(&str, Say)> = message.args.iter().map(|(name, arg)| (*name, self.arg(*arg))).collect();
        self.words.text(message.id, &args)
    }

    fn arg(&self, arg: Arg) -> Say {
        match arg {
            Arg::Number(number) => Say::from(number),
            Arg::Seat(seat) => Say::from(seat),
            Arg::Term(id) => Say::from(self.words.text(id, &[])),
            Arg::Part(family, number) => Say::from(self.game.part(family, number, *self)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Tone;

    const OWN: [(Lang, &str); 1] = [(
        Lang::Es,
        "gana = { $quien } gana **{ $puntos ->\n    [one] un punto\n   *[other] { $puntos } puntos\n}** con { $pieza }",
    )];

    #[test]
    fn pieces_and_seats_keep_their_place_in_the_sentence() {
        let words = Words::new(Lang::Es, &OWN);
        let piece = Span::piece("s-red", Tone::Red, "rojo");
        let text = words.text(
            "gana",
            &[("quien", Seat(0).into()), ("puntos", 2.into()), ("pieza", piece.clone().into())],
        );
        let expected = vec![
            Span::Seat(Seat(0)),
            Span::text(" gana "),
            Span::Strong("2 puntos".into()),
            Span::text(" con "),
            piece,
        ];
        assert_eq!(text.0, expected);
    }

    #[test]
    fn a_bad_box_is_told_in_both_languages() {
        let bad = BadBox::Doubled { table: "ships", id: "sh-01".into() };
        for lang in Lang::ALL {
            let told = Words::new(lang, &[]).bad_box(&bad);
            assert!(told.contains("sh-01") && !told.starts_with("box-"), "{told}");
        }
    }
}
