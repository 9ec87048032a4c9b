//! New hands (COS-5.1 to COS-5.6).

use crate::agenda::Step;
use crate::cards::Card;
use crate::event::Event;
use crate::table::Table;
use crate::windows::Moment;
use crate::{Action, CosmicEncounter, State, check_artifact, fits};
use orrery_core::{Refusal, Seat};

/// A new hand comes only when an encounter card must be played and there is none (COS-5.2): artifacts may be played
/// first, the rest are discarded, then seven cards are drawn (COS-5.1).
pub(crate) fn new_hand(table: &mut Table, seat: Seat, moment: Moment) {
    table.then([Step::NewHand { seat, moment }, Step::DropArtifacts { seat }, Step::DrawHand { seat }]);
}

/// The moment a player's role of defender is fixed they take a new hand if they need one, before any window opens, so
/// that no card can be slipped into an empty hand first (COS-5.6).
pub(crate) fn become_defender(table: &mut Table, moment: Moment) {
    let seat = table.state.board.encounter.defender.expect("the defender was fixed just now");
    if !table.check_cards(seat) {
        new_hand(table, seat, moment);
    }
}

pub(crate) fn new_hand_candidates(state: &State, seat: Seat, out: &mut Vec<Action>) {
    out.push(Action::Pass);
    crate::held_artifacts(state, seat, out);
}

pub(crate) fn new_hand_allows(
    game: &CosmicEncounter,
    state: &State,
    seat: Seat,
    moment: Moment,
    action: Action,
) -> Result<(), Refusal> {
    match action {
        Action::Pass => Ok(()),
        Action::Play(artifact) => check_artifact(game, state, seat, artifact, moment),
        _ => fits(false),
    }
}

pub(crate) fn answer_new_hand(table: &mut Table, seat: Seat, action: Action) {
    if let Action::Play(artifact) = action {
        table.then([Step::Play { seat, artifact }]);
    } else {
        table.state.board.agenda.pop();
    }
}

/// Remaining artifacts are discarded together; a power may keep them, showing them (COS-5.5, COS-10.19).
pub(crate) fn drop_artifacts(table: &mut Table, seat: Seat) {
    let artifacts = table.state.hand(seat).artifacts();
    if artifacts.is_empty() {
        return;
    }
    let board = &table.state.board;
    if board.works(seat) && board.power(seat).keeps_artifacts() {
        table.show_held(seat, artifacts);
        table.tell(Event::Kept { seat, cards: artifacts });
    } else {
        table.discard_from_hand(seat, artifacts);
    }
}

/// Seven cards; if there is no encounter card among them they are shown, discarded and drawn again, unless no encounter
/// card is to be had at all (COS-5.3).
pub(crate) fn draw_hand(table: &mut Table, seat: Seat) {
    for _ in 0..table.game.numbers.hand_size {
        table.draw(seat);
    }
    if table.state.has_encounter_card(seat) {
        return table.show_armed(seat, true);
    }
    let cards = table.state.hand(seat);
    table.show_held(seat, cards);
    table.tell(Event::Shown { seat, cards });
    let left = table.state.deck.plus(table.state.board.discard);
    if left.iter().any(Card::is_encounter) {
        table.then([Step::DropArtifacts { seat }, Step::DrawHand { seat }]);
    }
}
