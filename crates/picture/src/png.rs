//! From a drawing to dots.

use crate::fonts;
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};
use std::fmt;

/// Why a drawing could not be painted.
#[derive(Debug)]
pub enum Unpainted {
    /// It is no SVG; in the reader's words.
    NoDrawing(String),
    /// It is too large, or too small to be seen.
    Size { width: u32, height: u32 },
    /// The dots cannot be packed; in the packer's words.
    Packing(String),
}

impl fmt::Display for Unpainted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unpainted::NoDrawing(because) => write!(f, "no drawing: {because}"),
            Unpainted::Size { width, height } => write!(f, "{width} × {height} dots cannot be painted"),
            Unpainted::Packing(because) => write!(f, "the dots cannot be packed: {because}"),
        }
    }
}

impl std::error::Error for Unpainted {}

/// A drawing as PNG, so many times as large as it says.
pub fn png(svg: &str, scale: f32) -> Result<Vec<u8>, Unpainted> {
    let options =
        Options { fontdb: fonts::for_text(svg), font_family: "Arimo".to_owned(), ..Options::default() };
    let tree = Tree::from_str(svg, &options).map_err(|error| Unpainted::NoDrawing(error.to_string()))?;
    let size = tree.size();
    let [width, height] = [size.width(), size.height()].map(|side| (side * scale).round() as u32);
    let mut dots = Pixmap::new(width, height).ok_or(Unpainted::Size { width, height })?;
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut dots.as_mut());
    dots.encode_png().map_err(|error| Unpainted::Packing(error.to_string()))
}
