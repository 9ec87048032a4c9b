//! What lies open for all: tiles, shuttles from Earth, shuttles from Mars, ships.

use super::Stage;
use super::names::ship_deck_id;
use crate::agenda::Step;
use crate::cards::{Planet, Ship, Shuttle, Tile};
use crate::state::Row;
use orrery_scene::{Card, CardShape, Id, Node, Panel, Say, Span, Text, word};

pub fn all(stage: &Stage<'_>) -> Vec<Panel> {
    let view = stage.view;
    let choosing = matches!(view.agenda.now(), Step::Action) && stage.asked;
    let count = |id: &str, number: u8| stage.teller.say(id, &[("count", Say::from(number))]);
    let tiles_left = stage
        .teller
        .say("tiles-left", &[("pile", view.tile_pile.into()), ("discard", view.tile_discard.len().into())]);
    let shuttles = |planet: Planet| {
        let left = view.shuttle_decks[planet as usize];
        let cards = row(
            &view.shuttle_rows[planet as usize],
            |shuttle: Shuttle| stage.shuttle_card(shuttle),
            || gap(stage, left),
        );
        (cards, count("deck-left", left))
    };
    let (earth, earth_left) = shuttles(Planet::Earth);
    let (mars, mars_left) = shuttles(Planet::Mars);
    let tiles_to_come = view.tile_pile + view.tile_discard.len();
    let tiles = row(&view.tile_row, |tile: Tile| stage.tile_card(tile), || gap(stage, tiles_to_come));
    let mut ships = row(&view.ship_row, |ship: Ship| stage.ship_card(ship), || gap(stage, view.ship_deck));
    ships.push(Node::Card(ship_deck(stage)));
    vec![
        panel(stage, "tiles", "g-tile", tiles_left, tiles, choosing),
        panel(stage, "earth-shuttles", "g-earth", earth_left, earth, choosing),
        panel(stage, "mars-shuttles", "g-mars", mars_left, mars, choosing),
        panel(stage, "ships", "g-ship", Text::none(), ships, stage.turns_to_the_ships()),
    ]
}

/// The discarded tiles, which anybody may look through (GAN-5.1.5).
pub fn discarded(stage: &Stage<'_>) -> Option<Panel> {
    let tiles = stage.view.tile_discard;
    (!tiles.is_empty()).then(|| Panel {
        id: Id::from("discarded-tiles"),
        title: stage.teller.say("discarded-tiles-title", &[]),
        icon: Some("g-tile".into()),
        note: Text::from(Span::Strong(tiles.len().into())),
        span: 12,
        under: false,
        framed: false,
        focus: false,
        content: vec![Node::Chips(tiles.iter().map(|tile| stage.tile_chip(tile)).collect())],
    })
}

/// The ships to begin with, before the choice.
pub fn dealt(stage: &Stage<'_>) -> Option<Panel> {
    let dealt = stage.view.dealt;
    if dealt.is_empty() {
        return None;
    }
    let kept = |ship: Ship| {
        let card = stage.ship_card(ship);
        let slot = stage.view.choice.and_then(|choice| match ship {
            _ if choice.identical == ship => Some(crate::cards::Slot::Identical),
            _ if choice.different == ship => Some(crate::cards::Slot::Different),
            _ => None,
        });
        let live = slot.map_or(card.live.clone(), |slot| Text::from(Span::Live(stage.slot(slot))));
        Node::Card(Card { live, ..card })
    };
    Some(Panel {
        id: Id::from("dealt"),
        title: stage.teller.say("dealt-title", &[]),
        icon: Some("g-ship".into()),
        note: stage.teller.say("dealt-note", &[]),
        span: 12,
        under: false,
        framed: true,
        focus: stage.asked,
        content: vec![Node::Grid { columns: 4, nodes: dealt.iter().map(kept).collect() }],
    })
}

fn row<T: Copy>(row: &Row<T>, card: impl Fn(T) -> Card, gap: impl Fn() -> Node) -> Vec<Node> {
    row.iter().map(|place| place.map_or_else(&gap, |id| Node::Card(card(id)))).collect()
}

/// Where a card was taken: the next one comes when the turn ends, while there is one to come.
fn gap(stage: &Stage<'_>, to_come: u8) -> Node {
    let id = if to_come > 0 { "gap" } else { "gap-for-good" };
    Node::Gap { id: None, text: stage.teller.say(id, &[]) }
}

fn ship_deck(stage: &Stage<'_>) -> Card {
    let count = stage.view.ship_deck;
    Card {
        shape: CardShape::Stack,
        icons: Span::icon("g-ship", stage.teller.word("ships-title")).into(),
        text: stage.teller.say("ship-deck", &[]),
        live: Text::from(Span::Strong(count.into())),
        ..Card::new(ship_deck_id(), stage.teller.words.word("ship-deck-name", &[("count", count.into())]))
    }
}

fn panel(
    stage: &Stage<'_>,
    id: &'static str,
    icon: &'static str,
    note: Text,
    nodes: Vec<Node>,
    focus: bool,
) -> Panel {
    Panel {
        id: Id::from(id),
        title: stage.teller.say(&word!("{id}-title"), &[]),
        icon: Some(icon.into()),
        note,
        span: 3,
        under: false,
        framed: false,
        focus,
        content: vec![Node::Grid { columns: 2, nodes }],
    }
}
