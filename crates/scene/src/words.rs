//! From message ids to sentences in a viewer's language.
//!
//! Seats and pieces are put into sentences as the spans they are. `**…**` in a message is what matters in the sentence.

use crate::message::{self, Counting, Telling};
use crate::text::{Span, Text};
use crate::{Lang, Staged, Word};
use fluent_syntax::{ast, parser};
use orrery_core::{Arg, BadBox, Message, Refusal, Seat};
use rustc_hash::FxHashMap;

/// The words of the house, which every game shares.
const HOUSE: [(Lang, &str); 2] =
    [(Lang::En, include_str!("../locales/en.ftl")), (Lang::Es, include_str!("../locales/es.ftl"))];

/// The message files of one author (the house, a game, the command line), in one language.
pub struct Words {
    lang: Lang,
    counting: Counting,
    messages: FxHashMap<&'static str, message::Message>,
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
    Word(Word),
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
        Say::Word(word.into())
    }
}

impl From<String> for Say {
    fn from(word: String) -> Say {
        Say::Word(word.into())
    }
}

impl From<Word> for Say {
    fn from(word: Word) -> Say {
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
    /// If a message file is not Fluent, or says more than the house can read: it is built in, and `tidy` has read it.
    #[must_use]
    pub fn new(lang: Lang, own: &[(Lang, &'static str)]) -> Words {
        let mut messages = FxHashMap::default();
        let house = HOUSE.iter().filter(|(of, _)| *of == lang);
        for (_, source) in house.chain(own.iter().filter(|(of, _)| *of == lang)) {
            let resource = parser::parse_runtime(*source)
                .unwrap_or_else(|(_, faults)| panic!("a message file is not Fluent: {faults:?}"));
            for entry in &resource.body {
                let ast::Entry::Message(ast::Message { id, value: Some(pattern), .. }) = entry else {
                    continue;
                };
                messages.insert(id.name, message::Message::read(pattern));
            }
        }
        Words { lang, counting: Counting::of(lang), messages }
    }

    #[must_use]
    pub fn lang(&self) -> Lang {
        self.lang
    }

    #[must_use]
    pub fn has(&self, id: &str) -> bool {
        self.messages.contains_key(id)
    }

    /// The message as text. An id that is missing shows as itself: `tidy` and the tests keep that from happening.
    #[must_use]
    pub fn text(&self, id: &str, args: &[(&str, Say)]) -> Text {
        match self.messages.get(id) {
            Some(message::Message::Fixed(text)) => text.clone(),
            Some(message::Message::Open(parts)) => {
                let mut telling = Telling::default();
                telling.tell(parts, args, &self.counting);
                telling.done()
            }
            None => Text::plain(id),
        }
    }

    /// The message without its signs: for what is never drawn with pieces, such as errors and names.
    #[must_use]
    pub fn word(&self, id: &str, args: &[(&str, Say)]) -> Word {
        let mut text = self.text(id, args);
        if let [Span::Text(words)] = &mut text.0[..] {
            return std::mem::take(words);
        }
        text.spoken(&|seat| (seat.0 + 1).to_string()).into()
    }

    /// The same as a string.
    #[must_use]
    pub fn string(&self, id: &str, args: &[(&str, Say)]) -> String {
        self.word(id, args).into()
    }

    #[must_use]
    pub fn bad_box(&self, bad: &BadBox) -> String {
        let args: Vec<_> = bad.args().into_iter().map(|(name, value)| (name, value.into())).collect();
        self.string(bad.id(), &args)
    }
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
    pub fn word(&self, id: &str) -> Word {
        self.words.word(id, &[])
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
        assert_eq!(text.0[..], expected);
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
