//! The course of a turn (GAN-4): what can lie on the agenda, and who knows what to do about it.

use crate::action::Action;
use crate::cards::{Planet, Set, Ship, Shuttle, Slot, Tile};
use crate::event::Event;
use crate::payment::Purchase;
use crate::state::Choice;
use crate::verbs::Table;
use crate::{bonuses, effects, end_of_turn, operations, payment, setup, ships, shuttles, turns};
use orrery_core::{Clause, Message, Refusal, Seat};
use serde::{Deserialize, Serialize};

pub type Agenda = orrery_core::Agenda<Step, 40>;

/// Every decision has its kinds of answer; no other fits it.
pub const ANSWER: Clause = Clause("GAN-4.4");

/// One item of the agenda. What an operation triggers is put on top and resolved before the rest goes on
/// (GAN-4.3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Step {
    /// Everybody chooses two ships in secret (GAN-3.6).
    ChooseShips,
    /// What was chosen is revealed (GAN-3.7).
    RevealShips,
    /// One of the three actions (GAN-5).
    Action,
    /// The payment of a purchase, piece by piece (GAN-4.7).
    Pay,
    /// The travelers arrive on Mars or board ships (GAN-5.2.4, GAN-5.2.5).
    Transfer(Planet),
    /// So many activations are left of the effect of a tile or shuttle (GAN-5.4).
    Activate { card: Card, left: u8 },
    /// One operation, which may be declined (GAN-6).
    Operate(Due),
    /// One ship may be launched at once (GAN-9.1, GAN-9.3).
    OfferLaunch(Occasion),
    /// The ship whose bonus is over is laid aside (GAN-7.6).
    LayAside(Slot),
    /// A new ship is taken to the hand (GAN-7.7).
    PickShip(Slot),
    /// A ship of the hand fills the slot (GAN-7.8).
    DockShip(Slot),
    /// A slot that had to stay empty gets the first ship there is (GAN-7.9).
    FillEmpty,
    /// Complete ships leave (GAN-8.1).
    TakeOff,
    /// Ships beyond the hand limit go under the deck (GAN-8.3).
    HandLimit,
    /// The player confirms the turn (GAN-12.6).
    EndTurn,
    /// The rows are refilled (GAN-8.4).
    Refill,
    /// The game ends, or the next player begins (GAN-10.1, GAN-10.2).
    EndCheck,
    #[default]
    Over,
}

/// What has an effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Card {
    Tile(Tile),
    Shuttle(Shuttle),
}

/// Where an operation comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Due {
    /// A discarded tile gives a basic action (GAN-5.3.1).
    DiscardedTile,
    /// Adapts spent on a basic action (GAN-5.4.4).
    SpentAdapts,
    /// A space of the reputation track gives a basic action (GAN-9.2).
    BonusSpace,
    /// One part of a `both` effect (GAN-5.4.3).
    Part { card: Card, part: u8 },
    /// One operation of a take-off bonus (GAN-7.6).
    Bonus { ship: Ship, part: u8 },
}

/// Why a ship may be launched at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Occasion {
    Set,
    MaximumReputation,
}

/// What becomes of the step on top of the agenda.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// It waits for an answer.
    Ask,
    /// It was carried out, or something was put before it.
    GoOn,
}

/// Runs the agenda up to the next question.
pub fn advance(table: &mut Table<'_>) {
    while let Next::GoOn = run(table) {}
}

fn run(table: &mut Table<'_>) -> Next {
    match *table.state.agenda.now() {
        Step::ChooseShips => setup::await_choices(table),
        Step::RevealShips => setup::reveal_ships(table),
        Step::Action => Next::Ask,
        Step::Pay => payment::collect(table),
        Step::Transfer(planet) => shuttles::transfer(table, planet),
        Step::Activate { card, left } => effects::activate(table, card, left),
        Step::Operate(due) => operations::offer(table, due),
        Step::OfferLaunch(_) => bonuses::offer_launch(table),
        Step::LayAside(slot) => ships::lay_aside(table, slot),
        Step::PickShip(_) => ships::pick(table),
        Step::DockShip(slot) => ships::dock(table, slot),
        Step::FillEmpty => ships::fill_empty(table),
        Step::TakeOff => end_of_turn::take_off(table),
        Step::HandLimit => end_of_turn::hand_limit(table),
        Step::EndTurn => Next::Ask,
        Step::Refill => end_of_turn::refill(table),
        Step::EndCheck => turns::end_check(table),
        Step::Over => Next::Ask,
    }
}

/// Takes an answer that the rules allow to the question on top of the agenda.
pub fn answer(table: &mut Table<'_>, seat: Seat, action: &Action) {
    let step = *table.state.agenda.now();
    match (step, *action) {
        (_, Action::Choose { identical, different }) => {
            setup::choose(table, seat, Choice { identical, different });
        }
        (_, Action::Take(tile)) => payment::begin(table, Purchase::Tile(tile), Set::new()),
        (_, Action::Use(shuttle)) => payment::begin(table, Purchase::Shuttle(shuttle), Set::new()),
        (Step::Pay, Action::Discard(tile)) => payment::name_tile(table, tile),
        (_, Action::Discard(tile)) => payment::begin(table, Purchase::BasicActions, Set::one(tile)),
        (_, Action::Enough) => payment::buy(table),
        (_, Action::Spend(color)) => payment::spend(table, [color].into_iter().collect()),
        (_, Action::Keep(color)) => table.arrive(color),
        (_, Action::Board { settler, slot }) => table.board_ship(settler, slot),
        (_, Action::Decline) => decline(table),
        (Step::Activate { card, left }, Action::Perform(operation)) => {
            effects::use_up(table, card, left, 1);
            operations::perform(table, operation);
        }
        (_, Action::Perform(operation)) => {
            table.state.agenda.pop();
            operations::perform(table, operation);
        }
        (_, Action::Convert) => effects::convert(table),
        (Step::OfferLaunch(_), Action::Launch(slot)) => {
            table.state.agenda.pop();
            ships::launch(table, slot);
        }
        (_, Action::Launch(slot)) => ships::launch(table, slot),
        (_, Action::Pick(source)) => ships::take(table, source),
        (_, Action::Dock { ship, slot }) => table.dock_ship(seat, slot, ship),
        (_, Action::PutBeneath(ship)) => table.put_beneath(ship),
        (_, Action::EndTurn) => end_of_turn::confirm(table),
    }
}

/// What is declined is over: one operation, one launch, or all that is left of an effect (GAN-4.9).
fn decline(table: &mut Table<'_>) {
    table.state.agenda.pop();
    table.tell(Event::Declined { seat: table.seat() });
}

/// The refusal of an answer to some other question.
pub fn another_question() -> Result<(), Refusal> {
    ANSWER.requires(false, || Message::id("answers-another-question"))
}
