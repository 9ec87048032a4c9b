//! Printing, without falling over when nobody reads on.

use crate::speech::{Speech, Trouble};
use std::io::{ErrorKind, Write};
use std::sync::atomic::{AtomicBool, Ordering};

static GONE: AtomicBool = AtomicBool::new(false);

/// Prints to the standard output. A reader that has gone away is no trouble.
pub fn print(speech: &Speech, text: &str) -> Result<(), Trouble> {
    let mut out = std::io::stdout().lock();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Ok(()) => Ok(()),
        Err(error) if error.kind() == ErrorKind::BrokenPipe => {
            GONE.store(true, Ordering::Relaxed);
            Ok(())
        }
        Err(error) => {
            Err(speech.failure("output-unwritable", &[("because", speech.of_the_system(&error).into())]))
        }
    }
}

/// Whether the reader has gone away: whoever asks questions is not answered any more.
pub fn is_unread() -> bool {
    GONE.load(Ordering::Relaxed)
}

/// Tells a trouble in one line on the error output, where nothing more can be done if that fails.
pub fn complain(sentence: &str) {
    let line = sentence.split_whitespace().collect::<Vec<_>>().join(" ");
    // It may quote a record from anywhere: what a terminal would obey instead of showing is left out.
    let line: String = line.chars().filter(|letter| !letter.is_control()).collect();
    _ = writeln!(std::io::stderr(), "{line}");
}
