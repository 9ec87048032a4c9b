//! The board: the ship and its hangars, thirteen sectors, the pods with their crew, the beacons.

use super::names::{beacon_id, beacon_name, beacon_symbol, berth_id, crew_id, edge_id, edge_name, hangar_id};
use super::names::{number_of, pod_id, pod_name, sector_id};
use super::{Stage, fire, plan};
use crate::agenda::Step;
use crate::parts::{Beacon, Berth, Card, Hangar, Mooring, Place, Pod, Sector, Space};
use orrery_scene::{
    Canvas, Chip, Id, Node, Paint, Panel, Piece, Place as Region, Shape, Span, Text, Tone, Word, word,
};

/// How wide a letter is in a sector, more or less.
const LETTER: f32 = 6.2;

pub fn panel(stage: &Stage<'_>) -> Panel {
    let mut content: Vec<Node> = banner(stage).into_iter().collect();
    content.push(Node::Canvas(canvas(stage)));
    Panel {
        id: Id::from("space"),
        title: stage.teller.say("space-title", &[]),
        icon: Some("e-pod2".into()),
        note: note(stage),
        span: 9,
        under: false,
        framed: false,
        focus: stage.asked && !matches!(stage.step(), Step::Assign { .. }),
        content,
    }
}

/// What everybody must know before they act: the last turns, the fire that is about to spread.
fn banner(stage: &Stage<'_>) -> Option<Node> {
    let queue = stage.table().last_turns.as_ref().filter(|_| !stage.table().turned_up)?;
    let mut text = stage.teller.say("banner-last-turns", &[]);
    for (at, seat) in queue.iter().filter(|seat| stage.last_turn_comes(**seat)).enumerate() {
        text = text.and(Span::text(if at == 0 { " · " } else { ", " })).and(Span::Seat(*seat));
    }
    let chip = Chip {
        id: None,
        name: stage.teller.word("banner-last-turns"),
        tone: Tone::Refused,
        text: Text::from(Span::icon("e-boom", stage.teller.word("scrap"))).and(Span::text(" ")).and(text),
    };
    Some(Node::Chips(vec![chip]))
}

fn note(stage: &Stage<'_>) -> Text {
    let (quiet, limit) = (stage.table().quiet_rounds, stage.table().rules.quiet_rounds);
    if quiet == 0 || limit == 0 || stage.table().last_turns.is_some() || stage.players() == 1 {
        return Text::none();
    }
    stage.teller.say("quiet-rounds", &[("rounds", quiet.into()), ("limit", limit.into())])
}

fn canvas(stage: &Stage<'_>) -> Canvas {
    let mut canvas = Canvas {
        art: Some("board".into()),
        ..Canvas::new(stage.teller.word("space-title"), plan::WIDTH, plan::HEIGHT)
    };
    ship(stage, &mut canvas);
    fire::cards(stage, &mut canvas);
    for sector in Sector::all() {
        space(stage, sector, &mut canvas);
    }
    beacons(stage, &mut canvas);
    let displaced = match stage.step() {
        Step::Displace { pod, .. } => Some(pod),
        _ => None,
    };
    for pod in Pod::all().filter(|pod| Some(*pod) != displaced).chain(displaced) {
        aboard(stage, pod, displaced == Some(pod), &mut canvas);
    }
    canvas
}

fn label(x: f32, y: f32, size: f32, text: impl Into<Word>, tone: Tone, serif: bool) -> Shape {
    Shape::Label { x, y, size, text: text.into(), tone, serif }
}

fn ship(stage: &Stage<'_>, canvas: &mut Canvas) {
    let word = |id: &str| stage.teller.word(id);
    canvas.shapes.push(label(104.0, 44.0, 20.0, word("ship"), Tone::Plain, true));
    let scrapped =
        stage.teller.words.word("scrap-count", &[("count", (stage.table().scrap.len() as usize).into())]);
    canvas.shapes.push(label(104.0, 66.0, 13.0, scrapped, Tone::Dim, false));
    for hangar in Hangar::all() {
        let (x, y, w, h) = plan::hangar(hangar);
        let name = stage.teller.words.word("hangar", &[("number", (hangar.0 + 1).into())]);
        canvas.shapes.push(label(x + w / 2.0, y - 10.0, 12.0, name.clone(), Tone::Dim, false));
        canvas.places.push(Region {
            id: hangar_id(hangar),
            name,
            shape: Shape::Rect { x, y, w, h, r: 10.0, paint: Paint::Socket },
            text: Text::none(),
        });
    }
    let minis = Pod::all().filter(|&pod| stage.table().pods.place(pod) == Place::Bay).count();
    let bay = stage.teller.words.word("bay", &[("count", minis.into())]);
    canvas.shapes.push(label(
        plan::BAY.0 + plan::BAY.2 / 2.0,
        plan::BAY.1 - 11.0,
        12.0,
        bay,
        Tone::Dim,
        false,
    ));
}

/// One sector: whether it is full of scrap, or will be next.
fn space(stage: &Stage<'_>, sector: Sector, canvas: &mut Canvas) {
    let (x, y) = plan::sector(sector);
    let table = stage.table();
    let scrapped = table.scrap.contains(sector);
    let falls = |card: Option<&Card>| {
        card.is_some_and(|&card| stage.goes_on_burning() && stage.game.sector_of(card) == sector)
    };
    let (next, then) = (falls(table.revealed.first()), falls(table.revealed.get(1)));
    let mut name = stage.teller.words.word("sector", &[("number", number_of(sector).into())]);
    if scrapped {
        canvas.shapes.push(plan::hex(sector, plan::HEX - 5.0, Paint::Tint(Tone::Dim)));
        canvas.shapes.push(Shape::Symbol { x, y, size: 76.0, symbol: "e-scrap".into(), tone: Tone::Dim });
        canvas.shapes.push(label(x, y + 50.0, 13.0, stage.teller.word("scrap"), Tone::Dim, false));
        name = word!("{name}, {}", stage.teller.word("scrap"));
    } else if next || then {
        let id = if next { "falls-next" } else { "falls-then" };
        canvas.shapes.push(plan::hex(sector, plan::HEX - 9.0, Paint::Course(Tone::Refused)));
        canvas.shapes.push(plan::hex(sector, plan::HEX - 13.0, Paint::Course(Tone::Refused)));
        let told = stage.teller.word(id);
        name = word!("{name}, {told}");
        // The sign stands before the words, however long they are.
        let before = told.chars().count() as f32 * LETTER / 2.0 + 12.0;
        canvas.shapes.push(Shape::Symbol {
            x: x + 6.0 - before,
            y: y - 34.0,
            size: 15.0,
            symbol: "e-boom".into(),
            tone: Tone::Refused,
        });
        canvas.shapes.push(label(x + 6.0, y - 34.0, 12.5, told, Tone::Refused, false));
    }
    canvas.places.push(Region {
        id: sector_id(sector),
        name,
        shape: plan::hex(sector, plan::HEX - 3.0, Paint::Hair),
        text: Text::none(),
    });
}

/// A pod with its seats and whoever sits there.
fn aboard(stage: &Stage<'_>, pod: Pod, displaced: bool, canvas: &mut Canvas) {
    let Some((x, y)) = plan::pod(stage.game, pod, stage.table().pods.place(pod)) else { return };
    let (x, y) = if displaced { (x + 32.0, y - 34.0) } else { (x, y) };
    let capacity = stage.game.capacity(pod);
    let crew = stage.view.cabins[pod.index()];
    let name = word!("{}, {}/{capacity}", pod_name(pod, stage.teller), crew.iter().flatten().count());
    canvas.places.push(Region {
        id: pod_id(pod),
        name: name.clone(),
        shape: plan::hull(capacity, (x, y), Paint::Surface),
        text: Text::none(),
    });
    let hull = Piece::new(Id::of("hull", pod.0), name, word!("e-hull-{capacity}"), Tone::Brass).at(x, y);
    canvas.pieces.push(Piece { size: plan::hull_size(capacity), ..hull });
    for (&(dx, dy), seat) in plan::seats(capacity).iter().zip(0u8..) {
        let berth = Berth { pod, seat };
        let at = (x + dx, y + dy);
        match crew[usize::from(seat)] {
            Some(crew) => {
                let piece = stage.crew_piece(crew_id(berth), crew).at(at.0, at.1);
                canvas.pieces.push(Piece { size: plan::CREW, ..piece });
            }
            None => canvas.places.push(Region {
                id: berth_id(berth),
                name: stage.teller.word("free-seat"),
                shape: Shape::Circle { x: at.0, y: at.1, r: plan::SEAT, paint: Paint::Socket },
                text: Text::none(),
            }),
        }
    }
}

fn beacons(stage: &Stage<'_>, canvas: &mut Canvas) {
    let in_hand = match stage.step() {
        Step::Moor(beacon) => Some(beacon),
        _ => None,
    };
    if in_hand.is_some() {
        for space in Space::all() {
            let (x, y, ..) = plan::edge(stage.game, space);
            canvas.places.push(Region {
                id: edge_id(space),
                name: stage.teller.words.word("edge", &[("edge", edge_name(stage.game, space).into())]),
                shape: Shape::Circle { x, y, r: 15.0, paint: Paint::Socket },
                text: Text::none(),
            });
        }
    }
    let supply: Vec<Beacon> =
        Beacon::all().filter(|&beacon| stage.table().mooring(beacon) == Mooring::Supply).collect();
    let title = stage.teller.words.word("supply-title", &[("count", supply.len().into())]);
    canvas.shapes.push(label(264.0, plan::SUPPLY_Y, 13.0, title, Tone::Dim, false));
    for beacon in Beacon::all() {
        let name = stage.teller.words.word("beacon", &[("beacon", beacon_name(stage.game, beacon).into())]);
        let (x, y, turn, upright) = match stage.table().mooring(beacon) {
            Mooring::Away => continue,
            Mooring::Supply => {
                let nth = supply.iter().take_while(|other| **other != beacon).count();
                let (step, up) = plan::SUPPLY_STEP;
                let y = plan::SUPPLY_Y + if nth.is_multiple_of(2) { -up } else { up };
                (350.0 + step * nth as f32, y, 0.0, false)
            }
            Mooring::At(space) => plan::edge(stage.game, space),
        };
        let piece = Piece::new(beacon_id(beacon), name, beacon_symbol(beacon, upright), Tone::Brass).at(x, y);
        canvas.pieces.push(Piece { size: 46.0, turn, ghost: in_hand == Some(beacon), ..piece });
    }
}
