//! Each player in small, and where points come from.

use crate::easel::{Easel, Within};
use crate::flow::{Align, Hand, label};
use crate::pen::{Block, Frame, line, named, paint};
use crate::spans::thin;
use crate::symbols::sign;
use orrery_scene::{Counter, Mat, Scene, Score, Tone};

const SIDE: f32 = 14.0;

impl Easel<'_> {
    /// The viewer's first, then in the order of the table.
    pub fn mats(&self, scene: &Scene, first: Option<usize>, room: f32) -> Block {
        let mut block = Block::default();
        let first = first.unwrap_or(0).min(scene.mats.len());
        for mat in scene.mats[first..].iter().chain(&scene.mats[..first]) {
            let asked = !scene.over && scene.prompt.waiting.contains(mat.seat);
            let score = scene.scores.iter().find(|score| scene.over && score.seat == mat.seat);
            block.stack(8.0, &self.mat(mat, asked, score, room));
        }
        block
    }

    fn mat(&self, mat: &Mat, asked: bool, score: Option<&Score>, room: f32) -> Block {
        let inner = room - 2.0 * SIDE;
        let mut body = self.mat_head(mat, inner);
        if !mat.nodes.is_empty() {
            body.stack(9.0, &self.hair(inner));
            body.stack(9.0, &self.pile(&mat.nodes, inner, 9.0, 0.0, Within::Mat));
        }
        if !mat.counters.is_empty() {
            body.stack(9.0, &self.counters(&mat.counters, inner));
        }
        if let Some(score) = score.filter(|score| !score.points.is_empty()) {
            body.stack(9.0, &self.hair(inner));
            body.stack(7.0, &self.score(score, inner));
        }
        let height = body.height + 24.0;
        let frame = Frame::new(room, height, 8.0).out(-0.5);
        let (edge, strength) = if asked { ("line-strong", 2.0) } else { ("line", 1.0) };
        let mut block =
            Block { height, svg: frame.drawn(&paint(self.ink.of("panel"), self.ink.of(edge), strength)) };
        let bar = Frame { x: 0.0, y: 0.0, w: 4.0, h: height, r: 2.0 };
        block.svg.push_str(&bar.drawn(&self.ink.tone(Tone::Seat(mat.seat)).fill()));
        block.put(SIDE, 12.0, &body);
        block.svg = named(self.name(mat.seat), &block.svg);
        block
    }

    fn mat_head(&self, mat: &Mat, room: f32) -> Block {
        let crest = self.crest_atom(mat.seat, 28.0, "");
        let score = Hand { align: Align::End, ..self.serif(26.0, "brass-bright") };
        let unit = Hand { align: Align::End, ..self.hand(12.0, "text-3") };
        let end = self.extent(&mat.score, &score).max(self.extent(&mat.unit, &unit)) + 0.5;
        let mut points = self.text(&mat.score, &score, end);
        points.stack(1.0, &self.text(&mat.unit, &unit, end));
        let name = self.serif(18.0, "text");
        let free = room - 38.0 - end - 8.0;
        let (name, _) = label(self.name(mat.seat), 0.0, 11.0, &name, free);
        let mut names = Block { height: 22.0, svg: name };
        if !mat.note.is_empty() {
            names.stack(1.0, &self.text(&mat.note, &self.hand(12.0, "text-3"), free));
        }
        let height = names.height.max(points.height).max(28.0);
        let mut block = Block { height, svg: String::new() };
        block.svg.push_str(&crate::pen::moved(0.0, (height - 28.0) / 2.0, &crest.svg));
        block.put(38.0, (height - names.height) / 2.0, &names);
        block.put(room - end, (height - points.height) / 2.0, &points);
        block
    }

    fn counters(&self, counters: &[Counter], room: f32) -> Block {
        let mut block = Block { height: 20.0, svg: String::new() };
        let (mut x, mut y) = (0.0, 0.0);
        let value = Hand { face: crate::fonts::Face::Bold, ..self.hand(13.0, "text") };
        for counter in counters {
            let icon = sign(&counter.symbol, 0.0, 2.0, 16.0, self.ink.of("text-2"), thin(16.0));
            let (count, wide) = label(&counter.value, 21.0, 10.0, &value, room - 21.0);
            if x > 0.0 && x + 21.0 + wide > room {
                (x, y) = (0.0, y + 24.0);
            }
            let counter = named(&counter.name, &(icon + &count));
            block.svg.push_str(&crate::pen::moved(x, y, &counter));
            block.height = y + 20.0;
            x += 21.0 + wide + 14.0;
        }
        block
    }

    fn score(&self, score: &Score, room: f32) -> Block {
        let mut block = Block::default();
        for source in &score.points {
            let text = self.text(&source.text, &self.hand(12.0, "text-2"), room - 40.0);
            let hand = Hand { align: Align::End, ..self.hand(13.0, "text") };
            let points = self.text(&source.points.to_string().into(), &hand, 36.0);
            let mut row = Block { height: text.height.max(points.height), svg: String::new() };
            row.put(0.0, 0.0, &text);
            row.put(room - 36.0, 0.0, &points);
            block.stack(2.0, &row);
        }
        block
    }

    fn hair(&self, room: f32) -> Block {
        Block { height: 1.0, svg: line(0.0, 0.5, room, 0.5, &self.ink.of("line").stroke(1.0)) }
    }
}
