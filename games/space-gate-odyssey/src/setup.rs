//! Laying out the table (SGO-3), up to the first module that a player takes.

use crate::action::Action;
use crate::agenda::{Agenda, Flow, Step};
use crate::building;
use crate::components::{EXOPLANETS, GATES, Kind, SpaceGateOdyssey};
use crate::figures::{Odyssey, Ranks, Reserve};
use crate::options::Options;
use crate::parts::{Exoplanet, Module, Stack, Stacks};
use crate::planets::{Colony, spaces::Spaces};
use crate::state::{Confederation, MOST_COLONIES, Modules, Post, State, Tally};
use crate::station::sides::{Cell, Rotation};
use crate::station::{Deck, Station};
use orrery_core::rule::Message;
use orrery_core::seat::each;
use orrery_core::{Arg, Chance, Clause, List, Refusal, Seat};

/// Two to four players.
pub const PLAYERS: Clause = Clause("SGO-1.1");
/// The two modules of the set-up come from different stacks and are both built.
pub const TWO_MODULES: Clause = Clause("SGO-3.12");

/// SGO-3.12: the modules that each player takes.
const INITIAL_MODULES: u8 = 2;

pub fn lay_out(
    game: &SpaceGateOdyssey,
    options: &Options,
    seats: u8,
    dice: &mut dyn Chance,
) -> Result<State, Refusal> {
    PLAYERS.requires((2..=4).contains(&seats), || {
        Message::id("players-out-of-range").with("players", Arg::Number(i32::from(seats)))
    })?;
    let (colonies, gates) = exoplanets(options, seats, dice);
    let mut track = game.hawking.initial_order;
    if options.random_predominance {
        dice.shuffle(&mut track);
    }
    // SGO-3.11.
    let starting = Seat(dice.below(u32::from(seats)) as u8);
    let mut state = State {
        options: *options,
        starting,
        active: starting,
        activated: None,
        confederations: Seat::all(seats).map(|seat| confederation(game, options, seat)).collect(),
        stacks: std::array::from_fn(|stack| stack_of(game, Stack(stack as u8), &gates)),
        colonies,
        closed: List::new(),
        gates,
        track,
        quiet_turns: 0,
        settled_this_turn: false,
        draft: Default::default(),
        agenda: Agenda::of([Step::StartTurn]),
    };
    for stack in game.stacks() {
        state.turn_up(stack, dice, &mut Vec::new());
    }
    for seat in state.clockwise(starting).rev() {
        state.agenda.push(Step::TakeInitial { seat, left: INITIAL_MODULES, used: Stacks::NONE });
    }
    Ok(state)
}

/// SGO-3.2, SGO-3.3, SGO-11.1: exoplanets at random, a random gate on each of the first; the others wait without.
fn exoplanets(
    options: &Options,
    seats: u8,
    dice: &mut dyn Chance,
) -> (List<Colony, MOST_COLONIES>, [Post; GATES]) {
    let (in_play, in_use) = if options.short_game { (3, 2) } else { (5, 3) };
    let mut drawn: [u8; EXOPLANETS] = std::array::from_fn(|at| at as u8);
    dice.shuffle(&mut drawn);
    let mut gates: [u8; GATES] = std::array::from_fn(|at| at as u8);
    dice.shuffle(&mut gates);
    let mut posts = [Post::Box; GATES];
    for (&gate, &exoplanet) in gates.iter().zip(&drawn).take(in_use) {
        posts[usize::from(gate)] = Post::On(Exoplanet(exoplanet));
    }
    let colony = |&exoplanet: &u8| Colony {
        exoplanet: Exoplanet(exoplanet),
        held: each(seats, Spaces::NONE),
        gathered: each(seats, 0),
    };
    (drawn.iter().take(in_play).map(colony).collect(), posts)
}

/// SGO-3.9: one stack; without the modules of a gate that is not used (SGO-11.1).
fn stack_of(game: &SpaceGateOdyssey, stack: Stack, gates: &[Post; GATES]) -> Modules {
    let used = |module: &Module| match game.face(*module).kind {
        Kind::Gate(gate) => gates[gate.index()] != Post::Box,
        Kind::Odyssey(_) | Kind::Access | Kind::Initial => true,
    };
    Modules::new(game.stacks[stack.index()].modules.iter().copied().filter(used))
}

/// SGO-3.5, SGO-3.8, SGO-3.10, SGO-3.13: one player's figures, station and influence.
fn confederation(game: &SpaceGateOdyssey, options: &Options, seat: Seat) -> Confederation {
    let figures = &game.figures;
    let mut odyssey = Odyssey::default();
    for &(room, figure) in &figures.start_rooms {
        *odyssey.staff_mut(room).count_mut(figure) += 1;
    }
    let mut station = Station::default();
    let deck = Deck { on: true, settlers: figures.settlers_on_initial_module };
    station.add(game, game.initial(seat), Cell::ORIGIN, Rotation(0), deck);
    Confederation {
        reserve: Reserve {
            settlers: figures.settlers_in_reserve,
            engineers: figures.engineers_in_reserve,
            suits: figures.suits_in_reserve,
            robots: figures.robots_in_reserve,
        },
        odyssey,
        ranks: Ranks::default(),
        influence: 0,
        tally: Tally::default(),
        reorganization_tokens: if options.reorganization_tokens { figures.reorganization_tokens } else { 0 },
        station,
    }
}

pub fn take_initial(state: &mut State, left: u8) -> Flow {
    if left > 0 {
        return Flow::Asks;
    }
    state.agenda.pop();
    Flow::GoesOn
}

pub fn candidates(game: &SpaceGateOdyssey, out: &mut Vec<Action>) {
    out.extend(game.stacks().map(|stack| Action::AddModule { stack }));
}

pub fn allows(state: &State, seat: Seat, used: Stacks, action: &Action) -> Result<(), Refusal> {
    match *action {
        Action::AddModule { stack } => {
            building::has_modules(state, stack)?;
            TWO_MODULES.requires(!used.contains(stack), || building::about("stack-used-at-setup", stack))?;
            building::has_room(state, seat)
        }
        Action::ReturnModule { .. } => TWO_MODULES.requires(false, || Message::id("no-return-at-setup")),
        _ => crate::answers_another_question(),
    }
}

/// Until the module has its place nothing has happened.
pub fn take(state: &mut State, seat: Seat, stack: Stack) {
    if let Step::TakeInitial { left, used, .. } = state.agenda.now_mut() {
        *left -= 1;
        *used = used.with(stack);
    }
    state.agenda.push(Step::PlaceModule { seat, stack });
}
