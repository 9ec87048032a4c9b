//! Talk beside the game. Players and spectators are apart: what is said in the stands is heard at the table when the
//! game is over.

use super::show::send;
use super::{Room, TRIES};
use crate::identity::device;
use crate::limits::{self, Bucket};
use crate::problem::Problem;
use crate::wire::{ChatLine, News};
use orrery_core::Seat;
use orrery_store::StoreError;

/// How much of what was said is told to whoever arrives.
const RECALLED: usize = 300;
/// How much may be said beside one game, all together: it is kept for ever, and read when the table is opened. The stands
/// may fill half of it, so that they cannot silence those who play.
const LINES: u32 = 4000;
const BYTES: usize = 400_000;

impl Room {
    /// Somebody says something: kept first, then told.
    pub(super) async fn say(&mut self, (person, name): (String, String), text: &str) -> Result<(), Problem> {
        let text = limits::speech(text).ok_or(Problem::Speech)?;
        let bucket = self
            .talkers
            .entry(device(&person).0.to_owned())
            .or_insert_with(|| Bucket::full(limits::CONNECTION));
        if !bucket.take(limits::SAYING) {
            return Err(Problem::TooMany);
        }
        let seat = self.viewer(Some(&person)).seat();
        let share = if seat.is_some() { 1 } else { 2 };
        let bytes: usize = self.said.iter().map(|line| line.text.len()).sum();
        if self.said.last().is_some_and(|line| line.n + 1 >= LINES / share) || bytes >= BYTES / share as usize
        {
            return Err(Problem::TooMany);
        }
        // At one device several may talk, each under the name of their seat.
        let name = seat.and_then(|seat| self.name_at(seat)).unwrap_or(name);
        let mut tries = 0;
        loop {
            tries += 1;
            let n = self.said.last().map_or(0, |line| line.n + 1);
            let (name, text) = (name.clone(), text.clone());
            let line = ChatLine { n, at: self.hall.now(), name, seat, text };
            let body = serde_json::to_string(&line).expect("what is said is plain data");
            match self.hall.store.add_page(&self.row.id, n, body).await {
                Ok(()) => self.tell_said(vec![line]),
                // Somebody at another node has said something meanwhile.
                Err(StoreError::Taken) if tries < TRIES => {
                    self.hear_chat().await?;
                    continue;
                }
                Err(error) => return Err(error.into()),
            }
            self.tell_chat();
            return Ok(());
        }
    }

    /// Reads what was said at other nodes, and tells it here.
    pub(super) async fn hear_chat(&mut self) -> Result<(), Problem> {
        let next = self.said.last().map_or(0, |line| line.n + 1);
        let pages = self.hall.store.pages(&self.row.id, next).await?;
        self.tell_said(pages.iter().filter_map(|page| serde_json::from_str(page).ok()).collect());
        Ok(())
    }

    fn tell_said(&mut self, lines: Vec<ChatLine>) {
        for client in &self.clients {
            let heard = lines.iter().filter(|line| self.hears(client.person.as_deref(), line.seat));
            let lines: Vec<ChatLine> = heard.cloned().collect();
            if !lines.is_empty() {
                // Whoever cannot take it hears it on coming again.
                _ = send(client, &News::Said { lines });
            }
        }
        self.said.extend(lines);
    }

    /// What this person may hear of what was said before they came.
    pub(super) fn overheard(&self, person: Option<&str>) -> Vec<ChatLine> {
        let mut heard: Vec<ChatLine> = self
            .said
            .iter()
            .rev()
            .filter(|line| self.hears(person, line.seat))
            .take(RECALLED)
            .cloned()
            .collect();
        heard.reverse();
        heard
    }

    fn hears(&self, person: Option<&str>, speaker: Option<Seat>) -> bool {
        let over = self.game.as_ref().is_some_and(|game| game.table.ended().is_some());
        over || speaker.is_some() || !self.sits(person)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::identity::beside;
    use crate::room::forgetful::gathering;
    use orrery_store::SeatRow;

    fn room() -> Room {
        gathering(vec![SeatRow::Person { person: "ana".into(), name: "Ana".into() }])
    }

    /// A device has as many voices as it likes to number, and one measure of talk.
    #[tokio::test]
    async fn who_speaks_under_many_numbers_says_no_more() {
        let mut room = room();
        let mut heard = 0;
        for n in 0..=255 {
            heard += u32::from(room.say((beside("bea", n), "Bea".into()), "hello").await.is_ok());
        }
        assert!((1..100).contains(&heard), "{heard} of 256 were heard");
    }

    /// What is said is kept for ever: it has an end, and the stands reach theirs first.
    #[tokio::test]
    async fn the_stands_cannot_talk_without_end_nor_silence_the_table() {
        let mut room = room();
        let so_far = |n| ChatLine { n, at: 0, name: String::new(), seat: None, text: "…".into() };
        let mut says = async |person: &str, n| {
            room.said = vec![so_far(n)];
            room.say((person.to_owned(), person.to_owned()), "hello").await
        };
        assert!(says("bea", LINES / 2 - 2).await.is_ok());
        assert!(matches!(says("bea", LINES / 2 - 1).await, Err(Problem::TooMany)));
        assert!(says("ana", LINES - 2).await.is_ok());
        assert!(matches!(says("ana", LINES - 1).await, Err(Problem::TooMany)));
    }

    /// Few long lines fill as much as many short ones.
    #[tokio::test]
    async fn long_lines_reach_the_end_sooner() {
        let mut room = room();
        let long = ChatLine { n: 0, at: 0, name: String::new(), seat: None, text: "x".repeat(BYTES / 2) };
        room.said = vec![long];
        let mut says = async |person: &str| room.say((person.to_owned(), person.to_owned()), "hello").await;
        assert!(matches!(says("bea").await, Err(Problem::TooMany)));
        assert!(says("ana").await.is_ok(), "and the stands still cannot silence the table");
    }
}
