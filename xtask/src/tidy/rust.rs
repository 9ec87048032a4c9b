//! Just enough of Rust's grammar to tell code from comments, strings and tests.

/// A source file, line by line.
pub struct Line {
    pub number: usize,
    /// Without comments, and with every string emptied.
    pub code: String,
    /// Under `#[cfg(test)]`.
    pub in_test: bool,
}

pub fn lines(text: &str) -> Vec<Line> {
    let mut in_test = false;
    let number = |(at, code): (usize, &str)| {
        in_test |= code.starts_with("#[cfg(test)]");
        let line = Line { number: at + 1, code: code.to_owned(), in_test };
        in_test &= !(code.starts_with('}') || code.starts_with("mod ") && code.ends_with(';'));
        line
    };
    bare(text).lines().enumerate().map(number).collect()
}

/// Whether a file holds only tests or benchmarks.
pub fn is_test_file(path: &str) -> bool {
    let folder = |name: &str| path.starts_with(&format!("{name}/")) || path.contains(&format!("/{name}/"));
    folder("tests") || folder("benches") || path.ends_with("/tests.rs")
}

/// The lines that run when people play: no tests, no comments, no strings.
pub fn running(path: &str, text: &str) -> Vec<Line> {
    if is_test_file(path) {
        return Vec::new();
    }
    lines(text).into_iter().filter(|line| !line.in_test).collect()
}

/// Whether the word stands in the code on its own, not as a part of another name.
pub fn has_word(code: &str, word: &str) -> bool {
    let joins = |letter: Option<char>| letter.is_some_and(|letter| letter.is_alphanumeric() || letter == '_');
    code.match_indices(word).any(|(at, _)| {
        !joins(code[..at].chars().next_back()) && !joins(code[at + word.len()..].chars().next())
    })
}

/// The text with comments cut off and strings emptied; every line keeps its number.
fn bare(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(letter) = rest.chars().next() {
        let skipped = if rest.starts_with("//") {
            rest.find('\n').unwrap_or(rest.len())
        } else if rest.starts_with("/*") {
            rest.find("*/").map_or(rest.len(), |end| end + 2)
        } else if let Some(length) = raw_string(rest).filter(|_| !ends_in_name(&out)) {
            length
        } else if letter == '"' {
            string(rest)
        } else if letter == '\'' {
            character(rest)
        } else {
            0
        };
        if skipped == 0 {
            out.push(letter);
            rest = &rest[letter.len_utf8()..];
        } else {
            out.extend(rest[..skipped].chars().filter(|letter| *letter == '\n'));
            rest = &rest[skipped..];
        }
    }
    out
}

fn ends_in_name(text: &str) -> bool {
    text.chars().next_back().is_some_and(|letter| letter.is_alphanumeric() || letter == '_')
}

fn raw_string(rest: &str) -> Option<usize> {
    let hashes = rest.strip_prefix('r')?.chars().take_while(|letter| *letter == '#').count();
    let body = rest[1 + hashes..].strip_prefix('"')?;
    let close = format!("\"{}", "#".repeat(hashes));
    Some(body.find(&close).map_or(rest.len(), |end| 2 + hashes + end + close.len()))
}

fn string(rest: &str) -> usize {
    let mut escaped = false;
    for (at, letter) in rest.char_indices().skip(1) {
        match letter {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '"' => return at + 1,
            _ => {}
        }
    }
    rest.len()
}

/// The length of a character literal; nothing for a lifetime.
fn character(rest: &str) -> usize {
    let mut letters = rest.char_indices().skip(1);
    let close = match letters.next() {
        Some((_, '\\')) => letters.find(|(at, letter)| *letter == '\'' && *at > 2).map(|(at, _)| at),
        _ => letters.next().filter(|(_, letter)| *letter == '\'').map(|(at, _)| at),
    };
    close.map_or(0, |at| at + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn code(text: &str) -> Vec<String> {
        lines(text).into_iter().map(|line| line.code).collect()
    }

    #[test]
    fn strings_and_comments_are_no_code() {
        assert_eq!(code("say(\"a \\\" b\"); // c"), ["say(); "]);
        assert_eq!(code("a(r#\"x \" y\"#, b)"), ["a(, b)"]);
        assert_eq!(code("let s = \"one\ntwo\"; f()"), ["let s = ", "; f()"]);
        assert_eq!(code("/* one\ntwo */ f()"), ["", " f()"]);
        assert_eq!(code("for_str(\"x\")"), ["for_str()"]);
    }

    #[test]
    fn a_quote_may_begin_a_character_or_a_lifetime() {
        assert_eq!(code("f('\"'); g(\"x\")"), ["f(); g()"]);
        assert_eq!(code("f('\\''); g(\"x\")"), ["f(); g()"]);
        assert_eq!(code("fn f<'a>(x: &'a str) {}"), ["fn f<'a>(x: &'a str) {}"]);
    }

    #[test]
    fn what_runs_is_neither_in_a_test_module_nor_in_a_test_file() {
        let text = "fn a() {}\n#[cfg(test)]\nmod tests {\n    fn b() {}\n}\nfn c() {}\n";
        let numbers: Vec<_> = running("src/a.rs", text).iter().map(|line| line.number).collect();
        assert_eq!(numbers, [1, 6]);
        assert!(running("crates/a/tests/a.rs", text).is_empty());
        let apart = "#[cfg(test)]\nmod tests;\nfn c() {}\n";
        assert_eq!(running("src/a.rs", apart).len(), 1);
    }

    #[test]
    fn a_word_is_not_a_part_of_another() {
        assert!(has_word("x: Instant,", "Instant"));
        assert!(!has_word("Instantly", "Instant") && !has_word("an_Instant", "Instant"));
    }
}
