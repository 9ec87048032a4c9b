//! Compensation and defender rewards (COS-6.10, COS-6.11).

use crate::agenda::Step;
use crate::board::{Board, Place};
use crate::event::Event;
use crate::losses;
use crate::table::Table;
use crate::windows::Moment;
use crate::{Action, fits};
use orrery_core::{Arg, Clause, Message, Refusal, Seat};

/// Each defending ally takes a card or an own ship from the Warp per ship sent, in any mix.
pub const REWARD: Clause = Clause("COS-6.11");

/// Cards that a beaten negotiator may take: one per own ship lost, no more than the opponent holds.
fn due(board: &Board, claimant: Seat) -> u8 {
    let payer = board.opponent(claimant).expect("a main player claims");
    board.loss[claimant.index()].min(board.held[payer.index()])
}

/// The window opens only if there is something to take (COS-6.10).
pub(crate) fn compensate(table: &mut Table, claimant: Seat) {
    if due(&table.state.board, claimant) > 0 {
        table.then([Step::Window(Moment::BeforeCompensation), Step::Claim { claimant }]);
    }
}

/// At random from the opponent's hand, automatically; only the two see the cards (COS-6.10).
pub(crate) fn claim(table: &mut Table, claimant: Seat) {
    let board = &table.state.board;
    if board.encounter.gassed {
        return;
    }
    let (payer, cards) = (board.opponent(claimant).expect("a main player claims"), due(board, claimant));
    table.rob(payer, claimant, cards);
    table.tell(Event::Compensated { seat: claimant, cards });
}

/// Defending allies in timing order, each after putting their ships back (COS-6.11).
pub(crate) fn begin(table: &mut Table) {
    for &seat in table.state.board.timing().iter().rev() {
        if table.state.board.reward[seat.index()] > 0 {
            table.then([Step::Reward { seat }]);
        }
    }
}

/// No more ships than lie in the Warp, and none without a colony (COS-6.11).
pub(crate) fn most_ships(board: &Board, seat: Seat) -> u8 {
    let ships = board.reward[seat.index()].min(board.fleet(seat).warp);
    if board.havens(seat).next().is_some() { ships } else { 0 }
}

/// All cards by default.
pub(crate) fn candidates(board: &Board, seat: Seat, out: &mut Vec<Action>) {
    out.extend((0..=board.reward[seat.index()]).map(|ships| Action::Reward { ships }));
}

pub(crate) fn allows(board: &Board, seat: Seat, action: Action) -> Result<(), Refusal> {
    let Action::Reward { ships } = action else { return fits(false) };
    let most = most_ships(board, seat);
    REWARD.requires(ships <= most, || Message::id("reward-ships").with("most", Arg::Number(i32::from(most))))
}

pub(crate) fn reward(table: &mut Table, seat: Seat, action: Action) {
    table.state.board.agenda.pop();
    if let Action::Reward { ships } = action {
        pay(table, seat, ships);
    }
}

/// The split is fixed before any card is drawn (COS-6.11).
pub(crate) fn pay(table: &mut Table, seat: Seat, ships: u8) {
    let cards = std::mem::take(&mut table.state.board.reward[seat.index()]) - ships;
    table.tell(Event::Rewarded { seat, cards, ships });
    for _ in 0..cards {
        table.draw(seat);
    }
    table.move_ships(seat, Place::Warp, Place::Adrift, ships);
    losses::put_back(table);
}
