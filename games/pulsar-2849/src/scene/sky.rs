//! The star cluster: systems, pulsars, gates, ships, and what my dice reach.

use super::names::{gyrodyne_name, gyrodyne_symbol, letter, node_id, size_name};
use super::plan::{self, circle, label, symbol};
use super::{Stage, art, effects, reach, supply};
use crate::agenda::Step;
use crate::components::{Place, PlanetKind};
use crate::ids::{NodeId, PulsarId, SystemId};
use crate::state::Claim;
use orrery_scene::{
    Body, Canvas, Id, Node, Paint, Panel, Piece, Place as Region, Shape, Span, Text, Tone, Word, word,
};

pub fn panel(stage: &Stage<'_>) -> Panel {
    let table = stage.table();
    let note = stage.teller.say(
        "cluster-note",
        &[
            ("hidden", table.systems.iter().filter(|system| system.tile.is_none()).count().into()),
            ("tiles", table.exploration.len().into()),
        ],
    );
    Panel {
        id: Id::from("cluster"),
        title: stage.teller.say("cluster-title", &[]),
        icon: Some("u-map".into()),
        note,
        span: 7,
        under: false,
        framed: true,
        focus: stage.asked && is_flown(stage),
        content: vec![Node::Canvas(canvas(stage)), supply::gyrodynes(stage)],
    }
}

/// Whether the decision in hand is made on the map.
fn is_flown(stage: &Stage<'_>) -> bool {
    matches!(
        stage.step(),
        Step::Portal { .. }
            | Step::Act { .. }
            | Step::Teleport { .. }
            | Step::ClaimIsolated { .. }
            | Step::PickGyrodyne { .. }
            | Step::PickTwoGyrodynes { .. }
    )
}

fn canvas(stage: &Stage<'_>) -> Canvas {
    let mut canvas = Canvas {
        art: Some(art::key(stage.table().side).into()),
        ..Canvas::new(stage.teller.word("cluster-title"), plan::SIZE, plan::SIZE)
    };
    let cluster = stage.table().cluster(stage.game);
    for node in cluster.all() {
        let place = cluster.place(node);
        let shape = match place {
            Place::System(system) => {
                tile(stage, node, system, &mut canvas);
                circle(plan::middle(cluster, node), plan::radius(place), Paint::Hair)
            }
            Place::Pulsar(pulsar) | Place::Isolated(pulsar) => {
                beacon(stage, node, pulsar, &mut canvas);
                circle(plan::middle(cluster, node), plan::radius(place), Paint::Hair)
            }
            // A gate is drawn already; its region is only sensitive.
            Place::Gate(_) | Place::Portal => {
                circle(plan::middle(cluster, node), plan::radius(place), Paint::Engraved)
            }
        };
        canvas.places.push(Region {
            id: node_id(node),
            name: described(stage, node),
            shape,
            text: Text::none(),
        });
    }
    reach::marks(stage, &mut canvas);
    ships(stage, &mut canvas);
    canvas
}

/// The name of a location with what is known of it.
fn described(stage: &Stage<'_>, node: NodeId) -> Word {
    let cluster = stage.table().cluster(stage.game);
    let mut name = stage.node_name(node);
    let spoken = |text: &Text| text.spoken(&|seat| letter(seat).into());
    match cluster.place(node) {
        Place::System(system) => match stage.table().systems[system.index()].tile {
            Some(tile) => {
                let reward = effects::sentence(&stage.game.systems[tile.index()].reward, stage.teller);
                let told = stage.teller.words.word("system-reward", &[("reward", spoken(&reward).into())]);
                name = word!("{name}. {told}");
            }
            None => name = word!("{name}, {}", stage.teller.word("not-turned-up")),
        },
        Place::Pulsar(pulsar) | Place::Isolated(pulsar) => {
            let state = match stage.table().pulsars[pulsar.index()] {
                Claim::Free => stage.teller.word("pulsar-free"),
                Claim::Empty { by } => {
                    stage.teller.words.word("pulsar-claimed", &[("owner", letter(by).into())])
                }
                Claim::Building { by, size } => stage.teller.words.word(
                    "pulsar-building",
                    &[("owner", letter(by).into()), ("size", size_name(size, stage.teller).into())],
                ),
                Claim::Spinning { by, size } => stage.teller.words.word(
                    "pulsar-spinning",
                    &[("owner", letter(by).into()), ("size", size_name(size, stage.teller).into())],
                ),
            };
            name = word!("{name}, {state}");
        }
        Place::Gate(_) | Place::Portal => {}
    }
    if cluster.nodes[node.index()].dead_end {
        name = word!("{name}, {}", stage.teller.word("dead-end"));
    }
    name
}

/// A planetary system: face down with its number, or its planets, stations and reward.
fn tile(stage: &Stage<'_>, node: NodeId, system: SystemId, canvas: &mut Canvas) {
    let cluster = stage.table().cluster(stage.game);
    let (x, y) = plan::middle(cluster, node);
    let r = plan::radius(cluster.place(node));
    let number = system.index() + 1;
    let Some(tile) = stage.table().systems[system.index()].tile else {
        canvas.shapes.push(circle((x, y), r - 5.0, Paint::Surface));
        canvas.shapes.push(symbol((x, y), 2.0 * r - 14.0, "u-burst", Tone::Dim));
        canvas.shapes.push(label((x, y), 21.0, number, Tone::Plain, true));
        return;
    };
    canvas.shapes.push(circle((x, y), r, Paint::Surface));
    canvas.shapes.push(label((x - r * 0.88, y - r * 0.88), 17.0, number, Tone::Plain, true));
    let row = &stage.game.systems[tile.index()];
    let spots = plan::planets(row.planets.len());
    for ((planet, at), &(dx, dy)) in row.planets.iter().zip(0usize..).zip(spots) {
        let spot = (x + dx, y + dy);
        if planet.min > stage.table().seats() {
            canvas.shapes.push(circle(spot, plan::PLANET - 2.0, Paint::Course(Tone::Dim)));
            continue;
        }
        let body = match planet.kind {
            PlanetKind::Blue => Body::Earth,
            PlanetKind::Barren => Body::Moon,
        };
        canvas.shapes.push(Shape::Globe { x: spot.0, y: spot.1, r: plan::PLANET, body });
        if let Some(owner) = stage.table().systems[system.index()].stations[at] {
            let id = Id::of("station", word!("{}-{at}", system.0));
            let name = stage.teller.word("station");
            let piece = Piece::new(id, name, "crest", Tone::Seat(owner)).at(spot.0, spot.1);
            canvas.pieces.push(Piece { size: 2.0 * plan::PLANET, ..piece });
        }
    }
    reward(stage, &row.reward, (x, y + 20.0), canvas);
}

/// The reward in signs, centered.
fn reward(stage: &Stage<'_>, effects: &[crate::operations::Operation], at: (f32, f32), canvas: &mut Canvas) {
    let spans = effects::glyphs(effects, stage.teller).0;
    let wide = |span: &Span| if matches!(span, Span::Icon { .. }) { 27.0 } else { 18.0 };
    let total: f32 = spans.iter().map(wide).sum();
    let mut x = at.0 - total / 2.0;
    for span in spans {
        let step = wide(&span);
        let spot = (x + step / 2.0, at.1);
        match span {
            Span::Icon { symbol, .. } => {
                canvas.shapes.push(Shape::Symbol {
                    x: spot.0,
                    y: spot.1,
                    size: 27.0,
                    symbol,
                    tone: Tone::Plain,
                });
            }
            Span::Piece { symbol, tone, .. } => {
                canvas.shapes.push(Shape::Symbol { x: spot.0, y: spot.1, size: 18.0, symbol, tone });
            }
            Span::Die { face, tone, .. } => {
                let symbol = word!("i-die-{face}");
                canvas.shapes.push(Shape::Symbol { x: spot.0, y: spot.1, size: 20.0, symbol, tone });
            }
            Span::Strong(text) => canvas.shapes.push(label(spot, 14.0, text, Tone::Plain, false)),
            _ => {}
        }
        x += step;
    }
}

/// A pulsar: its star, the ring of its owner, the gyrodyne.
fn beacon(stage: &Stage<'_>, node: NodeId, pulsar: PulsarId, canvas: &mut Canvas) {
    let cluster = stage.table().cluster(stage.game);
    let (x, y) = plan::middle(cluster, node);
    let r = plan::radius(cluster.place(node));
    canvas.shapes.push(circle((x, y), r, Paint::Socket));
    let claim = stage.table().pulsars[pulsar.index()];
    let Some(owner) = claim.owner() else {
        canvas.shapes.push(symbol((x, y), 23.0, "u-star", Tone::Plain));
        return;
    };
    canvas.shapes.push(circle((x, y), r + 1.0, Paint::Line(Tone::Seat(owner))));
    canvas.shapes.push(circle((x, y), r + 3.5, Paint::Line(Tone::Seat(owner))));
    match claim.gyrodyne() {
        None => canvas.shapes.push(symbol((x, y), 23.0, "u-star", Tone::Seat(owner))),
        Some(size) => {
            let spins = matches!(claim, Claim::Spinning { .. });
            let tone = if spins { Tone::Seat(owner) } else { Tone::Plain };
            let name = gyrodyne_name(size, stage.teller);
            let id = Id::of("gyrodyne-on", pulsar.0);
            let piece = Piece::new(id, name, gyrodyne_symbol(size, spins), tone).at(x, y);
            canvas.pieces.push(Piece { size: 30.0, ..piece });
        }
    }
    let id = Id::of("claim", pulsar.0);
    let name = stage.teller.word("claim-ring");
    let crest = Piece::new(id, name, "crest", Tone::Seat(owner)).at(x + r * 0.78, y + r * 0.78);
    canvas.pieces.push(Piece { size: 20.0, ..crest });
}

fn ships(stage: &Stage<'_>, canvas: &mut Canvas) {
    let cluster = stage.table().cluster(stage.game);
    for seat in stage.seats() {
        let node = stage.table().player(seat).ship;
        if stage.is_ashore(seat) {
            continue;
        }
        let (x, y) = plan::ship(cluster, node, seat);
        let name = stage.teller.word("ship");
        let piece = Piece::new(Id::of("ship", seat.0), name, "u-ship", Tone::Seat(seat)).at(x, y);
        canvas.pieces.push(Piece { size: 36.0, badge: letter(seat).into(), ..piece });
    }
}
