//! Effects in words and in signs: one vocabulary for systems, transmitters and projects.

use super::names::{self, Tell};
use crate::components::Transmitter;
use crate::ids::{Gate, Size, Token};
use crate::operations::{Operation, RunColor, Sizes, Target};
use orrery_scene::{Span, Text, Tone, Word, word};

/// What a list of effects does, in one sentence.
pub fn sentence(effects: &[Operation], teller: Tell<'_>) -> Text {
    finished(effects.iter().filter_map(|operation| clause(operation, teller)).collect(), teller)
}

/// What a transmitter does at once and in every production.
pub fn transmitter(row: &Transmitter, teller: Tell<'_>) -> Text {
    let mut clauses: Vec<Text> =
        row.immediate.iter().filter_map(|operation| clause(operation, teller)).collect();
    let output = row.production;
    let number = |id: &str, count: u8| teller.say(id, &[("count", count.into())]);
    match (output.vp, output.cubes) {
        (0, 0) => {}
        (points, 0) => clauses.push(number("each-round-points", points)),
        (0, cubes) => clauses.push(number("each-round-cubes", cubes)),
        (points, cubes) => {
            clauses
                .push(teller.say("each-round-both", &[("points", points.into()), ("cubes", cubes.into())]));
        }
    }
    if output.buy_vp > 0 {
        clauses.push(number("each-round-buy", output.buy_vp));
    }
    finished(clauses, teller)
}

/// Clauses joined to a sentence: the first begins with a capital.
fn finished(clauses: Vec<Text>, teller: Tell<'_>) -> Text {
    if clauses.is_empty() {
        return teller.say("does-nothing", &[]);
    }
    let mut text = Text::none();
    for (at, clause) in clauses.into_iter().enumerate() {
        text = if at == 0 { clause } else { text.and(Span::text("; ")).and(clause) };
    }
    if let Some(Span::Text(first)) = text.0.first_mut() {
        *first = first.capitalized();
    }
    text.and(Span::text("."))
}

/// One effect as a part of a sentence. Effects that only technologies have are told by the technologies.
fn clause(operation: &Operation, teller: Tell<'_>) -> Option<Text> {
    let count = |id: &str, number: u8| Some(teller.say(id, &[("count", number.into())]));
    match operation {
        Operation::Points { n } => count("gain-points", *n),
        Operation::Cubes { n } => count("take-cubes", *n),
        Operation::Modifiers { pm1, plus2: 0 } => count("take-ones", *pm1),
        Operation::Modifiers { pm1: 0, plus2 } => count("take-twos", *plus2),
        Operation::Modifiers { pm1, plus2 } => {
            Some(teller.say("take-ones-and-twos", &[("ones", (*pm1).into()), ("twos", (*plus2).into())]))
        }
        Operation::Gyrodyne { sizes } => {
            Some(teller.say("take-gyrodyne", &[("sizes", sizes_named(*sizes, teller).into())]))
        }
        Operation::GyrodynePair {} => Some(teller.say("take-two-gyrodynes", &[])),
        Operation::Explore { n } => count("draw-tiles", *n),
        Operation::ClaimIsolated {} => Some(teller.say("may-claim-isolated", &[])),
        Operation::Teleport { to } => Some(teller.say(
            match to {
                Target::Pulsar => "teleport-to-pulsar",
                Target::System => "teleport-to-system",
                Target::Any => "teleport-anywhere",
            },
            &[],
        )),
        Operation::Double { silver, red } => {
            Some(teller.say("double-die", &[("silver", (*silver).into()), ("red", (*red).into())]))
        }
        Operation::RedDie { value } => count("may-use-red", *value),
        Operation::BuyRedDie { cubes, value } => {
            Some(teller.say("buy-red-die", &[("cubes", (*cubes).into()), ("value", (*value).into())]))
        }
        Operation::GateRun { color, vp } => Some(
            teller
                .say("gate-run-of", &[("color", run_color(*color, teller).into()), ("points", (*vp).into())]),
        ),
        Operation::KeepStation { n } => count("keep-station", *n),
        _ => None,
    }
}

fn sizes_named(sizes: Sizes, teller: Tell<'_>) -> Word {
    if sizes == Sizes::ALL {
        return teller.word("size-any");
    }
    let names: Vec<Word> = sizes.iter().map(|size| names::size_name(size, teller)).collect();
    names.join(&*word!(" {} ", teller.word("or"))).into()
}

pub fn run_color(color: RunColor, teller: Tell<'_>) -> Word {
    match color {
        RunColor::Green => names::gate_name(Gate::Green, teller),
        RunColor::Orange => names::gate_name(Gate::Orange, teller),
        RunColor::Magenta => names::gate_name(Gate::Magenta, teller),
        RunColor::Any => teller.word("gate-any"),
    }
}

pub fn run_symbol(color: RunColor) -> &'static str {
    match color {
        RunColor::Green => "u-green",
        RunColor::Orange => "u-orange",
        RunColor::Magenta => "u-magenta",
        RunColor::Any => "u-any",
    }
}

/// A list of effects as a row of signs.
pub fn glyphs(effects: &[Operation], teller: Tell<'_>) -> Text {
    effects.iter().flat_map(|operation| signs(operation, teller).0).collect()
}

fn signs(operation: &Operation, teller: Tell<'_>) -> Text {
    let strong = |text: Word| Span::Strong(text);
    match *operation {
        Operation::Points { n } => {
            Text::from(strong(teller.words.word("points-short", &[("count", n.into())])))
        }
        Operation::Cubes { n } => std::iter::repeat_n(names::cube(teller), usize::from(n)).collect(),
        Operation::Modifiers { pm1, plus2 } => {
            let ones = std::iter::repeat_n(names::token(Token::PlusMinusOne, teller), usize::from(pm1));
            let twos = std::iter::repeat_n(names::token(Token::PlusTwo, teller), usize::from(plus2));
            ones.chain(twos).collect()
        }
        Operation::Gyrodyne { sizes } => sizes.iter().map(|size| names::gyrodyne(size, teller)).collect(),
        Operation::GyrodynePair {} => [Size::Small, Size::Medium, Size::Large]
            .map(|size| names::gyrodyne(size, teller))
            .into_iter()
            .chain([strong("×2".into())])
            .collect(),
        Operation::Explore { n } => {
            std::iter::repeat_n(Span::icon("u-explore", teller.word("exploration-tile")), usize::from(n))
                .collect()
        }
        Operation::ClaimIsolated {} => Span::icon("u-ring", teller.word("isolated-pulsar")).into(),
        Operation::Teleport { .. } => Span::icon("u-portal", teller.word("teleport")).into(),
        Operation::Double { silver, red } => {
            Text::from([names::die(silver, Tone::White, teller), names::die(red, Tone::Red, teller)])
        }
        Operation::RedDie { value } => names::die(value, Tone::Red, teller).into(),
        Operation::BuyRedDie { value, .. } => {
            Text::from([names::cube(teller), names::die(value, Tone::Red, teller)])
        }
        Operation::GateRun { color, vp } => Text::from([
            Span::piece(run_symbol(color), Tone::White, run_color(color, teller)),
            strong(word!("×{vp}")),
        ]),
        _ => Text::none(),
    }
}
