//! A box, unpacked: what positions and series are made from.

use crate::hosted::Hosted;
use crate::options::{complete, read};
use crate::series::Played;
use crate::{Position, Series, Title};
use orrery_bots::Kind;
use orrery_core::chance::Script;
use orrery_core::{BadBox, Chance, Refusal, Viewer};
use orrery_scene::{Art, Lang, Line, Setting, Staged, Teller, Text, Word, Words};
use serde::Deserialize;
use serde_json::Value;
use std::fmt;
use std::sync::Arc;

/// A game's box with its types erased.
pub trait OpenBox: Send + Sync {
    fn title(&self) -> &'static dyn Title;
    /// BLAKE3 of the components file, in hex: what makes this box this box.
    fn hash(&self) -> &str;
    /// The options of the lobby.
    fn settings(&self, lang: Lang) -> Vec<Setting>;
    /// The kinds of windows by name, as `Pace` counts them.
    fn windows(&self, lang: Lang) -> Vec<Word>;
    /// The given options with every default filled in.
    fn options(&self, given: &Value) -> Result<Value, Unfit>;
    /// Lays out the table.
    fn setup(&self, options: &Value, seats: u8, dice: &mut dyn Chance) -> Result<Box<dyn Position>, Unfit>;
    /// Whole games among these bots, seat by seat, at full speed.
    fn series(&self, options: &Value, bots: &[Kind]) -> Result<Box<dyn Series>, Unfit>;
    /// Why not, in the viewer's language.
    fn because(&self, refusal: &Refusal, lang: Lang) -> Text;
    /// The log line for a notice as `Played` has it, if it is worth one.
    fn line(&self, notice: &Value, viewer: Viewer, lang: Lang) -> Option<Line>;
    /// Static art by its key.
    fn art(&self, key: &str) -> Option<Art>;
}

/// Why a table cannot be laid out as wished.
#[derive(Clone, Debug, PartialEq)]
pub enum Unfit {
    /// The game is for another number of players.
    Seats { least: u8, most: u8, found: u8 },
    /// No option of the game has this name.
    UnknownOption(String),
    /// The options are of the wrong shape; in the reader's words.
    Malformed(String),
    /// The rules do not allow these options.
    Refused(Box<Refusal>),
}

impl fmt::Display for Unfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unfit::Seats { least, most, found } => write!(f, "{found} seats, not {least} to {most}"),
            Unfit::UnknownOption(key) => write!(f, "no option is called {key:?}"),
            Unfit::Malformed(because) => write!(f, "malformed options: {because}"),
            Unfit::Refused(refusal) => refusal.fmt(f),
        }
    }
}

impl std::error::Error for Unfit {}

impl fmt::Debug for dyn OpenBox {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("OpenBox").field("title", &self.title()).field("hash", &self.hash()).finish()
    }
}

/// The one box of a type, shared by all that is made from it.
pub(crate) struct Opened<G> {
    title: &'static dyn Title,
    hash: String,
    kit: Arc<Kit<G>>,
}

/// What a position needs of its box.
pub(crate) struct Kit<G> {
    pub game: G,
    words: [Words; Lang::ALL.len()],
}

impl<G: Staged> Kit<G> {
    pub fn teller(&self, lang: Lang) -> Teller<'_, G> {
        let words = self.words.iter().find(|words| words.lang() == lang);
        Teller { game: &self.game, words: words.expect("there are words in each of the languages") }
    }
}

impl<G: Staged> Opened<G> {
    pub fn unpack(title: &'static dyn Title, components: &str) -> Result<Opened<G>, BadBox> {
        let game = G::unpack(components)?;
        let words = Lang::ALL.map(|lang| title.words(lang));
        let hash = blake3::hash(components.as_bytes()).to_hex().to_string();
        Ok(Opened { title, hash, kit: Arc::new(Kit { game, words }) })
    }
}

fn seated<G: Staged>(seats: usize) -> Result<u8, Unfit> {
    let (least, most) = (*G::META.seats.start(), *G::META.seats.end());
    let found = u8::try_from(seats).unwrap_or(u8::MAX);
    if G::META.seats.contains(&found) { Ok(found) } else { Err(Unfit::Seats { least, most, found }) }
}

fn refused(refusal: Refusal) -> Unfit {
    Unfit::Refused(Box::new(refusal))
}

impl<G: Staged> OpenBox for Opened<G> {
    fn title(&self) -> &'static dyn Title {
        self.title
    }

    fn hash(&self) -> &str {
        &self.hash
    }

    fn settings(&self, lang: Lang) -> Vec<Setting> {
        self.kit.game.settings(self.kit.teller(lang))
    }

    fn windows(&self, lang: Lang) -> Vec<Word> {
        self.kit.game.windows(self.kit.teller(lang))
    }

    fn options(&self, given: &Value) -> Result<Value, Unfit> {
        complete::<G::Options>(given)
    }

    fn setup(&self, options: &Value, seats: u8, dice: &mut dyn Chance) -> Result<Box<dyn Position>, Unfit> {
        let seats = seated::<G>(usize::from(seats))?;
        let state = self.kit.game.setup(&read(options)?, seats, dice).map_err(refused)?;
        Ok(Box::new(Hosted::new(self.kit.clone(), state, seats)))
    }

    fn series(&self, options: &Value, bots: &[Kind]) -> Result<Box<dyn Series>, Unfit> {
        let seats = seated::<G>(bots.len())?;
        let options = read::<G::Options>(options)?;
        self.kit.game.setup(&options, seats, &mut Script::default()).map_err(refused)?;
        Ok(Box::new(Played::new(self.kit.clone(), options, bots)))
    }

    fn because(&self, refusal: &Refusal, lang: Lang) -> Text {
        self.kit.teller(lang).because(refusal)
    }

    fn line(&self, notice: &Value, viewer: Viewer, lang: Lang) -> Option<Line> {
        let notice = G::Notice::deserialize(notice).ok()?;
        self.kit.game.line(&notice, viewer, self.kit.teller(lang))
    }

    fn art(&self, key: &str) -> Option<Art> {
        self.kit.game.art(key)
    }
}
