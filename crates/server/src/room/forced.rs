//! Turns that end by themselves.

use super::Room;
use crate::hall::Hall;
use crate::identity::device;
use orrery_core::{Ask, Seat, Turn};
use orrery_store::SeatRow;
use orrery_table::{Deed, PlayerKind, Reach, Terms};
use serde::Deserialize;
use serde_json::Value;

/// When somebody is asked although there is only one answer: `endOfTurn` in their settings.
#[derive(Clone, Copy, Default, Deserialize)]
#[serde(rename_all = "camelCase")]
enum Asks {
    Always,
    /// As long as something can be taken back.
    #[default]
    Options,
    Never,
}

impl Asks {
    /// As somebody has it in their settings, if these can be read.
    async fn of(player: &str, hall: &Hall) -> Asks {
        let known = hall.store.person(device(player).0).await.ok().flatten();
        known.and_then(|known| Asks::deserialize(&known.settings["endOfTurn"]).ok()).unwrap_or_default()
    }
}

/// The only answer that a person can give now.
struct Only {
    player: String,
    seat: Seat,
    action: Value,
    undoable: bool,
    /// They have just taken something back.
    undone: bool,
}

impl Only {
    fn is_given(&self, asks: Asks) -> bool {
        match asks {
            Asks::Always => false,
            Asks::Options => !self.undoable,
            // Whoever takes the end of a turn back wants to do something else first.
            Asks::Never => !self.undone,
        }
    }
}

impl Room {
    /// A turn that only waits for its end ends by itself, as its player likes it.
    pub(super) async fn end_forced_turns(&mut self) {
        while let Some(only) = self.only_answer() {
            let hall = self.hall.clone();
            if !only.is_given(Asks::of(&only.player, &hall).await) {
                return;
            }
            let Some(game) = self.game.as_ref() else { return };
            let question = game.table.now().question(only.seat);
            if self.play_for(only.seat, question, only.action).await.is_err() {
                return;
            }
        }
    }

    fn only_answer(&self) -> Option<Only> {
        let table = &self.game.as_ref()?.table;
        let Turn::Ask { seats, ask: Ask::Open } = table.now().asked() else { return None };
        let seat = seats.iter().next()?;
        let SeatRow::Person { person: player, .. } = self.row.seats.get(seat.index())? else { return None };
        let is_played = table.holder(seat).is_some_and(|holder| holder.kind == PlayerKind::Person);
        let mut actions = table.now().actions(seat);
        if !is_played || actions.len() != 1 {
            return None;
        }
        let free = matches!(table.reach(seat), Ok(Reach { terms: Terms::Free, .. }));
        let undoable = free && self.may_take_back(seat).is_ok();
        let play = |deed: &&Deed| matches!(deed, Deed::Answer(_) | Deed::TimeOut(_) | Deed::Undo { .. });
        // What is agreed beside the game, orders and pauses, is no play.
        let last = table.entries().iter().rev().map(|entry| &entry.deed).find(play);
        let undone = matches!(last, Some(Deed::Undo { seat: by, .. }) if *by == seat);
        Some(Only { player: player.clone(), seat, action: actions.remove(0), undoable, undone })
    }
}

#[cfg(test)]
mod tests {
    use super::super::patience::{at_with, person, room, table};
    use super::*;
    use crate::wire::{Command, Order, Until};
    use orrery_shelf::Answer;
    use orrery_store::UndoRule;
    use orrery_table::Table;
    use serde_json::json;

    fn is_free(table: &Table, seat: Seat) -> bool {
        matches!(table.reach(seat), Ok(Reach { terms: Terms::Free, .. }))
    }

    /// Somebody has just answered, can take that back, and has one answer left, which could be taken back as well.
    fn only_the_end_is_left(table: &Table) -> bool {
        let Turn::Ask { seats, ask: Ask::Open } = table.now().asked() else { return false };
        let seat = seats.iter().next().expect("somebody is asked");
        let mut actions = table.now().actions(seat);
        if !is_free(table, seat) || actions.len() != 1 {
            return false;
        }
        let (mut after, question) = (table.clone(), table.now().question(seat));
        after.answer(&Answer { seat, question, action: actions.remove(0) }, 0).expect("it was listed");
        is_free(&after, seat)
    }

    /// What is entered at such a moment by itself, and again after the player has taken something back and another has
    /// agreed with the host about what to do in windows.
    async fn entered(settings: Value) -> (usize, usize) {
        let (hall, record) = at_with(settings, only_the_end_is_left);
        let mut room = room(&hall, &record, 0);
        let before = table(&room).entries().len();
        let Turn::Ask { seats, .. } = table(&room).now().asked() else { panic!("somebody is asked") };
        let seat = seats.iter().next().expect("somebody is asked");
        room.end_forced_turns().await;
        let ended = table(&room).entries().len();
        let undo = Command::Undo { id: "undo".into(), seat };
        room.hear(0, Some(person(seat)), undo).await;
        let other = Seat::all(table(&room).now().seats()).find(|&other| other != seat).expect("two play");
        let order = Some(Order { until: Until::Revoked, stops: Vec::new() });
        let order = Command::Order { id: "order".into(), seat: other, order };
        room.hear(0, Some(person(other)), order).await;
        let again = &table(&room).entries()[ended..];
        (ended - before, again.iter().filter(|entry| matches!(entry.deed, Deed::Answer(_))).count())
    }

    /// Where nothing may be taken back there is nothing to wait for.
    #[tokio::test]
    async fn a_turn_that_may_not_be_undone_ends_by_itself() {
        let (hall, record) = at_with(json!({}), only_the_end_is_left);
        let mut room = room(&hall, &record, 0);
        let before = table(&room).entries().len();
        room.row.undo = UndoRule::Free;
        room.end_forced_turns().await;
        assert_eq!(table(&room).entries().len(), before, "what is free can be taken back");
        room.row.undo = UndoRule::Off;
        room.end_forced_turns().await;
        assert!(table(&room).entries().len() > before);
    }

    #[tokio::test]
    async fn a_turn_that_could_be_undone_ends_by_itself_only_for_those_who_wish_it() {
        assert_eq!(entered(json!({})).await, (0, 0), "there is something to take back");
        assert_eq!(entered(json!({"endOfTurn": "always"})).await, (0, 0));
        assert_eq!(entered(json!({"endOfTurn": "sometimes"})).await, (0, 0), "nobody wishes what is no wish");
        let (ended, again) = entered(json!({"endOfTurn": "never"})).await;
        assert!(ended > 0);
        assert_eq!(again, 0, "what was taken back is not played again at once");
    }
}
