//! Rooms in which nobody looks on: what is left of an answer without sockets and pictures is that it is judged, kept and
//! remembered. For whoever measures that.

use super::{Room, begin};
use crate::Config;
use crate::hall::Hall;
use crate::problem::Problem;
use crate::wire::Command;
use orrery_core::{Seat, Turn};
use orrery_scene::Lang;
use orrery_shelf::{Answer, OpenBox};
use orrery_store::{SeatRow, Stage, Store, TableRow, UndoRule};
use orrery_table::Secret;
use serde_json::json;
use std::fmt;
use std::sync::Arc;
use std::time::Duration;

/// Who sits at all seats.
const EVERYBODY: &str = "everybody";

/// A server without a door.
pub struct House {
    hall: Arc<Hall>,
    kit: Arc<dyn OpenBox>,
}

impl House {
    /// One that offers this game, and keeps here what is played.
    pub fn over(store: Arc<dyn Store>, kit: Arc<dyn OpenBox>) -> House {
        let config = Config::new(([127, 0, 0, 1], 0).into(), vec![kit.clone()]);
        // Nobody is there whom the time of an answer could tell anything.
        let config = Config { window_pace: Duration::ZERO, ..config };
        House { hall: Arc::new(Hall::new(config, store)), kit }
    }

    /// A table of this name that has just been laid, with luck from this secret.
    pub async fn lay(&self, id: &str, seats: u8, secret: &Secret) -> Result<Table, String> {
        let row = begin(gathered(id, self.kit.title().slug(), seats, secret), &self.kit).map_err(told)?;
        self.hall.store.keep_table(row.clone()).await.map_err(|error| error.to_string())?;
        let (_, mut room) = Room::build(self.hall.clone(), row);
        room.take_up_afresh().await.map_err(told)?;
        Ok(Table { room, commands: 0 })
    }
}

/// A table, played at from within.
pub struct Table {
    room: Room,
    commands: u32,
}

impl Table {
    /// Somebody who is asked, and the number of the question; nobody once the game is over.
    #[must_use]
    pub fn asked(&self) -> Option<(Seat, u32)> {
        let position = self.room.game.as_ref()?.table.now();
        let Turn::Ask { seats, .. } = position.asked() else { return None };
        seats.iter().next().map(|seat| (seat, position.question(seat)))
    }

    /// Ready when the answer is durable: how many entries that made, those included that the host plays by itself.
    pub async fn answer(&mut self, answer: Answer) -> Result<usize, String> {
        let kept = self.kept();
        self.commands += 1;
        let Answer { seat, question, action } = answer;
        let command = Command::Answer { id: self.commands.to_string(), seat, question, action };
        self.room.hear(0, Some(EVERYBODY.to_owned()), command).await;
        if self.kept() == kept {
            return Err(format!(
                "what seat {} was to answer to question {question} was not taken",
                seat.0 + 1
            ));
        }
        // Whoever knows all answers gives them: nobody waits for what the host would do when its time has come.
        while self.room.mailbox.try_recv().is_ok() {}
        Ok(self.kept() - kept)
    }

    fn kept(&self) -> usize {
        self.room.game.as_ref().map_or(0, |game| game.kept)
    }
}

impl fmt::Debug for House {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("House").field("game", &self.kit.title().slug()).finish_non_exhaustive()
    }
}

impl fmt::Debug for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Table").field("commands", &self.commands).finish_non_exhaustive()
    }
}

fn gathered(id: &str, game: &str, seats: u8, secret: &Secret) -> TableRow {
    let seat = || SeatRow::Person { person: EVERYBODY.to_owned(), name: EVERYBODY.to_owned() };
    TableRow {
        id: id.to_owned(),
        revision: 0,
        game: game.to_owned(),
        name: String::new(),
        host: EVERYBODY.to_owned(),
        public: false,
        stage: Stage::Gathering,
        options: json!({}),
        seats: (0..seats).map(|_| seat()).collect(),
        header: None,
        secret: secret.to_hex(),
        clock: None,
        banned: Vec::new(),
        serious: false,
        undo: UndoRule::default(),
        rematch: None,
        opened: 0,
        at: 0,
    }
}

fn told(problem: Problem) -> String {
    problem.tell(Lang::En)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::room::forgetful::Forgetful;
    use orrery_core::Ask;
    use orrery_shelf::SHELF;

    /// How much of a game is tried.
    const ANSWERS: usize = 300;

    /// Whoever measures answers knows all of them: the host lets no window pass in their place.
    #[tokio::test]
    async fn in_a_window_only_those_answer_who_are_told_to() {
        let mut windows = 0;
        for title in SHELF {
            let (seats, secret) = (*title.seats().end(), Secret::derived("alone", &[7]));
            let house = House::over(Arc::new(Forgetful::default()), title.standard());
            let mut table = house.lay("t", seats, &secret).await.unwrap();
            for _ in 0..ANSWERS {
                let position = table.room.game.as_ref().expect("it is played").table.now();
                let Turn::Ask { seats, ask } = position.asked() else { break };
                let seat = seats.iter().next().expect("somebody is asked");
                let (question, action) = (position.question(seat), position.actions(seat).swap_remove(0));
                let entries = table.answer(Answer { seat, question, action }).await.unwrap();
                if ask == Ask::Window && seats.len() > 1 {
                    windows += 1;
                    assert_eq!(entries, 1, "{}", title.slug());
                }
                // The host's bells have their time.
                tokio::time::sleep(Duration::from_millis(1)).await;
            }
        }
        assert!(windows > 10, "{windows}");
    }

    /// What is played from without can be played from within, whatever the host plays by itself; what is refused is told.
    #[tokio::test]
    async fn answers_are_taken_as_by_any_room() {
        for title in SHELF {
            let kit = title.standard();
            let (seats, secret) = (*title.seats().end(), Secret::derived("alone", &[7]));
            let house = House::over(Arc::new(Forgetful::default()), kit);
            let mut table = house.lay("t", seats, &secret).await.unwrap();
            for _ in 0..ANSWERS {
                let Some((seat, question)) = table.asked() else { break };
                let mut actions = table.room.game.as_ref().expect("it is played").table.now().actions(seat);
                let action = actions.swap_remove(question as usize % actions.len());
                table.answer(Answer { seat, question, action }).await.unwrap();
            }
            assert!(table.kept() > 30, "{}", title.slug());
            let nonsense = Answer { seat: Seat(0), question: 0, action: json!("nonsense") };
            assert!(table.answer(nonsense).await.is_err());
        }
    }
}
