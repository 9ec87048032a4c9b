//! The end of an encounter and of a turn (COS-6.13 to COS-6.16).

use crate::agenda::Step;
use crate::board::{Encounter, Side};
use crate::cards::Cards;
use crate::event::Event;
use crate::table::Table;
use crate::windows::Moment;
use crate::{Action, campaign};
use orrery_core::{Clause, Message, Refusal};

/// After a successful first encounter the attacker may have a second one.
pub const SECOND: Clause = Clause("COS-6.15");

/// The last window, which begins with the choice to keep one's own card alone (COS-10.24).
pub(crate) fn aftermath(table: &mut Table) {
    table.then([Step::Window(Moment::Keeping), Step::Window(Moment::EncounterEnd), Step::Close]);
}

/// All ships of the encounter go back to colonies; no rewards, no last window; the turn ends (COS-5.17, COS-6.16).
pub(crate) fn abort(table: &mut Table) {
    table.tell(Event::Aborted);
    table.state.board.agenda.clear();
    table.then([Step::AlliesHome { rewarded: false }, Step::MothershipHome, Step::Close]);
}

/// Encounter cards are discarded, set-aside cards go back, cancelled powers work again (COS-6.13); then a second
/// encounter if the first succeeded and an encounter card is left (COS-6.15), else the turn ends (COS-6.16).
pub(crate) fn close(table: &mut Table) {
    for side in Side::BOTH {
        let by = table.state.board.main(side);
        if let (Some(card), Some(by)) = (table.pick_up(side), by) {
            let cards: Cards = [card].into_iter().collect();
            table.state.board.discard.add(card);
            table.tell(Event::Discarded { by, cards });
        }
    }
    table.return_asides();
    let Encounter { succeeded, .. } = std::mem::take(&mut table.state.board.encounter);
    let seat = table.state.board.attacker;
    let another = succeeded && table.state.board.number < table.game.numbers.encounters_per_turn_max;
    if another && table.check_cards(seat) {
        table.then([Step::Second]);
    } else {
        table.tell(Event::TurnEnds { seat });
        table.then([Step::EndTurn]);
    }
}

pub(crate) fn second_allows(action: Action) -> Result<(), Refusal> {
    SECOND.requires(matches!(action, Action::Again | Action::EndTurn), || Message::id("again-or-end"))
}

pub(crate) fn second(table: &mut Table, action: Action) {
    if action == Action::EndTurn {
        return campaign::end_turn(table);
    }
    table.state.board.agenda.pop();
    table.state.board.number += 1;
    table.then([Step::BeginEncounter]);
}
