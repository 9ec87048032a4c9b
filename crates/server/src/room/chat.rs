//! Talk beside the game. Players and spectators are apart: what is said in the stands is heard at the table when the
//! game is over.

use super::{Room, TRIES, send};
use crate::limits::{self, Bucket};
use crate::problem::Problem;
use crate::wire::{ChatLine, News};
use orrery_core::Seat;
use orrery_store::StoreError;

/// How much of what was said is told to whoever arrives.
const RECALLED: usize = 300;

impl Room {
    /// Somebody says something: kept first, then told.
    pub(super) async fn say(&mut self, (person, name): (String, String), text: &str) -> Result<(), Problem> {
        let text = limits::speech(text).ok_or(Problem::Speech)?;
        let bucket = self.talkers.entry(person.clone()).or_insert_with(|| Bucket::full(limits::CONNECTION));
        if !bucket.take(limits::SAYING) {
            return Err(Problem::TooMany);
        }
        let seat = self.viewer(Some(&person)).seat();
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
