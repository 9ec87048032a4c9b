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
    /// As somebody has it in their settings. Where these cannot be read nothing is done for them that they may not want.
    async fn of(player: &str, hall: &Hall) -> Asks {
        let Ok(known) = hall.store.person(device(player).0).await else { return Asks::Always };
        known.and_then(|known| Asks::deserialize(&known.settings["endOfTurn"]).ok()).unwrap_or_default()
    }
}

/// The only answer that a person can give now.
struct Only {
    player: String,
    seat: Seat,
    action: Value,
    /// They can take their last answer back freely.
    undoable: bool,
    /// They have just taken something back, freely or by the leave of others.
    undone: bool,
}

impl Only {
    fn is_given(&self, asks: Asks) -> bool {
        match asks {
            Asks::Always => false,
            // Whoever takes the end of a turn back wants to take back more, or do something else first.
            Asks::Options | Asks::Never if self.undone => false,
            Asks::Options => !self.undoable,
            Asks::Never => true,
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
    use super::super::forgetful::UNREADABLE;
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

    /// The host is about to end somebody's turn, and what they did before takes the leave of others as well.
    fn ends_by_itself(table: &Table) -> bool {
        let Turn::Ask { seats, ask: Ask::Open } = table.now().asked() else { return false };
        let seat = seats.iter().next().expect("somebody is asked");
        table.now().actions(seat).len() == 1
            && matches!(table.reach(seat), Ok(Reach { terms: Terms::Consent { .. }, .. }))
    }

    /// Somebody asks to take their last answer back, and everybody agrees.
    async fn takes_back(room: &mut Room, seat: Seat) {
        room.hear(0, Some(person(seat)), Command::Undo { id: "undo".into(), seat }).await;
        while let Some(request) = table(room).request().cloned() {
            for other in request.waiting.iter() {
                let id = format!("yes to {} by {}", request.id, other.0);
                let consent = Command::Consent { id, seat: other, request: request.id, yes: true };
                room.hear(0, Some(person(other)), consent).await;
            }
        }
    }

    /// Nobody could go back any further if the host played at once what was just taken back.
    #[tokio::test]
    async fn what_is_taken_back_by_the_leave_of_others_is_not_played_again_at_once() {
        let (hall, record) = at_with(json!({}), ends_by_itself);
        let mut room = room(&hall, &record, 0);
        let before = table(&room).entries().len();
        let Turn::Ask { seats, .. } = table(&room).now().asked() else { panic!("somebody is asked") };
        let seat = seats.iter().next().expect("somebody is asked");
        room.end_forced_turns().await;
        assert!(table(&room).entries().len() > before, "the turn ends by itself");
        takes_back(&mut room, seat).await;
        let last = &table(&room).entries().last().expect("it began").deed;
        let Deed::Undo { takes_back: gone, .. } = last else {
            panic!("it is taken back, and no more: {last:?}")
        };
        assert_eq!(gone.last(), Some(&(before as u32)), "the end of the turn");
        let now = table(&room).reach(seat).expect("there is more to take back").takes_back;
        assert!(now.last().is_some_and(|&n| (n as usize) < before), "what was done before it: {now:?}");
    }

    /// A store that cannot say what somebody wishes has nothing done for them.
    #[tokio::test]
    async fn whose_wishes_cannot_be_read_ends_their_turn_themselves() {
        let (hall, _) = at_with(json!({"endOfTurn": "never"}), ends_by_itself);
        assert!(matches!(Asks::of("ana", &hall).await, Asks::Never));
        let (closed, _) = at_with(json!(UNREADABLE), ends_by_itself);
        assert!(matches!(Asks::of("ana", &closed).await, Asks::Always));
    }
}
