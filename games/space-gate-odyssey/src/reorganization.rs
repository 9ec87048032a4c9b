//! Reorganization (SGO-11.2): a new layout, laid out module by module as a draft (SGO-12.9).

use crate::action::Action;
use crate::agenda::Step;
use crate::building;
use crate::components::SpaceGateOdyssey;
use crate::event::Event;
use crate::parts::Module;
use crate::state::State;
use crate::station::sides::{Cell, Rotation};
use orrery_core::rule::Message;
use orrery_core::{Arg, Clause, Refusal};

/// Once a game, at the start of one's own turn; the new layout uses every module, all connected.
pub const REORGANIZATION: Clause = Clause("SGO-11.2");
/// A layout names each module of the station once, the initial one in the middle.
pub const EACH_ONCE: Clause = Clause("SGO-12.9");

pub fn allows_begin(state: &State) -> Result<(), Refusal> {
    let tokens = state.of(state.active).reorganization_tokens;
    REORGANIZATION.requires(tokens > 0, || Message::id("no-reorganization-token"))
}

/// The draft starts with the initial module. The station stays as it is until the draft is confirmed.
pub fn begin(game: &SpaceGateOdyssey, state: &mut State, events: &mut Vec<Event>) {
    let seat = state.active;
    let initial = game.initial(seat);
    state.draft.lay(initial, Cell::ORIGIN, Rotation(0), game.face(initial).corridors);
    state.agenda.push(Step::Draft);
    events.push(Event::DraftBegun { seat });
}

fn unlaid(state: &State) -> impl Iterator<Item = Module> {
    let own = state.of(state.active).station.layout.berths().iter().map(|berth| berth.module);
    own.filter(|&module| !state.draft.holds(module))
}

pub fn candidates(state: &State, out: &mut Vec<Action>) {
    out.extend([Action::Abandon, Action::Confirm]);
    out.extend(unlaid(state).map(|module| Action::TakeUp { module }));
}

pub fn allows(state: &State, action: &Action) -> Result<(), Refusal> {
    match *action {
        Action::Abandon => Ok(()),
        Action::Confirm => {
            let missing = unlaid(state).count() as i32;
            REORGANIZATION.requires(missing == 0, || {
                Message::id("modules-left-out").with("modules", Arg::Number(missing))
            })
        }
        Action::TakeUp { module } => {
            EACH_ONCE.requires(unlaid(state).any(|one| one == module), || {
                Message::id("module-not-to-lay").with("module", Arg::Part("module", u16::from(module.0)))
            })?;
            building::OPEN_CORRIDOR.requires(state.draft.is_open(), || Message::id("no-open-corridor"))
        }
        _ => crate::answers_another_question(),
    }
}

pub fn place_candidates(game: &SpaceGateOdyssey, state: &State, module: Module, out: &mut Vec<Action>) {
    out.push(Action::Abandon);
    building::placements(game, &state.draft, module, out);
}

/// Each is joined to what lies already, so that the whole is connected.
pub fn allows_place(
    game: &SpaceGateOdyssey,
    state: &State,
    module: Module,
    action: &Action,
) -> Result<(), Refusal> {
    match *action {
        Action::Abandon => Ok(()),
        Action::Place { cell, rotation } => {
            building::allows_place(game, &state.draft, module, (cell, rotation))
        }
        _ => crate::answers_another_question(),
    }
}

pub fn lay(
    game: &SpaceGateOdyssey,
    state: &mut State,
    module: Module,
    (cell, rotation): (Cell, Rotation),
    events: &mut Vec<Event>,
) {
    state.agenda.pop();
    state.draft.lay(module, cell, rotation, game.face(module).corridors);
    events.push(Event::DraftLaid { seat: state.active, module, cell, rotation });
}

/// Nothing has happened; the token is kept.
pub fn abandon(state: &mut State, events: &mut Vec<Event>) {
    if matches!(state.agenda.pop(), Step::LayModule { .. }) {
        state.agenda.pop();
    }
    state.draft.clear();
    events.push(Event::DraftAbandoned { seat: state.active });
}

pub fn confirm(state: &mut State, events: &mut Vec<Event>) {
    state.agenda.pop();
    let seat = state.active;
    let draft = std::mem::take(&mut state.draft);
    let own = state.of_mut(seat);
    own.station.rearrange(&draft);
    own.reorganization_tokens -= 1;
    events.push(Event::Reorganized { seat });
}
