//! The five operations (GAN-6): recruit, adapt, move, gain reputation, draw; and the basic action, any of
//! them.

use crate::action::{Action, Operation, Place, Source};
use crate::agenda::{Due, Next, Step, another_question};
use crate::cards::{Set, Slot};
use crate::components::{Effect, Ganymede, Op};
use crate::settlers::Color;
use crate::state::{Board, State, cards};
use crate::verbs::Table;
use crate::{bonuses, effects, ships};
use orrery_core::{Clause, Message, Refusal};

/// An operation must be one of those that are offered; a basic action is any of the five.
pub const OFFERED: Clause = Clause("GAN-6.1");
/// A settler is recruited in one of the colors shown.
pub const RECRUIT: Clause = Clause("GAN-6.2");
/// Nobody is recruited to a full Earth.
pub const EARTH_FULL: Clause = Clause("GAN-6.2.1");
/// Nobody is recruited who is not in the supply.
pub const SUPPLY: Clause = Clause("GAN-6.2.2");
/// Adapt works on a settler of your own board.
pub const ADAPT: Clause = Clause("GAN-6.3");
/// The new color is another one, and in the supply.
pub const NEW_COLOR: Clause = Clause("GAN-6.3.1");
/// An adapted settler must obey the slot it stands on.
pub const ADAPT_ABOARD: Clause = Clause("GAN-6.3.2");
/// A Move is one leg of one settler of your board.
pub const MOVE: Clause = Clause("GAN-6.4");
/// A Move needs a destination that accepts the settler; it never loses one.
pub const DESTINATION: Clause = Clause("GAN-6.4.1");
/// On the last space nothing more can be gained.
pub const MAXIMUM: Clause = Clause("GAN-9.4");
/// A ship is drawn from the row, or unseen from the deck.
pub const DRAW: Clause = Clause("GAN-6.6");

/// The operations that a step offers.
pub fn due(game: &Ganymede, due: Due) -> Op {
    match due {
        Due::DiscardedTile | Due::SpentAdapts | Due::BonusSpace => Op::Basic,
        Due::Part { card, part } => match effects::effect(game, card) {
            Effect::OneOf(parts) | Effect::All(parts) => parts[usize::from(part)],
        },
        Due::Bonus { ship, part } => game.ship(ship).bonus[usize::from(part)],
    }
}

/// An operation that is impossible is skipped (GAN-4.5).
pub fn offer(table: &mut Table<'_>, step: Due) -> Next {
    if possible(table.game, table.state, due(table.game, step)) {
        return Next::Ask;
    }
    table.state.agenda.pop();
    Next::GoOn
}

pub fn possible(game: &Ganymede, state: &State, op: Op) -> bool {
    candidates(state, op).any(|operation| can(game, state, operation).is_ok())
}

/// What a player might point at; a basic action is any of the five operations, each time anew (GAN-5.4.5).
pub fn candidates(state: &State, op: Op) -> impl Iterator<Item = Operation> {
    let board = *state.board();
    let shows = move |other: Op| op == other || op == Op::Basic;
    let recruits = colors(op).iter().map(Operation::Recruit);
    let adapts = all_if(shows(Op::Adapt), Place::ALL).flat_map(move |at| adaptations(&board, at));
    let moves = all_if(shows(Op::Move), LEGS).flat_map(move |(from, to)| {
        board.at(from).colors().iter().map(move |settler| Operation::Move { settler, from, to })
    });
    let reputation = all_if(shows(Op::Reputation), [Operation::Reputation]);
    let draws = shows(Op::Draw).then(|| sources(state)).into_iter().flatten().map(Operation::Draw);
    recruits.chain(adapts).chain(moves).chain(reputation).chain(draws)
}

/// The colors that a card does not recruit: a player may point at them all the same, and reads why not.
pub fn colors_not_offered(op: Op) -> impl Iterator<Item = Operation> {
    let offered = colors(op);
    let others = Color::ALL.into_iter().filter(move |&color| !offered.is_empty() && !offered.contains(color));
    others.map(Operation::Recruit)
}

fn all_if<T, const N: usize>(offered: bool, all: [T; N]) -> impl Iterator<Item = T> {
    all.into_iter().take(if offered { N } else { 0 })
}

/// The colors that an operation may recruit.
fn colors(op: Op) -> Set<Color> {
    match op {
        Op::Recruit(colors) => colors,
        Op::Basic => Color::ALL.into_iter().collect(),
        Op::Adapt | Op::Move | Op::Reputation | Op::Draw => Set::new(),
    }
}

fn adaptations(board: &Board, at: Place) -> impl Iterator<Item = Operation> + use<> {
    board.at(at).colors().iter().flat_map(move |from| {
        let others = Color::ALL.into_iter().filter(move |&to| to != from);
        others.map(move |to| Operation::Adapt { at, from, to })
    })
}

/// Earth to Mars, Mars to a ship, one ship to the other: also off a complete ship (GAN-6.4.2), and also by a
/// settler who has just moved (GAN-7.6.5).
const LEGS: [(Place, Place); 5] = {
    let [identical, different] = [Place::Ship(Slot::Identical), Place::Ship(Slot::Different)];
    [
        (Place::Earth, Place::Mars),
        (Place::Mars, identical),
        (Place::Mars, different),
        (identical, different),
        (different, identical),
    ]
};

/// Where a ship can be had: each one of the row, and the top card of the deck.
pub fn sources(state: &State) -> impl Iterator<Item = Source> {
    let deck = (!state.ship_deck.is_empty()).then_some(Source::Deck);
    cards(&state.ship_row).map(Source::Row).chain(deck)
}

/// Whether the operation is one of those offered, and possible.
pub fn allows(game: &Ganymede, state: &State, offered: &[Op], operation: Operation) -> Result<(), Refusal> {
    let kind = |op: &Op| *op == Op::Basic || same_kind(*op, operation);
    OFFERED.requires(offered.iter().any(kind), || Message::id("operation-not-offered"))?;
    if let Operation::Recruit(color) = operation {
        RECRUIT.requires(offered.iter().any(|&op| colors(op).contains(color)), || {
            Message::id("color-not-offered").with("color", color.into())
        })?;
    }
    can(game, state, operation)
}

fn same_kind(op: Op, operation: Operation) -> bool {
    match operation {
        Operation::Recruit(_) => matches!(op, Op::Recruit(_)),
        Operation::Adapt { .. } => op == Op::Adapt,
        Operation::Move { .. } => op == Op::Move,
        Operation::Reputation => op == Op::Reputation,
        Operation::Draw(_) => op == Op::Draw,
    }
}

/// Whether the operation is possible on the board of the active player.
fn can(game: &Ganymede, state: &State, operation: Operation) -> Result<(), Refusal> {
    match operation {
        Operation::Recruit(color) => can_recruit(game, state, color),
        Operation::Adapt { at, from, to } => can_adapt(state, at, from, to),
        Operation::Move { settler, from, to } => can_move(game, state.board(), settler, from, to),
        Operation::Reputation => {
            let below_maximum = usize::from(state.board().reputation) + 1 < game.track.len();
            MAXIMUM.requires(below_maximum, || Message::id("reputation-at-maximum"))
        }
        Operation::Draw(source) => can_draw(state, source),
    }
}

fn can_recruit(game: &Ganymede, state: &State, color: Color) -> Result<(), Refusal> {
    let room = state.board().earth.total() < game.limits.earth_capacity;
    EARTH_FULL.requires(room, || Message::id("earth-full"))?;
    SUPPLY.requires(state.supply.has(color), || not_in_supply(color))
}

fn can_adapt(state: &State, at: Place, from: Color, to: Color) -> Result<(), Refusal> {
    let settlers = state.board().at(at);
    ADAPT.requires(settlers.has(from), || Message::id("no-such-settler").with("color", from.into()))?;
    NEW_COLOR.requires(from != to, || Message::id("same-color"))?;
    NEW_COLOR.requires(state.supply.has(to), || not_in_supply(to))?;
    let Place::Ship(slot) = at else { return Ok(()) };
    let mut others = settlers;
    others.remove(from);
    ADAPT_ABOARD.requires(ships::agrees(slot, others, to), || {
        Message::id("slot-refuses-color").with("slot", slot.into()).with("color", to.into())
    })
}

fn can_move(game: &Ganymede, board: &Board, settler: Color, from: Place, to: Place) -> Result<(), Refusal> {
    MOVE.requires(LEGS.contains(&(from, to)), || Message::id("not-one-leg"))?;
    MOVE.requires(board.at(from).has(settler), || {
        Message::id("no-such-settler").with("color", settler.into())
    })?;
    match to {
        Place::Ship(slot) => ships::accepts(game, board, slot, settler),
        Place::Mars | Place::Earth => {
            let room = board.mars.total() < game.limits.mars_capacity;
            DESTINATION.requires(room, || Message::id("mars-full"))
        }
    }
}

/// Also how a new ship is picked after a launch (GAN-7.7).
pub fn can_draw(state: &State, source: Source) -> Result<(), Refusal> {
    DRAW.requires(sources(state).any(|offered| offered == source), || match source {
        Source::Row(_) => Message::id("ship-not-in-row"),
        Source::Deck => Message::id("ship-deck-empty"),
    })
}

fn not_in_supply(color: Color) -> Message {
    Message::id("not-in-supply").with("color", color.into())
}

/// Answers to one operation that is offered.
pub fn answers(game: &Ganymede, state: &State, step: Due, out: &mut Vec<Action>) {
    out.push(Action::Decline);
    let op = due(game, step);
    out.extend(candidates(state, op).chain(colors_not_offered(op)).map(Action::Perform));
}

pub fn allows_answer(game: &Ganymede, state: &State, step: Due, action: &Action) -> Result<(), Refusal> {
    match *action {
        Action::Perform(operation) => allows(game, state, &[due(game, step)], operation),
        Action::Decline => Ok(()),
        _ => another_question(),
    }
}

pub fn perform(table: &mut Table<'_>, operation: Operation) {
    match operation {
        Operation::Recruit(color) => table.recruit(color),
        Operation::Adapt { at, from, to } => table.adapt(at, from, to),
        Operation::Move { settler, from, to } => table.move_settler(settler, from, to),
        Operation::Reputation => bonuses::gain_reputation(table),
        Operation::Draw(source) => {
            table.gain_ship(source);
            table.state.agenda.push(Step::FillEmpty);
        }
    }
}
