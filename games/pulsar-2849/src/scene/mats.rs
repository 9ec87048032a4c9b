//! Every player in small.

use super::Stage;
use super::names::{cube, die, gyrodyne, size_name, token};
use crate::effects::spinning;
use crate::ids::{Field, Size, Token};
use crate::operations::Count;
use orrery_core::Seat;
use orrery_scene::{Chip, Counter, Mat, Node, Span, Text, Tone, Word, word};

pub fn all(stage: &Stage<'_>) -> Vec<Mat> {
    stage.seats().map(|seat| mat(stage, seat)).collect()
}

fn mat(stage: &Stage<'_>, seat: Seat) -> Mat {
    let table = stage.table();
    let player = table.player(seat);
    Mat {
        seat,
        note: note(stage, seat),
        score: Text::plain(player.total()),
        unit: stage.teller.say("unit", &[]),
        nodes: vec![Node::Chips(chips(stage, seat))],
        counters: counters(stage, seat),
    }
}

/// The place in the turn order.
fn note(stage: &Stage<'_>, seat: Seat) -> Text {
    let order = stage.table().turn_order();
    let at = order.iter().position(|other| *other == seat).unwrap_or(0);
    if stage.counted { Text::none() } else { stage.teller.say("plays-at", &[("place", (at + 1).into())]) }
}

fn chips(stage: &Stage<'_>, seat: Seat) -> Vec<Chip> {
    let player = stage.table().player(seat);
    let chip = |name: Word, dim: bool, text: Text| Chip {
        id: None,
        name,
        tone: if dim { Tone::Dim } else { Tone::Plain },
        text,
    };
    let mut chips = Vec::new();
    if !player.silver.is_empty() {
        let dice: Text = player.silver.iter().map(|&value| die(value, Tone::White, stage.teller)).collect();
        chips.push(chip(stage.teller.word("dice"), false, dice));
    }
    let counted = |span: Span, count: u8| Text::from([span, Span::Strong(count.into())]);
    chips.push(chip(
        stage.teller.word("cubes"),
        player.cubes == 0,
        counted(cube(stage.teller), player.cubes),
    ));
    for which in Token::ALL {
        let count = player.tokens[which as usize];
        let id = match which {
            Token::PlusMinusOne => "modifier-one",
            Token::PlusTwo => "modifier-two",
        };
        let text = counted(token(which, stage.teller), count);
        chips.push(chip(stage.teller.word(id), count == 0, text));
    }
    chips.extend(kept(stage, seat).into_iter().map(|(name, text)| chip(name, false, text)));
    if !stage.is_final() {
        let income = stage.income(seat);
        let args = [("points", i32::from(income.points()).into()), ("cubes", income.cubes().into())];
        let name = stage.teller.words.word("income-total", &args);
        let text = Text::from(Span::icon("u-prod", name.clone()))
            .and(Span::Strong(format!("{:+}", income.points()).replace('-', "−").into()));
        chips.push(chip(name, false, text));
    }
    chips
}

/// What waits in front of the player: gyrodynes to be placed, stations that count at the end only (PUL-4.5).
fn kept(stage: &Stage<'_>, seat: Seat) -> Vec<(Word, Text)> {
    let (table, teller) = (stage.table(), stage.teller);
    let waiting = |size: Size| {
        let count = table.player(seat).waiting[size as usize];
        let args = [("size", size_name(size, teller).into()), ("count", count.into())];
        let name = teller.words.word("gyrodyne-waits", &args);
        (count > 0).then(|| (name, Text::from([gyrodyne(size, teller), Span::Strong(word!("×{count}"))])))
    };
    let mut kept: Vec<(Word, Text)> = Size::ALL.into_iter().filter_map(waiting).collect();
    let extra = stage.game.extra_stations(table, seat);
    if extra > 0 {
        let name = teller.words.word("extra-stations", &[("count", extra.into())]);
        let text = Text::from([Span::icon("u-station", name.clone()), Span::Strong(word!("+{extra}"))]);
        kept.push((name, text));
    }
    kept
}

fn counters(stage: &Stage<'_>, seat: Seat) -> Vec<Counter> {
    let (table, game) = (stage.table(), stage.game);
    let player = table.player(seat);
    let counter = |symbol: &'static str, id: &str, value: Word| Counter {
        symbol: symbol.into(),
        name: stage.teller.word(id),
        value,
    };
    let spins: u8 = spinning(table, seat).iter().sum();
    let claimed = game.rings - player.rings;
    let held = table.held_by(seat).count();
    let online = game.count(table, seat, Count::Transmitters);
    let mut counters = vec![
        counter("u-station", "count-stations", player.stations.count_ones().into()),
        counter("u-ring", "count-pulsars", word!("{claimed}/{}", game.rings)),
        counter("u-gyro", "count-spinning", spins.into()),
        counter("u-dish", "count-transmitters", word!("{online}/{held}")),
        counter("u-patent", "count-patents", player.patents.count_ones().into()),
    ];
    if player.side().is_some() {
        let done = player.completed.count_ones();
        counters.push(counter("u-hq", "count-projects", word!("{done}/{}", Field::ALL.len())));
    }
    counters
}
