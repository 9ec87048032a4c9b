//! How well bots play at a table: whoever plays there may say so, also while the game runs.

use super::Room;
use super::bots::{Effort, Matter};
use crate::problem::Problem;
use orrery_bots::Kind;
use orrery_core::{Ask, Seat, Turn, Viewer};
use orrery_store::SeatRow;
use orrery_table::{Player, PlayerKind};
use std::collections::BTreeMap;

/// Which bots had less time for their last thought than they take, by their seats.
pub(super) type Hurried = BTreeMap<u8, String>;

impl Room {
    /// The bot whose seat it is plays at another level from now on, the question included that it thinks about.
    pub(super) fn other_level(&mut self, by: Seat, of: Seat, bot: &str) -> Result<(), Problem> {
        let kind: Kind = bot.parse().map_err(Problem::BadBot)?;
        if self.row.serious {
            return Err(Problem::BotsStay);
        }
        let at = self.time();
        let table = &mut self.game.as_mut().ok_or(Problem::NotStarted)?.table;
        let sits = table.holder(of).ok_or(Problem::NoSuchSeat)?;
        let is_so = *sits == Player::bot(&kind.to_string()) && table.is_a_bots(of);
        if is_so && table.ended().is_none() {
            return Ok(());
        }
        Ok(table.other_level(of, by, kind, at)?)
    }

    /// Bots play on as they last did.
    pub(super) fn keep_levels(&self, seats: &mut [SeatRow]) {
        let Some(game) = self.game.as_ref() else { return };
        for (at, held) in seats.iter_mut().enumerate() {
            if let SeatRow::Bot { bot } = held
                && let Some(holder) = game.table.holder(Seat(at as u8))
            {
                bot.clone_from(&holder.name);
            }
        }
    }

    /// The bots that think now, as far as everybody knows. In windows and sealed questions nobody can see who is done, and
    /// in talks nobody has to say anything.
    pub(super) fn thinking(&self) -> Vec<u8> {
        let Some(table) = self.game.as_ref().map(|game| &game.table) else { return Vec::new() };
        let Turn::Ask { seats, ask: Ask::Open } = table.now().turn(Viewer::Spectator) else {
            return Vec::new();
        };
        let is_bot = |seat: &Seat| table.holder(*seat).is_some_and(|holder| holder.kind == PlayerKind::Bot);
        seats.iter().filter(is_bot).map(|seat| seat.0).collect()
    }

    /// The bots that play below their strength because they have too little time.
    pub(super) fn hurried(&self) -> Vec<u8> {
        let Some(table) = self.game.as_ref().map(|game| &game.table) else { return Vec::new() };
        let is_so = |(&seat, bot): (&u8, &String)| {
            (table.holder(Seat(seat)) == Some(&Player::bot(bot))).then_some(seat)
        };
        self.hurried.iter().filter_map(is_so).collect()
    }

    /// How much of a thought there was before an answer to an open question. Of others nothing is told: how long a bot
    /// thinks rests on its hand. Where there was no choice nothing is told either, of this thought or the one before.
    pub(super) fn note_effort(&mut self, Matter { seat, question, bot }: Matter, effort: Option<Effort>) {
        let Some(table) = self.game.as_ref().map(|game| &game.table) else { return };
        let open = matches!(
            table.now().asked(),
            Turn::Ask { seats, ask: Ask::Open } if seats.contains(seat) && table.now().question(seat) == question
        );
        let before = self.hurried.clone();
        match effort {
            Some(Effort::Cut) if open => {
                self.hall.figures.hurried.add(1);
                self.hurried.insert(seat.0, bot);
            }
            Some(Effort::Whole) if open => _ = self.hurried.remove(&seat.0),
            Some(Effort::Cut | Effort::Whole | Effort::Glance) | None => {}
        }
        if self.hurried != before {
            self.tell_hurried();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::patience::{at, room, table, table_mut};
    use super::*;
    use orrery_table::Stay;

    /// A bot that is asked so, and what it thinks about.
    async fn asked(wanted: Ask) -> (Room, Matter) {
        let (hall, record) =
            at(|position| matches!(position.asked(), Turn::Ask { ask, .. } if ask == wanted));
        let mut room = room(&hall, &record, 0);
        let Turn::Ask { seats, .. } = table(&room).now().asked() else { panic!("the game goes on") };
        let seat = seats.iter().next().expect("somebody is asked");
        table_mut(&mut room).bot_takes_seat(seat, Kind::Random, Stay::Longer, 0).expect("a bot sits down");
        let question = table(&room).now().question(seat);
        (room, Matter { seat, question, bot: "random".into() })
    }

    /// How long a bot thinks rests on its hand, and so does whether its time was enough.
    #[tokio::test]
    async fn in_a_window_neither_a_thought_nor_a_want_of_time_is_told() {
        let (mut room, matter) = asked(Ask::Window).await;
        room.note_effort(matter, Some(Effort::Cut));
        assert_eq!((room.thinking(), room.hurried()), (vec![], vec![]));
    }

    #[tokio::test]
    async fn of_an_open_question_both_are_told_and_where_there_was_no_choice_nothing() {
        let (mut room, matter) = asked(Ask::Open).await;
        let seat = matter.seat.0;
        assert_eq!((room.thinking(), room.hurried()), (vec![seat], vec![]));
        for (effort, hurried) in [
            (Some(Effort::Glance), vec![]),
            (Some(Effort::Cut), vec![seat]),
            (Some(Effort::Glance), vec![seat]),
            (None, vec![seat]),
            (Some(Effort::Whole), vec![]),
        ] {
            room.note_effort(matter.clone(), effort);
            assert_eq!(room.hurried(), hurried, "{effort:?}");
        }
        let past = Matter { question: matter.question + 7, ..matter };
        room.note_effort(past, Some(Effort::Cut));
        assert_eq!(room.hurried(), [0; 0], "nobody asked that");
    }
}
