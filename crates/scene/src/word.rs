//! The short strings of which a scene is made.

use arrayvec::ArrayString;
use compact_str::{CompactString, ToCompactString};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::ops::Deref;
use ts_rs::{Config, TS};

/// A name, an id, a stretch of text: a scene has thousands of them, and most are short. Up to 24 bytes are kept in
/// place, and what is built into the program is not copied either.
///
/// It is made from a string, a number, or as `format!` makes one: `word!("{here}/{capacity}")`.
#[derive(Clone, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Word(CompactString);

/// A `Word`, written like `format!`.
#[macro_export]
macro_rules! word {
    ($($said:tt)*) => { $crate::Word::written(format_args!($($said)*)) };
}

impl Word {
    pub const NONE: Word = Word(CompactString::const_new(""));

    /// What is built into the program, however long.
    #[must_use]
    pub const fn fixed(word: &'static str) -> Word {
        Word(CompactString::const_new(word))
    }

    #[must_use]
    pub fn written(said: fmt::Arguments<'_>) -> Word {
        if let Some(fixed) = said.as_str() {
            return Word::fixed(fixed);
        }
        let mut slate = Slate::default();
        fmt::write(&mut slate, said).expect("a slate takes all");
        slate.word()
    }

    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// As it stands at the beginning of a sentence.
    #[must_use]
    pub fn capitalized(&self) -> Word {
        let mut letters = self.chars();
        letters
            .next()
            .map_or(Word::NONE, |first| crate::word!("{}{}", first.to_uppercase(), letters.as_str()))
    }

    pub fn push_str(&mut self, more: &str) {
        self.0.push_str(more);
    }

    pub fn push(&mut self, letter: char) {
        self.0.push(letter);
    }
}

/// A number to a tenth, as `{:.1}` writes it, but quickly: for the paths of shapes.
#[must_use]
pub fn tenths(number: f32) -> impl fmt::Display {
    Tenths(number)
}

struct Tenths(f32);

impl fmt::Display for Tenths {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // So much is exact: a tenfold f32 fits into an f64.
        let tenths = (f64::from(self.0) * 10.0).round_ties_even();
        if tenths.abs() >= 1e15 || tenths.is_nan() {
            return write!(f, "{:.1}", self.0);
        }
        let (sign, tenths) = (if self.0.is_sign_negative() { "-" } else { "" }, tenths.abs() as u64);
        write!(f, "{sign}{}.{}", tenths / 10, tenths % 10)
    }
}

/// What is not finished: written in place as long as it is short, it costs nothing until its length is known.
#[derive(Default)]
pub(crate) struct Slate {
    short: ArrayString<128>,
    /// What was too long for that.
    long: String,
}

impl Slate {
    pub fn push_str(&mut self, more: &str) {
        if self.long.is_empty() {
            if self.short.try_push_str(more).is_ok() {
                return;
            }
            self.long.reserve(2 * self.short.capacity() + more.len());
            self.long.push_str(&self.short);
        }
        self.long.push_str(more);
    }

    pub fn is_empty(&self) -> bool {
        self.short.is_empty() && self.long.is_empty()
    }

    /// All of it, and the slate is clean.
    pub fn take(&mut self) -> Word {
        let word = if self.long.is_empty() {
            Word::from(&*self.short)
        } else {
            Word::from(std::mem::take(&mut self.long))
        };
        self.short.clear();
        word
    }

    pub fn word(mut self) -> Word {
        self.take()
    }
}

impl fmt::Write for Slate {
    fn write_str(&mut self, more: &str) -> fmt::Result {
        self.push_str(more);
        Ok(())
    }
}

impl TS for Word {
    type WithoutGenerics = Word;
    type OptionInnerType = Word;

    fn name(config: &Config) -> String {
        String::name(config)
    }

    fn inline(config: &Config) -> String {
        String::inline(config)
    }
}

impl Deref for Word {
    type Target = str;

    fn deref(&self) -> &str {
        &self.0
    }
}

impl AsRef<str> for Word {
    fn as_ref(&self) -> &str {
        &self.0
    }
}

impl std::borrow::Borrow<str> for Word {
    fn borrow(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Word {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}

impl fmt::Debug for Word {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&*self.0, f)
    }
}

impl From<&str> for Word {
    fn from(word: &str) -> Word {
        Word(word.into())
    }
}

impl From<String> for Word {
    fn from(word: String) -> Word {
        Word(word.into())
    }
}

impl From<&String> for Word {
    fn from(word: &String) -> Word {
        Word::from(word.as_str())
    }
}

impl From<&Word> for Word {
    fn from(word: &Word) -> Word {
        word.clone()
    }
}

macro_rules! numbers {
    ($($number:ty),+) => { $(
        impl From<$number> for Word {
            fn from(number: $number) -> Word {
                Word(number.to_compact_string())
            }
        }

        impl From<&$number> for Word {
            fn from(number: &$number) -> Word {
                Word::from(*number)
            }
        }
    )+ };
}

numbers!(u8, u16, u32, u64, usize, i8, i16, i32, i64);

impl From<Word> for String {
    fn from(word: Word) -> String {
        word.0.into()
    }
}

impl PartialEq<str> for Word {
    fn eq(&self, other: &str) -> bool {
        *self.0 == *other
    }
}

impl PartialEq<&str> for Word {
    fn eq(&self, other: &&str) -> bool {
        *self.0 == **other
    }
}

impl PartialEq<String> for Word {
    fn eq(&self, other: &String) -> bool {
        *self.0 == **other
    }
}

impl PartialEq<Word> for str {
    fn eq(&self, other: &Word) -> bool {
        *self == *other.0
    }
}

impl PartialEq<Word> for &str {
    fn eq(&self, other: &Word) -> bool {
        **self == *other.0
    }
}

impl fmt::Write for Word {
    fn write_str(&mut self, more: &str) -> fmt::Result {
        self.0.push_str(more);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_is_what_a_string_would_be() {
        let long = "longer than what is kept in place";
        for word in ["", "short", long] {
            assert_eq!(Word::from(word), word);
            assert_eq!(Word::from(word.to_owned()), word);
            assert_eq!(serde_json::to_string(&Word::from(word)).unwrap(), format!("{word:?}"));
        }
        assert_eq!(Word::fixed(long), long);
        assert_eq!(word!("{}/{long}", -3), format!("-3/{long}"));
        assert_eq!(Word::from(-3), "-3");
        assert_eq!(format!("{:>4}", Word::from("a")), "   a");
    }

    #[test]
    fn tenths_are_written_as_ever() {
        let halves =
            (-200..200i16).flat_map(|n| [f32::from(n) / 20.0, f32::from(n) * 0.37, f32::from(n) / 8.0]);
        for number in halves.chain([0.0, -0.0, 0.049, -0.04, 349.95, 1e9, -1e30, f32::INFINITY, f32::NAN]) {
            assert_eq!(word!("{}", tenths(number)), format!("{number:.1}"));
        }
    }

    #[test]
    fn it_takes_no_more_room_than_a_string() {
        assert_eq!(size_of::<Word>(), size_of::<String>());
        assert_eq!(size_of::<Option<Word>>(), size_of::<String>());
    }
}
