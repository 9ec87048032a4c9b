//! A game as it is, but what its viewers imagine is dealt by a second reader of the rules.
//!
//! `Game::imagine` trusts the view, so it cannot find a view that shows too much. Here the view carries the truth along,
//! unseen, and whoever imagines gets what the game's own oracle (`Trial::redeal`) makes of it: everything that the seat
//! must not know is dealt anew. So hosts of any kind can be tried with worlds that a seat must not tell apart.

use orrery_core::laws::Trial;
use orrery_core::{BadBox, Chance, Game, Meta, Pace, Refusal, Seat, Seats, Turn, Viewer};
use orrery_scene::{Art, Id, Lang, Line, Offered, Scene, Setting, Staged, Teller, Text, Word};
use serde::{Deserialize, Serialize};
use std::fmt;

/// A trial that can be opened by itself, with the box that comes with the program.
pub trait Tried: Trial<Game: Staged> + Send + 'static {
    fn standard() -> Self;
}

/// The game on trial. One that `TELLS` puts the whole truth into its heading: so that a trial can be seen to notice.
#[derive(Debug)]
pub struct Redealt<T, const TELLS: bool = false>(T);

/// What a viewer knows, and beside it, never written and never compared, what is so.
#[derive(Serialize, Deserialize)]
#[serde(bound = "", transparent)]
pub struct Known<G: Game> {
    view: G::View,
    #[serde(skip)]
    truth: Option<(G::State, Viewer)>,
}

impl<G: Game> Clone for Known<G> {
    fn clone(&self) -> Known<G> {
        Known { view: self.view.clone(), truth: self.truth.clone() }
    }
}

impl<G: Game> PartialEq for Known<G> {
    fn eq(&self, other: &Known<G>) -> bool {
        self.view == other.view
    }
}

impl<G: Game> fmt::Debug for Known<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.view.fmt(f)
    }
}

type Of<T> = <T as Trial>::Game;

impl<T: Tried, const TELLS: bool> Redealt<T, TELLS> {
    fn game(&self) -> &Of<T> {
        self.0.game()
    }
}

impl<T: Tried, const TELLS: bool> Game for Redealt<T, TELLS> {
    type Options = <Of<T> as Game>::Options;
    type State = <Of<T> as Game>::State;
    type Action = <Of<T> as Game>::Action;
    type Event = <Of<T> as Game>::Event;
    type View = Known<Of<T>>;
    type Notice = <Of<T> as Game>::Notice;

    const META: Meta = <Of<T> as Game>::META;
    const PLAY_ON: u32 = <Of<T> as Game>::PLAY_ON;
    const PLAY_ON_WELL: u32 = <Of<T> as Game>::PLAY_ON_WELL;
    const CHANCY: bool = <Of<T> as Game>::CHANCY;

    fn unpack(_components: &str) -> Result<Self, BadBox> {
        Ok(Redealt(T::standard()))
    }

    fn setup(
        &self,
        options: &Self::Options,
        seats: u8,
        dice: &mut dyn Chance,
    ) -> Result<Self::State, Refusal> {
        self.game().setup(options, seats, dice)
    }

    fn turn(&self, state: &Self::State) -> Turn {
        self.game().turn(state)
    }

    fn candidates(&self, state: &Self::State, seat: Seat, out: &mut Vec<Self::Action>) {
        self.game().candidates(state, seat, out);
    }

    fn allows(&self, state: &Self::State, seat: Seat, action: &Self::Action) -> Result<(), Refusal> {
        self.game().allows(state, seat, action)
    }

    fn apply(
        &self,
        state: &mut Self::State,
        seat: Seat,
        action: &Self::Action,
        dice: &mut dyn Chance,
        events: &mut Vec<Self::Event>,
    ) {
        self.game().apply(state, seat, action, dice, events);
    }

    fn view(&self, state: &Self::State, viewer: Viewer) -> Self::View {
        Known { view: self.game().view(state, viewer), truth: Some((state.clone(), viewer)) }
    }

    fn notice(&self, event: &Self::Event, viewer: Viewer) -> Option<Self::Notice> {
        self.game().notice(event, viewer)
    }

    fn learnt(&self, event: &Self::Event) -> Seats {
        self.game().learnt(event)
    }

    fn imagine(&self, view: &Self::View, dice: &mut dyn Chance) -> Self::State {
        match &view.truth {
            Some((state, Viewer::Seat(seat))) => self.0.redeal(state, *seat, dice),
            Some((_, Viewer::Spectator)) | None => self.game().imagine(&view.view, dice),
        }
    }

    fn judge(&self, state: &Self::State, seat: Seat) -> f32 {
        self.game().judge(state, seat)
    }

    fn pace(&self, state: &Self::State) -> Pace {
        self.game().pace(state)
    }

    fn actions(&self, state: &Self::State, seat: Seat, out: &mut Vec<Self::Action>) {
        self.game().actions(state, seat, out);
    }
}

impl<T: Tried, const TELLS: bool> Staged for Redealt<T, TELLS> {
    const LOCALES: [(Lang, &'static str); 2] = <Of<T> as Staged>::LOCALES;
    const RULES: [(Lang, &'static str); 2] = <Of<T> as Staged>::RULES;
    const ICONS: &'static str = <Of<T> as Staged>::ICONS;

    fn settings(&self, teller: Teller<'_, Self>) -> Vec<Setting> {
        self.game().settings(plain(teller))
    }

    fn windows(&self, teller: Teller<'_, Self>) -> Vec<Word> {
        self.game().windows(plain(teller))
    }

    fn part(&self, family: &str, number: u16, teller: Teller<'_, Self>) -> Text {
        self.game().part(family, number, plain(teller))
    }

    fn art(&self, key: &str) -> Option<Art> {
        self.game().art(key)
    }

    fn scene(&self, view: &Self::View, offered: &Offered<'_, Self>, teller: Teller<'_, Self>) -> Scene {
        let Offered { viewer, turn, legal, refused } = *offered;
        let scene = self.game().scene(&view.view, &Offered { viewer, turn, legal, refused }, plain(teller));
        let truth = view.truth.as_ref().filter(|_| TELLS);
        match truth {
            Some((state, _)) => Scene { heading: Text::plain(format!("{state:?}")), ..scene },
            None => scene,
        }
    }

    fn panel_of(&self, owner: Seat, panel: &Id, teller: Teller<'_, Self>) -> Option<Text> {
        self.game().panel_of(owner, panel, plain(teller))
    }

    fn line(&self, notice: &Self::Notice, viewer: Viewer, teller: Teller<'_, Self>) -> Option<Line> {
        self.game().line(notice, viewer, plain(teller))
    }
}

fn plain<T: Tried, const TELLS: bool>(teller: Teller<'_, Redealt<T, TELLS>>) -> Teller<'_, Of<T>> {
    Teller { game: teller.game.game(), words: teller.words }
}
