//! The toy of the contract, dressed up so that tables can be tried on it. It is on no shelf.

use crate::{Title, title};
use orrery_core::toy::{Action, Event, Skirmish, State, View};
use orrery_core::{BadBox, Chance, Game, Meta, Refusal, Seat, Seats, Turn, Viewer};
use orrery_scene::{
    Art, Choice, Lang, Line, LineKind, Offered, Prompt, Scene, Setting, Staged, Teller, Text,
};

/// Six encounters with sealed cards, windows to veto in, and free talks.
pub static TOY: &dyn Title = title::<Toy>();

#[derive(Debug)]
pub struct Toy(Skirmish);

impl Game for Toy {
    type Options = ();
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Notice = Event;

    const META: Meta = Skirmish::META;

    fn unpack(components: &str) -> Result<Toy, BadBox> {
        Skirmish::unpack(components).map(Toy)
    }

    fn setup(&self, options: &(), seats: u8, dice: &mut dyn Chance) -> Result<State, Refusal> {
        self.0.setup(options, seats, dice)
    }

    fn turn(&self, state: &State) -> Turn {
        self.0.turn(state)
    }

    fn candidates(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        self.0.candidates(state, seat, out);
    }

    fn allows(&self, state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        self.0.allows(state, seat, action)
    }

    fn apply(
        &self,
        state: &mut State,
        seat: Seat,
        action: &Action,
        dice: &mut dyn Chance,
        events: &mut Vec<Event>,
    ) {
        self.0.apply(state, seat, action, dice, events);
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        self.0.view(state, viewer)
    }

    fn notice(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        self.0.notice(event, viewer)
    }

    fn learnt(&self, event: &Event) -> Seats {
        self.0.learnt(event)
    }

    fn imagine(&self, view: &View, dice: &mut dyn Chance) -> State {
        self.0.imagine(view, dice)
    }

    fn judge(&self, state: &State, seat: Seat) -> f32 {
        self.0.judge(state, seat)
    }
}

impl Staged for Toy {
    const LOCALES: [(Lang, &'static str); 2] =
        [(Lang::En, "game-title = Skirmish"), (Lang::Es, "game-title = Escaramuza")];
    const RULES: [(Lang, &'static str); 2] = [(Lang::En, "# Skirmish\n"), (Lang::Es, "# Escaramuza\n")];
    const ICONS: &'static str = "";

    fn settings(&self, _teller: Teller<'_, Toy>) -> Vec<Setting> {
        Vec::new()
    }

    fn part(&self, family: &str, number: u16, _teller: Teller<'_, Toy>) -> Text {
        Text::plain(format!("{family} {number}"))
    }

    fn art(&self, _key: &str) -> Option<Art> {
        None
    }

    fn scene(&self, view: &View, offered: &Offered<'_, Toy>, teller: Teller<'_, Toy>) -> Scene {
        let choice = |action: &Action| Choice {
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
            heading: Text::plain(format!("{} {}", teller.word("game-title"), view.played)),
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

    fn line(&self, notice: &Event, _viewer: Viewer, _teller: Teller<'_, Toy>) -> Option<Line> {
        Some(Line { kind: LineKind::Deed, text: Text::plain(format!("{notice:?}")), things: Vec::new() })
    }
}
