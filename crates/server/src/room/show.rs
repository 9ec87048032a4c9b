//! Who looks on is shown what there is: everything at first, and then what changed.

use super::eye::{Eye, Seen};
use super::windows::Mark;
use super::{Client, Room};
use crate::wire::News;
use orrery_core::Seats;
use orrery_scene::Lang;
use tokio::sync::OwnedSemaphorePermit;
use tokio_tungstenite::tungstenite::Message;

impl Room {
    /// Gives a client its eye and shows it everything. People sit down and change their language: the eye follows.
    pub(super) fn let_look(&mut self, newcomer: u64) {
        let Some(Client { person, lang, .. }) = self.client(newcomer) else { return };
        let (person, lang) = (person.clone().filter(|person| self.concerns(person)), *lang);
        let eye = self.eye_of(person.clone(), lang);
        // Those who look through the same eye are told what it has not shown them yet, so that all go on from here.
        self.show_one(eye, Some(newcomer));
        let seen = self.see(person.as_deref(), lang);
        let whole = self.eyes[eye].whole(seen, self.game.as_ref().map(|game| &game.chronicle));
        if let Some(client) = self.clients.iter_mut().find(|client| client.id == newcomer) {
            client.eye = person;
            // A client that cannot take it finds out when it connects again.
            _ = send(client, &whole);
        }
    }

    /// Shows every eye what has changed for it, and only that.
    pub(super) async fn show(&mut self) {
        for at in 0..self.eyes.len() {
            if !self.adrift {
                self.show_one(at, None);
            }
            // A picture takes its time to draw: other tables wait for one, not for those of all who look on here.
            tokio::task::yield_now().await;
        }
    }

    /// Shows what was entered since then; but a secret to those alone who have it, at once, so that it takes no turn in
    /// which others could be shown something.
    pub(super) async fn show_since(&mut self, mark: Option<&Mark>) {
        match self.secret_since(mark) {
            Some(seats) => self.show_to(seats),
            None => self.show().await,
        }
    }

    pub(super) fn show_to(&mut self, seats: Seats) {
        for at in 0..self.eyes.len() {
            if !self.adrift && self.eyes[at].is_of(seats) {
                self.show_one(at, None);
            }
        }
    }

    /// Shows all who are behind what there is, after everybody who waits for an answer, at this table or at another.
    pub(super) async fn show_others(self, turn: OwnedSemaphorePermit) -> Room {
        self.hall.clone().gallery.lend(turn, self, Room::show_behind).await
    }

    pub(super) fn show_behind(&mut self) {
        for at in 0..self.eyes.len() {
            if !self.adrift && self.eyes[at].is_behind() {
                self.show_one(at, None);
            }
        }
    }

    /// Whoever cannot keep up is let go; a newcomer is told all of it instead.
    pub(super) fn show_one(&mut self, at: usize, newcomer: Option<u64>) {
        let (who, lang) = self.eyes[at].owner();
        let seen = self.see(who.as_deref(), lang);
        let chronicle = self.game.as_ref().map(|game| &game.chronicle);
        let Some(news) = self.eyes[at].look(seen, chronicle) else { return };
        let (eye, message) = (&self.eyes[at], written(&news));
        let concerns = |client: &Client| eye.belongs_to(client) && newcomer != Some(client.id);
        self.clients.retain(|client| !concerns(client) || client.outbox.try_send(message.clone()).is_ok());
    }

    /// The eye that sees for this person in this language; a new one has seen everything there is.
    fn eye_of(&mut self, who: Option<String>, lang: Lang) -> usize {
        if let Some(at) = self.eyes.iter().position(|eye| eye.owner() == (who.clone(), lang)) {
            return at;
        }
        let viewer = self.viewer(who.as_deref());
        let mut eye = Eye::new(who.clone(), lang, viewer, self.hall.game(&self.row.game).ok().cloned());
        let seen = self.see(who.as_deref(), lang);
        _ = eye.look(seen, self.game.as_ref().map(|game| &game.chronicle));
        self.eyes.push(eye);
        self.eyes.len() - 1
    }

    /// The table and the play, as this person may see them.
    pub(super) fn see(&self, person: Option<&str>, lang: Lang) -> Seen {
        let play = self.play(person, lang);
        Seen { table: self.info(person, play.as_ref()), play }
    }
}

/// Whether the client took it; one that is too slow or gone did not.
pub(super) fn send(client: &Client, news: &News) -> bool {
    client.outbox.try_send(written(news)).is_ok()
}

/// As it goes over the line: written once for all who hear the same, and shared by them.
fn written(news: &News) -> Message {
    Message::text(serde_json::to_string(news).expect("news are plain data"))
}
