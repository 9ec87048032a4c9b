//! The Odyssey: five control rooms with everybody's figures and what they would be worth.

use super::Stage;
use super::names::{
    engineer_id, figure, figure_id, figure_symbol, robot_symbol, room, room_id, sector_symbol, sector_tone,
    short_room,
};
use crate::agenda::Step;
use crate::components::{ROOMS, RoomAction};
use crate::parts::{Figure, Room};
use orrery_core::Seat;
use orrery_scene::{Canvas, Id, Node, Paint, Panel, Piece, Place, Shape, Symbol, Text, Tone, Word};

const SIZE: f32 = 300.0;
const RADIUS: f32 = 54.0;
/// In the order of the box, as they lie on its board.
const ROOMS_AT: [(f32, f32); ROOMS] =
    [(150.0, 58.0), (58.0, 134.0), (242.0, 134.0), (92.0, 243.0), (208.0, 243.0)];

pub fn panel(stage: &Stage<'_>) -> Panel {
    Panel {
        id: Id::from("odyssey"),
        title: stage.teller.say("odyssey-title", &[]),
        icon: Some("o-ship".into()),
        note: Text::none(),
        span: 4,
        under: false,
        framed: false,
        focus: stage.asked
            && matches!(
                stage.step(),
                Step::MoveEngineer | Step::Recruit { .. } | Step::Promote { .. } | Step::FillRanks { .. }
            ),
        content: vec![Node::Canvas(canvas(stage))],
    }
}

/// SGO-4.4: what the seat could do if the room were activated.
pub fn points(stage: &Stage<'_>, seat: Seat, room: Room) -> u8 {
    stage.own(seat).odyssey.staff(room).action_points(&stage.game.figures.action_points)
}

fn canvas(stage: &Stage<'_>) -> Canvas {
    let mut canvas =
        Canvas { art: Some("odyssey".into()), ..Canvas::new(stage.teller.word("odyssey-title"), SIZE, SIZE) };
    for room in stage.game.rooms() {
        place(stage, room, &mut canvas);
        staff(stage, room, &mut canvas);
    }
    canvas
}

fn mark(stage: &Stage<'_>, room: Room) -> (&'static str, Tone) {
    match stage.game.rooms[room.index()].action {
        RoomAction::MoveSettler(sector) => (sector_symbol(sector), sector_tone(Some(sector))),
        RoomAction::FillAccess => ("o-airlock", Tone::Brass),
        RoomAction::AddModule => ("o-module", Tone::White),
    }
}

fn place(stage: &Stage<'_>, of: Room, canvas: &mut Canvas) {
    let (x, y) = ROOMS_AT[of.index()];
    let (symbol, tone) = mark(stage, of);
    let title = short_room(of, stage.teller);
    // A letter is this wide in the widest of the fonts that a device may have.
    let half = title.chars().count() as f32 * 3.7;
    let outline = |r: f32, paint| Shape::Circle { x, y, r, paint };
    canvas.shapes.push(outline(RADIUS, Paint::Tint(tone)));
    if stage.view.activated == Some(of) {
        canvas.shapes.push(outline(RADIUS - 4.0, Paint::Line(Tone::Brass)));
        canvas.shapes.push(outline(RADIUS + 3.0, Paint::Line(Tone::Brass)));
    }
    let head = y - 37.0;
    canvas.shapes.push(Shape::Symbol { x: x - half - 2.0, y: head, size: 15.0, symbol: symbol.into(), tone });
    canvas.shapes.push(Shape::Label {
        x: x + 9.5,
        y: head,
        size: 13.0,
        text: title,
        tone: Tone::Plain,
        serif: false,
    });
    let points = stage.seats().map(|seat| Word::from(points(stage, seat, of))).collect::<Vec<_>>().join(", ");
    canvas.places.push(Place {
        id: room_id(of),
        name: stage
            .teller
            .words
            .word("room-name", &[("room", room(of, stage.teller).into()), ("points", points.into())]),
        shape: outline(RADIUS, Paint::Hair),
        text: Text::none(),
    });
}

/// A line for each player with somebody there: figures, then the action points they are worth. One's own are lowest,
/// clear of the middle, so that a click there means the room.
fn staff(stage: &Stage<'_>, of: Room, canvas: &mut Canvas) {
    let (x, y) = ROOMS_AT[of.index()];
    let own = stage.seat();
    let there = |seat: &Seat| points(stage, *seat, of) > 0;
    let others: Vec<Seat> = stage.seats().filter(|&seat| seat != own).filter(there).collect();
    let (pitch, size) = match others.len() {
        0..=1 => (18.0, 18.0),
        2 => (18.0, 16.0),
        _ => (15.0, 14.0),
    };
    for (line, &seat) in others.iter().enumerate() {
        let middle = if others.len() < 3 { -5.0 } else { -4.0 };
        let y = y + middle + pitch * (line as f32 - (others.len() as f32 - 1.0) / 2.0);
        crew(stage, (seat, of), (x, y), size, canvas);
    }
    if there(&own) {
        crew(stage, (own, of), (x, y + 29.0), 18.0, canvas);
    }
}

fn crew(stage: &Stage<'_>, (seat, of): (Seat, Room), (x, y): (f32, f32), size: f32, canvas: &mut Canvas) {
    let figures = figures(stage, seat, of);
    let step = size * if seat == stage.seat() { 1.42 } else { 1.15 };
    let mut at = x - (figures.len() as f32 * step + 10.0) / 2.0 + step / 2.0;
    for (id, name, symbol, count) in figures {
        let piece = Piece::new(id, name, symbol, Tone::Seat(seat)).at(at, y);
        let badge = if count > 1 { count.into() } else { Word::NONE };
        canvas.pieces.push(Piece { size, badge, ..piece });
        at += step;
    }
    canvas.shapes.push(Shape::Label {
        x: at - step / 2.0 + 6.0,
        y,
        size: 16.0,
        text: points(stage, seat, of).into(),
        tone: Tone::Brass,
        serif: true,
    });
}

/// The kinds of figures that a player has in a room, and how many of each.
fn figures(stage: &Stage<'_>, seat: Seat, room: Room) -> Vec<(Id, Word, Symbol, u8)> {
    let staff = stage.own(seat).odyssey.staff(room);
    let engineer = |of: Figure| {
        let name = figure(of, stage.teller);
        (engineer_id(seat, room, of), name, figure_symbol(seat, of), staff.count(of))
    };
    let robot =
        (figure_id(seat, room, "robot"), stage.teller.word("robot"), robot_symbol(seat), staff.robots);
    let all = [engineer(Figure::Engineer), engineer(Figure::Chief), robot];
    all.into_iter().filter(|(.., count)| *count > 0).collect()
}
