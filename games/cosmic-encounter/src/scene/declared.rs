//! A power that was declared, with all that its declaration shows before it can be zapped (COS-8.10).

use super::Stage;
use super::names::{alien_symbol, cards_text, ships_text};
use crate::agenda::Step;
use crate::board::{Planet, Side};
use crate::windows::{Moment, Use};
use orrery_scene::{Card, CardShape, Id, Node, Span, Text, Tone};

/// The power that was called on just now.
pub fn card(stage: &Stage<'_>) -> Option<Node> {
    let Step::Zap(call) = stage.step() else { return None };
    let alien = stage.board().aliens[call.owner.index()];
    let name = stage.alien_of(call.owner);
    let sentence = stage.say("declares", &[("seat", call.owner.into()), ("alien", name.clone().into())]);
    Some(Node::Card(Card {
        shape: CardShape::Strip,
        tone: Tone::Seat(call.owner),
        band: Text::from([Span::medal(alien_symbol(alien), Tone::Seat(call.owner), name.clone())]),
        text: sentence.and(after_colon(stage, call)),
        ..Card::new(Id::from("declared"), name)
    }))
}

/// What the declaration names, if anything, behind the sentence that somebody calls on a power.
pub fn after_colon(stage: &Stage<'_>, call: Use) -> Text {
    let named = named(stage, call);
    if named.is_empty() { named } else { Text::from(": ").and(named) }
}

/// Whom, which cards, which side and which ships.
fn named(stage: &Stage<'_>, call: Use) -> Text {
    match call.moment {
        Moment::Lost(loser) => {
            let ships = ships_text(loser, stage.board().loss[loser.index()]);
            stage.say("declared-heals", &[("ships", ships.into())])
        }
        Moment::ArtifactDiscarded { artifacts, .. } => cards_text(artifacts.into(), stage.teller),
        _ => match (stage.board().encounter.shift.side, call.at) {
            (Some(side), _) => joins(stage, side).and(" ").and(ships(stage, call)),
            (None, Some(seat)) => stage.say("declared-at", &[("seat", seat.into())]),
            (None, None) => ships(stage, call),
        },
    }
}

fn joins(stage: &Stage<'_>, side: Side) -> Text {
    stage.say(if side == Side::Attack { "declared-attack" } else { "declared-defense" }, &[])
}

/// Ships that leave the encounter for colonies, or come into it from there.
fn ships(stage: &Stage<'_>, call: Use) -> Text {
    let shift = &stage.board().encounter.shift;
    let mut text = Text::none();
    for planet in Planet::all(stage.board().seats()) {
        let ways =
            [("declared-out", shift.onto[planet.index()]), ("declared-in", shift.from[planet.index()])];
        for (id, ships) in ways.into_iter().filter(|&(_, ships)| ships > 0) {
            let gap = if text.is_empty() { "" } else { ", " };
            let ships = ships_text(call.owner, ships);
            let said = stage.say(id, &[("ships", ships.into()), ("planet", stage.planet(planet).into())]);
            text = text.and(gap).and(said);
        }
    }
    text
}
