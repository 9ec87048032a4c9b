//! What one pays with: dice, modifiers, cubes, and what waits to be placed.

use super::Stage;
use super::names::{
    buy_id, copied_die_id, cube, gyrodyne, modifier_id, modifier_word, offered_die_id, own_die_id,
    red_die_id, size_name, token, waiting_id,
};
use crate::action::Modifier;
use crate::agenda::Step;
use crate::ids::{Size, Token};
use orrery_scene::{Chip, Id, Node, Panel, Span, Text, Tone, Word, word};

pub fn panel(stage: &Stage<'_>) -> Panel {
    let own = stage.view.viewer.seat().is_some();
    let title = match own {
        true => stage.teller.say("tray-title", &[]),
        false => stage.teller.say("tray-of", &[("seat", stage.seat().into())]),
    };
    Panel {
        id: Id::from("tray"),
        title,
        icon: Some("u-dice".into()),
        note: Text::none(),
        span: 12,
        under: false,
        framed: false,
        focus: stage.asked && matches!(stage.step(), Step::Act { .. } | Step::Pay { .. }),
        content: vec![Node::Chips(chips(stage))],
    }
}

fn chip(id: Option<Id>, name: Word, tone: Tone, text: impl Into<Text>) -> Chip {
    Chip { id, name, tone, text: text.into() }
}

fn chips(stage: &Stage<'_>) -> Vec<Chip> {
    let player = stage.player();
    let word = |id: &str| stage.teller.word(id);
    let mut chips = Vec::new();
    for (at, &value) in player.silver.iter().enumerate() {
        let name = stage.teller.words.word("silver-die", &[("value", value.into())]);
        chips.push(chip(Some(own_die_id(at)), name, Tone::White, stage.die(value)));
    }
    if stage.is_acting() {
        chips.extend(extra(stage));
    }
    if player.silver.is_empty() && chips.is_empty() {
        chips.push(chip(None, word("no-dice"), Tone::Dim, Text::plain(word("no-dice"))));
    }
    for modifier in Modifier::ALL {
        let count = player.tokens[modifier.token() as usize];
        if count == 0 {
            continue;
        }
        let name = stage
            .teller
            .words
            .word("modifier-named", &[("modifier", modifier_word(modifier).into()), ("count", count.into())]);
        let text = Text::from([Span::Strong(modifier_word(modifier).into()), Span::text(word!("×{count}"))]);
        chips.push(chip(Some(modifier_id(modifier)), name, Tone::Brass, text));
    }
    chips.push(chip(
        None,
        word("cubes"),
        if player.cubes == 0 { Tone::Dim } else { Tone::Plain },
        Text::from([cube(stage.teller), Span::Strong(player.cubes.into())]),
    ));
    chips.push(chip(
        None,
        word("rings-left"),
        Tone::Plain,
        Text::from([Span::icon("u-ring", word("rings-left")), Span::Strong(player.rings.into())]),
    ));
    for size in Size::ALL.into_iter().filter(|&size| player.waiting[size as usize] > 0) {
        let count = player.waiting[size as usize];
        let name = stage.teller.words.word(
            "gyrodyne-waits",
            &[("size", size_name(size, stage.teller).into()), ("count", count.into())],
        );
        let text = Text::from([gyrodyne(size, stage.teller), Span::Strong(word!("×{count}"))]);
        chips.push(chip(Some(waiting_id(size)), name, Tone::Seat(stage.seat()), text));
    }
    if matches!(stage.step(), Step::Act { .. } | Step::Pay { .. }) && stage.is_acting() {
        chips.extend(Token::ALL.map(|which| {
            let prices = match which {
                Token::PlusMinusOne => &stage.game.prices.buy_pm1,
                Token::PlusTwo => &stage.game.prices.buy_plus2,
            };
            let dice: Text = prices.iter().map(|&price| stage.die(price)).collect();
            let text = stage
                .teller
                .say("buy-chip", &[("dice", dice.into()), ("token", token(which, stage.teller).into())]);
            chip(Some(buy_id(which)), word("buy-modifier"), Tone::Plain, text)
        }));
    }
    chips
}

/// The extra dice of the turn: one that must be used, those that may be, leftovers to be copied.
fn extra(stage: &Stage<'_>) -> Vec<Chip> {
    let table = stage.table();
    let red = table.red;
    let mut chips = Vec::new();
    if let Some(value) = red.committed {
        let name = stage.teller.words.word("red-die-committed-named", &[("value", value.into())]);
        let text = stage.teller.say("red-die-must", &[("die", stage.red_die(value).into())]);
        chips.push(chip(Some(red_die_id()), name, Tone::Red, text));
    }
    let cost = stage.game.copy_cost(table, stage.seat());
    for value in 0..7u8 {
        if red.offers & (1 << value) != 0 {
            let name = stage.teller.words.word("red-die-offered-named", &[("value", value.into())]);
            let text = stage.teller.say("red-die-may", &[("die", stage.red_die(value).into())]);
            let tone = if red.used { Tone::Dim } else { Tone::Red };
            chips.push(chip(Some(offered_die_id(value)), name, tone, text));
        }
    }
    let copies = stage.copies().into_iter().map(|value| {
        let args = [("value", value.into()), ("cubes", cost.into())];
        let name = stage.teller.words.word("copy-named", &args);
        let price = Text::from([Span::text(cost), cube(stage.teller)]);
        let text = Text::from(stage.red_die(value)).and(Span::Join("←".into())).and(price);
        chip(Some(copied_die_id(value)), name, Tone::Red, text)
    });
    chips.extend(copies);
    chips
}

impl Stage<'_> {
    /// The leftover dice that the player can pay for now (PUL-14.3).
    pub fn copies(&self) -> Vec<u8> {
        let (table, red) = (self.table(), self.table().red);
        let open = matches!(table.step(), Step::Act { .. } | Step::Pay { .. })
            && !red.used
            && red.committed.is_none()
            && self.player().cubes >= self.game.copy_cost(table, self.seat());
        (1..7u8).filter(|&value| open && table.dice[usize::from(value) - 1] > 0).collect()
    }
}
