//! What the player types.

use crate::speech::Speech;
use std::io::BufRead;
use std::path::PathBuf;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Order {
    /// A choice by its number.
    Choose(usize),
    /// A refused thing by its number, or all of them.
    Why(Option<usize>),
    Help,
    Log,
    Scores,
    Board,
    Undo,
    Save(PathBuf),
    Quit,
    /// Show what is asked once more.
    Again,
    /// Nothing that we know.
    Unknown(String),
}

/// The orders by their English names; each language has names of its own as well.
const NAMES: [&str; 8] = ["help", "why", "log", "scores", "board", "undo", "save", "quit"];

impl Order {
    /// The next line of the input; nothing when it has ended.
    pub fn next(speech: &Speech, input: &mut dyn BufRead) -> Option<Order> {
        let mut line = Vec::new();
        match input.read_until(b'\n', &mut line) {
            Ok(0) | Err(_) => None,
            Ok(_) => Some(Order::read(speech, &String::from_utf8_lossy(&line))),
        }
    }

    pub fn read(speech: &Speech, line: &str) -> Order {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let (word, rest) = (folded(word), rest.trim());
        let named = |name: &&&str| word == **name || word == folded(&speech.word(&format!("order-{name}")));
        let unknown = || Order::Unknown(line.chars().take(60).collect());
        if line.is_empty() {
            return Order::Again;
        }
        if let Ok(number) = line.parse() {
            return Order::Choose(number);
        }
        match (NAMES.iter().find(named).copied(), rest) {
            (None, "") if word == "?" => Order::Help,
            (Some("help"), "") => Order::Help,
            (Some("log"), "") => Order::Log,
            (Some("scores"), "") => Order::Scores,
            (Some("board"), "") => Order::Board,
            (Some("undo"), "") => Order::Undo,
            (Some("quit"), "") => Order::Quit,
            (Some("why"), "") => Order::Why(None),
            (Some("why"), number) => {
                number.parse().map_or_else(|_| unknown(), |number| Order::Why(Some(number)))
            }
            (Some("save"), file) if !file.is_empty() => Order::Save(PathBuf::from(file)),
            _ => unknown(),
        }
    }
}

/// Small letters without accents: nobody should have to look for them on the keyboard.
fn folded(word: &str) -> String {
    let plain = |letter| match letter {
        'á' => 'a',
        'é' => 'e',
        'í' => 'i',
        'ó' => 'o',
        'ú' => 'u',
        other => other,
    };
    word.to_lowercase().chars().map(plain).collect()
}
