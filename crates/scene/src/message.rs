//! Messages as the house's files have them: text, arguments, and what is said for one and for several.
//!
//! They are written in Fluent and read once; to say one is then no more than to put its parts together.

use crate::text::{Span, Text};
use crate::word::Slate;
use crate::{Lang, Say, Word, word};
use fluent_syntax::ast;
use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};

const STRONG: &str = "**";

/// What a message says.
pub(crate) enum Message {
    /// The same, whatever is put into it: most of a scene.
    Fixed(Text),
    Open(Vec<Part>),
}

/// A part of a message.
pub(crate) enum Part {
    Words(Word),
    /// What stands between two of these is what matters.
    Strong,
    Argument(&'static str),
    Choice {
        by: &'static str,
        ways: Vec<Way>,
        otherwise: usize,
    },
}

/// What is said in one case.
pub(crate) struct Way {
    case: Case,
    said: Vec<Part>,
}

enum Case {
    Number(i64),
    /// A number of this kind: one, several.
    Plural(PluralCategory),
    Word(&'static str),
}

/// How a language counts.
pub(crate) struct Counting(PluralRules);

impl Counting {
    pub fn of(lang: Lang) -> Counting {
        let rules = PluralRules::create(lang.identifier(), PluralRuleType::CARDINAL);
        Counting(rules.expect("the languages of the house are known"))
    }

    fn is(&self, number: i64, category: &PluralCategory) -> bool {
        self.0.select(number).is_ok_and(|found| found == *category)
    }
}

impl Message {
    /// # Panics
    /// If the message has what no message of the house has: literals, terms, functions, other messages.
    pub fn read(pattern: &ast::Pattern<&'static str>) -> Message {
        let parts = parts(pattern);
        let open = |part: &Part| matches!(part, Part::Argument(_) | Part::Choice { .. });
        if parts.iter().any(open) {
            return Message::Open(parts);
        }
        let spans = parts.split(|part| matches!(part, Part::Strong)).enumerate().filter_map(|(at, parts)| {
            let words = fixed(parts)?;
            Some(if at % 2 == 1 { Span::Strong(words) } else { Span::Text(words) })
        });
        Message::Fixed(spans.collect())
    }
}

/// One after the other; a single one is not copied.
fn fixed(parts: &[Part]) -> Option<Word> {
    let words = parts.iter().filter_map(|part| match part {
        Part::Words(words) => Some(words),
        _ => None,
    });
    words.cloned().reduce(|said, more| word!("{said}{more}"))
}

fn parts(pattern: &ast::Pattern<&'static str>) -> Vec<Part> {
    let mut parts = Vec::new();
    for element in &pattern.elements {
        match element {
            ast::PatternElement::TextElement { value } => {
                for (at, words) in value.split(STRONG).enumerate() {
                    parts.extend((at > 0).then_some(Part::Strong));
                    parts.extend((!words.is_empty()).then(|| Part::Words(Word::fixed(words))));
                }
            }
            ast::PatternElement::Placeable { expression } => parts.push(placed(expression)),
        }
    }
    parts
}

fn placed(expression: &ast::Expression<&'static str>) -> Part {
    use ast::InlineExpression::VariableReference;
    match expression {
        ast::Expression::Inline(VariableReference { id }) => Part::Argument(id.name),
        ast::Expression::Select { selector: VariableReference { id }, variants } => Part::Choice {
            by: id.name,
            otherwise: variants.iter().position(|way| way.default).expect("Fluent asks for a default"),
            ways: variants.iter().map(way).collect(),
        },
        ast::Expression::Inline(_) | ast::Expression::Select { .. } => {
            panic!("messages of the house have text, arguments and choices by an argument: {expression:?}")
        }
    }
}

fn way(variant: &ast::Variant<&'static str>) -> Way {
    let case = match variant.key {
        ast::VariantKey::NumberLiteral { value } => {
            Case::Number(value.parse().expect("cases are whole numbers"))
        }
        ast::VariantKey::Identifier { name } => match name {
            "zero" => Case::Plural(PluralCategory::ZERO),
            "one" => Case::Plural(PluralCategory::ONE),
            "two" => Case::Plural(PluralCategory::TWO),
            "few" => Case::Plural(PluralCategory::FEW),
            "many" => Case::Plural(PluralCategory::MANY),
            "other" => Case::Plural(PluralCategory::OTHER),
            word => Case::Word(word),
        },
    };
    Way { case, said: parts(&variant.value) }
}

/// A sentence in the making.
#[derive(Default)]
pub(crate) struct Telling {
    text: Text,
    /// Said, but not yet a span.
    words: Slate,
    strong: bool,
}

impl Telling {
    pub fn tell(&mut self, parts: &[Part], args: &[(&str, Say)], counting: &Counting) {
        let argument = |wanted: &str| args.iter().find(|(name, _)| *name == wanted).map(|(_, say)| say);
        for part in parts {
            match part {
                Part::Words(words) => self.words.push_str(words),
                Part::Strong => self.turn(),
                Part::Argument(name) => match argument(name) {
                    Some(Say::Number(number)) => self.words.push_str(&Word::from(*number)),
                    Some(Say::Word(word)) => self.words.push_str(word),
                    Some(Say::Text(text)) => {
                        self.cut();
                        self.text.0.extend(text.0.iter().cloned());
                    }
                    None => self.words.push_str(&format!("{{${name}}}")),
                },
                Part::Choice { by, ways, otherwise } => {
                    let fits = |way: &&Way| match (&way.case, argument(by)) {
                        (Case::Number(wanted), Some(Say::Number(number))) => wanted == number,
                        (Case::Plural(wanted), Some(Say::Number(number))) => counting.is(*number, wanted),
                        (Case::Word(wanted), Some(Say::Word(word))) => word == wanted,
                        _ => false,
                    };
                    let way = ways.iter().find(fits).unwrap_or(&ways[*otherwise]);
                    self.tell(&way.said, args, counting);
                }
            }
        }
    }

    fn turn(&mut self) {
        self.cut();
        self.strong = !self.strong;
    }

    fn cut(&mut self) {
        if !self.words.is_empty() {
            let words = self.words.take();
            self.text.0.push(if self.strong { Span::Strong(words) } else { Span::Text(words) });
        }
    }

    pub fn done(mut self) -> Text {
        self.cut();
        self.text
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use fluent_syntax::parser;
    use orrery_core::Seat;

    /// What a message says with these arguments.
    fn said(message: &'static str, args: &[(&str, Say)]) -> Text {
        let resource = parser::parse_runtime(message).expect("it is Fluent");
        let Some(ast::Entry::Message(ast::Message { value: Some(pattern), .. })) = resource.body.first()
        else {
            panic!("{message} says nothing");
        };
        match Message::read(pattern) {
            Message::Fixed(text) => text,
            Message::Open(parts) => {
                let mut telling = Telling::default();
                telling.tell(&parts, args, &Counting::of(Lang::Es));
                telling.done()
            }
        }
    }

    fn plain(text: &Text) -> String {
        text.spoken(&|seat| format!("#{}", seat.0))
    }

    #[test]
    fn choices_go_by_number_then_by_kind_of_number_then_by_what_is_left() {
        const SHIPS: &str = "a = { $n ->\n    [0] ninguna\n    [one] una nave\n   *[other] { $n } naves\n}\n";
        let ships = |n: Say| plain(&said(SHIPS, &[("n", n)]));
        assert_eq!(
            [0, 1, 2, -3].map(|n: i32| ships(n.into())),
            ["ninguna", "una nave", "2 naves", "-3 naves"]
        );
        assert_eq!(ships(Say::Word("muchas".into())), "muchas naves", "a word is no number");
        assert_eq!(ships(Span::Seat(Seat(1)).into()), "#1 naves", "nor is a seat");
    }

    #[test]
    fn an_argument_that_is_missing_is_seen() {
        assert_eq!(plain(&said("a = { $x } y { $z }\n", &[("z", 2.into())])), "{$x} y 2");
    }

    #[test]
    fn what_matters_is_strong_in_any_message() {
        let strong = |word: &'static str| Span::Strong(Word::fixed(word));
        assert_eq!(said("a = **una** nave\n", &[]).0[..], [strong("una"), Span::Text(Word::fixed(" nave"))]);
        let said = said("a = { $n ->\n   *[other] quedan **{ $n }**\n}\n", &[("n", 7.into())]);
        assert_eq!(said.0[..], [Span::Text(Word::fixed("quedan ")), strong("7")]);
    }

    #[test]
    #[should_panic(expected = "messages of the house have text, arguments and choices")]
    fn a_function_is_refused() {
        said("a = { NUMBER($n) }\n", &[("n", 7.into())]);
    }
}
