//! A message file (Fluent), as far as it can be compared with another.

use fluent_syntax::ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement};
use std::collections::{BTreeMap, BTreeSet};

#[derive(Default)]
pub struct Words {
    /// Messages, and terms with their hyphen in front.
    pub messages: BTreeMap<String, Message>,
    /// Beginnings of ids that are put together from data, each from a line `## built: colour-`.
    pub built: Vec<String>,
    /// Where the file is no Fluent, or says a thing twice.
    pub faults: Vec<(usize, String)>,
}

#[derive(Default)]
pub struct Message {
    pub line: usize,
    pub variables: BTreeSet<String>,
    /// Other messages and terms that it quotes.
    pub quotes: BTreeSet<String>,
    /// Whether it is more than text, arguments, and choices by an argument.
    pub is_elaborate: bool,
}

impl Words {
    pub fn read(text: &str) -> Words {
        let mut words = Words { built: built(text), ..Words::default() };
        let resource = fluent_syntax::parser::parse(text).unwrap_or_else(|(resource, errors)| {
            let fault = |at: usize| text[..at].lines().count().max(1);
            words.faults =
                errors.iter().map(|error| (fault(error.pos.start), error.kind.to_string())).collect();
            resource
        });
        for entry in &resource.body {
            match entry {
                Entry::Message(message) => {
                    let parts = message.value.iter().chain(message.attributes.iter().map(|part| &part.value));
                    words.add(text, message.id.name.to_owned(), parts);
                }
                Entry::Term(term) => {
                    let parts =
                        std::iter::once(&term.value).chain(term.attributes.iter().map(|part| &part.value));
                    words.add(text, format!("-{}", term.id.name), parts);
                }
                Entry::Comment(_)
                | Entry::GroupComment(_)
                | Entry::ResourceComment(_)
                | Entry::Junk { .. } => {}
            }
        }
        words
    }

    pub fn is_built(&self, id: &str) -> bool {
        self.built.iter().any(|beginning| id.starts_with(beginning))
    }

    fn add<'a>(&mut self, text: &str, id: String, parts: impl Iterator<Item = &'a Pattern<&'a str>>) {
        let mut message = Message { line: line_of(text, &id), ..Message::default() };
        parts.for_each(|part| message.hear(part));
        if self.messages.contains_key(&id) {
            self.faults.push((message.line, format!("{id} is said twice")));
        }
        self.messages.insert(id, message);
    }
}

impl Message {
    fn hear(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.hear_expression(expression);
            }
        }
    }

    fn hear_expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.hear_inline(inline),
            Expression::Select { selector, variants } => {
                self.hear_inline(selector);
                variants.iter().for_each(|variant| self.hear(&variant.value));
            }
        }
    }

    fn hear_inline(&mut self, inline: &InlineExpression<&str>) {
        self.is_elaborate |= !matches!(inline, InlineExpression::VariableReference { .. });
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
            }
            InlineExpression::MessageReference { id, .. } => {
                self.quotes.insert(id.name.to_owned());
            }
            InlineExpression::TermReference { id, arguments, .. } => {
                self.quotes.insert(format!("-{}", id.name));
                arguments.iter().for_each(|arguments| self.hear_arguments(arguments));
            }
            InlineExpression::FunctionReference { arguments, .. } => self.hear_arguments(arguments),
            InlineExpression::Placeable { expression } => self.hear_expression(expression),
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        }
    }

    fn hear_arguments(&mut self, arguments: &CallArguments<&str>) {
        arguments.positional.iter().for_each(|inline| self.hear_inline(inline));
        arguments.named.iter().for_each(|named| self.hear_inline(&named.value));
    }
}

fn built(text: &str) -> Vec<String> {
    let prefixes = text.lines().filter_map(|line| line.strip_prefix("## built:"));
    let split = prefixes.flat_map(|prefixes| prefixes.split([',', ' ']));
    split.filter(|prefix| !prefix.is_empty()).map(str::to_owned).collect()
}

fn line_of(text: &str, id: &str) -> usize {
    let defines = |line: &str| line.strip_prefix(id).is_some_and(|rest| rest.trim_start().starts_with('='));
    text.lines().position(defines).map_or(0, |at| at + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn variables_and_quotes_are_heard_in_every_corner() {
        let text = "## built: colour-, ship-\n\na = { $seat } gains { NUMBER($points) } { $count ->\n    [one] { b }\n   *[other] { -c }\n}\nb = B\n-c = C\n";
        let words = Words::read(text);
        let a = &words.messages["a"];
        assert_eq!(a.line, 3);
        assert_eq!(a.variables.iter().collect::<Vec<_>>(), ["count", "points", "seat"]);
        assert_eq!(a.quotes.iter().collect::<Vec<_>>(), ["-c", "b"]);
        assert!(words.is_built("colour-red") && words.is_built("ship-3") && !words.is_built("card-1"));
        assert!(words.faults.is_empty());
    }

    #[test]
    fn plain_messages_are_told_from_elaborate_ones() {
        let text = "a = { $x } { $n ->\n    [one] one\n   *[other] { $n }\n}\nb = { NUMBER($n) }\nc = { a }\nd = { \"d\" }\n";
        let words = Words::read(text);
        let elaborate = words.messages.iter().filter(|(_, message)| message.is_elaborate);
        assert_eq!(elaborate.map(|(id, _)| id.as_str()).collect::<Vec<_>>(), ["b", "c", "d"]);
    }

    #[test]
    fn what_is_no_fluent_and_what_is_said_twice_is_a_fault() {
        let words = Words::read("a = A\na = B\nc = { $\n");
        assert_eq!(words.faults.len(), 2, "{:?}", words.faults);
    }
}
