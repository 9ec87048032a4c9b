//! What is printed: lines that fit the terminal, in color where that is wanted.

use crate::output;
use crate::speech::{Speech, Trouble};
use std::io::IsTerminal;

const USUAL_WIDTH: usize = 100;
const NARROWEST: usize = 40;

pub struct Screen {
    colored: bool,
    width: usize,
}

/// How a line is printed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Look {
    Plain,
    /// What is asked.
    Strong,
    /// What only explains.
    Quiet,
    /// A heading.
    Title,
    /// What was refused.
    Refused,
}

impl Screen {
    pub fn of_this_run() -> Screen {
        let terminal = std::io::stdout().is_terminal();
        let unwanted = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        let width = comfy_table::Table::new().width().map_or(USUAL_WIDTH, usize::from);
        Screen { colored: terminal && !unwanted, width: width.max(NARROWEST) }
    }

    pub fn print(&self, speech: &Speech, look: Look, indent: usize, text: &str) -> Result<(), Trouble> {
        let (before, after) = match (self.colored, look) {
            (false, _) | (_, Look::Plain) => ("", ""),
            (true, Look::Strong) => ("\u{1b}[1m", "\u{1b}[0m"),
            (true, Look::Quiet) => ("\u{1b}[2m", "\u{1b}[0m"),
            (true, Look::Title) => ("\u{1b}[33m", "\u{1b}[0m"),
            (true, Look::Refused) => ("\u{1b}[31m", "\u{1b}[0m"),
        };
        let room = self.width.saturating_sub(indent + 1);
        let mut printed = String::new();
        for (at, line) in wrapped(text, room).iter().enumerate() {
            // What goes on in a second line hangs under the first.
            let indent = indent + if at == 0 { 0 } else { 2 };
            printed.push_str(&format!("{}{before}{line}{after}\n", " ".repeat(indent)));
        }
        output::print(speech, &printed)
    }
}

/// Breaks a text at its spaces. What a terminal would obey instead of showing is left out.
fn wrapped(text: &str, room: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    let mut room = room;
    for word in text.split([' ', '\n', '\t']).filter(|word| !word.is_empty()) {
        let word: String = word.chars().filter(|letter| !letter.is_control()).collect();
        let line = lines.last_mut().expect("there is a line from the start");
        if !line.is_empty() && line.chars().count() + 1 + word.chars().count() > room {
            lines.push(word);
            room = room.min(room.saturating_sub(2)).max(20);
        } else {
            line.push_str(if line.is_empty() { "" } else { " " });
            line.push_str(&word);
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_lines_are_broken_at_spaces_and_no_escape_passes() {
        assert_eq!(wrapped("one two three", 8), ["one two", "three"]);
        assert_eq!(wrapped("a\u{1b}[31mb", 40), ["a[31mb"]);
        assert_eq!(wrapped("", 40), [""]);
    }
}
