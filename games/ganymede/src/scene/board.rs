//! The large board: the voyage, the reputation track, the shuttle columns.

use super::Stage;
use super::names::{dock_id, supply_id, tone, transit_id};
use crate::action::Place;
use crate::cards::{Class, Planet, Slot};
use crate::settlers::Color;
use crate::ships;
use crate::shuttles;
use crate::state::Berth;
use orrery_scene::{
    Canvas, Card, CardShape, Chip, Id, Node, Panel, Piece, Shape, Share, Socket, Span, Step, Text, Track,
    word,
};
use orrery_scene::{Paint, Place as Region};

/// Where settlers stand on a globe of radius 100: as many sockets as any planet of the box has.
const GLOBE: f32 = 100.0;
const SOCKET: f32 = 20.0;
const RING: f32 = 60.0;

pub fn supply(stage: &Stage<'_>) -> Panel {
    let chip = |color: Color| Chip {
        id: Some(supply_id(color)),
        name: stage.teller.words.word(
            "supply-of",
            &[("color", stage.color(color).into()), ("count", stage.view.supply.of(color).into())],
        ),
        tone: tone(color),
        text: Text::from(stage.settler(color))
            .and(Span::Strong(stage.view.supply.of(color).into()))
            .and(Span::text(word!(" {}", stage.color(color)))),
    };
    Panel {
        id: Id::from("supply"),
        title: stage.teller.say("supply-title", &[]),
        icon: None,
        note: Text::none(),
        span: 12,
        under: false,
        framed: false,
        focus: stage.turns_to_the_supply(),
        content: vec![Node::Chips(Color::ALL.into_iter().map(chip).collect())],
    }
}

pub fn own(stage: &Stage<'_>) -> Panel {
    let title = if stage.view.viewer.seat().is_some() { "own-board" } else { "board-of" };
    let planet = |planet: Planet| Share { share: 3, nodes: vec![globe(stage, planet)] };
    let docks = Node::Grid { columns: 2, nodes: Slot::ALL.map(|slot| Node::Card(dock(stage, slot))).into() };
    let ganymede = Share { share: 5, nodes: transit(stage).into_iter().chain([docks]).collect() };
    let held = Share { share: 2, nodes: held(stage) };
    Panel {
        id: Id::from("board"),
        title: stage.teller.say(title, &[("seat", stage.seat().into())]),
        icon: Some("g-ganymede".into()),
        note: Text::none(),
        span: 12,
        under: false,
        framed: true,
        focus: stage.asked && !stage.is_choosing_ships(),
        content: vec![
            Node::Row(vec![planet(Planet::Earth), planet(Planet::Mars), ganymede, held]),
            Node::Rule,
            Node::Track(track(stage)),
            Node::Rule,
            Node::Grid { columns: 5, nodes: Class::ALL.map(|class| column(stage, class)).into() },
        ],
    }
}

fn globe(stage: &Stage<'_>, planet: Planet) -> Node {
    let (place, capacity, id, key) = match planet {
        Planet::Earth => (Place::Earth, stage.game.limits.earth_capacity, "earth", "globe-earth"),
        Planet::Mars => (Place::Mars, stage.game.limits.mars_capacity, "mars", "globe-mars"),
    };
    let socket = |at: u8| {
        let turn = (f32::from(at) / f32::from(capacity) - 0.25) * std::f32::consts::TAU;
        (GLOBE + RING * turn.cos(), GLOBE + RING * turn.sin())
    };
    let here = stage.board().at(place).total();
    let shapes = (0..capacity)
        .map(|at| {
            let (x, y) = socket(at);
            Shape::Circle { x, y, r: SOCKET, paint: Paint::Socket }
        })
        .collect();
    let pieces = stage.pieces(place).into_iter().zip(0..);
    let canvas = Canvas {
        name: word!("{}: {here}/{capacity}", stage.planet(planet)),
        width: 2.0 * GLOBE,
        height: 2.0 * GLOBE,
        art: Some(key.into()),
        shapes,
        places: vec![Region {
            id: Id::from(id),
            name: stage.planet(planet),
            shape: Shape::Circle { x: GLOBE, y: GLOBE, r: GLOBE - 6.0, paint: Paint::Hair },
            text: Text::none(),
        }],
        pieces: pieces
            .map(|(piece, at)| Piece { size: 30.0, ..piece }.at(socket(at).0, socket(at).1))
            .collect(),
    };
    let note = Text::from([Span::Strong(here.into()), Span::text(word!("/{capacity}"))]);
    Node::Section {
        title: Text::plain(stage.planet(planet).capitalized()),
        note,
        nodes: vec![Node::Canvas(canvas)],
    }
}

/// A ship that waits, with its sockets; or the empty slot.
fn dock(stage: &Stage<'_>, slot: Slot) -> Card {
    let board = stage.board();
    let empty = |id: &str| Card {
        shape: CardShape::Dock,
        band: Text::plain(stage.slot(slot)),
        text: stage.teller.say(id, &[]),
        ..Card::new(dock_id(slot), stage.slot(slot))
    };
    match board.berth(slot) {
        Berth::Docked { ship, aboard } => {
            let face = stage.ship_card(ship);
            let need = ships::need(stage.game, board, slot);
            let mut pieces = stage.pieces(Place::Ship(slot)).into_iter();
            let socket = |at: u8| Socket {
                id: Id(word!("socket/{}/{at}", slot as u8)),
                name: stage.slot(slot),
                piece: pieces.next(),
                hint: Text::none(),
            };
            Card {
                id: dock_id(slot),
                name: word!("{} {}/{need}: {}", stage.slot(slot), aboard.total(), face.name),
                shape: CardShape::Dock,
                band: Text::plain(stage.slot(slot)),
                corner: Text::from([Span::Strong(aboard.total().into()), Span::text(word!("/{need}"))]),
                icons: face.band.and(face.corner),
                sockets: (0..need).map(socket).collect(),
                ..face
            }
        }
        Berth::Departing(ship) => {
            let face = stage.ship_card(ship);
            Card { icons: face.band.and(face.corner), ..empty("dock-departing") }
        }
        Berth::Awaiting => empty("dock-awaiting"),
        Berth::Empty if stage.is_choosing_ships() => empty("dock-setup"),
        Berth::Empty => empty("dock-empty"),
    }
}

/// Settlers on a shuttle, between two places.
fn transit(stage: &Stage<'_>) -> Option<Node> {
    let settlers = stage.board().transit;
    if settlers.is_empty() {
        return None;
    }
    let chip = |color: Color| Chip {
        id: Some(transit_id(color)),
        name: stage.color(color),
        tone: tone(color),
        text: Text::from(stage.settler(color)).and(Span::Strong(word!("×{}", settlers.of(color)))),
    };
    let chips = settlers.colors().iter().map(chip).collect();
    Some(Node::Section {
        title: stage.teller.say("transit-title", &[]),
        note: Text::none(),
        nodes: vec![Node::Chips(chips)],
    })
}

/// One's tiles and hand.
fn held(stage: &Stage<'_>) -> Vec<Node> {
    let board = stage.board();
    let slots = stage.game.limits.tile_slots;
    let mut tiles: Vec<Node> = board
        .tiles
        .iter()
        .map(|tile| {
            let card = stage.tile_card(tile);
            let icons =
                Text(card.icons.0.into_iter().filter(|span| !matches!(span, Span::Live(_))).collect());
            Node::Card(Card {
                shape: CardShape::Strip,
                band: card.corner,
                corner: Text::none(),
                icons,
                text: Text::none(),
                ..card
            })
        })
        .collect();
    let free = slots.saturating_sub(board.tiles.len());
    tiles.extend((0..free).map(|_| Node::Gap { id: None, text: stage.teller.say("free-slot", &[]) }));
    let count = |number: u8, of: u8| Text::from([Span::Strong(number.into()), Span::text(word!("/{of}"))]);
    // Whoever looks on has no hand, but may remember this one (GAN-13.2).
    let known = stage.view.memory.held[stage.seat().index()];
    let hand = if stage.view.memory_aid { stage.view.hand.and(known) } else { stage.view.hand };
    let hand: Vec<Node> = hand.iter().map(|ship| Node::Card(stage.ship_strip(ship))).collect();
    let size = stage.view.hand_sizes[stage.seat().index()];
    vec![
        Node::Section {
            title: stage.teller.say("own-tiles", &[]),
            note: count(board.tiles.len(), slots),
            nodes: tiles,
        },
        Node::Section {
            title: stage.teller.say("own-hand", &[]),
            note: count(size, stage.game.limits.ship_hand_limit),
            nodes: hand,
        },
    ]
}

fn track(stage: &Stage<'_>) -> Track {
    let steps = stage.game.track.iter().zip(0u8..).map(|(space, at)| {
        let here = stage.seats().filter(|seat| stage.view.boards[seat.index()].reputation == at);
        let icon = match space {
            space if space.launch => Some("g-launch"),
            space if space.bonus_basic => Some("g-basic"),
            _ => None,
        };
        Step {
            id: Id::of("reputation", at),
            name: stage
                .teller
                .words
                .word("reputation-space", &[("space", at.into()), ("points", space.vp.into())]),
            label: Text::plain(space.vp),
            icon: icon.map(Into::into),
            passed: at < stage.board().reputation,
            here: here.map(Span::Crest).collect(),
        }
    });
    Track {
        title: stage.teller.say("verb-reputation", &[]),
        note: stage.teller.say("points-by-space", &[]),
        steps: steps.collect(),
    }
}

fn column(stage: &Stage<'_>, class: Class) -> Node {
    let board = stage.board();
    let number = shuttles::column(stage.game, board, class as usize);
    let strips = board.shuttles.both(stage.game.shuttles_of[class as usize]).iter();
    Node::Section {
        title: Text::from(stage.medal(class)).and(Span::text(word!(" {}", stage.class(class)))),
        note: Text::from(Span::Live(word!("×{number}"))),
        nodes: strips.map(|shuttle| Node::Card(stage.shuttle_strip(shuttle))).collect(),
    }
}
