//! A deal carried out, or none made (COS-7.9 to COS-7.13).

use super::terms::{Founders, Terms};
use super::{Bargain, Talks};
use crate::agenda::Step;
use crate::board::{Place, Planet, Side};
use crate::cards::Cards;
use crate::event::Event;
use crate::table::Table;
use crate::{Action, State, fits, losses};
use orrery_core::{Clause, Message, Refusal, Seat, Seats};

/// Cards of the giver's choice are picked before any card moves.
pub const PICK: Clause = Clause("COS-7.9");

/// The deal counts as a success of the attacker (COS-6.14). Cards are picked, then all moves at once, then the win check.
pub(super) fn begin(table: &mut Table) {
    table.state.board.agenda.pop();
    let board = &mut table.state.board;
    board.encounter.succeeded = true;
    let (attacker, defender) = (board.attacker, board.encounter.defender.expect("main players dealt"));
    table.then([
        Step::PickCards { giver: attacker },
        Step::PickCards { giver: defender },
        Step::Exchange,
        Step::WinCheck,
        Step::MothershipHome,
        Step::Aftermath,
    ]);
}

/// What a main player gives, and the ships that found their colony.
fn side_of_deal(state: &State, giver: Seat) -> (Terms, Founders) {
    let (maker, proposal, founders) = state.board.talks.struck.expect("a deal was struck");
    if state.board.side_of(giver) == maker {
        (proposal.gives, proposal.founders)
    } else {
        (proposal.asks, founders)
    }
}

/// What is left to pick from: each kind of term takes from what the ones before it left (COS-7.13).
fn pickable(state: &State, giver: Seat) -> Cards {
    let (terms, _) = side_of_deal(state, giver);
    let hand = state.hand(giver);
    hand.minus(terms.fixed(hand)).minus(state.bargains[giver.index()].picked)
}

pub(crate) fn pick_waits(state: &State, giver: Seat) -> bool {
    let (terms, _) = side_of_deal(state, giver);
    state.bargains[giver.index()].picked.len() < terms.choice && !pickable(state, giver).is_empty()
}

pub(crate) fn pick_candidates(state: &State, giver: Seat, out: &mut Vec<Action>) {
    out.extend(pickable(state, giver).faces().map(Action::Pick));
}

pub(crate) fn pick_allows(state: &State, giver: Seat, action: Action) -> Result<(), Refusal> {
    let Action::Pick(card) = action else { return fits(false) };
    PICK.requires(pickable(state, giver).holds(card), || Message::id("cannot-pick"))
}

pub(crate) fn pick(state: &mut State, giver: Seat, action: Action) {
    if let Action::Pick(card) = action {
        state.bargains[giver.index()].picked.add(card);
    }
}

/// The cards of both sides are settled before any of them moves (COS-7.13); then cards and ships move, and the colony's
/// leave was good when it was accepted, even if its giver leaves the planet now (COS-7.9).
pub(crate) fn exchange(table: &mut Table) {
    let mains = Side::BOTH.map(|side| table.state.board.main(side).expect("main players dealt"));
    let parcels = mains.map(|giver| parcel(table, giver));
    for (at, (named, quiet)) in parcels.into_iter().enumerate() {
        let (giver, taker) = (mains[at], mains[1 - at]);
        named.iter().for_each(|card| table.hand_over(giver, taker, card));
        table.pass_cards(giver, taker, quiet);
    }
    for (at, giver) in mains.into_iter().enumerate() {
        let (terms, _) = side_of_deal(table.state, giver);
        let (_, founders) = side_of_deal(table.state, mains[1 - at]);
        if let Some(planet) = terms.colony {
            found(table, mains[1 - at], planet, &founders);
        }
        for seat in table.state.board.everyone() {
            table.move_ships(seat, Place::Warp, Place::Adrift, terms.release[seat.index()]);
        }
    }
    table.state.bargains.fill(Bargain::default());
    table.state.board.talks = Talks::default();
    losses::put_back(table);
}

/// Named cards, which everybody knows, and the others, which only the two see (COS-7.8).
fn parcel(table: &mut Table, giver: Seat) -> (Cards, Cards) {
    let (terms, _) = side_of_deal(table.state, giver);
    let hand = table.state.hand(giver);
    let (named, picked) =
        (Terms { named: terms.named, ..Terms::default() }, table.state.bargains[giver.index()].picked);
    let named = named.fixed(hand);
    let mut quiet = terms.fixed(hand).minus(named).plus(picked);
    let mut left = hand.minus(named).minus(quiet);
    for _ in 0..terms.random {
        if let Some(card) = left.draw(table.dice) {
            quiet.add(card);
        }
    }
    (named, quiet)
}

fn found(table: &mut Table, seat: Seat, planet: Planet, founders: &Founders) {
    table.move_ships(seat, Place::Mothership, Place::Planet(planet), founders.mothership);
    for from in Planet::all(table.state.board.seats()) {
        table.move_ships(seat, Place::Planet(from), Place::Planet(planet), founders.from[from.index()]);
    }
}

/// Each main player loses three ships of their choice; what is left in the Mothership goes back (COS-7.11).
pub(super) fn no_deal(table: &mut Table, by: Option<Seat>) {
    table.state.board.agenda.pop();
    table.state.bargains.fill(Bargain::default());
    table.state.board.talks = Talks::default();
    table.tell(Event::NoDeal { by });
    table.then([Step::MothershipHome, Step::Aftermath]);
    let losers: Seats = table.state.board.mains().collect();
    losses::doom(table, losers, table.game.numbers.failed_deal_loss, true);
}
