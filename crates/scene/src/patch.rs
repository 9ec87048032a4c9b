//! What changed between two pictures, as a JSON patch (RFC 6902).
//!
//! Pictures are compared as typed data, and only what differs becomes JSON: most of a table stays as it is from one
//! answer to the next, and it is compared for everybody who looks on.

use crate::{
    Bar, Canvas, Card, Chip, Choice, Counter, Ghost, Id, Mat, Node, Panel, Piece, Place, Points, Progress,
    Prompt, Refused, Scene, Score, Shape, Share, Socket, Step, Text, Tone, Track, Verb,
};
use serde::Serialize;
use serde_json::Value;
use std::fmt::{Display, Write};
use ts_rs::TS;

/// One operation, as far as differences need them; paths are JSON pointers.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(rename_all = "lowercase", tag = "op")]
pub enum PatchOp {
    Add {
        path: String,
        #[ts(type = "unknown")]
        value: Value,
    },
    Replace {
        path: String,
        #[ts(type = "unknown")]
        value: Value,
    },
    Remove {
        path: String,
    },
}

/// The operations that turn `before` into `after`; none if they are the same.
pub fn difference<T: Changes>(before: &T, after: &T) -> Vec<PatchOp> {
    let mut patch = Patch::default();
    after.since(before, &mut patch);
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
            let rounded = number.as_f64().map_or(0.0, |number| (number * 10.0).round() / 10.0);
            *value = Value::from(rounded);
        }
        Value::Number(_) | Value::Null | Value::Bool(_) | Value::String(_) => {}
    }
}

/// Data whose changes can be told. What does not say how is told whole.
pub trait Changes: PartialEq + Serialize {
    fn since(&self, before: &Self, patch: &mut Patch) {
        if self != before {
            patch.replace(self);
        }
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
        self.ops.push(PatchOp::Replace { path: self.at.clone(), value: json(&value) });
    }

    fn add(&mut self, at: usize, value: &impl Serialize) {
        self.ops.push(PatchOp::Add { path: format!("{}/{at}", self.at), value: json(value) });
    }

    fn remove(&mut self, at: usize) {
        self.ops.push(PatchOp::Remove { path: format!("{}/{at}", self.at) });
    }
}

/// What is alike at both ends stays; in between things change in place, and come or go at the end of the stretch.
impl<T: Changes> Changes for Vec<T> {
    fn since(&self, before: &Self, patch: &mut Patch) {
        let shorter = self.len().min(before.len());
        let head = self.iter().zip(before).take_while(|(now, then)| now == then).count();
        if head == self.len() && head == before.len() {
            return;
        }
        let ends = self.iter().rev().zip(before.iter().rev());
        let tail = ends.take(shorter - head).take_while(|(now, then)| now == then).count();
        let (now, then) = (&self[head..self.len() - tail], &before[head..before.len() - tail]);
        if head + tail == 0 && now.len() != then.len() {
            return patch.replace(self);
        }
        for (at, (now, then)) in now.iter().zip(then).enumerate() {
            patch.within(head + at, |patch| now.since(then, patch));
        }
        for at in (now.len()..then.len()).rev() {
            patch.remove(head + at);
        }
        for (at, fresh) in now.iter().enumerate().skip(then.len()) {
            patch.add(head + at, fresh);
        }
    }
}

impl<T: Changes> Changes for Option<T> {
    fn since(&self, before: &Self, patch: &mut Patch) {
        match (self, before) {
            (Some(now), Some(then)) => now.since(then, patch),
            (None, None) => {}
            (now, _) => patch.replace(now),
        }
    }
}

impl Changes for Node {
    fn since(&self, before: &Self, patch: &mut Patch) {
        match (self, before) {
            (Node::Row(now), Node::Row(then)) => patch.within("row", |patch| now.since(then, patch)),
            (Node::Canvas(now), Node::Canvas(then)) => patch.within("canvas", |patch| now.since(then, patch)),
            (Node::Card(now), Node::Card(then)) => patch.within("card", |patch| now.since(then, patch)),
            (Node::Track(now), Node::Track(then)) => patch.within("track", |patch| now.since(then, patch)),
            (Node::Chips(now), Node::Chips(then)) => patch.within("chips", |patch| now.since(then, patch)),
            (Node::Grid { columns, nodes }, Node::Grid { columns: then_columns, nodes: then })
                if columns == then_columns =>
            {
                patch.within("grid/nodes", |patch| nodes.since(then, patch));
            }
            (
                Node::Section { title, note, nodes },
                Node::Section { title: then_title, note: then_note, nodes: then },
            ) => patch.within("section", |patch| {
                patch.within("title", |patch| title.since(then_title, patch));
                patch.within("note", |patch| note.since(then_note, patch));
                patch.within("nodes", |patch| nodes.since(then, patch));
            }),
            (now, then) if now != then => patch.replace(now),
            _ => {}
        }
    }
}

/// Tells the changes of a struct field by field. All fields must be named: one that was forgotten would never be shown.
#[macro_export]
macro_rules! changes_by_field {
    ($type:path { $($field:ident),+ $(,)? }) => {
        impl $crate::patch::Changes for $type {
            fn since(&self, before: &Self, patch: &mut $crate::patch::Patch) {
                let $type { $($field),+ } = self;
                $(patch.within(stringify!($field), |patch| {
                    $crate::patch::Changes::since($field, &before.$field, patch);
                });)+
            }
        }
    };
}

/// Changes of these are told whole.
#[macro_export]
macro_rules! changes_whole {
    ($($type:ty),+ $(,)?) => { $(impl $crate::patch::Changes for $type {})+ };
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
    Counter,
    Chip,
    Verb,
    Refused,
    Prompt,
    Choice,
    crate::text::Symbol,
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
changes_by_field!(Score { seat, total, points });

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn ops<T: Changes>(before: T, after: T) -> Value {
        serde_json::to_value(difference(&before, &after)).unwrap()
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
    fn another_list_is_told_whole() {
        assert_eq!(ops(vec![1_u8, 2], vec![3]), json!([{"op": "replace", "path": "", "value": [3]}]));
        assert_eq!(ops(None, Some(1_u8)), json!([{"op": "replace", "path": "", "value": 1}]));
    }

    #[test]
    fn a_piece_that_moves_tells_where_it_is() {
        let piece = Piece::new(Id::of("ship", 1), "ship", "s-ship", Tone::Plain);
        let canvas = |piece| Canvas {
            name: String::new(),
            width: 1.0,
            height: 1.0,
            art: None,
            shapes: Vec::new(),
            places: Vec::new(),
            pieces: vec![piece],
        };
        let before = Node::Canvas(canvas(piece.clone()));
        let after = Node::Canvas(canvas(piece.at(0.123, 0.0)));
        assert_eq!(
            ops(before, after),
            json!([{"op": "replace", "path": "/canvas/pieces/0/x", "value": 0.1}])
        );
    }
}
