//! What changed between two pictures, as a JSON patch (RFC 6902).
//!
//! A picture is compared with the shadow of the one before, and only what differs becomes JSON: most of a table stays as
//! it is from one answer to the next, and it is compared for everybody who looks on.

use crate::shadow::{Part, Shadow, Shady};
use crate::{
    Bar, Canvas, Card, Chip, Choice, Counter, Ghost, Id, Mat, Node, Panel, Piece, Place, Points, Progress,
    Prompt, Refused, Scene, Score, Shape, Share, Socket, Step, Text, TieBreak, Tone, Track, Verb,
};
use serde::Serialize;
use serde_json::Value;
use serde_json::ser::{CompactFormatter, Formatter, Serializer};
use serde_json::value::RawValue;
use std::fmt::{Display, Write};
use std::io;
use ts_rs::TS;

/// One operation, as far as differences need them; paths are JSON pointers.
#[derive(Clone, Debug, Serialize, TS)]
#[serde(rename_all = "lowercase", tag = "op")]
pub enum PatchOp {
    Add {
        path: String,
        #[ts(type = "unknown")]
        value: Box<RawValue>,
    },
    Replace {
        path: String,
        #[ts(type = "unknown")]
        value: Box<RawValue>,
    },
    Remove {
        path: String,
    },
}

/// The operations that turn what cast this shadow into what is there now; none if it is the same.
pub fn difference<T: Changes>(before: &Shadow, now: &T, shadow: &Shadow) -> Vec<PatchOp> {
    let mut patch = Patch::default();
    match (before.whole(), shadow.whole()) {
        (Some(before), Some(after)) => now.since(Change { before, after }, &mut patch),
        _ => patch.replace(now),
    }
    patch.ops
}

/// As it is sent. Coordinates are shown to a tenth of a unit: more cannot be seen, and costs bytes.
pub fn json(data: &impl Serialize) -> Value {
    let mut value = serde_json::to_value(data).expect("what is shown is plain data");
    round(&mut value);
    value
}

fn round(value: &mut Value) {
    match value {
        Value::Array(items) => items.iter_mut().for_each(round),
        Value::Object(fields) => fields.values_mut().for_each(round),
        Value::Number(number) if number.is_f64() => {
            *value = Value::from(number.as_f64().map_or(0.0, rounded));
        }
        Value::Number(_) | Value::Null | Value::Bool(_) | Value::String(_) => {}
    }
}

fn rounded(number: f64) -> f64 {
    (number * 10.0).round() / 10.0
}

/// What `json` makes, as text.
fn written(data: &(impl Serialize + ?Sized)) -> Box<RawValue> {
    let mut bytes = Vec::with_capacity(128);
    data.serialize(&mut Serializer::with_formatter(&mut bytes, Rounding))
        .expect("what is shown is plain data");
    let text = String::from_utf8(bytes).expect("JSON is text");
    RawValue::from_string(text).expect("it was written a moment ago")
}

/// Writes numbers as `json` does.
struct Rounding;

impl Formatter for Rounding {
    fn write_f32<W: io::Write + ?Sized>(&mut self, to: &mut W, number: f32) -> io::Result<()> {
        self.write_f64(to, number.into())
    }

    fn write_f64<W: io::Write + ?Sized>(&mut self, to: &mut W, number: f64) -> io::Result<()> {
        CompactFormatter.write_f64(to, rounded(number))
    }
}

/// Data whose changes can be told. What does not say how is told whole.
pub trait Changes: Shady {
    /// What must be done with what was there before: only asked where something changed.
    fn tell(&self, _change: Change<'_>, patch: &mut Patch) {
        patch.replace(self);
    }

    fn since(&self, change: Change<'_>, patch: &mut Patch) {
        if change.before.hash() != change.after.hash() {
            self.tell(change, patch);
        }
    }
}

/// The shadows of the same thing before and after.
#[derive(Clone, Copy, Debug)]
pub struct Change<'a> {
    before: Part<'a>,
    after: Part<'a>,
}

impl<'a> Change<'a> {
    /// Part by part, of things that have the same parts.
    pub fn parts(self) -> impl Iterator<Item = Change<'a>> {
        self.before.parts().zip(self.after.parts()).map(|(before, after)| Change { before, after })
    }
}

/// A patch in the making, at some place in the data.
#[derive(Debug, Default)]
pub struct Patch {
    at: String,
    ops: Vec<PatchOp>,
}

impl Patch {
    /// Goes on at a field or an index within.
    pub fn within(&mut self, step: impl Display, tell: impl FnOnce(&mut Patch)) {
        let here = self.at.len();
        write!(self.at, "/{step}").expect("a string takes all");
        tell(self);
        self.at.truncate(here);
    }

    fn replace(&mut self, value: &(impl Serialize + ?Sized)) {
        self.ops.push(PatchOp::Replace { path: self.at.clone(), value: written(value) });
    }

    fn add(&mut self, at: usize, value: &impl Serialize) {
        self.ops.push(PatchOp::Add { path: format!("{}/{at}", self.at), value: written(value) });
    }

    fn remove(&mut self, at: usize) {
        self.ops.push(PatchOp::Remove { path: format!("{}/{at}", self.at) });
    }
}

impl<T: Shady> Shady for Vec<T> {
    fn cast(&self, shadow: &mut Shadow) {
        shadow.parted(0, |shadow| self.iter().for_each(|item| item.cast(shadow)));
    }
}

/// What is alike at both ends stays; in between things change in place, and come or go at the end of the stretch.
impl<T: Changes> Changes for Vec<T> {
    fn tell(&self, change: Change<'_>, patch: &mut Patch) {
        let then: Vec<Part<'_>> = change.before.parts().collect();
        let now: Vec<Part<'_>> = change.after.parts().collect();
        let alike = |(now, then): &(&Part<'_>, &Part<'_>)| now.hash() == then.hash();
        let shorter = now.len().min(then.len());
        let head = now.iter().zip(&then).take_while(alike).count();
        let ends = now.iter().rev().zip(then.iter().rev());
        let tail = ends.take(shorter - head).take_while(alike).count();
        let (changed, gone) = (head..now.len() - tail, head..then.len() - tail);
        if head + tail == 0 && changed.len() != gone.len() {
            return patch.replace(self);
        }
        for at in changed.start..changed.end.min(gone.end) {
            let change = Change { before: then[at], after: now[at] };
            patch.within(at, |patch| self[at].since(change, patch));
        }
        for at in (changed.end..gone.end).rev() {
            patch.remove(at);
        }
        for (at, fresh) in self.iter().enumerate().take(changed.end).skip(gone.end) {
            patch.add(at, fresh);
        }
    }
}

impl<T: Shady> Shady for Option<T> {
    fn cast(&self, shadow: &mut Shadow) {
        shadow.parted(u32::from(self.is_some()), |shadow| self.iter().for_each(|item| item.cast(shadow)));
    }
}

impl<T: Changes> Changes for Option<T> {
    fn tell(&self, change: Change<'_>, patch: &mut Patch) {
        match (self, change.parts().next()) {
            (Some(now), Some(change)) => now.since(change, patch),
            (now, _) => patch.replace(now),
        }
    }
}

impl Node {
    /// Nodes of one kind are made of the same parts.
    fn kind(&self) -> u32 {
        match self {
            Node::Row(_) => 1,
            Node::Canvas(_) => 2,
            Node::Card(_) => 3,
            Node::Track(_) => 4,
            Node::Chips(_) => 5,
            Node::Section { .. } => 6,
            Node::Grid { columns, .. } => 7 + u32::from(*columns),
            Node::Progress(_) | Node::Text(_) | Node::Gap { .. } | Node::Rule => 0,
        }
    }
}

impl Shady for Node {
    fn cast(&self, shadow: &mut Shadow) {
        shadow.parted(self.kind(), |shadow| match self {
            Node::Row(shares) => shares.cast(shadow),
            Node::Canvas(canvas) => canvas.cast(shadow),
            Node::Card(card) => card.cast(shadow),
            Node::Track(track) => track.cast(shadow),
            Node::Chips(chips) => chips.cast(shadow),
            Node::Grid { nodes, .. } => nodes.cast(shadow),
            Node::Section { title, note, nodes } => {
                title.cast(shadow);
                note.cast(shadow);
                nodes.cast(shadow);
            }
            whole @ (Node::Progress(_) | Node::Text(_) | Node::Gap { .. } | Node::Rule) => {
                shadow.plain(whole);
            }
        });
    }
}

impl Changes for Node {
    fn tell(&self, change: Change<'_>, patch: &mut Patch) {
        let kind = self.kind();
        if kind == 0 || change.before.kind() != kind {
            return patch.replace(self);
        }
        let mut parts = change.parts();
        let mut tell = |patch: &mut Patch, step: &str, part: &dyn Fn(Change<'_>, &mut Patch)| {
            if let Some(change) = parts.next() {
                patch.within(step, |patch| part(change, patch));
            }
        };
        match self {
            Node::Row(shares) => tell(patch, "row", &|change, patch| shares.since(change, patch)),
            Node::Canvas(canvas) => tell(patch, "canvas", &|change, patch| canvas.since(change, patch)),
            Node::Card(card) => tell(patch, "card", &|change, patch| card.since(change, patch)),
            Node::Track(track) => tell(patch, "track", &|change, patch| track.since(change, patch)),
            Node::Chips(chips) => tell(patch, "chips", &|change, patch| chips.since(change, patch)),
            Node::Grid { nodes, .. } => {
                tell(patch, "grid/nodes", &|change, patch| nodes.since(change, patch));
            }
            Node::Section { title, note, nodes } => {
                tell(patch, "section/title", &|change, patch| title.since(change, patch));
                tell(patch, "section/note", &|change, patch| note.since(change, patch));
                tell(patch, "section/nodes", &|change, patch| nodes.since(change, patch));
            }
            Node::Progress(_) | Node::Text(_) | Node::Gap { .. } | Node::Rule => {}
        }
    }
}

/// Tells the changes of a struct field by field. All fields must be named: one that was forgotten would never be shown.
#[macro_export]
macro_rules! changes_by_field {
    ($type:path { $($field:ident),+ $(,)? }) => {
        impl $crate::shadow::Shady for $type {
            fn cast(&self, shadow: &mut $crate::shadow::Shadow) {
                let $type { $($field),+ } = self;
                shadow.parted(0, |shadow| { $($crate::shadow::Shady::cast($field, shadow);)+ });
            }
        }

        impl $crate::patch::Changes for $type {
            fn tell(&self, change: $crate::patch::Change<'_>, patch: &mut $crate::patch::Patch) {
                let mut fields = change.parts();
                $(if let Some(change) = fields.next() {
                    patch.within(stringify!($field), |patch| {
                        $crate::patch::Changes::since(&self.$field, change, patch);
                    });
                })+
            }
        }
    };
}

/// Changes of these are told whole.
#[macro_export]
macro_rules! changes_whole {
    ($($type:ty),+ $(,)?) => { $(
        impl $crate::shadow::Shady for $type {}
        impl $crate::patch::Changes for $type {}
    )+ };
}

changes_whole!(
    bool,
    u8,
    u16,
    u32,
    u64,
    i32,
    f32,
    String,
    Value,
    (u8, u8),
    orrery_core::Seat,
    Text,
    Tone,
    Id,
    Shape,
    Progress,
    Bar,
    Ghost,
    Points,
    TieBreak,
    Counter,
    Chip,
    Verb,
    Refused,
    Prompt,
    Choice,
    crate::Word,
    crate::CardShape,
);
changes_by_field!(Scene { heading, prompt, verbs, choices, refused, panels, mats, last, scores, over });
changes_by_field!(Panel { id, title, icon, note, span, under, framed, focus, content });
changes_by_field!(Share { share, nodes });
changes_by_field!(Card { id, name, shape, tone, band, corner, icons, text, live, sockets });
changes_by_field!(Socket { id, name, piece, hint });
changes_by_field!(Track { title, note, steps });
changes_by_field!(Step { id, name, label, icon, passed, here });
changes_by_field!(Canvas { name, width, height, art, shapes, places, pieces });
changes_by_field!(Place { id, name, shape, text });
changes_by_field!(Piece { id, name, x, y, size, symbol, tone, badge, turn, ghost });
changes_by_field!(Mat { seat, note, score, unit, nodes, counters });
changes_by_field!(Score { seat, total, points, ties });

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn ops<T: Changes>(before: T, after: T) -> Value {
        serde_json::to_value(difference(&Shadow::of(&before), &after, &Shadow::of(&after))).unwrap()
    }

    #[test]
    fn what_stays_is_not_told() {
        assert_eq!(ops(vec![1_u8, 2], vec![1, 2]), json!([]));
        assert_eq!(
            ops(vec![1_u8, 2, 3], vec![1, 4, 3]),
            json!([{"op": "replace", "path": "/1", "value": 4}])
        );
    }

    #[test]
    fn what_goes_from_the_middle_leaves_its_neighbors_alone() {
        assert_eq!(
            ops(vec![1_u8, 2, 3, 4], vec![1, 4]),
            json!([
                {"op": "remove", "path": "/2"},
                {"op": "remove", "path": "/1"},
            ])
        );
        assert_eq!(
            ops(vec![1_u8, 4], vec![1, 2, 3, 4]),
            json!([
                {"op": "add", "path": "/1", "value": 2},
                {"op": "add", "path": "/2", "value": 3},
            ])
        );
    }

    #[test]
    fn zeros_are_not_nothing() {
        assert_eq!(ops(vec![], vec![0_u8]), json!([{"op": "replace", "path": "", "value": [0]}]));
        assert_eq!(ops(vec![0_u8], vec![0, 0]), json!([{"op": "add", "path": "/1", "value": 0}]));
        assert_eq!(ops(Some(0_u8), None), json!([{"op": "replace", "path": "", "value": null}]));
    }

    #[test]
    fn another_list_is_told_whole() {
        assert_eq!(ops(vec![1_u8, 2], vec![3]), json!([{"op": "replace", "path": "", "value": [3]}]));
        assert_eq!(ops(None, Some(1_u8)), json!([{"op": "replace", "path": "", "value": 1}]));
    }

    #[test]
    fn a_piece_that_moves_tells_where_it_is() {
        let piece = Piece::new(Id::of("ship", 1), "ship", "s-ship", Tone::Plain);
        let canvas = |piece| Canvas { pieces: vec![piece], ..Canvas::new("", 1.0, 1.0) };
        let before = Node::Canvas(canvas(piece.clone()));
        let after = Node::Canvas(canvas(piece.at(0.123, 0.0)));
        assert_eq!(
            ops(before, after),
            json!([{"op": "replace", "path": "/canvas/pieces/0/x", "value": 0.1}])
        );
    }
}
