//! A station, drawn: modules with their corridors, settlers in their places, what open corridors cost.

use super::Stage;
use super::names::{cell_id, kind_symbol, module, sector_symbol, sector_tone, tile_symbol};
use crate::agenda::Step;
use crate::components::{Kind, RoomAction};
use crate::options::OpenCorridorMode;
use crate::parts::{Module, Sector};
use crate::station::Station;
use crate::station::sides::{Cell, Side};
use orrery_core::Seat;
use orrery_scene::{Canvas, Id, Paint, Piece, Place, Shape, Text, Tone, Word, word};
use std::collections::BTreeMap;

/// How large, and how much is told.
#[derive(Clone, Copy)]
pub struct Style {
    /// From the middle of one module to that of the next.
    pub pitch: f32,
    /// Settlers one by one, with free places; else only their number.
    pub close: bool,
    /// Whether modules can be pointed at.
    pub named: bool,
    /// Whether the empty cells at open corridors are shown.
    pub openings: bool,
    /// At least so many modules across and down.
    pub least: (i8, i8),
}

pub const OWN: Style = Style { pitch: 96.0, close: true, named: true, openings: false, least: (6, 3) };
pub const OTHER: Style = Style { pitch: 58.0, close: false, named: true, openings: false, least: (4, 2) };
pub const SMALL: Style = Style { pitch: 22.0, close: false, named: false, openings: false, least: (9, 2) };

/// The part of the plane that is shown.
struct Frame {
    left: f32,
    top: f32,
    width: f32,
    height: f32,
    pitch: f32,
}

impl Frame {
    fn around(station: &Station, style: Style) -> Frame {
        let mut cells: Vec<Cell> = station.layout.berths().iter().map(|berth| berth.cell).collect();
        if style.openings {
            cells.extend(station.layout.openings().iter().map(|opening| opening.cell));
        }
        let span = |of: fn(&Cell) -> i8, least: i8| {
            let low = cells.iter().map(of).min().unwrap_or(0);
            let high = cells.iter().map(of).max().unwrap_or(0);
            let wide = f32::from(high) - f32::from(low) + 1.0;
            let spare = (f32::from(least) - wide).max(0.0);
            (f32::from(low) - spare / 2.0, wide + spare)
        };
        let margin = 0.2;
        let (left, width) = span(|cell| cell.x, style.least.0);
        let (top, height) = span(|cell| cell.y, style.least.1);
        Frame {
            left: left - margin,
            top: top - margin,
            width: (width + 2.0 * margin) * style.pitch,
            height: (height + 2.0 * margin) * style.pitch,
            pitch: style.pitch,
        }
    }

    /// The middle of a cell.
    fn middle(&self, cell: Cell) -> (f32, f32) {
        let at = |number: i8, from: f32| (f32::from(number) - from + 0.5) * self.pitch;
        (at(cell.x, self.left), at(cell.y, self.top))
    }
}

pub fn canvas(stage: &Stage<'_>, seat: Seat, station: &Station, style: Style) -> Canvas {
    let frame = Frame::around(station, style);
    let mut canvas = Canvas::new(stage.teller.word("station"), frame.width, frame.height);
    let costs = if style.close { costs(stage, seat, station) } else { BTreeMap::new() };
    for at in 0..station.len() {
        let middle = frame.middle(station.cell(at));
        tile(stage, (seat, station, at), (style, middle), &mut canvas);
        if let Some(cost) = costs.get(&at) {
            price(middle, *cost, &mut canvas);
        }
    }
    for at in 0..station.len() {
        open_ends(stage, (station, at), (style, frame.middle(station.cell(at))), &mut canvas);
    }
    if style.openings {
        for opening in station.layout.openings() {
            canvas.places.push(empty(stage, seat, opening.cell, frame.middle(opening.cell)));
        }
    }
    canvas
}

fn square((x, y): (f32, f32), side: f32, r: f32, paint: Paint) -> Shape {
    Shape::Rect { x: x - side / 2.0, y: y - side / 2.0, w: side, h: side, r, paint }
}

fn symbol((x, y): (f32, f32), size: f32, symbol: impl Into<orrery_scene::Symbol>, tone: Tone) -> Shape {
    Shape::Symbol { x, y, size, symbol: symbol.into(), tone }
}

fn label((x, y): (f32, f32), size: f32, text: Word, tone: Tone, serif: bool) -> Shape {
    Shape::Label { x, y, size, text, tone, serif }
}

/// A cell where a module could go.
fn empty(stage: &Stage<'_>, seat: Seat, cell: Cell, middle: (f32, f32)) -> Place {
    Place {
        id: cell_id(seat, cell),
        name: stage
            .teller
            .words
            .word("cell-empty", &[("x", i32::from(cell.x).into()), ("y", i32::from(cell.y).into())]),
        shape: square(middle, 70.0, 12.0, Paint::Socket),
        text: if stage.in_hand().is_some() { Text::plain("+") } else { Text::none() },
    }
}

fn tile(
    stage: &Stage<'_>,
    (seat, station, at): (Seat, &Station, usize),
    (style, middle): (Style, (f32, f32)),
    canvas: &mut Canvas,
) {
    let berth = &station.layout.berths()[at];
    let (deck, face) = (station.decks[at], stage.game.face(berth.module));
    let (pitch, tone) = (style.pitch, sector_tone(face.sector));
    let (x, y) = middle;
    canvas.shapes.push(symbol(middle, pitch, tile_symbol(berth.corridors, deck.on), tone));
    let count = word!("{}/{}", deck.settlers, face.capacity);
    if style.close {
        let off = pitch * 0.37;
        if let Some(sector) = face.sector {
            canvas.shapes.push(symbol((x - off, y - off), 17.0, sector_symbol(sector), Tone::Plain));
        }
        canvas.shapes.push(symbol((x + off, y - off), 17.0, kind_symbol(face.kind), Tone::Plain));
        canvas.shapes.push(label((x + off - 2.0, y + off), 15.0, count.clone(), Tone::Plain, true));
        if !deck.on {
            canvas.shapes.push(symbol((x - off, y + off), 14.0, "o-off", Tone::Dim));
        }
        crew(stage, (seat, berth.cell, middle), (deck.settlers, face.capacity), canvas);
    } else if style.named {
        canvas.shapes.push(symbol((x, y - 8.0), 17.0, kind_symbol(face.kind), Tone::Plain));
        let (text, tone) = if deck.on { (count.clone(), Tone::Plain) } else { ("–".into(), Tone::Dim) };
        canvas.shapes.push(label((x, y + 10.0), 13.0, text, tone, true));
    } else if matches!(face.kind, Kind::Gate(_)) || !deck.on {
        canvas.shapes.push(symbol(middle, 11.0, kind_symbol(face.kind), Tone::Plain));
    } else {
        canvas.shapes.push(label(middle, 12.0, deck.settlers.into(), Tone::Plain, true));
    }
    if style.named {
        let state = stage.teller.word(if deck.on { "activated" } else { "deactivated" });
        canvas.places.push(Place {
            id: cell_id(seat, berth.cell),
            name: word!("{}, {state}, {count}", module(berth.module, stage.teller)),
            shape: square(middle, pitch - 4.0, pitch * 0.1, Paint::Engraved),
            text: Text::none(),
        });
    }
}

/// Where settlers stand on a module, by how many it holds.
fn stands(capacity: u8) -> &'static [(f32, f32)] {
    const D: f32 = 12.5;
    match capacity {
        0 | 1 => &[(0.0, 0.0)],
        2 => &[(-D, 0.0), (D, 0.0)],
        3 => &[(0.0, -11.0), (-D, 11.0), (D, 11.0)],
        4 => &[(-D, -D), (D, -D), (-D, D), (D, D)],
        _ => &[(-15.0, -15.0), (15.0, -15.0), (0.0, 0.0), (-15.0, 15.0), (15.0, 15.0)],
    }
}

fn crew(
    stage: &Stage<'_>,
    (seat, cell, (x, y)): (Seat, Cell, (f32, f32)),
    (settlers, capacity): (u8, u8),
    canvas: &mut Canvas,
) {
    let spots = stands(capacity);
    for (nth, &(dx, dy)) in spots.iter().enumerate() {
        let (x, y) = (x + dx, y + dy);
        canvas.shapes.push(Shape::Circle { x, y, r: 10.5, paint: Paint::Socket });
        if nth < usize::from(settlers) {
            let id = Id(word!("settler/{}/{}/{}/{nth}", seat.0, cell.x, cell.y));
            let piece = Piece::new(id, stage.teller.word("settler"), "o-settler", Tone::Seat(seat)).at(x, y);
            canvas.pieces.push(Piece { size: 16.0, ..piece });
        }
    }
}

/// What each corridor that leads nowhere will cost.
fn open_ends(
    stage: &Stage<'_>,
    (station, at): (&Station, usize),
    (style, (x, y)): (Style, (f32, f32)),
    canvas: &mut Canvas,
) {
    let layout = &station.layout;
    let berth = &layout.berths()[at];
    for side in berth.corridors.iter().filter(|&side| layout.joined(at, side).is_none()) {
        let blocked = layout.at(berth.cell.beyond(side)).is_some();
        if blocked && stage.view.options.open_corridor_mode == OpenCorridorMode::VoidOnly {
            continue;
        }
        let (dx, dy) = match side {
            Side::North => (0.0, -1.0),
            Side::East => (1.0, 0.0),
            Side::South => (0.0, 1.0),
            Side::West => (-1.0, 0.0),
        };
        let reach = style.pitch * if blocked { 0.42 } else { 0.52 };
        let (x, y) = (x + dx * reach, y + dy * reach);
        if style.close {
            canvas.shapes.push(Shape::Rect {
                x: x - 11.5,
                y: y - 9.0,
                w: 23.0,
                h: 18.0,
                r: 9.0,
                paint: Paint::Tint(Tone::Refused),
            });
            canvas.shapes.push(label((x, y), 13.0, "−1".into(), Tone::Refused, false));
        } else {
            let r = style.pitch * 0.08;
            canvas.shapes.push(Shape::Circle { x, y, r, paint: Paint::Solid(Tone::Refused) });
        }
    }
}

fn price((x, y): (f32, f32), cost: u8, canvas: &mut Canvas) {
    let (x, y) = (x - 35.0, y + 35.0);
    canvas.shapes.push(Shape::Circle { x, y, r: 10.0, paint: Paint::Solid(Tone::Brass) });
    canvas.shapes.push(Shape::Circle { x, y, r: 8.5, paint: Paint::Tint(Tone::Brass) });
    canvas.shapes.push(label((x, y), 13.0, cost.into(), Tone::Brass, false));
}

/// While settlers walk: how many action points the nearest one needs to each module it can still reach.
fn costs(stage: &Stage<'_>, seat: Seat, station: &Station) -> BTreeMap<usize, u8> {
    let mut costs = BTreeMap::new();
    let Step::Act { seat: walking, points, .. } = stage.step() else { return costs };
    let Some(sector) = walked_sector(stage).filter(|_| walking == seat) else { return costs };
    let mut edge: Vec<usize> = (0..station.len()).filter(|&at| station.decks[at].settlers > 0).collect();
    for cost in 1..=points {
        let mut reached = Vec::new();
        for from in edge {
            for to in station.layout.neighbors(from) {
                let enters = stage.game.matches(station.module(to), sector)
                    && !station.is_full(stage.game, to)
                    && !costs.contains_key(&to);
                if enters {
                    costs.insert(to, cost);
                    // Whoever enters a module that is off is lost there.
                    reached.extend(Some(to).filter(|&to| station.decks[to].on));
                }
            }
        }
        edge = reached;
    }
    costs
}

/// The sector of the activated room, if settlers walk there.
pub fn walked_sector(stage: &Stage<'_>) -> Option<Sector> {
    let room = stage.view.activated?;
    match stage.game.rooms[room.index()].action {
        RoomAction::MoveSettler(sector) => Some(sector),
        RoomAction::FillAccess | RoomAction::AddModule => None,
    }
}

/// Modules in a row to choose from, each with its place; `turned` says how each lies.
pub fn tiles(
    stage: &Stage<'_>,
    name: Word,
    tiles: &[(Id, Word, Module, crate::station::sides::Sides)],
) -> Canvas {
    const SIZE: f32 = 62.0;
    const PITCH: f32 = 76.0;
    const ACROSS: usize = 8;
    let across = tiles.len().clamp(4, ACROSS);
    let mut canvas = Canvas::new(name, across as f32 * PITCH, tiles.len().div_ceil(ACROSS) as f32 * PITCH);
    for (nth, (id, name, module, corridors)) in tiles.iter().enumerate() {
        let (column, row) = (nth % ACROSS, nth / ACROSS);
        let middle = (PITCH * (column as f32 + 0.5), PITCH * (row as f32 + 0.5));
        let face = stage.game.face(*module);
        canvas.shapes.push(symbol(middle, SIZE, tile_symbol(*corridors, true), sector_tone(face.sector)));
        canvas.shapes.push(symbol(middle, 22.0, kind_symbol(face.kind), Tone::Plain));
        canvas.places.push(Place {
            id: id.clone(),
            name: name.clone(),
            shape: square(middle, SIZE + 4.0, 9.0, Paint::Hair),
            text: Text::none(),
        });
    }
    canvas
}
