//! How a game shows itself.

use crate::canvas::Art;
use crate::choice::{Choice, Pointing, Prompt, Refused, Verb};
use crate::mat::{Line, Mat, Score};
use crate::node::{Id, Panel};
use crate::setting::Setting;
use crate::text::Text;
use crate::words::Teller;
use crate::{Lang, Word};
use orrery_core::{Game, Refusal, Seat, Turn, Viewer};
use serde::Serialize;
use ts_rs::TS;

/// A game that can be shown and told. Everything here takes a view, never a state: it can neither leak nor cheat.
///
/// By convention the message files of a game have `game-title`, `game-tagline` (one sentence for the front page) and
/// `game-length` ("about 15 rounds").
pub trait Staged: Game {
    /// The message files, one for each language.
    const LOCALES: [(Lang, &'static str); 2];
    /// The rules pages, one for each language.
    const RULES: [(Lang, &'static str); 2];
    /// The symbols of the game: an SVG sheet whose ids begin with the game's own letter.
    const ICONS: &'static str;

    /// The options of the lobby, in the order in which they are shown.
    fn settings(&self, teller: Teller<'_, Self>) -> Vec<Setting>;

    /// The kinds of windows by name, as `Pace` counts them; none where a game opens none.
    fn windows(&self, _teller: Teller<'_, Self>) -> Vec<Word> {
        Vec::new()
    }

    /// How a part of the box is named in a sentence.
    fn part(&self, family: &str, number: u16, teller: Teller<'_, Self>) -> Text;

    /// Static art by its key; a canvas names it.
    ///
    /// `vignette` is the picture on the front page, 250 wide and 150 high.
    fn art(&self, key: &str) -> Option<Art>;

    /// The position as its viewer sees it.
    fn scene(&self, view: &Self::View, offered: &Offered<'_, Self>, teller: Teller<'_, Self>) -> Scene;

    /// How a panel that only its owner sees is called before others: "The hand of Kepler".
    ///
    /// Nothing for what spectators see, too (their title names the owner), and for what is part of a question.
    fn panel_of(&self, _owner: Seat, _panel: &Id, _teller: Teller<'_, Self>) -> Option<Text> {
        None
    }

    /// A log line for what the viewer was told, if it is worth one.
    fn line(&self, notice: &Self::Notice, viewer: Viewer, teller: Teller<'_, Self>) -> Option<Line>;
}

/// What the viewer is asked and may answer.
#[derive(Clone, Copy, Debug)]
pub struct Offered<'a, G: Game> {
    pub viewer: Viewer,
    /// The turn as the viewer sees it.
    pub turn: &'a Turn,
    pub legal: &'a [G::Action],
    pub refused: &'a [(G::Action, Refusal)],
}

impl<G: Game> Offered<'_, G> {
    /// Whether the viewer owes or may give an answer.
    #[must_use]
    pub fn asked(&self) -> bool {
        self.viewer.seat().is_some_and(|seat| self.turn.asks(seat))
    }

    /// Every legal action as a path of clicks.
    pub fn choices(&self, point: impl Fn(&G::Action) -> Pointing) -> Vec<Choice> {
        let mut choices = Vec::new();
        for action in self.legal {
            let Pointing { verb, paths, label, preview, ghosts } = point(action);
            let action = serde_json::to_value(action).expect("an action is plain data");
            choices.extend(paths.into_iter().map(|path| Choice {
                verb: verb.clone(),
                path,
                label: label.clone(),
                preview: preview.clone(),
                ghosts: ghosts.clone(),
                action: action.clone(),
            }));
        }
        choices
    }
}

impl<G: Staged> Offered<'_, G> {
    /// Every refused candidate as a path of clicks, with its reason.
    pub fn refusals(&self, teller: Teller<'_, G>, point: impl Fn(&G::Action) -> Pointing) -> Vec<Refused> {
        let mut refused = Vec::new();
        for (action, refusal) in self.refused {
            let Pointing { verb, paths, label, .. } = point(action);
            let reason = teller.because(refusal);
            refused.extend(paths.into_iter().map(|path| Refused {
                verb: verb.clone(),
                path,
                label: label.clone(),
                reason: reason.clone(),
                clause: Word::fixed(refusal.clause.0),
            }));
        }
        refused
    }
}

/// A position, ready to be shown to one viewer.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct Scene {
    /// Beside the game's name: "Round 12".
    pub heading: Text,
    pub prompt: Prompt,
    pub verbs: Vec<Verb>,
    pub choices: Vec<Choice>,
    pub refused: Vec<Refused>,
    pub panels: Vec<Panel>,
    /// One for each seat, in seat order; the client puts the viewer's first.
    pub mats: Vec<Mat>,
    /// What the last move touched: ringed until the viewer's next action.
    pub last: Vec<Id>,
    /// Points by source; final once the game is over.
    pub scores: Vec<Score>,
    pub over: bool,
}
