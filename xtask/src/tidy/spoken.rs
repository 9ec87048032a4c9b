//! Which message ids a source file says.

use super::rust;
use std::collections::BTreeSet;

/// Calls whose first argument is a message id, in Rust and in the client.
const SAID: &[&str] = &["Message::id(", "Arg::Term(", ".say(", ".word(", ".words.text(", ".words.string("];
const SAID_BY_CLIENT: &[&str] = &["t("];

/// The literals in the calls that take a message id, with their lines.
pub fn ids(path: &str, code: &str) -> Vec<(usize, String)> {
    let calls = if path.ends_with(".rs") { SAID } else { SAID_BY_CLIENT };
    let whole = |at: usize| code[..at].chars().next_back().is_none_or(|letter| !letter.is_alphanumeric());
    let literal = |at: usize| {
        let rest = code[at..].trim_start();
        let quote = rest.chars().next().filter(|letter| matches!(letter, '"' | '\''))?;
        let (id, _) = rest[1..].split_once(quote)?;
        Some((code[..at].lines().count().max(1), id.to_owned()))
    };
    calls
        .iter()
        .flat_map(|call| code.match_indices(call).map(move |(at, _)| (at, call)))
        .filter(|(at, call)| call.starts_with('.') || whole(*at))
        .filter_map(|(at, call)| literal(at + call.len()))
        .collect()
}

/// Whether the id stands in the code as a literal.
pub fn holds(code: &str, id: &str) -> bool {
    ['"', '\'', '`'].iter().any(|quote| code.contains(&format!("{quote}{id}{quote}")))
}

/// An id that the code puts together: `"theme-{name}"`, `"{command}-about"`, or the client's `` `theme-${name}` ``.
#[derive(Debug, PartialEq, Eq)]
pub struct Built {
    head: String,
    tail: String,
}

impl Built {
    pub fn makes(&self, id: &str) -> bool {
        id.len() > self.head.len() + self.tail.len() && id.starts_with(&self.head) && id.ends_with(&self.tail)
    }

    fn read(literal: &str) -> Option<Built> {
        let (head, rest) = literal.split_once('{')?;
        let (_, tail) = rest.rsplit_once('}')?;
        let head = head.trim_end_matches('$');
        let plain =
            |text: &str| text.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-');
        let joined = head.len() > 1 && head.ends_with('-') || tail.len() > 1 && tail.starts_with('-');
        (joined && plain(head) && plain(tail)).then(|| Built { head: head.to_owned(), tail: tail.to_owned() })
    }
}

pub fn built(code: &str) -> Vec<Built> {
    code.lines().flat_map(|line| line.split(['"', '`']).filter_map(Built::read)).collect()
}

/// The text without tests and comments, its strings kept and its lines where they were.
pub fn running(path: &str, text: &str) -> String {
    if !path.ends_with(".rs") {
        return text.to_owned();
    }
    let keep: BTreeSet<_> = rust::running(path, text).iter().map(|line| line.number).collect();
    let kept = |(at, line): (usize, &str)| {
        let runs = keep.contains(&at) && !line.trim_start().starts_with("//");
        if runs { format!("{line}\n") } else { "\n".to_owned() }
    };
    super::lines(text).map(kept).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_read_from_calls_that_take_one() {
        let code = "a(\"x\");\nteller.say(\n    \"moves\", &[]);\nArg::Term(\"rook\")";
        assert_eq!(ids("a.rs", code), [(4, "rook".to_owned()), (2, "moves".to_owned())]);
        assert_eq!(ids("a.svelte", "{t('close')} {format('x')}"), [(1, "close".to_owned())]);
    }

    #[test]
    fn ids_that_are_put_together_are_known_by_their_ends() {
        let code =
            "format!(\"help-{name}\")\nformat!(\"{command}-about\")\nt(`theme-${theme}`)\n\"{a} b\" \"{}\"";
        let built = built(code);
        assert_eq!(built.len(), 3, "{built:?}");
        let makes = |id: &str| built.iter().any(|built| built.makes(id));
        assert!(makes("help-seed") && makes("sim-about") && makes("theme-night"));
        assert!(!makes("help-") && !makes("about"));
    }
}
