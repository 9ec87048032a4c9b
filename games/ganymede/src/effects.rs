//! Activating the effect of a tile or shuttle, up to as often as one has its class (GAN-5.4).

use crate::action::Action;
use crate::agenda::{Card, Due, Next, Step, another_question};
use crate::components::{Effect, Ganymede, Op};
use crate::event::Event;
use crate::operations;
use crate::state::State;
use crate::verbs::Table;
use orrery_core::{Arg, Clause, Message, Refusal};

/// Adapts of one shuttle can be spent on a basic action while enough of them are left.
pub const CONVERSION: Clause = Clause("GAN-5.4.4");

pub fn effect(game: &Ganymede, card: Card) -> &Effect {
    match card {
        Card::Tile(tile) => &game.tile(tile).effect,
        Card::Shuttle(shuttle) => &game.shuttle(shuttle).effect,
    }
}

/// Asks for the next activation, each on its own (GAN-5.4.1). One that is impossible counts as used, and so
/// do all after it (GAN-4.9); an effect with several parts becomes an operation for each part (GAN-5.4.3).
pub fn activate(table: &mut Table<'_>, card: Card, left: u8) -> Next {
    let possible = match effect(table.game, card) {
        Effect::All(parts) => {
            let parts = parts.len() as u8;
            use_up(table, card, left, 1);
            (0..parts)
                .rev()
                .for_each(|part| table.state.agenda.push(Step::Operate(Due::Part { card, part })));
            return Next::GoOn;
        }
        Effect::OneOf(parts) => {
            let offered = |&op: &Op| operations::possible(table.game, table.state, op);
            may_convert(table.game, card, left).is_ok() || parts.iter().any(offered)
        }
    };
    if possible {
        return Next::Ask;
    }
    table.state.agenda.pop();
    Next::GoOn
}

/// The activations that remain wait while the one just chosen is carried out.
pub fn use_up(table: &mut Table<'_>, card: Card, left: u8, used: u8) {
    table.state.agenda.pop();
    if left > used {
        table.state.agenda.push(Step::Activate { card, left: left - used });
    }
}

/// Whether this is a shuttle whose effect is Adapt.
fn adapts(game: &Ganymede, card: Card) -> bool {
    matches!(card, Card::Shuttle(_))
        && matches!(effect(game, card), Effect::OneOf(parts) if parts[..] == [Op::Adapt])
}

/// Offered also where no settler can be adapted (GAN-5.4.6).
fn may_convert(game: &Ganymede, card: Card, left: u8) -> Result<(), Refusal> {
    let price = game.limits.adapts_per_basic_action;
    CONVERSION.requires(adapts(game, card), || Message::id("no-adapts-to-spend"))?;
    CONVERSION.requires(left >= price, || {
        Message::id("too-few-adapts-left").with("number", Arg::Number(i32::from(price)))
    })
}

/// Spends activations on a basic action.
pub fn convert(table: &mut Table<'_>) {
    let Step::Activate { card, left } = *table.state.agenda.now() else {
        unreachable!("only an effect that is being activated can be converted")
    };
    use_up(table, card, left, table.game.limits.adapts_per_basic_action);
    table.state.agenda.push(Step::Operate(Due::SpentAdapts));
    table.tell(Event::Converted { seat: table.seat() });
}

pub fn candidates(game: &Ganymede, state: &State, card: Card, out: &mut Vec<Action>) {
    out.push(Action::Decline);
    if adapts(game, card) {
        out.push(Action::Convert);
    }
    if let Effect::OneOf(parts) = effect(game, card) {
        let operations = parts.iter().flat_map(|&op| operations::candidates(state, op));
        let not_offered = parts.iter().flat_map(|&op| operations::colors_not_offered(op));
        out.extend(operations.chain(not_offered).map(Action::Perform));
    }
}

pub fn allows(game: &Ganymede, state: &State, card: Card, left: u8, action: &Action) -> Result<(), Refusal> {
    match (effect(game, card), *action) {
        (Effect::OneOf(parts), Action::Perform(operation)) => {
            operations::allows(game, state, parts, operation)
        }
        (Effect::OneOf(_), Action::Convert) => may_convert(game, card, left),
        (Effect::OneOf(_), Action::Decline) => Ok(()),
        (_, _) => another_question(),
    }
}
