//! What every part of a drawing needs to know.

use crate::flow::{Align, Hand, extent, set};
use crate::fonts::Face;
use crate::ink::Ink;
use crate::pen::{Block, Frame, paint};
use crate::{Color, Picture};
use orrery_core::Seat;
use orrery_scene::{Art, Id, Text};
use std::collections::BTreeSet;

pub(crate) struct Easel<'a> {
    pub ink: Ink,
    names: &'a [String],
    art: &'a dyn Fn(&str) -> Option<Art>,
    /// What a first click may be on.
    legal: BTreeSet<&'a Id>,
    /// What the last move touched.
    last: BTreeSet<&'a Id>,
}

/// What surrounds a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Within {
    Board,
    /// A player's mat: everything is smaller there.
    Mat,
}

impl<'a> Easel<'a> {
    pub fn new(picture: &Picture<'a>) -> Easel<'a> {
        let scene = picture.scene;
        let legal = if scene.prompt.mine { &scene.choices[..] } else { &[] };
        Easel {
            ink: Ink::new(picture.theme, picture.shelf),
            names: picture.names,
            art: picture.art,
            legal: legal.iter().filter_map(|choice| choice.path.first()).collect(),
            last: scene.last.iter().collect(),
        }
    }

    pub fn name(&self, seat: Seat) -> &'a str {
        self.names.get(seat.index()).map_or("?", String::as_str)
    }

    pub fn art(&self, key: &str) -> Option<Art> {
        (self.art)(key)
    }

    /// As it would be read aloud.
    pub fn spoken(&self, text: &Text) -> String {
        text.spoken(&|seat| self.name(seat).to_owned())
    }

    /// The lettering of plain text.
    pub fn hand(&self, size: f32, color: &str) -> Hand {
        Hand {
            size,
            face: Face::Sans,
            color: self.ink.of(color),
            strong: self.ink.of("text"),
            icon: size * 1.25,
            piece: size * 1.3,
            figure: None,
            gap: 0.0,
            leading: 1.3,
            align: Align::Start,
            caps: false,
        }
    }

    pub fn serif(&self, size: f32, color: &str) -> Hand {
        Hand { face: Face::Serif, leading: 1.2, ..self.hand(size, color) }
    }

    /// Small capitals over a list.
    pub fn caps(&self) -> Hand {
        Hand { face: Face::Bold, caps: true, ..self.hand(11.0, "text-3") }
    }

    pub fn text(&self, text: &Text, hand: &Hand, room: f32) -> Block {
        set(&self.atoms(text, hand), hand, room)
    }

    /// How wide a text is in one line.
    pub fn extent(&self, text: &Text, hand: &Hand) -> f32 {
        extent(&self.atoms(text, hand))
    }

    pub fn is_legal(&self, id: &Id) -> bool {
        self.legal.contains(id)
    }

    pub fn is_last(&self, id: &Id) -> bool {
        self.last.contains(id)
    }

    /// The rings around a thing that can be clicked, or that the last move touched.
    pub fn rings(&self, id: Option<&Id>, frame: Frame) -> String {
        let Some(id) = id else { return String::new() };
        let mut rings = String::new();
        if self.is_legal(id) {
            rings.push_str(&frame.out(1.0).drawn(&paint(Color::NONE, self.ink.of("legal"), 2.0)));
        }
        if self.is_last(id) {
            rings.push_str(&frame.out(4.0).drawn(&self.dashed("last")));
        }
        rings
    }

    /// A broken line.
    pub fn dashed(&self, color: &str) -> String {
        format!("{} stroke-dasharray=\"5 4\"", paint(Color::NONE, self.ink.of(color), 2.0))
    }
}
