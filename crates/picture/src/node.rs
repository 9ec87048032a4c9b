//! Arrangements: rows, grids, sections, chips, gaps.

use crate::easel::{Easel, Within};
use crate::flow::{Align, Hand};
use crate::fonts::Face;
use crate::pen::{Block, Frame, line, paint};
use orrery_scene::node::Bar;
use orrery_scene::{CardShape, Chip, Id, Node, Progress, Share, Span, Text, Tone, word};

impl Easel<'_> {
    /// Draws a node into a width, at least so high where it can be stretched.
    pub fn node(&self, node: &Node, room: f32, least: f32, within: Within) -> Block {
        match node {
            Node::Row(shares) => self.shares(shares, room, within),
            Node::Grid { columns, nodes } => self.grid(*columns, nodes, room, least, within),
            Node::Section { title, note, nodes } => self.section(title, note, nodes, room, least, within),
            Node::Chips(chips) => self.chips(chips, room, within),
            Node::Canvas(canvas) => self.canvas(canvas, room),
            Node::Card(card) => self.card(card, room, least, within),
            Node::Track(track) => self.track(track, room),
            Node::Progress(progress) => self.progress(progress, room),
            Node::Text(text) => self.text(text, &self.hand(13.0, "text-2"), room),
            Node::Gap { id, text } => self.gap(id.as_ref(), text, room, least),
            Node::Rule => {
                let hair = line(0.0, 0.5, room, 0.5, &self.ink.of("line").stroke(1.0));
                Block { height: 1.0, svg: hair }
            }
        }
    }

    /// Nodes beneath each other; the last of them takes what height is left.
    pub fn pile(&self, nodes: &[Node], room: f32, gap: f32, least: f32, within: Within) -> Block {
        let mut block = Block::default();
        for (at, node) in nodes.iter().enumerate() {
            let above = if at == 0 { 0.0 } else { block.height + gap };
            let last = at + 1 == nodes.len();
            let least = if last { (least - above).max(0.0) } else { 0.0 };
            block.stack(gap, &self.node(node, room, least, within));
        }
        block
    }

    fn shares(&self, shares: &[Share], room: f32, within: Within) -> Block {
        let gap = if room < 400.0 { 10.0 } else { 20.0 };
        let total: f32 = shares.iter().map(|share| f32::from(share.share.max(1))).sum();
        let free = room - gap * (shares.len().saturating_sub(1)) as f32;
        let wide = |share: &Share| free * f32::from(share.share.max(1)) / total;
        let pile = |share: &Share, least: f32| self.pile(&share.nodes, wide(share), 8.0, least, within);
        let tallest = shares.iter().map(|share| pile(share, 0.0).height).fold(0.0, f32::max);
        let mut block = Block { height: tallest, svg: String::new() };
        let mut x = 0.0;
        for share in shares {
            // Only what stands alone is stretched to the height of its neighbors.
            let least = if share.nodes.len() == 1 { tallest } else { 0.0 };
            block.put(x, 0.0, &pile(share, least));
            x += wide(share) + gap;
        }
        block
    }

    fn grid(&self, columns: u8, nodes: &[Node], room: f32, least: f32, within: Within) -> Block {
        let (gap, below, narrowest) = match within {
            Within::Board => (10.0, 12.0, narrowest(nodes)),
            Within::Mat => (14.0, 6.0, 80.0),
        };
        let fit = (((room + gap) / (narrowest + gap)).floor() as usize).max(1);
        let columns = usize::from(columns.max(1)).min(fit);
        let wide = (room - gap * (columns - 1) as f32) / columns as f32;
        let lines: Vec<&[Node]> = nodes.chunks(columns).collect();
        let height = |line: &&[Node]| {
            line.iter().map(|node| self.node(node, wide, 0.0, within).height).fold(0.0, f32::max)
        };
        let mut heights: Vec<f32> = lines.iter().map(height).collect();
        let sections = nodes.iter().any(|node| matches!(node, Node::Section { .. }));
        if !sections && within == Within::Board {
            let free = least - below * lines.len().saturating_sub(1) as f32;
            let all = heights.iter().copied().fold(free / lines.len().max(1) as f32, f32::max);
            heights.fill(all);
        }
        let mut block = Block::default();
        for (line, height) in lines.iter().zip(heights) {
            let mut row = Block { height, svg: String::new() };
            for (at, node) in line.iter().enumerate() {
                row.put(at as f32 * (wide + gap), 0.0, &self.node(node, wide, height, within));
            }
            block.stack(below, &row);
        }
        block
    }

    fn section(
        &self,
        title: &Text,
        note: &Text,
        nodes: &[Node],
        room: f32,
        least: f32,
        within: Within,
    ) -> Block {
        let head = self.heading(title, note, nodes, room, within);
        let gap = if within == Within::Mat { 3.0 } else { 6.0 };
        let above = if head.height > 0.0 { head.height + gap } else { 0.0 };
        let inner = self.pile(nodes, room, 6.0, (least - above).max(0.0), within);
        let mut block = head;
        if inner.height > 0.0 {
            block.stack(gap, &inner);
        }
        block
    }

    /// Large over a board, bold beside a badge, else a small label.
    fn heading(&self, title: &Text, note: &Text, nodes: &[Node], room: f32, within: Within) -> Block {
        if title.is_empty() && note.is_empty() {
            return Block::default();
        }
        let large = nodes.iter().any(is_large);
        let badge = !matches!(title.0.first(), None | Some(Span::Text(_) | Span::Strong(_)));
        let bold = Hand { face: Face::Bold, gap: 3.0, ..self.hand(13.0, "text") };
        let (set, noted) = match within {
            Within::Mat => (self.hand(12.0, "text-3"), self.hand(12.0, "text-3")),
            Within::Board if large => (self.serif(17.0, "text"), self.serif(16.0, "text-2")),
            Within::Board if badge => (bold, Hand { face: Face::Bold, ..self.hand(13.0, "text") }),
            Within::Board => (self.caps(), Hand { face: Face::Bold, ..self.hand(12.0, "text") }),
        };
        let end = self.extent(note, &noted).min(room * 0.6);
        let note = self.text(note, &Hand { align: Align::End, ..noted }, end + 0.5);
        let wide = self.extent(title, &set).min((room - end - 8.0).max(40.0));
        let title = self.text(title, &set, wide + 0.5);
        let least = if within == Within::Mat { 0.0 } else { 24.0 };
        let height = title.height.max(note.height).max(least);
        let mut block = Block { height, svg: String::new() };
        block.put(0.0, (height - title.height) / 2.0, &title);
        // In a mat the note follows its title at once.
        let after = match within {
            Within::Mat => wide + 5.0,
            Within::Board => room - end,
        };
        block.put(after.min(room - end), (height - note.height) / 2.0, &note);
        block
    }

    pub fn chips(&self, chips: &[Chip], room: f32, within: Within) -> Block {
        let mut block = Block::default();
        let (mut x, mut y) = (0.0, 0.0);
        let (gap, below) = if within == Within::Mat { (12.0, 4.0) } else { (10.0, 8.0) };
        for chip in chips {
            let (wide, drawn) = self.chip(chip, room, within);
            if x > 0.0 && x + wide > room + 0.5 {
                (x, y) = (0.0, y + drawn.height + below);
            }
            block.put(x, y, &drawn);
            block.height = y + drawn.height;
            x += wide + gap;
        }
        block
    }

    fn chip(&self, chip: &Chip, room: f32, within: Within) -> (f32, Block) {
        let dim = chip.tone == Tone::Dim;
        let color = if dim { "text-3" } else { "text-2" };
        let (piece, side, height) =
            if within == Within::Mat { (17.0, 0.0, 24.0) } else { (20.0, 11.0, 30.0) };
        let face = if within == Within::Mat && !dim { Face::Bold } else { Face::Sans };
        let hand = Hand { piece, icon: piece, gap: 5.0, face, ..self.hand(13.0, color) };
        let wide = (self.extent(&chip.text, &hand) + 2.0 * side).min(room);
        let text = self.text(&chip.text, &hand, wide - 2.0 * side + 0.5);
        let height = f32::max(height, text.height + 8.0);
        let frame = Frame::new(wide, height, 15.0).out(-0.5);
        let mut block = Block { height, svg: String::new() };
        if within == Within::Board {
            let ground = if dim { self.ink.of("surface") } else { self.ink.tint(chip.tone, "surface", 0.1) };
            let mut look = paint(ground, self.ink.of("line-strong"), 1.0);
            look.push_str(if dim { " stroke-dasharray=\"4 3\"" } else { "" });
            block.svg = frame.drawn(&look);
        }
        block.put(side, (height - text.height) / 2.0, &text);
        block.svg.push_str(&self.rings(chip.id.as_ref(), frame));
        block.svg = crate::pen::named(&chip.name, &block.svg);
        (wide, block)
    }

    fn gap(&self, id: Option<&Id>, text: &Text, room: f32, least: f32) -> Block {
        let hand = Hand { align: Align::Center, ..self.hand(12.0, "text-3") };
        let text = self.text(text, &hand, room - 16.0);
        let height = (text.height + 12.0).max(34.0).max(least);
        let frame = Frame::new(room, height, 8.0).out(-0.75);
        let look = paint(crate::Color::NONE, self.ink.of("line-strong"), 1.5) + " stroke-dasharray=\"5 4\"";
        let mut block = Block { height, svg: frame.drawn(&look) };
        block.put(8.0, (height - text.height) / 2.0, &text);
        block.svg.push_str(&self.rings(id, frame));
        block
    }

    fn progress(&self, progress: &Progress, room: f32) -> Block {
        let hand = Hand { gap: 3.0, ..self.hand(13.0, "text-2") };
        let mut block = Block::default();
        if !progress.text.is_empty() {
            block.stack(0.0, &self.text(&progress.text, &hand, room));
        }
        let label = |bar: &Bar| self.extent(&bar.label, &hand);
        let labels = progress.bars.iter().map(label).fold(24.0, f32::max).min(room / 2.0);
        for bar in &progress.bars {
            let text = self.text(&bar.label, &hand, labels);
            let height = text.height.max(18.0);
            let (left, wide) = (labels + 10.0, room - labels - 62.0);
            let frame = Frame { x: left, y: height / 2.0 - 3.0, w: wide.max(10.0), h: 6.0, r: 3.0 };
            let done = f32::from(bar.done.min(bar.of)) / f32::from(bar.of.max(1));
            let mut row = Block { height, svg: String::new() };
            row.put(0.0, (height - text.height) / 2.0, &text);
            row.svg.push_str(&Frame { w: frame.w * done, ..frame }.drawn(&self.ink.tone(bar.tone).fill()));
            let edge = paint(crate::Color::NONE, self.ink.of("line-strong"), 1.0);
            row.svg.push_str(&frame.drawn(&edge));
            let count = Text::from([Span::Strong(bar.done.into()), Span::text(word!("/{}", bar.of))]);
            let end = Hand { align: Align::End, ..self.hand(13.0, "text-3") };
            let count = self.text(&count, &end, 46.0);
            row.put(room - 46.0, (height - count.height) / 2.0, &count);
            block.stack(5.0, &row);
        }
        block
    }
}

fn is_large(node: &Node) -> bool {
    match node {
        Node::Canvas(_) | Node::Row(_) | Node::Grid { .. } => true,
        Node::Card(card) => card.shape == CardShape::Dock,
        Node::Section { .. }
        | Node::Chips(_)
        | Node::Track(_)
        | Node::Progress(_)
        | Node::Text(_)
        | Node::Gap { .. }
        | Node::Rule => false,
    }
}

/// The least width at which a grid's cells can still be read.
fn narrowest(nodes: &[Node]) -> f32 {
    match nodes.first() {
        Some(Node::Canvas(_)) => 120.0,
        Some(Node::Section { nodes, .. }) => {
            if nodes.iter().any(is_large) {
                140.0
            } else {
                118.0
            }
        }
        Some(Node::Card(card)) => match card.shape {
            CardShape::Card | CardShape::Tile | CardShape::Stack => 100.0,
            CardShape::Dock => 132.0,
            CardShape::Strip => 88.0,
        },
        _ => 90.0,
    }
}
