//! A scene as a drawing.
//!
//! The web client shows a scene in a browser; this crate draws the same data as SVG, and paints PNG from it, for
//! pictures of a position that stand anywhere else. It knows no game: panels are arranged by their spans, symbols come
//! from the house's sheet and the one that is handed in, colors from the client's style sheet. What is in it, every
//! viewer of that scene may see; what is not in the scene cannot be drawn.

mod canvas;
mod card;
mod color;
mod easel;
mod flow;
mod fonts;
mod geometry;
mod globe;
mod ink;
mod mat;
mod node;
mod page;
mod panel;
mod pen;
mod png;
mod spans;
mod symbols;
mod track;

pub use geometry::occupied;
pub use ink::Theme;
pub use png::{Unpainted, png};

pub(crate) use color::Color;
use orrery_core::Viewer;
use orrery_scene::{Art, Scene};

/// All that a drawing is made from.
#[derive(Clone, Copy)]
pub struct Picture<'a> {
    pub scene: &'a Scene,
    /// Whose eyes the scene was made for.
    pub viewer: Viewer,
    /// The game's name.
    pub title: &'a str,
    /// A quiet line in the upper corner: which entry of the record this is.
    pub caption: &'a str,
    /// The players' names, seat by seat.
    pub names: &'a [String],
    /// The game's own symbols, an SVG sheet.
    pub icons: &'a str,
    /// Static art by its key.
    pub art: &'a dyn Fn(&str) -> Option<Art>,
    /// The game's place on the shelf, from 0: it decides the accent.
    pub shelf: u8,
    pub theme: Theme,
}

impl Picture<'_> {
    /// The drawing as a whole SVG document.
    #[must_use]
    pub fn svg(&self) -> String {
        page::svg(self)
    }
}

impl std::fmt::Debug for Picture<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Picture")
            .field("title", &self.title)
            .field("theme", &self.theme)
            .finish_non_exhaustive()
    }
}
