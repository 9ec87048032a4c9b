//! Chronos: once per encounter the revealed cards are undone and chosen again (COS-10.3), also when a deal is about to
//! follow (COS-10.27).

use super::Power;
use crate::agenda::Step;
use crate::artifacts::Artifact;
use crate::board::{Board, Laid};
use crate::cards::Card;
use crate::table::Table;
use crate::windows::{Moment, Use, Window};
use orrery_core::{Seat, Seats};

pub struct Chronos;

impl Power for Chronos {
    fn applies(&self, _board: &Board, _owner: Seat, _moment: Moment) -> bool {
        true
    }

    fn turns_back_time(&self) -> bool {
        true
    }

    /// Its own card goes to its hand; the opponent's is set aside face up, or back to a hand without another encounter
    /// card. A swap is not undone: each looks at the card on its side (COS-10.26, COS-10.33). A refill or a gift is not
    /// repeated either (COS-10.34).
    fn invoke(&self, table: &mut Table, call: Use) {
        let side = table.state.board.side_of(call.owner);
        if let Some(card) = table.pick_up(side) {
            table.take_open(call.owner, card);
        }
        let opponent = table.state.board.opponent(call.owner).expect("a main player travels in time");
        if let Some(card) = table.pick_up(side.other()) {
            if table.check_cards(opponent) {
                table.set_aside_open(opponent, card);
            } else {
                table.take_open(opponent, card);
            }
        }
        recall_emotion_control(table);
        table.state.board.encounter.laid = [Laid::Nothing; 2];
        table.state.board.encounter.soothed = false;
        table.state.board.encounter.in_force = Seats::NONE;
        free_late_powers(table, call.owner);
        // Play resumes where cards are chosen; the second result is final.
        table.state.board.agenda.clear();
        table.then([Step::Selection]);
    }
}

/// An Emotion Control played in this encounter goes back to its player, from the discard pile or from the hand that
/// everybody saw it go to.
fn recall_emotion_control(table: &mut Table) {
    let Some(player) = table.state.board.encounter.calmed.take() else { return };
    let card = Card::Artifact(Artifact::EmotionControl);
    if table.state.board.discard.remove(card) {
        return table.take_open(player, card);
    }
    let holder = table.state.board.everyone().find(|&seat| {
        seat != player && table.state.board.known[seat.index()].holds(card) && table.state.hand(seat).holds(card)
    });
    if let Some(holder) = holder {
        table.hand_over(holder, player, card);
    }
}

/// In the replay the powers of the late windows may be used once more, this one excepted (COS-8.4).
fn free_late_powers(table: &mut Table, owner: Seat) {
    let late = Window::W6 | Window::W7 | Window::W8;
    let board = &mut table.state.board;
    let spent = |seat: &Seat| {
        let windows = table.game.aliens[board.aliens[seat.index()] as usize].windows;
        *seat == owner || !windows.intersects(late)
    };
    board.encounter.used = board.encounter.used.iter().filter(spent).collect();
}
