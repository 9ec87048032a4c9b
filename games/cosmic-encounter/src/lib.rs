//! Cosmic Encounter (edition of 2000): encounters, alliances, deals, artifacts and twenty powers that bend the rules.

pub mod action;
pub mod agenda;
pub mod aliens;
pub mod alliance;
pub mod artifacts;
pub mod board;
pub mod campaign;
pub mod cards;
pub mod close;
pub mod components;
pub mod deal;
pub mod destiny;
pub mod encounter;
pub mod event;
mod haggle;
pub mod hands;
mod judge;
pub mod launch;
pub mod losses;
pub mod options;
pub mod outcome;
mod prospect;
pub mod rewards;
mod scene;
pub mod selection;
pub mod state;
pub mod table;
pub mod view;
pub mod windows;

pub use action::Action;
pub use agenda::Step;
pub use aliens::Alien;
pub use artifacts::Artifact;
pub use board::{Board, Place, Planet, Side, Spot};
pub use cards::{Card, Cards};
pub use components::CosmicEncounter;
pub use event::Event;
pub use options::Options;
pub use state::State;
pub use view::View;
pub use windows::Moment;

use orrery_core::{
    Arg, Ask, BadBox, Chance, Clause, Game, Message, Meta, Pace, Refusal, Seat, Seats, Turn, Viewer,
};
use table::Table;
use windows::{Answer, Use};

/// Only what the question asks for is an answer.
pub const FITS: Clause = Clause("COS-4.1");
/// An artifact is played from hand, in its windows, by whom it names, if it can change something.
pub const ARTIFACT: Clause = Clause("COS-9.1");
/// The encounter's end begins with the choice to keep one's own card alone.
pub const KEEPING: Clause = Clause("COS-10.24");
/// An effect that could change nothing cannot be used.
pub const USEFUL: Clause = Clause("COS-8.9");

pub(crate) fn fits(fact: bool) -> Result<(), Refusal> {
    FITS.requires(fact, || Message::id("answers-another-question"))
}

impl Game for CosmicEncounter {
    type Options = Options;
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Notice = Event;

    /// Two to four players (COS-1.1).
    const META: Meta = Meta {
        slug: "cosmic-encounter",
        seats: 2..=4,
        components: include_str!("../data/components.toml"),
        rules: 3,
    };

    const CHANCY: bool = true;

    fn unpack(components: &str) -> Result<CosmicEncounter, BadBox> {
        CosmicEncounter::read(components)
    }

    fn setup(&self, options: &Options, seats: u8, dice: &mut dyn Chance) -> Result<State, Refusal> {
        options.check(self, seats)?;
        let mut state = State::new(self, options, seats, dice);
        let mut events = Vec::new();
        agenda::advance(&mut Table { game: self, state: &mut state, dice, events: &mut events });
        Ok(state)
    }

    fn turn(&self, state: &State) -> Turn {
        let one = |seat| (Seats::one(seat), Ask::Open);
        let (seats, ask) = match state.step() {
            Step::Window(_) | Step::Zap(_) => (undecided(state), Ask::Window),
            Step::Lay => (selection::unlaid(state), selection::ask(state)),
            Step::Place { owners } => losses::place_asks(state, owners),
            Step::ChooseLosses { losers, .. } => losses::choose_asks(state, losers),
            Step::Talks => (state.board.mains().collect(), Ask::Free),
            Step::Recover | Step::OwnColor | Step::Launch | Step::Point | Step::Second | Step::EndTurn => {
                one(state.board.attacker)
            }
            Step::Invite(side) => one(state.board.main(side).unwrap_or(state.board.attacker)),
            Step::Name(call) | Step::Choose(call) => one(call.owner),
            Step::NewHand { seat, .. }
            | Step::Ally { seat }
            | Step::Aim { seat, .. }
            | Step::Suffer { seat, .. }
            | Step::Reward { seat }
            | Step::PickCards { giver: seat } => one(seat),
            Step::Finished => return Turn::Over(self.outcome(&state.board)),
            step => unreachable!("{step:?} asks nobody and is resolved before the game stops to ask"),
        };
        Turn::Ask { seats, ask }
    }

    /// The default comes first (COS-16.1).
    fn candidates(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        match state.step() {
            Step::Window(_) | Step::Zap(_) => window_candidates(state, seat, out),
            Step::Recover => destiny::recover_candidates(&state.board, out),
            Step::OwnColor => out.extend([Action::Redraw, Action::Evict]),
            Step::NewHand { .. } => hands::new_hand_candidates(state, seat, out),
            Step::Launch => launch::launch_candidates(self, state, out),
            Step::Point => launch::point_candidates(&state.board, out),
            Step::Invite(_) => alliance::invite_candidates(&state.board, out),
            Step::Ally { .. } => alliance::candidates(state, seat, out),
            Step::Lay => selection::candidates(state, seat, out),
            Step::Place { .. } => losses::place_candidates(state, seat, out),
            Step::ChooseLosses { anywhere, .. } => losses::choose_candidates(state, seat, anywhere, out),
            Step::Reward { .. } => rewards::candidates(&state.board, seat, out),
            Step::Talks => deal::candidates(self, state, seat, out),
            Step::PickCards { giver } => deal::pick_candidates(state, giver, out),
            Step::Second => out.extend([Action::EndTurn, Action::Again]),
            Step::EndTurn => out.push(Action::EndTurn),
            step => out.extend(choices(state, step)),
        }
    }

    fn allows(&self, state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        let action = *action;
        match state.step() {
            Step::Window(moment) => window_allows(self, state, seat, moment, action),
            Step::Zap(_) => window_allows(self, state, seat, Moment::PowerUsed, action),
            Step::Recover => destiny::recover_allows(&state.board, action),
            Step::OwnColor => destiny::own_color_allows(action),
            Step::NewHand { moment, .. } => hands::new_hand_allows(self, state, seat, moment, action),
            Step::Launch => launch::launch_allows(self, state, action),
            Step::Point => launch::point_allows(&state.board, action),
            Step::Invite(_) => alliance::invite_allows(&state.board, action),
            Step::Ally { .. } => alliance::allows(self, state, seat, action),
            Step::Lay => selection::allows(self, state, seat, action),
            Step::Place { .. } => losses::place_allows(state, seat, action),
            Step::ChooseLosses { anywhere, .. } => losses::choose_allows(state, seat, anywhere, action),
            Step::Reward { .. } => rewards::allows(&state.board, seat, action),
            Step::Talks => deal::allows(self, state, seat, action),
            Step::PickCards { giver } => deal::pick_allows(state, giver, action),
            Step::Second => close::second_allows(action),
            Step::EndTurn => fits(action == Action::EndTurn),
            step => fits(choices(state, step).contains(&action)),
        }
    }

    fn apply(
        &self,
        state: &mut State,
        seat: Seat,
        action: &Action,
        dice: &mut dyn Chance,
        events: &mut Vec<Event>,
    ) {
        let mut table = Table { game: self, state, dice, events };
        agenda::answer(&mut table, seat, *action);
        agenda::advance(&mut table);
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        View::of(state, viewer)
    }

    fn notice(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        event.told_to(viewer)
    }

    fn learnt(&self, event: &Event) -> Seats {
        event.learnt()
    }

    fn imagine(&self, view: &View, dice: &mut dyn Chance) -> State {
        view.imagine(self, dice)
    }

    /// A talk has its time (COS-7.2); windows are counted as the box counts them (COS-8.1).
    fn pace(&self, state: &State) -> Pace {
        let board = &state.board;
        let window = match state.step() {
            Step::Window(moment) => Some(moment.window().number()),
            Step::Zap(_) => Some(Moment::PowerUsed.window().number()),
            _ => None,
        };
        let limit = (board.options.deal_seconds > 0).then_some(board.options.deal_seconds);
        Pace {
            turn: Some(board.attacker),
            attacked: board.encounter.defender,
            window,
            seconds: limit.filter(|_| state.step() == Step::Talks),
        }
    }

    fn judge(&self, state: &State, seat: Seat) -> f32 {
        self.chance(state, seat)
    }
}

/// The answers to a question that a power or an artifact puts.
fn choices(state: &State, step: Step) -> artifacts::Choices {
    match step {
        Step::Name(call) => state.board.power(call.owner).names(state, call),
        Step::Choose(call) => state.board.power(call.owner).choices(state, call),
        Step::Aim { seat, artifact } => artifact.effect().names(&state.board, seat),
        Step::Suffer { seat, artifact } => artifact.effect().choices(state, seat),
        _ => artifacts::Choices::new(),
    }
}

/// Whoever is asked in the open round and has not answered.
pub(crate) fn undecided(state: &State) -> Seats {
    let asked = state.board.asked.unwrap_or(Seats::NONE);
    asked.iter().filter(|seat| state.answers[seat.index()].is_none()).collect()
}

/// Pass first; then the power, then every artifact held, playable or not.
fn window_candidates(state: &State, seat: Seat, out: &mut Vec<Action>) {
    out.push(Action::Pass);
    if !matches!(state.step(), Step::Zap(_)) {
        out.push(Action::Use);
    }
    held_artifacts(state, seat, out);
}

pub(crate) fn held_artifacts(state: &State, seat: Seat, out: &mut Vec<Action>) {
    out.extend(state.hand(seat).artifacts().faces().filter_map(|card| match card {
        Card::Artifact(artifact) => Some(Action::Play(artifact)),
        Card::Attack(_) | Card::Negotiate => None,
    }));
}

fn window_allows(
    game: &CosmicEncounter,
    state: &State,
    seat: Seat,
    moment: Moment,
    action: Action,
) -> Result<(), Refusal> {
    match action {
        Action::Pass => Ok(()),
        Action::Use => game.check_power(&state.board, seat, moment),
        Action::Play(artifact) => check_artifact(game, state, seat, artifact, moment),
        _ => fits(false),
    }
}

pub(crate) fn check_artifact(
    game: &CosmicEncounter,
    state: &State,
    seat: Seat,
    artifact: Artifact,
    moment: Moment,
) -> Result<(), Refusal> {
    let named = |id| {
        let row = game.artifacts[artifact as usize].row;
        Message::id(id).with("card", Arg::Part("card", row))
    };
    ARTIFACT.requires(state.hand(seat).holds(Card::Artifact(artifact)), || named("card-not-held"))?;
    let card = &game.artifacts[artifact as usize];
    let window = card.windows.contains(moment.window());
    ARTIFACT.requires(window, || named("artifact-other-window").with("when", Arg::Term(card.when())))?;
    ARTIFACT.requires(card.may(&state.board, seat), || named("artifact-attacker-only"))?;
    KEEPING.requires(moment != Moment::Keeping, || named("artifact-after-keeping"))?;
    USEFUL.requires(game.playable(&state.board, seat, artifact, moment), || named("artifact-idle"))
}

/// An answer in a window waits, unseen, for the others.
pub(crate) fn answer_window(state: &mut State, seat: Seat, action: Action) {
    let answer = match action {
        Action::Use => Answer::Use,
        Action::Play(artifact) => Answer::Play(artifact),
        _ => Answer::Pass,
    };
    state.answers[seat.index()] = Some(answer);
}

/// A declaration grows piece by piece until it is complete.
pub(crate) fn name(table: &mut Table, call: Use, action: Action) {
    let power = table.state.board.power(call.owner);
    if let Some(call) = power.named(table.state, call, action) {
        table.state.board.agenda.pop();
        table.announce(call);
    }
}
