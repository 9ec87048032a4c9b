//! Panels, arranged by their spans of twelve columns.

use crate::easel::{Easel, Within};
use crate::flow::{Align, Hand, cut, lettered};
use crate::fonts::Face;
use crate::pen::{Block, Frame, line, named, paint};
use crate::spans::thin;
use crate::symbols::sign;
use orrery_scene::{Node, Panel};

const COLUMNS: f32 = 12.0;
const BETWEEN: f32 = 22.0;
const BELOW: f32 = 14.0;

/// Panels above each other in the same columns.
struct Column<'a> {
    span: f32,
    panels: Vec<&'a Panel>,
}

fn columns(panels: &[Panel]) -> Vec<Column<'_>> {
    let mut found: Vec<Column<'_>> = Vec::new();
    for panel in panels {
        match found.last_mut() {
            Some(above) if panel.under => above.panels.push(panel),
            _ => {
                let span = if panel.span == 0 { COLUMNS } else { f32::from(panel.span).min(COLUMNS) };
                found.push(Column { span, panels: vec![panel] });
            }
        }
    }
    found
}

/// Columns side by side, as many as there is room for.
fn bands<'a, 'b>(columns: &'b [Column<'a>]) -> Vec<Vec<&'b Column<'a>>> {
    let mut bands: Vec<Vec<&Column<'a>>> = Vec::new();
    let mut taken = COLUMNS;
    for column in columns {
        if taken + column.span > COLUMNS {
            bands.push(Vec::new());
            taken = 0.0;
        }
        taken += column.span;
        bands.last_mut().expect("a band was just begun").push(column);
    }
    bands
}

impl Easel<'_> {
    pub fn panels(&self, panels: &[Panel], room: f32) -> Block {
        let columns = columns(panels);
        let one = (room - (COLUMNS - 1.0) * BETWEEN) / COLUMNS;
        let wide = |column: &Column<'_>| column.span * one + (column.span - 1.0) * BETWEEN;
        let mut block = Block::default();
        for band in bands(&columns) {
            let natural = band.iter().map(|column| self.column(column, wide(column), 0.0).height);
            let mut row = Block { height: natural.fold(0.0, f32::max), svg: String::new() };
            let mut x = 0.0;
            for column in band {
                row.put(x, 0.0, &self.column(column, wide(column), row.height));
                x += wide(column) + BETWEEN;
            }
            block.stack(BELOW, &row);
        }
        block
    }

    /// The last panel of a column takes what height is left.
    fn column(&self, column: &Column<'_>, room: f32, least: f32) -> Block {
        let mut block = Block::default();
        for (at, panel) in column.panels.iter().enumerate() {
            let above = if at == 0 { 0.0 } else { block.height + BELOW };
            let last = at + 1 == column.panels.len();
            let least = if last { (least - above).max(0.0) } else { 0.0 };
            block.stack(BELOW, &self.panel(panel, room, least));
        }
        block
    }

    pub fn panel(&self, panel: &Panel, room: f32, least: f32) -> Block {
        let inline = !panel.framed && panel.content.iter().all(|node| matches!(node, Node::Chips(_)));
        if inline {
            return self.chips_in_line(panel, room);
        }
        let (side, top) = if panel.framed { (18.0, 16.0) } else { (0.0, 0.0) };
        let head = self.panel_head(panel, room - 2.0 * side);
        let gap = if head.height > 0.0 { 12.0 } else { 0.0 };
        let above = top + head.height + gap;
        let inner = self.content(&panel.content, room - 2.0 * side, (least - above - top).max(0.0));
        let height = (above + inner.height + top).max(if panel.framed { least } else { 0.0 });
        let mut block = Block { height, svg: String::new() };
        if panel.framed {
            let frame = Frame::new(room, height, 12.0).out(-0.5);
            block.svg.push_str(&frame.drawn(&paint(self.ink.of("panel"), self.ink.of("line-strong"), 1.0)));
            let double = paint(crate::Color::NONE, self.ink.of("line"), 1.0);
            block.svg.push_str(&frame.out(-3.0).drawn(&double));
        }
        block.put(side, top, &head);
        block.put(side, above, &inner);
        block.svg = named(&self.spoken(&panel.title), &block.svg);
        block
    }

    /// Its title before them.
    fn chips_in_line(&self, panel: &Panel, room: f32) -> Block {
        let head = panel.title.clone().and(" ").and(panel.note.clone());
        let wide = self.extent(&head, &self.caps());
        let before = if wide > 0.0 { wide + 12.0 } else { 0.0 };
        let title = self.text(&head, &self.caps(), wide + 0.5);
        let mut chips = Block::default();
        for node in &panel.content {
            chips.stack(8.0, &self.node(node, room - before, 0.0, Within::Board));
        }
        let mut block = Block { height: chips.height.max(title.height) + 8.0, svg: String::new() };
        block.put(0.0, 4.0 + (30.0 - title.height) / 2.0, &title);
        block.put(before, 4.0, &chips);
        block
    }

    fn panel_head(&self, panel: &Panel, room: f32) -> Block {
        if panel.title.is_empty() && panel.note.is_empty() {
            return Block::default();
        }
        let size = if panel.framed { 18.0 } else { 17.0 };
        let mut block = Block { height: 26.0, svg: String::new() };
        let mut left = 0.0;
        if let Some(icon) = &panel.icon {
            block.svg.push_str(&sign(icon, 0.0, 3.0, 20.0, self.ink.of("accent"), thin(20.0)));
            left = 27.0;
        }
        let noted = self.hand(12.0, "text-3");
        let note = self.extent(&panel.note, &noted);
        let free = room - left - if note > 0.0 { note + 8.0 } else { 0.0 };
        let hand = Hand { gap: 2.0, ..self.serif(size, "text") };
        if self.extent(&panel.title, &hand) <= free {
            let title = self.text(&panel.title, &hand, free);
            block.put(left, (26.0 - title.height) / 2.0, &title);
        } else {
            let title = cut(&self.spoken(&panel.title), Face::Serif, size, free);
            let color = self.ink.of("text");
            block.svg.push_str(&lettered(&title, left, 13.0, Face::Serif, size, color, Align::Start));
        }
        let note = self.text(&panel.note, &Hand { align: Align::End, ..noted }, note + 0.5);
        block.put(room - self.extent(&panel.note, &noted), (26.0 - note.height) / 2.0, &note);
        if !panel.framed {
            for (y, color) in [(27.5, "line-strong"), (30.5, "line")] {
                block.svg.push_str(&line(0.0, y, room, y, &self.ink.of(color).stroke(1.0)));
            }
            block.height = 31.0;
        }
        block
    }

    fn content(&self, nodes: &[Node], room: f32, least: f32) -> Block {
        let mut block = Block::default();
        for (at, node) in nodes.iter().enumerate() {
            let before = at.checked_sub(1).map(|at| &nodes[at]);
            let ruled = match (before, node) {
                (None | Some(Node::Rule), _) => false,
                (_, Node::Track(_)) | (Some(Node::Track(_)), Node::Grid { .. }) => true,
                _ => false,
            };
            if ruled {
                block.stack(14.0, &self.node(&Node::Rule, room, 0.0, Within::Board));
            }
            let above = if at == 0 { 0.0 } else { block.height + 14.0 };
            let last = at + 1 == nodes.len();
            let least = if last { (least - above).max(0.0) } else { 0.0 };
            block.stack(14.0, &self.node(node, room, least, Within::Board));
        }
        block
    }
}
