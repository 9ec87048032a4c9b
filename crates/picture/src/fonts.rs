//! The letters that are built in, and how wide they are.
//!
//! They are as wide as Arial and Times New Roman, so that a drawing that was measured with them also fits where
//! another program shows it with its own.

use resvg::usvg::fontdb::{Database, Source};
use skrifa::instance::{LocationRef, Size};
use skrifa::{FontRef, MetadataProvider};
use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock};

/// In the order of the faces.
const FILES: [&[u8]; 4] = [
    include_bytes!("../fonts/Arimo-Regular.ttf"),
    include_bytes!("../fonts/Arimo-Bold.ttf"),
    include_bytes!("../fonts/Tinos-Regular.ttf"),
    include_bytes!("../fonts/Tinos-Italic.ttf"),
];

/// What drawings name, for those who show them with their own letters.
pub(crate) const SANS: &str = "Arimo, 'Liberation Sans', Arial, Helvetica, sans-serif";
pub(crate) const SERIF: &str = "Tinos, 'Liberation Serif', 'Times New Roman', Times, serif";

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Face {
    Sans,
    Bold,
    Serif,
}

/// For letters that are not built in.
const USUAL: f32 = 0.6;

static BUILT_IN: LazyLock<Arc<Database>> = LazyLock::new(|| {
    let mut fonts = Database::new();
    for file in FILES {
        fonts.load_font_source(Source::Binary(Arc::new(file)));
    }
    fonts.set_sans_serif_family("Arimo");
    fonts.set_serif_family("Tinos");
    Arc::new(fonts)
});

static WIDTHS: LazyLock<[BTreeMap<char, f32>; 3]> =
    LazyLock::new(|| [Face::Sans, Face::Bold, Face::Serif].map(|face| widths(FILES[face as usize])));

/// The letters of a font, each with its width at size 1.
fn widths(file: &[u8]) -> BTreeMap<char, f32> {
    let font = FontRef::new(file).expect("the fonts that are built in were tried by the tests");
    let (letters, metrics) = (font.charmap(), font.glyph_metrics(Size::new(1.0), LocationRef::default()));
    let width = |(letter, glyph)| Some((char::from_u32(letter)?, metrics.advance_width(glyph)?));
    letters.mappings().filter_map(width).collect()
}

/// How wide a text is at this size.
pub(crate) fn width(text: &str, face: Face, size: f32) -> f32 {
    let widths = &WIDTHS[face as usize];
    text.chars().map(|letter| widths.get(&letter).copied().unwrap_or(USUAL) * size).sum()
}

/// The fonts to paint a text with: those built in, and the system's where they lack a letter of it.
pub(crate) fn for_text(text: &str) -> Arc<Database> {
    let known = &WIDTHS[Face::Sans as usize];
    if text.chars().all(|letter| letter.is_control() || known.contains_key(&letter)) {
        return BUILT_IN.clone();
    }
    let mut fonts = (**BUILT_IN).clone();
    fonts.load_system_fonts();
    Arc::new(fonts)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_have_their_own_widths() {
        for face in [Face::Sans, Face::Bold, Face::Serif] {
            assert!(width("W", face, 10.0) > 1.8 * width("i", face, 10.0), "{face:?}");
            for letter in "áéíñ¿¡«»→×·…“”–".chars() {
                assert!(WIDTHS[face as usize].contains_key(&letter), "{face:?} lacks {letter}");
            }
        }
        assert!(width("bold", Face::Bold, 10.0) > width("bold", Face::Sans, 10.0));
    }

    #[test]
    fn the_system_is_asked_only_for_what_is_not_built_in() {
        assert_eq!(for_text("Órbita → 3").len(), FILES.len());
    }
}
