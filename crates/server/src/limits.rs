//! How much one visitor may ask for.

use std::time::{Duration, Instant};

/// The longest message on a socket, and the longest body of a request.
pub(crate) const MESSAGE: usize = 16 * 1024;
/// The longest name of a person or a table, in characters.
pub(crate) const NAME: usize = 40;
/// The longest settings that are kept with a person.
pub(crate) const SETTINGS: usize = 8 * 1024;
/// The longest thing that is said at once, in characters.
pub(crate) const SPEECH: usize = 2000;
/// How many tables a list shows.
pub(crate) const TABLES: u32 = 50;

/// A bucket that fills with time: each command takes one drop.
#[derive(Debug)]
pub(crate) struct Bucket {
    drops: f64,
    filled: Instant,
}

impl Bucket {
    const MOST: f64 = 60.0;
    const A_SECOND: f64 = 20.0;

    pub(crate) fn full() -> Bucket {
        Bucket { drops: Bucket::MOST, filled: Instant::now() }
    }

    /// Whether there was a drop left to take.
    pub(crate) fn take(&mut self) -> bool {
        let now = Instant::now();
        self.pour(now.duration_since(self.filled));
        self.filled = now;
        let enough = self.drops >= 1.0;
        self.drops -= f64::from(u8::from(enough));
        enough
    }

    fn pour(&mut self, time: Duration) {
        self.drops = (self.drops + time.as_secs_f64() * Bucket::A_SECOND).min(Bucket::MOST);
    }
}

/// A name as it is kept: trimmed, one line, neither empty nor endless.
pub(crate) fn name(given: &str) -> Option<String> {
    let name = given.split_whitespace().collect::<Vec<_>>().join(" ");
    let fits = (1..=NAME).contains(&name.chars().count()) && !name.chars().any(char::is_control);
    fits.then_some(name)
}

/// What somebody says, as it is kept: not empty, not endless; lines stay lines, other signs of control go.
pub(crate) fn speech(given: &str) -> Option<String> {
    let spoken: String = given.trim().chars().filter(|sign| *sign == '\n' || !sign.is_control()).collect();
    (1..=SPEECH).contains(&spoken.chars().count()).then_some(spoken)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_flood_runs_dry_and_time_fills_it_again() {
        let mut bucket = Bucket::full();
        let taken = (0..200).filter(|_| bucket.take()).count();
        assert!((60..70).contains(&taken), "{taken}");
        bucket.pour(Duration::from_secs(1));
        assert!(bucket.take());
    }

    #[test]
    fn what_is_said_is_text_of_some_length() {
        assert_eq!(speech(" <b>hi</b>\n\u{7}there "), Some("<b>hi</b>\nthere".into()));
        assert_eq!((speech(" \n "), speech(&"x".repeat(10_000))), (None, None));
    }

    #[test]
    fn names_are_one_short_line() {
        assert_eq!(name("  Ana \n María "), Some("Ana María".into()));
        assert_eq!(name("<b>x</b>"), Some("<b>x</b>".into()), "markup is text like any other");
        assert_eq!(name(" \t "), None);
        assert_eq!(name(&"x".repeat(41)), None);
        assert_eq!(name("a\u{7}b"), None);
    }
}
