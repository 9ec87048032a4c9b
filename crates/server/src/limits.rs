//! How much one visitor may ask for.

use std::time::{Duration, Instant};

/// The longest message on a socket, and the longest body of a request.
pub(crate) const MESSAGE: usize = 16 * 1024;
/// The longest head of a request, address and cookies included.
pub(crate) const HEAD: usize = 32 * 1024;
/// The longest name of a person or a table, in characters.
pub(crate) const NAME: usize = 40;
/// The longest settings that are kept with a person.
pub(crate) const SETTINGS: usize = 8 * 1024;
/// The longest thing that is said at once, in characters.
pub(crate) const SPEECH: usize = 2000;
/// How many tables a list shows.
pub(crate) const TABLES: u32 = 50;

/// Connections that one identity, and one address, may have open at once.
pub(crate) const SOCKETS_OF_AN_IDENTITY: usize = 100;
pub(crate) const SOCKETS_OF_AN_ADDRESS: usize = 1000;
/// Searches for a hint that go on at once for one identity, and for one address: each takes a thread from all bots.
pub(crate) const HINTS_OF_AN_IDENTITY: usize = 2;
pub(crate) const HINTS_OF_AN_ADDRESS: usize = 16;
/// What is kept for ever costs as much as so many commands: a person, a table; and so does a search for a hint.
pub(crate) const DEAR: u32 = 10;
/// What is replayed or drawn for whoever asks costs so many: a list of tables, a moment of the past, a whole log.
pub(crate) const DRAWN: u32 = 5;
/// What a saying costs: nobody talks twenty times a second.
pub(crate) const SAYING: u32 = 5;

/// How much a bucket holds, and how fast it fills.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Flow {
    most: f64,
    a_second: f64,
}

/// What is kept for ever, in bytes: somebody, a table before anybody has played, and a line of talk beside its words.
pub(crate) const PERSON: usize = 500;
pub(crate) const TABLE: usize = 4000;
pub(crate) const LINE: usize = 200;

/// How many bytes may be kept of what one person, and one address, has others keep, play aside: at once, and a second.
pub(crate) const KEPT_OF_A_PERSON: Flow = Flow { most: 64_000.0, a_second: 200.0 };
pub(crate) const KEPT_OF_AN_ADDRESS: Flow = Flow { most: 1_000_000.0, a_second: 2000.0 };

pub(crate) const CONNECTION: Flow = Flow { most: 60.0, a_second: 20.0 };
pub(crate) const IDENTITY: Flow = Flow { most: 200.0, a_second: 40.0 };
pub(crate) const ADDRESS: Flow = Flow { most: 1000.0, a_second: 200.0 };

/// A bucket that fills with time: each command takes one drop.
#[derive(Debug)]
pub(crate) struct Bucket {
    flow: Flow,
    drops: f64,
    filled: Instant,
}

impl Bucket {
    pub(crate) fn full(flow: Flow) -> Bucket {
        Bucket { flow, drops: flow.most, filled: Instant::now() }
    }

    /// Whether there were so many drops left to take.
    pub(crate) fn take(&mut self, drops: u32) -> bool {
        self.pour(self.filled.elapsed());
        let enough = self.drops >= f64::from(drops);
        self.drops -= if enough { f64::from(drops) } else { 0.0 };
        enough
    }

    pub(crate) fn is_full(&mut self) -> bool {
        self.pour(self.filled.elapsed());
        self.drops >= self.flow.most
    }

    fn pour(&mut self, time: Duration) {
        self.filled += time;
        self.drops = (self.drops + time.as_secs_f64() * self.flow.a_second).min(self.flow.most);
    }
}

/// A name as it is kept: trimmed, one line, neither empty nor endless.
pub(crate) fn name(given: &str) -> Option<String> {
    let shown: String = given.chars().filter(|&sign| !turns(sign)).collect();
    let name = shown.split_whitespace().collect::<Vec<_>>().join(" ");
    let fits = name.chars().count() <= NAME && !name.chars().any(char::is_control);
    let fits = fits && name.chars().any(is_seen);
    fits.then_some(name)
}

/// What somebody says, as it is kept: not empty, not endless; lines stay lines, other signs of control go.
pub(crate) fn speech(given: &str) -> Option<String> {
    let is_said = |sign: &char| *sign == '\n' || !(sign.is_control() || turns(*sign));
    let spoken: String = given.trim().chars().filter(is_said).collect();
    (spoken.chars().count() <= SPEECH && spoken.chars().any(is_seen)).then_some(spoken)
}

/// Signs that turn the direction of whatever is written after them, also of what is not theirs.
fn turns(sign: char) -> bool {
    matches!(sign, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// Whether there is anything to see of a sign by itself.
fn is_seen(sign: char) -> bool {
    let joins = matches!(sign, '\u{200b}'..='\u{200d}' | '\u{2060}'..='\u{2064}' | '\u{fe00}'..='\u{fe0f}');
    let blank = matches!(
        sign,
        '\u{ad}' | '\u{115f}' | '\u{1160}' | '\u{180e}' | '\u{2800}' | '\u{3164}' | '\u{feff}' | '\u{ffa0}'
    );
    !(sign.is_whitespace() || sign.is_control() || joins || blank || sign >= '\u{e0000}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_flood_runs_dry_and_time_fills_it_again() {
        let mut bucket = Bucket::full(Flow { most: 60.0, a_second: 0.5 });
        assert!(bucket.is_full() && bucket.take(50) && !bucket.take(50), "all of it, or nothing is taken");
        assert!(bucket.take(10) && !bucket.take(5) && !bucket.is_full());
        bucket.pour(Duration::from_secs(1000));
        assert!(bucket.take(60));
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

    /// A name that cannot be seen, or that turns the words after it around, would make a fool of whoever reads it.
    #[test]
    fn names_and_sayings_can_be_seen_and_turn_nothing_around() {
        for unseen in ["\u{200b}", "\u{202e}", "\u{3164} \u{2800}", "\u{feff}\u{ad}", "\u{e0041}"] {
            assert_eq!((name(unseen), speech(unseen)), (None, None), "{unseen:?}");
        }
        assert_eq!(name("Eve\u{202e}won"), Some("Evewon".into()));
        assert_eq!(speech("so\u{2066} it goes"), Some("so it goes".into()));
        for seen in ["👩\u{200d}🚀", "نور", "…", "✈\u{fe0f}"] {
            assert_eq!((name(seen), speech(seen)), (Some(seen.into()), Some(seen.into())));
        }
    }
}
