//! The gyrodynes in the supply: what they cost and give, how many are left, the awards still to be had.

use super::Stage;
use super::names::{gyrodyne, size_name, supply_id};
use crate::ids::Size;
use orrery_scene::{Card, CardShape, Node, Span, Text, Word, word};

pub fn gyrodynes(stage: &Stage<'_>) -> Node {
    let cards = Size::ALL.map(|size| Node::Card(card(stage, size)));
    Node::Grid { columns: 3, nodes: cards.into() }
}

fn card(stage: &Stage<'_>, size: Size) -> Card {
    let row = &stage.game.gyrodynes[size as usize];
    let left = stage.table().supply[size as usize];
    let taken = usize::from(stage.table().awards_taken[size as usize]);
    let awards: Vec<Word> = row.awards.iter().skip(taken).map(Word::from).collect();
    let awards = if awards.is_empty() { Word::fixed("–") } else { awards.join("·").into() };
    let name = stage
        .teller
        .words
        .word("gyrodyne-named", &[("size", size_name(size, stage.teller).into()), ("left", left.into())]);
    Card {
        shape: CardShape::Strip,
        band: Text::from([gyrodyne(size, stage.teller), Span::Strong(word!("×{left}"))]),
        text: stage.teller.say(
            "gyrodyne-card",
            &[
                ("take", stage.die(row.take_cost).into()),
                ("start", stage.die(row.activate_cost).into()),
                ("points", row.vp.into()),
                ("award", Span::icon("u-award", stage.teller.word("awards-left")).into()),
                ("awards", awards.into()),
            ],
        ),
        ..Card::new(supply_id(size), name)
    }
}
