//! Choosing and revealing the cards (COS-5.17 to COS-5.20).

use crate::agenda::Step;
use crate::board::{Laid, Side};
use crate::table::Table;
use crate::windows::Moment;
use crate::{Action, CosmicEncounter, State, close, fits, hands};
use orrery_core::{Arg, Ask, Clause, Message, Refusal, Seat, Seats};

/// Both main players lay an encounter card from hand; artifacts can never be laid.
pub const LAY: Clause = Clause("COS-5.18");

/// Cards are chosen, laid and revealed with their windows; a replay begins here again.
pub(crate) fn begin(table: &mut Table) {
    table.then([
        Step::Window(Moment::BeforeSelection),
        Step::CheckCards,
        Step::Lay,
        Step::Window(Moment::BeforeReveal),
        Step::Reveal,
        Step::Window(Moment::AfterReveal),
        Step::Outcome,
    ]);
}

/// An attacker without encounter cards ends the turn at once; a defender takes a new hand (COS-5.17).
pub(crate) fn check_cards(table: &mut Table) {
    let defender = table.state.board.encounter.defender.expect("the defender is fixed");
    if !table.check_cards(table.state.board.attacker) {
        close::abort(table);
    } else if !table.check_cards(defender) {
        table.then([Step::CheckDefender]);
        hands::new_hand(table, defender, Moment::BeforeSelection);
    }
}

/// A Plague played before the new hand may have left the attacker without encounter cards after all (COS-5.17). A
/// defender for whom none is to be had plays an "Attack 0" that is not a card (COS-5.3).
pub(crate) fn check_defender(table: &mut Table) {
    if !table.check_cards(table.state.board.attacker) {
        return close::abort(table);
    }
    let defender = table.state.board.encounter.defender.expect("the defender is fixed");
    if !table.check_cards(defender) {
        table.state.board.encounter.laid[Side::Defense as usize] = Laid::Virtual;
    }
}

/// The main player who sees the other's card first, if there is one (COS-10.12).
fn foreseer(state: &State) -> Option<Seat> {
    let board = &state.board;
    board.mains().find(|&seat| board.in_force(seat) && board.power(seat).sees_first())
}

/// Who has to lay a card now.
pub(crate) fn unlaid(state: &State) -> Seats {
    let board = &state.board;
    let waiting: Seats =
        board.mains().filter(|&seat| board.laid(board.side_of(seat)) == Laid::Nothing).collect();
    match foreseer(state) {
        Some(seat) if waiting.len() > 1 => waiting.without(seat),
        _ => waiting,
    }
}

pub(crate) fn ask(state: &State) -> Ask {
    if foreseer(state).is_some() { Ask::Open } else { Ask::Sealed }
}

pub(crate) fn candidates(state: &State, seat: Seat, out: &mut Vec<Action>) {
    out.extend(state.hand(seat).faces().map(Action::Lay));
}

pub(crate) fn allows(
    game: &CosmicEncounter,
    state: &State,
    seat: Seat,
    action: Action,
) -> Result<(), Refusal> {
    let Action::Lay(card) = action else { return fits(false) };
    let named = |id| Message::id(id).with("card", Arg::Part("card", game.face_row(card)));
    LAY.requires(state.hand(seat).holds(card), || named("card-not-held"))?;
    LAY.requires(card.is_encounter(), || named("artifact-face-down"))
}

pub(crate) fn lay(table: &mut Table, seat: Seat, action: Action) {
    let Action::Lay(card) = action else { unreachable!("the check saw a card laid") };
    let face_up = foreseer(table.state).is_some_and(|foreseer| foreseer != seat);
    table.lay(seat, card, face_up);
}

/// Both cards are turned up at once (COS-5.20).
pub(crate) fn reveal(table: &mut Table) {
    Side::BOTH.into_iter().for_each(|side| table.turn_up(side));
}
