//! The exoplanets that can be reached, and those that wait for a gate.

use super::Stage;
use super::names::{exoplanet, gate_span, planet_id, space_id};
use super::plan;
use crate::agenda::Step;
use crate::components::drawing::{Drawing, PLANET};
use crate::parts::Space;
use crate::planets::{Cause, Colony, Ledger};
use orrery_core::Seat;
use orrery_scene::{
    Canvas, Card, CardShape, Chip, Id, Node, Paint, Panel, Piece, Place, Shape, Share, Span, Text, Tone,
    Word, tenths, word,
};

pub fn panel(stage: &Stage<'_>) -> Panel {
    let reached = |colony: &&Colony| stage.gate_on(colony.exoplanet).is_some();
    let share = |colony: &Colony| Share { share: 1, nodes: vec![globe(stage, colony)] };
    let open: Vec<Share> = stage.view.colonies.iter().filter(reached).map(share).collect();
    let mut content = Vec::new();
    if stage.view.colonies.is_empty() {
        content.push(Node::Text(stage.teller.say("all-closed", &[])));
    } else if !open.is_empty() {
        content.push(Node::Row(open));
    }
    // A gate is moved to one of those that wait: then they are seen together.
    if choosing(stage) {
        content.extend(waiting(stage));
    }
    Panel {
        id: Id::from("planets"),
        title: stage.teller.say("planets-title", &[]),
        icon: Some("o-planet".into()),
        note: quiet(stage),
        span: 8,
        under: false,
        framed: false,
        focus: stage.asked && matches!(stage.step(), Step::Colonize { .. } | Step::MoveGate { .. }),
        content,
    }
}

/// The exoplanets without a gate, below the station: nobody can go there yet.
pub fn to_come(stage: &Stage<'_>) -> Option<Panel> {
    let strips = waiting(stage);
    (!choosing(stage) && !strips.is_empty()).then(|| Panel {
        id: Id::from("waiting"),
        title: stage.teller.say("waiting-planets", &[]),
        icon: Some("o-planet".into()),
        note: Text::none(),
        span: 8,
        under: true,
        framed: false,
        focus: false,
        content: strips,
    })
}

fn choosing(stage: &Stage<'_>) -> bool {
    matches!(stage.step(), Step::MoveGate { .. })
}

fn waiting(stage: &Stage<'_>) -> Vec<Node> {
    let gateless = |colony: &&Colony| stage.gate_on(colony.exoplanet).is_none();
    let colonies = stage.view.colonies.iter().filter(gateless);
    colonies.map(|colony| Node::Card(strip(stage, colony))).collect()
}

/// SGO-11.6: how near the game is to ending because nothing happens.
fn quiet(stage: &Stage<'_>) -> Text {
    let guard = u16::from(stage.view.options.stall_guard_turns_per_player) * stage.seats().count() as u16;
    if guard == 0 || stage.view.quiet_turns * 2 < guard {
        return Text::none();
    }
    let (turns, guard) = (i32::from(stage.view.quiet_turns), i32::from(guard));
    stage.teller.say("quiet-turns", &[("turns", turns.into()), ("guard", guard.into())])
}

/// What the exoplanet's rule is, in a sentence.
pub fn rule(stage: &Stage<'_>, colony: &Colony) -> Text {
    let side = stage.game.side_of(colony);
    let numbers = plan::numbers(&side.drawing);
    let own = word!("rule-{}", side.id);
    if stage.teller.words.has(&own) {
        return stage.teller.say(&own, &numbers);
    }
    let family = &stage.game.exoplanets[colony.exoplanet.index()].id;
    stage.teller.say(&word!("rule-{family}"), &numbers)
}

fn strip(stage: &Stage<'_>, colony: &Colony) -> Card {
    let name = exoplanet(colony.exoplanet, stage.teller);
    Card {
        shape: CardShape::Strip,
        band: Text::plain(name.clone()),
        text: rule(stage, colony),
        ..Card::new(planet_id(colony.exoplanet), name)
    }
}

fn globe(stage: &Stage<'_>, colony: &Colony) -> Node {
    let side = stage.game.side_of(colony);
    let name = exoplanet(colony.exoplanet, stage.teller);
    let ledger = stage.ledger(colony);
    let mut title = Text::none();
    if let Some(gate) = stage.gate_on(colony.exoplanet) {
        title = title.and(gate_span(gate, stage.teller)).and(Span::text(" "));
    }
    let paid = paid(stage, &ledger);
    Node::Section {
        title: title.and(Span::text(name)),
        note: Text::from([
            Span::Strong(colony.occupied().len().into()),
            Span::text(word!("/{}", side.space_ids.len())),
        ]),
        nodes: vec![
            Node::Canvas(canvas(stage, colony, &ledger)),
            Node::Text(rule(stage, colony)),
            Node::Section {
                title: stage.teller.say("if-closed-now", &[]),
                note: Text::none(),
                nodes: vec![paid],
            },
        ],
    }
}

/// What each player would be paid.
fn paid(stage: &Stage<'_>, ledger: &Ledger) -> Node {
    let chip = |seat: Seat| {
        let points = Word::from(ledger.total(seat));
        let own = stage.view.viewer.is(seat);
        let shown = if own { Span::Live(points.clone()) } else { Span::Strong(points.clone()) };
        Chip { id: None, name: points, tone: Tone::Plain, text: Text::from(Span::Crest(seat)).and(shown) }
    };
    Node::Chips(stage.seats().map(chip).collect())
}

fn canvas(stage: &Stage<'_>, colony: &Colony, ledger: &Ledger) -> Canvas {
    let side = stage.game.side_of(colony);
    let drawing = &side.drawing;
    let half = PLANET / 2.0;
    let mut canvas = Canvas {
        name: exoplanet(colony.exoplanet, stage.teller),
        width: PLANET,
        height: PLANET,
        art: Some(word!("planet-{}", side.id)),
        shapes: Vec::new(),
        places: vec![Place {
            id: planet_id(colony.exoplanet),
            name: exoplanet(colony.exoplanet, stage.teller),
            shape: Shape::Circle { x: half, y: half, r: half - 5.0, paint: Paint::Hair },
            text: Text::none(),
        }],
        pieces: Vec::new(),
    };
    roads(colony, drawing, &mut canvas);
    leading(drawing, ledger, &mut canvas);
    gathered(stage, colony, &mut canvas);
    for at in 0..side.space_ids.len() {
        space(stage, colony, drawing, at, &mut canvas);
    }
    canvas
}

/// The middle of a space; spaces that nobody has drawn stand in a circle.
fn spot(drawing: &Drawing, at: usize) -> (f32, f32) {
    drawing.spots.get(at).map_or_else(
        || {
            let angle = at as f32 * 0.6;
            (PLANET / 2.0 + 110.0 * angle.cos(), PLANET / 2.0 + 110.0 * angle.sin())
        },
        |spot| spot.at,
    )
}

fn space(stage: &Stage<'_>, colony: &Colony, drawing: &Drawing, at: usize, canvas: &mut Canvas) {
    let (x, y) = spot(drawing, at);
    let space = Space(at as u8);
    let socket = Shape::Circle { x, y, r: 12.0, paint: Paint::Socket };
    let holder = colony.seats().find(|seat| colony.held[seat.index()].contains(space));
    if let Some(seat) = holder {
        canvas.shapes.push(socket);
        let id = space_id(colony.exoplanet, space);
        let name = stage.teller.word("settler");
        let piece = Piece::new(id, name, "crest", Tone::Seat(seat)).at(x, y);
        canvas.pieces.push(Piece { size: 24.0, ..piece });
        return;
    }
    let printed = drawing.spots.get(at);
    let swaps = printed.is_some_and(|spot| spot.swaps);
    let name = if swaps { "space-swap" } else { "space-free" };
    canvas.places.push(Place {
        id: space_id(colony.exoplanet, space),
        name: stage.teller.words.word(name, &[("number", (at + 1).into())]),
        shape: socket,
        text: if swaps { Span::icon("o-swap", Word::NONE).into() } else { Text::none() },
    });
}

/// Roads between settlers of one player.
fn roads(colony: &Colony, drawing: &Drawing, canvas: &mut Canvas) {
    for &(from, to) in drawing.links.iter().filter(|_| drawing.rule == "roads") {
        let holds = |seat: &Seat| {
            let held = colony.held[seat.index()];
            held.contains(Space(from as u8)) && held.contains(Space(to as u8))
        };
        if let Some(seat) = colony.seats().find(holds) {
            let ((ax, ay), (bx, by)) = (spot(drawing, from), spot(drawing, to));
            let line =
                |ax, ay, bx, by| word!("M{} {} L{} {}", tenths(ax), tenths(ay), tenths(bx), tenths(by));
            let d = line(ax, ay, bx, by);
            for _ in 0..2 {
                canvas.shapes.push(Shape::Path { d: d.clone(), paint: Paint::Line(Tone::Seat(seat)) });
            }
            let (dx, dy) = (bx - ax, by - ay);
            let length = dx.hypot(dy).max(1.0);
            let (px, py) = (-dy / length * 1.6, dx / length * 1.6);
            for side in [-1.0, 1.0] {
                let d = line(ax + px * side, ay + py * side, bx + px * side, by + py * side);
                canvas.shapes.push(Shape::Path { d, paint: Paint::Line(Tone::Seat(seat)) });
            }
        }
    }
}

/// Who leads each level, volcano or island.
fn leading(drawing: &Drawing, ledger: &Ledger, canvas: &mut Canvas) {
    if drawing.rule == "roads" {
        return;
    }
    for (&number, spaces) in &drawing.parts {
        let of = |cause: Cause| [Cause::Leading(number), Cause::Tied(number)].contains(&cause);
        let leaders: Vec<Seat> =
            ledger.entries().iter().filter(|entry| of(entry.cause)).map(|entry| entry.seat).collect();
        let Some((x, y)) = plan::mark(drawing, spaces) else { continue };
        let (symbol, size) = match drawing.rule.as_str() {
            "volcanoes" => ("o-volcano", 21.0),
            _ => ("o-crown", 14.0),
        };
        let tone = match leaders[..] {
            [one] => Tone::Seat(one),
            _ => Tone::Plain,
        };
        if leaders.len() == 1 {
            let r = size / 2.0 + 5.0;
            canvas.shapes.push(Shape::Circle { x, y, r, paint: Paint::Tint(tone) });
        }
        let shown = !leaders.is_empty() || drawing.rule == "volcanoes";
        if leaders.len() > 1 {
            canvas.shapes.push(Shape::Circle { x, y, r: 11.0, paint: Paint::Tint(Tone::Dim) });
            let text = "=".into();
            canvas.shapes.push(Shape::Label { x, y, size: 16.0, text, tone: Tone::Plain, serif: true });
        } else if shown {
            canvas.shapes.push(Shape::Symbol { x, y, size, symbol: symbol.into(), tone });
        }
    }
}

/// Settlers without a space of their own, in the middle.
fn gathered(stage: &Stage<'_>, colony: &Colony, canvas: &mut Canvas) {
    let there: Vec<Seat> = colony.seats().filter(|seat| colony.gathered[seat.index()] > 0).collect();
    for (nth, &seat) in there.iter().enumerate() {
        let x = PLANET / 2.0 + 34.0 * (nth as f32 - (there.len() as f32 - 1.0) / 2.0);
        let count = colony.gathered[seat.index()];
        let name = stage.teller.words.word("gathered", &[("count", count.into())]);
        let id = Id(word!("gathered/{}/{}", colony.exoplanet.0, seat.0));
        let piece = Piece::new(id, name, "crest", Tone::Seat(seat)).at(x, PLANET / 2.0 - 6.0);
        canvas.pieces.push(Piece { size: 26.0, ..piece });
        canvas.shapes.push(Shape::Label {
            x,
            y: PLANET / 2.0 + 20.0,
            size: 17.0,
            text: word!("×{count}"),
            tone: Tone::Plain,
            serif: true,
        });
    }
}
