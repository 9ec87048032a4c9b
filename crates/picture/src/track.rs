//! Graduated scales with markers on them.

use crate::easel::Easel;
use crate::flow::{Align, Hand, set};
use crate::pen::{Block, Frame, circle, line, moved, named, paint};
use crate::symbols::{Stroke, sign};
use orrery_scene::{Step, Track};

/// Where titles stand, beside the scale.
const TITLE: f32 = 118.0;
const MIDDLE: f32 = 17.0;
const CLOSE: f32 = 8.0;

impl Easel<'_> {
    pub fn track(&self, track: &Track, room: f32) -> Block {
        let titled = !(track.title.is_empty() && track.note.is_empty());
        let mut head = Block::default();
        if titled {
            head.stack(0.0, &self.text(&track.title, &self.caps(), TITLE));
            head.stack(2.0, &self.text(&track.note, &self.hand(12.0, "text-3"), TITLE));
        }
        let left = if titled { TITLE + 12.0 } else { 0.0 };
        let scale = self.scale(&track.steps, room - left);
        let height = head.height.max(scale.height);
        let mut block = Block { height, svg: String::new() };
        block.put(0.0, (height - head.height) / 2.0, &head);
        block.put(left, (height - scale.height) / 2.0, &scale);
        block
    }

    fn scale(&self, steps: &[Step], room: f32) -> Block {
        let wide = room / steps.len().max(1) as f32;
        let mut block = Block { height: 2.0 * MIDDLE, svg: String::new() };
        for (at, step) in steps.iter().enumerate() {
            let from = if at == 0 { 0.5 } else { 0.0 };
            let to = if at + 1 == steps.len() { 0.5 } else { 1.0 };
            let (x1, x2) = ((at as f32 + from) * wide, (at as f32 + to) * wide);
            let (color, lines): (_, &[f32]) =
                if step.passed { ("brass", &[-1.0, 1.0]) } else { ("line-strong", &[0.0]) };
            for off in lines {
                let (y, stroke) = (MIDDLE + off, self.ink.of(color).stroke(1.0));
                block.svg.push_str(&line(x1, y, x2, y, &stroke));
            }
        }
        for (at, step) in steps.iter().enumerate() {
            let drawn = self.step(step, wide);
            block.height = block.height.max(drawn.height);
            block.put(at as f32 * wide, 0.0, &drawn);
        }
        block
    }

    fn step(&self, step: &Step, wide: f32) -> Block {
        let x = wide / 2.0;
        let mut drawn = String::new();
        let marked = step.icon.is_some() || !step.here.is_empty();
        let r = if marked { 14.0_f32.min(x - 1.0) } else { 5.5 };
        if step.here.is_empty() {
            let look = if step.passed {
                paint(self.ink.of("brass"), self.ink.of("brass"), 1.5)
            } else {
                paint(self.ink.of("panel"), self.ink.of("line-strong"), 1.5)
            };
            drawn.push_str(&circle(x, MIDDLE, r - 0.75, &look));
        }
        if !step.here.is_empty() {
            let hand = Hand { align: Align::Center, piece: 26.0, icon: 22.0, ..self.hand(13.0, "text") };
            let mut here = self.atoms(&step.here, &hand);
            // Those who stand together stand close.
            for atom in here.iter_mut().skip(1) {
                (atom.before, atom.breaks) = (-CLOSE, false);
            }
            let here = set(&here, &hand, wide);
            drawn.push_str(&moved(0.0, MIDDLE - here.height / 2.0, &here.svg));
        } else if let Some(icon) = &step.icon {
            let color = self.ink.of(if step.passed { "on-brass" } else { "brass-bright" });
            drawn.push_str(&sign(icon, x - 8.0, MIDDLE - 8.0, 16.0, color, Stroke::Line(1.9)));
        }
        let ring = Frame { x: x - MIDDLE, y: 0.0, w: 2.0 * MIDDLE, h: 2.0 * MIDDLE, r: MIDDLE };
        drawn.push_str(&self.rings(Some(&step.id), ring));
        let mut block = Block { height: 2.0 * MIDDLE, svg: named(&step.name, &drawn) };
        if !step.label.is_empty() {
            let hand = Hand {
                align: Align::Center,
                icon: 15.0,
                piece: 15.0,
                leading: 1.1,
                ..self.serif(13.0, "text-2")
            };
            block.stack(3.0, &self.text(&step.label, &hand, wide));
        }
        block
    }
}
