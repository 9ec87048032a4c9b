//! Any game, shown as plainly as can be: so that tables can be tried on the toy of the contract. It is on no shelf.

use crate::{Title, title};
use orrery_core::toy::Skirmish;
use orrery_core::{BadBox, Chance, Game, Meta, Refusal, Seat, Seats, Turn, Viewer};
use orrery_scene::{
    Art, Choice, Lang, Line, LineKind, Offered, Prompt, Scene, Setting, Staged, Teller, Text,
};

/// Six encounters with sealed cards, windows to veto in, and free talks.
pub static TOY: &dyn Title = title::<Plain<Skirmish>>();

/// A game whose choices are labelled with their actions and whose notices are told as they are.
#[derive(Debug)]
pub struct Plain<G>(G);

impl<G: Game> Game for Plain<G> {
    type Options = G::Options;
    type State = G::State;
    type Action = G::Action;
    type Event = G::Event;
    type View = G::View;
    type Notice = G::Notice;

    const META: Meta = G::META;

    fn unpack(components: &str) -> Result<Plain<G>, BadBox> {
        G::unpack(components).map(Plain)
    }

    fn setup(&self, options: &G::Options, seats: u8, dice: &mut dyn Chance) -> Result<G::State, Refusal> {
        self.0.setup(options, seats, dice)
    }

    fn turn(&self, state: &G::State) -> Turn {
        self.0.turn(state)
    }

    fn candidates(&self, state: &G::State, seat: Seat, out: &mut Vec<G::Action>) {
        self.0.candidates(state, seat, out);
    }

    fn allows(&self, state: &G::State, seat: Seat, action: &G::Action) -> Result<(), Refusal> {
        self.0.allows(state, seat, action)
    }

    fn apply(
        &self,
        state: &mut G::State,
        seat: Seat,
        action: &G::Action,
        dice: &mut dyn Chance,
        events: &mut Vec<G::Event>,
    ) {
        self.0.apply(state, seat, action, dice, events);
    }

    fn view(&self, state: &G::State, viewer: Viewer) -> G::View {
        self.0.view(state, viewer)
    }

    fn notice(&self, event: &G::Event, viewer: Viewer) -> Option<G::Notice> {
        self.0.notice(event, viewer)
    }

    fn learnt(&self, event: &G::Event) -> Seats {
        self.0.learnt(event)
    }

    fn imagine(&self, view: &G::View, dice: &mut dyn Chance) -> G::State {
        self.0.imagine(view, dice)
    }

    fn judge(&self, state: &G::State, seat: Seat) -> f32 {
        self.0.judge(state, seat)
    }
}

impl<G: Game> Staged for Plain<G> {
    const LOCALES: [(Lang, &'static str); 2] =
        [(Lang::En, "game-title = Toy"), (Lang::Es, "game-title = Juguete")];
    const RULES: [(Lang, &'static str); 2] = [(Lang::En, "# Toy\n"), (Lang::Es, "# Juguete\n")];
    const ICONS: &'static str = "";

    fn settings(&self, _teller: Teller<'_, Self>) -> Vec<Setting> {
        Vec::new()
    }

    fn part(&self, family: &str, number: u16, _teller: Teller<'_, Self>) -> Text {
        Text::plain(format!("{family} {number}"))
    }

    fn art(&self, _key: &str) -> Option<Art> {
        None
    }

    fn scene(&self, _view: &G::View, offered: &Offered<'_, Self>, teller: Teller<'_, Self>) -> Scene {
        let choice = |action: &G::Action| Choice {
            verb: None,
            path: Vec::new(),
            label: Text::plain(format!("{action:?}")),
            preview: Text::none(),
            ghosts: Vec::new(),
            action: serde_json::to_value(action).expect("game data is plain data"),
        };
        let waiting = match *offered.turn {
            Turn::Ask { seats, .. } => seats,
            Turn::Over(_) => Seats::NONE,
        };
        let sentence = Text::plain(format!("{:?}", offered.turn));
        let prompt = Prompt { sentence, help: Text::none(), pips: None, mine: offered.asked(), waiting };
        Scene {
            heading: Text::plain(teller.word("game-title")),
            prompt,
            verbs: Vec::new(),
            choices: offered.legal.iter().map(choice).collect(),
            refused: Vec::new(),
            panels: Vec::new(),
            mats: Vec::new(),
            last: Vec::new(),
            scores: Vec::new(),
            over: matches!(offered.turn, Turn::Over(_)),
        }
    }

    fn line(&self, notice: &G::Notice, _viewer: Viewer, _teller: Teller<'_, Self>) -> Option<Line> {
        Some(Line { kind: LineKind::Deed, text: Text::plain(format!("{notice:?}")), things: Vec::new() })
    }
}
