//! A game on the shelf, its box still closed.

use crate::open_box::{OpenBox, Opened};
use orrery_core::BadBox;
use orrery_scene::{Lang, Staged, Words};
use std::marker::PhantomData;
use std::ops::RangeInclusive;
use std::sync::Arc;

/// A game with its types erased.
pub trait Title: Send + Sync {
    /// The name used in addresses, logs and commands.
    fn slug(&self) -> &'static str;
    /// How many can play.
    fn seats(&self) -> RangeInclusive<u8>;
    /// The version of the rules, raised whenever an old record could play out differently.
    fn rules(&self) -> u16;
    /// The components file that comes with the program.
    fn components(&self) -> &'static str;
    /// The rules as players read them.
    fn rules_page(&self, lang: Lang) -> &'static str;
    /// The game's own symbols, an SVG sheet.
    fn icons(&self) -> &'static str;
    /// The game's message files over those of the house.
    fn words(&self, lang: Lang) -> Words;
    /// Opens a box from its components file, or says what is wrong with it.
    fn open(&'static self, components: &str) -> Result<Arc<dyn OpenBox>, BadBox>;

    /// The game's name.
    fn name(&self, lang: Lang) -> String {
        self.words(lang).string("game-title", &[])
    }

    /// The box that comes with the program.
    fn standard(&'static self) -> Arc<dyn OpenBox> {
        self.open(self.components()).expect("the box that is built in was tried by the tests")
    }
}

/// A game, ready for the shelf.
#[must_use]
pub const fn title<G: Staged>() -> &'static dyn Title {
    &Of::<G>(PhantomData)
}

struct Of<G>(PhantomData<fn() -> G>);

impl<G: Staged> Title for Of<G> {
    fn slug(&self) -> &'static str {
        G::META.slug
    }

    fn seats(&self) -> RangeInclusive<u8> {
        G::META.seats
    }

    fn rules(&self) -> u16 {
        G::META.rules
    }

    fn components(&self) -> &'static str {
        G::META.components
    }

    fn rules_page(&self, lang: Lang) -> &'static str {
        let page = G::RULES.iter().find(|(of, _)| *of == lang);
        page.map_or("", |(_, page)| page)
    }

    fn icons(&self) -> &'static str {
        G::ICONS
    }

    fn words(&self, lang: Lang) -> Words {
        Words::new(lang, &G::LOCALES)
    }

    fn open(&'static self, components: &str) -> Result<Arc<dyn OpenBox>, BadBox> {
        Ok(Arc::new(Opened::<G>::unpack(self, components)?))
    }
}

impl std::fmt::Debug for dyn Title {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Title").field(&self.slug()).finish()
    }
}
